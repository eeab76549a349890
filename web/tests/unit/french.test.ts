import { describe, expect, it } from 'vitest';
import { a, de, que } from '../../src/french';
import { bundle } from '../../src/language.svelte';
import { point } from '../../src/sentence';

describe('French before a name', () => {
  it.each([
    ['Inès', 'd’Inès', 'qu’Inès', 'à Inès'],
    ['Marco', 'de Marco', 'que Marco', 'à Marco'],
    ['Le Nouveau', 'du Nouveau', 'que le Nouveau', 'au Nouveau'],
    ['La Fouine', 'de la Fouine', 'que la Fouine', 'à la Fouine'],
    ['Les Ombres', 'des Ombres', 'que les Ombres', 'aux Ombres'],
    ['Yves', 'd’Yves', 'qu’Yves', 'à Yves'],
    ['Yann', 'de Yann', 'que Yann', 'à Yann'],
  ])('changes as at the house: %s', (name, of, that, to) => {
    expect([de(name), que(name), a(name)]).toEqual([of, that, to]);
  });

  it('is what texts can call', () => {
    const made = bundle('fr', ['x = Au tour { DE($name) }, dit { POINT($card) }']);
    expect(made.formatPattern(made.getMessage('x')!.value!, { name: 'Inès', card: 'Contrat' })).toBe('Au tour d’Inès, dit Contrat.');
    expect(point('La Honte !')).toBe('La Honte !');
  });
});
