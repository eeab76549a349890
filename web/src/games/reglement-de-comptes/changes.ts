import type { Changes } from '../../since';
import type { Event, Victim } from './material';

const CHOSEN = new Set<Event['event']>(['seated', 'played', 'discarded', 'stopped']);
const man = (place: number): string => `man ${place}`;

export const changes: Changes<Event> = {
  inTurns: true,

  chosen: (event) => (CHOSEN.has(event.event) && 'seat' in event ? event.seat : null),

  touched(event) {
    switch (event.event) {
      case 'seated':
      case 'moved':
        return [man(event.place)];
      case 'drugged':
        return [...event.asleep, ...event.dead.map(({ place }) => place)].map(man);
      case 'woke':
        return event.places.map(man);
      case 'cake-placed':
        return [`cake ${event.seat}`];
      case 'cake-passed':
        return [`cake ${event.owner}`];
      case 'earned':
      case 'took-bank':
        return [`purse ${event.seat}`];
      case 'went-out':
        return [`plate ${event.seat}`];
      default:
        return killed(event).map(({ place }) => man(place));
    }
  },
};

/** Those who died of it. */
export function killed(event: Event): readonly Victim[] {
  switch (event.event) {
    case 'shot':
    case 'stabbed':
      return [event.dead];
    case 'exploded':
    case 'drugged':
      return event.dead;
    default:
      return [];
  }
}
