/** A game in words that nobody wrote for the page: ids and values as they come. */
import { listed, speech, type Words } from '../language.svelte';
import { personal, type Person, type Told } from '../games/game';
import type { GameEvent, GameView } from '../wire';

/** What a board of any game shows: all that may be known, under the game's own names for it. */
export interface PlainScene {
  prefix: string;
  view: GameView;
}

export interface PlainMove {
  move: string;
  [field: string]: unknown;
}

export function question(view: GameView, people: readonly Person[]): Words {
  if (view.waiting.length === 0) return { id: 'web-plain-over' };
  if (view.viewer !== null && view.waiting.includes(view.viewer)) return { id: 'web-plain-asked' };
  return { id: 'web-plain-waiting', args: { names: listed(view.waiting.flatMap((seat) => people[seat]?.name ?? [])) } };
}

export function label(_view: GameView, _people: readonly Person[], move: PlainMove): Words {
  return { id: 'web-plain-move', args: { move: spelt(move) } };
}

/** `choose 7`: the kind of a move, then its fields; `7` where moves are mere numbers. */
export function spelt({ move, ...fields }: PlainMove): string {
  return [...(move === 'number' ? [] : [move]), ...Object.values(fields)].map(shown).join(' ');
}

/** What the game calls a field of its view. */
export function called(prefix: string, field: string): string {
  const id = `${prefix}-view-${field}`;
  return speech.knows(id) ? speech.say(id) : field;
}

export function shown(value: unknown): string {
  if (value === null || value === undefined) return '—';
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(shown).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${shown(part)}`)
    .join(' · ');
}

export function tell(prefix: string, events: readonly GameEvent[], people: readonly Person[]): Told[] {
  return events.map((event) => {
    const { event: kind, rule, ...fields } = event as unknown as { event: string; rule: string; seat?: number };
    const seat = fields.seat ?? null;
    const person = seat === null ? undefined : people[seat];
    const id = `${prefix}-event-${kind}`;
    const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shown(value)]));
    const args = { ...values, ...(person ? personal(person) : {}) };
    const known = speech.knows(id);
    return {
      words: known ? { id, args } : { id: 'web-plain-event', args: { name: person?.name ?? '', event: `${kind} ${shown(fields)}` } },
      rule,
      seat,
      mood: 'plain',
    };
  });
}
