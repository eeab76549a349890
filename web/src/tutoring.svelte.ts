/** What a learner still has to read: one remark at a time, each when what it speaks of is on the table. */
import type { Guidance, Reason, Remark } from './wire';

/** Whether this is no refusal of the rules, but something to try instead. */
export function isAdvice({ reason }: Reason): boolean {
  return /^[a-z]+-lesson-.*-instead$/.test(reason);
}

export class Tutoring {
  #read = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether it has been told that the game is learnt; whoever comes back to a lesson that is done knows. */
  graduated: boolean;

  constructor(readonly guidance: () => Guidance | null) {
    this.graduated = $state(guidance()?.done ?? false);
  }

  /** The remark to be read now, after so many events were told; what a question brings waits until it is open. What is asked for comes last. */
  current(told: number, open: boolean): Remark | null {
    const { remarks = [], ask = '' } = this.guidance() ?? {};
    const due = remarks.filter(({ id, at, asked }) => !this.#read.has(id) && at <= told && (!asked || open));
    return due.find(({ id }) => id !== ask) ?? due[0] ?? null;
  }

  /** Whether the next beat waits for somebody who reads about this one. */
  holds(told: number): boolean {
    return this.current(told, false) !== null;
  }

  read(remark: Remark): void {
    this.#read = new Set([...this.#read, remark.id]);
  }

  /** Read again what was said since the last choice, or that it is learnt. */
  again(): void {
    if (this.guidance()?.done) this.graduated = false;
    else this.#read = new Set();
  }
}
