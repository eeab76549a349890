/** Who sits where: what can be read off the table without knowing a rule. */
import type { Gangster, View } from './material';

/** The table as everybody sees it. */
export type Table = Pick<View, 'prints' | 'places'>;

export function all(table: Table): number[] {
  return table.places.map((_, index) => index + 1);
}

export function sitting(table: Table, place: number): Gangster | null {
  return table.places[place - 1]!.gangster;
}

/** Where everybody sits. */
export function taken(table: Table): number[] {
  return all(table).filter((place) => sitting(table, place));
}

/** A place and those beside it around the table, where an explosion is drawn. */
export function around(table: Table, place: number): number[] {
  const size = table.places.length;
  return [place - 1, place, place + 1].map((near) => ((near - 1 + size) % size) + 1);
}
