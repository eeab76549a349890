/** Where it is the reader's turn, on whichever page of the house: title, sign and, if it is on, a sound say so. */
import { api, Failure } from './api';
import { attention } from './attention.svelte';
import { say } from './language.svelte';
import { sound } from './sound';
import type { MyTurn } from './wire';

const EVERY = 5_000;

interface Here {
  code: string;
  /** The game's name. */
  game: string;
  asked: boolean;
}

export class Calls {
  #turns = $state.raw<readonly MyTurn[]>([]);
  #here = $state.raw<Here | null>(null);
  /** What has called already; nothing is known before the first answer. */
  #heard: ReadonlySet<string> | null = null;

  /** Tables that wait for the reader, but the one that is on the screen: that one knows sooner. */
  elsewhere = $derived(this.#turns.filter(({ code }) => code !== this.#here?.code));

  get count(): number {
    return this.elsewhere.length + (this.#here?.asked ? 1 : 0);
  }

  /** What the tab says, where the page would be called `plain`. */
  title(plain: string): string {
    const here = this.#here;
    if (this.count === 0) return here ? `${here.game} – Tripot` : plain;
    if (this.count > 1) return `● ${say('web-calls', { count: this.count })}`;
    return `● ${here?.asked ? say('web-your-turn', { game: here.game }) : words(this.elsewhere[0]!)}`;
  }

  /** Ask until it is stopped. */
  listen(): () => void {
    void this.ask();
    const timer = setInterval(() => void this.ask(), EVERY);
    return () => clearInterval(timer);
  }

  async ask(): Promise<void> {
    try {
      this.#turns = (await api.turns()).turns;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      return;
    }
    const fresh = this.elsewhere.filter((turn) => this.#heard && !this.#heard.has(name(turn)));
    this.#heard = new Set(this.#turns.map(name));
    if (fresh.length > 0) sound.play('turn');
    for (const turn of fresh) attention.call(words(turn), turn.code);
  }

  /** A table is on the screen, and its reader is asked or not. */
  sit(code: string, game: string, asked: boolean): void {
    this.#here = { code, game, asked };
    if (asked) attention.call(say('web-your-turn', { game }), code);
  }

  leave(): void {
    this.#here = null;
  }
}

const name = ({ code, since }: MyTurn): string => `${code} ${since}`;
const words = ({ prefix }: MyTurn): string => say('web-your-turn', { game: say(`${prefix}-title`) });

export const calls = new Calls();
