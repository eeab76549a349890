/** What public facts allow and what they would bring: NC-4 to NC-8 as far as a choice must be shown before it is made. */
import { BOROUGHS, TRAFFICS, type Bill, type Card, type Effect, type Holding, type Kind, type Power, type View } from './material';

const RACKETS: ReadonlySet<Kind> = new Set<Kind>(BOROUGHS);

export function racket(kind: Kind): boolean {
  return RACKETS.has(kind);
}

/** NC-7.2: whether an Enquête with this effect is in force. */
export function under(view: Pick<View, 'rue'>, effect: Effect): boolean {
  return view.rue.some(({ card, acting }) => acting && card?.effect === effect);
}

/** NC-8.1: whether this Caïd's power would act; the FBI silences all. */
export function able(view: Pick<View, 'rue'>, card: Card, power: Power): boolean {
  return card.power === power && !under(view, 'silence');
}

/** NC-4.8: Atlantic City, a Turf of no borough. */
export function everywhere(card: Card): boolean {
  return card.kind === 'turf' && card.boroughs.length === 0 && card.traffic === null;
}

/** NC-4.1: what an Encaissement from this Turf can be, in the order of its two picks. */
export function kindsOf(turf: Card): readonly Kind[] {
  return turf.traffic === null ? turf.boroughs : [turf.boroughs[0]!, turf.traffic];
}

export function countsFor(card: Card, kind: Kind): boolean {
  if (card.kind !== 'turf') return false;
  if (everywhere(card)) return (TRAFFICS as readonly Kind[]).includes(kind);
  return card.traffic === kind || (card.boroughs as readonly Kind[]).includes(kind);
}

/** NC-4.2, NC-8.13: the Turfs of this kind in each Territoire. */
export function turfsOf(view: Pick<View, 'players'>, kind: Kind): number[] {
  return view.players.map(({ territory }) => territory.filter(({ card, burnt }) => !burnt && countsFor(card, kind)).length);
}

/** NC-4.2, NC-4.3, NC-8.15: what this Encaissement counts, draws and owes. */
export function account(
  view: Pick<View, 'players' | 'rue'>,
  seat: number,
  kind: Kind,
  caid: Card | null,
): { turfs: number; draws: number; owed: number[] } {
  const each = turfsOf(view, kind);
  const turfs = each.reduce((total, count) => total + count, 0);
  const fewer = under(view, 'short_draw') && turfs > 1 ? 1 : 0;
  const more = caid && able(view, caid, 'extra_bill') ? 1 : 0;
  return { turfs, draws: turfs - fewer + more, owed: each.map((count, other) => (other === seat ? 0 : count)) };
}

export type Obstacle = { rule: string; reason: string } | null;
const because = (rule: string, reason: string): Obstacle => ({ rule, reason });

/** NC-4.1, NC-4.8, NC-8.13: why this Turf cannot start one. */
export function turfObstacle({ card, engaged, burnt }: Holding): Obstacle {
  if (everywhere(card)) return because('NC-4.8', 'nc-web-why-atlantic');
  if (burnt) return because('NC-8.13', 'nc-web-why-burnt');
  return engaged ? because('NC-4.1', 'nc-web-why-engaged') : null;
}

/** NC-4.7, NC-7.7, NC-8.15: why this kind cannot be announced. */
export function kindObstacle(view: Pick<View, 'players' | 'rue'>, seat: number, kind: Kind, caid: Card | null): Obstacle {
  if (kind === 'drugs' && under(view, 'no_drugs')) return because('NC-7.7', 'nc-web-why-drugs');
  if (caid && able(view, caid, 'repeat')) return null;
  const { done } = view.players[seat]!;
  if (racket(kind) && done.some(racket)) return because('NC-4.7', 'nc-web-why-racket');
  return done.includes(kind) ? because('NC-4.7', 'nc-web-why-trafic') : null;
}

/** NC-5.2, NC-5.10: why this slot cannot be bid on. */
export function slotObstacle(view: Pick<View, 'players' | 'rue'>, seat: number, slot: number): Obstacle {
  if (!view.rue[slot - 1]?.card) return because('NC-5.10', 'nc-web-why-empty');
  return view.players[seat]!.bids.some((bid) => bid.slot === slot) ? because('NC-5.2', 'nc-web-why-location') : null;
}

/** NC-7.7: how many bills a bid needs. */
export function least(view: Pick<View, 'rue'>): number {
  return under(view, 'two_bills') ? 2 : 1;
}

export function holding(view: Pick<View, 'players'>, number: number): { seat: number; held: Holding } | null {
  for (const [seat, { territory }] of view.players.entries()) {
    const held = territory.find(({ card }) => card.number === number);
    if (held) return { seat, held };
  }
  return null;
}

export function cardOf(view: Pick<View, 'players'>, number: number | null): Card | null {
  return number === null ? null : (holding(view, number)?.held.card ?? null);
}

/** The seats after this one, clockwise. */
export function clockwise(view: Pick<View, 'players'>, seat: number): number[] {
  const { length } = view.players;
  return Array.from({ length: length - 1 }, (_, index) => (seat + 1 + index) % length);
}

/** A bag without these bills. */
export function without(bag: readonly Bill[], taken: readonly Bill[]): Bill[] {
  const left = [...bag];
  for (const bill of taken) {
    const at = left.indexOf(bill);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
