import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Habits } from '../../src/habits.svelte';
import { paced } from '../../src/games/nostra-city/pace';
import { Memory } from './memory';

describe('how somebody likes to play', () => {
  let memory: Memory;
  beforeEach(() => {
    memory = new Memory();
    vi.stubGlobal('localStorage', memory);
  });

  it('is brisk at first, goes on at pauses, and answers nothing else', () => {
    const { speed, single, pauses, ambience } = new Habits();
    expect([speed, single, pauses, ambience]).toEqual(['brisk', false, true, false]);
  });

  it('is remembered', () => {
    const habits = new Habits();
    habits.speed = 'instant';
    habits.single = true;
    habits.pauses = false;
    habits.ambience = true;
    const { speed, single, pauses, ambience, factor } = new Habits();
    expect([speed, single, pauses, ambience, factor]).toEqual(['instant', true, false, true, 0]);
  });

  it.each(['not json', '{"speed":"furious"}'])('is as usual if %s was kept', (kept) => {
    memory.setItem('tripot-habits', kept);
    expect(new Habits().speed).toBe('brisk');
  });

  it('goes on at a pause after a while that depends on chance alone (NC-8.2)', () => {
    expect([0, 0.5, 1].map((chance) => paced(() => chance))).toEqual([600, 1100, 1600]);
  });
});
