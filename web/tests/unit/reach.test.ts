import { describe, expect, it } from 'vitest';
import { threats } from '../../src/games/reglement-de-comptes/danger';
import { before, LYING, UPRIGHT } from '../../src/games/reglement-de-comptes/geometry';
import { alarms, idle, marks } from '../../src/games/reglement-de-comptes/marks';
import { blast, glasses, income, neighbours, reach, seated, shots, stabs, way, ways } from '../../src/games/reglement-de-comptes/reach';
import { man, scenario, table } from './reglement-de-comptes';

describe('who can strike whom', () => {
  it('RC-1.1: neighbours go around the corners and the end of the numbers', () => {
    expect(neighbours(scenario, 1)).toEqual([30, 2]);
    expect(neighbours(scenario, 30)).toEqual([29, 1]);
    expect(blast(scenario, 12)).toEqual([11, 12, 13]);
  });

  it('RC-4.1: a blade, or anybody at a knife; no sleeper, no friend', () => {
    expect(stabs(scenario, 5)).toEqual([
      { from: 23, to: 22 },
      { from: 23, to: 24 },
    ]);
    expect(stabs(scenario, 1)).toEqual([{ from: 3, to: 2 }]);
    expect(stabs(scenario, 2)).toContainEqual({ from: 14, to: 13 });
    expect(stabs(table({ 7: man(0, 'blade'), 8: man(0, 'bruiser') }), 0)).toEqual([]);
  });

  it('RC-4.2: across the table, never from or onto an X place', () => {
    expect(shots(scenario, 2)).toEqual([{ from: 6, to: 22 }]);
    expect(shots(table({ 13: man(0, 'gunman'), 29: man(1, 'bruiser') }), 0)).toEqual([]);
    expect(shots(table({ 9: man(0, 'gunman', true), 19: man(1, 'bruiser') }), 0)).toEqual([]);
  });

  it('RC-4.7: opponents at glasses', () => {
    expect(glasses(scenario, 1)).toEqual([5, 13, 19]);
  });

  it('RC-4.4, RC-4.16: a cake goes to the first gangster, and another cake bars the way', () => {
    expect(ways(scenario, 24).map((steps) => steps.at(-1))).toEqual([23, 26]);
    expect(way(table({ 3: man(0, 'blade'), 10: man(1, 'blade') }, { 5: 1, 4: 2 }), 5, -1)).toBeNull();
    expect(way(table({ 5: man(0, 'blade') }, { 5: 1 }), 5, 1)).toBeNull();
  });

  it('RC-3.2, RC-3.3: income of the six scenarios; sleepers earn nothing', () => {
    expect([0, 1, 2, 3, 4, 5].map((seat) => income(scenario, seat))).toEqual([0, 2000, 1000, 1000, 5000, 2000]);
    expect(income(table({ 30: man(0, 'bruiser', true), 3: man(0, 'godfather') }), 0)).toBe(2000);
    expect(income(seated(scenario, man(3, 'godfather'), 9, 17), 3)).toBe(2000);
  });

  it('RC-3.11: a card reaches exactly its targets', () => {
    expect(reach(scenario, 4, 'boom').targets).toEqual([19, 24, 28]);
    expect(reach(scenario, 3, 'move').targets).toEqual([9, 13, 18]);
    expect(reach(scenario, 0, 'cake').targets).toHaveLength(27);
    expect(reach(scenario, 0, 'alert').targets).toHaveLength(17);
    expect(reach(scenario, 2, 'gun')).toEqual({ targets: [22], lines: [{ from: 6, to: 22 }] });
  });
});

describe('the danger view', () => {
  it('names blades, guns, cakes and second pills, from public facts', () => {
    expect(threats(scenario, 4)).toEqual([
      { place: 2, by: 'knife', from: 3, seat: 1 },
      { place: 19, by: 'knife', from: 18, seat: 3 },
      { place: 19, by: 'cake', from: 19, seat: 0 },
      { place: 19, by: 'pill', from: 19, seat: null },
      { place: 22, by: 'knife', from: 23, seat: 5 },
      { place: 22, by: 'gun', from: 6, seat: 2 },
    ]);
  });
});

describe('what the board lights up', () => {
  it('draws the line of fire of a card before it is played', () => {
    const drawn = marks({ ...scenario, viewer: 2 }, [], { move: 'play', card: 'gun' });
    expect([...drawn.doomed]).toEqual([22]);
    expect([...drawn.origins]).toEqual([6]);
  });

  it('draws the blast of a cake that is being served, and its ghost', () => {
    const asked = { ...scenario, viewer: 0, choice: { step: 'serve' as const, places: [], gangster: null } };
    const drawn = marks(asked, [{ move: 'place', place: 14 }], { move: 'place', place: 14 });
    expect([...drawn.blasts]).toEqual([13, 14, 15]);
    expect(drawn.cakes).toEqual([{ place: 14, owner: 0 }]);
  });

  it('draws the way of a passed cake', () => {
    const asked = { ...scenario, viewer: 1, choice: { step: 'pass-where' as const, places: [24], gangster: null } };
    const legal = [23, 26].map((place) => ({ move: 'place' as const, place }));
    expect(marks(asked, legal, null).ways).toEqual([
      [24, 23],
      [24, 25, 26],
    ]);
    expect(marks(asked, legal, legal[1]!).ways).toEqual([[24, 25, 26]]);
  });

  it('shows what a new place pays', () => {
    const asked = { ...scenario, viewer: 3, choice: { step: 'move-where' as const, places: [9], gangster: null } };
    const move = { move: 'place' as const, place: 17 };
    expect(marks(asked, [move], move).man).toMatchObject({ place: 17, income: 1000 });
  });

  it('draws all that threatens a gang, from where it comes', () => {
    const drawn = alarms(scenario, threats(scenario, 4));
    expect(drawn.lines).toContainEqual({ from: 6, to: 22, kind: 'shot' });
    expect(drawn.lines).toContainEqual({ from: 23, to: 22, kind: 'stab' });
    expect([...drawn.blasts]).toEqual([18, 19, 20]);
    expect(idle(drawn, scenario).has(22)).toBe(false);
    expect(idle(drawn, scenario).has(9)).toBe(true);
  });

  it('shows nothing to those who watch', () => {
    expect(marks({ ...scenario, viewer: null }, [], { move: 'play', card: 'gun' }).targets.size).toBe(0);
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
