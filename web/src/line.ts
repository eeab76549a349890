/** The socket to a table: commands with ids, reconnection with back-off, nothing lost and nothing doubled. */
import type { Because, Hello, Incoming, Offer, Outgoing, Reason } from './wire';

export type Command = Extract<Incoming, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Order = WithoutId<Command>;
export type LineState = 'joining' | 'on' | 'lost' | 'closed';

/** What a command brings besides being done. */
export type Reply = Because | Offer | null;

export interface Listener {
  hello(): Omit<Hello, 'type'>;
  message(message: Outgoing): void;
  state(state: LineState, code: number): void;
}

/** A command that the server refused. */
export class Refusal extends Error {
  constructor(readonly problem: Reason) {
    super(problem.reason);
  }
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const AFTER_TOO_FAST = 60_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 5_000;
/** A proxy may take the line and never answer. */
const WELCOME_WITHIN = 15_000;
const FINAL = new Set([4400, 4403, 4404, 4409, 4410, 4411]);

interface Unanswered {
  command: Command;
  done: (answer: Reply) => void;
  refused: (problem: Refusal) => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Unanswered>();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #welcome: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;
  #ended = false;

  constructor(
    readonly address: string,
    readonly listener: Listener,
    readonly open: (address: string) => WebSocket = (target) => new WebSocket(target),
    /** By how many milliseconds all comes late that the house says of the table. */
    readonly late = 0,
  ) {}

  connect(): void {
    clearTimeout(this.#retry);
    this.#welcomed = false;
    const socket = this.open(this.address);
    this.#socket = socket;
    this.#welcome = setTimeout(() => this.reconnect(), WELCOME_WITHIN + this.late);
    socket.onopen = () => this.#send({ type: 'hello', ...this.listener.hello() });
    socket.onmessage = (event: MessageEvent<string>) => {
      for (const message of JSON.parse(event.data) as Outgoing[]) {
        if (socket === this.#socket) this.#hear(message);
      }
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  /** Send a command; resolves when the server has done it, rejects with its reason. */
  command(order: Order): Promise<Reply> {
    const command = { ...order, id: newId() } as Command;
    return new Promise((done, refused) => {
      this.#unanswered.set(command.id, { command, done, refused });
      if (this.#welcomed) this.#send(command);
    });
  }

  /** Try again now, whatever the wait. */
  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#quiet();
    this.connect();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    this.#quiet();
    this.#socket?.close();
    this.#socket = null;
  }

  #hear(message: Outgoing): void {
    if (message.type === 'pong') {
      clearTimeout(this.#pong);
      return;
    }
    if (message.type === 'welcome') this.#begin();
    this.listener.message(message);
    if (message.type === 'ack') this.#answer(message.id)?.done(null);
    if (message.type === 'because' || message.type === 'offer') this.#answer(message.id)?.done(message);
    if (message.type === 'error' && message.id !== null) this.#answer(message.id)?.refused(new Refusal(message.problem));
  }

  #begin(): void {
    this.#welcomed = true;
    this.#attempts = 0;
    this.listener.state('on', 0);
    for (const { command } of this.#unanswered.values()) this.#send(command);
    this.#quiet();
    this.#ping = setInterval(() => {
      this.#send({ type: 'ping' });
      this.#pong = setTimeout(() => this.reconnect(), PONG_WITHIN);
    }, PING_EVERY);
  }

  #answer(id: string): Unanswered | undefined {
    const found = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return found;
  }

  #lost(code: number): void {
    this.#quiet();
    this.#socket = null;
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.listener.state('closed', code);
      return;
    }
    this.listener.state('lost', code);
    this.#retry = setTimeout(() => this.connect(), code === 4429 ? AFTER_TOO_FAST : wait(this.#attempts));
    this.#attempts += 1;
  }

  #quiet(): void {
    clearTimeout(this.#welcome);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

/** How long to wait before the next attempt: doubled each time, with some chance in it. */
export function wait(attempts: number, chance: () => number = Math.random): number {
  return Math.min(FIRST_WAIT * 2 ** attempts, LONGEST_WAIT) * (0.75 + chance() * 0.5);
}

/** `crypto.randomUUID` is missing on plain HTTP in a local network. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
