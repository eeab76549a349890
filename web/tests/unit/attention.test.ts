import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Attention } from '../../src/attention.svelte';
import { Memory } from './memory';

describe('a system notification', () => {
  let shown: [string, NotificationOptions][];
  let answer: NotificationPermission;

  beforeEach(() => {
    shown = [];
    answer = 'granted';
    vi.stubGlobal('localStorage', new Memory());
    vi.stubGlobal('document', { hidden: true });
    vi.stubGlobal(
      'Notification',
      class {
        static permission = 'default';
        static requestPermission = async (): Promise<NotificationPermission> => {
          this.permission = answer;
          return answer;
        };
        constructor(words: string, options: NotificationOptions) {
          shown.push([words, options]);
        }
      },
    );
  });

  it('is shown to nobody who has not asked for it', () => {
    new Attention().call('À vous', 'ABCD');
    expect(shown).toEqual([]);
  });

  it('says the words, once for each table, when the page is not in front', async () => {
    const attention = new Attention();
    await attention.turn(true);
    attention.call('À vous', 'ABCD');
    expect(shown).toEqual([['À vous', { tag: 'ABCD', icon: '/icon.svg' }]]);
    vi.stubGlobal('document', { hidden: false });
    attention.call('À vous', 'ABCD');
    expect(shown).toHaveLength(1);
  });

  it('is remembered, and forgotten when it is turned off', async () => {
    await new Attention().turn(true);
    expect(new Attention().on).toBe(true);
    await new Attention().turn(false);
    expect(new Attention().on).toBe(false);
  });

  it('stays off when the browser says no', async () => {
    answer = 'denied';
    const attention = new Attention();
    await attention.turn(true);
    expect(attention.on).toBe(false);
  });
});
