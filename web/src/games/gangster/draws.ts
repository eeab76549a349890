/** The outcomes of chance in a finished game, with their odds: what was left in the pile, by the replay that hides nothing. */
import type { GameRecord } from '../../api';
import type { Replay } from '../../wire';
import type { Draw } from '../game';
import type { Card, Deck, Hand, View } from './material';

const DRAWN = /^\* draw (\d+)$/;
const ROLLED = /^\* die ([1-6])$/;
/** GA-1.2: where the cards of each pile are numbered from, and how many there are. */
const PILES: Readonly<Record<Deck, readonly [number, number]>> = {
  aventure: [0, 48],
  mission: [0, 24],
  collecte: [0, 24],
  commerce: [0, 24],
  banque: [0, 24],
  justice: [0, 24],
  course: [0, 12],
  recrutement: [0, 36],
  perle: [0, 24],
  diamant: [24, 24],
};

export async function draws(record: GameRecord, whole: () => Promise<Replay>): Promise<Draw[]> {
  const replay = await whole();
  /** GA-4.14: cards of those who are out. */
  const gone: Card[] = [];
  return record.steps.flatMap((step, index): Draw[] => {
    const views = before(replay, index);
    const die = ROLLED.exec(step)?.[1];
    const card = DRAWN.exec(step)?.[1];
    const found: Draw[] = die
      ? [{ weights: [1, 1, 1, 1, 1, 1], outcome: Number(die) - 1 }]
      : card
        ? [{ weights: odds(views, gone), outcome: Number(card) }]
        : [];
    const after = replay.steps[index]!.views as readonly View[];
    after.forEach((view, seat) => {
      if (view.players[seat]!.out && !views[0]!.players[seat]!.out) gone.push(...held(views[seat]!.hand));
    });
    return found;
  });
}

function before(replay: Replay, index: number): readonly View[] {
  return (index === 0 ? replay.start : replay.steps[index - 1]!.views) as readonly View[];
}

export function held(hand: Hand | null): Card[] {
  return hand ? [...hand.gems, ...hand.stars, ...hand.missions, ...hand.tickets, ...hand.recruits] : [];
}

/** One for each card that may come: of the pile, or of the hand from which one is drawn unseen. */
export function odds(views: readonly View[], gone: readonly Card[]): number[] {
  const { deck, step, rival } = views[0]!.question!;
  const [from, size] = PILES[deck!];
  const of = (cards: readonly Card[]): number[] => cards.filter((card) => card.deck === deck).map((card) => card.number);
  const numbers = Array.from({ length: from + size }, (_, number) => number);
  if (step === 'blind') {
    const there = of(held(views[rival!]!.hand));
    return numbers.map((number) => (there.includes(number) ? 1 : 0));
  }
  const away = new Set([...of(views.flatMap((view) => held(view.hand))), ...of(gone), ...views[0]!.piles[deck!]!.used]);
  return numbers.map((number) => (number >= from && !away.has(number) ? 1 : 0));
}
