import { describe, expect, it } from 'vitest';
import { Travels } from '../../src/travel';

interface Played {
  transforms: (string | undefined)[];
  opacities: unknown[];
  duration: number;
  cancelled: boolean;
}

/** An element that lies where it is told, and remembers how it was sent. */
class Piece {
  readonly ways: Played[] = [];
  readonly marks = new Set<string>();

  constructor(
    public x: number,
    public y = 0,
    readonly width = 10,
    readonly height = 10,
  ) {}

  get offsetWidth(): number {
    return this.width;
  }

  getBoundingClientRect(): { x: number; y: number; width: number; height: number } {
    return { x: this.x, y: this.y, width: this.width, height: this.height };
  }

  animate(frames: Keyframe[], { duration }: { duration: number }): object {
    const way: Played = {
      transforms: frames.map(({ transform }) => transform as string | undefined),
      opacities: frames.map(({ opacity }) => opacity),
      duration,
      cancelled: false,
    };
    this.ways.push(way);
    return { cancel: () => (way.cancelled = true) };
  }

  toggleAttribute(name: string, on: boolean): void {
    if (on) this.marks.add(name);
    else this.marks.delete(name);
  }
}

const element = (piece: Piece): Element => piece as unknown as Element;

describe('things that travel', () => {
  it('go from where they were to where they are, and nothing else stirs', () => {
    const travels = new Travels(() => false);
    const [pawn, tree] = [new Piece(0), new Piece(50)];
    travels.thing('pawn')(element(pawn));
    travels.thing('tree')(element(tree));
    travels.before(300);
    pawn.x = 100;
    travels.after();
    expect(pawn.ways).toHaveLength(1);
    expect(pawn.ways[0]!.duration).toBe(300);
    expect(pawn.ways[0]!.transforms[0]).toBe('translate(-100px, 0px) scale(1)');
    expect(pawn.ways[0]!.transforms.at(-1)).toBe('translate(0px, 0px) scale(1)');
    expect(tree.ways).toEqual([]);
  });

  it('are the same when they leave one place and appear in another', () => {
    const travels = new Travels(() => false);
    const [held, laid] = [new Piece(0, 0, 20, 20), new Piece(0, 200)];
    const leave = travels.thing('card 7')(element(held))!;
    travels.before(300);
    leave();
    travels.thing('card 7')(element(laid));
    travels.after();
    expect(laid.ways[0]!.transforms[0]).toBe('translate(5px, -195px) scale(2)');
    expect(held.ways).toEqual([]);
  });

  it('come from a place if they were nowhere before, and appear where they are if nobody knows it', () => {
    const travels = new Travels(() => false);
    const [pile, first, second] = [new Piece(0), new Piece(40), new Piece(60)];
    travels.place('pile')(element(pile));
    travels.before(300);
    travels.thing('card 1', 'pile')(element(first));
    travels.thing('card 2', 'attic')(element(second));
    travels.after();
    expect(first.ways[0]!.transforms[0]).toBe('translate(-40px, 0px) scale(1)');
    expect([pile.ways, second.ways]).toEqual([[], []]);
  });

  it('are gone when they arrive, if they only bring something', () => {
    const travels = new Travels(() => false);
    const [bank, bill] = [new Piece(0), new Piece(40)];
    travels.place('bank')(element(bank));
    travels.before(300);
    travels.arrival('bank', 0)(element(bill));
    travels.after();
    expect(bill.ways[0]!.opacities).toEqual([1, 1, 0]);
    travels.before(300);
    bill.x = 80;
    travels.after();
    expect(bill.ways, 'one flight').toHaveLength(1);
  });

  it('take as long as the beat, but neither an eternity nor a blink', () => {
    const travels = new Travels(() => false);
    const pawn = new Piece(0);
    travels.thing('pawn')(element(pawn));
    for (const ms of [5_000, 40, 333]) {
      travels.before(ms);
      pawn.x += 50;
      travels.after();
    }
    expect(pawn.ways.map(({ duration }) => duration)).toEqual([600, 140, 333]);
    expect(pawn.ways.map(({ cancelled }) => cancelled)).toEqual([true, true, false]);
  });

  it('are there at once when all is shown at once, and what was under way is there, too', () => {
    const travels = new Travels(() => false);
    const pawn = new Piece(0);
    travels.thing('pawn')(element(pawn));
    travels.before(300);
    pawn.x = 50;
    travels.after();
    travels.before(0);
    pawn.x = 100;
    travels.after();
    expect(pawn.ways).toHaveLength(1);
    expect(pawn.ways[0]!.cancelled).toBe(true);
  });

  it('fade in for whoever wants no motion', () => {
    const travels = new Travels(() => true);
    const pawn = new Piece(0);
    travels.thing('pawn')(element(pawn));
    travels.before(300);
    pawn.x = 50;
    travels.after();
    expect(pawn.ways[0]!.transforms).toEqual([undefined, undefined]);
    expect(pawn.ways[0]!.opacities).toEqual([0, 1]);
  });

  it('stay where they are on a board that grows', () => {
    const travels = new Travels(() => false);
    const board = new Piece(0, 0, 500, 500);
    const [pawn, guest, pile] = [new Piece(0), new Piece(90), new Piece(10)];
    travels.board(element(board));
    travels.place('pile')(element(pile));
    travels.thing('pawn')(element(pawn));
    travels.before(300);
    Object.assign(board, { width: 600 });
    pawn.x = 30;
    travels.thing('guest', 'pile')(element(guest));
    travels.after();
    expect(pawn.ways).toEqual([]);
    expect(guest.ways).toHaveLength(1);
  });

  it('have nowhere to go when the board is gone, as at the end of a game', () => {
    const travels = new Travels(() => false);
    const leave = travels.board(element(new Piece(0, 0, 500, 500))) as () => void;
    travels.before(300);
    leave();
    expect(() => travels.after()).not.toThrow();
  });

  it('are outlined by their names, whenever they appear', () => {
    const travels = new Travels(() => false);
    const [man, cake, late] = [new Piece(0), new Piece(1), new Piece(2)];
    travels.thing('man 3')(element(man));
    travels.thing('cake 0')(element(cake));
    travels.outline(['man 3', 'man 9']);
    travels.thing('man 9')(element(late));
    expect([man, cake, late].map(({ marks }) => marks.size)).toEqual([1, 0, 1]);
    travels.outline([]);
    expect([man, cake, late].map(({ marks }) => marks.size)).toEqual([0, 0, 0]);
  });
});
