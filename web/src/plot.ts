/** The geometry of a small plot: games from left to right, sums from bottom to top. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From the least to the most of all these, and zero. */
export function range(lines: readonly (readonly number[])[]): [least: number, most: number] {
  const all = lines.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(0, ...all);
  return most > least ? [least, most] : [least, least + 1];
}

export const across = (box: Box, index: number, count: number): number =>
  box.left + (count < 2 ? box.width : (box.width * index) / (count - 1));

export const height = (box: Box, [least, most]: [number, number], value: number): number =>
  box.top + (box.height * (most - value)) / (most - least);

/** A line through these values, one for each game. */
export function path(box: Box, span: [number, number], values: readonly number[]): string {
  return values
    .map((value, index) => `${index ? 'L' : 'M'}${across(box, index, values.length).toFixed(1)} ${height(box, span, value).toFixed(1)}`)
    .join('');
}

/** What it has come to after each, from nothing. */
export function sums(values: readonly number[]): number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}
