/** How large the cards of a Territoire can be drawn, so that all of them lie whole where it is. */

/** Name below the drawing, name beside it, drawing alone; with the least room that one of each takes. */
const SIZES = [
  { name: 'roomy', width: 69, height: 78 },
  { name: 'dense', width: 87, height: 35 },
  { name: 'tight', width: 32, height: 29 },
] as const;

export interface Density {
  name: (typeof SIZES)[number]['name'];
  /** Beside each other: as few as the rows allow, so that names have room. */
  columns: number;
}

export function density(count: number, width: number, height: number): Density {
  const fits = SIZES.find((size) => Math.floor(width / size.width) * Math.floor(height / size.height) >= count) ?? SIZES.at(-1)!;
  const most = Math.max(1, Math.floor(width / fits.width));
  const rows = Math.max(1, Math.floor(height / fits.height));
  return { name: fits.name, columns: fits.name === 'dense' ? Math.min(most, Math.max(2, Math.ceil(count / rows))) : most };
}
