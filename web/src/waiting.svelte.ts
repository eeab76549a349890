/** Waiting in the queue: the page says every two seconds that it is open, and says goodbye when it closes. */
import { api, Failure } from './api';
import { explain } from './language.svelte';
import type { QueueForm, QueueState } from './wire';

const EVERY = 2_000;

export class Waiting {
  state = $state.raw<QueueState | null>(null);
  problem = $state('');
  /** How far this machine's clock is behind the house's. */
  skew = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #seated: (code: string) => void;

  constructor(seated: (code: string) => void) {
    this.#seated = seated;
  }

  /** Look until the page goes; returns how to go. */
  open(): () => void {
    void this.#ask(api.queue(), false);
    this.#timer = setInterval(() => void this.#ask(this.waits ? api.stayInQueue() : api.queue(), this.waits), EVERY);
    const bye = (): void => this.#bye();
    addEventListener('pagehide', bye);
    return () => {
      clearInterval(this.#timer);
      removeEventListener('pagehide', bye);
      this.#bye();
    };
  }

  get waits(): boolean {
    return this.state?.own != null;
  }

  join(form: QueueForm): Promise<void> {
    return this.#ask(api.joinQueue(form), true);
  }

  leave(): Promise<void> {
    return this.#ask(api.leaveQueue(), false);
  }

  #bye(): void {
    if (this.waits) void api.leaveQueue().catch(() => undefined);
  }

  /** Only whoever waits here is sent to a table: an old answer leads nowhere. */
  async #ask(answer: Promise<QueueState>, waited: boolean): Promise<void> {
    try {
      this.state = await answer;
      this.skew = this.state.now - Date.now();
      this.problem = '';
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      this.problem = explain(failure.problem);
      return;
    }
    if (waited && this.state.code) this.#seated(this.state.code);
  }
}
