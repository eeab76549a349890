import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, wait, type LineState } from '../../src/line';
import { FakeSocket } from './socket';

describe('the line to a table', () => {
  let sockets: FakeSocket[];
  let states: LineState[];
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    states = [];
    const listener = {
      hello: () => ({ game: 1, viewer: 0, last_seq: 7 }),
      message: () => {},
      state: (state: LineState) => void states.push(state),
    };
    line = new Line('ws://house/ws/X', listener, () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    });
    line.connect();
    sockets[0]!.onopen!();
  });
  afterEach(() => {
    line.end();
    vi.useRealTimers();
  });

  it('says what it has seen, and waits for the welcome before it commands', () => {
    void line.command({ type: 'start' });
    expect(sockets[0]!.sent).toEqual([{ type: 'hello', game: 1, viewer: 0, last_seq: 7 }]);
    sockets[0]!.hear({ type: 'welcome' });
    expect(sockets[0]!.sent[1]).toMatchObject({ type: 'start' });
  });

  it('sends an unanswered command again with the same id, and an answered one never', async () => {
    sockets[0]!.hear({ type: 'welcome' });
    const done = line.command({ type: 'start' });
    void line.command({ type: 'undo' });
    const [start, undo] = sockets[0]!.sent.slice(1) as { id: string }[];
    sockets[0]!.hear({ type: 'ack', id: start!.id });
    await expect(done).resolves.toBeNull();
    sockets[0]!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen!();
    sockets[1]!.hear({ type: 'welcome' });
    expect(sockets[1]!.sent.slice(1)).toEqual([undo]);
    expect(states).toEqual(['on', 'lost', 'on']);
  });

  it('tries again when nobody welcomes it', () => {
    vi.advanceTimersByTime(14_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(2);
    sockets[1]!.onopen!();
    sockets[1]!.hear({ type: 'welcome' });
    vi.advanceTimersByTime(16_000);
    expect(sockets).toHaveLength(2);
  });

  it('rejects with the reason of the server', async () => {
    sockets[0]!.hear({ type: 'welcome' });
    const refused = line.command({ type: 'start' });
    const { id } = sockets[0]!.sent[1] as { id: string };
    sockets[0]!.hear({ type: 'error', id, problem: { reason: 'lobby-not-host', args: {}, rule: '' } });
    await expect(refused).rejects.toMatchObject({ problem: { reason: 'lobby-not-host' } });
  });

  it('does not come back to a table that does not exist', () => {
    sockets[0]!.onclose!({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states).toEqual(['closed']);
  });

  it('reconnects when no pong comes', () => {
    sockets[0]!.hear({ type: 'welcome' });
    vi.advanceTimersByTime(20_000);
    sockets[0]!.hear({ type: 'pong' });
    vi.advanceTimersByTime(19_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(6_001);
    expect(sockets).toHaveLength(2);
  });

  it('waits longer after each attempt, within limits', () => {
    expect([0, 1, 2, 10].map((attempts) => wait(attempts, () => 0.5))).toEqual([400, 800, 1600, 10_000]);
  });
});
