import { describe, expect, it } from 'vitest';
import { applied } from '../../src/games/nostra-city/applied';
import { account, countsFor, kindObstacle, slotObstacle, turfObstacle } from '../../src/games/nostra-city/ledger';
import { sum, voice, type Event, type Move } from '../../src/games/nostra-city/material';
import { aims, parts, sorted, targets } from '../../src/games/nostra-city/plans';
import { preview } from '../../src/games/nostra-city/preview';
import { beats, rest, together } from '../../src/games/nostra-city/scene';
import { line } from '../../src/games/nostra-city/tell';
import { knowledge, label, question } from '../../src/games/nostra-city/words';
import { asking, ATLANTIC, caid, card, city, held, people, player, turf } from './nostra-city';

const ids = (told: readonly { words: { id: string } }[]): string[] => told.map(({ words }) => words.id);

describe('the ledger', () => {
  it('counts, draws and owes (NC-4.2, NC-4.3, NC-8.15)', () => {
    expect(account(city(), 0, 'bronx', null)).toEqual({ turfs: 2, draws: 2, owed: [0, 1, 0] });
    expect(account(city(), 0, 'drugs', caid(1, 'extra_bill'))).toEqual({ turfs: 3, draws: 4, owed: [0, 1, 1] });
    const watched = city({ rue: [{ card: card('enquete', 42, { effect: 'short_draw' }), acting: true }] });
    expect(account(watched, 0, 'bronx', null).draws).toBe(1);
  });

  it('knows Atlantic City, fire and the Enquêtes (NC-4.7, NC-4.8, NC-8.13)', () => {
    expect(countsFor(ATLANTIC, 'drugs')).toBe(true);
    expect(countsFor(ATLANTIC, 'bronx')).toBe(false);
    expect(turfObstacle(held(ATLANTIC))?.rule).toBe('NC-4.8');
    expect(turfObstacle(held(turf(21), { burnt: true }))?.rule).toBe('NC-8.13');
    const done = city({ players: [player([turf(27)], { done: ['bronx'] }), player([])] });
    expect(kindObstacle(done, 0, 'queens', null)?.rule).toBe('NC-4.7');
    expect(kindObstacle(done, 0, 'queens', caid(4, 'repeat'))).toBeNull();
    expect(kindObstacle(done, 0, 'drugs', null)).toBeNull();
    expect(slotObstacle(city(), 0, 4)?.rule).toBe('NC-5.10');
  });

  it('reads bills as the jury does (NC-1.3)', () => {
    expect(sum(['5', '10i', '50c'])).toBe(65_000);
    expect(voice('5')).toEqual({ side: 'none', value: 0 });
    expect(voice('20i')).toEqual({ side: 'innocent', value: 2 });
    expect(voice('50c')).toEqual({ side: 'guilty', value: 3 });
  });
});

describe('a plan', () => {
  it('is told step by step when it is whole, and not before', () => {
    const collect: Move = { move: 'collect', caid: 1, turf: 27, pick: 1 };
    expect(parts(city(), { ...collect, pick: null })).toEqual([]);
    expect(parts(city(), collect)).toEqual([
      { move: 'caid', caid: 1 },
      { move: 'turf', turf: 27 },
      { move: 'pick', pick: 1 },
    ]);
    const begun = city({ choice: { chosen: ['caid 1'], rival: null, gifts: [], first: null } });
    expect(parts(begun, collect)).toHaveLength(2);
    expect(parts(begun, { ...collect, caid: 0 })).toHaveLength(3);
  });

  it('closes a bid, and needs two bills under Internal Affairs (NC-5.2, NC-7.7)', () => {
    const bid: Move = { move: 'stake', caid: 0, slot: 2, bills: ['10c', '5'] };
    expect(parts(city(), bid).map(({ move }) => move)).toEqual(['caid', 'pick', 'bill', 'bill', 'done']);
    const strict = city({ rue: [{ card: card('enquete', 45, { effect: 'two_bills' }), acting: true }] });
    expect(parts(strict, { ...bid, bills: ['5'] })).toEqual([]);
    expect(sorted(['50c', '5', '10c', '10i'])).toEqual(['5', '10i', '10c', '50c']);
  });

  it('says that one bill is enough only where two may be put (NC-8.14)', () => {
    const bribe = (number: number): Move => ({ move: 'corrupt', caid: number, bills: ['10i'], top: false });
    expect(parts(city(), bribe(0)).map(({ move }) => move)).toEqual(['caid', 'bill']);
    expect(parts(city(), bribe(10)).map(({ move }) => move)).toEqual(['caid', 'bill', 'done']);
  });

  it('deals clockwise from the present receiver (NC-4.3)', () => {
    const view = city({
      question: asking('share'),
      drawn: { seat: 0, caid: caid(0), kind: 'drugs', count: 3, raided: false, aside: false, bills: ['5', '10i', '20c'] },
      choice: { chosen: [], rival: 1, gifts: [[], [], []], first: null },
    });
    expect(parts(view, { move: 'deal', gifts: [[], [], ['20c']], first: 1 })).toEqual([
      { move: 'pick', pick: 1 },
      { move: 'player', seat: 2 },
      { move: 'bill', bill: '20c' },
      { move: 'pass' },
    ]);
    expect(parts(view, { move: 'deal', gifts: [[], [], []], first: null })).toEqual([{ move: 'pass' }]);
    const told = preview(view, people, { move: 'deal', gifts: [[], ['5'], []], first: null });
    expect(told.map(({ mood }) => mood)).toEqual(['good', 'bad', 'plain']);
    expect(told.map(({ rule }) => rule)).toEqual(['NC-4.3', 'NC-4.4', 'NC-4.3']);
  });

  it('aims only where it has an effect (NC-8.13)', () => {
    expect(aims(city(), 0, 'contrat')).toEqual([
      { move: 'caid', caid: 5 },
      { move: 'caid', caid: 6 },
    ]);
    expect(aims(city({ verdict: 12 }), 0, 'temoin')).toEqual([{ move: 'pick', pick: 1 }]);
    expect(aims(city(), 0, 'donne')).toHaveLength(3);
    expect(aims(city(), 0, 'indic')).toEqual([]);
    const teresa = city({ players: [player([caid(17, 'trade')]), ...city().players.slice(1)] });
    expect(targets(teresa, 0, { move: 'card', card: 'honte' }).at(-1)).toEqual({ move: 'done' });
  });
});

describe('what a choice would bring', () => {
  it('tells draws and debts with their rules', () => {
    const told = preview(city(), people, { move: 'collect', caid: 1, turf: 27, pick: 2 });
    expect(told[0]!.words.args).toMatchObject({ turfs: 3, draws: 4 });
    expect(told[1]!.words.args).toMatchObject({ count: 2, names: 'Bob 1, Carl 1' });
    expect(told.map(({ rule }) => rule).slice(0, 2)).toEqual(['NC-4.2', 'NC-4.3']);
  });

  it('warns of the shield and of the withdrawn bid', () => {
    const bid = { caid: caid(5), count: 2, slot: null, bills: null };
    const [me, bob, carl] = city().players;
    const view = city({ players: [me!, { ...bob!, bids: [bid] }, carl!] });
    const at = (target: Move): string[] =>
      ids(preview(view, people, { move: 'strike', opening: { move: 'card', card: 'contrat' }, target: target as never }));
    expect(at({ move: 'caid', caid: 5 })).toContain('nc-web-pre-withdrawn');
    expect(
      ids(preview(view, people, { move: 'strike', opening: { move: 'card', card: 'honte' }, target: { move: 'player', seat: 2 } })),
    ).toContain('nc-web-pre-shield');
  });

  it('names what is asked and what is sent', () => {
    expect(question(city(), people).id).toBe('nc-web-ask-business');
    expect(question(city({ waiting: [1] }), people).id).toBe('nc-web-waiting');
    expect(label(city(), people, { move: 'pass' }).args).toMatchObject({ step: 'business' });
  });
});

describe('the theatre', () => {
  it('turns the stakes over one by one before anybody wins (NC-5.5)', () => {
    const stake = (seat: number, amount: number) => ({ seat, caid: caid(seat), bills: ['10i' as const], amount });
    const events: Event[] = [
      { event: 'stakes-revealed', rule: 'NC-5.5', slot: 1, stakes: [stake(0, 10_000), stake(1, 20_000)] },
      { event: 'won', rule: 'NC-5.5', seat: 1, slot: 1, card: caid(9), alone: false },
    ];
    const acts = beats(events, city({ phase: 'resolution' }), city()).map(({ scene }) => scene.act);
    expect(acts.slice(0, 4)).toMatchObject([{ open: 0 }, { open: 1 }, { open: 2, end: null }, { end: 'won', seat: 1 }]);
  });

  it('counts bill by bill with the token moving, clamped only at the end of the bench (NC-7.3)', () => {
    const counted: Event = { event: 'counted', rule: 'NC-7.3', bills: ['50c', '5', '20i'], innocent: 2, guilty: 3, before: 11, after: 12 };
    const shown = beats([counted], city({ verdict: 11, corruption: 3 }), city({ verdict: 12 })).map(({ scene }) => scene.verdict);
    expect(shown).toEqual([11, 12, 12, 12, 12, 12]);
  });

  it('takes what is won to the Territoire and empties the slot', () => {
    const after = applied(rest(city()), {
      event: 'won',
      rule: 'NC-5.4',
      seat: 2,
      slot: 3,
      card: card('respect', 35, { respect: 2 }),
      alone: true,
    });
    expect(after.players[2]!.respect).toBe(2);
    expect(after.players[2]!.territory.at(-1)!.card.number).toBe(35);
    expect(after.rue[2]!.card).toBeNull();
  });

  it('never names a drawn Vendetta card in the log (NC-8.3)', () => {
    const drawn: Event = { event: 'vendetta-drawn', rule: 'NC-4.4', seat: 0, card: 'indic' };
    expect(line(drawn, people).words.id).toBe('nc-web-drew');
  });

  it('keeps the goal among the secrets, and shows all hands together only in a replay', () => {
    const view = city({ hand: { bank: [], cards: ['indic'], indic: true, sight: null } });
    const goal = knowledge(view, people).find(({ words }) => words.id === 'nc-web-know-goal')!;
    expect(goal).toMatchObject({ secret: true, words: { args: { indic: 'yes' } } });
    expect(knowledge(city({ viewer: null, hand: null }), people).every(({ secret }) => !secret)).toBe(true);
    expect(together([view, city(), city()]).hands).toHaveLength(3);
  });
});
