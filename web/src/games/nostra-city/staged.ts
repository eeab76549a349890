/** The act that an event brings to the stage; what it does not touch stays. */
import { NOTHING, slotAct, type Act } from './acts';
import type { Event } from './material';
import type { Scene } from './scene';

export function staged(scene: Scene, event: Event): Act {
  const { act } = scene;
  switch (event.event) {
    case 'month-began':
      return { kind: 'month', month: event.month, phase: 'business' };
    case 'phase-began':
      return act.kind === 'month' && event.phase === 'business' ? act : { kind: 'month', month: scene.month, phase: event.phase };
    case 'collected':
      return {
        kind: 'collect',
        seat: event.seat,
        caid: event.caid,
        turf: event.turf,
        type: event.kind,
        left: event.draws,
        bills: [],
        raid: 'none',
        shares: event.owed.flatMap((owed, seat) => (owed > 0 ? [{ seat, owed, count: 0, first: false, bills: null, done: false }] : [])),
      };
    case 'bill-drawn':
      return act.kind === 'collect' ? { ...act, left: event.left, bills: [...act.bills, event.bill] } : act;
    case 'raided':
      return act.kind === 'collect' ? { ...act, left: event.ignored ? act.left : 0, raid: event.ignored ? 'ignored' : 'stopped' } : act;
    case 'swapped':
      return act.kind === 'collect' ? { ...act, bills: dropped(act.bills, event.bill) } : act;
    case 'shared': {
      if (act.kind !== 'collect') return act;
      const { count, first, bills } = event;
      const given = act.shares.map((share) => (share.seat === event.rival ? { ...share, count, first, bills, done: true } : share));
      return { ...act, shares: given, bills: act.bills.slice(count) };
    }
    case 'wronged':
      return { kind: 'grievance', seat: event.seat, cards: event.cards, why: event.why };
    case 'bids-revealed':
      return event.bids.length > 0 ? { kind: 'bids', bids: event.bids } : NOTHING;
    case 'shifted':
      return act.kind === 'bids'
        ? { ...act, bids: act.bids.map((bid) => (bid.caid.number === event.caid.number ? { ...bid, slot: event.slot } : bid)) }
        : act;
    case 'stakes-revealed': {
      const card = scene.rue[event.slot - 1]?.card;
      return card ? { ...slotAct(scene, event.slot, card), stakes: event.stakes, open: event.stakes.length } : act;
    }
    case 'won':
      return { ...onSlot(scene, event.slot, event.card), end: event.alone ? 'alone' : 'won', seat: event.seat };
    case 'tied':
      return { ...onSlot(scene, event.slot, event.card), end: 'tied', seat: null };
    case 'lifted':
      return { ...onSlot(scene, event.slot, event.card), end: event.taker === null ? 'gone' : 'lifted', seat: event.taker };
    case 'unlifted':
      return { ...onSlot(scene, event.slot, event.card), end: 'unlifted', seat: null };
    case 'titled':
      return { kind: 'title', card: event.card, seat: event.seat, by: event.by };
    case 'corrupted':
      return { kind: 'bribe', seat: event.seat, caid: event.caid, count: event.count, top: event.top };
    case 'played': {
      const { seat, card, rival, target, slot, side } = event;
      return { kind: 'strike', seat, card, caid: null, rival, target, slot, side, cancelled: null };
    }
    case 'spy-engaged':
      return strike(event.seat, event.caid, event.rival);
    case 'traded':
      return { ...strike(event.seat, event.caid, null), card: event.card };
    case 'shielded':
      return act.kind === 'strike' ? { ...act, cancelled: event.caid } : act;
    case 'bribe-turned': {
      const bills = act.kind === 'count' ? act.bills : [];
      return { kind: 'count', bills: [...bills, event.bill], left: scene.corruption - 1, at: event.verdict };
    }
    case 'counted':
      return { kind: 'count', bills: event.bills, left: 0, at: event.after };
    case 'bonus-given':
      return { kind: 'bonus', rows: act.kind === 'bonus' ? [...act.rows, event] : [event] };
    case 'indics-revealed':
      return { kind: 'verdict', verdict: null, indics: event.seats, winners: [] };
    case 'ended':
      return { kind: 'verdict', verdict: event.verdict, indics: act.kind === 'verdict' ? act.indics : [], winners: event.winners };
    case 'paused':
    case 'passed':
    case 'released':
      return act.kind === 'month' ? act : NOTHING;
    default:
      return act;
  }
}

function strike(seat: number, caid: Extract<Act, { kind: 'strike' }>['caid'], rival: number | null): Extract<Act, { kind: 'strike' }> {
  return { kind: 'strike', seat, card: null, caid, rival, target: null, slot: null, side: null, cancelled: null };
}

function onSlot(scene: Scene, slot: number, card: Parameters<typeof slotAct>[2]): Extract<Act, { kind: 'slot' }> {
  const { act } = scene;
  return act.kind === 'slot' && act.slot === slot ? act : slotAct(scene, slot, card);
}

function dropped<T>(list: readonly (T | null)[], one: T): (T | null)[] {
  const at = list.includes(one) ? list.indexOf(one) : list.length - 1;
  return list.filter((_, index) => index !== at);
}
