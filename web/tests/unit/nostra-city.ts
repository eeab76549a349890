/** Tables of Nostra City for tests. */
import { written } from '../../src/choosing.svelte';
import type { Foreseen, Person } from '../../src/games/game';
import type { Card, Holding, Move, Outlook, Player, Question, Single, View } from '../../src/games/nostra-city/material';
import type { Ahead, Offer } from '../../src/wire';

export const people: Person[] = ['Ana', 'Bob', 'Carl'].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  character: null,
  seated: null,
  deadline: null,
}));

export const card = (kind: Card['kind'], number: number, changes: Partial<Card> = {}): Card => ({
  number,
  id: `${kind} ${number}`,
  kind,
  respect: 0,
  family: null,
  power: null,
  phase: null,
  boroughs: [],
  traffic: null,
  starts: [],
  counts: [],
  bribe: 0,
  effect: null,
  ...changes,
});
export const caid = (number: number, power: Card['power'] = null): Card => card('caid', number, { power });
export const turf = (number: number, borough: Card['boroughs'][number] = 'bronx', traffic: Card['traffic'] = 'drugs'): Card =>
  card('turf', number, { boroughs: [borough], traffic, starts: [borough, traffic!], counts: [borough, traffic!] });
export const ATLANTIC = card('turf', 47);
export const held = (one: Card, changes: Partial<Holding> = {}): Holding => ({ card: one, engaged: false, burnt: false, ...changes });

export const player = (cards: readonly (Card | Holding)[], changes: Partial<Player> = {}): Player => ({
  territory: cards.map((one) => ('card' in one ? one : held(one))),
  bills: 4,
  cards: 0,
  respect: 0,
  title: null,
  zealous: 0,
  shames: 0,
  bonuses: [],
  done: [],
  bids: [],
  bid: false,
  received: false,
  wronged: null,
  corruptions: 0,
  zeal: 'none',
  bribes: 0,
  bank: null,
  hand: null,
  indic: null,
  ...changes,
});

export const asking = (step: Question['step'], changes: Partial<Question> = {}): Question =>
  ({
    step,
    rule: 'NC-3.2',
    seat: 0,
    rival: null,
    card: null,
    vendetta: null,
    slot: null,
    number: 0,
    lifted: false,
    group: [],
    then: '',
    ...changes,
  }) as Question;

export const city = (changes: Partial<View> = {}): View =>
  ({
    game: 'nostra-city',
    viewer: 0,
    waiting: [0],
    month: 1,
    phase: 'business',
    first: 0,
    opener: 0,
    moved: false,
    turn: 0,
    slot: null,
    pausing: false,
    queue: [],
    verdict: 7,
    spaces: 12,
    guilty: 7,
    limit: 6,
    rue: [caid(9), turf(30), card('respect', 35, { respect: 2 }), null].map((one) => ({ card: one, acting: false })),
    piles: { rue: 26, bills: 40, vendetta: 27 },
    discard: { count: 0, top: null, open: 0 },
    gone: [],
    spent: [],
    zealous: 3,
    underboss: 'away',
    corruption: 0,
    counts: [],
    packs: [],
    drawn: null,
    looking: null,
    question: asking('business'),
    choice: null,
    sealed: null,
    players: [
      player([caid(0), caid(1, 'extra_bill'), caid(10, 'double_bribe'), turf(27)]),
      player([caid(5), caid(6), turf(28, 'bronx', 'gambling'), ATLANTIC]),
      player([caid(15, 'shield'), turf(21, 'queens', 'drugs')]),
    ],
    hand: { bank: ['5', '5', '10i', '10c'], cards: [], indic: false, sight: null },
    known: [],
    common: [],
    grudges: [],
    end: null,
    ...changes,
  }) as View;

export const outlook = (changes: Partial<Outlook> = {}): Outlook => ({
  game: 'nostra-city',
  collects: [],
  slots: [],
  least: 1,
  bonus: 0,
  bribes: 1,
  silenced: false,
  zeal: 'none',
  openers: [],
  shields: [],
  untitled: 0,
  ...changes,
});

/** What the server says of the moves that may follow a beginning: whether each would make the choice whole, and its events. */
type Following = readonly [Single, boolean, Ahead['events']?][];

export function foreseen(now: Outlook, following: readonly [readonly Single[], Following, Outlook?][] = []): Foreseen<Move> {
  const offers = new Map<string, Offer>(
    following.map(([begun, next, then]) => [
      written(begun),
      {
        type: 'offer',
        id: '',
        view: null,
        legal: next.map(([move]) => move),
        ahead: next.map(([, whole, events]) => ({ whole, events: events ?? [], unknown: false, outlook: null })),
        outlook: then ?? now,
      },
    ]),
  );
  const after = (moves: readonly Move[]): Offer | null => offers.get(written(moves)) ?? null;
  const ahead = (move: Move): Ahead | null => {
    const [begun, last] = move.move === 'strike' ? [[move.opening!], move.target!] : [[], move as Single];
    const offer = after(begun);
    return offer?.ahead[offer.legal.findIndex((one) => written(one) === written(last))] ?? null;
  };
  return { outlook: now, after, ahead, beyond: () => null };
}
