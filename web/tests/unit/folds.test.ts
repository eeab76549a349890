/** What a board applies by itself while it moves leads to the view that the server sends: no event is shown wrongly. */
import { describe, expect, it } from 'vitest';
import gangster from '../../src/games/gangster';
import type { AnyGame } from '../../src/games/game';
import nostraCity from '../../src/games/nostra-city';
import reglement from '../../src/games/reglement-de-comptes';
import twelve from '../../src/games/twelve-gangsters';
import type { GameEvent, GameView } from '../../src/wire';
import { engine } from './engine';

interface Told {
  start: GameView;
  turns: readonly { events: readonly GameEvent[]; view: GameView }[];
}

const NOSTRA = [
  ...['act', 'bound', 'caption', 'still', 'slot', 'turn', 'acting', 'open', 'bills', 'corruption', 'bribes', 'corruptions', 'zeal'],
  ...['done', 'received', 'wronged', 'bank', 'hand', 'indic'],
];
/** Each game, what its board shows only while it moves, and what it leaves to the view that comes at the end. */
const GAMES: [string, AnyGame, string[]][] = [
  ['twelve-gangsters', twelve, ['slots', 'limit', 'judged', 'gains', 'put', 'caption']],
  ['reglement-de-comptes', reglement, ['shown', 'binned', 'effect', 'caption', 'income', 'before', 'out']],
  ['nostra-city', nostraCity, NOSTRA],
  ['gangster', gangster, ['act', 'caption', 'still', 'sums', 'bound', 'paid', 'men', 'counted']],
];

describe.each(GAMES)('%s', (name, game, left) => {
  it('folds events over the old view into the new one', () => {
    const wrong = new Map<string, string>();
    for (const { start, turns } of engine<Told[]>('folds', { game: name, seeds: 8 })) {
      let before = start;
      for (const { events, view } of turns) {
        const shown = game.beats(events, before, view);
        const found = differences(shown.at(-2)?.scene ?? game.rest(before), game.rest(view), left);
        for (const where of found)
          if (!wrong.has(where.path)) wrong.set(where.path, `${events.map((e) => e.event).join(' ')}: ${where.text}`);
        before = view;
      }
    }
    expect(Object.fromEntries(wrong)).toEqual({});
  });
});

interface Difference {
  path: string;
  text: string;
}

function differences(shown: unknown, true_: unknown, left: readonly string[], path = ''): Difference[] {
  if (JSON.stringify(shown) === JSON.stringify(true_)) return [];
  if (
    typeof shown === 'object' &&
    typeof true_ === 'object' &&
    shown !== null &&
    true_ !== null &&
    Array.isArray(shown) === Array.isArray(true_)
  ) {
    const keys = new Set([...Object.keys(shown), ...Object.keys(true_)]);
    return [...keys]
      .filter((key) => !left.includes(key))
      .flatMap((key) => differences((shown as never)[key], (true_ as never)[key], left, `${path}.${Array.isArray(shown) ? '*' : key}`));
  }
  return [{ path, text: `${JSON.stringify(shown)} instead of ${JSON.stringify(true_)}` }];
}
