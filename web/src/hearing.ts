/** What an element hears. A browser says `blur` in the middle of taking an element away, when plain listeners may change nothing. */
import { on } from 'svelte/events';

/** Returns how to stop. */
export function hears(element: Element, listeners: Readonly<Record<string, (event: Event) => void>>): () => void {
  const stops = Object.entries(listeners).map(([name, listener]) => on(element, name, listener));
  return () => stops.forEach((stop) => stop());
}
