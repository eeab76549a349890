import { describe, expect, it } from 'vitest';
import { newKeys, publicKey, storyDigest, swear } from '../../src/oath';
import type { GameEvent } from '../../src/wire';
import { engine } from './engine';

interface Story {
  names: readonly string[];
  events: readonly GameEvent[];
  digest: string;
}

const SEAL = 'ab'.repeat(32);

describe('what a page signs', () => {
  it('is the same story, byte for byte, that the house tells', async () => {
    const stories = engine<Story[]>('stories', null);
    expect(stories.length).toBeGreaterThan(50);
    for (const { names, events, digest } of stories) expect(await storyDigest(names, events)).toBe(digest);
  });

  it('is another story if an event or a name is another', async () => {
    const told = [{ event: 'ended', rule: 'TG-4.1' }] as unknown as GameEvent[];
    const digests = await Promise.all([storyDigest(['Ana'], told), storyDigest(['Bob'], told), storyDigest(['Ana'], [])]);
    expect(new Set(digests).size).toBe(3);
  });

  it('is found sound by the house, for this game and this seat alone', async () => {
    const keys = await newKeys();
    const digest = await storyDigest(['Ana'], []);
    const oath = { seat: 2, ...(await swear(keys, SEAL, 2, digest)) };
    expect(oath.key).toBe(await publicKey(keys));
    const sound = (changed: object, seal = SEAL): boolean => engine('oaths', { oath: { ...oath, ...changed }, seal });
    expect([sound({}), sound({ seat: 1 }), sound({ digest: SEAL }), sound({}, 'cd'.repeat(32))]).toEqual([true, false, false, false]);
  });

  it('is signed with a key that cannot be taken out of the browser', async () => {
    const { privateKey } = await newKeys();
    expect(privateKey.extractable).toBe(false);
  });
});
