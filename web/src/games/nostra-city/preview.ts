/** What a choice would bring, from what the viewer may know. */
import type { GameEvent } from '../../wire';
import type { Foreseen, Person, Told } from '../game';
import {
  sum,
  voice,
  worth,
  type Bill,
  type Card,
  type Collect,
  type Corrupt,
  type Deal,
  type Move,
  type Outlook,
  type Single,
  type Stake,
  type Strike,
  type View,
} from './material';
import { billName, cardName, cardText, dollars, kindName, nameOf, vendettaText } from './names';
import { looksFirst, outlookOf, planned, whole } from './plans';
import { cardOf } from './table';
import { found } from './words';

type Args = Record<string, string | number>;

function told(id: string, rule: string, args: Args = {}, mood: Told['mood'] = 'plain'): Told {
  return { words: { id, args }, rule, seat: null, mood };
}

export function preview(view: View, people: readonly Person[], move: Move, foreseen: Foreseen<Move>): Told[] {
  const { viewer } = view;
  if (viewer === null) return [];
  const meant = whole(view, move);
  const outlook = outlookOf(foreseen, 'caid' in meant ? meant.caid : null);
  if (!outlook) return [];
  if (!planned(meant)) return single(view, people, meant, outlook);
  switch (meant.move) {
    case 'collect':
      return collect(view, people, meant, outlook);
    case 'stake':
      return stake(view, viewer, meant, outlook);
    case 'corrupt':
      return corrupt(view, meant, outlook, meant.caid !== null && looksFirst(foreseen, meant.caid));
    case 'deal':
      return deal(view, people, meant);
    case 'strike':
      return strike(view, people, meant, outlook, foreseen.ahead(meant)?.events ?? []);
  }
}

/** NC-4.2, NC-4.3: what is counted, drawn and owed. */
function collect(view: View, people: readonly Person[], { caid, turf, pick }: Collect, outlook: Outlook): Told[] {
  const boss = cardOf(view, caid);
  const found = outlook.collects.find((one) => one.turf === turf && one.pick === pick);
  if (!found) return boss ? [power(boss, 'business', outlook)] : [];
  const { kind, turfs, draws, owed } = found;
  const debtors = owed.flatMap((count, other) => (count > 0 ? [`${nameOf(people, other)} ${count}`] : []));
  const due = owed.reduce((total, count) => total + count, 0);
  return [
    told('nc-web-pre-collect', 'NC-4.2', { kind: kindName(kind), turfs, draws }, 'good'),
    told('nc-web-pre-owed', 'NC-4.3', { count: due, names: debtors.join(', ') }, due > 0 ? 'plain' : 'good'),
    ...(draws < turfs ? [told('nc-web-pre-nypd', 'NC-8.15', {}, 'bad')] : []),
    ...(boss ? acting(boss, 'business', outlook) : []),
  ];
}

/** NC-5.2 to NC-5.7. */
function stake(view: View, seat: number, { caid, slot, bills }: Stake, outlook: Outlook): Told[] {
  const boss = cardOf(view, caid);
  const card = slot === null ? null : (view.rue[slot - 1]?.card ?? null);
  const left = view.players[seat]!.bills - bills.length;
  const amount = sum(bills) + outlook.bonus;
  if (!card || bills.length === 0) return boss ? [power(boss, 'meeting', outlook)] : [];
  const lines = [told('nc-web-pre-stake', 'NC-5.2', { count: bills.length, sum: dollars(amount), card: cardName(card), left })];
  if (card.kind === 'enquete') {
    const enough = amount >= card.bribe;
    lines.push(
      told(
        'nc-web-pre-enquete',
        'NC-5.7',
        { bribe: dollars(card.bribe), enough: enough ? 'yes' : 'no', effect: cardText(card) },
        enough ? 'good' : 'plain',
      ),
    );
  } else lines.push(told('nc-web-pre-alone', 'NC-5.4', { count: bills.length }));
  return [...lines, ...(boss ? acting(boss, 'meeting', outlook) : [])];
}

/** NC-6.1, NC-6.2: what it says to the jury. */
function corrupt(view: View, { caid, bills, top }: Corrupt, outlook: Outlook, looks: boolean): Told[] {
  const boss = cardOf(view, caid);
  if (!boss) return [];
  if (looks) return [told('nc-web-pre-look', 'NC-8.14', { count: Math.min(2, view.corruption) })];
  const put: readonly Bill[] = top && view.discard.top ? [view.discard.top] : bills;
  if (put.length === 0) return [power(boss, 'proces', outlook)];
  const shift = put.reduce((total, bill) => total + (voice(bill).side === 'guilty' ? 1 : -1) * voice(bill).value, 0);
  const lines = [
    told('nc-web-pre-corrupt', 'NC-6.1', { shift: Math.abs(shift), side: shift === 0 ? 'none' : shift > 0 ? 'guilty' : 'innocent' }),
  ];
  if (top) lines.push(told('nc-web-pre-top', 'NC-8.14'));
  if (outlook.zeal !== 'none') {
    const others = outlook.zeal === 'contested';
    lines.push(told('nc-web-pre-zeal', 'NC-6.2', { others: others ? 'yes' : 'no' }, others ? 'plain' : 'good'));
  }
  return [...lines, ...acting(boss, 'proces', outlook)];
}

/** NC-4.3, NC-4.4: who gets enough, who will hold a grudge. */
function deal(view: View, people: readonly Person[], { gifts, first }: Deal): Told[] {
  const lines = (view.drawn?.owed ?? []).flatMap((owed, seat) => {
    if (owed === 0) return [];
    const count = (gifts[seat]?.length ?? 0) + (first === seat ? 1 : 0);
    const short = owed - count;
    return [
      told(
        'nc-web-pre-share',
        short > 0 ? 'NC-4.4' : 'NC-4.3',
        { name: nameOf(people, seat), count, owed, short },
        short > 0 ? 'bad' : 'good',
      ),
    ];
  });
  if (first !== null) lines.push(told('nc-web-pre-first', 'NC-4.6', { name: nameOf(people, first) }));
  const kept = (view.drawn?.bills?.length ?? 0) - gifts.reduce((total, gift) => total + gift.length, 0);
  return [...lines, told('nc-web-pre-keep', 'NC-4.3', { count: kept })];
}

function strike(
  view: View,
  people: readonly Person[],
  { opening, target }: Strike,
  { shields }: Outlook,
  events: readonly GameEvent[],
): Told[] {
  if (!opening) return [];
  if (opening.move === 'caid')
    return [told('nc-web-pre-spy', 'NC-8.3', { name: target?.move === 'player' ? nameOf(people, target.seat) : 'none' })];
  if (opening.move !== 'card') return [];
  if (target?.move === 'done') return [told('nc-web-pre-trade', 'NC-8.15')];
  const lines = [told('nc-web-pre-text', RULES[opening.card] ?? 'NC-8.2', { text: vendettaText(opening.card) })];
  for (const event of events) {
    if (event.event === 'verdict-moved') lines.push(token(view, event.before, event.after));
    if (event.event === 'bid-returned') lines.push(told('nc-web-pre-withdrawn', 'NC-8.7', {}, 'good'));
  }
  const victim = aimedAt(view, target);
  if (victim !== null && shields.includes(victim))
    lines.push(told('nc-web-pre-shield', 'NC-8.12', { name: nameOf(people, victim) }, 'bad'));
  return lines;
}

const RULES: Partial<Record<string, string>> = {
  honte: 'NC-8.5',
  contrat: 'NC-8.7',
  donne: 'NC-8.8',
  braquage: 'NC-8.13',
  coup: 'NC-8.13',
  incendie: 'NC-8.13',
  temoin: 'NC-8.13',
};

function aimedAt(view: View, target: Single | null): number | null {
  if (target?.move === 'player') return target.seat;
  const number = target?.move === 'caid' ? target.caid : target?.move === 'turf' ? target.turf : null;
  const seat = view.players.findIndex(({ territory }) => territory.some(({ card }) => card.number === number));
  return number === null || seat < 0 ? null : seat;
}

function token(view: View, from: number, to: number): Told {
  return told('nc-web-pre-token', 'NC-8.13', { from, to, side: to < view.guilty ? 'innocent' : 'guilty' });
}

/** The answers of one step. */
function single(view: View, people: readonly Person[], move: Single, outlook: Outlook): Told[] {
  const { question } = view;
  if (!question) return [];
  const { step, rule } = question;
  const args = { step, name: nameOf(people, question.rival), number: question.number };
  switch (move.move) {
    case 'pass':
      return [told('nc-web-pre-pass', rule, { ...args, free: freeCaids(view) })];
    case 'bill':
      return bill(view, move.bill, rule);
    case 'caid': {
      const card = found(view, move.caid);
      if (!card) return [];
      if (step === 'draft') return [told('nc-web-pre-text', 'NC-2.5', { text: cardText(card) })];
      return [told('nc-web-pre-power', rule, { ...args, text: cardText(card) })];
    }
    case 'player':
      return [
        told('nc-web-pre-player', rule, {
          ...args,
          name: nameOf(people, move.seat),
          respect: question.card?.respect ?? 0,
          left: outlook.untitled,
        }),
      ];
    case 'pick': {
      const card = view.rue[move.pick - 1]?.card;
      return step === 'shift' && card ? [told('nc-web-pre-shift', rule, { card: cardName(card), slot: move.pick })] : [];
    }
    case 'card':
      return [told('nc-web-pre-text', 'NC-8.2', { text: vendettaText(move.card) })];
    default:
      return [];
  }
}

function bill(view: View, one: Bill, rule: string): Told[] {
  const step = view.question!.step;
  const { side, value } = voice(one);
  return [told('nc-web-pre-bill', rule, { step, bill: billName(one), sum: dollars(worth(one)), side, value })];
}

function freeCaids(view: View): number {
  return view.viewer === null
    ? 0
    : view.players[view.viewer]!.territory.filter(({ card, engaged }) => card.kind === 'caid' && !engaged).length;
}

function power(card: Card, phase: Card['phase'], { silenced }: Outlook): Told {
  const live = card.phase === phase && !silenced;
  return told('nc-web-pre-caid', live ? 'NC-8.1' : 'NC-3.2', {
    card: cardName(card),
    live: live ? 'yes' : 'no',
    text: card.power ? cardText(card) : '',
  });
}

function acting(card: Card, phase: Card['phase'], outlook: Outlook): Told[] {
  return card.phase === phase && card.power !== null ? [power(card, phase, outlook)] : [];
}
