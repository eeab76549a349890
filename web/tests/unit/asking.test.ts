import { describe, expect, it } from 'vitest';
import { asksAnew } from '../../src/asking';
import { Choosing } from '../../src/choosing.svelte';
import type { AnyGame } from '../../src/games/game';
import { Draft } from '../../src/games/nostra-city/draft.svelte';
import type { Move, Single, View } from '../../src/games/nostra-city/material';
import { moment, parts } from '../../src/games/nostra-city/plans';
import { label, question } from '../../src/games/nostra-city/words';
import type { Situation } from '../../src/wire';
import { asking, caid, city, people, player } from './nostra-city';

const NOSTRA = { question, moment } as unknown as AnyGame;
const PASS: Single = { move: 'pass' };
const BOSS: Single = { move: 'caid', caid: 0 };

const offered = (view: View, legal: readonly Single[], extra: readonly Single[] = []): Situation =>
  ({ view, legal, extra }) as unknown as Situation;

/** Somebody at this table: what is offered, and what was handed in. */
function seated(view: View, legal: readonly Single[]): { choosing: Choosing<Move>; sent: Move[] } {
  const sent: Move[] = [];
  const choosing: Choosing<Move> = new Choosing<Move>({
    offer: () => ({ legal, extra: [] }),
    act: async (moves) => sent.push(...moves) > 0,
    why: async () => null,
    foresee: () => null,
    parts: (move) => parts(view, move, choosing),
  });
  return { choosing, sent };
}

describe('a new question', () => {
  const trial = offered(city({ question: asking('proces') }), [PASS, BOSS]);

  it.each([
    ['another month', city({ question: asking('proces'), month: 2 })],
    ['another phase', city({ question: asking('business') })],
    ['another seat', city({ question: asking('proces', { seat: 1 }) })],
    ['other bills', city({ question: asking('proces'), hand: { ...city().hand!, bank: ['5'] } })],
    ['half a choice', city({ question: asking('proces'), choice: { chosen: ['caid 0'], rival: null, gifts: [], first: null } })],
  ])('comes with %s, though the same is offered', (_, view) => {
    expect(asksAnew(NOSTRA, people, trial, offered(view, [PASS, BOSS]))).toBe(true);
  });

  it('comes with other moves, and with the first sight of the table', () => {
    expect(asksAnew(NOSTRA, people, trial, { ...trial, legal: [PASS] })).toBe(true);
    expect(asksAnew(NOSTRA, people, null, trial)).toBe(true);
  });

  it('is not what others do meanwhile', () => {
    const pause = (waiting: number[]): Situation => offered(city({ question: asking('pause', { seat: null }), waiting }), [PASS]);
    expect(asksAnew(NOSTRA, people, pause([0, 1]), pause([0]))).toBe(false);
  });

  it('finds an empty desk: a bribe is not put together in the next month (NC-6.1)', () => {
    const view = city({ question: asking('proces') });
    const { choosing } = seated(view, [PASS, BOSS]);
    const draft = new Draft();
    draft.settle(view, choosing);
    draft.press(view, choosing, BOSS);
    draft.toggle(view, choosing, '10i', true);
    expect(choosing.preview?.move).toBe('corrupt');
    choosing.renew();
    draft.settle(city({ question: asking('business'), month: 2 }), choosing);
    expect([choosing.preview, draft.caid, draft.bills]).toEqual([null, null, []]);
  });
});

describe('a choice that was interrupted', () => {
  const begun = (...chosen: string[]): Partial<View> => ({ choice: { chosen, rival: null, gifts: [], first: null } });

  it('is gone on with step by step, and each step says what it belongs to', () => {
    const view = city({ question: asking('business'), ...begun('caid 1', 'turf 27') });
    const pick: Single = { move: 'pick', pick: 1 };
    const { choosing, sent } = seated(view, [pick, { move: 'pick', pick: 2 }]);
    const draft = new Draft();
    draft.settle(view, choosing);
    expect(draft.interrupted(view, choosing)).toBe(true);
    draft.press(view, choosing, pick);
    expect([choosing.preview, sent]).toEqual([pick, []]);
    expect(label(view, people, pick).id).toBe('nc-web-do-collect');
  });

  it('names whom a spy would watch (NC-8.3)', () => {
    const spying = city({ question: asking('pause', { seat: null }), players: [player([caid(18, 'spy')]), ...city().players.slice(1)] });
    const view = { ...spying, ...begun('caid 18') } as View;
    expect(label({ ...view, players: view.players.map((one) => ({ ...one, cards: 1 })) }, people, { move: 'player', seat: 1 }).id).toBe(
      'nc-web-do-strike',
    );
  });

  it('does not come from a press on a spy at a pause: that opens his desk (NC-8.3)', () => {
    const view = city({ question: asking('pause', { seat: null }), players: [player([caid(18, 'spy')]), ...city().players.slice(1)] });
    const spy: Single = { move: 'caid', caid: 18 };
    const { choosing, sent } = seated(view, [PASS, spy]);
    const draft = new Draft();
    draft.settle(view, choosing);
    draft.press(view, choosing, spy);
    expect([draft.opening, sent]).toEqual([spy, []]);
  });
});
