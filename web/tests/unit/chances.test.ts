import { describe, expect, it } from 'vitest';
import { band, line, pointAt, spread, stepAt, type Frame } from '../../src/chances';
import type { Curve } from '../../src/wire';

const FRAME: Frame = { left: 10, top: 0, width: 100, height: 50, steps: 10 };
const CURVE: Curve = {
  seat: null,
  points: [
    { step: 0, chances: [0.5], errors: [0.1] },
    { step: 4, chances: [0.2], errors: [0.4] },
    { step: 10, chances: [1], errors: [0] },
  ],
};

describe('a chart of chances', () => {
  it('holds a chance until the next point', () => {
    expect(line(FRAME, CURVE, 0)).toBe('M10.0 25.0L50.0 25.0L50.0 40.0L110.0 40.0L110.0 0.0');
    expect(pointAt(CURVE, 3).chances).toEqual([0.5]);
    expect(pointAt(CURVE, 4).chances).toEqual([0.2]);
    expect(pointAt({ seat: 1, points: CURVE.points.slice(1) }, 0).step).toBe(4);
  });

  it('keeps the doubt between nothing and everything', () => {
    expect(band(FRAME, CURVE, 0)).toBe(
      'M10.0 20.0L50.0 20.0L50.0 20.0L110.0 20.0L110.0 0.0L110.0 0.0L110.0 50.0L50.0 50.0L50.0 30.0L10.0 30.0Z',
    );
  });

  it('finds the step under a finger', () => {
    expect([0, 10, 54, 56, 200].map((place) => stepAt(FRAME, place))).toEqual([0, 0, 4, 5, 10]);
  });

  it('moves signs apart, within the frame', () => {
    expect(spread([0, 50, 50, 48], 10, 50)).toEqual([0, 40, 50, 30]);
    expect(spread([20, 0], 10, 50)).toEqual([20, 0]);
  });
});
