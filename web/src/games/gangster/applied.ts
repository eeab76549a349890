/** The quarter after each event: enough to show what was told, in the order in which it was told. */
import type { Card, Deck, Event, Player } from './material';
import type { Scene } from './scene';

export function applied(scene: Scene, event: Event): Scene {
  switch (event.event) {
    case 'start-rolled':
      return { ...scene, dice: [event.die] };
    case 'turn-began':
      return { ...scene, turn: event.seat, players: scene.players.map((player) => ({ ...player, played: 0 })) };
    case 'turn-missed':
      return player(scene, event.seat, () => ({ missed: event.left }));
    case 'turns-owed':
      return player(scene, event.seat, () => ({ missed: event.turns }));
    case 'moved':
      return event.rule === 'GA-3.2' ? { ...scene, dice: [event.path.length] } : scene;
    case 'rolled':
      return { ...scene, dice: event.number === 1 ? [event.die] : [...scene.dice, event.die] };
    case 'jumped':
      return player(scene, event.seat, () => ({ square: event.square }));
    case 'paid':
      return cash(cash(scene, event.payer, -event.amount), event.payee, event.amount);
    case 'men-shown':
      return player(scene, event.seat, (own) => ({ men: event.men, counted: own.recruits }));
    case 'star-kept':
      return held(scene, event.seat, event.deck, 1);
    case 'took':
      return held(scene, event.seat, event.deck, 1);
    case 'returned':
      return held(scene, event.seat, event.card.deck, -1);
    case 'sold':
      return held(scene, event.seat, event.kind, -1);
    case 'mission-done':
      return held(scene, event.seat, 'mission', -1);
    case 'star-played':
      return player(held(scene, event.seat, 'aventure', -1), event.seat, (own) => ({ played: own.played + 1 }));
    case 'stolen':
      return held(held(scene, event.rival, event.deck, -1), event.seat, event.deck, 1);
    case 'protection-gained':
    case 'protection-given': {
      const change = event.event === 'protection-gained' ? 1 : -1;
      const moved = player(scene, event.seat, (own) => ({ protections: own.protections + change }));
      return { ...moved, protections: scene.protections - change };
    }
    case 'ticket-dealt':
      return held(scene, event.seat, 'course', 1);
    case 'tickets-returned':
      return { ...scene, players: scene.players.map((own) => ({ ...own, tickets: own.out ? own.tickets : 0 })) };
    case 'dossier-taken':
    case 'dossier-dropped':
      return player(scene, event.seat, () => ({ dossiers: event.dossiers }));
    case 'eliminated':
      return player(scene, event.seat, () => ({ square: null, out: true, offer: false }));
    case 'offer-made':
      return player(scene, event.seat, () => ({ offer: true }));
    case 'lap-ended':
      return { ...scene, ending: true };
    case 'counted':
      return player(scene, event.seat, () => ({ gems: event.gems }));
    default:
      return scene;
  }
}

export const FIELDS: Partial<Record<Card['deck'], 'perles' | 'diamants' | 'stars' | 'missions' | 'tickets' | 'recruits'>> = {
  perle: 'perles',
  diamant: 'diamants',
  aventure: 'stars',
  mission: 'missions',
  course: 'tickets',
  recrutement: 'recruits',
};

export function player(scene: Scene, seat: number, change: (own: Player) => Partial<Player>): Scene {
  return { ...scene, players: scene.players.map((own, other) => (other === seat ? { ...own, ...change(own) } : own)) };
}

function cash(scene: Scene, seat: number | null, amount: number): Scene {
  return seat === null ? scene : player(scene, seat, (own) => ({ cash: own.cash + amount }));
}

function held(scene: Scene, seat: number, deck: Deck, change: number): Scene {
  const field = FIELDS[deck];
  return field ? player(scene, seat, (own) => ({ [field]: own[field] + change })) : scene;
}
