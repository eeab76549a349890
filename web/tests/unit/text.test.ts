import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../src/language.svelte';
import { blocks } from '../../src/markdown';
import { house, HOUSE, read } from './house';

const SRC = join(import.meta.dirname, '../../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' });
const sources = files.filter((path) => /\.(svelte|ts)$/.test(path) && path !== 'wire.ts').map((path) => read(join(SRC, path)));
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const ours = (language: string): string[] => files.filter((path) => path.endsWith(`text/${language}.ftl`)).map((path) => join(SRC, path));
/** Each game's texts begin with its prefix. */
const prefixes = ours('fr')
  .flatMap((path) => ids(read(path)))
  .flatMap((id) => /^(?!web-)(\w+)-title$/.exec(id)?.[1] ?? [])
  .join('|');
const all = (language: 'fr' | 'en') => bundle(language, [...house(language), ...ours(language)].map(read));

describe('the texts of the page', () => {
  it('are the same in both languages', () => {
    const of = (language: string): string[] =>
      ours(language)
        .flatMap((path) => ids(read(path)))
        .sort();
    expect(of('fr')).toEqual(of('en'));
    expect(new Set(of('fr')).size).toBe(of('fr').length);
  });

  it.each(['fr', 'en'] as const)('exist for every id the page uses (%s)', (language) => {
    const known = all(language);
    const id = new RegExp(`'((?:web|podium|play|verify|analyse|${prefixes})-[a-zA-Z0-9_-]+)'`, 'g');
    const used = new Set(sources.flatMap((source) => [...source.matchAll(id)].map((match) => match[1]!)));
    expect([...used].filter((id) => !known.hasMessage(id))).toEqual([]);
  });

  it('are all used', () => {
    const text = sources.join('\n');
    const families = new RegExp(
      `^(web-(title|phase|gang|pace|tab|key|lost|speed|reaction|hello|quip|tried|mail|evening-(kind|phase|ties)|notices-(discord|ntfy|json)|report|gone|admin-(house|count|phase))|(${prefixes})-(title|(thing|does|first|order)-|web-(figure|option|explained|choice|ask|do|drawing)))`,
    );
    const unused = ours('fr')
      .flatMap((path) => ids(read(path)))
      .filter((id) => !families.test(id) && !text.includes(`'${id}'`));
    expect(unused).toEqual([]);
  });

  it('keep French punctuation with its word', () => {
    for (const path of ours('fr')) {
      const values = read(path)
        .split('\n')
        .filter((text) => !text.startsWith('#'));
      expect(values.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
    }
  });
});

describe('the rulebook', () => {
  it('finds every numbered rule', () => {
    const book = read(join(HOUSE, 'games/twelve_gangsters/rulebook/fr.md'));
    const numbers = blocks(book).flatMap((block) => (block.kind === 'rule' ? [block.number] : []));
    expect(numbers).toContain('TG-3.4');
    expect(numbers).toHaveLength([...book.matchAll(/^- \*\*TG-/gm)].length);
  });

  it('finds the picture of the table and the steps of a turn, and nothing else that looks like a picture', () => {
    expect(blocks('![The table](board)\n\n> One → Two')).toEqual([
      { kind: 'picture', name: 'board', caption: 'The table' },
      { kind: 'steps', steps: ['One', 'Two'] },
    ]);
    expect(blocks('![x](https://elsewhere)')[0]!.kind).toBe('paragraph');
  });

  it('reads titles, emphasis and lists', () => {
    expect(blocks('# A\n\nHello *you*\nthere\n\n1. One `x`')).toEqual([
      { kind: 'title', level: 1, inlines: [{ kind: 'text', text: 'A' }] },
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'text', text: 'Hello ' },
          { kind: 'em', text: 'you' },
          { kind: 'text', text: ' there' },
        ],
      },
      {
        kind: 'item',
        label: '1.',
        inlines: [
          { kind: 'text', text: 'One ' },
          { kind: 'code', text: 'x' },
        ],
      },
    ]);
  });
});
