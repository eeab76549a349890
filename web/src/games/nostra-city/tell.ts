/** What happened, in sentences. */
import { say, speech } from '../../language.svelte';
import { personal, type Person, type Told } from '../game';
import type { Card, Event } from './material';
import {
  bonusName,
  billName,
  billNames,
  cardName,
  dollars,
  firstName,
  kindName,
  monthName,
  nameOf,
  namesOf,
  phaseName,
  sideName,
  someone,
  vendettaName,
} from './names';

type Args = Record<string, string | number>;

const TITLES = new Set<Event['event']>([
  'month-began',
  'phase-began',
  'bids-revealed',
  'counted',
  'ended',
  'titled',
  'underboss-placed',
  'indics-revealed',
]);
const BAD = new Set<Event['event']>([
  'raided',
  'wronged',
  'tied',
  'unlifted',
  'seized',
  'shamed',
  'killed',
  'robbed',
  'rung',
  'burnt',
  'removed',
]);
const GOOD = new Set<Event['event']>(['won', 'lifted', 'joined', 'salvaged', 'zeal-rewarded', 'bonus-given', 'shielded']);
const SMALL = new Set<Event['event']>([
  'answered',
  'picked',
  'pack-dealt',
  'paused',
  'answers-opened',
  'bill-drawn',
  'bribe-turned',
  'declined',
  'engaged',
]);
/** Parts of an event that are cards. */
const CARDS = ['card', 'caid', 'turf', 'target', 'replaced'] as const;

/** A game has thousands of events: each is put into words once for each language and table. */
const KEPT = new WeakMap<Event, { table: string; told: Told }>();

export function tell(events: readonly Event[], people: readonly Person[]): Told[] {
  const table = [speech.language, ...people.map(({ name, you }) => `${name} ${you}`)].join();
  return events.filter((event) => !small(event)).map((event) => kept(event, table, people));
}

/** Answers under seal, single bills, what others pick, an empty reveal. */
function small(event: Event): boolean {
  if (event.event === 'bids-revealed') return event.bids.length === 0;
  if (event.event === 'discarded') return event.count === 0;
  return SMALL.has(event.event);
}

function kept(event: Event, table: string, people: readonly Person[]): Told {
  const known = KEPT.get(event);
  if (known?.table === table) return known.told;
  const told = line(event, people);
  KEPT.set(event, { table, told });
  return told;
}

export function line(event: Event, people: readonly Person[]): Told {
  const seat = 'seat' in event ? event.seat : null;
  const args: Args = { rule: event.rule.replace('.', '-'), ...plain(event), ...details(event, people) };
  if (seat !== null) Object.assign(args, personal(people[seat]!));
  // Nobody beside the screen reads here what was drawn: the hand tells its owner.
  const id = event.event === 'vendetta-drawn' ? 'nc-web-drew' : `nc-event-${event.event}`;
  return { words: { id, args }, rule: event.rule, seat, mood: mood(event), event };
}

/** Numbers and keys as the event gives them. */
function plain(event: Event): Args {
  const found: Args = {};
  for (const [key, value] of Object.entries(event))
    if (typeof value === 'number' || typeof value === 'string') found[key] = value;
    else if (typeof value === 'boolean') found[key] = value ? 'yes' : 'no';
    else if (value === null) found[key] = key === 'slot' ? 0 : 'none';
  return found;
}

function details(event: Event, people: readonly Person[]): Args {
  const found: Args = {};
  for (const key of CARDS) {
    const value = (event as unknown as Record<string, Card | string | null | undefined>)[key];
    if (value && typeof value === 'object') Object.assign(found, { [key]: cardName(value) });
    else if (typeof value === 'string' && value !== 'none') found[key] = vendettaName(value);
  }
  if ('card' in event && event.card && typeof event.card === 'object')
    Object.assign(found, { respect: event.card.respect, bribe: event.card.bribe });
  if ('rival' in event) Object.assign(found, other('rival', people, event.rival));
  if ('by' in event) Object.assign(found, other('by', people, event.by));
  if ('bill' in event) found['bill'] = event.bill ? billName(event.bill) : 'none';
  if ('bills' in event) found['bills'] = event.bills ? billNames(event.bills) : 'none';
  if ('kind' in event) found['kind'] = kindName(event.kind);
  if ('choice' in event) found['choice'] = event.choice === null ? 'none' : String(event.choice);
  switch (event.event) {
    case 'lifted':
      return { ...found, taker: event.taker === null ? 'none' : nameOf(people, event.taker) };
    case 'month-began':
      return { ...found, month: monthName(event.month) };
    case 'phase-began':
      return { ...found, phase: phaseName(event.phase), ...other('first', people, event.first) };
    case 'played':
      return { ...found, aim: aim(event, people) };
    case 'spied':
      return { ...found, card: event.card === 'none' ? 'nothing' : event.card ? vendettaName(event.card) : 'none' };
    case 'collected':
      return { ...found, owed: measured(people, event.owed) };
    case 'corrupted':
      return { ...found, top: event.top ? billName(event.top) : 'none' };
    case 'picks-shown':
      return { ...found, cards: event.cards.map((card, seat) => `${nameOf(people, seat)} ${cardName(card)}`).join(', ') };
    case 'bids-revealed':
      return {
        ...found,
        bids: event.bids.map(({ seat, caid, slot }) => `${firstName(caid)} (${nameOf(people, seat)}) → ${slot}`).join(', '),
      };
    case 'stakes-revealed':
      return { ...found, stakes: event.stakes.map(({ seat, amount }) => `${nameOf(people, seat)} ${dollars(amount)}`).join(', ') };
    case 'tied':
    case 'indics-revealed':
    case 'answers-opened':
      return { ...found, ...group(people, event.seats) };
    case 'paused':
      return { ...found, ...group(people, event.group) };
    case 'ended':
      return { ...found, ...group(people, event.winners) };
    case 'bonus-given':
      return {
        ...found,
        bonus: bonusName(event.bonus),
        holder: event.holder === null ? 'none' : nameOf(people, event.holder),
        amounts: event.bonus === 'as' ? sums(people, event.amounts) : measured(people, event.amounts),
      };
    default:
      return found;
  }
}

function aim({ rival, target, slot, side }: Extract<Event, { event: 'played' }>, people: readonly Person[]): string {
  const parts = [
    target ? cardName(target) : '',
    nameOf(people, rival),
    slot ? say('nc-web-slot', { slot }) : '',
    side ? sideName(side) : '',
  ];
  return parts.filter((part) => part !== '').join(', ') || 'none';
}

function group(people: readonly Person[], seats: readonly number[]): Args {
  return { names: seats.length > 0 ? namesOf(people, seats) : 'none', players: seats.length };
}

function measured(people: readonly Person[], amounts: readonly number[]): string {
  return amounts.flatMap((amount, seat) => (amount > 0 ? [`${nameOf(people, seat)} ${amount}`] : [])).join(', ') || 'none';
}

function sums(people: readonly Person[], amounts: readonly number[]): string {
  return amounts.map((amount, seat) => `${nameOf(people, seat)} ${dollars(amount)}`).join(', ');
}

function other(key: string, people: readonly Person[], seat: number | null): Args {
  const { who, name } = someone(people, seat);
  return { [key]: name, [`${key}_who`]: who };
}

function mood(event: Event): Told['mood'] {
  if (TITLES.has(event.event)) return 'title';
  if (BAD.has(event.event)) return event.event === 'raided' && event.ignored ? 'plain' : 'bad';
  return GOOD.has(event.event) ? 'good' : 'plain';
}
