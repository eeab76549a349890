import { describe, expect, it } from 'vitest';
import { applied } from '../../src/games/nostra-city/applied';
import { sum, voice, type Event, type Move, type Single } from '../../src/games/nostra-city/material';
import { offers, reckoned, spoken, worded } from '../../src/games/nostra-city/parley';
import { density } from '../../src/games/nostra-city/density';
import { parts, sorted, targets } from '../../src/games/nostra-city/plans';
import { preview } from '../../src/games/nostra-city/preview';
import { beats, rest, together } from '../../src/games/nostra-city/scene';
import { line } from '../../src/games/nostra-city/tell';
import { knowledge, label, question } from '../../src/games/nostra-city/words';
import type { Pledge } from '../../src/wire';
import { asking, caid, card, city, foreseen, outlook, people } from './nostra-city';

const ids = (told: readonly { words: { id: string } }[]): string[] => told.map(({ words }) => words.id);

const CAID = (number: number): Single => ({ move: 'caid', caid: number });
const BILL: Single = { move: 'bill', bill: '10i' };
const DONE: Single = { move: 'done' };
const NOTHING = foreseen(outlook());

describe('bills', () => {
  it('are read as the jury does (NC-1.3)', () => {
    expect(sum(['5', '10i', '50c'])).toBe(65_000);
    expect(voice('5')).toEqual({ side: 'none', value: 0 });
    expect(voice('20i')).toEqual({ side: 'innocent', value: 2 });
    expect(voice('50c')).toEqual({ side: 'guilty', value: 3 });
  });
});

describe('a plan', () => {
  it('is told step by step when it is whole, and not before', () => {
    const collect: Move = { move: 'collect', caid: 1, turf: 27, pick: 1 };
    expect(parts(city(), { ...collect, pick: null }, NOTHING)).toEqual([]);
    expect(parts(city(), collect, NOTHING)).toEqual([CAID(1), { move: 'turf', turf: 27 }, { move: 'pick', pick: 1 }]);
    const begun = city({ choice: { chosen: ['caid 1'], rival: null, gifts: [], first: null } });
    expect(parts(begun, collect, NOTHING)).toHaveLength(2);
    expect(parts(begun, { ...collect, caid: 0 }, NOTHING)).toHaveLength(3);
  });

  it('closes a bid only where the server would take it (NC-5.2, NC-7.7)', () => {
    const bid: Move = { move: 'stake', caid: 0, slot: 2, bills: ['10c', '5'] };
    const told: Single[] = [CAID(0), { move: 'pick', pick: 2 }, { move: 'bill', bill: '5' }, { move: 'bill', bill: '10c' }];
    expect(parts(city(), bid, foreseen(outlook(), [[told, [[DONE, true]]]]))).toEqual([...told, DONE]);
    expect(parts(city(), bid, foreseen(outlook(), [[told, [[BILL, false]]]]))).toEqual([]);
    expect(sorted(['50c', '5', '10c', '10i'])).toEqual(['5', '10i', '10c', '50c']);
  });

  it('says that one bill is enough only where two may be put, and looks first where that comes first (NC-8.14)', () => {
    const bribe: Move = { move: 'corrupt', caid: 0, bills: ['10i'], top: false };
    const one = foreseen(outlook(), [[[CAID(0)], [[BILL, true]]]]);
    const two = foreseen(outlook(), [[[CAID(0), BILL], [[DONE, true]]]]);
    const look = foreseen(outlook(), [[[], [[CAID(0), true]]]]);
    expect(parts(city(), bribe, one)).toEqual([CAID(0), BILL]);
    expect(parts(city(), bribe, two)).toEqual([CAID(0), BILL, DONE]);
    expect(parts(city(), { ...bribe, bills: [] }, look)).toEqual([CAID(0)]);
  });

  it('deals clockwise from the present receiver (NC-4.3)', () => {
    const view = city({
      question: asking('share'),
      drawn: { seat: 0, caid: caid(0), kind: 'drugs', count: 3, raided: false, aside: false, bills: ['5', '10i', '20c'], owed: [0, 1, 1] },
      choice: { chosen: [], rival: 1, gifts: [[], [], []], first: null },
    });
    expect(parts(view, { move: 'deal', gifts: [[], [], ['20c']], first: 1 }, NOTHING)).toEqual([
      { move: 'pick', pick: 1 },
      { move: 'player', seat: 2 },
      { move: 'bill', bill: '20c' },
      { move: 'pass' },
    ]);
    expect(parts(view, { move: 'deal', gifts: [[], [], []], first: null }, NOTHING)).toEqual([{ move: 'pass' }]);
    const told = preview(view, people, { move: 'deal', gifts: [[], ['5'], []], first: null }, NOTHING);
    expect(told.map(({ mood }) => mood)).toEqual(['good', 'bad', 'plain']);
    expect(told.map(({ rule }) => rule)).toEqual(['NC-4.3', 'NC-4.4', 'NC-4.3']);
  });

  it('aims at what makes it whole, and a watcher at players (NC-8.2)', () => {
    const card: Single = { move: 'card', card: 'honte' };
    const bob: Single = { move: 'player', seat: 1 };
    const known = foreseen(outlook(), [
      [
        [card],
        [
          [bob, true],
          [DONE, true],
          [{ move: 'card', card: 'coup' }, false],
        ],
      ],
      [
        [CAID(18)],
        [
          [bob, true],
          [BILL, true],
          [{ move: 'turf', turf: 27 }, false],
        ],
      ],
    ]);
    expect(targets(known, card)).toEqual([bob, DONE]);
    expect(targets(known, CAID(18))).toEqual([bob]);
  });
});

describe('what a choice would bring', () => {
  it('tells draws and debts with their rules', () => {
    const found = { turf: 27, pick: 2, kind: 'drugs' as const, turfs: 3, draws: 4, owed: [0, 1, 1], obstacle: null };
    const known = foreseen(outlook(), [[[CAID(1)], [], outlook({ collects: [found] })]]);
    const told = preview(city(), people, { move: 'collect', caid: 1, turf: 27, pick: 2 }, known);
    expect(told[0]!.words.args).toMatchObject({ turfs: 3, draws: 4 });
    expect(told[1]!.words.args).toMatchObject({ count: 2, names: 'Bob 1, Carl 1' });
    expect(told.map(({ rule }) => rule).slice(0, 2)).toEqual(['NC-4.2', 'NC-4.3']);
  });

  it('warns of the shield and of the withdrawn bid', () => {
    const contrat: Single = { move: 'card', card: 'contrat' };
    const honte: Single = { move: 'card', card: 'honte' };
    const carl: Single = { move: 'player', seat: 2 };
    const returned = { event: 'bid-returned' as const, rule: 'NC-8.7', seat: 1, caid: caid(5), slot: null, count: 2 };
    const known = foreseen(outlook({ shields: [2] }), [
      [[contrat], [[CAID(5), true, [returned]]]],
      [[honte], [[carl, true]]],
    ]);
    const at = (opening: Single, target: Single): string[] => ids(preview(city(), people, { move: 'strike', opening, target }, known));
    expect(at(contrat, CAID(5))).toContain('nc-web-pre-withdrawn');
    expect(at(honte, carl)).toContain('nc-web-pre-shield');
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

  it('counts bill by bill with the token moving (NC-7.3)', () => {
    const turned = (bill: '50c' | '20i', innocent: number, guilty: number, verdict: number): Event => {
      return { event: 'bribe-turned', rule: 'NC-7.3', bill, innocent, guilty, verdict };
    };
    const events: Event[] = [
      turned('50c', 0, 3, 11),
      turned('20i', 2, 3, 9),
      { event: 'counted', rule: 'NC-7.3', bills: ['50c', '20i'], innocent: 2, guilty: 3, before: 8, after: 9 },
    ];
    const shown = beats(events, city({ verdict: 8, corruption: 2 }), city({ verdict: 9 })).map(({ scene }) => scene);
    expect(shown.map(({ verdict }) => verdict)).toEqual([11, 9, 9, 9]);
    expect(shown.map(({ act }) => act).slice(0, 3)).toMatchObject([
      { bills: ['50c'], left: 1, at: 11 },
      { bills: ['50c', '20i'], left: 0, at: 9 },
      { bills: ['50c', '20i'], left: 0, at: 9 },
    ]);
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

describe('words before the MEETING (NC-5.1)', () => {
  const word = { seat: 1, kind: 'swap', to: 0, place: 1, other: 2, round: 0, card: null, other_card: null };

  it('say no more than they need', () => {
    expect(worded('want', 2, 3, 4)).toEqual({ word: 'want', to: null, place: 3, other: null });
    expect(worded('leave', 2, 3, 4)).toEqual({ word: 'leave', to: 2, place: 3, other: null });
    expect(worded('swap', 2, 3, 4)).toEqual({ word: 'swap', to: 2, place: 3, other: 4 });
    expect(worded('traitor', 2, 3, 4)).toEqual({ word: 'traitor', to: 2, place: null, other: null });
    expect(spoken(word, people).args).toMatchObject({ kind: 'swap', name: people[0]!.name });
  });

  it('are offers until they are answered, and until the MEETING', () => {
    const view = city({ viewer: 0, month: 1 });
    const answer = { ...word, seat: 0, kind: 'no', to: 1 };
    expect(offers([word], view)).toEqual([word]);
    expect(offers([word], city({ viewer: 2, month: 1 }))).toEqual([]);
    expect(offers([word, answer], view)).toEqual([]);
    expect(offers([word, answer, word], view)).toEqual([word]);
    expect(offers([word], city({ viewer: 0, month: 2 }))).toEqual([]);
  });

  it('are remembered when the bids are revealed, by whoever they were given to', () => {
    const reveal: Event = { event: 'bids-revealed', rule: 'NC-5.3', bids: [] };
    const leave: Pledge = { kind: 'leave', seat: 1, to: 0, place: 2, round: 0, kept: false, card: null };
    const told = (pledge: Pledge, viewer: number, story: Event[] = [reveal]) =>
      reckoned(reveal, story, [pledge], people, viewer).map(({ seat, mood }) => [seat, mood]);
    expect(told(leave, 0)).toEqual([[1, 'bad']]);
    expect(told({ ...leave, kept: true }, 0)).toEqual([[1, 'good']]);
    expect(told(leave, 1)).toEqual([]);
    expect(told({ ...leave, kind: 'warn', seat: 0, to: 2 }, 0)).toEqual([[2, 'bad']]);
    expect(told({ ...leave, kept: null }, 0)).toEqual([]);
    expect(told(leave, 0, [{ ...reveal }, reveal])).toEqual([]);
  });
});

describe('a Territoire', () => {
  it('shows its cards as large as all of them fit', () => {
    expect(density(4, 320, 86)).toEqual({ name: 'roomy', columns: 4 });
    expect(density(5, 320, 86)).toEqual({ name: 'dense', columns: 3 });
    expect(density(4, 266, 80)).toEqual({ name: 'dense', columns: 2 });
    expect(density(4, 266, 157)).toEqual({ name: 'roomy', columns: 3 });
    expect(density(7, 320, 86)).toEqual({ name: 'tight', columns: 10 });
    expect(density(20, 640, 180).name).toBe('dense');
    expect(density(99, 320, 86).name).toBe('tight');
  });
});
