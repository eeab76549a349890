import { afterEach, describe, expect, it, vi } from 'vitest';
import { habits } from '../../src/habits.svelte';
import { hurried, Stage } from '../../src/stage.svelte';
import { handClock } from './clock';
import { Memory } from './memory';

const beat = (scene: string, ms = 300): { scene: string; ms: number } => ({ scene, ms });

describe('the stage', () => {
  it('shows one beat after the other', () => {
    const clock = handClock();
    const stage = new Stage('rest', () => {}, clock);
    stage.play([beat('a'), beat('b')]);
    expect([stage.scene, stage.playing]).toEqual(['a', true]);
    clock.tick();
    expect(stage.scene).toBe('b');
    clock.tick();
    expect([stage.scene, stage.playing]).toEqual(['b', false]);
  });

  it('queues what happens meanwhile', () => {
    const clock = handClock();
    const stage = new Stage('rest', () => {}, clock);
    stage.play([beat('a')]);
    stage.play([beat('b')]);
    expect(stage.scene).toBe('a');
    clock.tick();
    expect(stage.scene).toBe('b');
  });

  it('skips to where it all leads', () => {
    const clock = handClock();
    const stage = new Stage('rest', () => {}, clock);
    stage.play([beat('a'), beat('b'), beat('c')]);
    stage.skip();
    expect([stage.scene, stage.playing]).toEqual(['c', false]);
    clock.tick();
    expect(stage.scene).toBe('c');
    stage.skip();
    expect(stage.scene).toBe('c');
  });

  it('waits where something has to be read, also for whoever skips', () => {
    const clock = handClock();
    const stage = new Stage('rest', () => {}, clock);
    let unread = true;
    stage.waits = (scene) => unread && scene === 'b';
    stage.play([beat('a'), beat('b'), beat('c')]);
    stage.skip();
    expect([stage.scene, stage.playing]).toEqual(['b', true]);
    stage.skip();
    stage.play([beat('d')]);
    stage.resume();
    expect([stage.scene, stage.playing]).toEqual(['b', true]);
    unread = false;
    stage.resume();
    expect([stage.scene, stage.playing]).toEqual(['c', true]);
    clock.tick();
    clock.tick();
    expect([stage.scene, stage.playing]).toEqual(['d', false]);
  });

  it('goes on with news, if what was to be read is out of date', () => {
    const clock = handClock();
    const stage = new Stage('rest', () => {}, clock);
    let unread = true;
    stage.waits = (scene) => unread && scene === 'a';
    stage.play([beat('a'), beat('b')]);
    clock.tick();
    expect(stage.scene).toBe('a');
    unread = false;
    stage.play([beat('c')]);
    expect(stage.scene).toBe('b');
  });

  it('plays the sound of each beat', () => {
    const heard: string[] = [];
    const stage = new Stage('rest', (effect) => heard.push(effect), handClock());
    stage.play([{ ...beat('a'), sound: 'flip' }]);
    expect(heard).toEqual(['flip']);
  });

  it('has arrived with the last beat: what takes no time is over when it comes', () => {
    const clock = handClock();
    const stage = new Stage('rest', () => {}, clock);
    stage.play([beat('a'), beat('b', 0), beat('c', 0)]);
    clock.tick();
    expect([stage.scene, stage.playing, clock.waits]).toEqual(['c', false, [300]]);
  });

  describe('at the pace of whoever watches', () => {
    vi.stubGlobal('localStorage', new Memory());
    afterEach(() => (habits.speed = 'brisk'));

    it.each([
      ['calm', [510]],
      ['brisk', [300]],
      ['instant', []],
    ] as const)('%s', (speed, waits) => {
      habits.speed = speed;
      const heard: string[] = [];
      const clock = handClock();
      const stage = new Stage('rest', (effect) => heard.push(effect), clock);
      stage.play([
        { ...beat('a'), sound: 'flip' },
        { ...beat('b', 0), sound: 'money' },
      ]);
      clock.tick();
      expect([stage.scene, stage.playing, heard, clock.waits]).toEqual(['b', false, ['flip', 'money'], waits]);
    });
  });

  it('hurries when much waits, and never waits for nothing', () => {
    expect(hurried(400, 3)).toBe(400);
    expect(hurried(400, 48)).toBe(100);
    expect(hurried(400, 10_000)).toBe(40);
    expect(hurried(0, 0)).toBe(0);
  });
});
