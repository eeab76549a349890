/** The table after each event: enough of the rules to show what was told, in the order in which it was told. */
import { KINDS, type Card, type Event, type Gang, type Gangster, type Spot, type Victim } from './material';
import type { Scene } from './scene';

export function applied(scene: Scene, event: Event): Scene {
  switch (event.event) {
    case 'drew':
      return gang({ ...scene, pile: scene.pile - 1 }, event.seat, (own) => ({ ...own, cards: own.cards + 1 }));
    case 'reshuffled':
      return { ...scene, pile: event.cards, discards: {} };
    case 'turn-began':
      return { ...scene, turn: event.seat, shown: null, binned: scene.shown };
    case 'seated': {
      const man: Gangster = { seat: event.seat, kind: event.kind, asleep: event.asleep };
      const waiting = (own: Gang): number => own.lobby.findIndex((other) => other.kind === man.kind && other.asleep === man.asleep);
      return gang(
        spots(scene, [event.place], () => ({ gangster: man })),
        event.seat,
        (own) => ({
          ...own,
          lobby: own.lobby.toSpliced(waiting(own), 1),
        }),
      );
    }
    case 'moved': {
      const man = scene.places[event.origin - 1]!.gangster;
      const left = spots(scene, [event.origin], () => ({ gangster: null }));
      return spots(left, [event.place], () => ({ gangster: man }));
    }
    case 'exploded':
      return buried(scene, event.dead);
    case 'stabbed':
    case 'shot':
      return buried(scene, [event.dead]);
    case 'drugged':
      return buried(
        spots(scene, event.asleep, (spot) => ({ gangster: spot.gangster && { ...spot.gangster, asleep: true } })),
        event.dead,
      );
    case 'woke':
      return spots(scene, event.places, (spot) => ({ gangster: spot.gangster && { ...spot.gangster, asleep: false } }));
    case 'cake-returned':
      return gang(uncaked(scene, event.owner), event.owner, (own) => ({ ...own, cake: event.gone ? 'gone' : 'home' }));
    case 'cake-placed':
      return gang(caked(scene, event.seat, event.place), event.seat, (own) => ({ ...own, cake: 'table' }));
    case 'cake-passed':
      return caked(scene, event.owner, event.place);
    case 'alerted':
      return cleared(scene);
    case 'earned':
      return gang({ ...scene, bank: event.bank }, event.seat, (own) => ({ ...own, money: own.money + event.paid }));
    case 'took-bank':
      return gang({ ...scene, bank: 0 }, event.seat, (own) => ({ ...own, money: own.money + event.amount }));
    case 'played':
    case 'discarded': {
      const used = event.event === 'played';
      const heap = used && event.card === 'alert' ? 'removed' : 'discards';
      const laid = { ...scene, [heap]: counted(scene[heap], [event.card]), shown: { seat: event.seat, card: event.card as Card, used } };
      return gang(laid, event.seat, (own) => ({ ...own, cards: own.cards - 1 }));
    }
    case 'went-out':
      return gang({ ...scene, discards: counted(scene.discards, event.cards) }, event.seat, (own) => ({
        ...own,
        cards: 0,
        out: 1,
        cake: own.cake === 'home' ? 'gone' : own.cake,
      }));
    default:
      return scene;
  }
}

function gang(scene: Scene, seat: number, change: (own: Gang) => Gang): Scene {
  return { ...scene, gangs: scene.gangs.map((own, other) => (other === seat ? change(own) : own)) };
}

function spots(scene: Scene, places: readonly number[], change: (spot: Spot) => Partial<Spot>): Scene {
  const changed = scene.places.map((spot, index) => (places.includes(index + 1) ? { ...spot, ...change(spot) } : spot));
  return { ...scene, places: changed };
}

function buried(scene: Scene, dead: readonly Victim[]): Scene {
  const left = spots(
    scene,
    dead.map((victim) => victim.place),
    () => ({ gangster: null }),
  );
  const lost = (seat: number): number => dead.filter((victim) => victim.seat === seat).length;
  return { ...left, gangs: left.gangs.map((own, seat) => ({ ...own, gangsters: own.gangsters - lost(seat) })) };
}

function uncaked(scene: Scene, owner: number): Scene {
  return { ...scene, places: scene.places.map((spot) => (spot.cake === owner ? { ...spot, cake: null } : spot)) };
}

function caked(scene: Scene, owner: number, place: number): Scene {
  const without = uncaked(scene, owner);
  return { ...without, places: without.places.map((spot, index) => (index + 1 === place ? { ...spot, cake: owner } : spot)) };
}

/** RC-4.9: everybody is up, nobody is dead. */
function cleared(scene: Scene): Scene {
  const up = (seat: number): Gangster[] => scene.places.flatMap(({ gangster }) => (gangster?.seat === seat ? [gangster] : []));
  const gangs = scene.gangs.map((own, seat) => ({ ...own, lobby: inOrder([...own.lobby, ...up(seat)]) }));
  return { ...scene, gangs, places: scene.places.map((spot) => ({ ...spot, gangster: null })) };
}

/** Off the table people wait by kind, those awake first. */
function inOrder(men: readonly Gangster[]): Gangster[] {
  const rank = ({ kind, asleep }: Gangster): number => KINDS.indexOf(kind) + (asleep ? KINDS.length : 0);
  return men.toSorted((one, other) => rank(one) - rank(other));
}

function counted(heap: Readonly<Record<string, number>>, cards: readonly Card[]): Record<string, number> {
  const counts: Record<string, number> = { ...heap };
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
