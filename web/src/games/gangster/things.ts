/** The things of the quarter, and the rule of each. */
import { accounts, each, type Account, type Legend } from '../../about.svelte';
import { say } from '../../language.svelte';
import type { Card, Counted, Face } from './material';
import { cardName, cardText, faceName, facesName } from './names';
import { RULES } from './squares';
import Sign from './Sign.svelte';

const COUNTS: Readonly<Record<Counted, string>> = {
  perles: 'GA-7.3',
  diamants: 'GA-7.3',
  stars: 'GA-3.4',
  missions: 'GA-4.8',
  men: 'GA-3.3',
  tickets: 'GA-4.3',
  protections: 'GA-4.2',
  dossiers: 'GA-4.14',
};

export const THINGS = {
  ...COUNTS,
  cash: 'GA-7.4',
  way: 'GA-7.1',
  aim: 'GA-7.2',
  turn: 'GA-3.2',
  offer: 'GA-7.2',
  missed: 'GA-3.10',
  out: 'GA-4.14',
  dice: 'GA-3.2',
  lot: 'GA-4.5',
  price: 'GA-4.5',
  bidders: 'GA-4.15',
  hammer: 'GA-4.5',
} as const;

export type Thing = keyof typeof THINGS;
export const thing = accounts<Thing>('ga', THINGS);

function aboutFace(face: Face): Account {
  return { name: faceName(face), text: say('ga-web-rule', { face }), rule: RULES[face] };
}

/** A square, and who stands there: one sentence for each of its halves. */
export function aboutSquare(number: number, faces: readonly Face[], names: readonly string[]): Account {
  return {
    name: say('ga-web-square', { number, faces: facesName(faces), count: names.length, names: names.join(', ') }),
    text: faces
      .map((face) => (faces.length > 1 ? `${faceName(face)} · ${say('ga-web-rule', { face })}` : say('ga-web-rule', { face })))
      .join(' '),
    rule: RULES[faces[0]!],
  };
}

const KEPT: Partial<Record<Card['deck'], Thing>> = {
  perle: 'perles',
  diamant: 'diamants',
  aventure: 'stars',
  mission: 'missions',
  course: 'tickets',
};

/** A card of one's own hand. */
export function aboutCard(card: Card): Account {
  const kept = thing(KEPT[card.deck] ?? 'stars');
  const gem = card.deck === 'perle' || card.deck === 'diamant';
  return { name: cardName(card), text: gem ? kept.text : cardText(card), rule: kept.rule, secret: true };
}

export const legend: Legend = {
  things: { ...each(RULES, aboutFace), ...each(THINGS, thing) },
  shown: [...Object.keys(RULES), ...Object.keys(COUNTS), 'dice'],
  Sign,
};
