/** GA-4.5: an amount on its way to the game, which is told the thousands first, then the hundreds. */
import { asked, type Bid, type Move, type View } from './material';

/** Numbers from here on are thousands, those below are hundreds. */
const THOUSANDS = 10;
export const RAISES = [100, 300, 500, 1000] as const;

/** The moves of the game that make up this one. */
export function parts(view: View, move: Move): readonly Move[] {
  return move.move === 'bid' ? spelt(view, move) : [move];
}

function spelt(view: View, { amount }: Bid): readonly Move[] {
  const thousands = Math.floor(amount / 1000);
  const hundreds: Move = { move: 'number', number: Math.floor((amount % 1000) / 100) };
  const question = asked(view);
  if (question?.step === 'bid-hundreds') return question.thousands === thousands ? [hundreds] : [];
  if (question?.step === 'live' && view.sealed === thousands) return [hundreds];
  return [{ move: 'number', number: THOUSANDS + thousands }, hundreds];
}

/** Any sum may be named; whoever has told the thousands is only asked for the hundreds. */
export function bidding(view: View): boolean {
  const step = asked(view)?.step;
  return step === 'bid' || step === 'live';
}

/** What a raise comes to. */
export function raised(view: View, raise: number): number {
  return (asked(view)?.number || view.opening - RAISES[0]) + raise;
}
