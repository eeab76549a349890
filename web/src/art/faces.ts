/** The faces of the cast: each is a palette and a list of parts, drawn from the back to the front. Light comes from the left. */
export interface Look {
  skin: string;
  shade: string;
  hair: string;
  coat: string;
  parts: readonly Part[];
}

/** A shape; without a fill it is a line. */
export interface Shape {
  d: string;
  fill?: Ink;
  line?: Ink;
  width?: number;
}

export type Ink = keyof typeof INKS | 'skin' | 'shade' | 'hair' | 'coat';

export const INKS = {
  ink: '#17120f',
  paper: '#f3e9d2',
  red: '#b3261e',
  lips: '#a8322a',
  brass: '#d9b25c',
  steel: '#cfd6da',
  grey: '#8f8a80',
  lens: '#bcd8dd',
  rose: '#d98a80',
  green: '#5f9a72',
} as const;

export const PARTS = {
  // shoulders
  suit: [
    { d: 'M5 64C7 52 15 48 25 46L39 46C49 48 57 52 59 64Z', fill: 'coat' },
    { d: 'M26 46L32 53L38 46L36 64L28 64Z', fill: 'paper' },
  ],
  broad: [{ d: 'M0 64C1 50 11 46 22 45L42 45C53 46 63 50 64 64Z', fill: 'coat' }],
  dress: [
    { d: 'M9 64C11 54 18 51 25 49L39 49C46 51 53 54 55 64Z', fill: 'coat' },
    { d: 'M24 49L32 60L40 49Z', fill: 'skin' },
  ],
  collar: [
    { d: 'M6 64C8 53 16 49 25 47L39 47C48 49 56 53 58 64Z', fill: 'coat' },
    { d: 'M18 49C22 44 42 44 46 49L42 57C36 53 28 53 22 57Z', fill: 'grey' },
  ],
  braces: [{ d: 'M17 47L20 64M47 47L44 64', line: 'red', width: 4 }],
  tie: [{ d: 'M30 52L34 52L35 60L32 64L29 60Z', fill: 'red' }],
  bow: [{ d: 'M32 52L25 48.5L25 56ZM32 52L39 48.5L39 56Z', fill: 'red' }],
  pearls: [{ d: 'M23 51C25 58 39 58 41 51', line: 'paper', width: 3 }],
  scarf: [{ d: 'M20 47C26 53 38 53 44 47L46 52C38 59 26 59 18 52ZM38 55L45 64L36 64Z', fill: 'red' }],
  neck: [{ d: 'M26 42L38 42L39 51L32 57L25 51Z', fill: 'shade' }],
  // heads
  round: [
    { d: 'M16 30C15 46 22 53 32 53C42 53 49 46 48 30C48 20 42 15 32 15C22 15 16 20 16 30Z', fill: 'skin' },
    { d: 'M34 15C39 28 38 44 32 53C42 53 49 46 48 30C48 20 42 15 34 15Z', fill: 'shade' },
  ],
  oval: [
    { d: 'M20 28C20 44 26 52 32 52C38 52 44 44 44 28C44 19 38 15 32 15C26 15 20 19 20 28Z', fill: 'skin' },
    { d: 'M33 15C37 28 37 42 32 52C38 52 44 44 44 28C44 19 38 15 33 15Z', fill: 'shade' },
  ],
  long: [
    { d: 'M21 26C20 46 26 56 32 56C38 56 44 46 43 26C43 17 38 13 32 13C26 13 21 17 21 26Z', fill: 'skin' },
    { d: 'M33 13C37 28 37 45 32 56C38 56 44 46 43 26C43 17 38 13 33 13Z', fill: 'shade' },
  ],
  square: [
    { d: 'M15 25L16 45C19 53 26 55 32 55C38 55 45 53 48 45L49 25C46 16 39 14 32 14C25 14 18 16 15 25Z', fill: 'skin' },
    { d: 'M34 14C38 28 38 44 34 55C39 55 45 53 48 45L49 25C46 16 39 14 34 14Z', fill: 'shade' },
  ],
  heart: [
    { d: 'M18 27C18 40 25 49 32 53C39 49 46 40 46 27C46 18 39 14 32 14C25 14 18 18 18 27Z', fill: 'skin' },
    { d: 'M34 14C38 27 37 41 32 53C39 49 46 40 46 27C46 18 40 14 34 14Z', fill: 'shade' },
  ],
  // hair behind the head
  mane: [{ d: 'M12 56C5 34 12 10 32 9C52 10 59 34 52 56L42 50L22 50Z', fill: 'hair' }],
  curls: [
    {
      d: 'M17 46A7 7 0 0 1 12 34A7 7 0 0 1 13 23A8 8 0 0 1 23 12A9 9 0 0 1 41 12A8 8 0 0 1 51 23A7 7 0 0 1 52 34A7 7 0 0 1 47 46Z',
      fill: 'hair',
    },
  ],
  bun: [{ d: 'M32 2A8 7 0 1 1 31.9 2ZM15 40C10 20 20 10 32 10C44 10 54 20 49 40Z', fill: 'hair' }],
  // hair before it
  bob: [{ d: 'M15 46C10 18 21 10 32 10C43 10 54 18 49 46L43 42C46 32 43 25 40 22C32 26 24 25 21 27C19 34 20 38 21 42Z', fill: 'hair' }],
  fringe: [{ d: 'M18 30C16 16 25 11 32 11C39 11 48 16 46 30C42 24 37 22 32 22C27 22 22 24 18 30Z', fill: 'hair' }],
  parting: [{ d: 'M19 30C16 14 26 10 33 11C43 11 48 18 45 30C44 23 40 20 27 18C24 22 20 24 19 30Z', fill: 'hair' }],
  slick: [{ d: 'M18 26C18 12 26 9 33 9C42 9 47 14 46 26C42 17 36 15 32 15C27 15 21 18 18 26Z', fill: 'hair' }],
  crown: [{ d: 'M17 30C12 18 20 7 32 8C44 7 52 18 47 30C46 22 40 19 32 19C24 19 18 22 17 30Z', fill: 'hair' }],
  bald: [
    { d: 'M16 33C12 29 14 23 17 21C16 27 17 31 18 35ZM48 33C52 29 50 23 47 21C48 27 47 31 46 35Z', fill: 'hair' },
    { d: 'M24 20C26 17 29 16 32 17', line: 'paper', width: 2 },
  ],
  // features
  eyes: [{ d: 'M25 35.5L25.1 35.5M39 35.5L38.9 35.5', line: 'ink', width: 4.6 }],
  lids: [{ d: 'M22.5 35.5L28.5 35.5M35.5 35.5L41.5 35.5', line: 'ink', width: 2.8 }],
  lashes: [
    { d: 'M22 34C24.5 32 27 32.5 29 35.5M42 34C39.5 32 37 32.5 35 35.5', line: 'ink', width: 2.8 },
    { d: 'M22 34L19.5 32M42 34L44.5 32', line: 'ink', width: 1.8 },
  ],
  slits: [{ d: 'M22 34L29 36.5M42 34L35 36.5', line: 'ink', width: 2.8 }],
  brows: [{ d: 'M21 30C24 28 27 28 29.5 30M43 30C40 28 37 28 34.5 30', line: 'hair', width: 2.4 }],
  scowl: [{ d: 'M20.5 28.5L29.5 31.5M43.5 28.5L34.5 31.5', line: 'hair', width: 3.4 }],
  raised: [{ d: 'M20.5 29.5C23 28 26 28 29 30M35 28C38 24.5 41 25 43.5 28', line: 'hair', width: 2.4 }],
  nose: [{ d: 'M30.5 41.5C31.5 43 33 43 34.5 41.5', line: 'ink', width: 1.7 }],
  bignose: [{ d: 'M30 36C27 42 27 45 32 45C36 45 37 43 35 39Z', fill: 'rose' }],
  beak: [{ d: 'M32 34L28.5 43L34 43.5Z', fill: 'shade' }],
  lips: [{ d: 'M26.5 47C29 44.5 31 45.5 32 46C33 45.5 35 44.5 37.5 47C35 50 29 50 26.5 47Z', fill: 'lips' }],
  smile: [{ d: 'M25 45.5C28 49.5 36 49.5 39 45.5', line: 'lips', width: 2.6 }],
  grin: [
    { d: 'M24 45C28 47 36 47 40 45C39 51 25 51 24 45Z', fill: 'paper' },
    { d: 'M24 45C28 47 36 47 40 45C39 51 25 51 24 45Z', line: 'ink', width: 1.4 },
  ],
  smirk: [{ d: 'M26 48C31 48.5 36 47 39.5 43.5', line: 'lips', width: 2.6 }],
  stern: [{ d: 'M26.5 48L37.5 48', line: 'lips', width: 2.6 }],
  gold: [{ d: 'M33 46.8L36.5 46.4L36.5 49L33.4 49.4Z', fill: 'brass' }],
  freckles: [{ d: 'M23 41L23.1 41M26 42.5L26.1 42.5M38 42.5L38.1 42.5M41 41L41.1 41', line: 'rose', width: 2.2 }],
  mole: [{ d: 'M39.5 43.5L39.6 43.5', line: 'ink', width: 2.6 }],
  wrinkles: [{ d: 'M20 40C21 42 21 44 23 46M44 40C43 42 43 44 41 46M26 22C30 21 34 21 38 22', line: 'shade', width: 1.8 }],
  plaster: [{ d: 'M19.5 42L27 40L28 43.6L20.5 45.6Z', fill: 'paper' }],
  scar: [{ d: 'M41 27L38.5 42', line: 'red', width: 1.8 }],
  // on the face
  moustache: [{ d: 'M32 43C28 41 23 43 20 48C25 49 30 48 32 46C34 48 39 49 44 48C41 43 36 41 32 43Z', fill: 'hair' }],
  pencil: [{ d: 'M25.5 44.5C29 42.8 31 43.2 32 44C33 43.2 35 42.8 38.5 44.5', line: 'hair', width: 2 }],
  walrus: [{ d: 'M32 42C26 40 19 44 17 53C24 54 29 52 32 49C35 52 40 54 47 53C45 44 38 40 32 42Z', fill: 'hair' }],
  goatee: [{ d: 'M28 51C30 50 34 50 36 51L32 60Z', fill: 'hair' }],
  glasses: [
    { d: 'M18 36A6.5 6.5 0 1 1 31 36A6.5 6.5 0 1 1 18 36ZM33 36A6.5 6.5 0 1 1 46 36A6.5 6.5 0 1 1 33 36Z', line: 'ink', width: 2.4 },
    { d: 'M31 35L33 35', line: 'ink', width: 2.4 },
  ],
  pincenez: [
    { d: 'M21 36A4.8 4.8 0 1 1 30.6 36A4.8 4.8 0 1 1 21 36ZM33.4 36A4.8 4.8 0 1 1 43 36A4.8 4.8 0 1 1 33.4 36Z', fill: 'lens' },
    {
      d: 'M21 36A4.8 4.8 0 1 1 30.6 36A4.8 4.8 0 1 1 21 36ZM33.4 36A4.8 4.8 0 1 1 43 36A4.8 4.8 0 1 1 33.4 36ZM43 36C50 40 49 50 44 58',
      line: 'brass',
      width: 1.8,
    },
  ],
  monocle: [
    { d: 'M33 36A6 6 0 1 1 45 36A6 6 0 1 1 33 36Z', line: 'brass', width: 2.2 },
    { d: 'M44 40C47 47 46 53 42 60', line: 'brass', width: 1.4 },
  ],
  patch: [
    { d: 'M33 31L45 30L44 39C40 41 36 41 34 38Z', fill: 'ink' },
    { d: 'M33 32L17 24M45 31L50 28', line: 'ink', width: 2 },
  ],
  earrings: [{ d: 'M18 44L18 48M46 44L46 48', line: 'brass', width: 4 }],
  // in the mouth
  cigar: [
    { d: 'M37 47L50 50L49.3 53.5L36.4 50.4Z', fill: 'hair' },
    { d: 'M49.5 51.8L52.5 52.5', line: 'red', width: 3.4 },
  ],
  holder: [
    { d: 'M36 47.5L52 54', line: 'ink', width: 2.2 },
    { d: 'M52 54L57 56', line: 'paper', width: 2.6 },
    { d: 'M58 53c3 -5 -3 -7 0 -13', line: 'paper', width: 1.6 },
  ],
  match: [{ d: 'M36 48L46 45', line: 'brass', width: 2 }],
  // hats
  bowler: [
    { d: 'M19 23C18 5 46 5 45 23Z', fill: 'ink' },
    { d: 'M11 25C20 20 44 20 53 25C55 28 52 30 49 29C40 25 24 25 15 29C12 30 9 28 11 25Z', fill: 'ink' },
    { d: 'M19.5 20C27 17.5 37 17.5 44.5 20', line: 'grey', width: 2.4 },
  ],
  cap: [
    { d: 'M12 24C10 10 24 5 35 6C48 7 54 15 52 23C42 17 24 18 12 24Z', fill: 'coat' },
    { d: 'M12 24C22 17 40 17 46 21C38 23 24 23 9 30C7 28 9 25 12 24Z', fill: 'ink' },
  ],
  fedora: [
    { d: 'M19 22C18 7 26 4 32 8C38 4 46 7 45 22Z', fill: 'coat' },
    { d: 'M19 22L18.8 17C26 14 38 14 45.2 17L45 22Z', fill: 'red' },
    { d: 'M6 27C16 18 48 18 58 24C60 26 58 29 55 28C44 23 22 24 11 30C7 31 4 29 6 27Z', fill: 'coat' },
  ],
  topper: [
    { d: 'M20 20L18 2L46 2L44 20Z', fill: 'ink' },
    { d: 'M19.6 15L44.4 15L44 20L20 20Z', fill: 'red' },
    { d: 'M9 23C20 17 44 17 55 23C44 26 20 26 9 23Z', fill: 'ink' },
  ],
  cloche: [
    { d: 'M15 32C12 12 22 5 33 5C46 5 52 16 49 32C44 25 38 24 33 25C26 25 19 27 15 32Z', fill: 'coat' },
    { d: 'M16 26C25 19 40 19 49 26', line: 'brass', width: 3 },
  ],
  band: [
    { d: 'M17 25C26 19 38 19 47 25', line: 'red', width: 4 },
    { d: 'M44 22C52 14 50 6 45 2C42 9 40 15 41 21Z', fill: 'paper' },
  ],
  beret: [{ d: 'M13 22C8 12 22 4 36 6C50 7 57 15 51 21C40 17 24 17 13 22Z', fill: 'coat' }],
  goggles: [
    { d: 'M15 24C26 15 38 15 49 24', line: 'ink', width: 5 },
    { d: 'M20 21A6 5 0 1 1 32 20A6 5 0 1 1 20 21ZM33 20A6 5 0 1 1 45 21A6 5 0 1 1 33 20Z', fill: 'lens' },
    { d: 'M20 21A6 5 0 1 1 32 20A6 5 0 1 1 20 21ZM33 20A6 5 0 1 1 45 21A6 5 0 1 1 33 20Z', line: 'brass', width: 2 },
  ],
  visor: [{ d: 'M12 27C18 17 46 17 52 27C44 23 20 23 12 27Z', fill: 'green' }],
  rose: [
    { d: 'M46 21A6 6 0 1 1 45.9 21Z', fill: 'red' },
    { d: 'M44 25A3 3 0 0 1 49 26', line: 'rose', width: 1.6 },
  ],
  net: [{ d: 'M18 30C26 33 38 33 46 30M24 24L30 32M40 24L34 32', line: 'ink', width: 1 }],
} as const satisfies Record<string, readonly Shape[]>;

export type Part = keyof typeof PARTS;

const FAIR = { skin: '#f3d5b0', shade: '#d9ae84' };
const PINK = { skin: '#f2c7a8', shade: '#d89c7c' };
const OLIVE = { skin: '#dcb084', shade: '#b98a5d' };
const BROWN = { skin: '#a8744a', shade: '#835532' };
const PALE = { skin: '#f5e4cf', shade: '#d8bfa3' };

export const FACES: Record<string, Look> = {
  lulu: {
    ...PINK,
    hair: '#e2a24a',
    coat: '#8a2f4a',
    parts: ['curls', 'dress', 'neck', 'round', 'lashes', 'brows', 'nose', 'freckles', 'smile', 'rose'],
  },
  philibert: {
    ...PALE,
    hair: '#a9794a',
    coat: '#3b4a56',
    parts: ['suit', 'bow', 'oval', 'eyes', 'raised', 'nose', 'stern', 'parting', 'glasses'],
  },
  colette: {
    ...OLIVE,
    hair: '#3a2418',
    coat: '#5f7a3c',
    parts: ['mane', 'dress', 'neck', 'heart', 'eyes', 'brows', 'nose', 'grin', 'gold', 'fringe', 'earrings'],
  },
  anatole: {
    ...FAIR,
    hair: '#5a3a24',
    coat: '#6b6252',
    parts: ['collar', 'long', 'slits', 'raised', 'bignose', 'walrus', 'goatee', 'fedora'],
  },
  bibi: {
    ...BROWN,
    hair: '#1c1411',
    coat: '#b3261e',
    parts: ['suit', 'tie', 'round', 'eyes', 'raised', 'nose', 'grin', 'plaster', 'beret'],
  },
  mado: {
    ...FAIR,
    hair: '#b5431f',
    coat: '#2c5a52',
    parts: ['curls', 'dress', 'neck', 'oval', 'lashes', 'scowl', 'nose', 'lips', 'mole', 'fringe', 'earrings', 'band'],
  },
  titi: {
    ...PINK,
    hair: '#7a4a22',
    coat: '#5b4a38',
    parts: ['suit', 'scarf', 'round', 'eyes', 'brows', 'nose', 'freckles', 'grin', 'cap'],
  },
  pepe: {
    ...PINK,
    hair: '#e6e0d4',
    coat: '#3c3a44',
    parts: ['suit', 'bow', 'long', 'wrinkles', 'lids', 'brows', 'bignose', 'walrus', 'bald'],
  },
  ginette: {
    ...PALE,
    hair: '#d9b765',
    coat: '#4a3a5e',
    parts: ['dress', 'neck', 'heart', 'slits', 'brows', 'nose', 'smirk', 'bob', 'cloche'],
  },
  nono: {
    ...OLIVE,
    hair: '#2a1d15',
    coat: '#d8cdb8',
    parts: ['broad', 'braces', 'square', 'eyes', 'scowl', 'bignose', 'stern', 'plaster', 'slick'],
  },
  yvonne: {
    ...FAIR,
    hair: '#6b5a52',
    coat: '#33443c',
    parts: ['bun', 'collar', 'neck', 'oval', 'lids', 'raised', 'beak', 'stern', 'wrinkles', 'parting', 'glasses'],
  },
  eusebe: {
    ...PALE,
    hair: '#3a2e28',
    coat: '#22262e',
    parts: ['suit', 'tie', 'long', 'eyes', 'brows', 'beak', 'stern', 'goatee', 'slick', 'pincenez'],
  },
  carmen: {
    ...BROWN,
    hair: '#1c1411',
    coat: '#6a3322',
    parts: ['mane', 'collar', 'neck', 'oval', 'lashes', 'scowl', 'nose', 'grin', 'fringe', 'goggles'],
  },
  oscar: {
    ...OLIVE,
    hair: '#4a3a30',
    coat: '#2a3a2c',
    parts: ['broad', 'bow', 'round', 'lids', 'raised', 'bignose', 'moustache', 'cigar', 'bowler'],
  },
  suzon: {
    ...BROWN,
    hair: '#241813',
    coat: '#a8572e',
    parts: ['curls', 'dress', 'neck', 'round', 'lashes', 'brows', 'nose', 'smile', 'rose'],
  },
  hortense: {
    ...OLIVE,
    hair: '#4c4440',
    coat: '#1f3a5a',
    parts: ['bun', 'suit', 'neck', 'square', 'lids', 'scowl', 'beak', 'stern', 'wrinkles', 'parting', 'monocle'],
  },
  marius: {
    ...OLIVE,
    hair: '#8f3d1c',
    coat: '#20303a',
    parts: ['broad', 'scarf', 'square', 'eyes', 'scowl', 'bignose', 'walrus', 'crown', 'patch'],
  },
  odette: {
    ...BROWN,
    hair: '#4a2740',
    coat: '#5a2f6a',
    parts: ['dress', 'neck', 'heart', 'slits', 'raised', 'nose', 'smirk', 'mole', 'bob', 'net', 'pearls'],
  },
  gaspard: {
    ...PALE,
    hair: '#8f8a80',
    coat: '#4a3320',
    parts: ['suit', 'tie', 'round', 'lids', 'scowl', 'beak', 'smirk', 'moustache', 'bald', 'pincenez'],
  },
  leontine: {
    ...FAIR,
    hair: '#2a1d15',
    coat: '#2f2f36',
    parts: ['mane', 'collar', 'neck', 'long', 'lids', 'brows', 'nose', 'stern', 'earrings', 'cloche'],
  },
  comtesse: {
    ...PALE,
    hair: '#cfc9c0',
    coat: '#2a1c30',
    parts: [
      'bun',
      'dress',
      'neck',
      'heart',
      'lids',
      'raised',
      'wrinkles',
      'beak',
      'lips',
      'parting',
      'pearls',
      'earrings',
      'net',
      'holder',
    ],
  },
  anselme: {
    ...BROWN,
    hair: '#b9b4ab',
    coat: '#1c1c22',
    parts: ['suit', 'bow', 'long', 'lids', 'brows', 'nose', 'stern', 'goatee', 'crown'],
  },
  zelda: {
    ...FAIR,
    hair: '#171310',
    coat: '#7a1d18',
    parts: ['collar', 'neck', 'heart', 'slits', 'scowl', 'nose', 'lips', 'scar', 'bob', 'match'],
  },
  prosper: {
    ...PINK,
    hair: '#8a7a66',
    coat: '#2b2f3a',
    parts: ['suit', 'tie', 'square', 'eyes', 'raised', 'nose', 'grin', 'gold', 'pencil', 'bald', 'visor', 'monocle'],
  },
  igor: {
    ...PALE,
    hair: '#14100e',
    coat: '#1d1722',
    parts: ['suit', 'bow', 'long', 'slits', 'raised', 'beak', 'smirk', 'pencil', 'parting', 'topper'],
  },
};
