/** What is in the box, by the names that the wire gives it. */
import type { GangsterMove, GangsterQuestion as Question, GangsterSquare as Square, GangsterView as View } from '../../wire';

export type {
  GangsterCard as Card,
  GangsterEvent as Event,
  GangsterHand as Hand,
  GangsterPlayer as Player,
  GangsterQuestion as Question,
  GangsterView as View,
} from '../../wire';
export type Face = Square['faces'][number];
export type Kind = NonNullable<Question['kind']>;
export type Theft = NonNullable<Question['theft']>;
export type Deck = NonNullable<Question['deck']>;
export type Step = Question['step'];

/** GA-4.5: an amount, which the game is told in thousands and hundreds. */
export interface Bid {
  move: 'bid';
  amount: number;
}
export type Move = GangsterMove | Bid;

/** GA-5.1: what everybody may count of a player. */
export const COUNTED = ['perles', 'diamants', 'stars', 'missions', 'men', 'tickets', 'protections', 'dossiers'] as const;
export type Counted = (typeof COUNTED)[number];

/** What the viewer is in the middle of, or else what everybody sees is asked. */
export function asked(view: View): Question | null {
  return view.choice ?? view.question;
}

/** The square of whoever has the turn. */
export function stoodOn(view: Pick<View, 'turn' | 'players'>): number {
  return view.turn === null ? 0 : (view.players[view.turn]!.square ?? 0);
}
