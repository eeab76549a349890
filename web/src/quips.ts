/** What the cast says at the table: seldom, and only of what everybody sees. The same events give the same lines, for all. */
import type { Character, GameEvent } from './wire';

/** Something has gone well or badly for a seat. It must follow from what everybody may know of the event. */
export interface Moment {
  seat: number;
  mood: 'gloat' | 'curse';
}

export interface Quip {
  /** After so many events of the viewer's own story. */
  after: number;
  seat: number;
  /** The id of its text. */
  line: string;
}

export type Speaker = Pick<Character, 'id' | 'manner'>;

interface Told {
  /** The table and the number of its game. */
  table: string;
  /** The cast by seat; null for people. */
  cast: readonly (Speaker | null)[];
  moments: (event: GameEvent) => readonly Moment[];
}

/** One moment in so many is spoken of. */
const RARE = 3;
/** A speaker keeps quiet for so many moments of the table. */
const REST = 6;
const GREETERS = 2;
const LINES = 3;

export function quips(events: readonly GameEvent[], { table, cast, moments }: Told): Quip[] {
  const found = greetings(table, cast);
  const quiet = new Map<number, number>();
  let count = 0;
  for (const [index, event] of events.entries()) {
    const after = index + 1;
    for (const { seat, mood } of moments(event)) {
      count += 1;
      const speaker = cast[seat];
      const chance = hash(`${table} ${count} ${seat}`);
      if (!speaker || chance % RARE !== 0 || count < (quiet.get(seat) ?? 0)) continue;
      quiet.set(seat, count + REST);
      found.push({ after, seat, line: `web-quip-${speaker.manner}-${mood}-${1 + ((chance >>> 8) % LINES)}` });
    }
    if (event.event === 'ended') found.push(...farewell(table, cast, after));
  }
  return found;
}

/** Some of them say good evening. */
function greetings(table: string, cast: Told['cast']): Quip[] {
  return drawn(`${table} hello`, cast)
    .slice(0, GREETERS)
    .map(([seat, { id }]) => ({ after: 0, seat, line: `web-hello-${id}` }));
}

/** One of them has the last word. */
function farewell(table: string, cast: Told['cast'], after: number): Quip[] {
  return drawn(`${table} bye`, cast)
    .slice(0, 1)
    .map(([seat, { manner }]) => ({ after, seat, line: `web-quip-${manner}-bye` }));
}

/** Those of the cast who sit here, in an order of chance. */
function drawn(salt: string, cast: Told['cast']): [number, Speaker][] {
  const seated = cast.flatMap((speaker, seat): [number, Speaker][] => (speaker ? [[seat, speaker]] : []));
  return seated.sort(([a], [b]) => hash(`${salt} ${a}`) - hash(`${salt} ${b}`));
}

/** FNV-1a: chance that everybody can work out. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
