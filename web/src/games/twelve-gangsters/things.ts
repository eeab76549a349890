/** The things on the table, and the rule of each. */
import { accounts, each, type Legend } from '../../about.svelte';
import Sign from './Sign.svelte';

export const THINGS = {
  card: 'TG-3.3',
  used: 'TG-3.8',
  boss: 'TG-3.7',
  limit: 'TG-3.5',
  empty: 'TG-3.1',
  sealed: 'TG-3.2',
  thinking: 'TG-3.1',
  validated: 'TG-3.3',
  refused: 'TG-3.4',
  held: 'TG-3.8',
  unknown: 'TG-3.8',
  score: 'TG-4.2',
  round: 'TG-4.1',
} as const;

export type Thing = keyof typeof THINGS;
export const thing = accounts<Thing>('tg', THINGS);

export const legend: Legend = {
  things: each(THINGS, thing),
  shown: ['card', 'boss', 'limit', 'sealed', 'validated', 'refused', 'held'],
  Sign,
};
