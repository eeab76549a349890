/** Every thing on the table answers: whoever points at it, reaches it by keys or touches it is told what it is, what it does, and by which rule. */
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { CLOCK, type Clock } from './clock';
import { say } from './language.svelte';

export interface Account {
  /** What it is. */
  name: string;
  /** What it does. */
  text: string;
  /** The rule that says so; none for what is the house's own. */
  rule: string;
  /** Only the viewer sees this. */
  secret?: boolean;
}

/** A pointer rests for so long before a thing answers; on a choice longer, since its consequence is told at once. */
const REST = 300;
const REST_ON_CHOICE = 900;
/** So long the pointer may be on its way from a thing to what is said about it. */
const GRACE = 300;
const THING = '[data-about]';

export class About {
  /** The thing that answers now. */
  element = $state.raw<Element | null>(null);
  #accounts = new WeakMap<Element, () => Account>();
  #over: Element | null = null;
  #waits = (): void => {};
  #lent: string[] = [];

  constructor(readonly clock: Clock = CLOCK) {}

  get account(): Account | null {
    return (this.element && this.#accounts.get(this.element)?.()) ?? null;
  }

  /** For anything that there is something to say about. */
  of(account: () => Account): Attachment<Element> {
    return (element) => {
      this.#accounts.set(element, account);
      element.setAttribute('data-about', '');
      return () => {
        this.#accounts.delete(element);
        element.removeAttribute('data-about');
        if (this.element === element) this.close();
      };
    };
  }

  /** The thing that this is, or is a part of. */
  find(target: EventTarget | null): Element | null {
    const thing = target instanceof Element ? target.closest(THING) : null;
    return thing && this.#accounts.has(thing) ? thing : null;
  }

  open(thing: Element): void {
    this.#waits();
    if (thing === this.element) return;
    this.close();
    this.element = thing;
    thing.setAttribute('aria-describedby', 'about');
  }

  close(): void {
    this.#waits();
    const thing = this.element;
    this.element = null;
    thing?.removeAttribute('aria-describedby');
    for (const name of this.#lent.splice(0)) thing?.removeAttribute(name);
  }

  /** The mouse is over this, or over nothing that answers. */
  point(thing: Element | null): void {
    if (thing === this.#over) return;
    this.#over = thing;
    this.#waits();
    if (thing) this.#waits = this.clock.after(isChoice(thing) ? REST_ON_CHOICE : REST, () => this.open(thing));
    else if (this.element) this.#waits = this.clock.after(GRACE, () => this.close());
  }

  /** The mouse is over what is said: it stays. */
  stay(): void {
    this.#waits();
    this.#over = null;
  }

  /** A press on a thing that is no choice is a question about it; any other press has something else in mind. */
  press(thing: Element | null): void {
    this.#over = thing;
    if (thing && !isChoice(thing)) this.open(thing);
    else this.close();
  }

  /** Go to this thing by keys; what cannot be focused by itself can be for as long as it answers. */
  visit(thing: Element): void {
    this.open(thing);
    const account = this.account;
    this.#lend('tabindex', '-1');
    if (account && !thing.matches('button, [role]')) {
      this.#lend('role', 'img');
      this.#lend('aria-label', account.name);
    }
    (thing as HTMLElement | SVGElement).focus();
  }

  #lend(name: string, value: string): void {
    if (!this.element || this.element.hasAttribute(name)) return;
    this.element.setAttribute(name, value);
    this.#lent.push(name);
  }
}

export const about = new About();

/** A first press on it chooses. */
export function isChoice(thing: Element): boolean {
  return thing.closest('.choice, [data-option]') !== null;
}

/** The accounts of a game's things: each kind has a name, a sentence and a rule. */
export function accounts<Kind extends string>(
  prefix: string,
  rules: Readonly<Record<Kind, string>>,
): (kind: Kind, now?: Partial<Account>) => Account {
  return (kind, now) => ({ name: say(`${prefix}-thing-${kind}`), text: say(`${prefix}-does-${kind}`), rule: rules[kind], ...now });
}

/** All kinds of things of a game, and those that its legend shows, each with a picture. */
export interface Legend {
  things: Readonly<Record<string, () => Account>>;
  shown: readonly string[];
  Sign: Component<{ kind: string }>;
}

/** Each kind with what is said about it as long as nothing has become of it. */
export function each<Kind extends string>(
  rules: Readonly<Record<Kind, string>>,
  thing: (kind: Kind) => Account,
): Record<string, () => Account> {
  return Object.fromEntries((Object.keys(rules) as Kind[]).map((kind) => [kind, () => thing(kind)]));
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Of these the nearest in the direction of the key, by their middles; null if nothing lies there. */
export function beyond(key: string, from: DOMRect, others: readonly DOMRect[]): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const [right, down] = way;
  const away = others.map((other) => {
    const x = other.x + other.width / 2 - from.x - from.width / 2;
    const y = other.y + other.height / 2 - from.y - from.height / 2;
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    return ahead > 1 && ahead >= aside / 2 ? ahead + 2 * aside : Infinity;
  });
  const nearest = Math.min(...away);
  return nearest === Infinity ? null : away.indexOf(nearest);
}
