import { describe, expect, it } from 'vitest';
import type { Foreseen, Person } from '../../src/games/game';
import { moved } from '../../src/games/twelve-gangsters/keys';
import { beats, rest, together } from '../../src/games/twelve-gangsters/scene';
import { preview, question, tell, weigh } from '../../src/games/twelve-gangsters/words';
import type {
  TwelveGangstersEvent,
  TwelveGangstersChoose as Choose,
  TwelveGangstersGang as Gang,
  TwelveGangstersView as View,
} from '../../src/wire';

const gang = (hand: number[], has_chosen = false): Gang => ({ hand, validated: [], refused: [], score: 0, has_chosen });
const view = (changes: Partial<View> = {}): View => ({
  game: 'twelve-gangsters',
  viewer: 0,
  waiting: [0],
  round: 1,
  rounds: 12,
  boss: 1,
  gangs: [gang([5, 9]), gang([7, 8], true), gang([7, 9], true)],
  choice: null,
  memory_aid: true,
  ...changes,
});
const choose = (card: number): Choose => ({ move: 'choose', card });
/** What the server says of the 8 and the 9: Bob, the Boss or not, holds 7 and 8, Carl 7 and 9. */
const foreseen = ({ boss = 1, memory_aid = true }: Partial<View>): Foreseen<Choose> => ({
  outlook: memory_aid
    ? {
        game: 'twelve-gangsters',
        fates:
          boss === 0
            ? [
                { card: 8, good: [], bad: [8], rivals: [1] },
                { card: 9, good: [], bad: [9], rivals: [2] },
              ]
            : [{ card: 8, good: [8], bad: [7], rivals: [] }],
      }
    : null,
  after: () => null,
  ahead: () => null,
  beyond: () => null,
});
const people: Person[] = ['Ana', 'Bob', 'Carl'].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  character: null,
  seated: null,
  deadline: null,
}));
const revealed = (seat: number, card: number, validated: boolean, rule: string, boss = false): TwelveGangstersEvent => ({
  event: 'revealed',
  rule,
  seat,
  card,
  validated,
  boss,
});
const round: TwelveGangstersEvent[] = [
  { event: 'chose', rule: 'TG-3.1', seat: 0, card: 9 },
  revealed(0, 9, false, 'TG-3.4'),
  revealed(1, 7, false, 'TG-3.5', true),
  revealed(2, 7, true, 'TG-3.5'),
  { event: 'boss-passed', rule: 'TG-3.7', seat: 2 },
];
const after = view({ round: 2, boss: 2, waiting: [0, 1, 2], gangs: [gang([5]), gang([8]), gang([9])] });

describe('the theatre of a round', () => {
  const played = beats(round, view(), after);

  it('turns the Boss’s card over first, and then the others one by one', () => {
    const open = played.map((beat) => beat.scene.slots.flatMap((slot, seat) => (slot.face === 'open' ? [seat] : [])).join());
    expect([...new Set(open)]).toEqual(['', '1', '0,1', '0,1,2']);
  });

  it('judges nobody before his card lies open', () => {
    for (const { scene } of played) for (const slot of scene.slots) if (slot.verdict) expect(slot.face).toBe('open');
  });

  it('shows nobody’s card before that', () => {
    const first = played.findIndex((beat) => beat.scene.slots.some((slot) => slot.face === 'open'));
    for (const beat of played.slice(0, first)) expect(beat.scene.slots.slice(1).map((slot) => slot.card)).toEqual([null, null]);
  });

  it('judges the others first and the Boss last', () => {
    const judged = played.flatMap((beat) => (beat.scene.caption && !beat.scene.caption.limit ? [beat.scene.judged] : []));
    expect(judged).toEqual([0, 2, 1]);
  });

  it('lands the money of those who were validated', () => {
    const landing = played.find((beat) => beat.sound === 'money')!.scene;
    expect(landing.gains).toEqual([null, null, 7]);
    expect(landing.put).toEqual([9, 7, 7]);
    expect(landing.gangs.map((other) => other.score)).toEqual([0, 0, 7]);
    expect(landing.gangs[0]!.refused).toEqual([9]);
  });

  it('ends at rest in the new view, each beat within 600 ms', () => {
    expect(played.at(-1)!.scene).toEqual(rest(after));
    expect(Math.max(...played.map((beat) => beat.ms))).toBeLessThanOrEqual(600);
  });
});

describe('the words of a round', () => {
  it('names the Boss’s card before it measures the others by it', () => {
    expect(tell(round, people).map((told) => told.rule)).toEqual(['TG-3.1', 'TG-3.1', 'TG-3.4', 'TG-3.5', 'TG-3.5', 'TG-3.7']);
  });

  it('weighs a card against the open hands that decide', () => {
    const read = (changes: Partial<View>, seat: number): string[] | undefined => {
      const weighed = weigh(view(changes), seat, choose(8), foreseen(changes));
      return weighed ? [7, 8, 9].map(weighed) : undefined;
    };
    expect([0, 1, 2].map((seat) => read({}, seat))).toEqual([undefined, ['bad', 'good', ''], undefined]);
    expect([0, 1, 2].map((seat) => read({ boss: 0 }, seat))).toEqual([undefined, ['', 'bad', ''], ['', 'bad', '']]);
    expect(read({ memory_aid: false }, 1)).toBeUndefined();
  });

  it('asks, and says whom one waits for', () => {
    expect(question(view(), people)).toEqual({ id: 'tg-question', args: { who: 'other', name: 'Bob' } });
    expect(question(view({ waiting: [1], choice: 9 }), people).id).toBe('tg-web-sealed');
    expect(question(view({ viewer: null, waiting: [1] }), people).id).toBe('tg-web-waiting');
    expect(question(view({ waiting: [] }), people).id).toBe('tg-web-over');
  });

  it('previews from public facts: what the Boss still holds', () => {
    expect(preview(view(), people, choose(8), foreseen({})).at(-1)!.words.args).toMatchObject({ safe: 1, held: 2 });
    expect(preview(view({ boss: 0 }), people, choose(9), foreseen({ boss: 0 })).at(-1)!.words.args).toMatchObject({ count: 1 });
    expect(preview(view({ memory_aid: false }), people, choose(8), foreseen({ memory_aid: false })).map((told) => told.rule)).toEqual([
      'TG-3.3',
      'TG-3.4',
    ]);
  });

  it('shows every sealed card only when nothing is hidden', () => {
    const sealed = view({ gangs: [gang([5], true), gang([7], true), gang([9])], choice: 5 });
    expect(rest(sealed).slots.map((slot) => slot.card)).toEqual([5, null, null]);
    const all = together([sealed, { ...sealed, viewer: 1, choice: 7 }, { ...sealed, viewer: 2, choice: null }]);
    expect(rest(all).slots.map((slot) => slot.card)).toEqual([5, 7, null]);
  });
});

describe('arrow keys in the hand', () => {
  it('go round in a row, and up and down between rows', () => {
    expect(moved('ArrowRight', 11, 12, 6)).toBe(0);
    expect(moved('ArrowLeft', 0, 12, 6)).toBe(11);
    expect(moved('ArrowDown', 2, 12, 6)).toBe(8);
    expect(moved('ArrowUp', 2, 12, 6)).toBe(2);
    expect(moved('Home', 7, 12, 12)).toBe(0);
    expect(moved('End', 7, 12, 12)).toBe(11);
    expect(moved('a', 7, 12, 12)).toBeNull();
  });
});
