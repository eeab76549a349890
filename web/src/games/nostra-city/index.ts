import type { GameFolder } from '../game';
import Board from './Board.svelte';
import Finale from './Finale.svelte';
import Hand from './Hand.svelte';
import type { Event, Move, View } from './material';
import { moments } from './moments';
import { moment, parts } from './plans';
import { preview } from './preview';
import { beats, rest, together, type Scene } from './scene';
import { tell } from './tell';
import { camp, knowledge, label, question, remarks } from './words';

const game: GameFolder<Scene, View, Event, Move> = {
  prefix: 'nc',
  Board,
  Choices: Hand,
  rest,
  together,
  beats,
  moments,
  question,
  moment,
  preview,
  label,
  parts,
  tell,
  turn: (event) => (event.event === 'month-began' ? 0 : null),
  knowledge,
  Finale,
  camp,
  remarks,
};

export default game;
