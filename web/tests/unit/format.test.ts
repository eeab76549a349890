import { describe, expect, it } from 'vitest';
import { agoText, clockText, rangeText, timeText } from '../../src/format';
import { pageAt } from '../../src/route.svelte';

describe('formats', () => {
  it('write clocks', () => {
    expect([0, 5_400, 125_000, 3_599_000, 3_660_000, 90_000_000].map((ms) => clockText(ms, 'en').replace('\u00a0', ' '))).toEqual([
      '0:00',
      '0:06',
      '2:05',
      '59:59',
      '1h 01',
      '1d 1h',
    ]);
    expect([125_000, 3_660_000, 90_000_000].map((ms) => clockText(ms, 'en', true))).toEqual(['2:05', '1h', '1d']);
  });

  it('write days in the reader’s language', () => {
    expect(clockText(90_000_000, 'fr')).toMatch(/^1\sj\s1\sh$/);
    expect(clockText(86_340_000, 'fr')).toMatch(/^23\sh\s59$/);
  });

  it('write numbers of players', () => {
    expect([[3, 4, 5, 6], [2, 4], [3], []].map(rangeText)).toEqual(['3–6', '2, 4', '3', '']);
  });

  it('write how long ago', () => {
    const minute = 60_000;
    expect([0, 5, 120, 3000].map((minutes) => agoText(0, minutes * minute, 'en'))).toEqual([
      'this minute',
      '5 min. ago',
      '2 hr. ago',
      '2 days ago',
    ]);
    expect(agoText(0, 5 * minute, 'fr')).toMatch(/^il y a 5\s?min$/);
  });

  it('write times of day', () => {
    expect(timeText(0, 'fr')).toMatch(/^\d\d:\d\d$/);
  });
});

describe('addresses', () => {
  it('lead to pages', () => {
    expect(pageAt('/')).toEqual({ name: 'home' });
    expect(pageAt('/t/abcd-efgh-jkmn')).toEqual({ name: 'table', code: 'ABCD-EFGH-JKMN' });
    expect(pageAt('/t/ABCD-EFGH-JKMN/')).toEqual({ name: 'table', code: 'ABCD-EFGH-JKMN' });
    expect(pageAt('/t/ABCD-EFGH-JKMN/replay/2')).toEqual({ name: 'replay', code: 'ABCD-EFGH-JKMN', number: 2 });
    expect(pageAt('/rules/twelve-gangsters')).toEqual({ name: 'rules', game: 'twelve-gangsters' });
    expect(pageAt('/t/nope')).toEqual({ name: 'unknown' });
  });
});
