import type { TwelveGangstersChoose as Choose, TwelveGangstersEvent as Event, TwelveGangstersView as View } from '../../wire';
import type { GameFolder } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { changes } from './changes';
import { moments } from './moments';
import { beats, rest, together, type Scene } from './scene';
import { legend } from './things';
import { knowledge, label, preview, question, remarks, tell } from './words';

const game: GameFolder<Scene, View, Event, Choose> = {
  prefix: 'tg',
  Board,
  Choices: Hand,
  rest,
  together,
  beats,
  moments,
  changes,
  last: (view) => view.round === view.rounds,
  question,
  preview,
  label,
  tell,
  turn: (event) => (event.event === 'boss-named' || event.event === 'boss-passed' ? 0 : null),
  knowledge,
  remarks,
  legend,
};
export default game;
