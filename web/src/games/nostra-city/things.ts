/** The things of the city, and the rule of each. */
import { accounts, each, type Account, type Legend } from '../../about.svelte';
import { say } from '../../language.svelte';
import { voice, type Bill, type Card, type Vendetta } from './material';
import { billName, cardName, cardText, cardType, vendettaName, vendettaText } from './names';
import Sign from './Sign.svelte';

const CARDS: Readonly<Record<Card['kind'], string>> = {
  caid: 'NC-3.2',
  turf: 'NC-4.1',
  respect: 'NC-7.8',
  enquete: 'NC-5.7',
  title: 'NC-5.8',
};
const PILES = {
  bills: 'NC-2.3',
  discard: 'NC-2.6',
  vendetta: 'NC-8.5',
  corruption: 'NC-7.3',
  rue: 'NC-7.9',
  zealous: 'NC-6.2',
} as const;

export const THINGS = {
  ...CARDS,
  ...PILES,
  engaged: 'NC-3.2',
  burnt: 'NC-8.13',
  slot: 'NC-5.2',
  stake: 'NC-5.2',
  reprisal: 'NC-8.2',
  indic: 'NC-8.3',
  colere: 'NC-8.3',
  innocent: 'NC-7.5',
  guilty: 'NC-7.5',
  verdict: 'NC-7.3',
  months: 'NC-3.1',
  underboss: 'NC-7.1',
  count: 'NC-7.3',
  business: 'NC-4.1',
  meeting: 'NC-5.2',
  proces: 'NC-6.1',
  reception: 'NC-7.1',
  talk: 'NC-5.1',
  track: 'NC-7.5',
  points: 'NC-7.5',
  bank: 'NC-2.1',
  bill: 'NC-1.3',
  hand: 'NC-8.2',
  bribes: 'NC-6.1',
  thinking: 'NC-3.2',
  first: 'NC-4.6',
  bonus: 'NC-7.4',
  shame: 'NC-8.5',
  wronged: 'NC-4.4',
} as const;

export type Thing = keyof typeof THINGS;
export type Pile = keyof typeof PILES;
export const thing = accounts<Thing>('nc', THINGS);

export function aboutCard(card: Card): Account {
  return { name: say('nc-web-named', { name: cardName(card), type: cardType(card) }), text: cardText(card), rule: CARDS[card.kind] };
}

export function aboutVendetta(card: Vendetta): Account {
  const { rule } = thing(card === 'indic' || card === 'colere' ? card : 'reprisal');
  return { name: vendettaName(card), text: vendettaText(card), rule, secret: true };
}

/** One's own bill: what it buys, and whose side the jury hears in it. */
export function aboutBill(bill: Bill): Account {
  const { side, value } = voice(bill);
  const { text, rule } = thing('bill');
  return { name: billName(bill), text: `${text} ${say('nc-web-bill-voice', { side, value })}`, rule, secret: true };
}

/** A pile, with how much is left of it. */
export function aboutPile(pile: Pile, count: number, top: string): Account {
  return { name: say('nc-web-pile-name', { pile }), text: say('nc-web-pile-text', { pile, count, top }), rule: PILES[pile] };
}

/** The same for those who listen. */
export function spoken({ name, text }: Account): string {
  return `${name}. ${text}`;
}

export const legend: Legend = {
  things: each(THINGS, thing),
  shown: [
    'points',
    'bank',
    'hand',
    'innocent',
    'guilty',
    'indic',
    'verdict',
    'count',
    'underboss',
    'business',
    'meeting',
    'proces',
    'engaged',
    'burnt',
  ],
  Sign,
};
