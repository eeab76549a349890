/** What is said of an exercise: of a scenario in its own words, of a moment by what its analysis found. */
import { api } from './api';
import { changeText } from './format';
import type { AnyGame, Person } from './games/game';
import { say, speech, words } from './language.svelte';
import { seatedAt } from './retelling';
import type { MomentOf, Part, PuzzleCard } from './wire';

export interface Said {
  title: string;
  question: string;
  hint: string;
  solution: string;
}

export function ofScenario(prefix: string, number: number): Said {
  const text = (part: string): string => say(`${prefix}-scenario-${number}-${part}`);
  return {
    title: say('web-scenario', { number, title: text('title') }),
    question: text('question'),
    hint: text('hint'),
    solution: text('solution'),
  };
}

/** What a seat did, or should have done, as it would have read it on the button. */
export function quoted(game: AnyGame, people: readonly Person[], parts: readonly Part[]): string {
  return parts.map(({ move, view }) => say('web-quote', { text: words(game.label(view, people, move)) })).join(', ');
}

export function ofPuzzle({ players, theme, rating }: PuzzleCard): Said {
  return {
    title: say('web-puzzle', { rating: String(rating) }),
    question: say('puzzle-question', { players }),
    hint: say(`theme-${theme}-hint`),
    solution: '',
  };
}

/** Once it is known, in the language that the page speaks by then. */
export async function ofMoment(game: AnyGame, { code, number, step }: MomentOf): Promise<() => Said> {
  const [{ analysis, moves }, replay] = await Promise.all([api.analysis(code, number), api.replay(code, number, 'all')]);
  const index = analysis!.choices.findIndex((choice) => choice.step === step);
  const { seat, gain } = analysis!.choices[index]!;
  const text = (which: 'chosen' | 'found'): string => quoted(game, seatedAt(replay, seat), moves[index]![which]);
  return () => ({
    title: say('web-mistake', { step }),
    question: say('web-mistake-question', { gain: changeText(gain, speech.language) }),
    hint: say('web-mistake-hint', { moves: text('chosen') }),
    solution: say('web-analysis-rather', { moves: text('found') }),
  });
}
