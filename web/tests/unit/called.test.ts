import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardName as gangsterName } from '../../src/games/gangster/names';
import { cardName as nostraName, firstName } from '../../src/games/nostra-city/names';
import { speech } from '../../src/language.svelte';
import * as gangster from './gangster';
import { house, read } from './house';
import * as nostra from './nostra-city';

const language = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

describe('a card', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (path: string) => new Response(house(language(path)).map(read).join('\n')));
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    vi.stubGlobal('localStorage', { setItem: () => undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['fr', 'Portefeuille perdu', 'Hôtel de Coney Island'],
    ['en', 'Lost wallet', 'Coney Island Hotel'],
  ] as const)('is called by the house (%s)', async (spoken, wallet, hotel) => {
    await speech.load(spoken);
    expect(gangsterName(gangster.card('aventure', 0, 0, { id: 'A01' }))).toBe(wallet);
    expect(nostraName(nostra.card('turf', 31, { id: 'T12' }))).toBe(hotel);
    expect(nostraName(nostra.card('title', 50, { id: 'primo_capo' }))).toBe('Primo Capo');
    expect(firstName(nostra.card('caid', 46, { id: 'gota' }))).toBe('Gota');
  });

  it.each([
    ['fr', 'Le hangar'],
    ['en', 'The shed'],
  ] as const)('is called by its edition if that names it (%s)', async (spoken, shed) => {
    await speech.load(spoken);
    expect(nostraName(nostra.card('turf', 20, { id: 'T01', names: { fr: 'Le hangar', en: 'The shed' } }))).toBe(shed);
    expect(nostraName(nostra.card('turf', 20, { id: 'T01', names: { eo: 'La hangaro' } }))).toBe('La hangaro');
  });

  it('is called by its id if nobody names it', async () => {
    await speech.load('fr');
    expect(nostraName(nostra.card('caid', 51, { id: 'C21' }))).toBe('C21');
  });
});
