import { beforeEach, expect, it, vi } from 'vitest';
import { meet, met } from '../../src/met';
import { Memory } from './memory';

beforeEach(() => vi.stubGlobal('localStorage', new Memory()));

it('a game is met once, and others stay new', () => {
  expect(met('gangster')).toBe(false);
  meet('gangster');
  meet('gangster');
  expect([met('gangster'), met('nostra-city')]).toEqual([true, false]);
});

it('what somebody else wrote there is no game', () => {
  localStorage.setItem('tripot-met', '{"gangster"');
  expect(met('gangster')).toBe(false);
  meet('gangster');
  expect(met('gangster')).toBe(true);
});
