import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Calls } from '../../src/calls.svelte';
import { attention } from '../../src/attention.svelte';
import { sound } from '../../src/sound';
import type { MyTurn } from '../../src/wire';

const turn = (code: string, since = 1): MyTurn => ({ code, prefix: 'tg', host: 'Ana', since });

describe('where it is my turn', () => {
  let answer: MyTurn[];
  const played = vi.spyOn(sound, 'play').mockReturnValue();
  const called = vi.spyOn(attention, 'call').mockReturnValue();

  beforeEach(() => {
    answer = [];
    played.mockClear();
    called.mockClear();
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ turns: answer })));
  });

  it('is said by the tab', async () => {
    const calls = new Calls();
    expect(calls.title('Tripot')).toBe('Tripot');
    answer = [turn('A')];
    await calls.ask();
    expect(calls.title('Tripot')).toMatch(/^● /);
    answer = [];
    await calls.ask();
    expect(calls.title('Tripot')).toBe('Tripot');
  });

  it('sounds once for each turn, and not for what was there when the page came', async () => {
    const calls = new Calls();
    answer = [turn('A')];
    await calls.ask();
    expect(played).not.toHaveBeenCalled();
    answer = [turn('A'), turn('B')];
    await calls.ask();
    await calls.ask();
    expect(played).toHaveBeenCalledTimes(1);
    expect(called.mock.calls.map(([, code]) => code)).toEqual(['B']);
    answer = [turn('A', 2), turn('B')];
    await calls.ask();
    expect(played).toHaveBeenCalledTimes(2);
  });

  it('is left to the table on the screen there', async () => {
    const calls = new Calls();
    await calls.ask();
    calls.sit('A', '12 Gangsters', false);
    answer = [turn('A')];
    await calls.ask();
    expect([calls.count, played.mock.calls.length]).toEqual([0, 0]);
    expect(calls.title('Tripot')).toBe('12 Gangsters – Tripot');
    calls.sit('A', '12 Gangsters', true);
    expect(calls.count).toBe(1);
    calls.leave();
    expect(calls.count).toBe(1);
  });

  it('is not forgotten while the house does not answer', async () => {
    const calls = new Calls();
    answer = [turn('A')];
    await calls.ask();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    await calls.ask();
    expect(calls.count).toBe(1);
  });
});
