/** Looking something up in a rulebook. */
import { expect, it } from 'vitest';
import { lookedUp, opening, plain } from '../../src/lookup';
import { blocks } from '../../src/markdown';

const BOOK = blocks(`# Gangster

## 4 Les cases

- **GA-4.13** L’amende se paie **tout de suite**.
- **GA-4.14** La Protection se garde.

## 7 La fin

### L’offre

Qui annonce une offre rentre au Refuge.
`);
const found = (wanted: string): string[] => lookedUp(BOOK, wanted).map(plain);

it('finds words without accents and capitals, below their titles', () => {
  expect(found('REFUGE')).toEqual(['Gangster', '7 La fin', 'L’offre', 'Qui annonce une offre rentre au Refuge.']);
  expect(found("l'amende tout de suite")).toEqual(['Gangster', '4 Les cases', 'GA-4.13 L’amende se paie tout de suite.']);
  expect(found('protection ga-4.14')).toHaveLength(3);
});

it('says so by finding nothing', () => {
  expect(found('échiquier')).toEqual([]);
});

it('opens with its first two chapters', () => {
  const book = blocks('# Gangster\n\nDe 1997.\n\n## L’idée\n\nUn quartier.\n\n## Le plateau\n\nQuarante cases.\n\n## Les cases\n\nVol.\n');
  expect(opening(book).map(plain)).toEqual(['L’idée', 'Un quartier.', 'Le plateau', 'Quarante cases.']);
});
