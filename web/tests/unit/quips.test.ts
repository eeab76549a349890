import { describe, expect, it } from 'vitest';
import { moments as gangster } from '../../src/games/gangster/moments';
import { moments as nostraCity } from '../../src/games/nostra-city/moments';
import { moments as reglementDeComptes } from '../../src/games/reglement-de-comptes/moments';
import { moments as twelveGangsters } from '../../src/games/twelve-gangsters/moments';
import { quips, type Moment, type Speaker } from '../../src/quips';
import type { GameEvent } from '../../src/wire';
import { engine } from './engine';
import { read } from './house';

interface Heard {
  game: string;
  seats: number;
  /** The spectator's first. */
  stories: GameEvent[][];
}

const MOMENTS = {
  gangster,
  'nostra-city': nostraCity,
  'reglement-de-comptes': reglementDeComptes,
  'twelve-gangsters': twelveGangsters,
} as Record<string, (event: GameEvent) => readonly Moment[]>;
const CAST: Speaker[] = [
  { id: 'mado', manner: 'bold' },
  { id: 'yvonne', manner: 'sly' },
  { id: 'oscar', manner: 'greedy' },
  { id: 'suzon', manner: 'careful' },
];

describe('what the cast says', () => {
  const games = engine<Heard[]>('lines', null);
  const lines = (game: string, events: readonly GameEvent[], table = 'ABCD 1') =>
    quips(events, { table, cast: CAST, moments: MOMENTS[game]! }).map(({ seat, line }) => [seat, line]);

  it.each(games)('follows from what everybody knows in $game', ({ game, stories }) => {
    const [open, ...seats] = stories;
    const said = lines(game, open!);
    expect(said.length).toBeGreaterThan(4);
    for (const story of seats) expect(lines(game, story)).toEqual(said);
  });

  it.each(games)('is seldom in $game', ({ game, stories }) => {
    const found = stories[0]!.flatMap((event) => MOMENTS[game]!(event));
    expect(lines(game, stories[0]!).length).toBeLessThan(4 + found.length / 3);
  });

  it('is another thing at another table, and the same again', () => {
    const [{ game, stories }] = games as [Heard];
    expect(lines(game, stories[0]!)).toEqual(lines(game, stories[0]!));
    expect(lines(game, stories[0]!, 'WXYZ 1')).not.toEqual(lines(game, stories[0]!));
  });

  it('is silent for people', () => {
    const [{ game, stories }] = games as [Heard];
    const said = quips(stories[0]!, { table: 'T 1', cast: [null, CAST[1]!, null, null], moments: MOMENTS[game]! });
    expect(said.every(({ seat }) => seat === 1)).toBe(true);
  });

  it('has words in both languages', () => {
    for (const language of ['fr', 'en'] as const) {
      const written = read(`${import.meta.dirname}/../../src/text/${language}.ftl`);
      const all = games.flatMap(({ game, stories }) => ['A 1', 'B 1', 'C 1'].flatMap((table) => lines(game, stories[0]!, table)));
      for (const [, line] of all) expect(written).toContain(`\n${line} = `);
    }
  });
});
