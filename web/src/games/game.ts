/** What a game's folder gives to the rest of the client, and how the rest finds it. */
import type { Component, Snippet } from 'svelte';
import type { Legend } from '../about.svelte';
import { api } from '../api';
import type { Choice, Choosing } from '../choosing.svelte';
import type { Words } from '../language.svelte';
import type { Moment } from '../quips';
import type { Wording } from '../saying';
import type { Scripted } from '../script';
import type { Changes } from '../since';
import type { GameEvent, GameOutlook, GameView, Level, Pledge, Result, Seated, Word } from '../wire';

/** Who sits where, as a board may name them. */
export interface Person {
  seat: number;
  name: string;
  you: boolean;
  /** Of the cast, if a bot plays here: whose face is shown. */
  character: string | null;
  /** The chair, at a live table. */
  seated: Seated | null;
  deadline: number | null;
}

/** A line of the log: a sentence, the rule it follows, and how it turned out. */
export interface Told {
  words: Words;
  rule: string;
  seat: number | null;
  mood: 'good' | 'bad' | 'plain' | 'title';
  /** What it tells of, if something has happened. */
  event?: GameEvent;
}

/** What the server says of moves before they are made. */
export type Foreseen<Move extends Choice> = Pick<Choosing<Move>, 'outlook' | 'after' | 'ahead' | 'beyond'>;

export interface BoardProps<Scene, View, Move extends Choice> {
  scene: Scene;
  view: View;
  people: readonly Person[];
  /** What may be done by a press on the board, and the move that is looked at. */
  choosing: Choosing<Move>;
  /** What the table holds for the viewer in a game that is over; in one that goes on, `choosing` knows. */
  outlook?: GameOutlook | null | undefined;
  /** What has happened since the viewer last chose something. */
  since?: readonly GameEvent[] | undefined;
  openRule: (rule: string) => void;
  /** Add this to our clock to get the server's. */
  skew: number;
  /** When the clock acts by itself, by the server's; null if it will not. */
  alarm: number | null;
  /** Seat a bot for a player who has gone. */
  fill?: ((seat: number, level: Level) => void) | undefined;
}

export interface ChoicesProps<View, Move extends Choice> {
  view: View;
  people: readonly Person[];
  choosing: Choosing<Move>;
  /** For the room that answers leave free while nothing is asked. */
  meanwhile?: Snippet | undefined;
}

export interface GameFolder<Scene, View extends GameView, Event extends GameEvent, Move extends Choice> {
  prefix: string;
  /** The board: what everybody sees, and what may be chosen on it. */
  Board: Component<BoardProps<Scene, View, Move>>;
  /** The same choices beside the board, as words or as a hand. */
  Choices: Component<ChoicesProps<View, Move>>;
  /** The scene when nothing moves. */
  rest(view: View): Scene;
  /** The views of all seats as one, for a replay that hides nothing. */
  together(views: readonly View[]): View;
  /** What happened, as cause and effect; the last beat shows the new view at rest. */
  beats(events: readonly Event[], before: View, after: View): Scripted<Scene>[];
  /** A word of the game, as the one who says it puts it. */
  spoken?(word: Word, people: readonly Person[]): Words;
  /** What came of words that were said to this player before the event; the story leads up to it. */
  reckoned?(event: GameEvent, story: readonly GameEvent[], pledges: readonly Pledge[], people: readonly Person[], seat: number): Told[];
  /** How to say one. */
  Parley?: Component<{ view: View; people: readonly Person[]; said: readonly Word[]; ontalk: (word: Wording) => void }>;
  /** Whether anything can be said so now. */
  talking?(view: View): boolean;
  /** What the cast may have something to say about. */
  moments?(event: Event): readonly Moment[];
  /** What of an event can be seen on the board afterwards. */
  changes?: Changes<Event>;
  /** Whether the last round has begun. */
  last?(view: View): boolean;
  /** Whether this seat is out of the game. */
  out?(view: View, seat: number): boolean;
  /** How this seat stands, in a few words. */
  standing?(view: View, seat: number): Words;
  /** What is asked of the viewer, or whom one waits for. */
  question(view: View, people: readonly Person[]): Words;
  /** Said instead when nothing can be played: what can be done all the same. */
  nothing?(view: View, legal: readonly Move[]): Words | null;
  /** What a choice rests on besides the moves that are offered; when it changes, the viewer is asked anew. */
  moment?(view: View): unknown;
  /** What a move would bring, as the server foresees it. */
  preview(view: View, people: readonly Person[], move: Move, foreseen: Foreseen<Move>): Told[];
  /** A move on the button that sends it. */
  label(view: View, people: readonly Person[], move: Move): Words;
  /** The moves that a choice is made of, if it is not a move by itself. */
  parts?(view: View, move: Move, foreseen: Foreseen<Move>): readonly Move[];
  /** The events in words, in the order in which they explain themselves. */
  tell(events: readonly Event[], people: readonly Person[], view: View): Told[];
  /** Whose turn begins with this event, 0 if a round of all begins with it; null if neither. */
  turn(event: Event): number | null;
  /** What the viewer alone, or everybody, knows. */
  knowledge(view: View, people: readonly Person[]): { secret: boolean; words: Words }[];
  /** What everything on the table is. */
  legend?: Legend;
  /** What comes to light at the end, before anybody is told who has won. */
  Finale?: Component<{ view: View; people: readonly Person[] }>;
  /** On which side somebody turned out to be; those of one side compare their scores. */
  camp?(view: View, seat: number): Words;
  /** What to say about a result beyond its lines, such as ties. */
  remarks(result: Result, people: readonly Person[]): Told[];
}

/** Outside its own folder nobody knows what a game's scene or view is. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = GameFolder<any, any, any, any>;

const FOLDERS = import.meta.glob<{ default: AnyGame }>('./*/index.ts');
/** Drawings that a rulebook shows beneath some of its rules. */
export interface Drawings {
  Drawing: Component<{ rule: string }>;
  /** The steps of a turn and the end, in small pictures. */
  Course: Component<{ step: number }>;
  rules: readonly string[];
}

const COVERS = import.meta.glob<{ default: Component }>('./*/Cover.svelte');
const DRAWINGS = import.meta.glob<{ default: Drawings }>('./*/drawings.ts');

/** The folder of a game, or a plain board for one that has none. */
export async function loadGame(name: string): Promise<AnyGame> {
  const folder = FOLDERS[`./${name}/index.ts`];
  if (folder) return (await folder()).default;
  const [{ plain }, { games }] = await Promise.all([import('../plain'), api.home()]);
  return plain(games.find((card) => card.name === name)!.prefix);
}

export async function loadDrawings(name: string): Promise<Drawings | null> {
  const drawings = DRAWINGS[`./${name}/drawings.ts`];
  return drawings ? (await drawings()).default : null;
}

export async function loadCover(name: string): Promise<Component | null> {
  const cover = COVERS[`./${name}/Cover.svelte`];
  return cover ? (await cover()).default : null;
}

/** The arguments with which texts speak of a person. */
export function personal(person: Person): { who: 'you' | 'other'; name: string } {
  return { who: person.you ? 'you' : 'other', name: person.name };
}
