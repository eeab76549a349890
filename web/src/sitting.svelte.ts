/** One person at one table: what is known, the line to the server, and what may be done. */
import { Gap, NOTHING, receive, type Known } from './known';
import { Line, Refusal, type LineState, type Order } from './line';
import type { Because, GameEvent, GameMove, Outgoing, Reason, Situation } from './wire';

/** What a board is told when something happens. */
export interface Happening {
  kind: 'fresh' | 'step' | 'undone';
  events: readonly GameEvent[];
  before: Situation | null;
  after: Situation;
  /** It happened while this client was away. */
  missed: boolean;
}

export class Sitting {
  known = $state.raw<Known>(NOTHING);
  state = $state<LineState>('joining');
  closedWith = $state(0);
  problem = $state.raw<Reason | null>(null);
  /** Add this to our clock to get the server's. */
  skew = $state(0);
  #line: Line;
  #listeners = new Set<(happening: Happening) => void>();

  constructor(readonly code: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#line = new Line(`${scheme}://${location.host}/ws/${code}`, {
      hello: () => ({ game: this.known.game, viewer: this.known.viewer, last_seq: this.known.seq }),
      message: (message) => this.#hear(message),
      state: (state, code) => {
        this.state = state;
        this.closedWith = code;
      },
    });
    this.#line.connect();
  }

  /** Hear what happens in the game; returns how to stop. */
  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async order(order: Order): Promise<Because | null> {
    this.problem = null;
    try {
      return await this.#line.command(order);
    } catch (refusal) {
      if (refusal instanceof Refusal) this.problem = refusal.problem;
      return null;
    }
  }

  /** Whether it was done. */
  async act(move: GameMove): Promise<boolean> {
    await this.order({ type: 'act', move });
    return this.problem === null;
  }

  async why(move: GameMove): Promise<Because['refusal']> {
    return (await this.order({ type: 'why', move }))?.refusal ?? null;
  }

  reconnect(): void {
    this.#line.reconnect();
  }

  end(): void {
    this.#line.end();
  }

  #hear(message: Outgoing): void {
    const before = this.known;
    try {
      this.known = receive(this.known, message);
    } catch (gap) {
      if (!(gap instanceof Gap)) throw gap;
      this.#line.reconnect();
      return;
    }
    if (message.type === 'welcome') {
      this.skew = message.now - Date.now();
    } else if (message.type === 'error' && message.id === null) {
      this.problem = message.problem;
    } else if (message.type === 'snapshot' || message.type === 'step' || message.type === 'undone') {
      this.#tell(message, before);
    }
  }

  #tell(message: Extract<Outgoing, { situation: Situation }>, before: Known): void {
    const happening: Happening = {
      kind: message.type === 'snapshot' ? 'fresh' : message.type,
      events: message.events,
      before: before.situation,
      after: message.situation,
      missed: message.type === 'step' && message.missed,
    };
    for (const listener of this.#listeners) listener(happening);
  }
}
