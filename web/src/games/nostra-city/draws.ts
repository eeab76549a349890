/** The outcomes of chance in a finished game, with their odds. */
import type { GameRecord } from '../../api';
import type { Replay } from '../../wire';
import type { Draw } from '../game';
import { BILLS, type Bill, type Vendetta, type View } from './material';

const DRAWN = /^\* draw (\d+)$/;
export const VENDETTAS: readonly Vendetta[] = [
  'honte',
  'contrat',
  'braquage',
  'coup',
  'incendie',
  'temoin',
  'ecoute',
  'donne',
  'indic',
  'colere',
  'gota',
  'atlantic',
];

export async function draws(record: GameRecord, whole: () => Promise<Replay>): Promise<Draw[]> {
  await whole();
  return record.steps.flatMap(() => []);
}
