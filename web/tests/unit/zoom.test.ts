import { describe, expect, it } from 'vitest';
import { anchored, bounded, stepped } from '../../src/zoom';

describe('the zoom of a board', () => {
  it('goes up and down by steps, from anywhere', () => {
    expect([1, 1.5, 2, 3, 1.2].map((scale) => stepped(scale, 1))).toEqual([1.5, 2, 3, 3, 1.5]);
    expect([1, 1.5, 2, 3, 1.2].map((scale) => stepped(scale, -1))).toEqual([1, 1, 1.5, 2, 1]);
  });

  it('shows at least the whole board', () => {
    expect([0.3, 1.7, 9].map(bounded)).toEqual([1, 1.7, 3]);
  });

  it('keeps the point one looks at in its place', () => {
    const scroll = anchored(40, 100, 1, 2);
    expect((scroll + 100) / 2).toBe(140);
    expect(anchored(0, 50, 3, 1)).toBe(0);
  });
});
