import { describe, expect, it } from 'vitest';
import { ambience, BAR, bar, type Bar } from '../../src/ambience';
import { handClock } from './clock';

describe('the room behind the table', () => {
  it('plays bar after bar until it is told to stop', () => {
    const clock = handClock();
    const heard: Bar[] = [];
    const stop = ambience((one) => heard.push(one), clock);
    clock.tick();
    clock.tick();
    expect(heard).toEqual([bar(0), bar(1), bar(2)]);
    expect(clock.waits).toEqual([BAR * 1000, BAR * 1000, BAR * 1000]);
    stop();
    clock.tick();
    expect(heard).toHaveLength(3);
  });

  it('is quiet, and no bar is like the one before', () => {
    for (let number = 0; number < 24; number++) {
      const { notes, rustles } = bar(number);
      for (const { at, loud } of [...notes, ...rustles]) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(BAR);
        expect(loud).toBeLessThan(0.1);
      }
      expect(bar(number + 1)).not.toEqual(bar(number));
      expect(bar(number)).toEqual(bar(number));
    }
  });
});
