/** What happened, in sentences. */
import { listed, say } from '../../language.svelte';
import { personal, type Person, type Told } from '../game';
import type { Earned, Event } from './material';
import { cardName, kindName, victimNames } from './names';

const DEADLY = new Set<Event['event']>(['exploded', 'stabbed', 'shot', 'went-out']);
const TITLES = new Set<Event['event']>(['turn-began', 'alerted', 'ended', 'first-seater', 'took-bank']);

/** All but what only clears the table, and the cards that others draw. */
export function tell(events: readonly Event[], people: readonly Person[]): Told[] {
  return events.filter((event) => !smallTalk(event)).map((event) => line(event, people));
}

export function line(event: Event, people: readonly Person[]): Told {
  const seat = 'owner' in event && !('seat' in event) ? event.owner : 'seat' in event ? event.seat : null;
  const args: Record<string, string | number> = { rule: event.rule.replace('.', '-'), ...details(event, people) };
  if (seat !== null) Object.assign(args, personal(people[seat]!));
  return { words: { id: `rc-event-${event.event}`, args }, rule: event.rule, seat, mood: mood(event), event };
}

function smallTalk(event: Event): boolean {
  if (event.event === 'cake-returned' || event.event === 'stopped') return true;
  return event.event === 'drew' && event.card === null;
}

function details(event: Event, people: readonly Person[]): Record<string, string | number> {
  switch (event.event) {
    case 'drew':
    case 'played':
    case 'discarded':
      return { card: event.card === null ? 'none' : cardName(event.card) };
    case 'reshuffled':
      return { cards: event.cards };
    case 'seated':
      return { kind: kindName(event.kind), place: event.place, asleep: event.asleep ? 'yes' : 'no' };
    case 'moved':
      return { kind: kindName(event.kind), origin: event.origin, place: event.place };
    case 'exploded':
      return { place: event.place, count: event.dead.length, dead: victimNames(event.dead, people) };
    case 'cake-returned':
      return { gone: event.gone ? 'yes' : 'no' };
    case 'cake-placed':
      return { place: event.place };
    case 'cake-passed': {
      const owner = personal(people[event.owner]!);
      return { owner: owner.name, owned: owner.who, origin: event.origin, place: event.place };
    }
    case 'stabbed':
    case 'shot':
      return { origin: event.origin, dead: victimNames([event.dead], people) };
    case 'drugged':
      return {
        asleep: numbers(event.asleep),
        sleepers: event.asleep.length,
        dead: victimNames(event.dead, people),
        count: event.dead.length,
      };
    case 'earned':
      return { paid: event.paid, due: event.due, parts: parts(event), doubled: yes(event.doubled), short: yes(event.paid < event.due) };
    case 'woke':
      return { places: numbers(event.places) };
    case 'went-out':
      return { cards: event.cards.map(cardName).join(', ') || 'none' };
    case 'took-bank':
      return { amount: event.amount };
    default:
      return {};
  }
}

/** RC-3.2: where an income comes from. */
function parts(event: Earned): string {
  return [
    ...(event.godfather === null ? [] : [say('rc-part-godfather')]),
    ...(event.businesses.length === 0 ? [] : [say('rc-part-businesses', { count: event.businesses.length })]),
    ...event.monopolies.map((business) => say('rc-part-monopoly', { business: say('rc-business', { business }) })),
  ].join(', ');
}

const numbers = (places: readonly number[]): string => listed(places.map(String));
const yes = (fact: boolean): string => (fact ? 'yes' : 'no');

function mood(event: Event): Told['mood'] {
  if (DEADLY.has(event.event) || (event.event === 'drugged' && event.dead.length > 0)) return 'bad';
  if (event.event === 'earned') return 'good';
  return TITLES.has(event.event) ? 'title' : 'plain';
}
