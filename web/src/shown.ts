/** What a table shows at one moment. Board, question, hand, purses, journal and podium all speak of it. */
import type { AnyGame } from './games/game';
import type { Happening } from './sitting.svelte';
import type { Beat } from './stage.svelte';
import type { GameEvent, Situation } from './wire';

export interface Shown {
  scene: unknown;
  situation: Situation;
  /** The events that have been told. */
  story: readonly GameEvent[];
}

/** Nothing moves. */
export function resting(game: AnyGame, situation: Situation, story: readonly GameEvent[]): Shown {
  return { scene: game.rest(situation.view), situation, story };
}

/** These beats in so many milliseconds, if they would take longer. */
export function within<Scene>(beats: readonly Beat<Scene>[], most: number): readonly Beat<Scene>[] {
  const all = beats.reduce((sum, { ms }) => sum + ms, 0);
  return all > most ? beats.map((beat) => ({ ...beat, ms: (beat.ms * Math.max(0, most)) / all })) : beats;
}

/** From the situation before to the one after, whose story this is. What is asked comes with the last beat. */
export function leading(game: AnyGame, before: Situation, { events, after }: Happening, story: readonly GameEvent[]): Beat<Shown>[] {
  const past = story.length - events.length;
  const beats = game.beats(events, before.view, after.view);
  let told: readonly GameEvent[] = story.slice(0, past);
  return beats.map((beat, index) => {
    if (told.length < past + beat.told) told = story.slice(0, past + beat.told);
    return { ...beat, scene: { scene: beat.scene, situation: index < beats.length - 1 ? before : after, story: told } };
  });
}
