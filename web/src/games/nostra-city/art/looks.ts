/** How each Caïd is told from the others. */
import type { Card, Family } from '../material';

export interface Look {
  woman: boolean;
  skin: string;
  hair: string;
  style: 'slick' | 'bald' | 'short' | 'bob' | 'waves' | 'curls' | 'bun' | 'long';
  hat: 'none' | 'fedora' | 'bowler' | 'cap' | 'cloche' | 'boater' | 'turban';
  marks: readonly (
    | 'moustache'
    | 'beard'
    | 'goatee'
    | 'glasses'
    | 'dark'
    | 'scar'
    | 'cigar'
    | 'earrings'
    | 'patch'
    | 'monocle'
    | 'mole'
    | 'plaster'
    | 'brows'
    | 'cigarette'
  )[];
}

export const TINTS: Readonly<Record<Family | 'none', { ground: string; lit: string; coat: string }>> = {
  agnello: { ground: '#5a1e1a', lit: '#9c3b2c', coat: '#2b1412' },
  baldini: { ground: '#1d3557', lit: '#3f6a9c', coat: '#121d2c' },
  carbone: { ground: '#2f3a24', lit: '#667a3f', coat: '#171d11' },
  donata: { ground: '#42234f', lit: '#7d4a92', coat: '#221228' },
  none: { ground: '#4a3a1a', lit: '#b08a3a', coat: '#241c10' },
};

const LIGHT = '#f0cfa6';
const WARM = '#e0b184';
const OLIVE = '#cf9c6c';
const BROWN = '#a9744a';
const INK = '#1d1512';
const AUBURN = '#6b2f17';
const GREY = '#a7a29a';
const BLOND = '#c79b4b';

const men = (look: Partial<Look>): Look => ({ woman: false, skin: WARM, hair: INK, style: 'short', hat: 'none', marks: [], ...look });
const women = (look: Partial<Look>): Look => ({ woman: true, skin: LIGHT, hair: INK, style: 'bob', hat: 'none', marks: [], ...look });

/** By the number of the card; an edition of its own keeps the faces. */
const LOOKS: readonly Look[] = [
  women({ hair: AUBURN, style: 'waves', marks: ['mole', 'cigarette'] }),
  men({ hat: 'fedora', marks: ['moustache'] }),
  men({ skin: OLIVE, style: 'bald', marks: ['plaster', 'brows'] }),
  women({ skin: WARM, style: 'bun', marks: ['earrings'] }),
  men({ hair: BLOND, style: 'slick', marks: ['cigarette'] }),
  men({ hat: 'bowler', skin: LIGHT, marks: ['monocle', 'moustache'] }),
  men({ style: 'slick', skin: OLIVE, marks: ['goatee'] }),
  women({ hair: BLOND, hat: 'cloche', marks: ['earrings'] }),
  men({ hat: 'cap', skin: LIGHT, hair: AUBURN, marks: ['scar'] }),
  women({ hair: AUBURN, style: 'curls', skin: LIGHT, marks: ['mole', 'earrings'] }),
  men({ style: 'curls', skin: BROWN, marks: ['beard'] }),
  women({ style: 'bob', marks: ['glasses'] }),
  men({ hair: GREY, style: 'short', marks: ['patch'] }),
  women({ hair: INK, skin: OLIVE, hat: 'turban', marks: ['earrings'] }),
  men({ hat: 'fedora', skin: BROWN, marks: ['dark'] }),
  women({ hair: GREY, style: 'bun', skin: WARM, marks: ['brows', 'earrings'] }),
  men({ hat: 'boater', hair: BLOND, skin: LIGHT, marks: ['moustache'] }),
  women({ hair: INK, style: 'long', skin: WARM, marks: ['scar'] }),
  men({ style: 'slick', hair: INK, skin: LIGHT, marks: ['glasses', 'goatee'] }),
  men({ hair: GREY, style: 'bald', skin: OLIVE, marks: ['beard', 'cigar'] }),
];
const GOTA = men({ hair: GREY, style: 'slick', skin: WARM, hat: 'fedora', marks: ['cigar', 'brows'] });

export function lookOf(card: Card): Look {
  return card.number < LOOKS.length ? LOOKS[card.number]! : GOTA;
}

/** The sign of the phase in which a power acts, in a box of 24 × 24. */
export const SIGNS: Readonly<Record<NonNullable<Card['phase']>, string>> = {
  business: 'M3 7H21V17H3ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM5 9v1M19 14v1',
  meeting: 'M13 3L20 10L17 13L10 6ZM12 9L4 17L6 19L14 11ZM13 20H22V22H13Z',
  proces: 'M12 3V20M6 21H18M4 6H20M4 6L1.5 13H6.5ZM20 6L17.5 13H22.5Z',
  vendetta: 'M19 3L8 14L10 16L21 5V3ZM6 14L10 18M8 16L4 20',
};
