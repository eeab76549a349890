import { describe, expect, it } from 'vitest';
import { Choosing, same, type Counter } from '../../src/choosing.svelte';
import { handClock } from './clock';
import type { Refusal, TwelveGangstersChoose as Choose } from '../../src/wire';

const choose = (card: number): Choose => ({ move: 'choose', card });
const REFUSAL = { reason: 'tg-spent', args: {}, rule: 'TG-3.8' } as Refusal;

/** A counter that offers 3 and 7 (and 5 out of turn), and writes down what is handed in. */
function counter(): Counter<Choose> & { sent: number[]; asked: number[]; open: () => void } {
  const sent: number[] = [];
  const asked: number[] = [];
  let open = (): void => {};
  const gate = new Promise<void>((done) => (open = done));
  return {
    sent,
    asked,
    open: () => open(),
    offer: () => ({ legal: [choose(3), choose(7)], extra: [choose(5)] }),
    act: async (moves) => {
      sent.push(...moves.map(({ card }) => card));
      await gate;
      return true;
    },
    why: async (move) => {
      asked.push(move.card);
      return REFUSAL;
    },
    foresee: () => null,
  };
}

describe('a choice', () => {
  it('is made with a first press and sent with a second, once', async () => {
    const desk = counter();
    const choosing = new Choosing(desk);
    await choosing.press(choose(3));
    expect([choosing.preview, choosing.ready, desk.sent]).toEqual([choose(3), choose(3), []]);
    const sent = choosing.press(choose(3));
    void choosing.press(choose(3));
    void choosing.commit();
    expect([choosing.sending, desk.sent]).toEqual([true, [3]]);
    desk.open();
    await sent;
    expect(choosing.sending).toBe(false);
  });

  it('is made by a press alone: what is only looked at is not sent', async () => {
    const desk = counter();
    const choosing = new Choosing(desk);
    choosing.look(choose(3));
    await choosing.commit();
    expect([choosing.preview, choosing.ready, desk.sent]).toEqual([choose(3), null, []]);
    await choosing.press(choose(7));
    choosing.look(choose(3));
    void choosing.commit();
    expect(desk.sent).toEqual([7]);
  });

  it('may be changed until it is sent', async () => {
    const desk = counter();
    const choosing = new Choosing(desk);
    await choosing.press(choose(3));
    await choosing.press(choose(7));
    expect([choosing.ready, desk.sent]).toEqual([choose(7), []]);
    void choosing.commit();
    expect(desk.sent).toEqual([7]);
  });

  it('that is none takes one press', () => {
    const desk = counter();
    const choosing = new Choosing({ ...desk, offer: () => ({ legal: [choose(3)], extra: [choose(5)] }) });
    void choosing.press(choose(5));
    expect([choosing.ready, desk.sent]).toEqual([choose(5), []]);
    void choosing.press(choose(3));
    expect(desk.sent).toEqual([3]);
  });

  it('that was made is armed no more, though the next question offers the same', async () => {
    const desk = counter();
    desk.open();
    const choosing = new Choosing(desk);
    await choosing.send(choose(3));
    expect([choosing.looked, choosing.ready, choosing.offers(choose(3))]).toEqual([null, null, true]);
    await choosing.commit();
    expect(desk.sent).toEqual([3]);
  });

  it('hears nothing while its question is new: a double click does not answer the next one', async () => {
    const desk = counter();
    desk.open();
    const clock = handClock();
    const choosing = new Choosing({ ...desk, offer: () => ({ legal: [choose(3)], extra: [] }) }, clock);
    await choosing.press(choose(3));
    await choosing.press(choose(3));
    await choosing.press(choose(4));
    expect([desk.sent, desk.asked, clock.waits, choosing.deaf]).toEqual([[3], [], [350], true]);
    clock.tick();
    await choosing.press(choose(3));
    expect(desk.sent).toEqual([3, 3]);
  });

  it('belongs to one question', async () => {
    const choosing = new Choosing(counter());
    await choosing.why(choose(3));
    const { question } = choosing;
    choosing.renew();
    expect([choosing.preview, choosing.refusal]).toEqual([null, null]);
    expect(choosing.question).not.toBe(question);
  });

  it('that is being sent stays in sight until it is done, or refused', async () => {
    const desk = counter();
    const several = { ...desk, parts: () => [choose(3), choose(4)] };
    const choosing = new Choosing({ ...several, act: async (moves) => (await desk.act(moves), false) });
    const { question } = choosing;
    const sent = choosing.send(choose(9));
    choosing.renew();
    expect([choosing.preview, choosing.question]).toEqual([choose(9), question]);
    desk.open();
    await sent;
    expect([choosing.preview, choosing.question]).toEqual([null, question + 1]);
  });

  it('that was refused before anything was done stays as it is', async () => {
    const desk = counter();
    const choosing = new Choosing({ ...desk, act: async () => false });
    await choosing.send(choose(3));
    expect(choosing.ready).toEqual(choose(3));
  });

  it('of several moves is sent at once', async () => {
    const desk = counter();
    desk.open();
    let times = 0;
    const several = { ...desk, parts: (move: Choose) => (move.card === 9 ? [choose(3), choose(4), choose(5)] : [move]) };
    const choosing = new Choosing({ ...several, act: async (moves: readonly Choose[]) => ((times += 1), desk.act(moves)) });
    expect(choosing.offers(choose(9))).toBe(true);
    await choosing.send(choose(9));
    expect([times, desk.sent]).toEqual([1, [3, 4, 5]]);
    await choosing.why(choose(9));
    expect(desk.asked).toEqual([3]);
  });

  it('may be made out of turn', () => {
    const desk = counter();
    void new Choosing(desk).send(choose(5));
    expect(desk.sent).toEqual([5]);
  });

  it('that cannot be done is not previewed, and says why', async () => {
    const desk = counter();
    const choosing = new Choosing(desk);
    await choosing.press(choose(4));
    expect([choosing.preview, choosing.refusal, desk.sent, desk.asked]).toEqual([null, REFUSAL, [], [4]]);
    choosing.look(choose(3));
    expect(choosing.refusal).toBeNull();
  });

  it('that cannot be done says why as soon as it is looked at, and is asked about once for each question', async () => {
    const desk = counter();
    const choosing = new Choosing(desk);
    const seen = async (): Promise<unknown> => (
      choosing.look(choose(4)),
      await Promise.resolve(),
      await Promise.resolve(),
      choosing.refusal
    );
    expect(await seen()).toEqual(REFUSAL);
    choosing.look(choose(3));
    expect([await seen(), desk.asked]).toEqual([REFUSAL, [4]]);
    choosing.renew();
    expect([await seen(), desk.asked]).toEqual([REFUSAL, [4, 4]]);
  });

  it('does not explain what one no longer looks at', async () => {
    const choosing = new Choosing(counter());
    const answered = choosing.why(choose(4));
    choosing.look(choose(3));
    await answered;
    expect(choosing.refusal).toBeNull();
  });

  it('is the same in whatever order it is written', () => {
    expect(same({ card: 3, move: 'choose' } as Choose, choose(3))).toBe(true);
    expect(same(choose(4), choose(3))).toBe(false);
  });
});

describe('a thing that stands for a move', () => {
  /** What an element hears, one that can be marked. */
  class Thing extends EventTarget {
    armed = false;

    setAttribute(): void {}

    toggleAttribute(_name: string, on: boolean): void {
      this.armed = on;
    }
  }

  const thing = (): HTMLElement => new Thing() as unknown as HTMLElement;
  const press = (target: EventTarget, pointerType: string): void => {
    for (const name of ['pointerenter', 'pointerdown', 'focus', 'click'])
      target.dispatchEvent(Object.assign(new Event(name), { pointerType }));
  };

  it.each(['mouse', 'touch', 'pen'])('is sent by a %s after two presses', async (pointerType) => {
    const desk = counter();
    const card = thing();
    new Choosing(desk).option(choose(3))(card);
    await Promise.resolve(); // Svelte listens to pointers a moment later
    press(card, pointerType);
    expect(desk.sent).toEqual([]);
    press(card, pointerType);
    expect(desk.sent).toEqual([3]);
  });

  it('that is a button of a desk is sent by one press', async () => {
    const desk = counter();
    const button = thing();
    new Choosing(desk).seal(choose(3))(button);
    await Promise.resolve();
    press(button, 'mouse');
    expect(desk.sent).toEqual([3]);
  });

  it('is looked at under the mouse; when that leaves, what is chosen is looked at again', async () => {
    const choosing = new Choosing(counter());
    const [three, seven] = [thing(), thing()];
    choosing.option(choose(3))(three);
    choosing.option(choose(7))(seven);
    await Promise.resolve();
    press(three, 'mouse');
    seven.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    expect([choosing.looked, choosing.ready]).toEqual([choose(7), choose(3)]);
    seven.dispatchEvent(new Event('pointerleave'));
    expect(choosing.looked).toEqual(choose(3));
  });

  it('is let go of', () => {
    const desk = counter();
    const card = thing();
    const leave = new Choosing(desk).seal(choose(3))(card);
    if (leave) leave();
    press(card, 'mouse');
    expect(desk.sent).toEqual([]);
  });
});
