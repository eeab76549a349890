/** NC-5.1: words before the MEETING. */
import type { Words } from '../../language.svelte';
import type { Wording } from '../../saying';
import type { Pledge, Word } from '../../wire';
import { called } from '../called';
import { personal, type Person, type Told } from '../game';
import type { Event, View } from './material';

/** What can be said at any time before the bids are revealed; answers are given where there is an offer. */
export const KINDS = ['want', 'leave', 'swap', 'warn', 'honour', 'traitor'] as const;
export type Kind = (typeof KINDS)[number];

export function talking({ phase }: View): boolean {
  return phase === 'business' || phase === 'meeting';
}

export function spoken(
  { kind, to, card, other_card }: Pick<Word, 'kind' | 'to' | 'card' | 'other_card'>,
  people: readonly Person[],
): Words {
  return {
    id: 'nc-word',
    args: {
      kind,
      name: to === null ? '' : people[to]!.name,
      card: card ? called('nc', card) : '',
      other: other_card ? called('nc', other_card) : '',
    },
  };
}

/** About which card; whom it is said to, and the other card of an exchange, where there is one. */
export function aboutCard(kind: Kind): boolean {
  return kind !== 'honour' && kind !== 'traitor';
}

/** The slots of La Rue that hold a card, from 1. */
export function slots({ rue }: View): number[] {
  return rue.flatMap(({ card }, index) => (card ? [index + 1] : []));
}

/** What is said by these choices. */
export function worded(kind: Kind, to: number, place: number, other: number): Wording {
  return {
    word: kind,
    to: kind === 'want' ? null : to,
    place: aboutCard(kind) ? place : null,
    other: kind === 'swap' ? other : null,
  };
}

/** Exchanges that were offered to this seat before this MEETING and wait for an answer. Each month has one. */
export function offers(said: readonly Word[], { month, viewer: seat }: View): Word[] {
  const open = new Map<number, Word>();
  for (const word of said.filter(({ round }) => round === month - 1)) {
    if (word.kind === 'swap' && word.to === seat) open.set(word.seat, word);
    else if ((word.kind === 'deal' || word.kind === 'no') && word.seat === seat && word.to !== null) open.delete(word.to);
  }
  return [...open.values()];
}

/** NC-5.3: the bids are revealed, and with them who kept a word given to this player, and who heeded his warning. */
export function reckoned(
  event: Event,
  story: readonly Event[],
  pledges: readonly Pledge[],
  people: readonly Person[],
  viewer: number,
): Told[] {
  if (event.event !== 'bids-revealed') return [];
  const test = story.filter((earlier) => earlier.event === 'bids-revealed').indexOf(event);
  return pledges
    .filter(({ round, kept }) => round === test && kept !== null)
    .flatMap(({ kind, seat, to, card, kept }) => {
      const [whose, bidder] = kind === 'warn' ? [seat, to] : [to, seat];
      if (whose !== viewer) return [];
      const args = { ...personal(people[bidder]!), kind, kept: kept ? 'yes' : 'no', card: card ? called('nc', card) : '' };
      return [{ words: { id: 'nc-web-reckoned', args }, rule: 'NC-5.1', seat: bidder, mood: kept ? 'good' : 'bad' } satisfies Told];
    });
}
