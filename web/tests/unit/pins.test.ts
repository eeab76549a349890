import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pinHouse, pinMore, pinOf, pinSeal } from '../../src/pins';
import { Memory } from './memory';

describe('what this browser was shown first', () => {
  beforeEach(() => vi.stubGlobal('localStorage', new Memory()));
  afterEach(() => vi.unstubAllGlobals());

  it('is the seal that counts, game by game', () => {
    expect(pinSeal('CODE', 1, 'aa')).toBe(true);
    expect(pinSeal('CODE', 1, 'aa')).toBe(true);
    expect(pinSeal('CODE', 1, 'bb')).toBe(false);
    expect(pinSeal('CODE', 2, 'bb')).toBe(true);
    expect(pinSeal('OTHER', 1, 'cc')).toBe(true);
    expect(pinOf('CODE', 1)?.seal).toBe('aa');
  });

  it('is the key of the house that counts', () => {
    expect([pinHouse('k'), pinHouse('k'), pinHouse('other'), pinHouse('k')]).toEqual([true, true, false, true]);
  });

  it('goes with the last salt and the digest of this page', () => {
    pinMore('CODE', 1, { salt: 'lost' });
    expect(pinOf('CODE', 1)).toBeNull();
    pinSeal('CODE', 1, 'aa');
    pinMore('CODE', 1, { salt: 'sel' });
    pinMore('CODE', 1, { salt: 'poivre' });
    pinMore('CODE', 1, { digest: 'dd' });
    expect(pinOf('CODE', 1)).toEqual({ game: 'CODE 1', seal: 'aa', salt: 'poivre', digest: 'dd' });
  });

  it('is forgotten after many games, the oldest first', () => {
    for (let number = 1; number <= 101; number++) pinSeal('CODE', number, 'aa');
    expect([pinOf('CODE', 1), pinOf('CODE', 2)?.seal]).toEqual([null, 'aa']);
  });

  it('is nothing where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect([pinSeal('CODE', 1, 'aa'), pinSeal('CODE', 1, 'bb'), pinHouse('k'), pinOf('CODE', 1)]).toEqual([true, true, true, null]);
  });
});
