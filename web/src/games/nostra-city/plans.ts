/** Choices of several steps, put together here and told to the game one step after the other. */
import { able, account, cardOf, clockwise, holding, least } from './ledger';
import type { Bill, Card, Deal, Move, Plan, Single, Vendetta, View } from './material';

const caid = (number: number): Single => ({ move: 'caid', caid: number });
const bill = (one: Bill): Single => ({ move: 'bill', bill: one });
const pick = (number: number): Single => ({ move: 'pick', pick: number });
const player = (seat: number): Single => ({ move: 'player', seat });

export function planned(move: Move): move is Plan {
  return ['collect', 'stake', 'corrupt', 'deal', 'strike'].includes(move.move);
}

/** The moves of the game that make up this one, without those it was told already; none while something is missing. */
export function parts(view: View, move: Move): readonly Single[] {
  if (!planned(move)) return [move];
  const all = spelt(view, move);
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
  if (targets(view, view.viewer, opening).some((one) => written(one) === written(move))) return { move: 'strike', opening, target: move };
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

function spelt(view: View, move: Plan): readonly Single[] {
  switch (move.move) {
    case 'collect':
      return move.caid === null || move.turf === null || move.pick === null
        ? []
        : [caid(move.caid), { move: 'turf', turf: move.turf }, pick(move.pick)];
    case 'stake':
      return move.caid === null || move.slot === null || move.bills.length < least(view)
        ? []
        : [caid(move.caid), pick(move.slot), ...sorted(move.bills).map(bill), { move: 'done' }];
    case 'corrupt':
      return corruption(view, move);
    case 'deal':
      return dealt(view, move);
    case 'strike':
      return move.opening && move.target ? [move.opening, move.target] : [];
  }
}

/** The game keeps bills in this order, and tells them back so. */
export function sorted(bills: readonly Bill[]): Bill[] {
  const rank = (one: Bill): number => Number.parseInt(one, 10) * 2 + (one.endsWith('c') ? 1 : 0);
  return bills.toSorted((one, other) => rank(one) - rank(other));
}

function corruption(view: View, move: Extract<Plan, { move: 'corrupt' }>): readonly Single[] {
  const card = cardOf(view, move.caid);
  if (!card || move.caid === null) return [];
  if (looksFirst(view, card)) return [caid(move.caid)];
  if (move.top) return [caid(move.caid), pick(1)];
  if (move.bills.length === 0) return [];
  const alone = move.bills.length === 1 && doubles(view, card) && (view.hand?.bank.length ?? 0) > 1;
  return [caid(move.caid), ...sorted(move.bills).map(bill), ...(alone ? [{ move: 'done' } as const] : [])];
}

/** NC-8.14: two bills may be put. */
export function doubles(view: View, card: Card): boolean {
  return able(view, card, 'double_bribe');
}

/** NC-8.14: this Caïd looks before he puts anything. */
export function looksFirst(view: View, card: Card): boolean {
  return able(view, card, 'peek');
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

/** NC-4.3: what each is owed of the Encaissement that is going on. */
export function debts(view: View): number[] {
  const { drawn } = view;
  return drawn ? account(view, drawn.seat, drawn.kind, drawn.caid).owed : view.players.map(() => 0);
}

/** NC-8.13: what a Représaille can be played at with effect. */
export function aims(view: View, seat: number, card: Vendetta): readonly Single[] {
  const others = clockwise(view, seat);
  const held = (kind: Card['kind']) =>
    others.flatMap((other) => view.players[other]!.territory.filter((one) => one.card.kind === kind).map((one) => ({ other, ...one })));
  switch (card) {
    case 'honte':
      return others.map(player);
    case 'braquage':
    case 'ecoute':
      return others.filter((other) => view.players[other]!.bills > 0).map(player);
    case 'contrat':
      return held('caid')
        .filter(({ other }) => held('caid').filter((one) => one.other === other).length > 1)
        .map((one) => caid(one.card.number));
    case 'coup':
      return held('caid').flatMap((one) => (one.engaged ? [] : [caid(one.card.number)]));
    case 'incendie':
      return held('turf').flatMap((one) => (one.burnt ? [] : [{ move: 'turf' as const, turf: one.card.number }]));
    case 'temoin':
      return [1, 2].filter((side) => (side === 1 ? view.verdict > 1 : view.verdict < view.spaces)).map(pick);
    case 'donne':
      return view.rue.flatMap(({ card: open }, index) =>
        open && ['caid', 'turf', 'respect'].includes(open.kind) ? [pick(index + 1)] : [],
      );
    default:
      return [];
  }
}

/** What completes a play: targets, a discard by Teresa, a player for Ugo to watch. */
export function targets(view: View, seat: number, opening: Single): readonly Single[] {
  if (opening.move === 'card') {
    const trades = view.players[seat]!.territory.some(({ card, engaged }) => !engaged && able(view, card, 'trade'));
    return [...aims(view, seat, opening.card), ...(trades ? [{ move: 'done' } as const] : [])];
  }
  if (opening.move === 'caid')
    return clockwise(view, seat)
      .filter((other) => view.players[other]!.cards > 0)
      .map(player);
  return [];
}

/** Whether this opening is a Caïd who watches hands, not one who acts in the phase. */
export function spies(view: View, opening: Single): boolean {
  const found = opening.move === 'caid' ? holding(view, opening.caid) : null;
  return found !== null && found.seat === view.viewer && !found.held.engaged && able(view, found.held.card, 'spy');
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
