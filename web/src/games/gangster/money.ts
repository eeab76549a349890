/** Sums as the reader's language writes them. */
import { say } from '../../language.svelte';

export function dollars(amount: number): string {
  return say('ga-points', { score: amount });
}
