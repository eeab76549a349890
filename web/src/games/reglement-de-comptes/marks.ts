/** What the board lights up: where a choice may go, and what it would do, before it is made. */
import type { Threat } from './danger';
import type { Card, Gangster, Move, View } from './material';
import { all, blast, cakes, income, movable, reach, seated, shots, sitting, stabs, ways, type Line, type Table } from './reach';

export interface Marks {
  /** The places that may be chosen, or that the card looked at could touch. */
  targets: ReadonlySet<number>;
  /** Those who would die. */
  doomed: ReadonlySet<number>;
  /** Those who would fall asleep. */
  drugged: ReadonlySet<number>;
  /** Where it comes from: a weapon, somebody who moves, a cake that is passed. */
  origins: ReadonlySet<number>;
  lines: readonly (Line & { kind: 'shot' | 'stab' | 'move' })[];
  blasts: ReadonlySet<number>;
  /** Ways of a passed cake, from its place on. */
  ways: readonly (readonly number[])[];
  /** Cakes where they would lie. */
  cakes: readonly { place: number; owner: number }[];
  /** Somebody where he would sit, and what that would change in the gang's income. */
  man: { place: number; man: Gangster; income: number } | null;
}

type Draft = { -readonly [Key in keyof Marks]: Marks[Key] extends ReadonlySet<number> ? Set<number> : Marks[Key] };

const blank = (): Draft => ({
  targets: new Set(),
  doomed: new Set(),
  drugged: new Set(),
  origins: new Set(),
  lines: [],
  blasts: new Set(),
  ways: [],
  cakes: [],
  man: null,
});

export function marks(view: View, legal: readonly Move[], looked: Move | null): Marks {
  const drawn = blank();
  const seat = view.viewer;
  if (seat === null) return drawn;
  for (const move of legal) if (move.move === 'place') drawn.targets.add(move.place);
  if (view.choice) asked(drawn, view, view.choice, seat, looked?.move === 'place' ? looked.place : null);
  else if (looked?.move === 'play') card(drawn, view, seat, looked.card);
  return drawn;
}

/** A card before it is played: all that it could do. */
function card(drawn: Draft, view: View, seat: number, held: Card): void {
  const { targets, lines } = reach(view, seat, held);
  drawn.targets = new Set(targets);
  const kind = held === 'gun' ? 'shot' : 'stab';
  drawn.lines = lines.map((line) => ({ ...line, kind }));
  drawn.origins = new Set(lines.map((line) => line.from));
  if (held === 'knife' || held === 'gun') drawn.doomed = new Set(targets);
  if (held === 'cocktail') dose(drawn, view, targets);
  if (held === 'boom') for (const place of targets) explode(drawn, view, place);
  if (held === 'pass') pass(drawn, view, targets);
  if (held === 'move') drawn.origins = new Set(movable(view, seat));
}

/** A choice in the making: what is settled, and what the place looked at would do. */
function asked(drawn: Draft, view: View, choice: NonNullable<View['choice']>, seat: number, place: number | null): void {
  const chosen = place !== null && drawn.targets.has(place) ? place : null;
  switch (choice.step) {
    case 'stab':
    case 'shoot': {
      const kind = choice.step === 'shoot' ? 'shot' : 'stab';
      const lines = (kind === 'shot' ? shots : stabs)(view, seat).filter((line) => chosen === null || line.to === chosen);
      drawn.lines = lines.map((line) => ({ ...line, kind }));
      drawn.origins = new Set(lines.map((line) => line.from));
      if (chosen !== null) drawn.doomed.add(chosen);
      break;
    }
    case 'serve':
      if (chosen !== null) drop(drawn, view, chosen, seat);
      break;
    case 'pass-which':
      pass(drawn, view, chosen === null ? cakes(view, seat).filter((at) => drawn.targets.has(at)) : [chosen]);
      break;
    case 'pass-where':
      goOn(drawn, view, choice.places[0]!, chosen);
      break;
    case 'blow':
      if (chosen !== null) explode(drawn, view, chosen);
      break;
    case 'drug':
      dose(drawn, view, chosen === null ? choice.places : [...choice.places, chosen]);
      break;
    case 'move-who':
      if (chosen !== null) drawn.origins.add(chosen);
      break;
    case 'move-where':
      walk(drawn, view, seat, sitting(view, choice.places[0]!)!, choice.places[0]!, chosen);
      break;
    case 'seat':
      if (choice.gangster) walk(drawn, view, seat, choice.gangster, null, chosen);
  }
}

function explode(drawn: Draft, view: View, place: number): void {
  for (const reached of blast(view, place)) {
    drawn.blasts.add(reached);
    if (sitting(view, reached)) drawn.doomed.add(reached);
  }
}

function drop(drawn: Draft, view: View, place: number, owner: number): void {
  drawn.cakes = [...drawn.cakes, { place, owner }];
  for (const reached of blast(view, place)) drawn.blasts.add(reached);
}

function pass(drawn: Draft, view: View, from: readonly number[]): void {
  drawn.ways = from.flatMap((place) => ways(view, place).map((steps) => [place, ...steps]));
  drawn.cakes = drawn.ways.map((steps) => ({ place: steps.at(-1)!, owner: view.places[steps[0]! - 1]!.cake! }));
}

function goOn(drawn: Draft, view: View, from: number, to: number | null): void {
  drawn.origins.add(from);
  const steps = ways(view, from).filter((steps) => to === null || steps.at(-1) === to);
  drawn.ways = steps.map((passed) => [from, ...passed]);
  const owner = view.places[from - 1]!.cake!;
  if (to === null) drawn.cakes = steps.map((passed) => ({ place: passed.at(-1)!, owner }));
  else drop(drawn, view, to, owner);
}

function dose(drawn: Draft, view: View, places: readonly number[]): void {
  for (const place of places) (sitting(view, place)?.asleep ? drawn.doomed : drawn.drugged).add(place);
}

function walk(drawn: Draft, view: View, seat: number, man: Gangster, from: number | null, to: number | null): void {
  if (from !== null) drawn.origins.add(from);
  if (to === null) return;
  if (from !== null) drawn.lines = [{ from, to, kind: 'move' }];
  drawn.man = { place: to, man, income: income(seated(view, man, from, to), seat) - income(view, seat) };
}

/** All that threatens, with where it comes from. */
export function alarms(table: Table, threats: readonly Threat[]): Marks {
  const drawn = blank();
  for (const { by, from, place } of threats) {
    if (by === 'cake') for (const reached of blast(table, from)) drawn.blasts.add(reached);
    else drawn.origins.add(from);
    if (by === 'knife' || by === 'gun') drawn.lines = [...drawn.lines, { from, to: place, kind: by === 'gun' ? 'shot' : 'stab' }];
  }
  return drawn;
}

/** The places that have nothing to do with what is shown; none while nothing is. */
export function idle(drawn: Marks, table: Table): ReadonlySet<number> {
  const struck = new Set(drawn.lines.map((line) => line.to));
  const near = [drawn.targets, drawn.doomed, drawn.drugged, drawn.origins, drawn.blasts, struck];
  const ghosts = new Set([...drawn.cakes.map((cake) => cake.place), ...drawn.ways.flat(), drawn.man?.place ?? 0]);
  if (near.every((places) => places.size === 0)) return new Set();
  return new Set(all(table).filter((place) => !ghosts.has(place) && !near.some((places) => places.has(place))));
}
