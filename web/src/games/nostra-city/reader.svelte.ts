/** The card under the pointer, the focus or the finger, and what there is to read about it. */
import type { Attachment } from 'svelte/attachments';
import { hears } from '../../hearing';
import type { Card, Vendetta } from './material';
import { cardName, cardText, cardType, vendettaName, vendettaText } from './names';
import { say } from '../../language.svelte';

export interface Reading {
  type: string;
  name: string;
  text: string;
  /** Only the viewer sees this. */
  secret?: boolean;
  card?: Card;
}

class Reader {
  reading = $state.raw<Reading | null>(null);
  at = $state.raw<DOMRect | null>(null);
  #element: Element | null = null;

  show(element: Element, reading: Reading): void {
    this.#element = element;
    const { left, top, width, bottom } = element.getBoundingClientRect();
    // Above the bar, not over what it says.
    const ceiling = Math.min(top, element.closest('.bar')?.getBoundingClientRect().top ?? top);
    this.at = new DOMRect(left, ceiling, width, bottom - ceiling);
    this.reading = reading;
  }

  hide(element?: Element): void {
    if (element && element !== this.#element) return;
    this.#element = null;
    this.reading = null;
  }

  /** For anything that can be read about: hover, focus, or a touch, which stays until the next one. */
  of(reading: () => Reading): Attachment<HTMLElement> {
    return (element) => {
      const show = (): void => this.show(element, reading());
      const heard: Record<string, (event: Event) => void> = {
        pointerenter: show,
        pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && this.hide(element),
        focus: show,
        blur: () => this.hide(element),
        keydown: (event) => (event as KeyboardEvent).key === 'Escape' && this.hide(element),
      };
      const stop = hears(element, heard);
      return () => {
        stop();
        this.hide(element);
      };
    };
  }
}

export const reader = new Reader();

export function aboutCard(card: Card): Reading {
  return { type: cardType(card), name: cardName(card), text: cardText(card), card };
}

export function aboutVendetta(card: Vendetta): Reading {
  return { type: say('nc-web-vendetta-word'), name: vendettaName(card), text: vendettaText(card), secret: true };
}

/** The same for those who listen. */
export function spoken({ type, name, text }: Reading): string {
  return `${name}, ${type}. ${text}`;
}
