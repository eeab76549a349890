/** The things of one table that travel, known to all parts of it. */
import { createContext, untrack } from 'svelte';
import type { Stage } from './stage.svelte';
import { Travels } from './travel';

const [get, set, within] = createContext<Travels>();

/** Of the table that this is part of; in a drawing of a rulebook nothing travels. */
export function travelling(): Travels {
  return within() ? get() : new Travels();
}

/** All that lies on this table travels with the beats of its stage. */
export function follow(stage: () => Pick<Stage<unknown>, 'scene' | 'pace'> | null): Travels {
  const travels = set(new Travels());
  $effect.pre(() => {
    const shown = stage();
    void shown?.scene;
    untrack(() => travels.before(shown?.pace ?? 0));
  });
  $effect(() => {
    void stage()?.scene;
    // What is new on the page makes itself known first.
    queueMicrotask(() => travels.after());
  });
  return travels;
}
