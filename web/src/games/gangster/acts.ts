/** What the middle of the quarter shows: one act at a time. */
import { asked, stoodOn, type Card, type Deck, type Event, type Face, type Kind, type Step, type Theft, type View } from './material';

export type Counting = Extract<Event, { event: 'counted' }>;

export type Act =
  /** The square that somebody stands on; `face` once it is known which half is played. */
  | { kind: 'square'; seat: number | null; square: number; face: Face | null }
  /** A card read aloud or shown. */
  | { kind: 'card'; seat: number; card: Card; how: 'read' | 'star' | 'mission' | 'sold' | 'returned'; rival: number | null }
  /** A card goes to a hand; null: unseen by the viewer. */
  | { kind: 'taken'; seat: number; deck: Deck; card: Card | null; from: number | null }
  | {
      kind: 'race';
      seat: number;
      horse: number | null;
      phase: 'deal' | 'post' | 'run' | 'finish';
      /** How much of the track lies behind them while they run: one, two or three parts of it. */
      stretch?: number;
      left: number;
      winners: readonly number[];
    }
  | { kind: 'lot'; seat: number }
  | { kind: 'auction'; lot: Kind; price: number; leader: number | null; group: readonly number[]; sold: boolean; over: boolean }
  | { kind: 'swap'; seat: number; rival: number; lot: Kind; given: Card | null; taken: Card | null; done: boolean }
  | {
      kind: 'court';
      seat: number;
      theft: Theft;
      card: Card | null;
      verdict: 'fine' | 'short' | 'dossier' | 'out' | 'escaped' | null;
      sum: number;
    }
  | { kind: 'offer'; seat: number }
  | { kind: 'lap'; seat: number }
  | { kind: 'count'; rows: readonly Counting[] };

/** GA-4: the face that a question belongs to. */
const FACES: Partial<Record<Step, Face>> = {
  collect: 'collecte',
  swap: 'echange',
  'swap-rival': 'echange',
  lot: 'enchere',
  sell: 'expert',
  buy: 'vendeur',
  mission: 'mission',
  square: 'passage',
  'passage-die': 'passage',
  protect: 'protection',
  theft: 'vol',
  'theft-die': 'vol',
};

/** What is shown while the game waits. */
export function resting(view: View): Act {
  const question = asked(view);
  const square: Act = { kind: 'square', seat: view.turn, square: stoodOn(view), face: null };
  if (!question) return square;
  const { step, seat, number, kind, group, rival, theft } = question;
  const on = view.board[stoodOn(view)]!.faces;
  switch (step) {
    case 'lot':
      return { kind: 'lot', seat };
    case 'bid':
    case 'bid-hundreds':
    case 'live':
      return { kind: 'auction', lot: kind ?? 'perle', price: number, leader: rival, group, sold: false, over: false };
    case 'race-die':
      return { kind: 'race', seat, horse: null, phase: 'post', left: 0, winners: [] };
    case 'fix': {
      const total = view.dice.reduce((sum, die) => sum + die, 0);
      return { kind: 'race', seat, horse: total, phase: 'finish', left: 0, winners: [] };
    }
    case 'escape':
      return { kind: 'court', seat, theft: theft ?? 'commerce', card: null, verdict: null, sum: 0 };
    case 'block':
      return question.card ? { kind: 'card', seat: rival ?? seat, card: question.card, how: 'star', rival: seat } : square;
    case 'star-rival':
    case 'star-kind':
    case 'star-die':
    case 'star-gem':
      return question.card ? { kind: 'card', seat, card: question.card, how: 'star', rival } : square;
    case 'partner':
    case 'either':
    case 'effect-die':
      return view.reading ? { kind: 'card', seat, card: view.reading, how: 'read', rival: null } : square;
    case 'before':
    case 'half':
    case 'move':
      return square;
    default: {
      const face = FACES[step];
      return face && on.includes(face) ? { ...square, face } : square;
    }
  }
}
