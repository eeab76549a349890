import type { GameFolder } from '../game';
import Board from './Board.svelte';
import Finale from './Finale.svelte';
import Hand from './Hand.svelte';
import { MONTHS, type Event, type Move, type View } from './material';
import { changes } from './changes';
import { moments } from './moments';
import Parley from './Parley.svelte';
import { reckoned, spoken, talking } from './parley';
import { moment, parts } from './plans';
import { preview } from './preview';
import { beats, rest, together, type Scene } from './scene';
import { tell } from './tell';
import { legend } from './things';
import { camp, knowledge, label, nothing, question, remarks, standing } from './words';

const game: GameFolder<Scene, View, Event, Move> = {
  prefix: 'nc',
  Board,
  Choices: Hand,
  rest,
  together,
  beats,
  moments,
  spoken,
  reckoned,
  Parley,
  talking,
  changes,
  last: ({ month }) => month === MONTHS.at(-1),
  question,
  standing,
  nothing,
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
  legend,
};

export default game;
