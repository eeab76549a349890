/** What a page was told, signed with a key of its own: `docs/records.md` says byte for byte what is signed. */
import { hex } from './fairness';
import type { GameEvent, Witness } from './wire';

const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);

/** SHA-256 of the story: a line with all names, then one for each event. */
export async function storyDigest(names: readonly string[], story: readonly GameEvent[]): Promise<string> {
  const lines = [names, ...story].map((part) => `${JSON.stringify(part)}\n`).join('');
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text(lines))));
}

export async function swear(keys: CryptoKeyPair, seal: string, seat: number, digest: string): Promise<Omit<Witness, 'type' | 'id'>> {
  const said = text(`tripot witness 1\n${seal}\n${seat}\n${digest}\n`);
  const signature = hex(new Uint8Array(await crypto.subtle.sign('Ed25519', keys.privateKey, said)));
  return { digest, key: await publicKey(keys), signature };
}

export async function publicKey(keys: CryptoKeyPair): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey)));
}

export async function newKeys(): Promise<CryptoKeyPair> {
  return (await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])) as CryptoKeyPair;
}

/** The key of this browser, made once; it cannot be taken out of it. Null where there is no secure connection, or no such cryptography. */
export async function ownKeys(): Promise<CryptoKeyPair | null> {
  if (!globalThis.crypto?.subtle || !globalThis.indexedDB) return null;
  try {
    const store = await opened();
    const known = await answer<CryptoKeyPair | undefined>(store('readonly').get('page'));
    if (known) return known;
    const fresh = await newKeys();
    await answer(store('readwrite').add(fresh, 'page')); // fails if another tab was first: that one signs
    return fresh;
  } catch {
    return null;
  }
}

async function opened(): Promise<(mode: IDBTransactionMode) => IDBObjectStore> {
  const asked = indexedDB.open('tripot', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('keys');
  const database = await answer(asked);
  return (mode) => database.transaction('keys', mode).objectStore('keys');
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}
