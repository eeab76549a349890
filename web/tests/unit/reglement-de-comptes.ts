/** Tables of Règlement de comptes for tests. */
import { same } from '../../src/choosing.svelte';
import type { Foreseen, Person } from '../../src/games/game';
import { DRAWN } from '../../src/games/reglement-de-comptes/drawn';
import type { Gangster, Kind, Move, View } from '../../src/games/reglement-de-comptes/material';
import type { Offer } from '../../src/wire';
import { engine } from './engine';

export const man = (seat: number, kind: Kind, asleep = false): Gangster => ({ seat, kind, asleep });

export const people: Person[] = ['Ana', 'Bob', 'Carl', 'Dora', 'Eve', 'Fred'].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  character: null,
  seated: null,
  deadline: null,
}));

/** The printed table (RC-1.4) with these men and cakes. */
export function table(men: Record<number, Gangster>, cakes: Record<number, number> = {}, changes: Partial<View> = {}): View {
  const empty = DRAWN['RC-1.4']!.view;
  const places = empty.places.map((_, index) => ({ gangster: men[index + 1] ?? null, cake: cakes[index + 1] ?? null }));
  const gangs = (['yellow', 'red', 'blue', 'green', 'orange', 'violet'] as const).map((colour, seat) => ({
    colour,
    money: 5000,
    income: 0,
    cards: 5,
    gangsters: Object.values(men).filter((other) => other.seat === seat).length,
    lobby: [],
    cake: Object.values(cakes).includes(seat) ? ('table' as const) : ('home' as const),
    out: null,
    before: 0,
  }));
  return { ...empty, places, gangs, waiting: [0], bank: 30_000, pile: 30, ...changes };
}

/** RC-8: the position of the six scenarios. */
export const scenario = table(
  {
    28: man(0, 'bruiser'),
    30: man(1, 'bruiser'),
    2: man(4, 'bruiser'),
    3: man(1, 'blade'),
    5: man(5, 'blade', true),
    6: man(2, 'bruiser'),
    7: man(2, 'blade'),
    9: man(3, 'godfather'),
    13: man(3, 'bruiser'),
    14: man(2, 'gunman'),
    15: man(1, 'bruiser'),
    18: man(3, 'blade'),
    19: man(4, 'bruiser', true),
    22: man(4, 'godfather'),
    23: man(5, 'bruiser'),
    24: man(1, 'gunman'),
    26: man(5, 'godfather'),
  },
  { 28: 1, 24: 2, 19: 0 },
);

export const place = (at: number): Move => ({ move: 'place', place: at });

/** Scenario, seat, and a beginning of a choice as records write it. */
type Beginning = readonly [number, number, string];

/** All that the tests ask of the engine, at once. */
const ASKED: readonly Beginning[] = [
  ...(['', 'play alert', 'play pass', 'play pass, 24', 'play cocktail', 'play cocktail, 5'] as const).map((text): Beginning => [
    1,
    1,
    text,
  ]),
  ...(['play cake', 'play move', 'play move, 28'] as const).map((text): Beginning => [2, 0, text]),
  ...(['', 'play boom'] as const).map((text): Beginning => [3, 4, text]),
  ...(['', 'play gun'] as const).map((text): Beginning => [5, 2, text]),
];

interface Found {
  view: View;
  offer: Offer;
}

let answers: readonly Found[] | null = null;

function answer(number: number, seat: number, begun: string): Found {
  answers ??= engine<Found[]>(
    'offers',
    ASKED.map(([scenario, seat, begun]) => ({ scenario, seat, begun })),
  );
  return answers[ASKED.findIndex((one) => one.join() === [number, seat, begun].join())]!;
}

/** A scenario whose turn has begun, and a beginning of a choice there, as the engine sees them from this seat. */
export function asked(number: number, seat: number, begun = ''): { view: View; legal: readonly Move[]; foreseen: Foreseen<Move> } {
  const { view, offer } = answer(number, seat, begun);
  const foreseen: Foreseen<Move> = {
    outlook: offer.outlook,
    after: () => null,
    ahead: (move) => offer.ahead[offer.legal.findIndex((other) => same(other, move))] ?? null,
    beyond: (move) => (move.move === 'play' ? answer(number, seat, `play ${move.card}`).offer : null),
  };
  return { view, legal: offer.legal as readonly Move[], foreseen };
}
