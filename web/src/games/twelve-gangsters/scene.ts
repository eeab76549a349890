/** What lies on the table of 12 Gangsters at one moment, and the moments that lead from one view to the next. */
import { Script, type Scripted } from '../../script';
import type { Effect } from '../../sound';
import type {
  TwelveGangstersEvent,
  TwelveGangstersGang as Gang,
  TwelveGangstersRevealed as Revealed,
  TwelveGangstersView as View,
} from '../../wire';

export type Verdict = 'validated' | 'refused';

/** The place before a seat where its card of this round lies. */
export interface Slot {
  face: 'none' | 'sealed' | 'open';
  card: number | null;
  verdict: Verdict | null;
}

export interface Scene {
  round: number;
  rounds: number;
  boss: number | null;
  gangs: readonly Gang[];
  slots: readonly Slot[];
  /** The Boss's card, once it is open: nobody may steal more. */
  limit: number | null;
  /** The seat that is being judged. */
  judged: number | null;
  /** What each seat has just won. */
  gains: readonly (number | null)[];
  /** The card that each seat has just put away, won or lost. */
  put: readonly (number | null)[];
  /** The event that explains this moment. */
  caption: { event: Revealed; limit: boolean } | null;
}

/** A view to which the sealed cards of everybody have been added, for a replay that hides nothing. */
export type Seen = View & { choices?: readonly (number | null)[] };

const EMPTY: Slot = { face: 'none', card: null, verdict: null };

const TIME = {
  named: 600,
  sealed: 200,
  changed: 200,
  hush: 250,
  first: 550,
  limit: 500,
  turned: 420,
  judged: 260,
  banked: 550,
  passed: 400,
  ended: 500,
};

export function together(views: readonly View[]): Seen {
  return { ...views[0]!, viewer: null, choice: null, choices: views.map((view) => view.choice) };
}

export function rest(view: Seen): Scene {
  return {
    round: view.round,
    rounds: view.rounds,
    boss: view.waiting.length === 0 ? null : view.boss,
    gangs: view.gangs,
    slots: view.gangs.map((gang, seat) =>
      gang.has_chosen ? { ...EMPTY, face: 'sealed', card: view.choices?.[seat] ?? (seat === view.viewer ? view.choice : null) } : EMPTY,
    ),
    limit: null,
    judged: null,
    gains: view.gangs.map(() => null),
    put: view.gangs.map(() => null),
    caption: null,
  };
}

/** Cause, then effect: cards are sealed, the Boss's is turned over first, the others are measured by it, and the money lands. */
export function beats(events: readonly TwelveGangstersEvent[], before: Seen, after: Seen): Scripted<Scene>[] {
  const script = new Script(rest(before));
  const now = (): Scene => script.scene;
  const show: Show = (next, ms, sound) => script.show({ ...now(), ...next }, ms, sound);
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!;
    switch (event.event) {
      case 'boss-named':
        show({ boss: event.seat }, TIME.named, 'token');
        break;
      case 'chose':
      case 'changed':
        show(
          { slots: placed(now().slots, event.seat, event.card), gangs: sealed(now().gangs, event.seat) },
          event.event === 'chose' ? TIME.sealed : TIME.changed,
          'card',
        );
        break;
      case 'revealed': {
        const together = run(events, index);
        reveal(together, show, now);
        index += together.length - 1;
        break;
      }
      case 'boss-passed':
        show({ boss: event.seat, round: Math.min(now().round + 1, now().rounds) }, TIME.passed, 'token');
        break;
      case 'ended':
        show({ boss: null }, TIME.ended, 'end');
        break;
    }
    script.tell(index + 1);
  }
  return script.end(rest(after), events.length);
}

type Show = (next: Partial<Scene>, ms: number, sound?: Effect) => void;

function reveal(events: readonly Revealed[], show: Show, now: () => Scene): void {
  const boss = events.find((event) => event.boss)!;
  const others = events.filter((event) => !event.boss);
  const sealed = now().slots.map((slot, seat) =>
    events.some((event) => event.seat === seat) ? { ...slot, face: 'sealed' as const } : slot,
  );
  show({ slots: sealed }, TIME.hush, 'drum');
  show({ slots: turned(now().slots, boss), judged: boss.seat }, TIME.first, 'flip');
  show({ limit: boss.card, caption: { event: boss, limit: true } }, TIME.limit);
  for (const event of others) {
    show({ slots: turned(now().slots, event), judged: event.seat, caption: null }, TIME.turned, 'flip');
    judge(event, show, now);
  }
  judge(boss, show, now);
  const put = now().slots.map(({ face, card }) => (face === 'open' ? card : null));
  const gains = now().gangs.map((_, seat) => events.find((event) => event.seat === seat && event.validated)?.card ?? null);
  const gangs = now().gangs.map((gang, seat) => events.filter((event) => event.seat === seat).reduce(banked, gang));
  show({ slots: put.map(() => EMPTY), put, gains, gangs, judged: null, caption: null }, TIME.banked, 'money');
  show({ put: put.map(() => null), gains: gains.map(() => null), limit: null }, 0);
}

function judge(event: Revealed, show: Show, now: () => Scene): void {
  const verdict: Verdict = event.validated ? 'validated' : 'refused';
  const slots = now().slots.map((slot, seat) => (seat === event.seat ? { ...slot, verdict } : slot));
  show({ slots, judged: event.seat, caption: { event, limit: false } }, TIME.judged, verdict);
}

function run(events: readonly TwelveGangstersEvent[], from: number): Revealed[] {
  const together: Revealed[] = [];
  for (const event of events.slice(from)) {
    if (event.event !== 'revealed') break;
    together.push(event);
  }
  return together;
}

function placed(slots: readonly Slot[], seat: number, card: number | null): Slot[] {
  return slots.map((slot, other) => (other === seat ? { ...EMPTY, face: 'sealed', card } : slot));
}

function sealed(gangs: readonly Gang[], seat: number): Gang[] {
  return gangs.map((gang, other) => (other === seat ? { ...gang, has_chosen: true } : gang));
}

function turned(slots: readonly Slot[], { seat, card }: Revealed): Slot[] {
  return slots.map((slot, other) => (other === seat ? { ...slot, face: 'open', card } : slot));
}

function banked(gang: Gang, event: Revealed): Gang {
  const up = (cards: readonly number[]): number[] => [...cards, event.card].sort((a, b) => a - b);
  return {
    ...gang,
    hand: gang.hand.filter((card) => card !== event.card),
    validated: event.validated ? up(gang.validated) : gang.validated,
    refused: event.validated ? gang.refused : up(gang.refused),
    score: gang.score + (event.validated ? event.card : 0),
    has_chosen: false,
  };
}
