/** Nostra City in words: what is asked, what a choice is called, what is known, how it ended. */
import { listed, say, type Words } from '../../language.svelte';
import type { Result } from '../../wire';
import type { Person, Told } from '../game';
import { ties } from '../ties';
import { sum, type Card, type Move, type Plan, type Single, type View } from './material';
import {
  billName,
  billNames,
  cardName,
  dollars,
  kindName,
  monthName,
  nameOf,
  phaseName,
  sideName,
  vendettaName,
  vendettaNames,
} from './names';
import { planned, read, whole } from './plans';
import { cardOf } from './table';

export function question(view: View, people: readonly Person[]): Words {
  const open = view.question;
  if (!open) return { id: 'nc-web-over' };
  const { viewer } = view;
  const args = {
    name: nameOf(people, open.rival),
    card: open.card ? cardName(open.card) : 'none',
    vendetta: open.vendetta ? vendettaName(open.vendetta) : '',
    slot: open.slot ?? 0,
    number: open.number,
    limit: view.limit,
    month: monthName(view.month),
  };
  if (viewer !== null && view.waiting.includes(viewer)) return { id: `nc-web-ask-${open.step}`, args };
  if (viewer !== null && view.sealed) return { id: 'nc-web-ask-sealed', args: { ...args, names: waiting(view, people) } };
  const names = waiting(view, people);
  if (names === '') return { id: 'nc-web-chance', args: { step: open.step } };
  const quiet = open.step === 'pause' || open.step === 'draft' || open.step === 'cut' ? open.step : 'turn';
  return { id: 'nc-web-waiting', args: { names, quiet, phase: phaseName(view.phase), step: open.step } };
}

/** NC-3.2: passing is always allowed, and sometimes all there is. */
export function nothing(view: View, legal: readonly Move[]): Words | null {
  const [only, ...others] = legal;
  if (only?.move !== 'pass' || others.length > 0) return null;
  return { id: 'nc-web-ask-nothing', args: { step: view.question?.step ?? '', phase: phaseName(view.phase) } };
}

/** Respect and the verdict: whoever leads may still lose by it (NC-7.5). */
export function standing({ players, verdict, guilty }: View, seat: number): Words {
  const { respect } = players[seat]!;
  const place = 1 + players.filter((player) => player.respect > respect).length;
  const side = sideName(verdict < guilty ? 'innocent' : 'guilty');
  return { id: 'nc-web-own', args: { respect, place, players: players.length, verdict, side } };
}

function waiting(view: View, people: readonly Person[]): string {
  return listed(view.waiting.flatMap((seat) => people[seat]?.name ?? []));
}

export function label(view: View, people: readonly Person[], move: Move): Words {
  if (planned(move)) return planLabel(view, people, move);
  const meant = whole(view, move);
  if (meant.move === 'strike' || (meant.move === 'collect' && meant.pick !== null)) return planLabel(view, people, meant);
  return stepLabel(view, people, move);
}

/** One step by itself, whatever it belongs to. */
export function stepLabel(view: View, people: readonly Person[], move: Single): Words {
  const step = view.question?.step ?? 'pause';
  const rival = nameOf(people, view.question?.rival ?? null);
  switch (move.move) {
    case 'pass':
      return { id: 'nc-web-do-pass', args: { step, name: rival } };
    case 'done':
      return { id: 'nc-web-do-done', args: { step } };
    case 'caid':
      return { id: 'nc-web-do-caid', args: { step, card: named(view, move.caid) } };
    case 'turf':
      return { id: 'nc-web-do-turf', args: { card: named(view, move.turf) } };
    case 'bill':
      return { id: 'nc-web-do-bill', args: { step, bill: billName(move.bill) } };
    case 'pick':
      return { id: 'nc-web-do-pick', args: { step, number: move.pick, card: slotName(view, move.pick) } };
    case 'player':
      return {
        id: 'nc-web-do-player',
        args: { step, name: nameOf(people, move.seat), card: view.question?.card ? cardName(view.question.card) : '' },
      };
    case 'card':
      return { id: 'nc-web-do-card', args: { card: vendettaName(move.card) } };
    default:
      return { id: 'nc-web-over' };
  }
}

function planLabel(view: View, people: readonly Person[], move: Plan): Words {
  switch (move.move) {
    case 'collect': {
      const turf = cardOf(view, move.turf);
      const kind = turf && move.pick ? turf.starts[move.pick - 1] : null;
      return { id: 'nc-web-do-collect', args: { card: named(view, move.caid), kind: kind ? kindName(kind) : '' } };
    }
    case 'stake':
      return { id: 'nc-web-do-stake', args: { count: move.bills.length, sum: dollars(sum(move.bills)), slot: move.slot ?? 0 } };
    case 'corrupt': {
      const card = cardOf(view, move.caid);
      const count = move.top ? 1 : move.bills.length;
      return { id: 'nc-web-do-corrupt', args: { card: card ? cardName(card) : '', count, look: count === 0 ? 'yes' : 'no' } };
    }
    case 'deal': {
      const count = move.gifts.reduce((total, gift) => total + gift.length, 0) + (move.first === null ? 0 : 1);
      return { id: 'nc-web-do-deal', args: { count } };
    }
    case 'strike':
      return strikeLabel(view, people, move.opening, move.target);
  }
}

function strikeLabel(view: View, people: readonly Person[], opening: Single | null, target: Single | null): Words {
  const card = opening?.move === 'card' ? vendettaName(opening.card) : opening?.move === 'caid' ? named(view, opening.caid) : '';
  if (target?.move === 'done') return { id: 'nc-web-do-trade', args: { card } };
  return { id: 'nc-web-do-strike', args: { card, target: target ? aimName(view, people, opening, target) : '' } };
}

/** What or whom a play is aimed at. */
export function aimName(view: View, people: readonly Person[], opening: Single | null, target: Single): string {
  if (target.move === 'player') return nameOf(people, target.seat);
  if (target.move === 'caid') return named(view, target.caid);
  if (target.move === 'turf') return named(view, target.turf);
  if (target.move === 'done') return say('nc-web-trade');
  if (target.move !== 'pick') return '';
  return opening?.move === 'card' && opening.card === 'temoin'
    ? sideName(target.pick === 1 ? 'innocent' : 'guilty')
    : slotName(view, target.pick);
}

export function named(view: View, number: number | null): string {
  const card = found(view, number);
  return card ? cardName(card) : '';
}

/** A card in sight, wherever it lies. */
export function found(view: View, number: number | null): Card | null {
  const packed = view.packs.flat().find((card) => card.number === number);
  const street = view.rue.find(({ card }) => card?.number === number)?.card;
  return cardOf(view, number) ?? packed ?? street ?? null;
}

function slotName(view: View, slot: number): string {
  const card = view.rue[slot - 1]?.card;
  return card ? cardName(card) : say('nc-web-slot', { slot });
}

/** Section 11: what is mine, what I have lawfully seen, what everybody knows. */
export function knowledge(view: View, people: readonly Person[]): { secret: boolean; words: Words }[] {
  const facts: { secret: boolean; words: Words }[] = [];
  const add = (secret: boolean, id: string, args: NonNullable<Words['args']> = {}): void =>
    void facts.push({ secret, words: { id, args } });
  const { hand, viewer } = view;
  if (hand) {
    add(true, 'nc-web-know-bank', { count: hand.bank.length, bills: billNames(hand.bank), sum: dollars(sum(hand.bank)) });
    add(true, 'nc-web-know-cards', { count: hand.cards.length, cards: vendettaNames(hand.cards) });
    add(true, 'nc-web-know-goal', { indic: hand.indic ? 'yes' : 'no' });
    for (const bid of viewer === null ? [] : view.players[viewer]!.bids)
      if (bid.bills) add(true, 'nc-web-know-bid', { card: cardName(bid.caid), slot: bid.slot ?? 0, bills: billNames(bid.bills) });
    if (hand.sight && hand.sight.bills.length > 0) add(true, 'nc-web-know-peek', { bills: billNames(hand.sight.bills) });
  }
  if (view.sealed && view.sealed[0] !== 'pass')
    add(true, 'nc-web-know-sealed', { play: view.sealed.map((text) => sealedName(view, people, text)).join(' → ') });
  for (const { place, seat, bills, lost } of view.known)
    add(viewer !== null, 'nc-web-know-bills', { place, name: nameOf(people, seat), bills: billNames(bills), lost });
  for (const { seat, cards, mute } of view.grudges)
    add(true, 'nc-web-know-grudge', { name: nameOf(people, seat), cards: vendettaNames(cards), count: cards.length, mute });
  for (const [index, { bills, innocent, guilty, before, after }] of view.counts.entries())
    add(false, 'nc-web-know-count', { number: index + 1, bills: billNames(bills), innocent, guilty, before, after });
  add(false, 'nc-web-know-verdict', {
    verdict: view.verdict,
    side: view.verdict < view.guilty ? 'innocent' : 'guilty',
    count: view.corruption,
    puts: puts(view, people),
  });
  add(false, 'nc-web-know-piles', {
    rue: view.piles.rue,
    bills: view.piles.bills,
    vendetta: view.piles.vendetta,
    discard: view.discard.count,
    top: view.discard.top === null ? 'none' : billName(view.discard.top),
  });
  add(false, 'nc-web-know-spent', { cards: vendettaNames(view.spent) });
  return facts;
}

function puts(view: View, people: readonly Person[]): string {
  return view.players.flatMap(({ bribes }, seat) => (bribes > 0 ? [`${nameOf(people, seat)} ${bribes}`] : [])).join(', ') || '—';
}

function sealedName(view: View, people: readonly Person[], text: string): string {
  const move = read(text);
  if (move.move === 'card') return vendettaName(move.card);
  return aimName(view, people, null, move);
}

/** NC-7.5: Indics and the loyal win apart. */
export function camp(view: View, seat: number): Words {
  return { id: view.players[seat]!.indic === true ? 'nc-web-camp-indic' : 'nc-web-camp-loyal' };
}

/** NC-7.5: who had the same Respect, and what became of it. */
export function remarks(result: Result, people: readonly Person[]): Told[] {
  const lost = result.standings.every(({ rank }) => rank > 1);
  if (lost) return [{ words: { id: 'nc-all-lose' }, rule: 'NC-7.5', seat: null, mood: 'bad' }];
  return ties(result, people, 'nc-web-tie', 'NC-7.5');
}
