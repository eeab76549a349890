/** 12 Gangsters in words: what is asked, what a choice may bring, what happened and what is known. */
import { listed, say, type Words } from '../../language.svelte';
import type {
  TwelveGangstersEvent,
  Result,
  TwelveGangstersChoose as Choose,
  TwelveGangstersFate as Fate,
  TwelveGangstersRevealed as Revealed,
  TwelveGangstersView as View,
} from '../../wire';
import { personal, type Foreseen, type Person, type Told } from '../game';
import { ties } from '../ties';

export function question(view: View, people: readonly Person[]): Words {
  if (view.waiting.length === 0) return { id: 'tg-web-over' };
  if (view.boss === null) return { id: 'tg-web-drawing' };
  const boss = people[view.boss]!;
  if (view.viewer !== null && view.waiting.includes(view.viewer)) return { id: 'tg-question', args: personal(boss) };
  const names = listed(view.waiting.map((seat) => people[seat]!.name));
  if (view.viewer !== null && view.choice !== null) return { id: 'tg-web-sealed', args: { card: view.choice, names } };
  return { id: 'tg-web-waiting', args: { names } };
}

/** Whether a card in somebody's hand would be good or bad news for the one that is looked at. */
export type Weighed = (held: number) => 'good' | 'bad' | '';

/** What this card would meet, if the table may remember what others hold. */
function fate(foreseen: Foreseen<Choose>, { card }: Choose): Fate | null {
  const outlook = foreseen.outlook;
  return outlook?.game === 'twelve-gangsters' ? outlook.fates.find((one) => one.card === card)! : null;
}

/** On whose open hand, and how, the fate of this card can be read: the Boss's for a thief, everybody's for the Boss. */
export function weigh(view: View, seat: number, move: Choose, foreseen: Foreseen<Choose>): Weighed | null {
  const met = fate(foreseen, move);
  if (!met || seat === view.viewer || (view.boss !== view.viewer && view.boss !== seat)) return null;
  return (held) => (met.good.includes(held) ? 'good' : met.bad.includes(held) ? 'bad' : '');
}

/** What sending this card may bring. */
export function preview(view: View, people: readonly Person[], move: Choose, foreseen: Foreseen<Choose>): Told[] {
  if (view.boss === null) return [];
  const boss = people[view.boss]!;
  const met = fate(foreseen, move);
  const told = (id: string, args: Words['args'], rule: string, mood: Told['mood'] = 'plain'): Told => ({
    words: { id, args: { card: move.card, name: boss.name, ...args } },
    rule,
    seat: null,
    mood,
  });
  if (view.boss === view.viewer) {
    const count = met?.rivals.length ?? 0;
    const risk = told('tg-preview-rivals', { count }, 'TG-3.5', count === 0 ? 'good' : 'plain');
    return [told('tg-preview-boss', {}, 'TG-3.6'), ...(met ? [risk] : [])];
  }
  return [
    told('tg-preview-safe', {}, 'TG-3.3', 'good'),
    told('tg-preview-refused', {}, 'TG-3.4', 'bad'),
    ...(met ? [told('tg-preview-odds', { safe: met.good.length, held: met.good.length + met.bad.length }, 'TG-3.8')] : []),
  ];
}

export function label(_view: View, _people: readonly Person[], { card }: Choose): Words {
  return { id: 'tg-web-send', args: { card, figure: figureName(card) } };
}

/** The nickname of a card; cards beyond the twelfth are cousins. */
export function figureName(card: number): string {
  return say(`tg-web-figure-${((card - 1) % 12) + 1}`);
}

/** The Boss's card first, since the others are measured by it; what becomes of it last. */
export function tell(events: readonly TwelveGangstersEvent[], people: readonly Person[]): Told[] {
  const lines: Told[] = [];
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!;
    if (event.event !== 'revealed') {
      lines.push(line(event, people));
      continue;
    }
    const together = [];
    for (let next = events[index]; next?.event === 'revealed'; next = events[index + together.length]) together.push(next);
    const boss = together.find((other) => other.boss)!;
    lines.push(limit(boss, people), ...together.filter((other) => !other.boss).map((other) => line(other, people)), line(boss, people));
    index += together.length - 1;
  }
  return lines;
}

export function limit(event: Revealed, people: readonly Person[]): Told {
  return {
    words: { id: 'tg-limit', args: { card: event.card, ...personal(people[event.seat]!) } },
    rule: 'TG-3.1',
    seat: event.seat,
    mood: 'title',
    event,
  };
}

export function line(event: TwelveGangstersEvent, people: readonly Person[]): Told {
  const args: Record<string, string | number> = { rule: event.rule.replace('.', '-') };
  const seat = 'seat' in event ? event.seat : null;
  if (seat !== null) Object.assign(args, personal(people[seat]!));
  if ('card' in event) args['card'] = event.card ?? 'none';
  if (event.event === 'revealed') args['boss'] = event.boss ? 'yes' : 'no';
  return { words: { id: `tg-event-${event.event}`, args }, rule: event.rule, seat, mood: mood(event), event };
}

export function knowledge(view: View, people: readonly Person[]): { secret: boolean; words: Words }[] {
  const facts: { secret: boolean; words: Words }[] = [];
  if (view.viewer !== null) {
    const own = view.gangs[view.viewer]!;
    if (view.choice !== null) facts.push({ secret: true, words: { id: 'tg-web-know-choice', args: { card: view.choice } } });
    facts.push({ secret: false, words: { id: 'tg-web-know-hand', args: { count: own.hand.length, cards: cards(own.hand) } } });
  }
  view.gangs.forEach((gang, seat) => {
    if (seat === view.viewer) return;
    const name = people[seat]!.name;
    const id = view.memory_aid ? 'tg-web-know-other' : 'tg-web-know-forgotten';
    const args: Record<string, string | number> = view.memory_aid
      ? { name, count: gang.hand.length, cards: cards(gang.hand) }
      : { name, count: gang.hand.length };
    facts.push({ secret: false, words: { id, args } });
  });
  return facts;
}

/** TG-4.3: who had the same total, and what became of it. */
export function remarks(result: Result, people: readonly Person[]): Told[] {
  return ties(result, people, 'tg-tie', 'TG-4.3');
}

function cards(held: readonly number[]): string {
  return held.join(' · ') || '—';
}

function mood(event: TwelveGangstersEvent): Told['mood'] {
  if (event.event === 'revealed') return event.validated ? 'good' : 'bad';
  return event.event === 'boss-passed' || event.event === 'boss-named' || event.event === 'ended' ? 'title' : 'plain';
}
