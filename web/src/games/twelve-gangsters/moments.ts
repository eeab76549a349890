import type { TwelveGangstersEvent as Event } from '../../wire';
import type { Moment } from '../../quips';

const HIGH = 8;

/** What the cast has something to say about. */
export function moments(event: Event): readonly Moment[] {
  if (event.event !== 'revealed') return [];
  if (!event.validated) return [{ seat: event.seat, mood: 'curse' }];
  return event.card >= HIGH ? [{ seat: event.seat, mood: 'gloat' }] : [];
}
