import { describe, expect, it } from 'vitest';
import { signedBy, type SignedRecord } from '../../src/signature';
import { engine } from './engine';

describe('the signature of a house', () => {
  const records = engine<SignedRecord[]>('signed', null);
  const key = records[0]!.signed.key;

  it('is found sound under a game of every kind', async () => {
    expect(new Set(records.map(({ game }) => game)).size).toBeGreaterThan(3);
    for (const record of records) expect(await signedBy(key, record)).toBe(true);
  });

  it.each<[string, (record: SignedRecord) => Partial<SignedRecord>]>([
    ['name', ({ names }) => ({ names: ['Zoe', ...names.slice(1)] })],
    ['move', ({ steps }) => ({ steps: steps.slice(1) })],
    ['salt', ({ fairness }) => ({ fairness: { ...fairness, nonces: [] } })],
    ['result', () => ({ result: null })],
    ['testimony', ({ signed }) => ({ signed: { ...signed, seats: [] } })],
  ])('is not sound with another %s', async (_, change) => {
    const record = records[0]!;
    expect(await signedBy(key, { ...record, ...change(record) })).toBe(false);
  });

  it('is not that of another house', async () => {
    const seats = records[0]!.signed.seats as { key: string }[];
    expect(await signedBy(seats[0]!.key, records[0]!)).toBe(false);
  });
});
