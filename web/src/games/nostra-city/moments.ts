import type { NostraCityEvent as Event } from '../../wire';
import type { Moment } from '../../quips';

/** What the cast has something to say about. */
export function moments(event: Event): readonly Moment[] {
  switch (event.event) {
    case 'won':
    case 'titled':
      return [{ seat: event.seat, mood: 'gloat' }];
    case 'wronged':
    case 'shamed':
      return [{ seat: event.seat, mood: 'curse' }];
    case 'robbed':
      return [
        { seat: event.rival, mood: 'curse' },
        { seat: event.seat, mood: 'gloat' },
      ];
  }
  return [];
}
