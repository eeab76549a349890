/** The texts of the house, for tests: what the server tells the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const HOUSE = join(import.meta.dirname, '../../../src/tripot');

export const read = (path: string): string => readFileSync(path, 'utf-8');

export const house = (language: string): string[] => [
  join(HOUSE, `text/${language}.ftl`),
  ...readdirSync(join(HOUSE, 'games'), { recursive: true, encoding: 'utf-8' })
    .filter((path) => path.endsWith(`text/${language}.ftl`))
    .map((path) => join(HOUSE, 'games', path)),
];
