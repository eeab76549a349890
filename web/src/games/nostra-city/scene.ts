/** The city as the stage shows it, beat by beat. */
import { Script, type Scripted } from '../../script';
import type { Effect } from '../../sound';
import { resting, type Act } from './acts';
import { applied } from './applied';
import { bound, type Bound } from './bound';
import { type Event, type Hand, type View } from './material';
import { staged } from './staged';

type Shown = Pick<
  View,
  | 'players'
  | 'rue'
  | 'month'
  | 'phase'
  | 'first'
  | 'turn'
  | 'slot'
  | 'verdict'
  | 'piles'
  | 'discard'
  | 'corruption'
  | 'zealous'
  | 'underboss'
>;

export interface Scene extends Shown {
  act: Act;
  /** What has just gone from one place to another. */
  bound: Bound | null;
  /** Nothing moves: what is shown is what is asked. */
  still: boolean;
  /** The event that explains this moment. */
  caption: Event | null;
}

/** A view to which everybody's hands have been added, for a replay that hides nothing. */
export type Seen = View & { hands?: readonly (Hand | null)[] };

const TIME: Partial<Record<Event['event'], number>> = {
  dealt: 90,
  'pack-dealt': 60,
  'picks-shown': 500,
  filled: 300,
  'month-began': 600,
  'phase-began': 600,
  passed: 150,
  collected: 600,
  'bill-drawn': 280,
  raided: 600,
  reshuffled: 250,
  swapped: 400,
  shared: 450,
  wronged: 500,
  soothed: 400,
  'grudge-held': 400,
  'vendetta-drawn': 350,
  joined: 500,
  'bid-placed': 400,
  'bids-revealed': 600,
  shifted: 500,
  won: 600,
  tied: 600,
  lifted: 600,
  unlifted: 600,
  'bid-returned': 300,
  titled: 600,
  corrupted: 500,
  'zeal-rewarded': 500,
  released: 350,
  seized: 450,
  'verdict-moved': 600,
  'bribe-turned': 450,
  counted: 600,
  'underboss-placed': 600,
  played: 600,
  shielded: 600,
  shamed: 400,
  killed: 500,
  robbed: 500,
  rung: 400,
  burnt: 450,
  tapped: 400,
  exhibited: 500,
  salvaged: 500,
  removed: 400,
  'spy-engaged': 500,
  traded: 500,
  'bonus-given': 600,
  'indics-revealed': 600,
  ended: 600,
};
const SOUND: Partial<Record<Event['event'], Effect>> = {
  dealt: 'card',
  filled: 'card',
  'month-began': 'drum',
  'phase-began': 'token',
  collected: 'plate',
  'bill-drawn': 'card',
  raided: 'siren',
  reshuffled: 'flip',
  shared: 'money',
  'vendetta-drawn': 'card',
  joined: 'validated',
  'bid-placed': 'card',
  'bids-revealed': 'flip',
  shifted: 'step',
  won: 'validated',
  tied: 'refused',
  lifted: 'validated',
  unlifted: 'siren',
  titled: 'validated',
  corrupted: 'money',
  'zeal-rewarded': 'validated',
  seized: 'siren',
  'verdict-moved': 'step',
  'bribe-turned': 'flip',
  counted: 'gavel',
  'underboss-placed': 'drum',
  played: 'drum',
  shielded: 'plate',
  shamed: 'refused',
  killed: 'shot',
  robbed: 'money',
  rung: 'ask',
  burnt: 'blast',
  exhibited: 'money',
  salvaged: 'validated',
  removed: 'card',
  'bonus-given': 'money',
  'indics-revealed': 'drum',
  ended: 'gavel',
};
/** What changes nothing that everybody could see. */
const QUIET = new Set<Event['event']>(['answered', 'picked', 'declined', 'peeked', 'spied', 'answers-opened', 'tapped']);

export function rest(view: View): Scene {
  const { players, rue, month, phase, first, turn, slot, verdict, piles, discard, corruption, zealous, underboss } = view;
  return {
    players,
    rue,
    month,
    phase,
    first,
    turn,
    slot,
    verdict,
    piles,
    discard,
    corruption,
    zealous,
    underboss,
    act: resting(view),
    bound: null,
    still: true,
    caption: null,
  };
}

/** All hands at once. */
export function together(views: readonly View[]): Seen {
  const acting = views.find((view) => view.choice !== null);
  const bidding = views[0]!.players.map((player, seat) => ({ ...player, bids: views[seat]!.players[seat]!.bids }));
  const drawn = views.find((view) => view.drawn?.bills)?.drawn ?? views[0]!.drawn;
  return {
    ...views[0]!,
    viewer: null,
    hand: null,
    known: [],
    grudges: [],
    sealed: null,
    players: bidding,
    drawn,
    choice: acting?.choice ?? null,
    hands: views.map((view) => view.hand),
  };
}

/** Cause, then effect: the stakes are turned over one by one before anybody wins. */
export function beats(events: readonly Event[], before: View, after: View): Scripted<Scene>[] {
  const script = new Script(rest(before));
  for (const [index, event] of events.entries()) {
    if (!QUIET.has(event.event)) perform(script, event);
    script.tell(index + 1);
  }
  return script.end({ ...rest(after), caption: script.scene.caption }, events.length);
}

function perform(script: Script<Scene>, event: Event): void {
  const act = staged(script.scene, event);
  const next: Scene = { ...applied(script.scene, event), act, bound: bound(event), caption: event, still: false };
  if (event.event === 'stakes-revealed' && act.kind === 'slot') {
    script.show({ ...next, act: { ...act, open: 0 } }, 500, 'drum');
    for (let open = 1; open <= act.stakes.length; open++) script.show({ ...next, act: { ...act, open } }, 500, 'flip');
  } else if (event.event === 'won' && event.alone) {
    script.show({ ...script.scene, act: { ...act, end: null } as Act, caption: event, still: false }, 350, 'flip');
    script.show(next, TIME.won!, SOUND.won);
  } else script.show(next, TIME[event.event] ?? 200, SOUND[event.event]);
}
