import { describe, expect, it } from 'vitest';
import { isAdvice, Tutoring } from '../../src/tutoring.svelte';
import type { Guidance, Remark } from '../../src/wire';

const remark = (id: string, at: number, asked = false): Remark => ({ id, at, asked, beside: [], rule: '' });
const guidance = (ask: string, ...remarks: Remark[]): Guidance => ({ remarks, ask, answer: [], step: 1, steps: 9, done: false });

describe('what a learner has to read', () => {
  it('comes one after the other, each when what it speaks of has been told', () => {
    const tutoring = new Tutoring(() => guidance('', remark('first', 3), remark('second', 5)));
    expect(tutoring.current(2, true)).toBeNull();
    expect(tutoring.current(3, true)!.id).toBe('first');
    tutoring.read(tutoring.current(3, true)!);
    expect(tutoring.current(4, true)).toBeNull();
    expect(tutoring.current(5, true)!.id).toBe('second');
  });

  it('holds the board, but for what belongs to a question', () => {
    const tutoring = new Tutoring(() => guidance('', remark('told', 3), remark('question', 3, true)));
    expect(tutoring.holds(2)).toBe(false);
    expect(tutoring.holds(3)).toBe(true);
    tutoring.read(remark('told', 3));
    expect(tutoring.holds(3)).toBe(false);
    expect(tutoring.current(3, false)).toBeNull();
    expect(tutoring.current(3, true)!.id).toBe('question');
  });

  it('ends with what is asked for, and can be read again', () => {
    const tutoring = new Tutoring(() => guidance('ask', remark('ask', 0, true), remark('late', 0)));
    expect(tutoring.current(0, true)!.id).toBe('late');
    tutoring.read(remark('late', 0));
    expect(tutoring.current(0, true)!.id).toBe('ask');
    tutoring.again();
    expect(tutoring.current(0, true)!.id).toBe('late');
  });

  it('is nothing where nobody is taught', () => {
    expect(new Tutoring(() => null).current(9, true)).toBeNull();
  });

  it('knows advice from a refusal of the rules', () => {
    expect(isAdvice({ reason: 'tg-lesson-low-instead', args: {}, rule: '' })).toBe(true);
    expect(isAdvice({ reason: 'tg-refusal-used', args: {}, rule: 'TG-3.8' })).toBe(false);
  });
});
