import { expect, it } from 'vitest';
import { fanned } from '../../src/fan';

it('lays cards side by side, and a new one after the others', () => {
  expect(fanned([74, 158], 400)).toEqual([
    { x: 0, row: 0 },
    { x: 80, row: 0 },
  ]);
  expect(fanned([74, 158, 74], 400).slice(0, 2)).toEqual(fanned([74, 158], 400));
});

it('begins a second row when the first is full', () => {
  expect(fanned([100, 100, 100], 220, 2)).toEqual([
    { x: 0, row: 0 },
    { x: 106, row: 0 },
    { x: 0, row: 1 },
  ]);
});

it('lays cards so that they cover each other as little as can be', () => {
  const lying = fanned([114, 206, 114, 114], 320, 2);
  expect(lying.map(({ row }) => row)).toEqual([0, 0, 1, 1]);
  expect(lying[1]!.x).toBeGreaterThan(110);
});

it('lays too many over each other, and none beyond the edge', () => {
  for (const count of [5, 9, 30]) {
    const lying = fanned(Array<number>(count).fill(100), 220, 2);
    expect(Math.max(...lying.map(({ row }) => row))).toBe(1);
    expect(Math.max(...lying.map(({ x }) => x + 100))).toBeLessThanOrEqual(220.001);
    expect(new Set(lying.map(({ x, row }) => `${x} ${row}`)).size).toBe(count);
  }
});

it('lies at the beginning while the room is not known', () => {
  expect(fanned([74, 74], 0).map(({ x }) => x)).toEqual([0, 0]);
});
