/** A slip of paper that says something beside a thing (`.slip` in style.css); on a phone it is a sheet as wide as the screen. */
import { MediaQuery } from 'svelte/reactivity';

export const EDGE = 8;
export const narrow = new MediaQuery('max-width: 719px');

export const rectOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();

export const mainRect = (): DOMRect => rectOf('#main') ?? new DOMRect(0, 0, innerWidth, innerHeight);

/** Where the bar begins. */
export const floor = (): number => Math.min(rectOf('.place .bar')?.top ?? innerHeight, innerHeight);

/** On a phone: upon the bar. */
export const uponTheBar = (): string => `bottom: ${innerHeight - floor()}px`;
