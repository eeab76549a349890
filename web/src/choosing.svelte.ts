/** The choice that is being made at a table: what may be done, what is looked at, what is chosen, how it is sent. The board and the words share it. */
import type { Attachment } from 'svelte/attachments';
import { CLOCK, type Clock } from './clock';
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

/** So long a new question hears nothing: what is pressed then was meant for the one before. */
const DEAF = 350;

export class Choosing<Move extends Choice = GameMove> {
  /** The move under the pointer or the focus, offered or not; without one, the move that is chosen. */
  looked = $state.raw<Move | null>(null);
  /** The move that was chosen with a first press: a second one sends it. */
  armed = $state.raw<Move | null>(null);
  /** Why the move looked at cannot be done, once asked. */
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  /** The question has just come up. */
  deaf = $state(false);
  /** The number of the question that is open: what is looked at or half chosen belongs to it alone. */
  question = $state(0);
  #counter: Counter<Move>;
  #overtaken = false;
  #hearAgain = (): void => {};
  /** Why moves cannot be done, as long as this question is open. */
  #reasons = new Map<string, Promise<Refusal | null>>();

  constructor(
    counter: Counter<Move>,
    readonly clock: Clock = CLOCK,
  ) {
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

  /** The move whose consequence is shown. */
  get preview(): Move | null {
    return this.looked && this.offers(this.looked) ? this.looked : null;
  }

  /** The move that `commit` sends. */
  get ready(): Move | null {
    return this.armed && this.offers(this.armed) ? this.armed : null;
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

  /** Whether this move, or what it is a name for, is chosen. */
  arms(move: Move): boolean {
    return this.armed !== null && same(this.armed, move);
  }

  /** What is looked at tells what it would bring, or why it cannot be. */
  look(move: Move | null): void {
    this.looked = move;
    this.refusal = null;
    // A choice that is still being put together has no first move yet.
    if (move && !this.offers(move) && this.#parts(move).length > 0) void this.#explain(move);
  }

  /** Choose it; what follows is shown, and nothing is sent yet. */
  arm(move: Move | null): void {
    this.armed = move;
    this.look(move);
  }

  /** It cannot be done, as is known already. */
  refuse(refusal: Refusal): void {
    this.arm(null);
    this.refusal = refusal;
  }

  /** Something else is asked: nothing is chosen yet, and nothing is heard for a moment. What is just being sent goes on. */
  renew(): void {
    this.#overtaken = this.sending;
    if (this.sending) return;
    this.question += 1;
    this.#reasons.clear();
    this.arm(null);
    this.deaf = true;
    this.#hearAgain();
    this.#hearAgain = this.clock.after(DEAF, () => (this.deaf = false));
  }

  /** The first press chooses, the second sends; a single answer needs no second one. What cannot be done says why. */
  async press(move: Move): Promise<void> {
    if (this.deaf || this.sending) return;
    if (!this.offers(move)) await this.why(move);
    else if (this.arms(move) || this.#single(move)) await this.send(move);
    else this.arm(move);
  }

  /** Send what is chosen. */
  async commit(): Promise<void> {
    if (this.ready && !this.deaf) await this.send(this.ready);
  }

  /** Do it if it may be done, whatever was chosen; else say why not. */
  async send(move: Move): Promise<void> {
    if (this.sending) return;
    this.arm(move);
    if (!this.offers(move)) {
      await this.why(move);
      return;
    }
    this.sending = true;
    const done = await this.#counter.act(this.#parts(move));
    this.sending = false;
    if (done || this.#overtaken) this.renew();
  }

  async why(move: Move): Promise<void> {
    this.armed = null;
    this.looked = move;
    this.refusal = null;
    await this.#explain(move);
  }

  /** For anything that stands for a move: hover and focus look, a press chooses, the next one sends. */
  option(move: Move): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      $effect(() => {
        element.toggleAttribute('data-armed', this.arms(move));
      });
      return this.#hears(element, move, () => void this.press(move));
    };
  }

  /** For the button of a desk, where the choice was put together: a press sends. */
  seal(move: Move): Attachment<HTMLElement | SVGElement> {
    const press = (): void => {
      if (!this.deaf) void this.send(move);
    };
    return (element) => this.#hears(element, move, press);
  }

  #hears(element: HTMLElement | SVGElement, move: Move, press: () => void): () => void {
    element.setAttribute('data-option', '');
    return hears(element, {
      focus: () => this.look(move),
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && this.look(move),
      pointerleave: () => this.armed && this.look(this.armed),
      blur: () => this.armed && this.look(this.armed),
      click: press,
      keydown: (event) => pressed(event as KeyboardEvent) && press(),
    });
  }

  /** Asked once for each question. */
  async #explain(move: Move): Promise<void> {
    const first = this.#parts(move)[0] ?? move;
    const name = written(first);
    const asked = this.#reasons.get(name) ?? this.#counter.why(first);
    this.#reasons.set(name, asked);
    const refusal = await asked;
    if (this.looksAt(move)) this.refusal = refusal;
  }

  /** Whether nothing else can be answered. */
  #single(move: Move): boolean {
    const [only, ...others] = this.legal;
    return only !== undefined && others.length === 0 && same(only, move);
  }

  #parts(move: Move): readonly Move[] {
    return this.#counter.parts?.(move) ?? [move];
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
