/** Bills and cards that an event sends from one place of the table to another. */
import type { Event } from './material';

export interface Bound {
  what: 'bill' | 'vendetta';
  from: readonly string[];
  to: string;
}

/** Nobody counts more than these while they fly. */
const MOST = 5;

export function bound(event: Event): Bound | null {
  switch (event.event) {
    case 'shared':
      return bills(event.count, 'drawn', `bills ${event.rival}`);
    case 'bid-returned':
      return bills(event.count, `bid ${event.caid.number}`, `bills ${event.seat}`);
    case 'robbed':
      return bills(1, `bills ${event.rival}`, `bills ${event.seat}`);
    case 'reclaimed':
      return bills(1, 'pile corruption', `bills ${event.seat}`);
    case 'corrupted':
      return bills(event.count, event.top === null ? `bills ${event.seat}` : 'pile discard', 'pile corruption');
    case 'exhibited':
      return bills(1, `bills ${event.rival}`, 'pile corruption');
    case 'seized':
      return bills(event.count, `bills ${event.seat}`, 'pile discard');
    case 'vendetta-drawn':
      return { what: 'vendetta', from: ['pile vendetta'], to: `cards ${event.seat}` };
    default:
      return null;
  }
}

function bills(count: number, from: string, to: string): Bound | null {
  return count > 0 ? { what: 'bill', from: Array<string>(Math.min(count, MOST)).fill(from), to } : null;
}
