/** Every kind of thing on every table has a name, a sentence and a rule that the rulebook knows, in both languages. */
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../../src/language.svelte';
import gangster from '../../src/games/gangster';
import type { AnyGame } from '../../src/games/game';
import nostraCity from '../../src/games/nostra-city';
import reglement from '../../src/games/reglement-de-comptes';
import twelve from '../../src/games/twelve-gangsters';
import { blocks } from '../../src/markdown';
import { house, HOUSE, read } from './house';

const GAMES: [string, AnyGame][] = [
  ['twelve_gangsters', twelve],
  ['reglement_de_comptes', reglement],
  ['gangster', gangster],
  ['nostra_city', nostraCity],
];

const rules = (folder: string, language: string): string[] =>
  blocks(read(join(HOUSE, `games/${folder}/rulebook/${language}.md`))).flatMap((block) => (block.kind === 'rule' ? [block.number] : []));

/** The page speaks this language, with the texts that the house would send. */
async function speak(language: 'fr' | 'en'): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(house(language).map(read).join('\n')));
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { setItem: () => {} });
  await speech.load(language);
}

afterEach(() => vi.unstubAllGlobals());

describe.each(GAMES)('%s', (folder, { legend }) => {
  it.each(['fr', 'en'] as const)('says of each of its things what it is, what it does and why (%s)', async (language) => {
    await speak(language);
    const known = rules(folder, language);
    const wrong = Object.entries(legend!.things).flatMap(([kind, account]) => {
      const { name, text, rule } = account();
      const said = [name, text].every((words) => words.trim() !== '' && !/^\w\w-\w+-/.test(words) && !/[{}]/.test(words));
      return said && known.includes(rule) ? [] : [`${kind}: ${name}. ${text} (${rule})`];
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(legend!.things).length).toBeGreaterThan(10);
  });

  it('draws only what it can name', () => {
    expect(legend!.shown.filter((kind) => !(kind in legend!.things))).toEqual([]);
  });
});
