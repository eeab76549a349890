import { describe, expect, it } from 'vitest';
import { agreeing, bytes, commitment, derive } from '../../src/fairness';

/** Values of `tripot.kernel.fairness` for `secret_seed(7)`. */
const SEED = bytes('20e9fc79855cc891a6306a952cc9599a80e51d8a2a4264d04344e7c3a80bf0d8');
const SEAL = '4d1c3b87ae6ebe16c5faa2aeeaef47095a2fd55330efdf4b72ed1aa8af3010c7';
const NONCES = ['sel', 'poivre é', ''];
const STEPS = [0, 1, 2, 3, 4, 5];

describe('fairness, derived in the page', () => {
  it('finds the seal of the secret', async () => {
    expect(await commitment(SEED)).toBe(SEAL);
  });

  it('finds the outcomes that Python finds', async () => {
    expect(await Promise.all(STEPS.map((index) => derive(SEED, NONCES, index, [1, 1, 1, 1])))).toEqual([0, 1, 2, 3, 0, 0]);
    expect(await Promise.all(STEPS.map((index) => derive(SEED, ['a'], index, [3, 0, 1, 5])))).toEqual([3, 3, 3, 3, 0, 3]);
  });

  it('counts the outcomes that agree', async () => {
    const draws = [0, 1, 1].map((outcome) => ({ weights: [1, 1, 1, 1], outcome }));
    expect(await agreeing(SEED, NONCES, draws)).toBe(2);
  });
});
