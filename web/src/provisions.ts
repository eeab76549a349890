/** What was taken along for when the house cannot be reached: the same for everybody, and nothing of anybody. */
import type { AttemptForm, Attempted, Home, Provisions, PuzzleShelf } from './wire';

let taken: Promise<Provisions> | null = null;

/** From the service worker; nothing if there is none. */
export function provisions(): Promise<Provisions> {
  taken ??= fetch('/api/provisions').then((answer) => answer.json() as Promise<Provisions>);
  return taken;
}

export async function homeTaken(): Promise<Home> {
  const { games } = await provisions();
  return { games, bots: [], cast: [], tables: [], mine: [], past: [] };
}

export async function shelfTaken(game: string): Promise<PuzzleShelf | undefined> {
  return (await provisions()).shelves[game];
}

/** An exercise as it begins. */
export async function exerciseTaken(of: AttemptForm['of']): Promise<Attempted | undefined> {
  const name = nameOf(of);
  return (await provisions()).exercises.find((one) => nameOf(one.of) === name)?.found;
}

function nameOf(of: AttemptForm['of']): string {
  return of.of === 'scenario' ? `${of.game} ${of.number}` : of.of === 'puzzle' ? `${of.game} ${of.id}` : '';
}
