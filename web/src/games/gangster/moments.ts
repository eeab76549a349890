import type { GangsterEvent as Event } from '../../wire';
import type { Moment } from '../../quips';

/** What the cast has something to say about. */
export function moments(event: Event): readonly Moment[] {
  switch (event.event) {
    case 'ticket-won':
    case 'mission-done':
    case 'justice-escaped':
      return [{ seat: event.seat, mood: 'gloat' }];
    case 'arrested':
    case 'fined':
    case 'turn-missed':
    case 'eliminated':
      return [{ seat: event.seat, mood: 'curse' }];
  }
  return [];
}
