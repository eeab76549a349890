/** What would come of beginnings of a choice, as the server tells it: each is asked once, and only when somebody looks. */
import { written } from './choosing.svelte';
import type { GameMove, Offer } from './wire';

export class Foresight {
  #offers = $state.raw<ReadonlyMap<string, Offer>>(new Map());
  #asked = new Set<string>();

  constructor(readonly ask: (moves: readonly GameMove[]) => Promise<Offer | null>) {}

  /** What may come after these moves and what it leads to; null until the answer is here. */
  after(moves: readonly GameMove[]): Offer | null {
    const key = written(moves);
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      void this.#inquire(key, moves);
    }
    return this.#offers.get(key) ?? null;
  }

  /** The server has told it without being asked. */
  learn(moves: readonly GameMove[], offer: Offer): void {
    const key = written(moves);
    this.#asked.add(key);
    this.#offers = new Map(this.#offers).set(key, offer);
  }

  /** The table has changed: nothing that was foreseen holds any longer. */
  renew(): void {
    this.#asked = new Set();
    this.#offers = new Map();
  }

  async #inquire(key: string, moves: readonly GameMove[]): Promise<void> {
    const moment = this.#asked;
    const offer = await this.ask(moves);
    if (offer && moment === this.#asked) this.#offers = new Map(this.#offers).set(key, offer);
  }
}
