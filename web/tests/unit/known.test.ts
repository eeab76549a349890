import { describe, expect, it } from 'vitest';
import { Gap, NOTHING, receive, type Known } from '../../src/known';
import type { GameEvent, Outgoing, Situation, Table } from '../../src/wire';

const chose = (seat: number): GameEvent => ({ event: 'chose', rule: 'TG-3.1', seat, card: null });
const situation = { legal: [], extra: [] } as unknown as Situation;
const table = (phase: Table['phase']): Table => ({ phase }) as Table;
const you = { name: 'Ana', chair: 0, host: true, orders: [], muted: [] };
const at = (type: 'snapshot' | 'step', seq: number, events: GameEvent[], after = seq - 1): Outgoing => ({
  type,
  game: 1,
  viewer: 0,
  after,
  seq,
  events,
  situation,
  missed: false,
});

function after(...messages: Outgoing[]): Known {
  return messages.reduce(receive, NOTHING);
}

describe('what a client knows', () => {
  it('goes on from a snapshot, step by step', () => {
    const known = after(at('snapshot', 3, [chose(0)]), at('step', 4, [chose(1)]), at('step', 5, [chose(2)]));
    expect(known.seq).toBe(5);
    expect(known.story.map((event) => 'seat' in event && event.seat)).toEqual([0, 1, 2]);
  });

  it('notices a gap in live messages', () => {
    expect(() => after(at('snapshot', 3, []), at('step', 5, []))).toThrow(Gap);
    expect(() => after(at('snapshot', 3, []), at('step', 3, []))).toThrow(Gap);
  });

  it('takes several numbers at once', () => {
    const known = after(at('snapshot', 3, [chose(0)]), at('step', 9, [chose(1), chose(2)], 3));
    expect(known.seq).toBe(9);
    expect(known.story).toHaveLength(3);
    expect(() => receive(known, at('step', 11, []))).toThrow(Gap);
  });

  it('refuses a step seen from another chair', () => {
    expect(() => receive(after(at('snapshot', 3, [])), { ...at('step', 4, []), viewer: 1 } as Outgoing)).toThrow(Gap);
  });

  it('keeps what an undo leaves', () => {
    const undone: Outgoing = { type: 'undone', game: 1, viewer: 0, seq: 4, seat: 0, keep: 1, events: [chose(5)], situation };
    const known = after(at('snapshot', 3, [chose(0), chose(1)]), undone);
    expect(known.story.map((event) => 'seat' in event && event.seat)).toEqual([0, 5]);
  });

  it('clears the game when the table is back in its lobby', () => {
    const known = after(at('snapshot', 3, [chose(0)]), { type: 'lobby', table: table('lobby'), you });
    expect(known).toMatchObject({ game: null, seq: 0, story: [], situation: null });
  });

  it('hears a saying once', () => {
    const said: Outgoing = {
      type: 'said',
      saying: { number: 1, channel: 'players', name: 'Bob', chair: 1, text: 'hé', at: 0, reaction: null, word: null },
    };
    expect(after(said, said).chat).toHaveLength(1);
  });
});
