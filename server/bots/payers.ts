/**
 * Whose turn a bot's thinking is counted as. An account pays for itself; guests cost nothing to make, so that all of one
 * address share one turn. The address itself is kept nowhere: what is made of it lives as long as its socket, and is keyed,
 * because the other processes on the same database are told it too.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Person } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { secret } from '../store/secrets.ts';

/** The address as http/address.ts counts it. */
export type PayerOf = (person: Person | undefined, address: string) => string;

export async function openPayers(db: Db): Promise<PayerOf> {
  const key = await secret(db, 'payers', () => randomBytes(32).toString('base64url'));
  return (person, address) =>
    person?.email === undefined
      ? `from:${createHmac('sha256', key).update(address).digest('base64url').slice(0, 16)}`
      : person.id;
}
