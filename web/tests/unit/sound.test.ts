import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Memory } from './memory';

/** What an orchestra of one has played: the pitch of each tone. */
const played: number[] = [];

class Instrument {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly sampleRate = 10;
  readonly destination = {};

  createOscillator(): object {
    const frequency = { setValueAtTime: (hz: number) => played.push(hz), exponentialRampToValueAtTime() {} };
    return { type: '', frequency, connect: (next: object) => next, start() {}, stop() {} };
  }

  createGain(): object {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next: object) => next };
  }

  createBuffer(_: number, length: number): object {
    return { getChannelData: () => new Float32Array(length) };
  }

  createBufferSource(): object {
    return { connect: (next: object) => next, start() {} };
  }

  createBiquadFilter(): object {
    return { frequency: {}, connect: (next: object) => next };
  }
}

describe('sounds', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new Memory());
    vi.stubGlobal('AudioContext', Instrument);
    played.length = 0;
  });

  it('are off until somebody turns them on, and that is remembered', async () => {
    const { Sound } = await import('../../src/sound');
    const sound = new Sound();
    sound.play('turn');
    expect([sound.on, played]).toEqual([false, []]);
    sound.turn(true);
    expect(played.length).toBeGreaterThan(0);
    expect(new Sound().on).toBe(true);
  });

  it('tell my turn, a hit on me, money, the last round and the end apart', async () => {
    const { Sound } = await import('../../src/sound');
    const sound = new Sound();
    sound.turn(true);
    const tunes = (['turn', 'hit', 'money', 'last', 'out', 'end', 'house'] as const).map((effect) => {
      played.length = 0;
      sound.play(effect);
      return played.join();
    });
    expect(new Set(tunes).size).toBe(tunes.length);
    expect(tunes).not.toContain('');
    expect(tunes.at(-1)!.split(',').length, 'a phrase').toBeGreaterThan(16);
  });
});
