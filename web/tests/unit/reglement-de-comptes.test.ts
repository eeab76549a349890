import { describe, expect, it } from 'vitest';
import type { Event, Move } from '../../src/games/reglement-de-comptes/material';
import { preview } from '../../src/games/reglement-de-comptes/preview';
import { beats, rest, together } from '../../src/games/reglement-de-comptes/scene';
import { line, tell } from '../../src/games/reglement-de-comptes/tell';
import { knowledge, label, question, remarks } from '../../src/games/reglement-de-comptes/words';
import { asked, people, place, scenario } from './reglement-de-comptes';

const victim = { place: 22, seat: 4, kind: 'godfather' as const };
const shooting: Event[] = [
  { event: 'played', rule: 'RC-3.5', seat: 2, card: 'gun' },
  { event: 'shot', rule: 'RC-4.2', seat: 2, origin: 6, dead: victim },
];
const gone = { ...scenario, places: scenario.places.map((spot, index) => (index === 21 ? { ...spot, gangster: null } : spot)) };

describe('the theatre', () => {
  it('shows the card, then the shot, then the fall, and rests in the new view', () => {
    const played = beats(shooting, scenario, gone);
    expect(played.map((beat) => beat.scene.effect?.kind)).toEqual([undefined, 'shot', 'fall', undefined]);
    expect(played.map((beat) => beat.scene.places[21]!.gangster !== null)).toEqual([true, true, false, false]);
    expect(played[0]!.scene.shown).toEqual({ seat: 2, card: 'gun', used: true });
    expect(played.at(-1)!.scene.places).toEqual(rest(gone).places);
    expect(Math.max(...played.map((beat) => beat.ms))).toBeLessThanOrEqual(600);
  });

  it('burns the fuse before the cake explodes, and then sends it home', () => {
    const events: Event[] = [
      { event: 'exploded', rule: 'RC-3.1', owner: 1, place: 28, dead: [{ place: 28, seat: 0, kind: 'bruiser' }] },
      { event: 'cake-returned', rule: 'RC-3.1', owner: 1, gone: false },
      { event: 'went-out', rule: 'RC-5.1', seat: 0, cards: ['gun', 'gun'] },
    ];
    const played = beats(events, scenario, scenario);
    expect(played.map((beat) => beat.scene.effect?.kind)).toEqual(['fuse', 'blast', 'fall', undefined, undefined, undefined]);
    expect(played[4]!.scene.places[27]!).toEqual({ gangster: null, cake: null });
    expect(played[4]!.scene.gangs[1]!.cake).toBe('home');
    expect(played[4]!.scene.gangs[0]).toMatchObject({ cards: 0, gangsters: 0 });
    expect(played[4]!.scene.discards).toEqual({ gun: 2 });
  });

  it('empties the table at an alert and seats everybody again, one by one', () => {
    const events: Event[] = [
      { event: 'played', rule: 'RC-3.5', seat: 1, card: 'alert' },
      { event: 'alerted', rule: 'RC-4.9', seat: 1 },
      { event: 'seated', rule: 'RC-4.13', seat: 1, kind: 'blade', asleep: false, place: 9 },
    ];
    const scenes = beats(events, scenario, scenario).map((beat) => beat.scene);
    const scene = scenes.at(-2)!;
    expect(scene.places.filter((spot) => spot.gangster)).toHaveLength(1);
    // Everybody who waits off the table has come from a chair.
    const fled = scenes.find(({ effect }) => effect?.kind === 'raid' && effect.left.length > 0)!;
    const left = fled.effect?.kind === 'raid' ? fled.effect.left.map(({ gangster }) => gangster) : [];
    expect(fled.gangs.flatMap(({ lobby }) => lobby).every((man) => left.includes(man))).toBe(true);
    expect(scene.gangs[1]!.lobby).toHaveLength(3);
    expect(scene.removed).toEqual({ alert: 1 });
    expect(scene.places[27]!.cake).toBe(1);
  });

  it('pays from the places that earn', () => {
    const earned: Event = {
      event: 'earned',
      rule: 'RC-3.2',
      seat: 4,
      godfather: 22,
      businesses: [],
      monopolies: ['gambling'],
      doubled: false,
      due: 5000,
      paid: 5000,
      bank: 25_000,
    };
    const scene = beats([earned], scenario, scenario)[0]!.scene;
    expect(scene.effect).toEqual({ kind: 'pay', at: [22, 2], seat: 4, amount: 5000, doubled: false });
    expect([scene.bank, scene.gangs[4]!.money]).toEqual([25_000, 10_000]);
  });

  it('moves, drugs, wakes, serves and passes', () => {
    const events: Event[] = [
      { event: 'drugged', rule: 'RC-4.7', seat: 1, asleep: [13], dead: [{ place: 5, seat: 5, kind: 'blade' }] },
      { event: 'woke', rule: 'RC-3.7', seat: 4, places: [19] },
      { event: 'moved', rule: 'RC-4.10', seat: 3, kind: 'godfather', origin: 9, place: 17 },
      { event: 'cake-passed', rule: 'RC-4.4', seat: 1, owner: 2, origin: 24, place: 26 },
      { event: 'cake-placed', rule: 'RC-4.3', seat: 3, place: 1 },
    ];
    const { places, gangs } = beats(events, scenario, scenario).at(-2)!.scene;
    expect([5, 9, 13, 17, 19].map((place) => places[place - 1]!.gangster?.asleep)).toEqual([undefined, undefined, true, false, false]);
    expect([1, 24, 26].map((place) => places[place - 1]!.cake)).toEqual([3, null, 2]);
    expect(gangs[3]).toMatchObject({ cake: 'table' });
  });
});

describe('the words', () => {
  it('tell what happened with its rule, without small talk', () => {
    const quiet: Event[] = [{ event: 'drew', rule: 'RC-3.5', seat: 1, card: null }, ...shooting];
    expect(tell(quiet, people).map((told) => [told.words.id, told.rule, told.seat])).toEqual([
      ['rc-event-played', 'RC-3.5', 2],
      ['rc-event-shot', 'RC-4.2', 2],
    ]);
    const cake: Event = { event: 'exploded', rule: 'RC-3.1', owner: 0, place: 28, dead: [] };
    expect(line(cake, people)).toMatchObject({ seat: 0, mood: 'bad', words: { args: { who: 'you', count: 0 } } });
  });

  it('ask one question at a time', () => {
    expect(question(scenario, people).id).toBe('rc-web-ask-card');
    expect(question({ ...scenario, phase: 'second' }, people).id).toBe('rc-web-ask-second');
    expect(question({ ...scenario, phase: 'seating' }, people).id).toBe('rc-web-ask-summon');
    expect(question({ ...scenario, choice: { step: 'stab', places: [], gangster: null } }, people).id).toBe('rc-web-ask-stab');
    expect(question({ ...scenario, waiting: [8], phase: 'draw' }, people).id).toBe('rc-web-dealing');
    expect(question({ ...scenario, waiting: [2] }, people).id).toBe('rc-web-waiting');
    expect(question({ ...scenario, phase: 'over', waiting: [] }, people).id).toBe('rc-web-over');
  });

  const ids = (number: number, seat: number, begun: string, move: Move): string[] => {
    const { view, foreseen } = asked(number, seat, begun);
    return preview(view, people, move, foreseen).map((told) => told.words.id);
  };

  it('preview who dies, who is saved, what pays and what threatens', () => {
    expect(ids(5, 2, 'play gun', place(22))).toEqual(['rc-web-pre-struck']);
    expect(ids(3, 4, 'play boom', place(28))).toEqual(['rc-web-pre-killed', 'rc-web-pre-out']);
    expect(ids(1, 1, 'play pass, 24', place(26))).toEqual(['rc-web-pre-saved', 'rc-web-pre-threat']);
    expect(ids(1, 1, 'play pass, 24', place(23))).toEqual(['rc-web-pre-threat', 'rc-web-pre-threat-own']);
    expect(ids(2, 0, 'play move, 28', place(17))).toEqual(['rc-web-pre-income', 'rc-web-pre-safe']);
    expect(ids(2, 0, 'play move', place(28))).toEqual(['rc-web-pre-who', 'rc-web-pre-danger']);
    expect(ids(1, 1, 'play cocktail', place(5))).toEqual(['rc-web-pre-drug']);
    expect(ids(1, 1, '', { move: 'play', card: 'alert' })).toEqual(['rc-web-pre-play', 'rc-web-pre-then']);
  });

  it('name moves', () => {
    expect(label(asked(5, 2, 'play gun').view, people, place(22))).toEqual({ id: 'rc-web-do-shoot', args: { place: 22 } });
  });

  it('know the own hand as a secret, and the rest by counting', () => {
    const facts = knowledge({ ...scenario, hand: ['gun', 'move'], discards: { boom: 1 } });
    expect(facts.map((fact) => fact.secret)).toEqual([true, false, false]);
    expect(knowledge({ ...scenario, viewer: null })).toHaveLength(2);
  });

  it('explain ties', () => {
    const standings = [0, 1, 2].map((seat) => ({ seat, rank: seat === 2 ? 3 : 1, score: seat === 2 ? 1000 : 9000, lines: [] }));
    expect(remarks({ standings }, people).map((told) => told.words.args)).toEqual([
      expect.objectContaining({ score: 9000, shared: 'yes' }),
    ]);
  });
});

describe('a replay', () => {
  it('is shown whole only when nothing is hidden', () => {
    const all = together([scenario, { ...scenario, viewer: 1, hand: ['gun'] }]);
    expect(all.hands).toEqual([[], ['gun']]);
    expect(all.viewer).toBeNull();
  });
});
