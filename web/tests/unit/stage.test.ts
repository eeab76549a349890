import { describe, expect, it } from 'vitest';
import { hurried, Stage, type Clock } from '../../src/stage.svelte';

/** A clock that moves when told. */
function handClock(): Clock & { tick(): void; waits: number[] } {
  let pending: (() => void) | null = null;
  const waits: number[] = [];
  return {
    waits,
    after(ms, act) {
      waits.push(ms);
      pending = act;
      return () => (pending = null);
    },
    tick() {
      const act = pending;
      pending = null;
      act?.();
    },
  };
}

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

  it('plays the sound of each beat', () => {
    const heard: string[] = [];
    const stage = new Stage('rest', (effect) => heard.push(effect), handClock());
    stage.play([{ ...beat('a'), sound: 'flip' }]);
    expect(heard).toEqual(['flip']);
  });

  it('hurries when much waits, and never waits for nothing', () => {
    expect(hurried(400, 3)).toBe(400);
    expect(hurried(400, 48)).toBe(100);
    expect(hurried(400, 10_000)).toBe(40);
    expect(hurried(0, 0)).toBe(0);
  });
});
