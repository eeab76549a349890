import { describe, expect, it } from 'vitest';
import { free, nearest, spot, type Area } from '../../src/bubbles';

const ROOM: Area = { left: 0, top: 0, right: 400, bottom: 400 };
const plate: Area = { left: 100, top: 100, right: 200, bottom: 160 };

function overlaps(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

describe('a bubble', () => {
  it('stands below its plate', () => {
    expect(spot(plate, 80, 30, ROOM, [plate])).toEqual({ left: 110, top: 166 });
  });

  it('goes where it covers neither plates nor the question', () => {
    const below: Area = { left: 100, top: 170, right: 200, bottom: 230 };
    const above: Area = { left: 100, top: 30, right: 200, bottom: 95 };
    const taken = [plate, below, above];
    const { left, top } = spot(plate, 80, 30, ROOM, taken)!;
    for (const area of taken) expect(overlaps({ left, top, right: left + 80, bottom: top + 30 }, area)).toBe(false);
  });

  it('is left out where there is no room for it', () => {
    expect(spot(plate, 80, 30, ROOM, [ROOM])).toBeNull();
  });

  it('goes to the nearest place that is free, wherever that is', () => {
    const wall: Area = { left: 0, top: 0, right: 400, bottom: 300 };
    const at = nearest(plate, 80, 30, ROOM, [wall])!;
    expect(free(at, 80, 30, [wall])).toBe(true);
    expect(at.top).toBeLessThan(312);
    expect(Math.abs(at.left - 110)).toBeLessThan(12);
    expect(nearest(plate, 80, 30, ROOM, [ROOM])).toBeNull();
    expect(nearest(plate, 500, 30, ROOM, [])).toBeNull();
  });

  it('stays in the room', () => {
    const corner: Area = { left: 340, top: 340, right: 400, bottom: 400 };
    const { left, top } = spot(corner, 120, 50, ROOM, [corner])!;
    expect(left + 120).toBeLessThanOrEqual(400);
    expect(top + 50).toBeLessThanOrEqual(400);
  });
});
