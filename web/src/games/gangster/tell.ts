/** What happened, in sentences. */
import { listed, say, speech } from '../../language.svelte';
import { personal, type Person, type Told } from '../game';
import type { Card, Event, View } from './material';
import { cardName, cardText, deckName, dossierNumber, effectText, faceName, facesName, someone } from './names';

type Args = Record<string, string | number>;

const TITLES = new Set<Event['event']>(['turn-began', 'auction-opened', 'race-run', 'offer-made', 'lap-ended', 'ended']);
const BAD = new Set<Event['event']>(['arrested', 'dossier-taken', 'eliminated', 'turns-owed', 'turn-missed', 'fined']);
const GOOD = new Set<Event['event']>(['mission-done', 'ticket-won', 'justice-escaped', 'sold', 'dossier-dropped']);
/** Whose texts choose by the kind instead of naming it. */
const SELECTS = new Set<Event['event']>(['star-aimed', 'withdrawn']);
const SMALL = new Set<Event['event']>(['answered', 'die-taken', 'men-shown', 'kind-chosen']);

/** A game has thousands of events: each is put into words once for each language and table. */
const KEPT = new WeakMap<Event, { table: string; told: Told }>();

export function tell(events: readonly Event[], people: readonly Person[], { board }: Pick<View, 'board'>): Told[] {
  const table = [speech.language, ...people.map(({ name, you }) => `${name} ${you}`)].join();
  return events.filter((event) => !SMALL.has(event.event) && !others(event)).map((event) => kept(event, table, people, board));
}

function kept(event: Event, table: string, people: readonly Person[], board: View['board']): Told {
  const known = KEPT.get(event);
  if (known?.table === table) return known.told;
  const told = line(event, people, board);
  KEPT.set(event, { table, told });
  return told;
}

/** The tickets that the others are dealt are only counted. */
function others(event: Event): boolean {
  return event.event === 'ticket-dealt' && event.card === null;
}

export function line(event: Event, people: readonly Person[], board: View['board']): Told {
  const seat = 'seat' in event ? event.seat : event.event === 'paid' ? (event.payee ?? event.payer) : null;
  const args: Args = { rule: event.rule.replace('.', '-'), ...plain(event), ...details(event, people, board) };
  if (seat !== null) Object.assign(args, personal(people[seat]!));
  return { words: { id: `ga-event-${event.event}`, args }, rule: event.rule, seat, mood: mood(event), event };
}

/** Numbers and names as the event gives them. */
function plain(event: Event): Args {
  const found: Args = {};
  for (const [key, value] of Object.entries(event))
    if (typeof value === 'number' || typeof value === 'string') found[key] = value;
    else if (typeof value === 'boolean') found[key] = value ? 'yes' : 'no';
  return found;
}

function details(event: Event, people: readonly Person[], board: View['board']): Args {
  const found: Args = {};
  if ('card' in event) Object.assign(found, named(event.card));
  if ('rival' in event) Object.assign(found, other('rival', people, event.rival));
  if ('deck' in event) found['deck'] = deckName(event.deck);
  if ('face' in event) found['face'] = faceName(event.face);
  if ('kind' in event) found['kind'] = SELECTS.has(event.event) ? (event.kind ?? 'none') : say('ga-kind', { kind: event.kind ?? 'none' });
  switch (event.event) {
    case 'start-tied':
      return { ...found, names: listed(event.seats.map((seat) => people[seat]!.name)) };
    case 'card-read':
      return { ...found, tale: 'none' };
    case 'side-chosen':
      return { ...found, effect: effectText(event.effect) };
    case 'dossier-taken': {
      const number = dossierNumber(event.seat, event.dossiers);
      return { ...found, title: say('ga-dossier', { number }), tale: say('ga-dossier-tale', { number }) };
    }
    case 'paid':
      return { ...found, ...other('payer', people, event.payer), ...other('payee', people, event.payee) };
    case 'moved':
      return { ...found, square: event.path.at(-1)!, steps: event.path.length, faces: facesName(board[event.path.at(-1)!]!.faces) };
    case 'jumped':
      return { ...found, faces: facesName(board[event.square]!.faces) };
    case 'theft-dared':
    case 'arrested':
      return { ...found, theft: say('ga-theft', { theft: event.theft }) };
    case 'swapped':
    case 'swap-began':
      return { ...found, given: card(event.given), taken: event.event === 'swapped' ? card(event.taken) : 'none' };
    case 'peeked':
      return { ...found, cards: event.cards ? listed(event.cards.map(cardName)) || '—' : 'none' };
    case 'counted':
      return { ...found, gems: event.gems.map(cardName).join(', ') || '—' };
    default:
      return found;
  }
}

function other(key: string, people: readonly Person[], seat: number | null): Args {
  const { who, name } = someone(people, seat);
  return { [key]: name || say('ga-bank'), [`${key}_who`]: who };
}

const card = (known: Card | null): string => (known ? cardName(known) : 'none');

function named(known: Card | null): Args {
  return known ? { card: cardName(known), deck: deckName(known.deck), effect: cardText(known) } : { card: 'none', effect: '' };
}

function mood(event: Event): Told['mood'] {
  if (TITLES.has(event.event)) return 'title';
  if (BAD.has(event.event)) return 'bad';
  return GOOD.has(event.event) ? 'good' : 'plain';
}
