/** What a board shows of a step, beat by beat, and how much of the story has been told by then. */
import type { Effect } from './sound';
import type { Beat } from './stage.svelte';

export interface Scripted<Scene> extends Beat<Scene> {
  /** So many events of the step are told with this beat. */
  told: number;
}

export class Script<Scene> {
  readonly beats: Scripted<Scene>[] = [];

  /** It begins with what lies on the table. */
  constructor(public scene: Scene) {}

  show(scene: Scene, ms: number, sound?: Effect): void {
    this.scene = scene;
    const told = this.beats.at(-1)?.told ?? 0;
    this.beats.push(sound ? { scene, ms, sound, told } : { scene, ms, told });
  }

  /** An event is told with the last of its beats: nobody reads who wins before it is seen. */
  tell(events: number): void {
    const last = this.beats.at(-1);
    if (last) last.told = events;
  }

  /** All is told, and the table is as the server says. */
  end(scene: Scene, events: number): Scripted<Scene>[] {
    this.show(scene, 0);
    this.tell(events);
    return this.beats;
  }
}
