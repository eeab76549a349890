/** What people say at a table. */
import type { Snippet } from 'svelte';
import { say } from './language.svelte';
import type { ReportForm, Reaction, Saying, Talk, Word } from './wire';

/** A word of a game, to be said. */
export type Wording = Omit<Talk, 'type' | 'id'>;

/** Whoever sits there, or has said this. */
export type Whom = Partial<Pick<ReportForm, 'chair' | 'channel' | 'number'>>;

/** The chat, and how to speak in it. */
export interface Talking {
  chat: readonly Saying[];
  gallery: boolean;
  onsay: (text: string) => void;
  onreact: (reaction: Reaction) => void;
  /** A word of the game in the reader's language. */
  spoken?: ((word: Word) => string) | undefined;
  /** How to speak in words of the game, if there are any now. */
  parley?: Snippet | undefined;
  /** Whom not to hear, whom to tell the host of. */
  oncompany?: (() => void) | undefined;
}

export function saidBy({ text, reaction, word }: Saying, spoken: Talking['spoken']): string {
  if (word !== null) return spoken?.(word) ?? '';
  return reaction === null ? text : say(`web-reaction-${reaction}`);
}
