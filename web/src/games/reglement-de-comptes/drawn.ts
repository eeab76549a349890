/** What the drawings of the rules show: pieces of one table, and a choice that is being made there. */
import { LYING } from './geometry';
import type { Feature, Gangster, Kind, Move, View } from './material';

export interface Drawn {
  name: string;
  view: View;
  legal: readonly Move[];
  looked: Move | null;
  crop: string | undefined;
}

/** RC-1.4. */
const MAP: Record<Feature, readonly number[]> = {
  revolver: [6, 8, 11, 16, 21, 25, 27],
  knife: [1, 4, 14, 18, 23],
  glass: [5, 10, 12, 13, 15, 19, 20, 24, 29],
  bar: [3, 17],
  restaurant: [7, 26],
  gambling: [2, 22],
  register: [30],
};
const FEATURES = new Map(Object.entries(MAP).flatMap(([feature, places]) => places.map((place) => [place, feature as Feature])));

const opposite = (place: number): number | null => (place <= 12 || (place >= 16 && place <= 27) ? 28 - place : null);
const man = (seat: number, kind: Kind): Gangster => ({ seat, kind, asleep: false });

function table(men: Record<number, Gangster>, cakes: Record<number, number>, choice: View['choice']): View {
  const places = Array.from({ length: 30 }, (_, index) => ({ gangster: men[index + 1] ?? null, cake: cakes[index + 1] ?? null }));
  const prints = places.map((_, index) => ({ feature: FEATURES.get(index + 1) ?? null, opposite: opposite(index + 1) }));
  return {
    game: 'reglement-de-comptes',
    viewer: 0,
    waiting: [],
    phase: 'card',
    turn: 0,
    actor: 0,
    choice,
    prints,
    places,
    gangs: [],
    hand: [],
    pile: 0,
    discards: {},
    removed: {},
    bank: 0,
    quiet: 0,
    end: null,
  };
}

/** The upper side from one column to another, so deep. */
const upper = (from: number, to: number, depth: number): string => {
  const [first, last] = [LYING.seats[from - 1]!, LYING.seats[to - 1]!];
  return `${first.x - 62} 0 ${last.x - first.x + 124} ${depth}`;
};
const place = (at: number): Move => ({ move: 'place', place: at });
const step = (name: NonNullable<View['choice']>['step'], places: readonly number[] = []): View['choice'] => ({
  step: name,
  places,
  gangster: null,
});

export const DRAWN: Readonly<Record<string, Drawn>> = {
  'RC-1.4': { name: 'ring', view: table({}, {}, null), legal: [], looked: null, crop: undefined },
  'RC-3.2': {
    name: 'income',
    view: table({ 3: man(0, 'godfather'), 17: man(0, 'bruiser'), 30: man(0, 'gunman') }, {}, null),
    legal: [],
    looked: null,
    crop: undefined,
  },
  'RC-4.1': {
    name: 'knife',
    view: table(
      { 2: man(1, 'bruiser'), 1: man(0, 'blade'), 30: man(2, 'gunman'), 3: man(2, 'blade'), 4: man(0, 'bruiser') },
      {},
      step('stab'),
    ),
    legal: [2, 30, 3].map(place),
    looked: null,
    crop: `0 0 ${LYING.seats[5]!.x + 62} 330`,
  },
  'RC-4.2': {
    name: 'gun',
    view: table(
      { 9: man(0, 'gunman'), 19: man(1, 'godfather'), 11: man(0, 'bruiser'), 17: man(2, 'blade'), 14: man(0, 'gunman') },
      {},
      step('shoot'),
    ),
    legal: [19, 17].map(place),
    looked: null,
    crop: `${LYING.seats[7]!.x - 62} 0 ${LYING.width - LYING.seats[7]!.x + 62} ${LYING.height}`,
  },
  'RC-4.4': {
    name: 'pass',
    view: table({ 4: man(1, 'bruiser'), 6: man(2, 'gunman'), 9: man(0, 'godfather') }, { 6: 1 }, step('pass-which')),
    legal: [place(6)],
    looked: place(6),
    crop: upper(3, 10, 290),
  },
  'RC-4.5': {
    name: 'blast',
    view: table({ 5: man(1, 'bruiser'), 6: man(2, 'gunman'), 7: man(0, 'blade'), 8: man(2, 'godfather') }, { 6: 1 }, step('blow')),
    legal: [place(6)],
    looked: place(6),
    crop: upper(4, 9, 290),
  },
};
