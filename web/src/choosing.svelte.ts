/** The choice that is being made at a table: what may be done, what is looked at, how it is sent. The board and the words share it. */
import type { Attachment } from 'svelte/attachments';
import { hears } from './hearing';
import type { Ahead, GameMove, GameOutlook, Offer, Refusal } from './wire';

/** Where moves are offered and handed in. */
export interface Counter<Move> {
  offer(): { legal: readonly Move[]; extra: readonly Move[] };
  /** Hand these in together; whether it was done. */
  act(moves: readonly Move[]): Promise<boolean>;
  why(move: Move): Promise<Refusal | null>;
  /** What may follow these moves and what it would lead to; null until that is known. */
  foresee(moves: readonly Move[]): Offer | null;
  /** The moves that a choice is made of, one after the other, if it is not a move by itself. */
  parts?(move: Move): readonly Move[];
}

/** What may be chosen: a move of the game, or a name for several. */
export interface Choice {
  move: string;
}

/** For those who only watch: nothing is offered, nothing is asked. */
export const WATCHING: Counter<never> = {
  offer: () => ({ legal: [], extra: [] }),
  act: async () => false,
  why: async () => null,
  foresee: () => null,
};

export class Choosing<Move extends Choice = GameMove> {
  /** The move under the pointer, the focus or the first tap, offered or not. */
  looked = $state.raw<Move | null>(null);
  /** Why the move looked at cannot be done, once asked. */
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  /** The number of the question that is open: what is looked at or half chosen belongs to it alone. */
  question = $state(0);
  #counter: Counter<Move>;
  #tapped = false;
  #overtaken = false;

  constructor(counter: Counter<Move>) {
    this.#counter = counter;
  }

  /** Answers to what is asked. */
  get legal(): readonly Move[] {
    return this.#counter.offer().legal;
  }

  /** What may be done out of turn. */
  get extra(): readonly Move[] {
    return this.#counter.offer().extra;
  }

  get offered(): readonly Move[] {
    return [...this.legal, ...this.extra];
  }

  /** The move whose consequence is shown, and which `commit` sends. */
  get preview(): Move | null {
    return this.looked && this.offers(this.looked) ? this.looked : null;
  }

  offers(move: Move): boolean {
    const first = this.#parts(move)[0];
    return first !== undefined && this.offered.some((other) => same(other, first));
  }

  /** What the table holds for whoever chooses, as things stand. */
  get outlook(): GameOutlook | null {
    return this.#counter.foresee([])?.outlook ?? null;
  }

  /** What may follow these moves and what it would lead to; null until that is known. */
  after(moves: readonly Move[]): Offer | null {
    return this.#counter.foresee(moves);
  }

  /** What this move would lead to; null until that is known, or if it cannot be done. */
  ahead(move: Move): Ahead | null {
    const parts = this.#parts(move);
    const last = parts.at(-1);
    const offer = last && this.#counter.foresee(parts.slice(0, -1));
    const at = offer ? offer.legal.findIndex((other) => same(other, last)) : -1;
    return offer?.ahead[at] ?? null;
  }

  /** What may follow a move that is only the beginning of a choice. */
  beyond(move: Move): Offer | null {
    return this.ahead(move)?.whole === false ? this.#counter.foresee(this.#parts(move)) : null;
  }

  looksAt(move: Move): boolean {
    return this.looked !== null && same(this.looked, move);
  }

  look(move: Move | null): void {
    this.looked = move;
    this.refusal = null;
  }

  /** Something else is asked: nothing is chosen yet. What is just being sent goes on. */
  renew(): void {
    this.#overtaken = this.sending;
    if (this.sending) return;
    this.question += 1;
    this.look(null);
  }

  /** Do it if it may be done; else say why not. */
  async select(move: Move): Promise<void> {
    this.look(move);
    if (this.offers(move)) await this.commit();
    else await this.why(move);
  }

  async commit(): Promise<void> {
    const move = this.preview;
    if (!move || this.sending) return;
    this.sending = true;
    const done = await this.#counter.act(this.#parts(move));
    this.sending = false;
    if (done || this.#overtaken) this.renew();
  }

  async why(move: Move): Promise<void> {
    this.look(move);
    const refusal = await this.#counter.why(this.#parts(move)[0] ?? move);
    if (this.looksAt(move)) this.refusal = refusal;
  }

  /** For anything that stands for a move: hover, focus and a finger's first tap look, the next press selects. */
  option(move: Move): Attachment<HTMLElement | SVGElement> {
    return (element) =>
      hears(element, {
        focus: () => this.look(move),
        pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && this.look(move),
        pointerdown: (event) => (this.#tapped = (event as PointerEvent).pointerType !== 'mouse' && !this.looksAt(move)),
        click: () => this.#press(move),
        keydown: (event) => pressed(event as KeyboardEvent) && this.#press(move),
      });
  }

  #parts(move: Move): readonly Move[] {
    return this.#counter.parts?.(move) ?? [move];
  }

  #press(move: Move): void {
    if (this.#tapped && this.offers(move)) this.look(move);
    else void this.select(move);
    this.#tapped = false;
  }
}

/** Whether two moves say the same, in whatever order their parts were written. */
export function same(one: Choice, other: Choice): boolean {
  return written(one) === written(other);
}

export function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Enter and space press a button by themselves; a shape of the board has to be told. */
function pressed(event: KeyboardEvent): boolean {
  if ((event.key !== 'Enter' && event.key !== ' ') || event.currentTarget instanceof HTMLButtonElement) return false;
  event.preventDefault();
  return true;
}
