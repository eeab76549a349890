import type { Changes } from '../../since';
import { FIELDS } from './applied';
import type { Card, Event } from './material';

const CHOSEN = new Set<Event['event']>([
  ...(['rolled', 'die-taken', 'die-chosen', 'face-chosen', 'side-chosen', 'kind-chosen', 'declined', 'theft-dared'] as const),
  ...(['bid-made', 'bid-passed', 'star-played', 'star-aimed', 'star-blocked', 'race-fixed', 'swap-began', 'offer-made'] as const),
]);

export const changes: Changes<Event> = {
  inTurns: true,

  chosen: (event) => (CHOSEN.has(event.event) && 'seat' in event ? event.seat : null),

  touched(event) {
    switch (event.event) {
      case 'moved':
      case 'jumped':
      case 'offer-made':
        return [`pawn ${event.seat}`];
      case 'paid':
        return [event.payer, event.payee].flatMap((seat) => (seat === null ? [] : [`purse ${seat}`]));
      case 'took':
      case 'star-kept':
        return counts(event.seat, event.deck);
      case 'stolen':
        return [...counts(event.seat, event.deck), ...counts(event.rival, event.deck)];
      case 'sold':
      case 'mission-done':
        return counts(event.seat, event.card.deck);
      case 'swapped':
        return [...counts(event.seat, event.kind), ...counts(event.rival, event.kind)];
      case 'protection-gained':
      case 'protection-given':
        return [`count ${event.seat} protections`];
      case 'dossier-taken':
      case 'dossier-dropped':
        return [`count ${event.seat} dossiers`];
      case 'eliminated':
      case 'turns-owed':
        return [`plate ${event.seat}`];
      default:
        return [];
    }
  },
};

/** Where everybody may count the cards of a deck. */
function counts(seat: number, deck: Card['deck']): string[] {
  const field = FIELDS[deck];
  return field ? [`count ${seat} ${field === 'recruits' ? 'men' : field}`] : [];
}
