/** What the board lights up: where a choice may go, and what it would do, as the server foresees it. */
import type { Ahead, Offer } from '../../wire';
import type { Foreseen } from '../game';
import type { Card, Gangster, Move, Outlook, View } from './material';
import { all, sitting, taken, type Table } from './table';

export interface Marks {
  /** The places that may be chosen, or that the card looked at could touch. */
  targets: ReadonlySet<number>;
  /** Those who would die. */
  doomed: ReadonlySet<number>;
  /** Those who would fall asleep. */
  drugged: ReadonlySet<number>;
  /** Where it comes from: a weapon, somebody who moves, a cake that is passed. */
  origins: ReadonlySet<number>;
  lines: readonly { from: number; to: number; kind: 'shot' | 'stab' | 'move' }[];
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

const place = (at: number): Move => ({ move: 'place', place: at });

export function marks(view: View, legal: readonly Move[], looked: Move | null, foreseen: Foreseen<Move>): Marks {
  const drawn = blank();
  const seat = view.viewer;
  if (seat === null) return drawn;
  for (const move of legal) if (move.move === 'place') drawn.targets.add(move.place);
  if (view.choice) asked(drawn, view, view.choice, seat, looked?.move === 'place' ? looked.place : null, foreseen);
  else if (looked?.move === 'play') card(drawn, view, looked, foreseen);
  return drawn;
}

/** A card before it is played: all that it could do. */
function card(drawn: Draft, view: View, played: Extract<Move, { move: 'play' }>, foreseen: Foreseen<Move>): void {
  const offer = foreseen.beyond(played);
  if (!offer) {
    drawn.targets = new Set(foreseen.ahead(played)?.whole ? taken(view) : []);
    return;
  }
  const places = reach(offer);
  drawn.targets = new Set(places);
  shoot(drawn, played.card, offer.outlook as Outlook);
  if (played.card === 'move') drawn.origins = new Set(places);
  for (const [index, ahead] of offer.ahead.entries()) {
    struck(drawn, ahead);
    if (played.card === 'cocktail') dose(drawn, places[index]!, ahead);
    if (played.card === 'boom') explode(drawn, view, offer.outlook as Outlook, places[index]!);
    if (played.card === 'pass') pass(drawn, view, ahead.outlook as Outlook);
  }
}

/** The places that may come next. */
export function reach(offer: Offer | null): number[] {
  return (offer?.legal ?? []).flatMap((move) => (move.move === 'place' ? [move.place] : []));
}

/** A choice in the making: what is settled, and what the place looked at would do. */
function asked(
  drawn: Draft,
  view: View,
  choice: NonNullable<View['choice']>,
  seat: number,
  at: number | null,
  foreseen: Foreseen<Move>,
): void {
  const chosen = at !== null && drawn.targets.has(at) ? at : null;
  const now = foreseen.outlook as Outlook | null;
  const ahead = chosen === null ? null : foreseen.ahead(place(chosen));
  const then = ahead?.outlook as Outlook | null | undefined;
  if (ahead) struck(drawn, ahead);
  switch (choice.step) {
    case 'stab':
    case 'shoot':
      if (now) shoot(drawn, choice.step === 'shoot' ? 'gun' : 'knife', now, chosen);
      break;
    case 'serve':
      if (chosen !== null) drop(drawn, chosen, seat, then);
      break;
    case 'pass-which':
      for (const from of chosen === null ? drawn.targets : [chosen]) pass(drawn, view, foreseen.ahead(place(from))?.outlook as Outlook);
      break;
    case 'pass-where':
      if (now) goOn(drawn, view, choice.places[0]!, chosen, now, then);
      break;
    case 'blow':
      if (chosen !== null && now) explode(drawn, view, now, chosen);
      break;
    case 'drug':
      for (const settled of choice.places) (now?.dying.includes(settled) ? drawn.doomed : drawn.drugged).add(settled);
      if (chosen !== null && ahead) dose(drawn, chosen, ahead);
      break;
    case 'move-who':
      if (chosen !== null) drawn.origins.add(chosen);
      break;
    case 'move-where':
      walk(drawn, view, seat, sitting(view, choice.places[0]!)!, choice.places[0]!, chosen, then);
      break;
    case 'seat':
      if (choice.gangster) walk(drawn, view, seat, choice.gangster, null, chosen, then);
  }
}

/** Those who would die or fall asleep when the choice is whole. */
function struck(drawn: Draft, { events }: Ahead): void {
  for (const event of events) {
    if (event.event === 'stabbed' || event.event === 'shot') drawn.doomed.add(event.dead.place);
    if (event.event !== 'exploded' && event.event !== 'drugged') continue;
    for (const victim of event.dead) drawn.doomed.add(victim.place);
    if (event.event === 'drugged') for (const sleeper of event.asleep) drawn.drugged.add(sleeper);
  }
}

/** A pill while others may follow. */
function dose(drawn: Draft, at: number, { whole, outlook }: Ahead): void {
  if (!whole) ((outlook as Outlook).dying.includes(at) ? drawn.doomed : drawn.drugged).add(at);
}

function shoot(drawn: Draft, weapon: Card, { lines }: Outlook, at: number | null = null): void {
  const shown = lines.filter((line) => at === null || line.place === at);
  drawn.lines = shown.map(({ origin, place }) => ({ from: origin, to: place, kind: weapon === 'gun' ? 'shot' : 'stab' }));
  drawn.origins = new Set(shown.map((line) => line.origin));
}

/** Where the cake of this owner would go off. */
function blast(drawn: Draft, owner: number, outlook: Outlook | null | undefined): void {
  for (const reached of outlook?.blasts.find((one) => one.owner === owner)?.places ?? []) drawn.blasts.add(reached);
}

function explode(drawn: Draft, view: View, now: Outlook, at: number): void {
  blast(drawn, view.places[at - 1]!.cake!, now);
}

function drop(drawn: Draft, at: number, owner: number, then: Outlook | null | undefined): void {
  drawn.cakes = [...drawn.cakes, { place: at, owner }];
  blast(drawn, owner, then);
}

function pass(drawn: Draft, view: View, then: Outlook | null | undefined): void {
  const ways = then?.ways ?? [];
  drawn.ways = [...drawn.ways, ...ways];
  drawn.cakes = [...drawn.cakes, ...ways.map((steps) => ({ place: steps.at(-1)!, owner: view.places[steps[0]! - 1]!.cake! }))];
}

function goOn(drawn: Draft, view: View, from: number, to: number | null, now: Outlook, then: Outlook | null | undefined): void {
  drawn.origins.add(from);
  drawn.ways = now.ways.filter((steps) => to === null || steps.at(-1) === to);
  const owner = view.places[from - 1]!.cake!;
  if (to === null) drawn.cakes = drawn.ways.map((passed) => ({ place: passed.at(-1)!, owner }));
  else drop(drawn, to, owner, then);
}

function walk(
  drawn: Draft,
  view: View,
  seat: number,
  man: Gangster,
  from: number | null,
  to: number | null,
  then: Outlook | null | undefined,
): void {
  if (from !== null) drawn.origins.add(from);
  if (to === null) return;
  if (from !== null) drawn.lines = [{ from, to, kind: 'move' }];
  drawn.man = { place: to, man, income: then ? then.income - view.gangs[seat]!.income : 0 };
}

/** All that threatens, with where it comes from. */
export function alarms({ threats, blasts }: Pick<Outlook, 'threats' | 'blasts'>): Marks {
  const drawn = blank();
  for (const { by, origin, place, seat } of threats) {
    if (by === 'cake') for (const reached of blasts.find((one) => one.owner === seat)?.places ?? []) drawn.blasts.add(reached);
    else drawn.origins.add(origin);
    if (by === 'knife' || by === 'gun') drawn.lines = [...drawn.lines, { from: origin, to: place, kind: by === 'gun' ? 'shot' : 'stab' }];
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
