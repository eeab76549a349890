/** What this client knows of a table, and how each message of the server changes it. */
import type { GameEvent, Outgoing, Saying, Situation, Snapshot, Step, Table, Undone, You } from './wire';

export interface Known {
  table: Table | null;
  you: You | null;
  chat: readonly Saying[];
  game: number | null;
  viewer: number | null;
  seq: number;
  story: readonly GameEvent[];
  situation: Situation | null;
}

export const NOTHING: Known = {
  table: null,
  you: null,
  chat: [],
  game: null,
  viewer: null,
  seq: 0,
  story: [],
  situation: null,
};

/** A message is missing: reconnect, the server will send the rest. */
export class Gap extends Error {}

export function receive(known: Known, message: Outgoing): Known {
  switch (message.type) {
    case 'welcome':
      return { ...known, table: message.table, you: message.you, chat: message.chat };
    case 'lobby':
      return cleared({ ...known, table: message.table, you: message.you });
    case 'snapshot':
      return at(known, message, message.events);
    case 'step':
      return at(known, inOrder(known, message), [...known.story, ...message.events]);
    case 'undone':
      return at(known, inOrder(known, message), [...known.story.slice(0, message.keep), ...message.events]);
    case 'clocks':
      return known.situation && message.game === known.game
        ? { ...known, situation: { ...known.situation, deadlines: message.deadlines } }
        : known;
    case 'said':
      return { ...known, chat: joined(known.chat, message.saying) };
    default:
      return known;
  }
}

/** Back in the lobby, the game before is no longer on the table. */
function cleared(known: Known): Known {
  return known.table?.phase === 'lobby' ? { ...known, game: null, viewer: null, seq: 0, story: [], situation: null } : known;
}

function at(known: Known, message: Snapshot | Step | Undone, story: readonly GameEvent[]): Known {
  return { ...known, game: message.game, viewer: message.viewer, seq: message.seq, story, situation: message.situation };
}

/** A message goes on from what we have. */
function inOrder<T extends Step | Undone>(known: Known, message: T): T {
  const same = message.game === known.game && message.viewer === known.viewer;
  const next = message.type === 'step' ? message.after === known.seq : message.seq === known.seq + 1;
  if (!same || !next) throw new Gap();
  return message;
}

function joined(chat: readonly Saying[], saying: Saying): readonly Saying[] {
  const there = chat.some((other) => other.channel === saying.channel && other.number === saying.number);
  return there ? chat : [...chat, saying];
}
