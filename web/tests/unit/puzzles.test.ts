import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/puzzles';
import type { PuzzleCard } from '../../src/wire';

function card(id: string, rating: number, state: PuzzleCard['state'] = 'new'): PuzzleCard {
  return { game: 'twelve-gangsters', id, players: 3, theme: 'bluff', rating, state };
}

describe('the next puzzle', () => {
  it('is about as hard as one is good', () => {
    expect(nearest([card('a', 1000), card('b', 1480), card('c', 1600)], 1500)?.id).toBe('b');
  });

  it('was never tried', () => {
    expect(nearest([card('a', 1500, 'solved'), card('b', 1500, 'missed'), card('c', 2000)], 1500)?.id).toBe('c');
    expect(nearest([card('a', 1500, 'solved')], 1500)).toBeNull();
  });
});
