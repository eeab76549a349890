/** Where the forty squares lie: along the four sides of a rectangle, clockwise from its upper left corner. */
export const CELL = 100;
export const RIM = 14;

export interface Spot {
  x: number;
  y: number;
  /** Which side of the quarter it lies on; a corner belongs to the side that it ends. */
  side: 'top' | 'right' | 'bottom' | 'left';
}

export interface Plan {
  columns: number;
  rows: number;
  width: number;
  height: number;
  tall: boolean;
  spots: readonly Spot[];
}

export const LYING = plan(12, 10, false);
export const UPRIGHT = plan(10, 12, true);

function plan(columns: number, rows: number, tall: boolean): Plan {
  const at = (column: number, row: number, side: Spot['side']): Spot => ({
    x: RIM + (column + 0.5) * CELL,
    y: RIM + (row + 0.5) * CELL,
    side,
  });
  const along = (count: number, spot: (index: number) => Spot): Spot[] => Array.from({ length: count }, (_, index) => spot(index));
  const [right, down] = [columns - 1, rows - 1];
  const spots = [
    ...along(right, (index) => at(index, 0, 'top')),
    ...along(down, (index) => at(right, index, 'right')),
    ...along(right, (index) => at(right - index, down, 'bottom')),
    ...along(down, (index) => at(0, down - index, 'left')),
  ];
  return { columns, rows, width: columns * CELL + 2 * RIM, height: rows * CELL + 2 * RIM, tall, spots };
}

/** How far a pawn stands from the middle of its square when several share it. */
export function standing(index: number, count: number): { x: number; y: number; scale: number } {
  if (count === 1) return { x: 0, y: 16, scale: 1 };
  const across = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / across);
  const [column, row] = [index % across, Math.floor(index / across)];
  return {
    x: (column - (across - 1) / 2) * (across === 2 ? 44 : 32),
    y: 14 + (row - (rows - 1) / 2) * 40,
    scale: across === 2 ? 0.8 : 0.68,
  };
}
