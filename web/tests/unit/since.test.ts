import { describe, expect, it } from 'vitest';
import gangster from '../../src/games/gangster';
import type { AnyGame } from '../../src/games/game';
import nostraCity from '../../src/games/nostra-city';
import reglementDeComptes from '../../src/games/reglement-de-comptes';
import twelveGangsters from '../../src/games/twelve-gangsters';
import { since } from '../../src/since';
import type { GameEvent } from '../../src/wire';
import { engine } from './engine';
import { caid, card } from './nostra-city';

const GAMES: Record<string, AnyGame> = {
  gangster,
  'nostra-city': nostraCity,
  'reglement-de-comptes': reglementDeComptes,
  'twelve-gangsters': twelveGangsters,
};
const things = (game: string, story: readonly object[], viewer: number | null = 0): string[] =>
  since(story as readonly GameEvent[], viewer, GAMES[game]!.changes).flatMap((event) => [...GAMES[game]!.changes!.touched(event)]);

describe('what has changed since my last turn', () => {
  it('12 Gangsters: the cards that were spent, and who is Boss now', () => {
    const story = [
      { event: 'revealed', rule: '', seat: 1, card: 3, validated: true, boss: true },
      { event: 'chose', rule: '', seat: 0, card: 4 },
      { event: 'chose', rule: '', seat: 1, card: null },
      { event: 'revealed', rule: '', seat: 0, card: 4, validated: true, boss: false },
      { event: 'revealed', rule: '', seat: 1, card: 9, validated: true, boss: true },
      { event: 'boss-passed', rule: '', seat: 0 },
    ];
    expect(things('twelve-gangsters', story)).toEqual(['spent 0 4', 'spent 1 9', 'boss']);
    const last = [story[2]!, story[1]!, ...story.slice(3)];
    expect(things('twelve-gangsters', last), 'my own card, too, if I was the last to choose').toEqual(['spent 0 4', 'spent 1 9', 'boss']);
  });

  it('Règlement de comptes: not what I did myself, but who fell, moved, earned and served', () => {
    const dead = { place: 7, seat: 0, kind: 'blade' };
    const story = [
      { event: 'played', rule: '', seat: 0, card: 'gun' },
      { event: 'shot', rule: '', seat: 0, origin: 3, dead: { ...dead, place: 20, seat: 1 } },
      { event: 'turn-began', rule: '', seat: 1 },
      { event: 'earned', rule: '', seat: 1, businesses: [], monopolies: [] },
      { event: 'played', rule: '', seat: 1, card: 'knife' },
      { event: 'stabbed', rule: '', seat: 1, origin: 8, dead },
      { event: 'moved', rule: '', seat: 1, kind: 'blade', origin: 8, place: 9 },
      { event: 'cake-passed', rule: '', seat: 1, owner: 2, origin: 4, place: 5 },
      { event: 'exploded', rule: '', owner: 2, place: 5, dead: [{ ...dead, place: 4 }] },
    ];
    expect(things('reglement-de-comptes', story)).toEqual(['purse 1', 'man 7', 'man 9', 'cake 2', 'man 4']);
  });

  it('Gangster: who walked, who paid, who took what', () => {
    const story = [
      { event: 'rolled', rule: '', seat: 0, die: 2, number: 1, of: 1 },
      { event: 'moved', rule: '', seat: 0, origin: 0, path: [1, 2] },
      { event: 'turn-began', rule: '', seat: 1 },
      { event: 'rolled', rule: '', seat: 1, die: 1, number: 1, of: 1 },
      { event: 'moved', rule: '', seat: 1, origin: 0, path: [1] },
      { event: 'paid', rule: '', payer: 1, payee: 0, amount: 100, why: 'card' },
      { event: 'took', rule: '', seat: 1, deck: 'recrutement', card: null, how: 'bought' },
      { event: 'eliminated', rule: '', seat: 2 },
    ];
    expect(things('gangster', story)).toEqual(['pawn 1', 'purse 1', 'purse 0', 'count 1 men', 'plate 2']);
  });

  it('Nostra City: what was won, bid and paid, and the verdict', () => {
    const story = [
      { event: 'passed', rule: '', seat: 0, automatic: false },
      { event: 'bid-placed', rule: '', seat: 1, caid: caid(4), count: 2, slot: null, bills: null },
      { event: 'passed', rule: '', seat: 0, automatic: true },
      { event: 'won', rule: '', seat: 1, slot: 1, card: card('turf', 30), alone: true },
      { event: 'robbed', rule: '', seat: 1, rival: 2, bill: null },
      { event: 'verdict-moved', rule: '', before: 5, after: 6, why: 'count' },
    ];
    expect(things('nostra-city', story)).toEqual(['bid 4', 'card 30', 'bills 1', 'bills 2', 'verdict']);
  });

  it('is nothing for a spectator, before one’s first choice, and right after it', () => {
    const story = [{ event: 'chose', rule: '', seat: 0, card: 4 }];
    expect(things('twelve-gangsters', story)).toEqual([]);
    expect(things('twelve-gangsters', story, 1)).toEqual([]);
    expect(things('twelve-gangsters', story, null)).toEqual([]);
  });

  interface Heard {
    game: string;
    stories: GameEvent[][];
  }
  it.each(engine<Heard[]>('lines', null))('in $game everybody chooses, and something changes', ({ game, stories }) => {
    const { changes } = GAMES[game]!;
    for (const [seat, story] of stories.slice(1).entries()) {
      const turns = story.flatMap((event, index) => (changes!.chosen(event) === seat ? [index] : []));
      expect(turns.length).toBeGreaterThan(4);
      const found = turns.map((index) => since(story.slice(0, index), seat, changes));
      expect(found.filter((events) => events.length > 0).length).toBeGreaterThan(3);
    }
  });
});
