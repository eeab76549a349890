/** What the coach says at a table: what he would do and why, and which choice gave much away. */
import { api, Failure } from './api';
import { quoted } from './exercise';
import { pointsText } from './format';
import type { AnyGame, Person } from './games/game';
import { explain, say, speech } from './language.svelte';
import type { GameMove, Hint } from './wire';

interface Table {
  code: string;
  game: AnyGame;
  people: readonly Person[];
}

export interface Said {
  /** The number of the question, as the server counts. */
  question: number;
  text: string;
}

export class Coaching {
  busy = $state(false);
  /** To the question that is open. */
  advice = $state.raw<Said | null>(null);
  /** Of the last choice, if it was dear. */
  mark = $state.raw<Said | null>(null);
  #asked = 0;

  constructor(readonly table: () => Table) {}

  /** What the strong bot would do; its first move, if that is still asked. */
  async hint(question: number): Promise<GameMove | null> {
    const { code, game, people } = this.table();
    this.busy = true;
    try {
      const hint = await api.hint(code);
      this.advice = { question: hint.question, text: sentence(game, people, hint) };
      return hint.question === question ? hint.parts[0]!.move : null;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      this.advice = { question, text: explain(failure.problem) };
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** A choice was made; the mark of the one before it goes. */
  async weigh(): Promise<void> {
    const { code, game, people } = this.table();
    const number = ++this.#asked;
    this.mark = null;
    try {
      const { question, loss, better } = await api.mark(code);
      if (loss === 0 || number !== this.#asked) return;
      const said = { loss: pointsText(loss, speech.language), moves: quoted(game, people, better) };
      this.mark = { question, text: say('web-mark-says', said) };
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
    }
  }

  forget(): void {
    this.#asked += 1;
    this.mark = null;
  }
}

function sentence(game: AnyGame, people: readonly Person[], { parts, grounds }: Hint): string {
  const moves = quoted(game, people, parts);
  if (!grounds) return say('web-coach-says', { moves });
  return say('web-coach-says-because', { moves, because: say(because(game.prefix, grounds)) });
}

function because(prefix: string, { term, rivals }: NonNullable<Hint['grounds']>): string {
  return term === 'end' ? 'because-end' : `${prefix}-because-${term}${rivals ? '-rivals' : ''}`;
}
