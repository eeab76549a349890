/** A finished game in words: what its replay says of the steps that somebody points at. */
import { nameOf } from './cast';
import type { AnyGame, Person } from './games/game';
import { say, words } from './language.svelte';
import type { GameView, Replay } from './wire';

export function seatedAt(replay: Replay, you: number | null): Person[] {
  return replay.names.map((name, seat) => {
    const character = replay.characters[seat]!;
    return { seat, name: nameOf(character, name), you: seat === you, character, seated: null, deadline: null };
  });
}

/** The table after so many steps. */
export function viewsAfter(replay: Replay, step: number): readonly GameView[] {
  return step === 0 ? replay.start : replay.steps[step - 1]!.views;
}

/** What happened from one step to another; where the journal has nothing to tell, who did something that nobody saw. */
export function retold(replay: Replay, game: AnyGame, first: number, last: number, you: number | null = null): string[] {
  const steps = replay.steps.slice(Math.max(first - 1, 0), last);
  const events = steps.flatMap((taken) => taken.events);
  const lines = game.tell(events, seatedAt(replay, you), game.together(viewsAfter(replay, last)));
  if (lines.length > 0) return lines.map((line) => words(line.words));
  return [...new Set(steps.map(({ line }) => unseen(replay, line)))];
}

/** A record begins the line of a seat with its letter, and that of chance with a star. */
function unseen(replay: Replay, line: string): string {
  const person = seatedAt(replay, null)[line.charCodeAt(0) - 'A'.charCodeAt(0)];
  return person ? say('web-analysis-unseen', { name: person.name }) : say('web-analysis-drawn');
}
