/** Whether the house still says what it said first, and what this page signs at the end. */
import type { Known } from './known';
import { Refusal, type Order } from './line';
import { ownKeys, storyDigest, swear } from './oath';
import { pinMore, pinOf, pinSeal } from './pins';
import type { Reason, Table } from './wire';

export class Trust {
  /** Why this house is not to be trusted, as far as this page knows. */
  broken = $state.raw<Reason | null>(null);
  /** Once it is settled, this page has said what it has to say about the game. */
  settled: Promise<void> = Promise.resolve();
  #sworn = 0;

  constructor(readonly code: string) {}

  see({ number, commitment }: Table): void {
    if (!pinSeal(this.code, number, commitment)) this.broken = { reason: 'web-pin-broken', args: {}, rule: '' };
  }

  /** The house has done this. */
  done(order: Order, table: Table | null): void {
    if (!table) return;
    if (order.type === 'salt') pinMore(this.code, table.number, { salt: order.nonce });
    if (order.type === 'stand') pinMore(this.code, table.number, { salt: null });
  }

  /** Sign what this page was told, once a game has come to its end. */
  testify(known: Known, send: (order: Order) => Promise<unknown>): void {
    const { table, viewer, situation, game } = known;
    if (!table || viewer === null || !situation?.result || game === null || this.#sworn === game) return;
    this.#sworn = game;
    if (!pinOf(this.code, game)?.digest) this.settled = this.#testify(known, table, game, viewer, send);
  }

  async #testify(known: Known, table: Table, game: number, seat: number, send: (order: Order) => Promise<unknown>): Promise<void> {
    const keys = await ownKeys();
    if (!keys) return;
    const names = table.chairs.map(({ name }) => name);
    const digest = await storyDigest(names, known.story);
    try {
      await send({ type: 'witness', ...(await swear(keys, table.commitment, seat, digest)) });
      pinMore(this.code, game, { digest });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (refusal.problem.reason === 'witness-differs') this.broken = refusal.problem;
    }
  }
}
