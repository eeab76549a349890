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

/** What the house tells about its card; empty if there is nothing, or if the edition names the card itself. */
export function tale(prefix: string, { id, names }: Named): string {
  const text = `${prefix}-card-${id.toLowerCase()}-tale`;
  return !names && speech.knows(text) ? say(text) : '';
}
