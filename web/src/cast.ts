/** Who the bots are, in this page's language. */
import { say, speech } from './language.svelte';
import type { Level } from './wire';

/** Weakest first. */
export const LEVELS: readonly Level[] = ['novice', 'easy', 'solid', 'strong', 'master'];

/** Somebody of the cast, or whoever has this name. */
export function nameOf(character: string | null, name: string): string {
  return character !== null && speech.knows(`cast-${character}`) ? say(`cast-${character}`) : name;
}
