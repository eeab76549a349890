/** How a purse counts. */

/** The largest round step, a power of ten, that leads from one sum to the other without a rest. */
export function steps(from: number, to: number): number {
  let step = 1;
  while (step < Math.abs(to - from) && from % (step * 10) === 0 && to % (step * 10) === 0) step *= 10;
  return step;
}
