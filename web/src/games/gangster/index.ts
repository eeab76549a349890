import type { GameFolder } from '../game';
import { parts } from './bids';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import type { Event, Move, View } from './material';
import { changes } from './changes';
import { moments } from './moments';
import { preview } from './preview';
import { beats, rest, together, type Scene } from './scene';
import { tell } from './tell';
import { legend } from './things';
import { knowledge, label, nothing, question, remarks, standing } from './words';

const game: GameFolder<Scene, View, Event, Move> = {
  prefix: 'ga',
  Board,
  Choices: Hand,
  rest,
  together,
  beats,
  moments,
  changes,
  last: ({ ending }) => ending,
  out: ({ players }, seat) => players[seat]!.out,
  question,
  standing,
  nothing,
  preview,
  label,
  parts,
  tell,
  turn: (event) => (event.event === 'turn-began' ? event.seat : null),
  knowledge,
  remarks,
  legend,
};

export default game;
