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

export const KINDS: readonly Kind[] = ['godfather', 'gunman', 'blade', 'bruiser'];
export const CARDS: readonly Card[] = ['knife', 'gun', 'cake', 'pass', 'boom', 'cocktail', 'alert', 'move'];
