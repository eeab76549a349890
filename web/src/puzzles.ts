/** Which puzzle to try next. */
import type { PuzzleCard } from './wire';

/** One that was never tried and is about as hard as one is good; null if all were tried. */
export function nearest(puzzles: readonly PuzzleCard[], rating: number): PuzzleCard | null {
  const far = (one: PuzzleCard): number => Math.abs(one.rating - rating);
  const left = puzzles.filter(({ state }) => state === 'new');
  return left.reduce<PuzzleCard | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
