/** Who ended with the same sum, and what became of it. */
import { listed, type Words } from '../language.svelte';
import type { Result } from '../wire';
import type { Person, Told } from './game';

/** One line for each sum that several reached, with the text that this game has for it. */
export function ties(result: Result, people: readonly Person[], id: Words['id'], rule: string): Told[] {
  const sums = [...new Set(result.standings.map((standing) => standing.score))].sort((a, b) => b - a);
  return sums.flatMap((score) => {
    const tied = result.standings.filter((standing) => standing.score === score);
    if (tied.length < 2) return [];
    const shared = new Set(tied.map((standing) => standing.rank)).size === 1 ? 'yes' : 'no';
    const names = listed(tied.map((standing) => people[standing.seat]!.name));
    return [{ words: { id, args: { names, score, shared } }, rule, seat: null, mood: 'plain' as const }];
  });
}
