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

/** The first place around a plate, within the room, that covers nothing; null if there is none. */
export function spot(plate: Area, width: number, height: number, room: Area, taken: readonly Area[]): Spot | null {
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
  return (
    tried.find((at) => {
      const own = { ...at, right: at.left + width, bottom: at.top + height };
      return !taken.some((area) => overlap(own, area));
    }) ?? null
  );
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
