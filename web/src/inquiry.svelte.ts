/** An analysis that was asked for: how far it is, and what was found. */
import { api, Failure } from './api';
import type { Analysed, Progress, Reason } from './wire';

const EVERY = 1000;

export class Inquiry {
  progress = $state.raw<Progress | null>(null);
  found = $state.raw<Analysed | null>(null);
  /** Why there is none, and what the server answered with. */
  problem = $state.raw<{ status: number; reason: Reason } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    readonly code: string,
    readonly number: number,
  ) {}

  /** Ask, whoever may have asked before. */
  async ask(): Promise<void> {
    this.problem = null;
    await this.#hear(api.analyse(this.code, this.number));
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  async #hear(answer: Promise<Analysed>): Promise<void> {
    try {
      const heard = await answer;
      this.progress = heard.progress;
      if (heard.analysis) this.found = heard;
      else if (!heard.progress) this.problem = { status: 500, reason: { reason: 'web-analysis-failed', args: {}, rule: '' } };
      else if (!this.#over) this.#timer = setTimeout(() => this.#hear(api.analysis(this.code, this.number)), EVERY);
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      this.problem = { status: failure.status, reason: failure.problem };
    }
  }
}
