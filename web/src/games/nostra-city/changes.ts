import type { Changes } from '../../since';
import type { Event } from './material';

const CHOSEN = new Set<Event['event']>(['picked', 'collected', 'shared', 'bid-placed', 'corrupted', 'played', 'spy-engaged', 'traded']);

export const changes: Changes<Event> = {
  inTurns: true,

  chosen(event) {
    if (event.event === 'passed') return event.automatic ? null : event.seat;
    return CHOSEN.has(event.event) && 'seat' in event ? event.seat : null;
  },

  touched(event) {
    switch (event.event) {
      case 'won':
      case 'joined':
      case 'salvaged':
      case 'underboss-placed':
      case 'burnt':
      case 'rung':
        return [`card ${event.card.number}`];
      case 'lifted':
        return event.taker === null ? [] : [`card ${event.card.number}`];
      case 'bid-placed':
        return [`bid ${event.caid.number}`];
      case 'shared':
        return [`bills ${event.rival}`];
      case 'robbed':
        return [`bills ${event.seat}`, `bills ${event.rival}`];
      case 'seized':
        return [`bills ${event.seat}`];
      case 'corrupted':
      case 'exhibited':
        return ['pile corruption'];
      case 'verdict-moved':
      case 'counted':
        return ['verdict'];
      case 'played':
      case 'vendetta-drawn':
        return [`cards ${event.seat}`];
      case 'titled':
      case 'killed':
        return [`plate ${event.seat}`];
      case 'zeal-rewarded':
      case 'shamed':
        return [`respect ${event.seat}`];
      case 'bonus-given':
        return event.holder === null ? [] : [`respect ${event.holder}`];
      default:
        return [];
    }
  },
};
