/** One person at one table: what is known, the line to the server, and what may be done. */
import { Foresight } from './foresight.svelte';
import { Gap, NOTHING, receive, type Known } from './known';
import { Line, Refusal, type LineState, type Listener, type Order, type Reply } from './line';
import { Trust } from './trust.svelte';
import type { Because, GameEvent, GameMove, Offer, Outgoing, Reason, Situation } from './wire';

/** What a board is told when something happens. */
export interface Happening {
  kind: 'fresh' | 'step' | 'undone';
  events: readonly GameEvent[];
  before: Situation | null;
  after: Situation;
  /** It happened while this client was away. */
  missed: boolean;
  /** Who took something back, if somebody did. */
  regret: number | null;
}

/** One part of a choice: the moves, and what might come next. */
interface Part {
  moves: readonly GameMove[];
  offer: Offer;
}

export class Sitting {
  known = $state.raw<Known>(NOTHING);
  state = $state<LineState>('joining');
  closedWith = $state(0);
  problem = $state.raw<Reason | null>(null);
  /** Add this to our clock to get the server's. */
  skew = $state(0);
  /** A choice that is not whole yet, part by part: what was chosen, and what the server offered then. Nobody else knows of it. */
  begun = $state.raw<readonly Part[]>([]);
  readonly foresight = new Foresight((moves) => this.#ask(moves));
  readonly trust: Trust;
  #line: Line;
  #listeners = new Set<(happening: Happening) => void>();

  /** Late: this is a screen that shows the table so many seconds later. */
  constructor(
    readonly code: string,
    late: number | null = null,
  ) {
    this.trust = new Trust(code);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const listener: Listener = {
      hello: () => ({ game: this.known.game, viewer: this.known.viewer, last_seq: this.known.seq }),
      message: (message) => this.#hear(message),
      state: (state, code) => {
        this.state = state;
        this.closedWith = code;
      },
    };
    const address = `${scheme}://${location.host}/ws/${code}${late === null ? '' : `/stream/${late}`}`;
    this.#line = new Line(address, listener, undefined, 1000 * (late ?? 0));
    this.#line.connect();
  }

  /** Hear what happens in the game; returns how to stop. */
  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The situation, with what this person has begun. */
  get situation(): Situation | null {
    const { situation } = this.known;
    const last = this.begun.at(-1);
    if (!situation || !last) return situation;
    const { view, legal } = last.offer;
    const asked = situation.legal.length > 0;
    return { ...situation, view: view ?? situation.view, legal: asked ? legal : [], extra: asked ? [] : legal, can_undo: true };
  }

  /** The moves that this person has begun a choice with. */
  get chosen(): readonly GameMove[] {
    return this.begun.flatMap(({ moves }) => moves);
  }

  async order(order: Order): Promise<Reply> {
    this.problem = null;
    try {
      const reply = await this.#line.command(order);
      this.trust.done(order, this.known.table);
      return reply;
    } catch (refusal) {
      if (refusal instanceof Refusal) this.problem = refusal.problem;
      return null;
    }
  }

  /** Go on with a choice; a whole one is played. Whether that could be done. */
  async act(moves: readonly GameMove[]): Promise<boolean> {
    const question = this.known.situation?.question ?? 0;
    const reply = await this.order({ type: 'act', moves: [...this.chosen, ...moves], question });
    if (this.problem) return false;
    if (reply?.type === 'offer') this.foresight.learn([...this.chosen, ...moves], reply);
    this.begun = reply?.type === 'offer' ? [...this.begun, { moves, offer: reply }] : [];
    return true;
  }

  /** What may follow what is begun and these moves, and what it would lead to; null until that is known. */
  foresee(moves: readonly GameMove[]): Offer | null {
    return this.known.viewer === null ? null : this.foresight.after([...this.chosen, ...moves]);
  }

  async why(move: GameMove): Promise<Because['refusal']> {
    const reply = await this.#inquire({ type: 'why', moves: [...this.chosen, move] });
    return reply?.type === 'because' ? reply.refusal : null;
  }

  /** Once more with the same people; whoever plays against bots alone begins at once. */
  async rematch(): Promise<void> {
    const people = this.known.table?.chairs.filter(({ kind }) => kind === 'person') ?? [];
    await this.order({ type: 'rematch' });
    if (people.length === 1 && !this.problem) await this.order({ type: 'start' });
  }

  /** The last part of a choice that is only begun, or the last choice. */
  undo(): void {
    if (this.begun.length > 0) this.begun = this.begun.slice(0, -1);
    else void this.order({ type: 'undo' });
  }

  reconnect(): void {
    this.#line.reconnect();
  }

  end(): void {
    this.#line.end();
  }

  async #ask(moves: readonly GameMove[]): Promise<Offer | null> {
    const reply = await this.#inquire({ type: 'ask', moves });
    return reply?.type === 'offer' ? reply : null;
  }

  /** Nobody is troubled if the answer is that it cannot be done. */
  async #inquire(order: Order): Promise<Reply> {
    try {
      return await this.#line.command(order);
    } catch (refusal) {
      if (refusal instanceof Refusal) return null;
      throw refusal;
    }
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
    if ((message.type === 'welcome' || message.type === 'lobby') && message.table) this.trust.see(message.table);
    this.trust.testify(this.known, (order) => this.#line.command(order));
    if (message.type === 'welcome') {
      this.skew = message.now - Date.now();
    } else if (message.type === 'error' && message.id === null) {
      this.problem = message.problem;
    } else if (message.type === 'snapshot' || message.type === 'step' || message.type === 'undone') {
      this.#tell(message, before);
    }
  }

  #tell(message: Extract<Outgoing, { situation: Situation }>, before: Known): void {
    this.begun = [];
    this.foresight.renew();
    const happening: Happening = {
      kind: message.type === 'snapshot' ? 'fresh' : message.type,
      events: message.events,
      before: before.situation,
      after: message.situation,
      missed: message.type === 'step' && message.missed,
      regret: message.type === 'undone' ? message.seat : null,
    };
    for (const listener of this.#listeners) listener(happening);
  }
}
