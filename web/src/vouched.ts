/** What a page has kept, compared with the record; and who has signed it. */
import type { Words } from './language.svelte';
import { pinHouse, pinOf } from './pins';
import type { Checked } from './wire';

export interface Finding {
  /** Null: it could not be compared. */
  good: boolean | null;
  words: Words;
}

/** As the page in this chair finds it, which signs with this key. `signed`: whether it finds the house's signature sound. */
export function vouched(
  server: Checked,
  signed: boolean | null,
  code: string,
  number: number,
  chair: number | null,
  key: string,
): readonly Finding[] {
  const pin = pinOf(code, number);
  const found: Finding[] = [];
  const compare = (good: boolean, same: string, other: string): unknown => found.push({ good, words: { id: good ? same : other } });

  if (pin) compare(pin.seal === server.commitment, 'web-pin-seal-same', 'web-pin-seal-other');
  else found.push({ good: null, words: { id: 'web-pin-none' } });
  if (chair !== null && typeof pin?.salt === 'string')
    compare(pin.salt === server.nonces[chair], 'web-pin-salt-same', 'web-pin-salt-other');
  if (signed === null) found.push({ good: null, words: { id: 'web-proof-unsigned' } });
  else if (!signed) found.push({ good: false, words: { id: 'verify-house' } });
  else compare(pinHouse(server.house), 'web-pin-house-same', 'web-pin-house-other');
  const own = server.witnesses.find(({ seat }) => seat === chair);
  if (own) compare(own.key === key && own.digest === pin?.digest, 'web-pin-own-same', 'web-pin-own-other');
  else if (pin?.digest) compare(false, 'web-pin-own-same', 'web-pin-own-other');
  else if (chair !== null) found.push({ good: null, words: { id: 'web-pin-own-none' } });
  for (const { seat } of server.witnesses)
    if (seat !== chair) found.push({ good: true, words: { id: 'web-proof-witness', args: { name: server.names[seat] ?? '' } } });
  return found;
}
