/** The six gangs: a colour and a symbol each, so that none depends on colour alone. */
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'orange', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Gang {
  colour: Colour;
  fill: string;
  lit: string;
  dark: string;
  /** The outline of its symbol in a box of 24 × 24. */
  symbol: string;
}

const GANGS: Record<Colour, Omit<Gang, 'colour'>> = {
  yellow: {
    fill: '#e6b422',
    lit: '#f7d76a',
    dark: '#8a6608',
    symbol: 'M12 1.5l3.1 6.9 7.4.8-5.5 5 1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.5-5 7.4-.8z',
  },
  red: { fill: '#c8442e', lit: '#ea7a63', dark: '#7a2013', symbol: 'M12 1l8.5 11L12 23 3.5 12z' },
  blue: { fill: '#3b7dd8', lit: '#7fb0f2', dark: '#1d4684', symbol: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z' },
  green: {
    fill: '#4c9a63',
    lit: '#85c898',
    dark: '#245a35',
    symbol: 'M12 1.5a5 5 0 0 1 4.3 7.5a5 5 0 1 1-2.7 8.4l1.2 5.1H9.2l1.2-5.1A5 5 0 1 1 7.7 9A5 5 0 0 1 12 1.5z',
  },
  orange: { fill: '#e07b39', lit: '#f5ab78', dark: '#8a4313', symbol: 'M12 2.5L23 21.5H1z' },
  violet: { fill: '#8e5bb5', lit: '#bd93dc', dark: '#50296f', symbol: 'M15.5 1.6A10.8 10.8 0 1 0 22 17A9.2 9.2 0 0 1 15.5 1.6z' },
};

export function gang(colour: Colour): Gang {
  return { colour, ...GANGS[colour] };
}

/** The colour of a seat: gangs are given in order. */
export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}
