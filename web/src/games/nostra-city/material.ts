/** What is in the box, by the names that the wire gives it. */
import type { NostraCityCard as Card, NostraCityMove, NostraCityQuestion as Question, NostraCityView as View } from '../../wire';

export type {
  NostraCityBid as Bid,
  NostraCityCard as Card,
  NostraCityEvent as Event,
  NostraCityHand as Hand,
  NostraCityHolding as Holding,
  NostraCityKnown as Known,
  NostraCityOutlook as Outlook,
  NostraCityPlayer as Player,
  NostraCityQuestion as Question,
  NostraCityStaked as Staked,
  NostraCityTally as Tally,
  NostraCityView as View,
} from '../../wire';
export type Bill = NonNullable<View['discard']['top']>;
export type Vendetta = View['spent'][number];
export type Kind = View['players'][number]['done'][number];
export type Family = NonNullable<Card['family']>;
export type Step = Question['step'];
export type Bonus = View['players'][number]['bonuses'][number];

/** NC-4.1: an Encaissement, with what may still be missing. */
export interface Collect {
  move: 'collect';
  caid: number | null;
  turf: number | null;
  pick: number | null;
}
/** NC-5.2: a bid. */
export interface Stake {
  move: 'stake';
  caid: number | null;
  slot: number | null;
  bills: readonly Bill[];
}
/** NC-6.1: a Corruption; `top` is the visible bill of the discard. */
export interface Corrupt {
  move: 'corrupt';
  caid: number | null;
  bills: readonly Bill[];
  top: boolean;
}
/** NC-4.3: who gets which of the drawn bills, by seat, and the First-player card. */
export interface Deal {
  move: 'deal';
  gifts: readonly (readonly Bill[])[];
  first: number | null;
}
/** NC-8.2: a Représaille or a Caïd of the Vendetta, and at whom or what. */
export interface Strike {
  move: 'strike';
  opening: NostraCityMove | null;
  target: NostraCityMove | null;
}
export type Plan = Collect | Stake | Corrupt | Deal | Strike;
export type Single = NostraCityMove;
export type Move = Single | Plan;

export const REPRISALS: readonly Vendetta[] = ['honte', 'contrat', 'braquage', 'coup', 'incendie', 'temoin', 'ecoute', 'donne'];
export const MONTHS = [1, 2, 3, 4, 5, 6] as const;
export const PHASES = ['business', 'meeting', 'proces', 'reception'] as const;
/** NC-3.2: the moments at which somebody begins an action or passes. */
export const TURNS: ReadonlySet<Step> = new Set<Step>(['business', 'meeting', 'proces', 'last']);

/** What a bill is worth in a stake. */
export function worth(bill: Bill): number {
  return Number.parseInt(bill, 10) * 1000;
}

export function sum(bills: readonly Bill[]): number {
  return bills.reduce((total, bill) => total + worth(bill), 0);
}

/** NC-1.3: what a bill says to the jury, and how loudly. */
export function voice(bill: Bill): { side: 'innocent' | 'guilty' | 'none'; value: number } {
  const side = bill.endsWith('i') ? 'innocent' : bill.endsWith('c') ? 'guilty' : 'none';
  return { side, value: side === 'none' ? 0 : { 10: 1, 20: 2, 50: 3 }[Number.parseInt(bill, 10)]! };
}

/** The phase of the calendar that is on. */
export function season(view: Pick<View, 'phase'>): (typeof PHASES)[number] | null {
  const { phase } = view;
  if (phase === 'resolution') return 'meeting';
  if (phase === 'last' || phase === 'over') return 'reception';
  return phase === 'setup' ? null : phase;
}
