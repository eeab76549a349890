/** Where a bubble goes: beside the chair that speaks, or as near to it as there is room, on nothing that has to be pressed or read. */
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
/** How finely the room is looked through. */
const STEP = 12;

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
  return tried.find((at) => free(at, width, height, taken)) ?? null;
}

/** The place in the room nearest to this that covers nothing; null if there is none. */
export function nearest(to: Area, width: number, height: number, room: Area, taken: readonly Area[]): Spot | null {
  const [x, y] = [(to.left + to.right - width) / 2, (to.top + to.bottom - height) / 2];
  const far = ({ left, top }: Spot): number => Math.hypot(left - x, top - y);
  let best: Spot | null = null;
  for (let top = room.top; top + height <= room.bottom; top += STEP)
    for (let left = room.left; left + width <= room.right; left += STEP) {
      const at = { left, top };
      if ((best === null || far(at) < far(best)) && free(at, width, height, taken)) best = at;
    }
  return best;
}

/** Whether a bubble there covers none of these. */
export function free({ left, top }: Spot, width: number, height: number, taken: readonly Area[]): boolean {
  return !taken.some((area) => left < area.right && area.left < left + width && top < area.bottom && area.top < top + height);
}
