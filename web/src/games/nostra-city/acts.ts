/** What the stage shows: one thing at a time. */
import type { Bill, Card, Event, Kind, Staked, Vendetta, View } from './material';

export type Told<Name extends Event['event']> = Extract<Event, { event: Name }>;

export interface Share {
  seat: number;
  owed: number;
  count: number;
  first: boolean;
  bills: readonly Bill[] | null;
  done: boolean;
}

export type Act =
  | { kind: 'none' }
  | { kind: 'month'; month: number; phase: View['phase'] }
  | {
      kind: 'collect';
      seat: number;
      caid: Card;
      turf: Card | null;
      type: Kind;
      left: number;
      bills: readonly (Bill | null)[];
      raid: 'none' | 'stopped' | 'ignored';
      shares: readonly Share[];
    }
  | { kind: 'grievance'; seat: number; cards: number; why: Told<'wronged'>['why'] }
  | { kind: 'bids'; bids: Told<'bids-revealed'>['bids'] }
  | {
      kind: 'slot';
      slot: number;
      card: Card;
      bidders: readonly { seat: number; caid: Card; count: number }[];
      /** How many of them are turned over. */
      open: number;
      stakes: readonly Staked[];
      end: 'won' | 'alone' | 'tied' | 'lifted' | 'gone' | 'unlifted' | null;
      seat: number | null;
    }
  | { kind: 'title'; card: Card; seat: number; by: number | null }
  | {
      kind: 'strike';
      seat: number;
      card: Vendetta | null;
      caid: Card | null;
      rival: number | null;
      target: Card | null;
      slot: number | null;
      side: 'innocent' | 'guilty' | null;
      cancelled: Card | null;
    }
  | { kind: 'bribe'; seat: number; caid: Card; count: number; top: Bill | null }
  | { kind: 'count'; bills: readonly Bill[]; left: number; at: number }
  | { kind: 'bonus'; rows: readonly Told<'bonus-given'>[] }
  | { kind: 'verdict'; verdict: 'innocent' | 'guilty' | null; indics: readonly number[]; winners: readonly number[] };

export const NOTHING: Act = { kind: 'none' };

/** What stays in sight while the game waits. */
export function resting(view: View): Act {
  const { drawn, question } = view;
  if (drawn && question) {
    return {
      kind: 'collect',
      seat: drawn.seat,
      caid: drawn.caid,
      turf: null,
      type: drawn.kind,
      left: question.step === 'draw-bill' ? question.number : 0,
      bills: drawn.bills ?? Array.from({ length: drawn.count }, () => null),
      raid: drawn.raided ? 'stopped' : drawn.aside ? 'ignored' : 'none',
      shares: drawn.owed.flatMap((debt, seat) =>
        debt > 0 ? [{ seat, owed: debt, count: 0, first: false, bills: null, done: false }] : [],
      ),
    };
  }
  if (question?.step === 'shield' && question.vendetta)
    return {
      kind: 'strike',
      seat: question.rival ?? 0,
      card: question.vendetta,
      caid: null,
      rival: question.seat,
      target: question.card,
      slot: null,
      side: null,
      cancelled: null,
    };
  if (question?.step === 'keep' && view.slot !== null && view.rue[view.slot - 1]?.card) {
    const card = view.rue[view.slot - 1]!.card!;
    return { ...slotAct(view, view.slot, card), end: question.then === 'open' ? 'won' : 'alone', seat: question.seat };
  }
  if (question?.step === 'name' && question.card) return NOTHING;
  return NOTHING;
}

/** A slot before anything is turned over. */
export function slotAct(scene: Pick<View, 'players'>, slot: number, card: Card): Extract<Act, { kind: 'slot' }> {
  const bidders = scene.players.flatMap(({ bids }, seat) =>
    bids.filter((bid) => bid.slot === slot).map(({ caid, count }) => ({ seat, caid, count })),
  );
  return { kind: 'slot', slot, card, bidders, open: 0, stakes: [], end: null, seat: null };
}
