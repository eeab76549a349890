/** Cards in few rows: side by side if there is room, else one over the other, like a hand that is held. */

export interface Lying {
  x: number;
  row: number;
}

const GAP = 6;

export function fanned(widths: readonly number[], room: number, rows = 1): Lying[] {
  const natural = widths.reduce((sum, width) => sum + width + GAP, 0);
  const share = Math.max(room, natural / rows);
  const lying: Lying[] = [];
  let [row, x] = [0, 0];
  for (const width of widths) {
    if (x > 0 && x + width > share && row < rows - 1) [row, x] = [row + 1, 0];
    lying.push({ x, row });
    x += width + GAP;
  }
  return lying.map((one) => ({ ...one, x: one.x * tightness(one.row) }));

  /** How near to each other those of a row must lie. */
  function tightness(of: number): number {
    const last = lying.findLastIndex((one) => one.row === of);
    const free = Math.max(0, room - widths[last]!);
    return Math.min(1, free / Math.max(free, lying[last]!.x, 1));
  }
}
