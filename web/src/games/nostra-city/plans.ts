/** Choices of several steps, put together here and told to the game one step after the other. */
import type { Foreseen } from '../game';
import type { Bill, Deal, Move, Outlook, Plan, Single, Vendetta, View } from './material';
import { clockwise } from './table';

const caid = (number: number): Single => ({ move: 'caid', caid: number });
const bill = (one: Bill): Single => ({ move: 'bill', bill: one });
const pick = (number: number): Single => ({ move: 'pick', pick: number });
const player = (seat: number): Single => ({ move: 'player', seat });
const DONE: Single = { move: 'done' };

export function planned(move: Move): move is Plan {
  return ['collect', 'stake', 'corrupt', 'deal', 'strike'].includes(move.move);
}

/** The moves of the game that make up this one, without those it was told already; none while something is missing. */
export function parts(view: View, move: Move, foreseen: Foreseen<Move>): readonly Single[] {
  if (!planned(move)) return [move];
  const all = spelt(view, move, foreseen);
  const told = begun(view);
  return told.every((one, index) => all[index] && written(all[index]) === written(one)) ? all.slice(told.length) : all;
}

/** What the game was told of a choice that is not complete. */
export function begun(view: View): readonly Single[] {
  return (view.choice?.chosen ?? []).map(read);
}

/** A step that goes on with what has begun, as the plan that it belongs to. */
export function whole(view: View, move: Move): Move {
  const told = begun(view);
  const [opening] = told;
  if (!opening || planned(move) || view.viewer === null) return move;
  if (opening.move === 'card' ? move.move !== 'card' : move.move === 'player') return { move: 'strike', opening, target: move };
  return opening.move === 'caid' ? assembled(view, opening.caid, [...told, move]) : move;
}

function assembled(view: View, number: number, steps: readonly Single[]): Move {
  const picked = steps.find((one) => one.move === 'pick')?.pick ?? null;
  const bills = steps.flatMap((one) => (one.move === 'bill' ? [one.bill] : []));
  switch (view.question?.step) {
    case 'business':
      return { move: 'collect', caid: number, turf: steps.find((one) => one.move === 'turf')?.turf ?? null, pick: picked };
    case 'meeting':
      return { move: 'stake', caid: number, slot: picked, bills };
    case 'proces':
      return { move: 'corrupt', caid: number, bills, top: picked !== null };
    default:
      return steps.at(-1)!;
  }
}

/** What a choice rests on: whose moment it is, what is mine, and what the game was told of it. */
export function moment(view: View): unknown {
  const { question, viewer, month, hand, choice } = view;
  const own = viewer === null ? null : view.players[viewer]!.territory;
  return [question?.step, question?.seat, question?.slot, month, own, hand, choice];
}

function spelt(view: View, move: Plan, foreseen: Foreseen<Move>): readonly Single[] {
  switch (move.move) {
    case 'collect':
      return move.caid === null || move.turf === null || move.pick === null
        ? []
        : [caid(move.caid), { move: 'turf', turf: move.turf }, pick(move.pick)];
    case 'stake': {
      if (move.caid === null || move.slot === null || move.bills.length === 0) return [];
      const bid = [caid(move.caid), pick(move.slot), ...sorted(move.bills).map(bill)];
      return ends(bid, foreseen) ? [...bid, DONE] : [];
    }
    case 'corrupt':
      return corruption(move, foreseen);
    case 'deal':
      return dealt(view, move);
    case 'strike':
      return move.opening && move.target ? [move.opening, move.target] : [];
  }
}

/** Whether enough has been chosen to say so. */
function ends(chosen: readonly Single[], foreseen: Foreseen<Move>): boolean {
  return foreseen.after(chosen)?.legal.some(({ move }) => move === 'done') ?? false;
}

/** What a choice would be up to with this Caïd, or with none yet. */
export function outlookOf(foreseen: Foreseen<Move>, number: number | null): Outlook | null {
  const begun = number === null ? null : foreseen.after([caid(number)]);
  return (begun?.outlook ?? foreseen.outlook) as Outlook | null;
}

/** NC-8.14: this Caïd looks before he puts anything: he is a choice by himself. */
export function looksFirst(foreseen: Foreseen<Move>, number: number): boolean {
  return foreseen.ahead(caid(number))?.whole ?? false;
}

/** The game keeps bills in this order, and tells them back so. */
export function sorted(bills: readonly Bill[]): Bill[] {
  const rank = (one: Bill): number => Number.parseInt(one, 10) * 2 + (one.endsWith('c') ? 1 : 0);
  return bills.toSorted((one, other) => rank(one) - rank(other));
}

function corruption({ caid: number, bills, top }: Extract<Plan, { move: 'corrupt' }>, foreseen: Foreseen<Move>): readonly Single[] {
  if (number === null) return [];
  if (looksFirst(foreseen, number)) return [caid(number)];
  if (top) return [caid(number), pick(1)];
  if (bills.length === 0) return [];
  const put = [caid(number), ...sorted(bills).map(bill)];
  return ends(put, foreseen) ? [...put, DONE] : put;
}

/** NC-4.3: from the present receiver on, never back. */
function dealt(view: View, { gifts, first }: Deal): readonly Single[] {
  const { choice, drawn } = view;
  if (!choice || !drawn || choice.rival === null) return [];
  const order = clockwise(view, drawn.seat);
  const steps: Single[] = [];
  let receiver = choice.rival;
  for (const seat of order.slice(order.indexOf(choice.rival))) {
    const told = choice.gifts[seat] ?? [];
    const more = sorted(gifts[seat] ?? []).filter(unlike(told));
    const card = first === seat && choice.first === null;
    if (more.length === 0 && !card) continue;
    if (seat !== receiver) steps.push(player(seat));
    receiver = seat;
    steps.push(...more.map(bill), ...(card ? [pick(1)] : []));
  }
  return [...steps, { move: 'pass' }];
}

/** Skips as many of each as have been told already. */
function unlike(told: readonly Bill[]): (one: Bill) => boolean {
  const left = [...told];
  return (one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
}

/** What completes a play: at whom or what, a discard by Teresa, a player for Ugo to watch. */
export function targets(foreseen: Foreseen<Move>, opening: Single): readonly Single[] {
  const offer = foreseen.after([opening]);
  if (!offer) return [];
  const found = offer.legal.filter((_, index) => offer.ahead[index]!.whole) as readonly Single[];
  return opening.move === 'caid' ? found.filter(({ move }) => move === 'player') : found;
}

/** A move as records write it. */
export function written(move: Single): string {
  switch (move.move) {
    case 'caid':
      return `caid ${move.caid}`;
    case 'turf':
      return `turf ${move.turf}`;
    case 'bill':
      return `bill ${move.bill}`;
    case 'pick':
      return `pick ${move.pick}`;
    case 'player':
      return 'ABCDE'[move.seat]!;
    case 'card':
      return move.card;
    default:
      return move.move;
  }
}

/** What records have written, as a move. */
export function read(text: string): Single {
  const [word, value] = text.split(' ') as [string, string | undefined];
  if (word === 'caid') return caid(Number(value));
  if (word === 'turf') return { move: 'turf', turf: Number(value) };
  if (word === 'bill') return bill(value as Bill);
  if (word === 'pick') return pick(Number(value));
  if (word === 'pass' || word === 'done') return { move: word };
  const seat = 'ABCDE'.indexOf(word);
  return seat >= 0 && word.length === 1 ? player(seat) : { move: 'card', card: word as Vendetta };
}
