/** What a choice would bring, from what the viewer may know. */
import type { Person, Told } from '../game';
import { asked, stoodOn, type Card, type Move, type View } from './material';
import { dollars } from './money';
import { cardText, facesName, needed } from './names';
import { cardOf } from './words';

type Args = Record<string, string | number>;

function told(id: string, args: Args, rule: string, mood: Told['mood'] = 'plain'): Told {
  return { words: { id, args }, rule, seat: null, mood };
}

export function preview(view: View, people: readonly Person[], move: Move): Told[] {
  const open = asked(view);
  const own = view.viewer === null ? null : view.players[view.viewer]!;
  if (!open || !own) return [];
  switch (move.move) {
    case 'bid':
      return bid(own.cash, move.amount);
    case 'roll':
      return [ahead(view)];
    case 'offer':
      return [told('ga-web-pre-offer', {}, 'GA-7.2'), told('ga-web-pre-final', {}, 'GA-7.1', 'bad')];
    case 'half':
      return [told('ga-web-rule', { face: view.board[stoodOn(view)]!.faces[move.half - 1]! }, 'GA-3.2')];
    case 'kind':
      return [
        told(
          'ga-web-pre-kind',
          { step: open.step, count: view.piles[move.kind]?.unused ?? 0, kind: move.kind, left: dollars(own.cash) },
          open.rule,
        ),
      ];
    case 'player':
      return [rival(view, people, move.seat, open.rule)];
    case 'number':
      return number(view, move.number);
    case 'yes':
    case 'no':
      return [
        told(
          'ga-web-pre-answer',
          { step: open.step, answer: move.move, theft: open.theft ?? 'none', dossiers: own.dossiers },
          open.rule,
          risk(view, move.move),
        ),
      ];
    default:
      return [];
  }
}

/** What the raise leaves in cash. */
function bid(cash: number, amount: number): Told[] {
  return amount > cash
    ? [told('ga-web-pre-short', { sum: dollars(cash) }, 'GA-4.5', 'bad')]
    : [told('ga-web-pre-bid', { sum: dollars(cash - amount) }, 'GA-4.5')];
}

/** The squares within reach of the die. */
function ahead(view: View): Told {
  const from = stoodOn(view);
  const sides = view.forced === null ? [1, 2, 3, 4, 5, 6] : [view.forced];
  const squares = sides.map((side) => `${side} ${facesName(view.board[(from + side) % view.board.length]!.faces)}`).join(' · ');
  return told('ga-web-pre-roll', { squares }, 'GA-3.2');
}

function rival(view: View, people: readonly Person[], seat: number, rule: string): Told {
  const { cash, perles, diamants, recruits, dossiers } = view.players[seat]!;
  return told('ga-web-pre-rival', { name: people[seat]!.name, cash: dollars(cash), perles, diamants, recruits, dossiers }, rule);
}

function number(view: View, given: number): Told[] {
  const open = asked(view)!;
  const card = cardOf(view, given);
  if (card) return [carded(view, card, open.rule)];
  if (open.step === 'square') {
    const { faces } = view.board[given]!;
    return faces.map((face) => told('ga-web-rule', { face }, 'GA-4.9'));
  }
  if (open.step === 'star-die') {
    const square = (stoodOn(view) + given) % view.board.length;
    return [told('ga-web-pre-roll', { squares: `${given} ${facesName(view.board[square]!.faces)}` }, 'GA-8.7')];
  }
  return [];
}

function carded(view: View, card: Card, rule: string): Told {
  if (card.deck === 'mission')
    return told('ga-web-pre-mission', { sum: dollars(card.value), needed: needed(card), men: view.hand?.men ?? 0 }, rule, 'good');
  if (card.deck === 'aventure') return told('ga-web-pre-star', { text: cardText(card) }, rule);
  const sells = asked(view)?.step !== 'swap';
  return told(sells ? 'ga-web-pre-sell' : 'ga-web-pre-swap', { sum: dollars(card.value) }, rule, sells ? 'good' : 'plain');
}

function risk(view: View, answer: 'yes' | 'no'): Told['mood'] {
  return asked(view)?.step === 'theft' && answer === 'yes' && (view.players[view.viewer!]?.dossiers ?? 0) > 1 ? 'bad' : 'plain';
}
