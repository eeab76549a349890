/** The quarter as the stage shows it, beat by beat. */
import { Script, type Scripted } from '../../script';
import type { Effect } from '../../sound';
import { resting, type Act } from './acts';
import { applied, FIELDS, player } from './applied';
import { staged } from './staged';
import type { Card, Counted, Deck, Event, Hand, Player, View } from './material';

/** What flies to somebody, and where it comes from: somebody else, or what lies in the middle. */
export interface Bound {
  what: Counted | 'money';
  from: readonly string[];
}

export interface Scene {
  players: readonly Player[];
  turn: number | null;
  dice: readonly number[];
  /** The last of the dice is still rolling. */
  rolling: boolean;
  protections: number;
  ending: boolean;
  act: Act;
  /** What has just been paid, to be seen at its owner's. */
  sums: Readonly<Record<number, number>>;
  /** What has just come to each. */
  bound: Readonly<Record<number, Bound>>;
  /** Who has just paid to the bank. */
  paid: readonly string[];
  /** Nothing moves: what is shown is what is asked. */
  still: boolean;
  /** The event that explains this moment. */
  caption: Event | null;
  /** The last card that was read or shown, to be read on. */
  recap: { seat: number; card: Card } | null;
}

/** A view to which everybody's cards have been added, for a replay that hides nothing. */
export type Seen = View & { hands?: readonly (Hand | null)[] };

const TIME: Partial<Record<Event['event'], number>> = {
  'start-rolled': 350,
  'turn-began': 350,
  'turn-missed': 500,
  'die-chosen': 400,
  jumped: 500,
  'face-chosen': 350,
  paid: 450,
  'men-shown': 200,
  tested: 400,
  'card-read': 600,
  'star-kept': 500,
  took: 500,
  reshuffled: 250,
  returned: 500,
  'protection-gained': 400,
  'protection-given': 400,
  declined: 300,
  'nothing-done': 350,
  'ticket-dealt': 130,
  'ticket-won': 600,
  'tickets-returned': 350,
  'swap-began': 500,
  swapped: 600,
  sold: 600,
  'auction-opened': 500,
  'bid-made': 350,
  'bid-passed': 250,
  knocked: 600,
  withdrawn: 600,
  'theft-dared': 500,
  arrested: 600,
  fined: 600,
  'dossier-taken': 600,
  'dossier-dropped': 500,
  eliminated: 600,
  'star-played': 600,
  'star-aimed': 450,
  'star-blocked': 600,
  'justice-escaped': 600,
  'race-fixed': 600,
  stolen: 600,
  peeked: 500,
  'again-promised': 350,
  'second-move': 400,
  'turns-owed': 400,
  'mission-done': 600,
  'offer-made': 600,
  'lap-ended': 600,
  counted: 600,
  ended: 500,
};
const SOUND: Partial<Record<Event['event'], Effect>> = {
  'turn-began': 'token',
  jumped: 'step',
  paid: 'money',
  'card-read': 'flip',
  'star-kept': 'card',
  took: 'card',
  returned: 'card',
  reshuffled: 'flip',
  'protection-gained': 'plate',
  'ticket-dealt': 'card',
  'ticket-won': 'validated',
  swapped: 'card',
  sold: 'money',
  'auction-opened': 'drum',
  'bid-made': 'token',
  knocked: 'gavel',
  withdrawn: 'refused',
  'theft-dared': 'drum',
  arrested: 'siren',
  fined: 'gavel',
  'dossier-taken': 'gavel',
  eliminated: 'refused',
  'star-played': 'flip',
  'star-blocked': 'refused',
  'justice-escaped': 'validated',
  stolen: 'card',
  'mission-done': 'validated',
  'offer-made': 'drum',
  'lap-ended': 'drum',
  ended: 'end',
};
/** Where money and cards lie in the middle. */
const BANK = 'middle';
const CARD = 'paper';
/** The race is told in so many stretches, and its winner at the post. */
const STRETCHES = [1, 2, 3];
const QUIET = new Set<Event['event']>(['answered', 'die-taken', 'kind-chosen']);

export function rest(view: View): Scene {
  const { players, turn, dice, protections, ending } = view;
  return {
    players,
    turn,
    dice,
    rolling: false,
    protections,
    ending,
    act: resting(view),
    sums: {},
    bound: {},
    paid: [],
    still: true,
    caption: null,
    recap: null,
  };
}

/** All hands at once. */
export function together(views: readonly View[]): Seen {
  const acting = views.find((view) => view.choice !== null);
  return { ...views[0]!, viewer: null, hand: null, known: [], choice: acting?.choice ?? null, hands: views.map((view) => view.hand) };
}

/** Cause, then effect: the die rolls before the pawn walks, the card is read before it pays. */
export function beats(events: readonly Event[], before: View, after: View): Scripted<Scene>[] {
  const script = new Script(rest(before));
  for (const [index, event] of events.entries()) {
    if (!QUIET.has(event.event)) perform(script, event, before.board);
    script.tell(index + 1);
  }
  return script.end({ ...rest(after), caption: script.scene.caption, recap: recap(events) }, events.length);
}

function perform(script: Script<Scene>, event: Event, board: View['board']): void {
  const next: Scene = {
    ...applied(script.scene, event),
    act: staged(script.scene, event, board),
    caption: event,
    sums: {},
    bound: {},
    paid: [],
    rolling: false,
    still: false,
  };
  switch (event.event) {
    case 'start-rolled':
    case 'rolled':
      script.show({ ...next, rolling: true }, 380, 'dice');
      script.show(next, 220);
      break;
    case 'moved':
      for (const square of event.path) {
        const there = player(next, event.seat, () => ({ square }));
        script.show({ ...there, act: { kind: 'square', seat: event.seat, square, face: null } }, 170, 'step');
      }
      break;
    case 'race-run': {
      const race = next.act as Extract<Act, { kind: 'race' }>;
      const { caption } = script.scene;
      for (const stretch of STRETCHES) script.show({ ...next, caption, act: { ...race, phase: 'run', stretch } }, 600, 'gallop');
      script.show({ ...next, act: race }, 600);
      break;
    }
    case 'paid': {
      const from = event.payer === null ? BANK : `plate ${event.payer}`;
      const bound: Scene['bound'] = event.payee === null ? {} : { [event.payee]: { what: 'money', from: [from] } };
      script.show({ ...next, sums: sums(event), bound, paid: event.payee === null ? [from] : [] }, TIME.paid!, SOUND.paid);
      break;
    }
    case 'took':
    case 'star-kept':
      script.show({ ...next, players: script.scene.players }, TIME.took!, SOUND.took);
      script.show({ ...next, bound: given(event.seat, event.deck, [CARD]) }, 350);
      break;
    case 'stolen':
      script.show({ ...next, bound: given(event.seat, event.deck, [`plate ${event.rival}`]) }, TIME.stolen!, SOUND.stolen);
      break;
    case 'ticket-dealt':
      script.show({ ...next, bound: given(event.seat, 'course', [BANK]) }, TIME['ticket-dealt']!, SOUND['ticket-dealt']);
      break;
    case 'protection-gained':
      script.show({ ...next, bound: { [event.seat]: { what: 'protections', from: [BANK] } } }, TIME['protection-gained']!, 'plate');
      break;
    default:
      script.show(next, TIME[event.event] ?? 250, SOUND[event.event]);
  }
}

/** A card of this deck goes to somebody's. */
function given(seat: number, deck: Deck, from: readonly string[]): Scene['bound'] {
  const field = FIELDS[deck];
  return field ? { [seat]: { what: field === 'recruits' ? 'men' : field, from } } : {};
}

function recap(events: readonly Event[]): Scene['recap'] {
  const last = events.findLast((event) => event.event === 'card-read' || event.event === 'star-played' || event.event === 'mission-done');
  return last && 'card' in last && last.card ? { seat: last.seat, card: last.card as Card } : null;
}

function sums(event: Extract<Event, { event: 'paid' }>): Record<number, number> {
  const found: Record<number, number> = {};
  if (event.payer !== null) found[event.payer] = -event.amount;
  if (event.payee !== null) found[event.payee] = event.amount;
  return found;
}
