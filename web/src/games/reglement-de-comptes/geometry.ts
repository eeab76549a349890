/** Where the thirty places are drawn: the long table lying, or standing upright where there is more height than width. */

export interface Point {
  x: number;
  y: number;
}

/** A place seen from above: where its chair stands, and which way the table lies. */
export interface Seat extends Point {
  /** From the chair towards the middle of the table. */
  inward: Point;
  /** Where a cake lies that is served here. */
  cake: Point;
}

export interface Plan {
  width: number;
  height: number;
  /** The wood of the table. */
  table: { x: number; y: number; width: number; height: number };
  seats: readonly Seat[];
  tall: boolean;
  /** How far from its chair a place's number stands, and what lies before it; and how large the number is. */
  number: number;
  prop: number;
  letters: number;
}

/** From chair to chair along the sides and at the ends: corners stay clear when the table lies, all of it fits a phone when it stands. */
const PITCH = { lying: { side: 100, end: 87 }, upright: { side: 90, end: 100 } };
const EDGE = 58;
const LONG = 12;
const SHORT = 3;
const DEPTH = { lying: 648, upright: 812 };
/** The places of the long sides nearest to a corner, and the depth below which ends and sides come close. */
const CORNER = { within: 180, narrow: 700 };
/** From the chair to the edge of the table. */
const RIM = 50;

const along = (count: number, whole: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, index) => whole / 2 + (index - (count - 1) / 2) * pitch);

/** Clockwise: the long upper side, the right end, the lower side back, the left end (RC-1.4). */
function lying(depth: number, pitch: { side: number; end: number }): Plan {
  const width = (LONG + 1) * pitch.side + 2 * EDGE + 30;
  const xs = along(LONG, width, pitch.side);
  const ys = along(SHORT, depth, pitch.end);
  const seats = [
    ...xs.map((x) => ({ x, y: EDGE, inward: { x: 0, y: 1 } })),
    ...ys.map((y) => ({ x: width - EDGE, y, inward: { x: -1, y: 0 } })),
    ...xs.toReversed().map((x) => ({ x, y: depth - EDGE, inward: { x: 0, y: -1 } })),
    ...ys.toReversed().map((y) => ({ x: EDGE, y, inward: { x: 1, y: 0 } })),
  ].map((seat) => ({ ...seat, cake: cakeAt(seat, width, depth) }));
  const near = EDGE + RIM;
  return {
    width,
    height: depth,
    table: { x: near, y: near, width: width - 2 * near, height: depth - 2 * near },
    seats,
    tall: false,
    number: 63,
    prop: 113,
    letters: 22,
  };
}

/** Behind what lies before the place; beside it at the corners of a narrow table, where the ends have their own. */
function cakeAt(seat: Omit<Seat, 'cake'>, width: number, depth: number): Point {
  const straight = before(seat, 174);
  const aside = width / 2 - Math.abs(seat.x - width / 2) < CORNER.within && seat.inward.x === 0 && depth < CORNER.narrow;
  if (!aside) return straight;
  const { x, y } = before(seat, 147);
  return { x: x + Math.sign(width / 2 - x) * 50, y };
}

/** A quarter turn clockwise: the upper side becomes the right one. */
function turned(plan: Plan): Plan {
  const turn = ({ x, y }: Point): Point => ({ x: plan.height - y, y: x });
  const { table } = plan;
  return {
    width: plan.height,
    height: plan.width,
    table: { x: plan.height - table.y - table.height, y: table.x, width: table.height, height: table.width },
    seats: plan.seats.map((seat) => ({ ...turn(seat), inward: { x: -seat.inward.y, y: seat.inward.x }, cake: turn(seat.cake) })),
    tall: true,
    number: 63,
    prop: 117,
    letters: 31,
  };
}

export const LYING = lying(DEPTH.lying, PITCH.lying);
export const UPRIGHT = turned(lying(DEPTH.upright, PITCH.upright));

/** This far from the chair towards the middle. */
export function before(seat: Omit<Seat, 'cake'>, distance: number): Point {
  return { x: seat.x + seat.inward.x * distance, y: seat.y + seat.inward.y * distance };
}
