/** The outcomes of chance in a finished game, with their odds: what was left in the pile, by the replay that hides nothing. */
import type { GameRecord } from '../../api';
import type { Replay } from '../../wire';
import type { Draw } from '../game';
import { CARDS, DECK, type Card, type View } from './material';

const DRAWN = / draw (\w+)$/;
const FIRST = / first ([A-H])$/;

export async function draws(record: GameRecord, whole: () => Promise<Replay>): Promise<Draw[]> {
  const replay = await whole();
  return record.steps.flatMap((step, index): Draw[] => {
    const card = DRAWN.exec(step)?.[1];
    if (card) return [{ weights: pile(before(replay, index)), outcome: CARDS.indexOf(card as Card) }];
    const first = FIRST.exec(step)?.[1];
    return first ? [{ weights: record.names.map(() => 1), outcome: first.charCodeAt(0) - 65 }] : [];
  });
}

function before(replay: Replay, index: number): readonly View[] {
  return (index === 0 ? replay.start : replay.steps[index - 1]!.views) as readonly View[];
}

/** RC-3.6: all cards but those in hands, in the discards and out of the game. */
export function pile(views: readonly View[]): number[] {
  const hands = views.flatMap((view) => view.hand);
  const { discards, removed } = views[0]!;
  return CARDS.map((card) => DECK[card] - hands.filter((held) => held === card).length - (discards[card] ?? 0) - (removed[card] ?? 0));
}
