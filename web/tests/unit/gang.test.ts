import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLOURS, gang } from '../../src/art/gang';

type Triple = [number, number, number];

/** Machado, Oliveira and Fernandes (2009), complete blindness, on linear RGB. */
const BLINDNESS: Record<string, readonly Triple[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple =>
  rows.map(([x, y, z]) => Math.min(1, Math.max(0, x * a + y * b + z * c))) as Triple;

/** CIE L*a*b* under D65. */
function lab([r, g, b]: Triple): Triple {
  const root = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The smallest distance (CIE 1976) between two of the six. */
function closest(see: (colour: Triple) => Triple): { distance: number; pair: string } {
  const seen = COLOURS.map((colour) => ({ colour, at: lab(see(linear(gang(colour).fill))) }));
  return seen
    .flatMap((one, index) =>
      seen.slice(index + 1).map((other) => ({
        distance: Math.hypot(...one.at.map((part, axis) => part - other.at[axis]!)),
        pair: `${one.colour} and ${other.colour}`,
      })),
    )
    .sort((a, b) => a.distance - b.distance)[0]!;
}

describe('the gangs', () => {
  it.each(Object.entries(BLINDNESS))('keep different colours under %s', (_, rows) => {
    const { distance, pair } = closest((colour) => times(rows, colour));
    expect(distance, pair).toBeGreaterThan(10);
  });

  it('have six different symbols', () => {
    expect(new Set(COLOURS.map((colour) => gang(colour).symbol)).size).toBe(COLOURS.length);
  });
});

describe('the colour of a seat', () => {
  const SRC = join(import.meta.dirname, '../../src');
  const parts = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter((path) => path.endsWith('.svelte'));
  const read = (path: string): string => readFileSync(join(SRC, path), 'utf-8');
  const bearers = [
    'art/Emblem.svelte',
    'games/twelve-gangsters/Card.svelte',
    'games/reglement-de-comptes/art/Gangster.svelte',
    'games/reglement-de-comptes/art/Cake.svelte',
  ];

  it.each(bearers)('%s draws the symbol', (path) => {
    expect(read(path)).toContain('d={look.symbol}');
  });

  it.each(parts.filter((path) => read(path).includes('colourOf(')))('comes with its symbol, or its name in words, in %s', (path) => {
    expect(read(path)).toMatch(/<Emblem\s|<Card |<Plate |d=\{look\.symbol\}|`web-gang-\$\{/);
  });
});
