/** What a card is called. */
import { say, speech } from '../language.svelte';

export interface Named {
  id: string;
  names?: { readonly [language: string]: string };
}

/** In the edition's own words, in another language if need be; else in the house's words; else by its id. */
export function called(prefix: string, { id, names = {} }: Named): string {
  const own = names[speech.language] ?? Object.values(names)[0];
  const text = `${prefix}-card-${id.toLowerCase()}`;
  return own ?? (speech.knows(text) ? say(text) : id);
}
