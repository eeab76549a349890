/** Tables of Gangster for tests. */
import type { Person } from '../../src/games/game';
import type { Card, Deck, Hand, Player, Question, View } from '../../src/games/gangster/material';

export const people: Person[] = ['Ana', 'Bob', 'Carl'].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  character: null,
  seated: null,
  deadline: null,
}));

export const card = (deck: Deck, number: number, value = 0, changes: Partial<Card> = {}): Card => ({
  deck,
  number,
  id: `${deck} ${number}`,
  star: false,
  value,
  effect: [],
  ...changes,
});

export const player = (changes: Partial<Player> = {}): Player => ({
  cash: 3000,
  square: 0,
  men: 1,
  counted: 0,
  perles: 0,
  diamants: 0,
  stars: 0,
  missions: 0,
  tickets: 0,
  recruits: 0,
  protections: 0,
  dossiers: 0,
  missed: 0,
  played: 0,
  offer: false,
  out: false,
  gems: null,
  ...changes,
});

export const asking = (step: Question['step'], changes: Partial<Question> = {}): Question => ({
  step,
  rule: 'GA-3.1',
  seat: 0,
  rival: null,
  kind: null,
  deck: null,
  theft: null,
  card: null,
  thousands: null,
  number: 0,
  how: null,
  group: [],
  ...changes,
});

export const hand = (changes: Partial<Hand> = {}): Hand => ({
  gems: [],
  stars: [],
  missions: [],
  tickets: [],
  recruits: [],
  men: 1,
  ...changes,
});

/** Ana's turn on the Refuge of a quarter whose squares are Vol, Expert / Vendeur and Enchère by turns. */
export function quarter(changes: Partial<View> = {}): View {
  const faces = [['vol'], ['expert', 'vendeur'], ['enchere']] as const;
  return {
    game: 'gangster',
    viewer: 0,
    waiting: [0],
    goal: 50_000,
    opening: 300,
    live: false,
    board: Array.from({ length: 40 }, (_, index) => ({ faces: index === 0 ? ['refuge'] : faces[index % 3]! })),
    turn: 0,
    rolled: false,
    again: false,
    ending: false,
    forced: null,
    dice: [],
    reading: null,
    question: asking('before'),
    choice: null,
    spoken: null,
    sealed: null,
    players: [player(), player(), player()],
    hand: hand(),
    known: [],
    piles: { perle: { unused: 24, used: [] }, diamant: { unused: 24, used: [] }, course: { unused: 12, used: [] } },
    protections: 12,
    end: null,
    ...changes,
  };
}
