import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTHING, type Known } from '../../src/known';
import { Refusal, type Order } from '../../src/line';
import { newKeys, publicKey, storyDigest } from '../../src/oath';
import { pinOf } from '../../src/pins';
import { Trust } from '../../src/trust.svelte';
import type { GameEvent, Situation, Table } from '../../src/wire';
import { Memory } from './memory';

const keys = await newKeys();
vi.mock('../../src/oath', async (real) => ({ ...(await real<object>()), ownKeys: () => Promise.resolve(keys) }));

const SEAL = 'ab'.repeat(32);
const table = { code: 'CODE', number: 1, commitment: SEAL, chairs: [{ name: 'Ana' }, { name: 'Bob' }] } as unknown as Table;
const story = [{ event: 'ended', rule: 'TG-4.1' }] as unknown as GameEvent[];
const known: Known = { ...NOTHING, table, game: 1, viewer: 1, story, situation: { result: { standings: [] } } as unknown as Situation };

describe('trust in a house', () => {
  let trust: Trust;
  let sent: Order[];
  const send = (order: Order): Promise<null> => (sent.push(order), Promise.resolve(null));

  beforeEach(() => {
    vi.stubGlobal('localStorage', new Memory());
    trust = new Trust('CODE');
    sent = [];
    trust.see(table);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is broken by another seal for the same game', () => {
    trust.see({ ...table, number: 2, commitment: 'cd' });
    expect(trust.broken).toBeNull();
    trust.see({ ...table, commitment: 'cd' });
    expect(trust.broken?.reason).toBe('web-pin-broken');
  });

  it('remembers the salt of whoever sits', () => {
    trust.done({ type: 'salt', nonce: 'sel' }, table);
    expect(pinOf('CODE', 1)?.salt).toBe('sel');
    trust.done({ type: 'stand' }, table);
    expect(pinOf('CODE', 1)?.salt).toBeNull();
  });

  it('signs the story once, at the end', async () => {
    trust.testify({ ...known, situation: { result: null } as Situation }, send);
    trust.testify({ ...known, viewer: null }, send);
    await trust.settled;
    expect(sent).toEqual([]);
    trust.testify(known, send);
    trust.testify(known, send);
    await trust.settled;
    const digest = await storyDigest(['Ana', 'Bob'], story);
    expect(sent).toEqual([{ type: 'witness', digest, key: await publicKey(keys), signature: expect.any(String) as string }]);
    expect(pinOf('CODE', 1)?.digest).toBe(digest);
    const later = new Trust('CODE');
    later.testify(known, send);
    await later.settled;
    expect(sent.length).toBe(1);
  });

  it('is broken by a house that tells another story', async () => {
    const refuse = (reason: string) => () => Promise.reject(new Refusal({ reason, args: {}, rule: '' }));
    trust.testify(known, refuse('game-not-started'));
    await trust.settled;
    expect(trust.broken).toBeNull();
    const again = new Trust('CODE');
    again.testify(known, refuse('witness-differs'));
    await again.settled;
    expect(again.broken?.reason).toBe('witness-differs');
    expect(pinOf('CODE', 1)?.digest).toBeNull();
  });
});
