/** What things and people are called. */
import { say } from '../../language.svelte';
import { called, tale } from '../called';
import { personal, type Person } from '../game';
import { TINTS } from './art/tints';
import type { Card, Deck, Face, Player } from './material';
import { dollars } from './money';

/** The name of a card; a gem is known by its value. */
export function cardName(card: Card): string {
  if (card.deck === 'perle' || card.deck === 'diamant') return say('ga-web-gem', { kind: card.deck, value: dollars(card.value) });
  const name = called('ga', card);
  return card.deck === 'course' ? say('ga-web-ticket', { horse: horse(card), name }) : name;
}

/** What is printed on it. */
export function cardText(card: Card): string {
  return effectText(card.effect);
}

export function effectText(effect: Card['effect']): string {
  return effect.map(({ op, n, m, what }) => say(`ga-effect-${op}`, { n, m, what: what === '' ? '' : thing(what) })).join(' ');
}

/** GA-8.1: what each side of a dilemma says. */
export function sides(dilemma: Card['effect']): [Card['effect'], Card['effect']] {
  const middle = dilemma.findIndex(({ op }) => op === 'or');
  return [dilemma.slice(1, middle), dilemma.slice(middle + 1)];
}

/** GA-5.2: which of the twelve Dossiers somebody takes who then has so many: two for each seat. */
export function dossierNumber(seat: number, held: number): number {
  return ((2 * seat + held - 1) % 12) + 1;
}

/** What the house tells about its card. */
export function cardTale(card: Card): string {
  return tale('ga', card);
}

/** What `goto` names is a square; all else that cards name is a pile. */
const SQUARES = new Set<string>(Object.keys(TINTS));

/** A square or a pile that a card speaks of. */
function thing(what: string): string {
  return SQUARES.has(what) ? say('ga-face', { face: what }) : say('ga-deck', { deck: what });
}

/** The number on a ticket. */
export function horse(ticket: Card): number {
  return ticket.effect[0]?.n ?? 0;
}

/** The men that a Mission asks for. */
export function needed(mission: Card): number {
  return mission.effect[0]?.n ?? 0;
}

export function faceName(face: Face): string {
  return say('ga-face', { face });
}

export function facesName(faces: readonly Face[]): string {
  return faces.map(faceName).join(' / ');
}

export function deckName(deck: Deck): string {
  return say('ga-deck', { deck });
}

/** Somebody's name in the middle of a sentence. */
export function someone(people: readonly Person[], seat: number | null): { who: 'you' | 'other' | 'bank'; name: string } {
  return seat === null ? { who: 'bank', name: '' } : personal(people[seat]!);
}

/** GA-5.1: the men that everybody could count, and whether there may be more. */
export function menText(player: Player): string {
  if (player.men === null) return '?';
  return player.recruits > player.counted ? `${player.men}+` : String(player.men);
}
