import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sitting } from '../../src/sitting.svelte';
import type { GameMove, Outgoing, Situation } from '../../src/wire';
import { FakeSocket } from './socket';

const play: GameMove = { move: 'play', card: 'gun' };
const place = (number: number): GameMove => ({ move: 'place', place: number });
const view = (choice: string | null): Situation['view'] => ({ viewer: 0, choice }) as unknown as Situation['view'];
const situation = {
  view: view(null),
  legal: [play],
  extra: [],
  question: 3,
  can_undo: false,
  deadlines: [],
  since: [],
  alarm: null,
  result: null,
  lesson: null,
  pledges: [],
} as Situation;

describe('a choice at a table', () => {
  let socket: FakeSocket;
  let sitting: Sitting;

  beforeEach(() => {
    socket = new FakeSocket();
    vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
    vi.stubGlobal('WebSocket', function open() {
      return socket;
    });
    sitting = new Sitting('CODE');
    socket.onopen!();
    socket.hear({ type: 'welcome', now: 0 } as Partial<Outgoing>);
    step('snapshot', situation);
  });
  afterEach(() => {
    sitting.end();
    vi.unstubAllGlobals();
  });

  function step(type: 'snapshot' | 'step', found: Situation): void {
    const after = sitting.known.seq;
    socket.hear({ type, game: 1, viewer: 0, after, seq: after + 1, events: [], situation: found } as Partial<Outgoing>);
  }

  function answer(message: object): void {
    socket.hear({ ...message, id: (socket.sent.at(-1) as { id: string }).id } as Partial<Outgoing>);
  }

  async function begin(): Promise<void> {
    const done = sitting.act([play]);
    answer({ type: 'offer', view: view('gun'), legal: [place(21)] });
    expect(await done).toBe(true);
  }

  it('that is only begun shows what may come next, and can be taken back here alone', async () => {
    await begin();
    expect(sitting.situation).toEqual({ ...situation, view: view('gun'), legal: [place(21)], can_undo: true });
    expect(sitting.known.situation).toEqual(situation);
    const sent = socket.sent.length;
    sitting.undo();
    expect([sitting.situation, sitting.chosen, socket.sent.length]).toEqual([situation, [], sent]);
  });

  it('is sent whole, with all that was begun', async () => {
    await begin();
    const done = sitting.act([place(21)]);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'act', moves: [play, place(21)] });
    step('step', { ...situation, legal: [] });
    answer({ type: 'ack' });
    expect(await done).toBe(true);
    expect([sitting.chosen, sitting.situation!.legal]).toEqual([[], []]);
  });

  it('that is refused leaves what was begun', async () => {
    await begin();
    const done = sitting.act([place(4)]);
    answer({ type: 'error', problem: { reason: 'rc-refusal-place', args: {}, rule: 'RC-4.4' } });
    expect(await done).toBe(false);
    expect([sitting.chosen, sitting.problem?.rule]).toEqual([[play], 'RC-4.4']);
    void sitting.why(place(5));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'why', moves: [play, place(5)] });
  });

  it('that was begun out of turn goes on out of turn', async () => {
    step('step', { ...situation, legal: [], extra: [play] });
    await begin();
    expect(sitting.situation).toMatchObject({ legal: [], extra: [place(21)] });
  });

  it('is begun anew when something has happened', async () => {
    await begin();
    step('step', situation);
    expect([sitting.chosen, sitting.situation]).toEqual([[], situation]);
  });
});
