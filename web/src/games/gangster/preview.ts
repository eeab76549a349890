/** What a choice would bring, from what the viewer may know. */
import type { GangsterOutlook as Outlook } from '../../wire';
import type { Foreseen, Person, Told } from '../game';
import { asked, stoodOn, type Card, type Kind, type Move, type View } from './material';
import { dollars } from './money';
import { cardText, facesName, needed } from './names';
import { cardOf } from './words';

type Args = Record<string, string | number>;

function told(id: string, args: Args, rule: string, mood: Told['mood'] = 'plain'): Told {
  return { words: { id, args }, rule, seat: null, mood };
}

export function preview(view: View, people: readonly Person[], move: Move, foreseen: Foreseen<Move>): Told[] {
  const open = asked(view);
  const own = view.viewer === null ? null : view.players[view.viewer]!;
  if (!open || !own) return [];
  switch (move.move) {
    case 'bid':
      return [...bid(own.cash, move.amount), ...blind(foreseen.outlook as Outlook | null, open.kind ?? 'perle', 'GA-4.5')];
    case 'roll':
      return [reached(view, foreseen.outlook as Outlook | null, 'GA-3.2')];
    case 'offer':
      return [told('ga-web-pre-offer', {}, 'GA-7.2'), told('ga-web-pre-final', {}, 'GA-7.1', 'bad')];
    case 'half':
      if (open.step === 'either') return [];
      return [told('ga-web-rule', { face: view.board[stoodOn(view)]!.faces[move.half - 1]! }, 'GA-3.2')];
    case 'kind':
      return [
        ...blind(foreseen.outlook as Outlook | null, move.kind, open.rule),
        told(
          'ga-web-pre-kind',
          { step: open.step, count: view.piles[move.kind]?.unused ?? 0, kind: move.kind, left: dollars(own.cash) },
          open.rule,
        ),
      ];
    case 'player':
      return [rival(view, people, move.seat, open.rule)];
    case 'number':
      return number(view, move, foreseen);
    case 'yes':
    case 'no':
      return [
        told(
          'ga-web-pre-answer',
          { step: open.step, answer: move.move, theft: open.theft ?? 'none', dossiers: own.dossiers },
          open.rule,
          risk(view, move.move, foreseen.outlook as Outlook | null),
        ),
      ];
    default:
      return [];
  }
}

/** What a gem bought unseen may be worth. */
function blind(outlook: Outlook | null, kind: Kind, rule: string): Told[] {
  const odds = outlook?.odds.find((one) => one.kind === kind);
  if (!odds) return [];
  const { low, high, mean, gain } = odds;
  return [
    told('ga-web-pre-odds', { kind, low: dollars(low), high: dollars(high), mean: dollars(Math.round(mean / 100) * 100), gain }, rule),
  ];
}

/** What the raise leaves in cash. */
function bid(cash: number, amount: number): Told[] {
  return amount > cash
    ? [told('ga-web-pre-short', { sum: dollars(cash) }, 'GA-4.5', 'bad')]
    : [told('ga-web-pre-bid', { sum: dollars(cash - amount) }, 'GA-4.5')];
}

/** The squares within reach of the die. */
function reached(view: View, outlook: Outlook | null, rule: string): Told {
  const squares = (outlook?.reach ?? []).map(({ die, square }) => `${die} ${facesName(view.board[square]!.faces)}`).join(' · ');
  return told('ga-web-pre-roll', { squares }, rule);
}

function rival(view: View, people: readonly Person[], seat: number, rule: string): Told {
  const { cash, perles, diamants, recruits, dossiers } = view.players[seat]!;
  return told('ga-web-pre-rival', { name: people[seat]!.name, cash: dollars(cash), perles, diamants, recruits, dossiers }, rule);
}

function number(view: View, move: Extract<Move, { move: 'number' }>, foreseen: Foreseen<Move>): Told[] {
  const open = asked(view)!;
  const card = cardOf(view, move.number);
  if (card) return [carded(view, card, open.rule)];
  if (open.step === 'square') return view.board[move.number]!.faces.map((face) => told('ga-web-rule', { face }, 'GA-4.9'));
  const outlook = foreseen.ahead(move)?.outlook as Outlook | null | undefined;
  return open.step === 'star-die' && outlook ? [reached(view, outlook, 'GA-8.7')] : [];
}

function carded(view: View, card: Card, rule: string): Told {
  if (card.deck === 'mission')
    return told('ga-web-pre-mission', { sum: dollars(card.value), needed: needed(card), men: view.hand?.men ?? 0 }, rule, 'good');
  if (card.deck === 'aventure') return told('ga-web-pre-star', { text: cardText(card) }, rule);
  const sells = asked(view)?.step !== 'swap';
  return told(sells ? 'ga-web-pre-sell' : 'ga-web-pre-swap', { sum: dollars(card.value) }, rule, sells ? 'good' : 'plain');
}

function risk(view: View, answer: 'yes' | 'no', outlook: Outlook | null): Told['mood'] {
  return asked(view)?.step === 'theft' && answer === 'yes' && outlook?.peril ? 'bad' : 'plain';
}
