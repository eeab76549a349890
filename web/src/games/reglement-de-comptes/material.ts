/** What is in the box, by the names that the wire gives it. */
import type {
  ReglementDeComptesBegin as Begin,
  ReglementDeComptesDiscard as Discard,
  ReglementDeComptesEnough as Enough,
  ReglementDeComptesPickPlace as PickPlace,
  ReglementDeComptesPlay as Play,
  ReglementDeComptesStop as Stop,
  ReglementDeComptesSummon as Summon,
  ReglementDeComptesView as View,
} from '../../wire';

export type {
  ReglementDeComptesEarned as Earned,
  ReglementDeComptesEvent as Event,
  ReglementDeComptesGang as Gang,
  ReglementDeComptesGangster as Gangster,
  ReglementDeComptesOutlook as Outlook,
  ReglementDeComptesPlace as Spot,
  ReglementDeComptesThreat as Threat,
  ReglementDeComptesVictim as Victim,
  ReglementDeComptesView as View,
} from '../../wire';
export type Feature = NonNullable<View['prints'][number]['feature']>;
export type Card = View['hand'][number];
export type Kind = View['gangs'][number]['lobby'][number]['kind'];
export type Move = PickPlace | Play | Discard | Stop | Enough | Summon | Begin;

/** RC-1.2: how many there are of each card, in the order of the wire. */
export const DECK: Readonly<Record<Card, number>> = { knife: 9, gun: 9, cake: 8, pass: 6, boom: 4, cocktail: 6, alert: 2, move: 16 };
export const KINDS: readonly Kind[] = ['godfather', 'gunman', 'blade', 'bruiser'];
export const CARDS = Object.keys(DECK) as readonly Card[];
