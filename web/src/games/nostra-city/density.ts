/** How large the cards of a Territoire can be drawn, so that all of them lie whole where it is. */

/** Name below the drawing, name beside it, drawing alone; with the room that one of each takes. */
const SIZES = [
  { name: 'roomy', width: 69, height: 80 },
  { name: 'dense', width: 87, height: 35 },
  { name: 'tight', width: 32, height: 29 },
] as const;

export type Density = (typeof SIZES)[number]['name'];

export function density(count: number, width: number, height: number): Density {
  const fits = SIZES.find((size) => Math.floor(width / size.width) * Math.floor(height / size.height) >= count);
  return fits?.name ?? 'tight';
}
