/** What is said above the chairs, each thing for a while, and in the language that the page speaks by then. */
import { CLOCK, type Clock } from './clock';

const LASTS = 6000;
const KEPT = 'tripot-hush';

export class Talk {
  /** By seat. */
  above = $state.raw<ReadonlyMap<number, () => string>>(new Map());

  constructor(readonly clock: Clock = CLOCK) {}

  say(seat: number, words: () => string): void {
    this.above = new Map(this.above).set(seat, words);
    this.clock.after(LASTS, () => {
      if (this.above.get(seat) === words) this.#hush(seat);
    });
  }

  #hush(seat: number): void {
    const left = new Map(this.above);
    left.delete(seat);
    this.above = left;
  }
}

/** Whether this browser wants to hear the cast. */
class Hush {
  on = $state(globalThis.localStorage?.getItem(KEPT) === 'on');

  turn(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? 'on' : 'off');
  }
}

export const hush = new Hush();
