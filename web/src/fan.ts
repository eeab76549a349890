/** Cards in few rows: side by side if there is room, else one over the other, like a hand that is held. */

export interface Lying {
  x: number;
  row: number;
}

const GAP = 6;

export function fanned(widths: readonly number[], room: number, rows = 1): Lying[] {
  let share = room;
  let lying = laid(widths, share);
  while (lying.some(({ row }) => row >= rows)) lying = laid(widths, (share += GAP));
  return lying.map((one) => ({ ...one, x: one.x * tightness(one.row) }));

  /** How near to each other those of a row must lie. */
  function tightness(of: number): number {
    const last = lying.findLastIndex((one) => one.row === of);
    const free = Math.max(0, room - widths[last]!);
    return Math.min(1, free / Math.max(free, lying[last]!.x, 1));
  }
}

/** In as many rows of this width as it takes. */
function laid(widths: readonly number[], share: number): Lying[] {
  let [row, x] = [0, 0];
  return widths.map((width) => {
    if (x > 0 && x + width > share) [row, x] = [row + 1, 0];
    const one = { x, row };
    x += width + GAP;
    return one;
  });
}
