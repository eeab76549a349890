/** Whatever is elsewhere after a beat travels there from where it was: first and last box are measured, the way between is played. */
import type { Attachment } from 'svelte/attachments';

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Where something was; out of a place things come no larger than they are. */
interface Start extends Box {
  fixed: boolean;
}

interface Registered {
  element: Element;
  /** Other boxes are measured from it; it does not travel itself. */
  fixed: boolean;
  /** Where it comes from if it was nowhere before. */
  from: string | null;
  /** It is gone once it is there. */
  fades: boolean;
  /** So many others go before it. */
  after: number;
  /** It is carried above the straight way, not pushed along it. */
  carried: boolean;
}

/** A way is played no longer than this, and long enough to be seen. */
const LONGEST = 600;
const SHORTEST = 140;
const APART = 70;
/** Less is no movement. */
const STIR = 3;
/** How far above the straight way it is carried, as a part of it, and at most. */
const LIFT = { part: 0.16, most: 46 };
const SIZES = { smallest: 0.3, largest: 4 };
const FADE = 220;

export class Travels {
  /** How long this beat lets things travel; 0 if it is shown at once. */
  pace = 0;
  #things = new Map<string, Registered[]>();
  #boxes = new Map<Element, Start>();
  #last = new Map<string, Start>();
  #ways = new Map<Element, Animation>();
  #outlined: ReadonlySet<string> = new Set();
  #board: Element | null = null;
  #size: Box | null = null;

  /** Whether whoever watches wants nothing to move. */
  constructor(readonly still: () => boolean = () => matchMedia('(prefers-reduced-motion: reduce)').matches) {}

  /** All lies on it. */
  readonly board: Attachment = (element) => {
    this.#board = element;
    return () => (this.#board = null);
  };

  /** A place that things come from. */
  place(key: string): Attachment {
    return this.#register(key, { fixed: true });
  }

  /** A thing that is the same wherever it lies. */
  thing(key: string, from: string | null = null): Attachment {
    return this.#register(key, { from });
  }

  /** A thing that is pushed along. */
  glides(key: string): Attachment {
    return this.#register(key, { carried: false });
  }

  /** What comes from there and is gone when it has arrived. */
  arrival(from: string, after: number): Attachment {
    return this.#register(`to ${from}`, { from, fades: true, after });
  }

  /** Before the page changes: where everything is, and how long it may take to where it will be. */
  before(ms: number): void {
    this.pace = ms;
    this.#boxes.clear();
    this.#last.clear();
    this.#size = this.#board?.getBoundingClientRect() ?? null;
    for (const [key, all] of this.#things)
      for (const { element, fixed } of all) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const start = { x, y, width, height, fixed };
        this.#boxes.set(element, start);
        if (width > 0) this.#last.set(key, start);
      }
  }

  /** After it: whatever is elsewhere, or new, sets out. In no time nothing travels, and what was under way is there. */
  after(): void {
    if (this.pace <= 0) {
      for (const way of this.#ways.values()) way.cancel();
      this.#ways.clear();
      return;
    }
    const known = [...this.#things].flatMap(([key, all]) => all.map((one) => ({ key, ...one })));
    // When the board itself has changed its size, what stays on it does not travel.
    const size = this.#board?.getBoundingClientRect() ?? null;
    const resized = this.#size !== null && size !== null && !sameSize(this.#size, size);
    for (const { key, ...one } of known) {
      const { element, fixed, from, fades } = one;
      if (fixed) continue;
      const own = this.#boxes.get(element);
      if (own && (resized || fades)) continue;
      const start = own ?? (fades ? undefined : this.#last.get(key)) ?? this.#last.get(from ?? key);
      if (start && start.width > 0 && !alike(start, element)) this.#send(one, start);
    }
  }

  /** Where a thing or place of this name is to be seen; null if it is nowhere. */
  find(key: string): Element | null {
    return (this.#things.get(key) ?? []).find(({ element }) => element.checkVisibility())?.element ?? null;
  }

  /** Mark these things, and nothing else. */
  outline(keys: Iterable<string>): void {
    this.#outlined = new Set(keys);
    for (const [key, all] of this.#things) for (const { element } of all) this.#mark(key, element);
  }

  #register(key: string, how: Partial<Registered>): Attachment {
    return (element) => {
      const registered = { element, fixed: false, from: null, fades: false, after: 0, carried: true, ...how };
      this.#things.set(key, [...(this.#things.get(key) ?? []), registered]);
      this.#mark(key, element);
      return () => {
        const others = this.#things.get(key)!.filter((one) => one !== registered);
        if (others.length > 0) this.#things.set(key, others);
        else this.#things.delete(key);
      };
    };
  }

  #mark(key: string, element: Element): void {
    element.toggleAttribute('data-changed', this.#outlined.has(key));
  }

  #send({ element, fades, after, carried }: Registered, start: Start): void {
    const duration = Math.min(LONGEST, Math.max(SHORTEST, this.pace));
    this.#ways.get(element)?.cancel();
    const end = element.getBoundingClientRect();
    if (end.width === 0) return;
    const way = this.still()
      ? element.animate([{ opacity: 0 }, { opacity: fades ? 0 : 1 }], { duration: FADE })
      : element.animate(steps(start, end, grain(element, end), { fades, carried }), { duration, delay: after * APART, fill: 'backwards' });
    this.#ways.set(element, way);
    way.onfinish = () => this.#ways.get(element) === way && this.#ways.delete(element);
  }
}

function alike(old: Box, element: Element): boolean {
  const now = element.getBoundingClientRect();
  return Math.abs(middle(old).x - middle(now).x) < STIR && Math.abs(middle(old).y - middle(now).y) < STIR;
}

function sameSize(one: Box, other: Box): boolean {
  return Math.abs(one.width - other.width) < 1 && Math.abs(one.height - other.height) < 1;
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Pixels of the screen for one of the element's own. */
function grain(element: Element, box: Box): number {
  if ('getScreenCTM' in element) return (element as SVGGraphicsElement).getScreenCTM()?.a ?? 1;
  const { offsetWidth } = element as HTMLElement;
  return offsetWidth > 0 ? box.width / offsetWidth : 1;
}

/** From the old box to the new one. */
function steps(start: Start, end: Box, unit: number, { fades, carried }: Pick<Registered, 'fades' | 'carried'>): Keyframe[] {
  const [from, to] = [middle(start), middle(end)];
  const [x, y] = [(from.x - to.x) / unit, (from.y - to.y) / unit];
  const ratio = Math.sqrt((start.width * start.height) / (end.width * end.height));
  const size = Math.min(start.fixed ? 1 : SIZES.largest, Math.max(SIZES.smallest, ratio));
  const lift = carried ? Math.min(LIFT.most, LIFT.part * Math.hypot(x, y)) : 0;
  const at = (part: number, up: number, scale: number): string => `translate(${x * part}px, ${y * part - up}px) scale(${scale})`;
  return [
    { transform: at(1, 0, size), easing: 'ease-in', ...(fades && { opacity: 1 }) },
    { transform: at(0.5, lift, ((size + 1) / 2) * (carried ? 1.08 : 1)), easing: 'ease-out', ...(fades && { opacity: 1 }) },
    { transform: at(0, 0, 1), ...(fades && { opacity: 0 }) },
  ];
}
