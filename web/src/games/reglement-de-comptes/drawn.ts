/** What the drawings of the rules show: pieces of one table, and a choice that is being made there. */
import type { Offer } from '../../wire';
import made from './drawn.json';
import { LYING } from './geometry';
import type { Move, View } from './material';

export interface Drawn {
  name: string;
  looked: Move | null;
  crop: string | undefined;
  view: View;
  offer: Offer;
}

/** The upper side from one column to another, so deep. */
const upper = (from: number, to: number, depth: number): string => {
  const [first, last] = [LYING.seats[from - 1]!, LYING.seats[to - 1]!];
  return `${first.x - 62} 0 ${last.x - first.x + 124} ${depth}`;
};

function drawn(rule: keyof typeof made, name: string, crop?: string, looked: Move | null = null): Drawn {
  return { name, looked, crop, ...(made[rule] as unknown as Pick<Drawn, 'view' | 'offer'>) };
}

export const DRAWN: Readonly<Record<string, Drawn>> = {
  'RC-1.4': drawn('RC-1.4', 'ring'),
  'RC-3.2': drawn('RC-3.2', 'income'),
  'RC-4.1': drawn('RC-4.1', 'knife', `0 0 ${LYING.seats[5]!.x + 62} 330`),
  'RC-4.2': drawn('RC-4.2', 'gun', `${LYING.seats[7]!.x - 62} 0 ${LYING.width - LYING.seats[7]!.x + 62} ${LYING.height}`),
  'RC-4.4': drawn('RC-4.4', 'pass', upper(3, 10, 290), { move: 'place', place: 6 }),
  'RC-4.5': drawn('RC-4.5', 'blast', upper(4, 9, 290), { move: 'place', place: 6 }),
};
