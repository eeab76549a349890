/** What a game's folder gives to the rest of the client, and how the rest finds it. */
import type { Component } from 'svelte';
import type { Words } from '../language.svelte';
import type { Beat } from '../stage.svelte';
import type { GameEvent, GameMove, GameView, Refusal, Result, Seated } from '../wire';
import type { GameRecord } from '../api';

/** Who sits where, as a board may name them. */
export interface Person {
  seat: number;
  name: string;
  you: boolean;
  seated: Seated | null;
  deadline: number | null;
}

/** A line of the log: a sentence, the rule it follows, and how it turned out. */
export interface Told {
  words: Words;
  rule: string;
  seat: number | null;
  mood: 'good' | 'bad' | 'plain' | 'title';
}

export interface BoardProps<Scene, View> {
  scene: Scene;
  view: View;
  people: readonly Person[];
  /** Add this to our clock to get the server's. */
  skew: number;
  onfill?: (seat: number) => void;
}

export interface ChoicesProps<View> {
  view: View;
  people: readonly Person[];
  legal: readonly GameMove[];
  extra: readonly GameMove[];
  act: (move: GameMove) => Promise<void>;
  why: (move: GameMove) => Promise<Refusal | null>;
  openRule: (rule: string) => void;
}

/** One outcome of chance that can be derived again: the odds, and what came out. */
export interface Draw {
  weights: number[];
  outcome: number;
}

export interface GameFolder<Scene, View extends GameView, Event extends GameEvent> {
  prefix: string;
  /** The board: what everybody sees. */
  Board: Component<BoardProps<Scene, View>>;
  /** Where the answer is given. */
  Choices: Component<ChoicesProps<View>>;
  /** The scene when nothing moves. */
  rest(view: View): Scene;
  /** The views of all seats as one, for a replay that hides nothing. */
  together(views: readonly View[]): View;
  /** What happened, as cause and effect. */
  beats(events: readonly Event[], before: View, after: View): Beat<Scene>[];
  /** What is asked of the viewer, or whom one waits for. */
  question(view: View, people: readonly Person[]): Words;
  /** The events in words, in the order in which they explain themselves. */
  tell(events: readonly Event[], people: readonly Person[]): Told[];
  /** What the viewer alone, or everybody, knows. */
  knowledge(view: View, people: readonly Person[]): { secret: boolean; words: Words }[];
  /** What to say about a result beyond its lines, such as ties. */
  remarks(result: Result, people: readonly Person[]): Told[];
  /** The outcomes of chance in a finished game. */
  draws(record: GameRecord): Draw[];
}

/** Outside its own folder nobody knows what a game's scene or view is. */
export type AnyGame = GameFolder<any, any, any>;

const FOLDERS = import.meta.glob<{ default: AnyGame }>('./*/index.ts');
const COVERS = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

export async function loadGame(name: string): Promise<AnyGame> {
  const folder = FOLDERS[`./${name}/index.ts`];
  if (!folder) throw new Error(`no board for ${name}`);
  return (await folder()).default;
}

export async function loadCover(name: string): Promise<Component | null> {
  const cover = COVERS[`./${name}/Cover.svelte`];
  return cover ? (await cover()).default : null;
}

/** The arguments with which texts speak of a person. */
export function personal(person: Person): { who: 'you' | 'other'; name: string } {
  return { who: person.you ? 'you' : 'other', name: person.name };
}
