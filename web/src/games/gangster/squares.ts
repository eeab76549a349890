/** The kinds of square: the rule of each, and how many dice it may ask for. */
import type { Face } from './material';

export const RULES: Readonly<Record<Face, string>> = {
  refuge: 'GA-3.3',
  aventure: 'GA-4.1',
  collecte: 'GA-4.2',
  course: 'GA-4.3',
  echange: 'GA-4.4',
  enchere: 'GA-4.5',
  expert: 'GA-4.6',
  vendeur: 'GA-4.7',
  mission: 'GA-4.8',
  passage: 'GA-4.9',
  protection: 'GA-4.10',
  recrutement: 'GA-4.11',
  vol: 'GA-4.12',
};
export const DICE: Partial<Record<Face, number>> = { course: 2, passage: 3, vol: 1 };
