/** The colour of each kind of square, dark enough for cream and brass upon it. */
import type { Face } from '../material';

export const TINTS: Readonly<Record<Face, string>> = {
  refuge: '#2b6a4c',
  aventure: '#274f86',
  collecte: '#8f2a22',
  course: '#55691f',
  echange: '#17686c',
  enchere: '#86521a',
  expert: '#5a4690',
  mission: '#7a2c5c',
  passage: '#42424e',
  protection: '#2d587c',
  recrutement: '#6d4a2e',
  vendeur: '#7b6410',
  vol: '#2b2230',
};
