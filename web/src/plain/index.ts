/** Any game without a folder of its own: its view as it is, its moves as buttons, its events in its own words. */
import type { GameFolder } from '../games/game';
import type { GameEvent, GameView } from '../wire';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { label, question, tell, type PlainMove, type PlainScene } from './words';

export function plain(prefix: string): GameFolder<PlainScene, GameView, GameEvent, PlainMove> {
  return {
    prefix,
    Board,
    Choices,
    rest: (view) => ({ prefix, view }),
    together: (views) => views[0]!,
    beats: (events, _before, after) => [{ scene: { prefix, view: after }, ms: 0, told: events.length }],
    question,
    preview: () => [],
    label,
    tell: (events, people) => tell(prefix, events, people),
    turn: () => null,
    knowledge: () => [],
    remarks: () => [],
  };
}
