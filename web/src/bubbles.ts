/** Where a bubble goes: beside the chair that speaks, on nothing that has to be read. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 6;

/** Of the places around a plate the one that covers least; all of them are within the room. */
export function spot(plate: Area, width: number, height: number, room: Area, taken: readonly Area[]): Spot {
  const middle = (plate.left + plate.right - width) / 2;
  const tried: Spot[] = [
    { left: middle, top: plate.bottom + GAP },
    { left: middle, top: plate.top - GAP - height },
    { left: plate.right + GAP, top: plate.top },
    { left: plate.left - GAP - width, top: plate.top },
    { left: plate.left, top: plate.bottom + GAP },
    { left: plate.right - width, top: plate.bottom + GAP },
  ].map(({ left, top }) => ({
    left: Math.max(room.left, Math.min(left, room.right - width)),
    top: Math.max(room.top, Math.min(top, room.bottom - height)),
  }));
  const covered = tried.map((at) => {
    const own = { ...at, right: at.left + width, bottom: at.top + height };
    return taken.reduce((sum, area) => sum + shared(own, area), 0);
  });
  return tried[covered.indexOf(Math.min(...covered))]!;
}

function shared(one: Area, other: Area): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
