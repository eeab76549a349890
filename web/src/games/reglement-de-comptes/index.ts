import type { GameFolder } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import type { Event, Move, View } from './material';
import { changes } from './changes';
import { moments } from './moments';
import { preview } from './preview';
import { beats, rest, together, type Scene } from './scene';
import { tell } from './tell';
import { legend } from './things';
import { knowledge, label, nothing, question, remarks } from './words';

const game: GameFolder<Scene, View, Event, Move> = {
  prefix: 'rc',
  Board,
  Choices: Hand,
  rest,
  together,
  beats,
  moments,
  changes,
  // What all have to get in one round, the bank no longer holds (RC-6.2).
  last: ({ bank, gangs }) => gangs.reduce((sum, gang) => sum + (gang.out === null ? gang.income : 0), 0) >= bank,
  out: ({ gangs }, seat) => gangs[seat]!.out !== null,
  question,
  nothing,
  preview,
  label,
  tell,
  turn: (event) => (event.event === 'turn-began' ? event.seat : null),
  knowledge,
  remarks,
  legend,
};

export default game;
