/** What has happened since somebody last chose something: told in lines, and outlined on the board. */
import type { GameEvent } from './wire';

export interface Changes<Event> {
  /** One plays after the other: what follows a choice under the same name is what it brought. */
  inTurns: boolean;
  /** Who has made a choice of his own with this event. */
  chosen(event: Event): number | null;
  /** The things on the board that it speaks of, by the names under which they travel. */
  touched(event: Event): readonly string[];
}

/** After the last choice of this seat, and after what that choice brought by itself; nothing before the first one. */
export function since(story: readonly GameEvent[], viewer: number | null, changes: Changes<GameEvent> | undefined): readonly GameEvent[] {
  if (viewer === null || !changes) return NOTHING;
  const last = story.findLastIndex((event) => changes.chosen(event) === viewer);
  if (last < 0) return NOTHING;
  const others = (event: GameEvent): boolean => !changes.inTurns || !('seat' in event) || event.seat !== viewer;
  const later = story.slice(last + 1);
  const first = later.findIndex(others);
  return first < 0 ? NOTHING : later.slice(first).filter((event) => changes.touched(event).length > 0);
}

const NOTHING: readonly GameEvent[] = [];
