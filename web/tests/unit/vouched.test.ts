import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pinHouse, pinMore, pinSeal } from '../../src/pins';
import { vouched } from '../../src/vouched';
import type { Checked } from '../../src/wire';
import { Memory } from './memory';

const own = { seat: 0, key: 'mine', digest: 'dd', signature: '' };
const server = {
  commitment: 'aa',
  nonces: ['sel', ''],
  names: ['Ana', 'Bob'],
  house: 'k',
  witnesses: [own, { ...own, seat: 1, key: 'his' }],
} as unknown as Checked;
const found = (changed: object, chair: number | null = 0, signed: boolean | null = true): (string | boolean | null)[][] =>
  vouched({ ...server, ...changed }, signed, 'CODE', 1, chair, 'mine').map(({ good, words }) => [words.id, good]);

describe('who stands by a game', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new Memory());
    pinHouse('k');
    pinSeal('CODE', 1, 'aa');
    pinMore('CODE', 1, { salt: 'sel', digest: 'dd' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is told line by line', () => {
    expect(found({})).toEqual([
      ['web-pin-seal-same', true],
      ['web-pin-salt-same', true],
      ['web-pin-house-same', true],
      ['web-pin-own-same', true],
      ['web-proof-witness', true],
    ]);
  });

  it.each([
    ['web-pin-seal-other', { commitment: 'bb' }],
    ['web-pin-salt-other', { nonces: ['poivre', ''] }],
    ['web-pin-house-other', { house: 'other' }],
    ['web-pin-own-other', { witnesses: [] }],
    ['web-pin-own-other', { witnesses: [{ ...own, key: 'his' }] }],
    ['web-pin-own-other', { witnesses: [{ ...own, digest: 'ee' }] }],
  ])('finds that %s', (id, changed) => {
    expect(found(changed).filter(([, good]) => good === false)).toEqual([[id, false]]);
  });

  it('is not the house if its signature is not sound, or cannot be checked', () => {
    expect(found({}, 0, false)[2]).toEqual(['verify-house', false]);
    expect(found({}, 0, null)[2]).toEqual(['web-proof-unsigned', null]);
  });

  it('is not compared by a page that has kept nothing', () => {
    vi.stubGlobal('localStorage', new Memory());
    expect(found({ witnesses: [] })).toEqual([
      ['web-pin-none', null],
      ['web-pin-house-same', true],
      ['web-pin-own-none', null],
    ]);
    expect(found({}, null).map(([id]) => id)).toEqual(['web-pin-none', 'web-pin-house-same', 'web-proof-witness', 'web-proof-witness']);
  });
});
