/** What is on the table at one moment, and the moments that lead from one view to the next. */
import { Script, type Scripted } from '../../script';
import type { Effect as Sound } from '../../sound';
import { applied } from './applied';
import type { Card, Event, Gang, Spot, View } from './material';
import { all, around, sitting } from './table';

/** What moves or flashes at this moment. A `from` of null: he comes from outside the table. */
export type Effect =
  | { kind: 'shot' | 'stab'; from: number; to: number }
  | { kind: 'fuse'; at: number }
  | { kind: 'blast'; at: number; reach: readonly number[] }
  | { kind: 'pour' | 'wake' | 'fall'; at: readonly number[] }
  | { kind: 'pay'; at: readonly number[]; seat: number; amount: number; doubled: boolean }
  | { kind: 'man'; from: number | null; to: number }
  | { kind: 'draw'; seat: number }
  /** `left`: the places as they were, once everybody has left them. */
  | { kind: 'raid'; left: readonly Spot[] };

export interface Scene {
  prints: View['prints'];
  places: readonly Spot[];
  gangs: readonly Gang[];
  turn: number | null;
  pile: number;
  discards: Readonly<Record<string, number>>;
  removed: Readonly<Record<string, number>>;
  bank: number;
  /** The card that was played or thrown away last, until the next turn. */
  shown: { seat: number; card: Card; used: boolean } | null;
  /** The one that has just gone to the heap. */
  binned: { seat: number; card: Card } | null;
  effect: Effect | null;
  /** The event that explains this moment. */
  caption: Event | null;
}

/** A view to which everybody's cards have been added, for a replay that hides nothing. */
export type Seen = View & { hands?: readonly (readonly Card[])[] };

const TIME: Partial<Record<Event['event'], number>> = {
  drew: 140,
  reshuffled: 400,
  'first-seater': 600,
  seated: 320,
  'turn-began': 350,
  'cake-returned': 250,
  earned: 600,
  played: 420,
  discarded: 450,
  'cake-placed': 550,
  'cake-passed': 600,
  moved: 550,
  woke: 450,
  'went-out': 600,
  'took-bank': 600,
  ended: 500,
};
const SOUND: Partial<Record<Event['event'], Sound>> = {
  drew: 'card',
  reshuffled: 'flip',
  'first-seater': 'token',
  seated: 'step',
  'turn-began': 'token',
  earned: 'money',
  played: 'card',
  discarded: 'card',
  'cake-placed': 'plate',
  'cake-passed': 'plate',
  moved: 'step',
  woke: 'wake',
  'went-out': 'refused',
  'took-bank': 'money',
  ended: 'end',
};

export function together(views: readonly View[]): Seen {
  const acting = views.find((view) => view.choice !== null);
  return { ...views[0]!, viewer: null, hand: [], choice: acting?.choice ?? null, hands: views.map((view) => view.hand) };
}

export function rest(view: View): Scene {
  const { prints, places, gangs, turn, pile, discards, removed, bank } = view;
  return { prints, places, gangs, turn, pile, discards, removed, bank, shown: null, binned: null, effect: null, caption: null };
}

/** Cause, then effect: the card is shown, the weapon goes off, and only then somebody falls. */
export function beats(events: readonly Event[], before: View, after: View): Scripted<Scene>[] {
  const script = new Script(rest(before));
  for (const [index, event] of events.entries()) {
    if (event.event !== 'stopped') perform(script, event);
    script.tell(index + 1);
  }
  return script.end({ ...rest(after), shown: kept(script.scene, after) }, events.length);
}

function perform(script: Script<Scene>, event: Event): void {
  const { scene } = script;
  const show = (next: Partial<Scene>, ms: number, sound?: Sound): void =>
    script.show({ ...script.scene, binned: null, effect: null, ...next }, ms, sound);
  const next = applied(scene, event);
  const caption = event;
  const fall = (places: readonly number[]): void =>
    show({ ...next, caption, effect: places.length > 0 ? { kind: 'fall', at: places } : null }, places.length > 0 ? 450 : 100);
  switch (event.event) {
    case 'shot':
    case 'stabbed': {
      const kind = event.event === 'shot' ? 'shot' : 'stab';
      show({ caption, effect: { kind, from: event.origin, to: event.dead.place } }, 550, kind);
      fall([event.dead.place]);
      break;
    }
    case 'exploded':
      show({ caption, effect: { kind: 'fuse', at: event.place } }, 400, 'fuse');
      show({ caption, effect: { kind: 'blast', at: event.place, reach: around(scene, event.place) } }, 600, 'blast');
      fall(event.dead.map((victim) => victim.place));
      break;
    case 'drugged':
      show({ caption, effect: { kind: 'pour', at: [...event.asleep, ...event.dead.map((victim) => victim.place)] } }, 600, 'pour');
      fall(event.dead.map((victim) => victim.place));
      break;
    case 'alerted':
      show({ caption, effect: { kind: 'raid', left: [] } }, 600, 'siren');
      show({ ...next, caption, effect: { kind: 'raid', left: scene.places } }, 600);
      break;
    default:
      show({ ...next, caption, effect: effect(event, scene) }, TIME[event.event] ?? 200, SOUND[event.event]);
  }
}

/** The card stays in the middle until the next turn. */
function kept(scene: Scene, after: View): Scene['shown'] {
  return after.turn === scene.shown?.seat ? scene.shown : null;
}

function effect(event: Event, scene: Scene): Effect | null {
  switch (event.event) {
    case 'seated':
      return { kind: 'man', from: null, to: event.place };
    case 'moved':
      return { kind: 'man', from: event.origin, to: event.place };
    case 'drew':
      return { kind: 'draw', seat: event.seat };
    case 'woke':
      return { kind: 'wake', at: event.places };
    case 'earned': {
      const owned = all(scene).filter((place) => sitting(scene, place)?.seat === event.seat);
      const held = (names: readonly string[]): number[] => owned.filter((place) => names.includes(scene.prints[place - 1]!.feature ?? ''));
      const parts = [...event.businesses, ...held(event.monopolies), ...(event.doubled ? held(['register']) : [])];
      const godfather = event.godfather === null ? [] : [event.godfather];
      return { kind: 'pay', at: [...new Set([...godfather, ...parts])], seat: event.seat, amount: event.paid, doubled: event.doubled };
    }
    case 'took-bank':
      return { kind: 'pay', at: [], seat: event.seat, amount: event.amount, doubled: false };
    default:
      return null;
  }
}
