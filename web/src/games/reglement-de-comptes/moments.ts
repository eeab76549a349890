import type { ReglementDeComptesEvent as Event } from '../../wire';
import type { Moment } from '../../quips';

/** What the cast has something to say about. */
export function moments(event: Event): readonly Moment[] {
  switch (event.event) {
    case 'shot':
    case 'stabbed':
      return [
        { seat: event.dead.seat, mood: 'curse' },
        { seat: event.seat, mood: 'gloat' },
      ];
    case 'exploded':
      return event.dead.map(({ seat }) => ({ seat, mood: 'curse' }));
    case 'took-bank':
      return [{ seat: event.seat, mood: 'gloat' }];
    case 'earned':
      return event.doubled || event.monopolies.length > 0 ? [{ seat: event.seat, mood: 'gloat' }] : [];
  }
  return [];
}
