/** What things and people are called. */
import { listed, say, speech } from '../../language.svelte';
import { called } from '../called';
import { personal, type Person } from '../game';
import { everywhere } from './table';
import { sum, voice, worth, type Bill, type Bonus, type Card, type Kind, type Vendetta, type View } from './material';

export function dollars(amount: number): string {
  return say('nc-web-dollars', { sum: amount });
}

export function cardName(card: Card): string {
  return called('nc', card);
}

/** A Caïd among friends. */
export function firstName(card: Card): string {
  const [first = '', second = ''] = cardName(card).split(' ');
  return card.family === null && card.power === null ? second || first : first;
}

/** Few words for a small card: where a Turf lies, what a Respect gives. */
export function shortName(card: Card): string {
  if (card.kind === 'caid') return firstName(card);
  if (card.kind === 'respect') return `+${card.respect}`;
  if (card.kind !== 'turf') return cardName(card);
  return everywhere(card) ? cardName(card) : card.boroughs.map((borough) => say('nc-web-borough', { borough })).join('\n');
}

/** What a card does, in whole sentences. */
export function cardText(card: Card): string {
  switch (card.kind) {
    case 'caid':
      return card.power === null
        ? say('nc-web-no-power', { respect: card.respect })
        : say('nc-web-power', { power: say(`nc-power-${card.power}`), respect: card.respect });
    case 'enquete':
      return say('nc-web-enquete', { bribe: dollars(card.bribe), respect: card.respect, effect: say(`nc-enquete-${card.effect}`) });
    case 'turf':
      return everywhere(card)
        ? say('nc-web-atlantic')
        : say('nc-web-turf', {
            first: kindName(card.boroughs[0]!),
            second: kindName(card.traffic ?? card.boroughs[1]!),
            respect: card.respect,
          });
    case 'respect':
      return say('nc-web-respect-card', { respect: card.respect });
    case 'title':
      return say('nc-web-title-card', { title: card.id, respect: card.respect });
  }
}

/** What a card of La Rue does, in few words. */
export function effectText(card: Card): string {
  return card.kind === 'enquete' ? say(`nc-enquete-${card.effect}`) : cardText(card);
}

/** What the card is, above its name. */
export function cardType(card: Card): string {
  return say('nc-web-type', { kind: card.kind, family: card.family ?? 'none' });
}

/** "Racket du Bronx", "Trafic de drogue". */
export function kindName(kind: Kind): string {
  return capital(say('nc-kind', { kind }));
}

export function billName(bill: Bill): string {
  return say('nc-bill', { amount: worth(bill), side: voice(bill).side });
}

export function billNames(bills: readonly Bill[]): string {
  const counts = new Map<Bill, number>();
  for (const bill of bills) counts.set(bill, (counts.get(bill) ?? 0) + 1);
  const named = [...counts].map(([bill, count]) => (count > 1 ? say('nc-web-times', { count, thing: billName(bill) }) : billName(bill)));
  return named.join(', ') || '—';
}

export function amountOf(bills: readonly Bill[]): string {
  return dollars(sum(bills));
}

export function vendettaName(card: string): string {
  return say('nc-card', { card });
}

export function vendettaText(card: Vendetta): string {
  return card === 'indic' ? `${say('nc-vendetta-indic')} ${say('nc-web-indic')}` : say(`nc-vendetta-${card}`);
}

export function vendettaNames(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const named = [...counts].map(([card, count]) =>
    count > 1 ? say('nc-web-times', { count, thing: vendettaName(card) }) : vendettaName(card),
  );
  return named.join(', ') || '—';
}

export function monthName(month: number): string {
  return capital(say('nc-month', { month }));
}

/** For narrow calendars: "Févr.", "Feb". */
export function monthInShort(month: number): string {
  return capital(new Intl.DateTimeFormat(speech.language, { month: 'short' }).format(new Date(2000, month - 1)));
}

export function phaseName(phase: View['phase']): string {
  return capital(say('nc-phase', { phase }));
}

export function bonusName(bonus: Bonus): string {
  return say('nc-bonus', { bonus });
}

export function sideName(side: 'innocent' | 'guilty'): string {
  return capital(say('nc-side', { side }));
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Somebody's name in the middle of a sentence. */
export function someone(people: readonly Person[], seat: number | null): { who: 'you' | 'other' | 'none'; name: string } {
  return seat === null || !people[seat] ? { who: 'none', name: '' } : personal(people[seat]);
}

export function nameOf(people: readonly Person[], seat: number | null): string {
  return someone(people, seat).name;
}

/** NC-7.4: who was an Indic, as it is told at the end. */
export function unmasked(people: readonly Person[], seats: readonly number[]): string {
  return seats.length > 0 ? say('nc-web-indics', { names: namesOf(people, seats), count: seats.length }) : say('nc-web-no-indic');
}

export function namesOf(people: readonly Person[], seats: readonly number[]): string {
  return listed(seats.map((seat) => nameOf(people, seat)));
}
