/** Gangster in words: what is asked, what a choice is called, what is known, how it ended. */
import { listed, type Words } from '../../language.svelte';
import type { Result } from '../../wire';
import type { Person, Told } from '../game';
import { ties } from '../ties';
import { asked, stoodOn, type Card, type Move, type View } from './material';
import { dollars } from './money';
import { cardName, deckName, effectText, facesName, faceName, sides } from './names';

export function question(view: View, people: readonly Person[]): Words {
  const open = asked(view);
  if (!open) return { id: 'ga-web-over' };
  const args = {
    name: open.rival === null ? '' : people[open.rival]!.name,
    card: open.card ? cardName(open.card) : view.reading ? cardName(view.reading) : '',
    kind: open.kind ?? 'none',
    theft: open.theft ?? 'none',
    sum: dollars(open.number),
    number: open.number,
    missed: 0,
  };
  if (open.step === 'live') return { id: 'ga-web-ask-live', args: { ...args, lead: lead(view, open.rival) } };
  if (view.viewer !== null && view.waiting.includes(view.viewer)) return { id: `ga-web-ask-${open.step}`, args };
  return awaited(view, people);
}

/** Only "no" is left: what the square offers is out of reach. */
export function nothing(view: View, legal: readonly Move[]): Words | null {
  const [only, ...others] = legal;
  return only?.move === 'no' && others.length === 0 ? { id: 'ga-web-ask-nothing', args: { step: asked(view)?.step ?? '' } } : null;
}

/** GA-7.1: what is there, and what is needed. */
export function standing({ players, goal }: View, seat: number): Words {
  const { cash } = players[seat]!;
  const place = 1 + players.filter((player) => player.cash > cash).length;
  return { id: 'ga-web-own', args: { sum: dollars(cash), goal: dollars(goal), place, players: players.length } };
}

function lead(view: View, leader: number | null): 'you' | 'other' | 'none' {
  return leader === null ? 'none' : leader === view.viewer ? 'you' : 'other';
}

function awaited(view: View, people: readonly Person[]): Words {
  const names = view.waiting.flatMap((seat) => people[seat]?.name ?? []);
  const open = asked(view)!;
  if (names.length > 0) return { id: 'ga-web-waiting', args: { names: listed(names), step: open.step } };
  return open.deck ? { id: 'ga-web-drawing', args: { deck: deckName(open.deck) } } : { id: 'ga-web-rolling' };
}

export function label(view: View, people: readonly Person[], move: Move): Words {
  const step = asked(view)?.step ?? 'before';
  switch (move.move) {
    case 'bid':
      return { id: 'ga-web-do-bid', args: { sum: dollars(move.amount) } };
    case 'kind':
      return { id: 'ga-web-do-kind', args: { kind: move.kind, step } };
    case 'half':
      if (step === 'either') return { id: 'ga-web-do-side', args: { text: effectText(sides(view.reading!.effect)[move.half - 1]!) } };
      return { id: 'ga-web-do-half', args: { face: faceName(view.board[stoodOn(view)]!.faces[move.half - 1]!) } };
    case 'player':
      return { id: 'ga-web-do-rival', args: { name: people[move.seat]?.name ?? '' } };
    case 'number':
      return numbered(view, move.number);
    case 'yes':
    case 'no':
      return { id: `ga-web-do-${move.move}`, args: { step } };
    default:
      return { id: move.move === 'offer' ? 'ga-web-do-offer' : 'ga-web-do-roll' };
  }
}

/** GA-3.1 and on: what a number means is what is asked. */
function numbered(view: View, number: number): Words {
  const open = asked(view);
  const step = open?.step;
  const found = cardOf(view, number);
  if (found) return { id: 'ga-web-do-card', args: { step: step!, card: cardName(found) } };
  if (step === 'square') return { id: 'ga-web-do-square', args: { number, faces: facesName(view.board[number]!.faces) } };
  if (step === 'star-die') return { id: 'ga-web-do-die', args: { number } };
  return { id: 'ga-web-do-bid', args: { sum: dollars((open?.thousands ?? 0) * 1000 + number * 100) } };
}

/** The card of one's hand that a number means now. */
export function cardOf(view: View, number: number): Card | null {
  return pile(view).find((card) => card.number === number) ?? null;
}

/** The part of one's hand that numbers are about now. */
export function pile(view: View): readonly Card[] {
  if (!view.hand) return [];
  switch (asked(view)?.step) {
    case 'before':
    case 'block':
    case 'escape':
    case 'fix':
      return view.hand.stars;
    case 'swap':
    case 'sell':
    case 'star-gem':
      return view.hand.gems;
    case 'mission':
      return view.hand.missions;
    default:
      return [];
  }
}

/** GA-4.4, GA-5.3: one's own cards, and rivals' cards lawfully seen. */
export function knowledge(view: View, people: readonly Person[]): { secret: boolean; words: Words }[] {
  const facts: { secret: boolean; words: Words }[] = [];
  const { hand } = view;
  if (hand) {
    const cards = [...hand.gems, ...hand.stars, ...hand.missions, ...hand.tickets].map(cardName);
    facts.push({ secret: true, words: { id: 'ga-web-know-hand', args: { count: cards.length, cards: cards.join(', ') } } });
    facts.push({
      secret: true,
      words: { id: 'ga-web-know-men', args: { men: hand.men, names: hand.recruits.map(cardName).join(', ') || '—' } },
    });
  }
  for (const { card, seats } of view.known) {
    const names = listed(seats.map((seat) => people[seat]!.name));
    facts.push({
      secret: true,
      words: { id: 'ga-web-know-seen', args: { card: cardName(card), names, sure: seats.length === 1 ? 'yes' : 'no' } },
    });
  }
  facts.push({ secret: false, words: { id: 'ga-web-know-goal', args: { sum: dollars(view.goal) } } });
  const left = (deck: string): number => view.piles[deck]?.unused ?? 0;
  facts.push({
    secret: false,
    words: {
      id: 'ga-web-know-piles',
      args: { perles: left('perle'), diamants: left('diamant'), tickets: left('course'), protections: view.protections },
    },
  });
  return facts;
}

/** GA-7.4: who had the same money, and what became of it. */
export function remarks(result: Result, people: readonly Person[]): Told[] {
  return ties(result, people, 'ga-tie', 'GA-7.4');
}
