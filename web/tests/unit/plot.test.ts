import { describe, expect, it } from 'vitest';
import { height, path, range, sums, type Box } from '../../src/plot';

const BOX: Box = { left: 10, top: 5, width: 100, height: 50 };

describe('a small plot', () => {
  it('adds up from nothing', () => {
    expect(sums([1, 0, -0.5])).toEqual([0, 1, 1, 0.5]);
    expect(sums([])).toEqual([0]);
  });

  it('always shows zero, and has a height', () => {
    expect(range([[1, 2], [3]])).toEqual([0, 3]);
    expect(range([[-2, -1]])).toEqual([-2, 0]);
    expect(range([[0, 0]])).toEqual([0, 1]);
    expect(range([])).toEqual([0, 1]);
  });

  it('goes from the left to the right, the most above', () => {
    expect(path(BOX, [0, 2], [0, 2, 1])).toBe('M10.0 55.0L60.0 5.0L110.0 30.0');
    expect(path(BOX, [0, 2], [1])).toBe('M110.0 30.0');
    expect(height(BOX, [-1, 1], 0)).toBe(30);
  });
});
