/** The geometry of a chart of chances: steps from left to right, shares of the win from bottom to top. */
import type { Curve, Point } from './wire';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  steps: number;
}

export const x = (frame: Frame, step: number): number => frame.left + (frame.steps === 0 ? 0 : (frame.width * step) / frame.steps);
export const y = (frame: Frame, chance: number): number => frame.top + frame.height * (1 - chance);

/** The step under this place. */
export function stepAt(frame: Frame, place: number): number {
  const step = Math.round(((place - frame.left) / frame.width) * frame.steps);
  return Math.min(Math.max(step, 0), frame.steps);
}

/** What holds after this step: the last point that is not later. */
export function pointAt(curve: Curve, step: number): Point {
  return curve.points.findLast((point) => point.step <= step) ?? curve.points[0]!;
}

/** A seat's chance as a line of stairs. */
export function line(frame: Frame, curve: Curve, seat: number): string {
  const [first, ...rest] = corners(frame, curve, (point) => point.chances[seat]!);
  return `M${first}${rest.map((corner) => `L${corner}`).join('')}`;
}

/** All that lies within one standard error of it. */
export function band(frame: Frame, curve: Curve, seat: number): string {
  const side = (sign: number) =>
    corners(frame, curve, (point) => Math.min(Math.max(point.chances[seat]! + sign * point.errors[seat]!, 0), 1));
  return `M${[...side(1), ...side(-1).reverse()].join('L')}Z`;
}

function corners(frame: Frame, curve: Curve, value: (point: Point) => number): string[] {
  const found: string[] = [];
  let before: number | null = null;
  for (const point of curve.points) {
    const across = x(frame, point.step).toFixed(1);
    if (before !== null) found.push(`${across} ${before.toFixed(1)}`);
    before = y(frame, value(point));
    found.push(`${across} ${before.toFixed(1)}`);
  }
  return found;
}

/** Places for signs that want to be at these heights, at least `apart` from each other and not beyond the frame. */
export function spread(heights: readonly number[], apart: number, lowest: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  let least = -Infinity;
  for (const index of order) least = (found[index] = Math.max(found[index]!, least)) + apart;
  let most = lowest;
  for (const index of order.reverse()) most = (found[index] = Math.min(found[index]!, most)) - apart;
  return found;
}
