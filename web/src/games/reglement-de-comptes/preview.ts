/** What a move would bring, as the server foresees it, in words. */
import { listed, say } from '../../language.svelte';
import type { Ahead } from '../../wire';
import type { Foreseen, Person, Told } from '../game';
import { reach } from './marks';
import type { Card, Move, Outlook, Threat, Victim, View } from './material';
import { cardName, kindName, seatedAt, victimNames } from './names';
import { sitting, taken } from './table';

type Args = Record<string, string | number>;
type Choice = NonNullable<View['choice']>;

const RULES: Record<Card, string> = {
  knife: 'RC-4.1',
  gun: 'RC-4.2',
  cake: 'RC-4.3',
  pass: 'RC-4.4',
  boom: 'RC-4.6',
  cocktail: 'RC-4.7',
  alert: 'RC-4.9',
  move: 'RC-4.10',
};

function told(id: string, args: Args, rule: string, mood: Told['mood'] = 'plain'): Told {
  return { words: { id, args }, rule, seat: null, mood };
}

export function preview(view: View, people: readonly Person[], move: Move, foreseen: Foreseen<Move>): Told[] {
  const seat = view.viewer;
  if (seat === null) return [];
  switch (move.move) {
    case 'play': {
      const targets = foreseen.ahead(move)?.whole ? taken(view) : reach(foreseen.beyond(move));
      const then = move.card === 'move' ? 'rc-web-pre-again' : 'rc-web-pre-then';
      return [
        told(
          'rc-web-pre-play',
          { card: move.card, count: targets.length, targets: victimNames(seatedAt(view, targets), people) },
          RULES[move.card],
        ),
        ...(view.phase === 'card' ? [told(then, {}, 'RC-3.5')] : []),
      ];
    }
    case 'discard':
      return [told('rc-web-pre-discard', { card: cardName(move.card) }, 'RC-3.5')];
    case 'summon':
      return [told('rc-web-pre-summon', { kind: move.kind }, 'RC-4.13')];
    case 'stop':
      return [told('rc-web-pre-stop', {}, 'RC-3.9')];
    case 'enough':
      return [told('rc-web-pre-enough', { targets: victimNames(seatedAt(view, view.choice?.places ?? []), people) }, 'RC-4.7')];
    case 'place': {
      const [now, ahead] = [foreseen.outlook as Outlook | null, foreseen.ahead(move)];
      return view.choice && now && ahead ? placed(view, people, view.choice, seat, move.place, now, ahead) : [];
    }
    default:
      return [];
  }
}

function placed(
  view: View,
  people: readonly Person[],
  choice: Choice,
  seat: number,
  place: number,
  now: Outlook,
  { events, outlook }: Ahead,
): Told[] {
  const then = outlook as Outlook | null;
  switch (choice.step) {
    case 'stab':
    case 'shoot':
      return struck(view, people, place, now, choice.step === 'shoot' ? 'RC-4.2' : 'RC-4.1');
    case 'blow':
      return events.flatMap((event) => (event.event === 'exploded' ? killed(view, people, seat, event.dead, event.rule) : []));
    case 'serve':
      return then ? threatened(view, people, seat, seat, then, 'RC-4.3') : [];
    case 'pass-which':
      return [told('rc-web-pre-ways', { places: listed((then?.ways ?? []).map((steps) => String(steps.at(-1)))) }, 'RC-4.4')];
    case 'pass-where': {
      const owner = view.places[choice.places[0]! - 1]!.cake!;
      if (!then) return [];
      const saved = near(view, owner, now).filter((man) => man.seat === seat && !reached(owner, then).includes(man.place));
      const safe = saved.length > 0 ? [told('rc-web-pre-saved', { targets: victimNames(saved, people) }, 'RC-4.5', 'good')] : [];
      return [...safe, ...threatened(view, people, seat, owner, then, 'RC-4.4')];
    }
    case 'drug': {
      const victim = victimNames(seatedAt(view, [place]), people);
      return [told('rc-web-pre-drug', { targets: victim, asleep: sitting(view, place)?.asleep ? 'yes' : 'no' }, 'RC-4.7', 'good')];
    }
    case 'move-who':
      return [
        told('rc-web-pre-who', { kind: kindName(sitting(view, place)!.kind), income: then?.idle_income ?? 0 }, 'RC-3.2'),
        ...dangers(people, place, now),
      ];
    case 'move-where':
      return then ? arrived(view, people, seat, place, then, 'RC-3.2') : [];
    default:
      return then ? arrived(view, people, seat, place, then, 'RC-4.13') : [];
  }
}

function struck(view: View, people: readonly Person[], place: number, { lines }: Outlook, rule: string): Told[] {
  const from = lines.filter((line) => line.place === place).map((line) => line.origin);
  const victim = seatedAt(view, [place]);
  return [
    told('rc-web-pre-struck', { targets: victimNames(victim, people), from: listed(from.map(String)) }, rule, 'good'),
    ...outs(view, people, victim),
  ];
}

function killed(view: View, people: readonly Person[], seat: number, dead: readonly Victim[], rule: string): Told[] {
  const mine = dead.filter((man) => man.seat === seat);
  const others = dead.filter((man) => man.seat !== seat);
  return [
    ...(others.length > 0 ? [told('rc-web-pre-killed', { targets: victimNames(others, people) }, rule, 'good')] : []),
    ...(mine.length > 0 ? [told('rc-web-pre-own', { targets: victimNames(mine, people) }, 'RC-4.11', 'bad')] : []),
    ...(dead.length === 0 ? [told('rc-web-pre-nobody', {}, rule)] : []),
    ...outs(view, people, dead),
  ];
}

/** RC-5.1: whose last men these are. */
function outs(view: View, people: readonly Person[], dead: readonly { seat: number }[]): Told[] {
  const lost = (seat: number): number => dead.filter((man) => man.seat === seat).length;
  const out = view.gangs.flatMap((gang, seat) => (lost(seat) > 0 && gang.gangsters === lost(seat) ? [people[seat]!.name] : []));
  return out.length > 0 ? [told('rc-web-pre-out', { names: listed(out), count: out.length }, 'RC-5.1')] : [];
}

/** The places that a cake reaches. */
function reached(owner: number, { blasts }: Outlook): readonly number[] {
  return blasts.find((blast) => blast.owner === owner)?.places ?? [];
}

function near(view: View, owner: number, outlook: Outlook): Victim[] {
  return seatedAt(view, reached(owner, outlook));
}

/** Whom a cake would threaten where it is going to lie, and when it goes off. */
function threatened(view: View, people: readonly Person[], seat: number, owner: number, then: Outlook, rule: string): Told[] {
  const men = near(view, owner, then);
  const mine = men.filter((man) => man.seat === seat);
  const others = men.filter((man) => man.seat !== seat);
  const when = owner === seat ? 'you' : view.gangs[owner]!.out === null ? 'owner' : 'never';
  return [
    told(
      'rc-web-pre-threat',
      { targets: victimNames(others, people) || '—', count: others.length, when, name: people[owner]!.name },
      rule,
      others.length > 0 ? 'good' : 'plain',
    ),
    ...(mine.length > 0 ? [told('rc-web-pre-threat-own', { targets: victimNames(mine, people) }, 'RC-4.5', 'bad')] : []),
  ];
}

/** Where somebody would sit: what it pays, and what would threaten him there. */
function arrived(view: View, people: readonly Person[], seat: number, to: number, then: Outlook, rule: string): Told[] {
  const now = view.gangs[seat]!.income;
  const mood = then.income > now ? 'good' : then.income < now ? 'bad' : 'plain';
  return [
    told('rc-web-pre-income', { now, then: then.income, feature: view.prints[to - 1]!.feature ?? 'none' }, rule, mood),
    ...dangers(people, to, then),
  ];
}

function dangers(people: readonly Person[], place: number, { threats }: Outlook): Told[] {
  const found = threats.filter((threat) => threat.place === place);
  if (found.length === 0) return [told('rc-web-pre-safe', {}, 'RC-4.11', 'good')];
  return [told('rc-web-pre-danger', { threats: found.map((threat) => threatName(threat, people)).join(', ') }, 'RC-4.11', 'bad')];
}

/** "couteau de Bob, place 4". */
export function threatName({ by, origin, seat }: Threat, people: readonly Person[]): string {
  return say('rc-web-threat', { by, from: origin, name: seat === null ? '' : people[seat]!.name });
}
