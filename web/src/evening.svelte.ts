/** An evening that is looked at: it is asked for again and again, so that a page and a wall show what is so now. */
import { api, Failure } from './api';
import { explain } from './language.svelte';
import type { EveningView } from './wire';

const EVERY = 3_000;

export class Watched {
  view = $state.raw<EveningView | null>(null);
  problem = $state('');
  busy = $state(false);
  readonly #id: string;
  /** Told of each look, with what was seen before. */
  readonly #seen: (view: EveningView, before: EveningView | null) => void;

  constructor(id: string, seen: (view: EveningView, before: EveningView | null) => void = () => undefined) {
    this.#id = id;
    this.#seen = seen;
  }

  /** Look until the page goes; returns how to go. */
  open(): () => void {
    const look = (): void => void this.attempt(() => api.evening(this.#id), true);
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }

  async attempt(work: () => Promise<EveningView>, quiet = false): Promise<void> {
    if (!quiet) this.busy = true;
    try {
      const before = this.view;
      this.view = await work();
      this.problem = '';
      this.#seen(this.view, before);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      this.problem = explain(failure.problem);
    } finally {
      if (!quiet) this.busy = false;
    }
  }
}
