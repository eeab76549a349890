/** Cards, people and places by their names. */
import { listed, say } from '../../language.svelte';
import type { Person } from '../game';
import type { Card, Kind, Victim } from './material';
import { sitting, type Table } from './table';

export function cardName(card: Card): string {
  return say('rc-card', { card });
}

export function kindName(kind: Kind): string {
  return say('rc-kind', { kind });
}

/** "Parrain (Ana, place 22)". */
export function victimName({ kind, seat, place }: Victim, people: readonly Person[]): string {
  return say('rc-victim', { kind: kindName(kind), name: people[seat]!.name, place });
}

export function victimNames(dead: readonly Victim[], people: readonly Person[]): string {
  return listed(dead.map((victim) => victimName(victim, people)));
}

/** Who sits at these places. */
export function seatedAt(table: Table, places: readonly number[]): Victim[] {
  return places.flatMap((place) => {
    const man = sitting(table, place);
    return man ? [{ place, seat: man.seat, kind: man.kind }] : [];
  });
}

/** A place in few words: "22 · Parrain (Ana) · maison de jeu". */
export function placeShort(table: Table, place: number, people: readonly Person[]): string {
  const man = sitting(table, place);
  return say('rc-web-pick', {
    place,
    feature: table.prints[place - 1]!.feature ?? 'none',
    kind: man ? kindName(man.kind) : 'none',
    name: man ? people[man.seat]!.name : '',
  });
}

/** A place with all that is to be said of it. */
export function placeName(table: Table, place: number, people: readonly Person[]): string {
  const { gangster, cake } = table.places[place - 1]!;
  const { feature, opposite } = table.prints[place - 1]!;
  return say('rc-web-place', {
    place,
    feature: feature ?? 'none',
    kind: gangster ? kindName(gangster.kind) : 'none',
    name: gangster ? people[gangster.seat]!.name : '',
    asleep: gangster?.asleep ? 'yes' : 'no',
    cake: cake === null ? 'none' : people[cake]!.name,
    opposite: opposite ?? 0,
  });
}
