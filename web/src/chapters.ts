/** A finished game as somebody leafs through it: where something is told, and where a round begins. */
import type { AnyGame, Person, Told } from './games/game';
import type { GameEvent, GameView, Replay } from './wire';

/** A line of the journal, and the step with which it came. */
export interface Moment {
  step: number;
  told: Told;
}

export function moments(replay: Replay, game: AnyGame, people: readonly Person[], at: (step: number) => GameView): Moment[] {
  return replay.steps.flatMap(({ events }, index) => game.tell(events, people, at(index + 1)).map((told) => ({ step: index + 1, told })));
}

/** The steps with which a new round begins. */
export function rounds(replay: Replay, turn: (event: GameEvent) => number | null): number[] {
  const found: number[] = [];
  let last = Infinity;
  replay.steps.forEach(({ events }, index) => {
    for (const event of events) {
      const seat = turn(event);
      if (seat === null) continue;
      if (seat <= last) found.push(index + 1);
      last = seat;
    }
  });
  return [...new Set(found)];
}

/** The next step at which something is told: nobody waits for draws that nobody sees. */
export function following(told: readonly Moment[], step: number, last: number): number {
  return told.find((moment) => moment.step > step)?.step ?? last;
}

export function preceding(told: readonly Moment[], step: number): number {
  return told.findLast((moment) => moment.step < step)?.step ?? 0;
}
