import { describe, expect, it } from 'vitest';
import { steps } from '../../src/purse';

describe('a purse counts', () => {
  it('in round steps that lead from one sum to the other', () => {
    expect(steps(12_000, 15_000)).toBe(1_000);
    expect(steps(0, 500)).toBe(100);
    expect(steps(4, 11)).toBe(1);
    expect(steps(30_000, 30_100)).toBe(100);
    expect(steps(3_000, 2_500)).toBe(100);
  });
});
