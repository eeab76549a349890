/** A finished game, leafed through. */
import { expect, it } from 'vitest';
import { following, moments, preceding, rounds } from '../../src/chapters';
import type { AnyGame } from '../../src/games/game';
import type { GameEvent, Replay } from '../../src/wire';

const turn = (seat: number): GameEvent => ({ event: 'turn-began', rule: 'GA-3.1', seat }) as GameEvent;
const draw = { event: 'drew', rule: 'GA-3.4', seat: 0 } as GameEvent;
const STEPS = [[draw], [turn(1)], [draw], [draw, turn(2)], [], [turn(0)], [turn(1)]];
const replay = { steps: STEPS.map((events) => ({ events })) } as unknown as Replay;
const game = {
  tell: (events: readonly GameEvent[]) => events.filter(({ event }) => event === 'turn-began'),
} as unknown as AnyGame;
const told = moments(replay, game, [], () => null as never);

it('goes from one telling step to the next, over draws that nobody sees', () => {
  const seen = [];
  for (let step = 0; step < STEPS.length; step = following(told, step, STEPS.length)) seen.push(step);
  expect(seen).toEqual([0, 2, 4, 6]);
  expect(following(told, 7, 7)).toBe(7);
  expect(preceding(told, 6)).toBe(4);
  expect(preceding(told, 2)).toBe(0);
});

it('marks a round whenever the turn has gone around the table', () => {
  const seat = (event: GameEvent): number | null => (event.event === 'turn-began' ? (event as unknown as { seat: number }).seat : null);
  expect(rounds(replay, seat)).toEqual([2, 6]);
  expect(rounds(replay, (event) => (event.event === 'drew' ? 0 : null))).toEqual([1, 3, 4]);
});
