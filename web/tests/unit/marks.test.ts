import { describe, expect, it } from 'vitest';
import { before, LYING, UPRIGHT } from '../../src/games/reglement-de-comptes/geometry';
import { alarms, idle, marks } from '../../src/games/reglement-de-comptes/marks';
import type { Move, Outlook } from '../../src/games/reglement-de-comptes/material';
import { around } from '../../src/games/reglement-de-comptes/table';
import { asked, place, scenario } from './reglement-de-comptes';

describe('what the board lights up', () => {
  it('draws the line of fire of a card before it is played', () => {
    const { view, legal, foreseen } = asked(5, 2);
    const drawn = marks(view, legal, { move: 'play', card: 'gun' }, foreseen);
    expect([...drawn.doomed]).toEqual([22]);
    expect([...drawn.origins]).toEqual([6]);
    expect(drawn.lines).toEqual([{ from: 6, to: 22, kind: 'shot' }]);
  });

  it('draws the blast of a cake that is being served, and its ghost', () => {
    const { view, legal, foreseen } = asked(2, 0, 'play cake');
    const drawn = marks(view, legal, place(14), foreseen);
    expect([...drawn.blasts]).toEqual([13, 14, 15]);
    expect(drawn.cakes).toEqual([{ place: 14, owner: 0 }]);
  });

  it('draws the way of a passed cake', () => {
    const { view, legal, foreseen } = asked(1, 1, 'play pass, 24');
    expect(marks(view, legal, null, foreseen).ways).toEqual([
      [24, 23],
      [24, 25, 26],
    ]);
    expect(marks(view, legal, place(26), foreseen).ways).toEqual([[24, 25, 26]]);
    const which = asked(1, 1, 'play pass');
    expect(marks(which.view, which.legal, place(24), which.foreseen).ways).toHaveLength(2);
  });

  it('tells who dies of a pill from who falls asleep', () => {
    const first = asked(1, 1, 'play cocktail');
    expect([...marks(first.view, first.legal, place(5), first.foreseen).doomed]).toEqual([5]);
    const second = asked(1, 1, 'play cocktail, 5');
    const drawn = marks(second.view, second.legal, place(13), second.foreseen);
    expect([[...drawn.doomed], [...drawn.drugged]]).toEqual([[5], [13]]);
  });

  it('shows what a new place pays', () => {
    const { view, legal, foreseen } = asked(2, 0, 'play move, 28');
    expect(marks(view, legal, place(17), foreseen).man).toMatchObject({ place: 17, income: 1000 });
  });

  it('draws all that threatens a gang, from where it comes', () => {
    const { foreseen } = asked(3, 4);
    const drawn = alarms(foreseen.outlook as Outlook);
    expect(drawn.lines).toContainEqual({ from: 6, to: 22, kind: 'shot' });
    expect(drawn.lines).toContainEqual({ from: 23, to: 22, kind: 'stab' });
    expect([...drawn.blasts]).toEqual([18, 19, 20]);
    expect(idle(drawn, scenario).has(22)).toBe(false);
    expect(idle(drawn, scenario).has(9)).toBe(true);
  });

  it('shows nothing to those who watch', () => {
    const { foreseen } = asked(5, 2);
    const gun: Move = { move: 'play', card: 'gun' };
    expect(marks({ ...scenario, viewer: null }, [], gun, foreseen).targets.size).toBe(0);
  });

  it('draws an explosion around the corners', () => {
    expect([1, 30, 12].map((at) => around(scenario, at))).toEqual([
      [30, 1, 2],
      [29, 30, 1],
      [11, 12, 13],
    ]);
  });
});

describe('the table drawn', () => {
  it.each([LYING, UPRIGHT])('has room for a cake beside everything that lies before a place', (plan) => {
    const props = plan.seats.map((seat) => before(seat, plan.prop));
    for (const { cake } of plan.seats) for (const prop of props) expect(Math.hypot(cake.x - prop.x, cake.y - prop.y)).toBeGreaterThan(55);
  });

  it.each([LYING, UPRIGHT])('has thirty places clockwise, opposites face each other', (plan) => {
    expect(plan.seats).toHaveLength(30);
    scenario.prints.forEach(({ opposite }, index) => {
      if (opposite === null) return;
      const [a, b] = [plan.seats[index]!, plan.seats[opposite - 1]!];
      expect(plan.tall ? a.y : a.x).toBeCloseTo(plan.tall ? b.y : b.x);
    });
    const middle = { x: plan.width / 2, y: plan.height / 2 };
    plan.seats.forEach((seat, index) => {
      const next = plan.seats[(index + 1) % 30]!;
      const turn = (seat.x - middle.x) * (next.y - middle.y) - (seat.y - middle.y) * (next.x - middle.x);
      expect(turn).toBeGreaterThan(0);
    });
  });
});
