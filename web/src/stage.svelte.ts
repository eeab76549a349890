/** The stage shows what happens, one beat after the other; what may be done never waits for it. */
import type { Effect } from './sound';

export interface Beat<Scene> {
  scene: Scene;
  /** How long it stays alone, in milliseconds. */
  ms: number;
  sound?: Effect;
}

export interface Clock {
  after(ms: number, act: () => void): () => void;
}

export const CLOCK: Clock = {
  after(ms, act) {
    const id = setTimeout(act, ms);
    return () => clearTimeout(id);
  },
};

const UNHURRIED = 12;
const SHORTEST = 40;

export class Stage<Scene> {
  scene = $state.raw<Scene>() as Scene;
  playing = $state(false);
  #queue: Beat<Scene>[] = [];
  #stop: (() => void) | null = null;

  constructor(
    scene: Scene,
    readonly sound: (effect: Effect) => void = () => {},
    readonly clock: Clock = CLOCK,
  ) {
    this.scene = scene;
  }

  /** Show these beats after those that still wait. */
  play(beats: readonly Beat<Scene>[]): void {
    this.#queue.push(...beats);
    if (!this.#stop) this.#next();
  }

  /** Forget what waits, and show this at once. */
  settle(scene: Scene): void {
    this.#stop?.();
    this.#stop = null;
    this.#queue = [];
    this.scene = scene;
    this.playing = false;
  }

  /** Show where it all leads to. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.settle(last ? last.scene : this.scene);
  }

  #next(): void {
    const beat = this.#queue.shift();
    this.playing = beat !== undefined;
    if (!beat) {
      this.#stop = null;
      return;
    }
    this.scene = beat.scene;
    if (beat.sound) this.sound(beat.sound);
    this.#stop = this.clock.after(hurried(beat.ms, this.#queue.length), () => this.#next());
  }
}

/** The more waits, the faster it goes. */
export function hurried(ms: number, waiting: number): number {
  const factor = waiting > UNHURRIED ? UNHURRIED / waiting : 1;
  return ms === 0 ? 0 : Math.max(SHORTEST, ms * factor);
}
