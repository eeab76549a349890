/** An attempt at an exercise: what the learner has chosen, and what has come of it. The server keeps nothing of it. */
import { api, Failure } from './api';
import { Foresight } from './foresight.svelte';
import type { AttemptForm, Attempted, GameMove, Offer, Reason, Refusal, Situation } from './wire';

/** Which exercise. */
export type Source = AttemptForm['of'];

/** One part of a choice: the moves, and what might come next. */
interface Part {
  moves: readonly GameMove[];
  offer: Offer;
}

type Choices = readonly (readonly GameMove[])[];

export class Trying {
  found = $state.raw<Attempted | null>(null);
  problem = $state.raw<Reason | null>(null);
  /** A choice that is not whole yet. */
  begun = $state.raw<readonly Part[]>([]);
  #choices: Choices = [];
  #foresight = new Foresight((moves) => this.#quietly(() => api.exerciseAsk({ of: this.source, choices: [...this.#choices, moves] })));

  constructor(
    readonly source: Source,
    readonly told: (before: Attempted | null, now: Attempted) => void,
  ) {}

  get #name(): string {
    return `tripot-trying ${JSON.stringify(this.source)}`;
  }

  /** The situation, with what is begun. */
  get situation(): Situation | null {
    const now = this.found?.situation;
    const last = this.begun.at(-1);
    if (!now || !last) return now ?? null;
    return { ...now, view: last.offer.view ?? now.view, legal: last.offer.legal, extra: [], can_undo: true };
  }

  get chosen(): readonly GameMove[] {
    return this.begun.flatMap(({ moves }) => moves);
  }

  /** What was tried before a reload, or from the beginning. */
  async start(): Promise<void> {
    const kept = sessionStorage.getItem(this.#name);
    if (!kept || !(await this.#send(JSON.parse(kept) as Choices))) await this.#send([]);
  }

  async again(): Promise<void> {
    await this.#send([]);
  }

  /** Go on with a choice; a whole one is played. Whether that could be done. */
  async act(moves: readonly GameMove[]): Promise<boolean> {
    const choice = [...this.chosen, ...moves];
    return this.#send([...this.#choices, choice], (offer) => {
      this.#foresight.learn(choice, offer);
      this.begun = [...this.begun, { moves, offer }];
    });
  }

  /** The last part of a choice that is only begun, or the last choice. */
  async undo(): Promise<void> {
    if (this.begun.length > 0) this.begun = this.begun.slice(0, -1);
    else await this.#send(this.#choices.slice(0, -1));
  }

  foresee(moves: readonly GameMove[]): Offer | null {
    return this.found?.over === false ? this.#foresight.after([...this.chosen, ...moves]) : null;
  }

  async why(move: GameMove): Promise<Refusal | null> {
    const choices = [...this.#choices, [...this.chosen, move]];
    return (await this.#quietly(() => api.exerciseWhy({ of: this.source, choices })))?.refusal ?? null;
  }

  async #send(choices: Choices, half: (offer: Offer) => void = () => {}): Promise<boolean> {
    this.problem = null;
    try {
      const answer = await api.exercise({ of: this.source, choices });
      if ('ahead' in answer) half(answer);
      else this.#take(choices, answer);
      return true;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      this.problem = failure.problem;
      return false;
    }
  }

  #take(choices: Choices, now: Attempted): void {
    const before = choices.length > this.#choices.length ? this.found : null;
    this.#choices = choices;
    sessionStorage.setItem(this.#name, JSON.stringify(choices));
    this.begun = [];
    this.#foresight.renew();
    this.found = now;
    this.told(before, now);
  }

  /** Nobody is troubled if the answer is that it cannot be done. */
  async #quietly<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (failure) {
      if (failure instanceof Failure) return null;
      throw failure;
    }
  }
}
