/** The act that an event brings to the middle of the quarter; what it does not touch stays. */
import type { Act } from './acts';
import type { Card, Event, View } from './material';
import type { Scene } from './scene';

export function staged(scene: Scene, event: Event, board: View['board']): Act {
  const { act } = scene;
  switch (event.event) {
    case 'turn-began':
      return { kind: 'square', seat: event.seat, square: scene.players[event.seat]!.square ?? 0, face: null };
    case 'jumped':
      return { kind: 'square', seat: event.seat, square: event.square, face: null };
    case 'face-chosen': {
      const square = scene.players[event.seat]!.square ?? 0;
      return { kind: 'square', seat: event.seat, square, face: event.face };
    }
    case 'nothing-done':
    case 'declined':
      return act.kind === 'square' && act.face === null ? { ...act, face: only(board, act.square) } : act;
    case 'card-read':
      return event.card.deck === 'justice' ? court(act, event.seat, event.card) : shown(event.seat, event.card, 'read');
    case 'star-played':
      return shown(event.seat, event.card, 'star');
    case 'star-aimed':
      return act.kind === 'card' ? { ...act, rival: event.rival } : act;
    case 'mission-done':
      return shown(event.seat, event.card, 'mission');
    case 'sold':
      return shown(event.seat, event.card, 'sold');
    case 'returned':
      return shown(event.seat, event.card, 'returned');
    case 'star-kept':
      return { kind: 'taken', seat: event.seat, deck: event.deck, card: event.card, from: null };
    case 'took':
      return { kind: 'taken', seat: event.seat, deck: event.deck, card: event.card, from: null };
    case 'stolen':
      return { kind: 'taken', seat: event.seat, deck: event.deck, card: event.card, from: event.rival };
    case 'ticket-dealt':
      return { kind: 'race', seat: event.seat, horse: null, phase: 'deal', left: event.left, winners: [] };
    case 'race-run':
      return { kind: 'race', seat: event.seat, horse: event.horse, phase: 'finish', left: 0, winners: [] };
    case 'race-fixed':
      return { kind: 'race', seat: event.seat, horse: null, phase: 'post', left: 0, winners: [] };
    case 'ticket-won':
      return act.kind === 'race' ? { ...act, winners: [...act.winners, event.seat] } : act;
    case 'swap-began':
      return { kind: 'swap', seat: event.seat, rival: event.rival, lot: event.kind, given: event.given, taken: null, done: false };
    case 'swapped':
      return { kind: 'swap', seat: event.seat, rival: event.rival, lot: event.kind, given: event.given, taken: event.taken, done: true };
    case 'auction-opened':
      return { kind: 'auction', lot: event.kind, price: 0, leader: null, group: living(scene), sold: false, over: false };
    case 'bid-made':
      return act.kind === 'auction' ? { ...act, price: event.amount, leader: event.seat } : act;
    case 'bid-passed':
      return act.kind === 'auction' ? { ...act, group: act.group.filter((seat) => seat !== event.seat) } : act;
    case 'knocked':
      return { kind: 'auction', lot: event.kind, price: event.amount, leader: event.seat, group: [event.seat], sold: true, over: true };
    case 'withdrawn':
      return { kind: 'auction', lot: event.kind, price: 0, leader: null, group: [], sold: false, over: true };
    case 'arrested':
      return { kind: 'court', seat: event.seat, theft: event.theft, card: null, verdict: null, sum: 0 };
    case 'fined':
      return act.kind === 'court' ? { ...act, verdict: event.paid ? 'fine' : 'short', sum: event.fine } : act;
    case 'dossier-taken':
      return act.kind === 'court' ? { ...act, verdict: 'dossier' } : act;
    case 'eliminated':
      return act.kind === 'court' ? { ...act, verdict: 'out' } : act;
    case 'justice-escaped':
      return {
        kind: 'court',
        seat: event.seat,
        theft: act.kind === 'court' ? act.theft : 'commerce',
        card: null,
        verdict: 'escaped',
        sum: 0,
      };
    case 'offer-made':
      return { kind: 'offer', seat: event.seat };
    case 'lap-ended':
      return { kind: 'lap', seat: event.seat };
    case 'counted':
      return { kind: 'count', rows: act.kind === 'count' ? [...act.rows, event] : [event] };
    default:
      return act;
  }
}

function shown(seat: number, card: Card, how: Extract<Act, { kind: 'card' }>['how']): Act {
  return { kind: 'card', seat, card, how, rival: null };
}

function court(act: Act, seat: number, card: Card): Act {
  const theft = act.kind === 'court' ? act.theft : 'commerce';
  return { kind: 'court', seat, theft, card, verdict: null, sum: 0 };
}

function living(scene: Scene): number[] {
  return scene.players.flatMap((player, seat) => (player.out ? [] : [seat]));
}

function only(board: View['board'], square: number): View['board'][number]['faces'][number] | null {
  const { faces } = board[square]!;
  return faces.length === 1 ? faces[0]! : null;
}
