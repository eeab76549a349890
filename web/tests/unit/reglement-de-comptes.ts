/** Tables of Règlement de comptes for tests. */
import type { Person } from '../../src/games/game';
import { DRAWN } from '../../src/games/reglement-de-comptes/drawn';
import type { Gangster, Kind, View } from '../../src/games/reglement-de-comptes/material';

export const man = (seat: number, kind: Kind, asleep = false): Gangster => ({ seat, kind, asleep });

export const people: Person[] = ['Ana', 'Bob', 'Carl', 'Dora', 'Eve', 'Fred'].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  level: null,
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
