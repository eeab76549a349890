/** The house's signature under a record, checked with the browser's own cryptography: `docs/records.md` says what is signed. */
import { bytes } from './fairness';

/** As much of a record as is signed. */
export interface SignedRecord {
  version: number;
  game: string;
  rules: number;
  edition: unknown;
  options: object;
  names: readonly string[];
  fairness: { commitment: string; nonces: readonly string[] };
  steps: readonly string[];
  result: unknown;
  signed: { key: string; signature: string; seats: unknown };
}

/** Whether the house with this key has signed this record. Null where the browser cannot tell. */
export async function signedBy(key: string, record: SignedRecord): Promise<boolean | null> {
  try {
    const known = await crypto.subtle.importKey('raw', bytes(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, bytes(record.signed.signature), await signedText(record));
  } catch {
    return null;
  }
}

async function signedText(record: SignedRecord): Promise<Uint8Array<ArrayBuffer>> {
  const { version, game, rules, edition, options, names, fairness, steps, result, signed } = record;
  const head = JSON.stringify([version, game, rules, edition, sorted(options), names, fairness.commitment, fairness.nonces]);
  let link = await sha256(text(head));
  for (const step of steps) link = await sha256(joined(link, text(step)));
  return joined(text('tripot record 1\n'), link, text(JSON.stringify(sorted([result, signed.seats]))));
}

/** The same, with the keys of every object in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

function text(words: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(words);
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
