import type { GameRecord } from '../../api';
import type { TwelveGangstersChoose as Choose, TwelveGangstersEvent as Event, TwelveGangstersView as View } from '../../wire';
import type { Draw, GameFolder } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { beats, rest, together, type Scene } from './scene';
import { knowledge, label, preview, question, remarks, tell } from './words';

/** TG-2.3: the only outcome of chance is who begins as Boss, each seat as likely as the others. */
async function draws(record: GameRecord): Promise<Draw[]> {
  const first = record.steps.find((step) => / boss [A-H]$/.test(step));
  return first ? [{ weights: record.names.map(() => 1), outcome: first.charCodeAt(first.length - 1) - 65 }] : [];
}

const game: GameFolder<Scene, View, Event, Choose> = {
  prefix: 'tg',
  Board,
  Choices: Hand,
  rest,
  together,
  beats,
  question,
  preview,
  label,
  tell,
  knowledge,
  remarks,
  draws,
};
export default game;
