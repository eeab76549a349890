import { describe, expect, it } from 'vitest';
import { resting } from '../../src/games/gangster/acts';
import { parts, raised } from '../../src/games/gangster/bids';
import { LYING, standing, UPRIGHT } from '../../src/games/gangster/geometry';
import type { Event, Move, View } from '../../src/games/gangster/material';
import { menText, sides } from '../../src/games/gangster/names';
import { preview } from '../../src/games/gangster/preview';
import type { Foreseen } from '../../src/games/game';
import { beats, rest, together } from '../../src/games/gangster/scene';
import { line, tell } from '../../src/games/gangster/tell';
import { knowledge, label, question } from '../../src/games/gangster/words';
import { asking, card, hand, people, player, quarter } from './gangster';

const UNFORESEEN: Foreseen<Move> = { outlook: null, after: () => null, ahead: () => null, beyond: () => null };
const number = (given: number): Move => ({ move: 'number', number: given });

describe('the quarter', () => {
  it('goes once around, each square beside the next', () => {
    for (const { spots } of [LYING, UPRIGHT]) {
      expect(spots).toHaveLength(40);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
      spots.forEach(({ x, y }, index) => {
        const next = spots[(index + 1) % 40]!;
        expect(Math.abs(next.x - x) + Math.abs(next.y - y)).toBe(100);
      });
    }
  });

  it('has room for six pawns on one square', () => {
    const places = Array.from({ length: 6 }, (_, index) => standing(index, 6));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    expect(Math.max(...places.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))).toBeLessThan(47);
  });
});

describe('the theatre', () => {
  const walk: Event[] = [
    { event: 'rolled', rule: 'GA-3.2', seat: 0, die: 2, number: 1, of: 1 },
    { event: 'moved', rule: 'GA-3.2', seat: 0, origin: 0, path: [1, 2] },
    { event: 'face-chosen', rule: 'GA-3.2', seat: 0, face: 'vendeur' },
    { event: 'paid', rule: 'GA-4.7', payer: 0, payee: null, amount: 500, why: 'vendeur' },
    { event: 'took', rule: 'GA-4.7', seat: 0, deck: 'perle', card: card('perle', 3, 800), how: 'bought' },
  ];

  it('rolls, walks square by square, pays, takes, and rests in the new view', () => {
    const after = quarter({ turn: 1, waiting: [1], question: asking('before', { seat: 1 }) });
    const played = beats(walk, quarter(), after);
    expect(played.map(({ scene }) => scene.rolling)).toEqual([true, ...Array(7).fill(false), false]);
    expect(played.map(({ scene }) => scene.players[0]!.square)).toEqual([0, 0, 1, 2, 2, 2, 2, 2, 0]);
    expect(played.map(({ scene }) => scene.players[0]!.cash)).toEqual([3000, 3000, 3000, 3000, 3000, 2500, 2500, 2500, 3000]);
    expect(played[4]!.scene.act).toEqual({ kind: 'square', seat: 0, square: 2, face: 'vendeur' });
    expect(played[5]!.scene.sums).toEqual({ 0: -500 });
    expect(played[5]!.scene.paid).toEqual(['plate 0']);
    expect(played[6]!.scene.players[0]!.perles, 'the card is seen first').toBe(0);
    expect(played[7]!.scene).toMatchObject({ bound: { 0: { what: 'perles', from: ['paper'] } } });
    expect(played[7]!.scene.players[0]!.perles).toBe(1);
    expect(played.at(-1)!.scene).toEqual({ ...rest(after), caption: walk.at(-1) });
    expect(played.map(({ scene }) => scene.still)).toEqual([...Array(8).fill(false), true]);
    expect(Math.max(...played.map(({ ms }) => ms))).toBeLessThanOrEqual(600);
  });

  it('runs the race in three stretches before it says who wins', () => {
    const race: Event[] = [
      { event: 'race-run', rule: 'GA-4.3', seat: 0, horse: 7, final: true },
      { event: 'ticket-won', rule: 'GA-4.3', seat: 2, card: card('course', 5, 1500) },
    ];
    const acts = beats(race, quarter(), quarter()).map(({ scene }) => scene.act);
    expect(acts.slice(0, 5)).toMatchObject([
      { kind: 'race', phase: 'run', stretch: 1 },
      { kind: 'race', phase: 'run', stretch: 2 },
      { kind: 'race', phase: 'run', stretch: 3 },
      { kind: 'race', phase: 'finish', horse: 7, winners: [] },
      { kind: 'race', phase: 'finish', horse: 7, winners: [2] },
    ]);
  });

  it('takes the third Dossier for prison: the pawn leaves, the offer lapses', () => {
    const events: Event[] = [
      { event: 'arrested', rule: 'GA-4.13', seat: 1, theft: 'banque' },
      { event: 'card-read', rule: 'GA-3.9', seat: 1, card: card('justice', 20) },
      { event: 'dossier-taken', rule: 'GA-4.13', seat: 1, dossiers: 3 },
      { event: 'eliminated', rule: 'GA-4.14', seat: 1 },
    ];
    const before = quarter({ players: [player(), player({ perles: 2, dossiers: 2, offer: true }), player()] });
    const { scene } = beats(events, before, before).at(-2)!;
    expect(scene.act).toMatchObject({ kind: 'court', theft: 'banque', verdict: 'out' });
    expect(scene.players[1]).toMatchObject({ out: true, square: null, dossiers: 3, offer: false });
  });

  it('keeps an auction on stage from the first bid to the hammer', () => {
    const events: Event[] = [
      { event: 'auction-opened', rule: 'GA-4.5', seat: 0, kind: 'diamant' },
      { event: 'bid-made', rule: 'GA-4.5', seat: 1, amount: 300 },
      { event: 'bid-passed', rule: 'GA-4.15', seat: 2, short: true },
      { event: 'knocked', rule: 'GA-4.5', seat: 1, kind: 'diamant', amount: 300 },
    ];
    const acts = beats(events, quarter(), quarter()).map(({ scene }) => scene.act);
    expect(acts.slice(0, 4)).toMatchObject([
      { price: 0, leader: null, group: [0, 1, 2] },
      { price: 300, leader: 1 },
      { group: [0, 1] },
      { sold: true, over: true, leader: 1 },
    ]);
  });

  it('shows at rest what is asked', () => {
    const at = (step: Parameters<typeof asking>[0], changes = {}): unknown => resting(quarter({ question: asking(step, changes) }));
    expect(at('live', { kind: 'perle', number: 700, rival: 2, group: [0, 2] })).toMatchObject({ kind: 'auction', price: 700, leader: 2 });
    expect(at('escape', { theft: 'banque' })).toMatchObject({ kind: 'court', theft: 'banque' });
    expect(at('lot')).toMatchObject({ kind: 'lot' });
    expect(resting(quarter({ question: asking('fix'), dice: [3, 5] }))).toMatchObject({ kind: 'race', horse: 8 });
    expect(at('before')).toMatchObject({ kind: 'square', square: 0 });
  });

  it('opens all hands only when nothing is hidden', () => {
    const mine = hand({ gems: [card('perle', 1, 300)] });
    expect(together([quarter({ hand: mine }), quarter({ viewer: 1 })])).toMatchObject({ viewer: null, hand: null, hands: [mine, hand()] });
  });
});

describe('a bid', () => {
  const bid = (amount: number): Move => ({ move: 'bid', amount });

  it('is told in thousands, then hundreds; what was told is not told again', () => {
    const turns = quarter({ question: asking('bid') });
    expect(parts(turns, bid(2700))).toEqual([number(12), number(7)]);
    expect(parts(quarter({ question: asking('bid-hundreds', { thousands: 2 }) }), bid(2700))).toEqual([number(7)]);
    expect(parts(quarter({ question: asking('bid-hundreds', { thousands: 3 }) }), bid(2700))).toEqual([]);
    const live = quarter({ question: asking('live'), live: true });
    expect(parts({ ...live, sealed: 2 }, bid(2700))).toEqual([number(7)]);
    expect(parts({ ...live, sealed: 1 }, bid(2700))).toEqual([number(12), number(7)]);
    expect(parts(turns, { move: 'no' })).toEqual([{ move: 'no' }]);
  });

  it('is raised from the highest, or opens', () => {
    expect(raised(quarter({ question: asking('live', { number: 900 }) }), 500)).toBe(1400);
    expect(raised(quarter({ question: asking('live') }), 100)).toBe(300);
  });

  it('says what it leaves', () => {
    const ids = (amount: number): unknown =>
      preview(quarter({ question: asking('live') }), people, bid(amount), UNFORESEEN).map(({ words, mood }) => [words.id, mood]);
    expect(ids(3000)).toEqual([['ga-web-pre-bid', 'plain']]);
    expect(ids(3100)).toEqual([['ga-web-pre-short', 'bad']]);
  });
});

describe('the words', () => {
  it('ask one question at a time, by the step that one is in', () => {
    const asks = (view: View): string => question(view, people).id;
    expect(asks(quarter())).toBe('ga-web-ask-before');
    expect(asks(quarter({ question: asking('swap'), choice: asking('swap-rival') }))).toBe('ga-web-ask-swap-rival');
    expect(asks(quarter({ waiting: [1] }))).toBe('ga-web-waiting');
    expect(asks(quarter({ waiting: [10], question: asking('live') }))).toBe('ga-web-ask-live');
    expect(asks(quarter({ waiting: [9], question: asking('draw', { deck: 'perle' }) }))).toBe('ga-web-drawing');
    expect(asks(quarter({ waiting: [9], question: asking('race-die') }))).toBe('ga-web-rolling');
    expect(asks(quarter({ waiting: [], question: null }))).toBe('ga-web-over');
  });

  it('call a number what it means: a card, a square, a die', () => {
    const gems = hand({ gems: [card('diamant', 30, 2500)] });
    const named = (view: View, given: number): unknown => label(view, people, number(given));
    expect(named(quarter({ question: asking('sell'), hand: gems }), 30)).toMatchObject({ id: 'ga-web-do-card', args: { step: 'sell' } });
    expect(named(quarter({ question: asking('square') }), 16)).toMatchObject({ id: 'ga-web-do-square' });
    expect(named(quarter({ question: asking('star-die') }), 4)).toMatchObject({ id: 'ga-web-do-die' });
    expect(named(quarter({ question: asking('bid-hundreds', { thousands: 2 }) }), 7)).toMatchObject({ id: 'ga-web-do-bid' });
    expect(label(quarter({ players: [player({ square: 1 })] }), people, { move: 'half', half: 1 }).id).toBe('ga-web-do-half');
  });

  it('call the sides of a dilemma what they say', () => {
    const effect = ['either', 'pay', 'or', 'skip'].map((op) => ({ op, n: 1, m: 0, what: '' }));
    const view = quarter({ question: asking('either'), reading: { ...card('aventure', 13, 0), effect } });
    expect(sides(effect).map((side) => side.map(({ op }) => op))).toEqual([['pay'], ['skip']]);
    expect(label(view, people, { move: 'half', half: 2 }).id).toBe('ga-web-do-side');
  });

  it('tell what happened with its rule, without small talk and without what others are dealt', () => {
    const events: Event[] = [
      { event: 'answered', rule: 'GA-8.5', seat: 0, choice: null },
      { event: 'ticket-dealt', rule: 'GA-4.3', seat: 1, card: null, left: 8 },
      { event: 'moved', rule: 'GA-3.2', seat: 1, origin: 0, path: [1, 2] },
    ];
    const told = tell(events, people, quarter());
    expect(told.map(({ words, rule, seat }) => [words.id, rule, seat])).toEqual([['ga-event-moved', 'GA-3.2', 1]]);
    expect(tell(events, people, quarter())[0]).toBe(told[0]);
    expect(told[0]!.words.args).toMatchObject({ square: 2, steps: 2, who: 'other', name: 'Bob' });
    const swapped: Event = { event: 'swapped', rule: 'GA-4.4', seat: 1, rival: 2, kind: 'perle', given: null, taken: null };
    expect(line(swapped, people, quarter().board).words.args).toMatchObject({ given: 'none', taken: 'none', rival: 'Carl' });
  });

  it('know one’s own hand and the cards that were lawfully seen, all secret', () => {
    const view = quarter({
      hand: hand({ gems: [card('perle', 1, 300)] }),
      known: [
        { card: card('perle', 4, 1000), seats: [1] },
        { card: card('perle', 5, 1500), seats: [1, 2] },
      ],
    });
    const facts = knowledge(view, people);
    expect(facts.map(({ secret }) => secret)).toEqual([true, true, true, true, false, false]);
    expect(facts.map(({ words }) => words.args?.['sure'])).toEqual([undefined, undefined, 'yes', 'no', undefined, undefined]);
    expect(knowledge({ ...view, hand: null, known: [] }, people)).toHaveLength(2);
  });

  it('count the men that everybody has seen', () => {
    expect(menText(player({ men: 4, counted: 2, recruits: 2 }))).toBe('4');
    expect(menText(player({ men: 4, counted: 2, recruits: 3 }))).toBe('4+');
    expect(menText(player({ men: null }))).toBe('?');
  });
});
