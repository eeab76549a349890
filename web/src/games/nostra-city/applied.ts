/** The city after each event: enough to show what was told, in the order in which it was told. */
import type { Bill, Card, Event, Holding, Player } from './material';
import type { Scene } from './scene';

export function applied(scene: Scene, event: Event): Scene {
  switch (event.event) {
    case 'first-chosen':
      return { ...scene, first: event.seat };
    case 'dealt':
      return taken(scene, event.seat, event.card);
    case 'joined':
      return taken({ ...scene, piles: { ...scene.piles, vendetta: scene.piles.vendetta - 1 } }, event.seat, event.card);
    case 'picks-shown':
      return event.cards.reduce((next, card, seat) => taken(next, seat, card), scene);
    case 'filled':
      return street({ ...scene, piles: { ...scene.piles, rue: scene.piles.rue - 1 } }, event.slot, event.card);
    case 'month-began':
      return { ...scene, month: event.month };
    case 'phase-began':
      return everybody({ ...scene, phase: event.phase, turn: event.first }, (own) => ({
        bid: event.phase === 'meeting' ? false : own.bid,
      }));
    case 'collected':
      return engaged(scene, event.seat, [event.caid, event.turf]);
    case 'bill-drawn':
      return { ...scene, turn: event.seat, piles: { ...scene.piles, bills: scene.piles.bills - 1 } };
    case 'swapped':
      return opened(scene, [event.bill]);
    case 'reshuffled':
      if (event.pile === 'vendetta') return { ...scene, piles: { ...scene.piles, vendetta: event.count } };
      // The Descente alone comes back to the pile without the discard.
      return event.count === scene.piles.bills
        ? scene
        : { ...scene, piles: { ...scene.piles, bills: event.count }, discard: { count: 0, top: null, open: 0 } };
    case 'shared': {
      const given = player(scene, event.rival, (own) => ({ bills: own.bills + event.count }));
      return event.first ? { ...given, first: event.rival } : given;
    }
    case 'soothed':
    case 'grudge-held':
    case 'engaged':
    case 'shielded':
    case 'spy-engaged':
      return engaged(scene, event.seat, [event.caid]);
    case 'rung':
      return engaged(scene, event.seat, [event.card]);
    case 'vendetta-drawn':
      return player({ ...scene, piles: { ...scene.piles, vendetta: scene.piles.vendetta - 1 } }, event.seat, (own) => ({
        cards: own.cards + 1,
      }));
    case 'traded':
      return player(engaged(scene, event.seat, [event.caid]), event.seat, (own) => ({ cards: own.cards - 1 }));
    case 'bid-placed': {
      const bid = { caid: event.caid, count: event.count, slot: event.slot, bills: event.bills };
      return player(engaged(scene, event.seat, [event.caid]), event.seat, (own) => ({
        bills: own.bills - event.count,
        bids: [...own.bids, bid].sort((one, other) => one.caid.number - other.caid.number),
        bid: true,
      }));
    }
    case 'bids-revealed': {
      const slotOf = (caid: Card): number | null => event.bids.find((bid) => bid.caid.number === caid.number)?.slot ?? null;
      return everybody({ ...scene, phase: 'resolution' }, (own) => ({
        bids: own.bids.map((bid) => ({ ...bid, slot: slotOf(bid.caid) ?? bid.slot })),
      }));
    }
    case 'shifted':
      return player(scene, event.seat, (own) => ({
        bids: own.bids.map((bid) => (bid.caid.number === event.caid.number ? { ...bid, slot: event.slot } : bid)),
      }));
    case 'stakes-revealed': {
      const billsOf = (caid: Card): readonly Bill[] | null =>
        event.stakes.find((stake) => stake.caid.number === caid.number)?.bills ?? null;
      return everybody({ ...scene, slot: event.slot }, (own) => ({
        bids: own.bids.map((bid) => ({ ...bid, bills: billsOf(bid.caid) ?? bid.bills })),
      }));
    }
    case 'won':
      return taken(settled(street(scene, event.slot, null), event.slot), event.seat, event.card);
    case 'tied':
    case 'unlifted':
      return settled(scene, event.slot);
    case 'lifted': {
      const empty = settled(street(scene, event.slot, null), event.slot);
      return event.taker === null ? empty : taken(empty, event.taker, event.card);
    }
    case 'bid-returned':
      return player(unbid(scene, event.seat, event.caid), event.seat, (own) => ({ bills: own.bills + event.count }));
    case 'kept':
      return player(scene, event.seat, (own) => ({
        bills: own.bills + 1,
        bids: own.bids.map((bid) => (bid.slot === scene.slot ? { ...bid, count: bid.count - 1 } : bid)),
      }));
    case 'discarded':
      return { ...scene, discard: { ...scene.discard, count: scene.discard.count + event.count } };
    case 'top-turned':
      return { ...scene, discard: { ...scene.discard, top: event.bill } };
    case 'titled':
      return player(event.card.id === 'underboss' ? { ...scene, underboss: 'held' } : scene, event.seat, (own) => ({
        title: event.card,
        respect: own.respect + event.card.respect,
      }));
    case 'corrupted': {
      const own = event.top === null ? event.count : 0;
      const put = player(engaged(scene, event.seat, [event.caid]), event.seat, (one) => ({ bills: one.bills - own }));
      const used = event.top === null ? scene.discard : { ...scene.discard, count: scene.discard.count - 1, top: null };
      return { ...put, discard: used, corruption: scene.corruption + event.count };
    }
    case 'reclaimed':
      return player({ ...scene, corruption: scene.corruption - 1 }, event.seat, (own) => ({ bills: own.bills + 1 }));
    case 'zeal-rewarded':
      return player({ ...scene, zealous: scene.zealous - 1 }, event.seat, (own) => ({
        zealous: own.zealous + 1,
        respect: own.respect + event.respect,
      }));
    case 'zeal-ended':
      return { ...scene, zealous: 0 };
    case 'released':
      return everybody({ ...scene, phase: 'reception', turn: null }, (own) => ({
        territory: own.territory.map((held) => ({ ...held, engaged: false })),
        bids: [],
      }));
    case 'seized':
      return player({ ...scene, discard: { ...scene.discard, count: scene.discard.count + event.count } }, event.seat, () => ({
        bills: 0,
      }));
    case 'verdict-moved':
      return { ...scene, verdict: event.after };
    case 'underboss-placed':
      return street({ ...scene, underboss: 'rue' }, event.slot, event.card);
    case 'bribe-turned':
      return { ...scene, corruption: scene.corruption - 1, verdict: event.verdict };
    case 'counted':
      return everybody({ ...scene, verdict: event.after, corruption: 0 }, () => ({ bribes: 0 }));
    case 'played':
      return player(scene, event.seat, (own) => ({ cards: own.cards - 1 }));
    case 'shamed':
      return player(scene, event.seat, (own) => ({ shames: own.shames + 1, respect: own.respect + event.respect }));
    case 'killed':
      return player(unbid(scene, event.seat, event.card), event.seat, (own) => ({
        territory: own.territory.filter(({ card }) => card.number !== event.card.number),
        respect: own.respect - event.card.respect,
      }));
    case 'robbed':
      return player(
        player(scene, event.rival, (own) => ({ bills: own.bills - 1 })),
        event.seat,
        (own) => ({ bills: own.bills + 1 }),
      );
    case 'exhibited':
      return player({ ...scene, corruption: scene.corruption + 1 }, event.rival, (own) => ({ bills: own.bills - 1 }));
    case 'salvaged':
      return taken({ ...scene, piles: { ...scene.piles, rue: scene.piles.rue - 1 } }, event.seat, event.card);
    case 'burnt':
      return marked(scene, event.seat, [event.card], { burnt: true });
    case 'removed':
      return street(scene, event.slot, null);
    case 'bonus-given':
      return event.holder === null
        ? scene
        : player(scene, event.holder, (own) => ({ bonuses: [...own.bonuses, event.bonus], respect: own.respect + event.respect }));
    case 'ended':
      return { ...scene, turn: null, phase: 'over' };
    default:
      return scene;
  }
}

export function player(scene: Scene, seat: number, change: (own: Player) => Partial<Player>): Scene {
  return { ...scene, players: scene.players.map((own, other) => (other === seat ? { ...own, ...change(own) } : own)) };
}

function everybody(scene: Scene, change: (own: Player) => Partial<Player>): Scene {
  return { ...scene, players: scene.players.map((own) => ({ ...own, ...change(own) })) };
}

function taken(scene: Scene, seat: number, card: Card): Scene {
  if (card.kind === 'title') return scene;
  const held: Holding = { card, engaged: false, burnt: false };
  const order = (one: Holding, other: Holding): number => one.card.number - other.card.number;
  return player(scene, seat, (own) => ({ territory: [...own.territory, held].sort(order), respect: own.respect + card.respect }));
}

function street(scene: Scene, slot: number, card: Card | null): Scene {
  return { ...scene, rue: scene.rue.map((open, index) => (index + 1 === slot ? { card, acting: false } : open)) };
}

function marked(scene: Scene, seat: number, cards: readonly Card[], mark: Partial<Holding>): Scene {
  const hit = new Set(cards.map(({ number }) => number));
  return player(scene, seat, (own) => ({
    territory: own.territory.map((held) => (hit.has(held.card.number) ? { ...held, ...mark } : held)),
  }));
}

function engaged(scene: Scene, seat: number, cards: readonly Card[]): Scene {
  return marked(scene, seat, cards, { engaged: true });
}

/** The bids on this slot are done with. */
function settled(scene: Scene, slot: number): Scene {
  return everybody(scene, (own) => ({ bids: own.bids.filter((bid) => bid.slot !== slot) }));
}

function unbid(scene: Scene, seat: number, caid: Card): Scene {
  return player(scene, seat, (own) => ({ bids: own.bids.filter((bid) => bid.caid.number !== caid.number) }));
}

function opened(scene: Scene, bills: readonly Bill[]): Scene {
  const { count, open, top } = scene.discard;
  return { ...scene, discard: { count: count + bills.length, top: bills.at(-1) ?? top, open: open + bills.length } };
}
