/** Who holds what: what can be read off the table without knowing a rule. */
import type { Bill, Card, Holding, View } from './material';

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

/** A Turf that starts nothing: Atlantic City. */
export function everywhere(card: Card): boolean {
  return card.kind === 'turf' && card.starts.length === 0;
}

/** Who has turned out to be an Indic (NC-7.4). */
export function indics(view: Pick<View, 'players'>): number[] {
  return view.players.flatMap((player, seat) => (player.indic === true ? [seat] : []));
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
