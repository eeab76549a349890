/** Who can do what to whom, from public facts alone: for showing it before anything is played. The server decides. */
import { BUSINESSES, type Card, type Gangster, type View } from './material';

/** The table as everybody sees it. */
export type Table = Pick<View, 'prints' | 'places'>;

/** A weapon: from this place, that one can be struck. */
export interface Line {
  from: number;
  to: number;
}

export function all(table: Table): number[] {
  return table.places.map((_, index) => index + 1);
}

export function sitting(table: Table, place: number): Gangster | null {
  return table.places[place - 1]!.gangster;
}

/** RC-1.1: the next place around the table, in either direction. */
export function beside(table: Table, place: number, step: 1 | -1): number {
  const size = table.places.length;
  return ((place - 1 + step + size) % size) + 1;
}

export function neighbours(table: Table, place: number): number[] {
  return [beside(table, place, -1), beside(table, place, 1)];
}

/** RC-4.5: where an explosion reaches. */
export function blast(table: Table, place: number): number[] {
  return [beside(table, place, -1), place, beside(table, place, 1)];
}

/** RC-4.1: every stab that this gang could make now. */
export function stabs(table: Table, seat: number): Line[] {
  return all(table).flatMap((from) => {
    const man = sitting(table, from);
    const armed = man?.kind === 'blade' || table.prints[from - 1]!.feature === 'knife';
    if (!able(man, seat) || !armed) return [];
    return neighbours(table, from).flatMap((to) => (enemy(table, to, seat) ? [{ from, to }] : []));
  });
}

/** RC-4.2: every shot that this gang could fire now. */
export function shots(table: Table, seat: number): Line[] {
  return all(table).flatMap((from) => {
    const man = sitting(table, from);
    const { feature, opposite: to } = table.prints[from - 1]!;
    const armed = man?.kind === 'gunman' || feature === 'revolver';
    return able(man, seat) && armed && to !== null && enemy(table, to, seat) ? [{ from, to }] : [];
  });
}

/** RC-4.7: the glasses that opponents of this gang sit at. */
export function glasses(table: Table, seat: number): number[] {
  return all(table).filter((place) => table.prints[place - 1]!.feature === 'glass' && enemy(table, place, seat));
}

/** Where the cakes of others lie. */
export function cakes(table: Table, seat: number): number[] {
  return all(table).filter((place) => {
    const owner = table.places[place - 1]!.cake;
    return owner !== null && owner !== seat;
  });
}

/** RC-4.16: the way of a cake to the first gangster on one side; null if a cake bars it or nobody sits there. */
export function way(table: Table, from: number, step: 1 | -1): number[] | null {
  const passed: number[] = [];
  for (let place = beside(table, from, step); place !== from; place = beside(table, place, step)) {
    passed.push(place);
    if (table.places[place - 1]!.cake !== null) return null;
    if (sitting(table, place)) return passed;
  }
  return null;
}

/** RC-4.4: the ways that this cake may be passed. */
export function ways(table: Table, from: number): number[][] {
  return ([-1, 1] as const).map((step) => way(table, from, step)).filter((steps) => steps !== null);
}

/** RC-4.10: who of this gang may be moved. */
export function movable(table: Table, seat: number): number[] {
  return all(table).filter((place) => able(sitting(table, place), seat));
}

export function free(table: Table): number[] {
  return all(table).filter((place) => !sitting(table, place));
}

/** RC-3.2, RC-3.3: what a turn would bring this gang now. */
export function income(table: Table, seat: number): number {
  const held = all(table).filter((place) => able(sitting(table, place), seat));
  let due = held.some((place) => sitting(table, place)!.kind === 'godfather') ? 1000 : 0;
  for (const business of BUSINESSES) {
    const seats = held.filter((place) => table.prints[place - 1]!.feature === business).length;
    due += seats === 2 ? 4000 : seats * 1000;
  }
  return held.some((place) => table.prints[place - 1]!.feature === 'register') ? due * 2 : due;
}

/** The places that pay this gang, or double what the others pay. */
export function payers(table: Table, seat: number): number[] {
  const paying = new Set<string>([...BUSINESSES, 'register']);
  return all(table).filter((place) => {
    const man = sitting(table, place);
    return able(man, seat) && (man!.kind === 'godfather' || paying.has(table.prints[place - 1]!.feature ?? ''));
  });
}

/** The same table after somebody has gone to a free place; `from` null: he was not at the table. */
export function seated(table: Table, man: Gangster, from: number | null, to: number): Table {
  const places = table.places.map((spot, index) => {
    if (index + 1 === to) return { ...spot, gangster: man };
    return index + 1 === from ? { ...spot, gangster: null } : spot;
  });
  return { prints: table.prints, places };
}

/** The same table after a cake has gone elsewhere, or was served. */
export function served(table: Table, owner: number, to: number): Table {
  const places = table.places.map((spot, index) => {
    const cake = index + 1 === to ? owner : spot.cake === owner ? null : spot.cake;
    return cake === spot.cake ? spot : { ...spot, cake };
  });
  return { prints: table.prints, places };
}

/** Everything that this card could strike or touch, and from where. */
export function reach(table: Table, seat: number, card: Card): { targets: number[]; lines: Line[] } {
  const struck = (lines: Line[]): { targets: number[]; lines: Line[] } => ({ targets: [...new Set(lines.map((line) => line.to))], lines });
  switch (card) {
    case 'knife':
      return struck(stabs(table, seat));
    case 'gun':
      return struck(shots(table, seat));
    case 'cocktail':
      return { targets: glasses(table, seat), lines: [] };
    case 'boom':
      return { targets: cakes(table, seat), lines: [] };
    case 'pass':
      return { targets: cakes(table, seat).filter((place) => ways(table, place).length > 0), lines: [] };
    case 'cake':
      return { targets: all(table).filter((place) => table.places[place - 1]!.cake === null), lines: [] };
    case 'move':
      return { targets: movable(table, seat), lines: [] };
    case 'alert':
      return { targets: all(table).filter((place) => sitting(table, place)), lines: [] };
  }
}

function able(man: Gangster | null, seat: number): boolean {
  return man !== null && man.seat === seat && !man.asleep;
}

function enemy(table: Table, place: number, seat: number): boolean {
  const man = sitting(table, place);
  return man !== null && man.seat !== seat;
}
