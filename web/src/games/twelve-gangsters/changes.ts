import type { Changes } from '../../since';
import type { TwelveGangstersEvent as Event } from '../../wire';

export const changes: Changes<Event> = {
  inTurns: false,

  chosen: (event) => (event.event === 'chose' || event.event === 'changed' ? event.seat : null),

  touched(event) {
    switch (event.event) {
      case 'revealed':
        return [`spent ${event.seat} ${event.card}`];
      case 'boss-passed':
        return ['boss'];
      default:
        return [];
    }
  },
};
