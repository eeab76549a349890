/** Any game without a folder of its own: its view as it is, its moves as buttons, its events in its own words. */
import type { GameFolder } from '../games/game';
import type { GameEvent, GameView } from '../wire';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { label, question, tell, type PlainMove } from './words';

export function plain(prefix: string): GameFolder<GameView, GameView, GameEvent, PlainMove> {
  return {
    prefix,
    Board,
    Choices,
    rest: (view) => view,
    together: (views) => views[0]!,
    beats: (_events, _before, after) => [{ scene: after, ms: 0 }],
    question,
    preview: () => [],
    label,
    tell: (events, people) => tell(prefix, events, people),
    knowledge: () => [],
    remarks: () => [],
  };
}
