/** NC-8.2: how long the page waits before it goes on at a pause, in milliseconds: as somebody who need not think, whatever the hand holds. */
const LEAST = 600;
const MOST = 1600;

export function paced(chance: () => number = Math.random): number {
  return LEAST + (MOST - LEAST) * chance();
}
