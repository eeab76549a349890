/** The same proof as `tripot verify`, derived here with the browser's own cryptography. */
import type { Draw } from './wire';

/** SHA-256 of the secret, in hex: what was published before anybody added a nonce. */
export async function commitment(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)));
}

/** Which outcome chance step `index` must have had. */
export async function derive(
  seed: Uint8Array<ArrayBuffer>,
  nonces: readonly string[],
  index: number,
  weights: readonly number[],
): Promise<number> {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const blocks = Math.floor((total.toString(2).length + 128 + 255) / 256);
  const limit = ((1n << BigInt(256 * blocks)) / BigInt(total)) * BigInt(total);
  for (let attempt = 0; ; attempt++) {
    const number = await numberOf(seed, nonces, index, attempt, blocks);
    if (number < limit) return pick(Number(number % BigInt(total)), weights);
  }
}

/** How many of the outcomes are those that the secret gives. */
export async function agreeing(seed: Uint8Array<ArrayBuffer>, nonces: readonly string[], draws: readonly Draw[]): Promise<number> {
  const derived = await Promise.all(draws.map((draw, index) => derive(seed, nonces, index, draw.weights)));
  return derived.filter((outcome, index) => outcome === draws[index]!.outcome).length;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function numberOf(
  seed: Uint8Array<ArrayBuffer>,
  nonces: readonly string[],
  index: number,
  attempt: number,
  blocks: number,
): Promise<bigint> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let digits = '0x';
  for (let block = 0; block < blocks; block++) {
    const text = JSON.stringify([...nonces, index, attempt, block]);
    digits += hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))));
  }
  return BigInt(digits);
}

function pick(rest: number, weights: readonly number[]): number {
  let left = rest;
  return weights.findIndex((weight) => (left -= weight) < 0);
}
