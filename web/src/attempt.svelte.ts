/** What a learner has done in a scenario, kept on this device so that a reload forgets nothing. */
import type { GameMove } from './wire';

interface Kept {
  table: string;
  /** Choice by choice. */
  played: readonly (readonly GameMove[])[];
  finished: boolean;
}

const KEPT = 'tripot-attempts-2';
/** The tables of this many attempts are remembered. */
const MANY = 12;

export class Attempt {
  /** The learner's choices since the position was set up. */
  played = $state.raw<Kept['played']>([]);
  /** The learner has had the turn; what follows is an ordinary game. */
  finished = $state(false);
  #table: string;

  constructor(table: string) {
    this.#table = table;
    const kept = remembered().find((attempt) => attempt.table === table);
    if (kept) ({ played: this.played, finished: this.finished } = kept);
  }

  add(choice: readonly GameMove[], last: boolean): void {
    this.played = [...this.played, choice];
    this.finished = last;
    this.#keep();
  }

  takeBack(): void {
    if (this.finished) return;
    this.played = this.played.slice(0, -1);
    this.#keep();
  }

  #keep(): void {
    const others = remembered().filter((attempt) => attempt.table !== this.#table);
    const mine: Kept = { table: this.#table, played: this.played, finished: this.finished };
    localStorage.setItem(KEPT, JSON.stringify([mine, ...others].slice(0, MANY)));
  }
}

function remembered(): readonly Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as readonly Kept[];
  } catch {
    return [];
  }
}
