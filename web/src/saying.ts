/** What people say at a table. */
import { say } from './language.svelte';
import type { Reaction, Saying } from './wire';

/** The chat, and how to speak in it. */
export interface Talking {
  chat: readonly Saying[];
  gallery: boolean;
  onsay: (text: string) => void;
  onreact: (reaction: Reaction) => void;
}

export function saidBy({ text, reaction }: Saying): string {
  return reaction === null ? text : say(`web-reaction-${reaction}`);
}
