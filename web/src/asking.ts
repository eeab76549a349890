/** When the server asks something new, so that nothing of the question before stays chosen. */
import type { AnyGame, Person } from './games/game';
import type { Situation } from './wire';

/** Whether this is no longer the question that was open. What others do meanwhile, under seal, does not make it another one. */
export function asksAnew(game: AnyGame, people: readonly Person[], before: Situation | null, after: Situation): boolean {
  return before === null || asked(game, people, before) !== asked(game, people, after);
}

function asked(game: AnyGame, people: readonly Person[], { view, legal, extra }: Situation): string {
  return JSON.stringify([game.question(view, people).id, game.moment?.(view) ?? null, legal, extra]);
}
