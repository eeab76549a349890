/** How a board is magnified: by which steps, and so that the point one looks at stays where it is. */
export const STEPS = [1, 1.5, 2, 3] as const;

const LARGEST = STEPS.at(-1)!;

/** The next step up or down from any scale. */
export function stepped(scale: number, way: 1 | -1): number {
  const found = way > 0 ? STEPS.find((step) => step > scale + 0.01) : STEPS.findLast((step) => step < scale - 0.01);
  return found ?? (way > 0 ? LARGEST : 1);
}

/** Never smaller than the whole board, never larger than the largest step. */
export function bounded(scale: number): number {
  return Math.min(LARGEST, Math.max(1, scale));
}

/** Where to scroll to, along one axis, so that what lies at `point` of the window stays there. */
export function anchored(scroll: number, point: number, from: number, to: number): number {
  return Math.max(0, ((scroll + point) * to) / from - point);
}
