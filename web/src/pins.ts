/** What this browser was shown first, kept on this device: a house that shows something else later is found out. */

export interface Pin {
  /** Code and number of the game. */
  game: string;
  seal: string;
  /** The salt that this page added last. */
  salt: string | null;
  /** Of the story that this page has signed. */
  digest: string | null;
}

const KEPT = 'tripot-pins';
const HOUSE = 'tripot-house-key';
/** This many games are remembered. */
const MANY = 100;

export function pinOf(code: string, number: number): Pin | null {
  return remembered().find(({ game }) => game === `${code} ${number}`) ?? null;
}

/** Remember the seal of this game, unless one is; whether it is the one that was shown first. */
export function pinSeal(code: string, number: number, seal: string): boolean {
  const known = pinOf(code, number);
  if (!known) keep({ game: `${code} ${number}`, seal, salt: null, digest: null });
  return !known || known.seal === seal;
}

export function pinMore(code: string, number: number, more: Partial<Pick<Pin, 'salt' | 'digest'>>): void {
  const known = pinOf(code, number);
  if (known) keep({ ...known, ...more });
}

/** Remember the key of this house, unless one is; whether it is the one that was shown first. */
export function pinHouse(key: string): boolean {
  const known = read(HOUSE);
  if (known === null) write(HOUSE, key);
  return known === null || known === key;
}

function keep(pin: Pin): void {
  const others = remembered().filter(({ game }) => game !== pin.game);
  write(KEPT, JSON.stringify([pin, ...others].slice(0, MANY)));
}

function remembered(): readonly Pin[] {
  try {
    return JSON.parse(read(KEPT) ?? '[]') as readonly Pin[];
  } catch {
    return [];
  }
}

/** A browser may forbid to keep anything: then nothing can be compared. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing is kept
  }
}
