/** The outcomes of chance in a finished game, with their odds. */
import type { GameRecord } from '../../api';
import type { Replay } from '../../wire';
import type { Draw } from '../game';

export async function draws(_record: GameRecord, _whole: () => Promise<Replay>): Promise<Draw[]> {
  return [];
}
