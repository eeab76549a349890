/** How somebody likes to play, remembered on this device: how fast the table moves, and what the page may answer by itself. */
export const SPEEDS = { calm: 1.7, brisk: 1, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

interface Kept {
  speed: Speed;
  /** What has a single answer is answered by the page. */
  single: boolean;
  /** The page goes on at pauses for whoever holds nothing to play. */
  pauses: boolean;
  /** A quiet room plays behind the table. */
  ambience: boolean;
  /** Against bots a coach can be asked. */
  coach: boolean;
}

const KEPT = 'tripot-habits';
const USUAL: Kept = { speed: 'brisk', single: false, pauses: true, ambience: false, coach: false };

export class Habits {
  #kept = $state.raw<Kept>(remembered());

  get speed(): Speed {
    return this.#kept.speed;
  }

  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  /** By this every beat is longer. */
  get factor(): number {
    return SPEEDS[this.speed];
  }

  get single(): boolean {
    return this.#kept.single;
  }

  set single(single: boolean) {
    this.#keep({ single });
  }

  get pauses(): boolean {
    return this.#kept.pauses;
  }

  set pauses(pauses: boolean) {
    this.#keep({ pauses });
  }

  get ambience(): boolean {
    return this.#kept.ambience;
  }

  set ambience(ambience: boolean) {
    this.#keep({ ambience });
  }

  get coach(): boolean {
    return this.#kept.coach;
  }

  set coach(coach: boolean) {
    this.#keep({ coach });
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

function remembered(): Kept {
  try {
    const kept = { ...USUAL, ...(JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '{}') as Partial<Kept>) };
    return kept.speed in SPEEDS ? kept : USUAL;
  } catch {
    return USUAL;
  }
}

export const habits = new Habits();
