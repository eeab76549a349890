/** A choice in the making, shared by the board and the bar; the game hears of it when it is complete. */
import type { Choosing } from '../../choosing.svelte';
import type { Bill, Move, Plan, Single, Vendetta, View } from './material';
import { begun, outlookOf, targets } from './plans';
import { clockwise, without } from './table';

const KEPT = new WeakMap<object, Draft>();

export class Draft {
  caid = $state<number | null>(null);
  turf = $state<number | null>(null);
  pick = $state<number | null>(null);
  slot = $state<number | null>(null);
  bills = $state.raw<readonly Bill[]>([]);
  top = $state(false);
  gifts = $state.raw<readonly (readonly Bill[])[]>([]);
  first = $state<number | null>(null);
  opening = $state.raw<Single | null>(null);
  target = $state.raw<Single | null>(null);
  /** NC-8.2: go on at every pause without being asked. */
  standing = $state(false);
  /** Vendetta cards that have been looked at in the hand. */
  seen = $state.raw<readonly Vendetta[]>([]);
  #question = -1;

  /** A plan belongs to one question; the next one begins with an empty table. */
  settle(view: View, { question }: Choosing<Move>): void {
    if (question === this.#question) return;
    this.#question = question;
    this.clear();
    if (view.choice?.gifts.length) this.gifts = view.choice.gifts;
    this.first = view.choice?.first ?? null;
  }

  clear(): void {
    this.caid = this.turf = this.pick = this.slot = this.first = null;
    this.opening = this.target = null;
    this.bills = [];
    this.gifts = [];
    this.top = false;
  }

  /** Part of a choice has reached the game, and nothing more of it is on its way: it is gone on with step by step. */
  interrupted(view: View, choosing: Choosing<Move>): boolean {
    return begun(view).length > 0 && !choosing.sending && !this.opening;
  }

  /** What is being put together now; null if nothing of several steps is asked. */
  plan(view: View): Plan | null {
    if (this.opening) return { move: 'strike', opening: this.opening, target: this.target };
    const { question, viewer } = view;
    if (viewer === null || question?.seat !== viewer) return null;
    switch (question.step) {
      case 'business':
        return { move: 'collect', caid: this.caid, turf: this.turf, pick: this.pick };
      case 'meeting':
        return { move: 'stake', caid: this.caid, slot: this.slot, bills: this.bills };
      case 'proces':
        return { move: 'corrupt', caid: this.caid, bills: this.bills, top: this.top };
      case 'share':
        return { move: 'deal', gifts: view.players.map((_, seat) => this.gifts[seat] ?? []), first: this.first };
      default:
        return null;
    }
  }

  /** Something on the board or in the bar is pressed that may belong to a plan; else it is a move by itself. */
  press(view: View, choosing: Choosing<Move>, move: Single): void {
    if (choosing.deaf) return;
    if (this.interrupted(view, choosing)) {
      void choosing.press(move);
      return;
    }
    if (this.opening && targets(choosing, this.opening).some((one) => like(one, move))) this.target = move;
    else if (!this.#take(view, choosing, move)) {
      void choosing.press(move);
      return;
    }
    choosing.arm(this.plan(view));
  }

  /** At whom or what it is played; pressed again, it is done. */
  aim(view: View, choosing: Choosing<Move>, target: Single): void {
    if (choosing.deaf) return;
    const again = this.target !== null && like(this.target, target);
    this.target = target;
    choosing.arm(this.plan(view));
    if (again) void choosing.commit();
  }

  /** A bill of one's own goes to the stake or the jury, or comes back. */
  toggle(view: View, choosing: Choosing<Move>, bill: Bill, on: boolean): void {
    if (choosing.deaf) return;
    if (on) this.#bill(view, choosing, bill);
    else this.bills = without(this.bills, [bill]);
    choosing.arm(this.plan(view));
  }

  /** NC-8.14: the visible bill of the discard in place of an own one. */
  takeTop(view: View, choosing: Choosing<Move>): void {
    if (choosing.deaf) return;
    this.top = !this.top;
    this.bills = [];
    choosing.arm(this.plan(view));
  }

  /** NC-4.1: a Turf and what to announce; pressed again, it is done. */
  announce(view: View, choosing: Choosing<Move>, turf: number, pick: number): void {
    if (choosing.deaf) return;
    const again = this.turf === turf && this.pick === pick;
    this.turf = turf;
    this.pick = pick;
    choosing.arm(this.plan(view));
    if (again) void choosing.commit();
  }

  /** Begin a play with this card or Caïd, or put it back. */
  open(view: View, choosing: Choosing<Move>, opening: Single): void {
    if (choosing.deaf) return;
    this.opening = this.opening && like(this.opening, opening) ? null : opening;
    this.target = null;
    choosing.arm(this.opening ? this.plan(view) : null);
  }

  /** NC-4.3: a drawn bill, or the First-player card, goes to somebody; null: it is kept. */
  give(view: View, choosing: Choosing<Move>, bill: Bill | 'first', from: number | null, to: number | null): void {
    if (choosing.deaf) return;
    if (bill === 'first') this.first = to;
    else
      this.gifts = view.players.map((_, seat) => {
        const kept = this.gifts[seat] ?? [];
        const left = seat === from ? without(kept, [bill]) : kept;
        return seat === to ? [...left, bill] : left;
      });
    choosing.arm(this.plan(view));
  }

  /** Who may still get something, the present holder aside. */
  takers(view: View): number[] {
    const owed = view.drawn?.owed ?? [];
    const from = view.choice?.rival ?? null;
    const order = view.drawn ? clockwise(view, view.drawn.seat) : [];
    return order
      .slice(from === null ? 0 : order.indexOf(from))
      .filter((seat) => owed[seat]! > (this.gifts[seat]?.length ?? 0) + (this.first === seat ? 1 : 0));
  }

  #take(view: View, choosing: Choosing<Move>, move: Single): boolean {
    const step = view.question?.step;
    if ((step === 'last' || step === 'pause') && move.move === 'caid' && choosing.offers(move)) {
      this.opening = move;
      return true;
    }
    if (view.viewer === null || view.question?.seat !== view.viewer) return false;
    if (step === 'business' && move.move === 'turf') return this.#turf(move.turf, null);
    if (step === 'business' && move.move === 'pick') return this.#turf(this.turf, move.pick);
    if (step === 'meeting' && move.move === 'pick') {
      this.slot = move.pick;
      return true;
    }
    if ((step === 'meeting' || step === 'proces') && move.move === 'bill') return this.#bill(view, choosing, move.bill);
    if ((step === 'business' || step === 'meeting' || step === 'proces') && move.move === 'caid' && own(view, move.caid)) {
      this.caid = this.caid === move.caid ? null : move.caid;
      if (step === 'proces') this.bills = this.bills.slice(-this.#room(choosing));
      return true;
    }
    return false;
  }

  #turf(turf: number | null, pick: number | null): boolean {
    this.turf = turf;
    this.pick = pick;
    return true;
  }

  /** NC-8.14: so many bills may be put by this Caïd. */
  #room(choosing: Choosing<Move>): number {
    return outlookOf(choosing, this.caid)?.bribes ?? 1;
  }

  #bill(view: View, choosing: Choosing<Move>, bill: Bill): boolean {
    const room = view.question?.step === 'meeting' ? Infinity : this.#room(choosing);
    this.top = false;
    this.bills = [...this.bills, bill].slice(-room);
    return true;
  }
}

/** The draft that belongs to this table. */
export function draftOf(choosing: object): Draft {
  const kept = KEPT.get(choosing) ?? new Draft();
  KEPT.set(choosing, kept);
  return kept;
}

function own(view: View, caid: number): boolean {
  return view.players[view.viewer!]!.territory.some(({ card, engaged }) => card.number === caid && !engaged);
}

export function like(one: Single, other: Single): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
