/** One clock: what a table shows at one moment is of one step. */
import { describe, expect, it } from 'vitest';
import gangster from '../../src/games/gangster';
import type { AnyGame } from '../../src/games/game';
import nostraCity from '../../src/games/nostra-city';
import reglement from '../../src/games/reglement-de-comptes';
import twelve from '../../src/games/twelve-gangsters';
import { Script } from '../../src/script';
import { leading, within } from '../../src/shown';
import type { Happening } from '../../src/sitting.svelte';
import type { GameEvent, GameView, Situation } from '../../src/wire';
import { engine } from './engine';

interface Told {
  start: GameView;
  turns: readonly { events: readonly GameEvent[]; view: GameView }[];
}

describe('beats within some time', () => {
  const beats = [
    { scene: 'a', ms: 600 },
    { scene: 'b', ms: 200 },
    { scene: 'c', ms: 0 },
  ];

  it.each([
    [Infinity, [600, 200, 0]],
    [800, [600, 200, 0]],
    [400, [300, 100, 0]],
    [-5, [0, 0, 0]],
  ])('of %i ms', (most, waits) => {
    expect(within(beats, most).map(({ ms }) => ms)).toEqual(waits);
  });
});

describe('a script', () => {
  it('tells an event with the last of its beats', () => {
    const script = new Script('rest');
    script.tell(1); // changes nothing that could be seen
    script.show('gallop', 600, 'gallop');
    script.show('post', 600);
    script.tell(2);
    script.show('paid', 400);
    script.tell(3);
    expect(script.end('rest', 4).map(({ scene, told }) => [scene, told])).toEqual([
      ['gallop', 0],
      ['post', 2],
      ['paid', 3],
      ['rest', 4],
    ]);
  });
});

describe.each([
  ['twelve-gangsters', twelve],
  ['reglement-de-comptes', reglement],
  ['nostra-city', nostraCity],
  ['gangster', gangster],
] as [string, AnyGame][])('%s', (name, game) => {
  it('asks with the last beat, tells every event once and in order, and ends where the server is', () => {
    for (const { start, turns } of engine<Told[]>('folds', { game: name, seeds: 2 })) {
      const story: GameEvent[] = [];
      let before = { view: start } as Situation;
      for (const { events, view } of turns) {
        story.push(...events);
        const after = { view } as Situation;
        const beats = leading(game, before, { events, after } as Happening, story).map(({ scene }) => scene);
        const last = beats.at(-1)!;
        expect(beats.slice(0, -1).every(({ situation }) => situation === before)).toBe(true);
        expect([last.situation, last.story]).toEqual([after, story]);
        const told = beats.map((shown) => shown.story.length);
        expect(told).toEqual(told.toSorted((one, other) => one - other));
        before = after;
      }
    }
  });
});
