/** The things on Don Carlo's table, and the rule of each. */
import { accounts, each, type Account, type Legend } from '../../about.svelte';
import { say } from '../../language.svelte';
import type { Person } from '../game';
import type { Card, Feature, Gangster } from './material';
import { cardName, kindName } from './names';
import Sign from './Sign.svelte';

const FEATURES: Readonly<Record<Feature, string>> = {
  revolver: 'RC-4.2',
  knife: 'RC-4.1',
  glass: 'RC-4.7',
  bar: 'RC-3.2',
  restaurant: 'RC-3.2',
  gambling: 'RC-3.2',
  register: 'RC-3.2',
};

export const THINGS = {
  place: 'RC-1.1',
  closed: 'RC-4.2',
  ...FEATURES,
  godfather: 'RC-3.2',
  gunman: 'RC-4.2',
  blade: 'RC-4.1',
  bruiser: 'RC-1.3',
  sleeper: 'RC-4.8',
  'cake-served': 'RC-4.5',
  'cake-home': 'RC-4.3',
  'cake-gone': 'RC-5.1',
  'card-knife': 'RC-4.1',
  'card-gun': 'RC-4.2',
  'card-cake': 'RC-4.3',
  'card-pass': 'RC-4.4',
  'card-boom': 'RC-4.6',
  'card-cocktail': 'RC-4.7',
  'card-alert': 'RC-4.9',
  'card-move': 'RC-4.10',
  bin: 'RC-3.5',
  purse: 'RC-6.4',
  income: 'RC-3.2',
  men: 'RC-5.1',
  cards: 'RC-7.1',
  lobby: 'RC-4.13',
  out: 'RC-5.1',
  turn: 'RC-3.5',
  bank: 'RC-3.4',
  pile: 'RC-3.6',
  heap: 'RC-7.1',
  danger: 'RC-4.11',
  doomed: 'RC-4.12',
} as const;

export type Thing = keyof typeof THINGS;
export const thing = accounts<Thing>('rc', THINGS);

/** A gangster, whose he is, and whether he sleeps. */
export function aboutMan(man: Gangster, people: readonly Person[]): Account {
  const { text, rule } = thing(man.asleep ? 'sleeper' : man.kind);
  return {
    name: say('rc-web-man', { kind: kindName(man.kind), name: people[man.seat]!.name, asleep: man.asleep ? 'yes' : 'no' }),
    text,
    rule,
  };
}

export function aboutCard(card: Card): Account {
  return thing(`card-${card}`, { name: cardName(card) });
}

export const legend: Legend = {
  things: each(THINGS, thing),
  shown: [...Object.keys(FEATURES), 'closed', 'godfather', 'gunman', 'blade', 'bruiser', 'sleeper', 'cake-served', 'danger', 'doomed'],
  Sign,
};
