/** Which of a gang's men can be killed right now, and by what: public facts only. */
import { all, beside, shots, sitting, stabs, type Table } from './reach';

export interface Threat {
  place: number;
  by: 'knife' | 'gun' | 'cake' | 'pill';
  /** The place it comes from: the killer's, or the cake's. */
  from: number;
  /** Whose it is; null for the pill, which anybody may hold. */
  seat: number | null;
}

export function threats(table: Table, seat: number): Threat[] {
  const others = new Set(all(table).flatMap((place) => sitting(table, place)?.seat ?? []));
  others.delete(seat);
  const mine = (place: number): boolean => sitting(table, place)?.seat === seat;
  const armed = [...others].flatMap((other) => [
    ...stabs(table, other).map((line): Threat => ({ place: line.to, by: 'knife', from: line.from, seat: other })),
    ...shots(table, other).map((line): Threat => ({ place: line.to, by: 'gun', from: line.from, seat: other })),
  ]);
  const blown = all(table).flatMap((place) =>
    [place, beside(table, place, -1), beside(table, place, 1)].flatMap((from): Threat[] => {
      const owner = table.places[from - 1]!.cake;
      return owner === null ? [] : [{ place, by: 'cake', from, seat: owner }];
    }),
  );
  const drugged = all(table).flatMap((place): Threat[] =>
    sitting(table, place)?.asleep && table.prints[place - 1]!.feature === 'glass' ? [{ place, by: 'pill', from: place, seat: null }] : [],
  );
  return [...armed, ...blown, ...drugged].filter((threat) => mine(threat.place)).sort((a, b) => a.place - b.place);
}
