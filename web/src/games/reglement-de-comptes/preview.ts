/** What a move would bring, from what the viewer may know. */
import { listed, say } from '../../language.svelte';
import type { Person, Told } from '../game';
import { threats, type Threat } from './danger';
import type { Card, Gangster, Move, View } from './material';
import { cardName, kindName, seatedAt, victimNames } from './names';
import { blast, income, reach, seated, served, shots, sitting, stabs, ways, type Line, type Table } from './reach';

type Args = Record<string, string | number>;

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

export function preview(view: View, people: readonly Person[], move: Move): Told[] {
  const seat = view.viewer;
  if (seat === null) return [];
  switch (move.move) {
    case 'play': {
      const { targets } = reach(view, seat, move.card);
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
    case 'place':
      return view.choice ? placed(view, people, view.choice, seat, move.place) : [];
    default:
      return [];
  }
}

function placed(view: View, people: readonly Person[], choice: NonNullable<View['choice']>, seat: number, place: number): Told[] {
  const settled = choice.places[0] ?? place;
  switch (choice.step) {
    case 'stab':
    case 'shoot':
      return struck(
        view,
        people,
        place,
        choice.step === 'shoot' ? shots(view, seat) : stabs(view, seat),
        choice.step === 'shoot' ? 'RC-4.2' : 'RC-4.1',
      );
    case 'blow':
      return killed(view, people, seat, blast(view, place), 'RC-4.6');
    case 'serve':
      return threatened(view, people, seat, served(view, seat, place), seat, place, 'RC-4.3');
    case 'pass-which':
      return [told('rc-web-pre-ways', { places: listed(ways(view, place).map((steps) => String(steps.at(-1)))) }, 'RC-4.4')];
    case 'pass-where': {
      const owner = view.places[settled - 1]!.cake!;
      const saved = seatedAt(view, blast(view, settled)).filter((man) => man.seat === seat && !blast(view, place).includes(man.place));
      const safe = saved.length > 0 ? [told('rc-web-pre-saved', { targets: victimNames(saved, people) }, 'RC-4.5', 'good')] : [];
      return [...safe, ...threatened(view, people, seat, served(view, owner, place), owner, place, 'RC-4.4')];
    }
    case 'drug': {
      const victim = victimNames(seatedAt(view, [place]), people);
      return [told('rc-web-pre-drug', { targets: victim, asleep: sitting(view, place)?.asleep ? 'yes' : 'no' }, 'RC-4.7', 'good')];
    }
    case 'move-who':
      return [
        told('rc-web-pre-who', { kind: kindName(sitting(view, place)!.kind), income: without(view, seat, place) }, 'RC-3.2'),
        ...dangers(view, people, seat, place),
      ];
    case 'move-where':
      return arrived(view, people, seat, sitting(view, settled)!, settled, place, 'RC-4.10');
    default:
      return choice.gangster ? arrived(view, people, seat, choice.gangster, null, place, 'RC-4.13') : [];
  }
}

function struck(view: View, people: readonly Person[], place: number, lines: readonly Line[], rule: string): Told[] {
  const from = lines.filter((line) => line.to === place).map((line) => line.from);
  const victim = seatedAt(view, [place]);
  return [
    told('rc-web-pre-struck', { targets: victimNames(victim, people), from: listed(from.map(String)) }, rule, 'good'),
    ...outs(view, people, victim),
  ];
}

function killed(view: View, people: readonly Person[], seat: number, places: readonly number[], rule: string): Told[] {
  const dead = seatedAt(view, places);
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

/** Whom a cake would threaten where it is going to lie, and when it goes off. */
function threatened(view: View, people: readonly Person[], seat: number, table: Table, owner: number, place: number, rule: string): Told[] {
  const near = seatedAt(table, blast(table, place));
  const mine = near.filter((man) => man.seat === seat);
  const others = near.filter((man) => man.seat !== seat);
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

function without(view: View, seat: number, place: number): number {
  const man = sitting(view, place)!;
  return income(seated(view, { ...man, seat: -1 }, null, place), seat);
}

/** Where somebody would sit: what it pays, and what would threaten him there. */
function arrived(
  view: View,
  people: readonly Person[],
  seat: number,
  man: Gangster,
  from: number | null,
  to: number,
  rule: string,
): Told[] {
  const table = seated(view, man, from, to);
  const [now, then] = [income(view, seat), income(table, seat)];
  const mood = then > now ? 'good' : then < now ? 'bad' : 'plain';
  return [
    told('rc-web-pre-income', { now, then, feature: view.prints[to - 1]!.feature ?? 'none' }, rule === 'RC-4.10' ? 'RC-3.2' : rule, mood),
    ...dangers(table, people, seat, to),
  ];
}

function dangers(table: Table, people: readonly Person[], seat: number, place: number): Told[] {
  const found = threats(table, seat).filter((threat) => threat.place === place);
  if (found.length === 0) return [told('rc-web-pre-safe', {}, 'RC-4.11', 'good')];
  return [told('rc-web-pre-danger', { threats: found.map((threat) => threatName(threat, people)).join(', ') }, 'RC-4.11', 'bad')];
}

/** "couteau de Bob, place 4". */
export function threatName(threat: Threat, people: readonly Person[]): string {
  return say('rc-web-threat', { by: threat.by, from: threat.from, name: threat.seat === null ? '' : people[threat.seat]!.name });
}
