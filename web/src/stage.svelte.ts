/** The stage shows what happens, one beat after the other, at the pace of whoever watches. */
import { CLOCK, type Clock } from './clock';
import { habits } from './habits.svelte';
import type { Effect } from './sound';

export interface Beat<Scene> {
  scene: Scene;
  /** How long it stays alone, in milliseconds. */
  ms: number;
  sound?: Effect;
}

const UNHURRIED = 12;
const SHORTEST = 40;
/** What comes with a beat that takes no time travels this long; nobody waits for it. */
const BRIEF = 260;

export class Stage<Scene> {
  scene = $state.raw<Scene>() as Scene;
  playing = $state(false);
  /** How long things may travel to where this scene shows them; 0 if it is shown at once. */
  pace = 0;
  /** Whether this scene has to be read before the next beat. */
  waits: (scene: Scene) => boolean = () => false;
  #queue: Beat<Scene>[] = [];
  #stop: (() => void) | null = null;
  #held = false;

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
    else this.resume();
  }

  /** Go on, if what was to be read has been read. */
  resume(): void {
    if (this.#held && !this.waits(this.scene)) this.#next();
  }

  /** Forget what waits, and show this at once. */
  settle(scene: Scene): void {
    this.#stop?.();
    this.#stop = null;
    this.#held = false;
    this.#queue = [];
    this.pace = 0;
    this.scene = scene;
    this.playing = false;
  }

  /** Show where it all leads to, or what has to be read on the way there. */
  skip(): void {
    if (this.#held) return;
    const queue = this.#queue;
    const wait = queue.findIndex(({ scene }) => this.waits(scene));
    const last = queue.at(wait);
    this.settle(last ? last.scene : this.scene);
    if (wait < 0 || wait === queue.length - 1) return;
    this.#queue = queue.slice(wait + 1);
    this.#next();
  }

  /** The next beat that takes time; those that take none are over when they come. */
  #next(): void {
    this.#stop = null;
    this.#held = false;
    while (!this.#stop) {
      if (this.#queue.length > 0 && this.waits(this.scene)) {
        this.#stop = () => {};
        this.#held = this.playing = true;
        return;
      }
      const beat = this.#queue.shift();
      this.playing = beat !== undefined;
      if (!beat) return;
      const ms = hurried(beat.ms * habits.factor, this.#queue.length);
      this.pace = ms || BRIEF * habits.factor;
      this.scene = beat.scene;
      if (beat.sound) this.sound(beat.sound);
      if (ms > 0) this.#stop = this.clock.after(ms, () => this.#next());
    }
  }
}

/** The more waits, the faster it goes. */
export function hurried(ms: number, waiting: number): number {
  const factor = waiting > UNHURRIED ? UNHURRIED / waiting : 1;
  return ms === 0 ? 0 : Math.max(SHORTEST, ms * factor);
}
