/**
 * Whose turn a bot's thinking is counted as. An account pays for itself; guests cost nothing to make, so that all of one
 * address share one turn. The address itself is kept nowhere: what is made of it lives as long as its socket, and is keyed,
 * because the other processes on the same database are told it too.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Person } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { secret } from '../store/secrets.ts';

export type PayerOf = (person: Person | undefined, address: string) => string;

export async function openPayers(db: Db): Promise<PayerOf> {
  const key = await secret(db, 'payers', () => randomBytes(32).toString('base64url'));
  return (person, address) =>
    person?.email === undefined
      ? `from:${createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 16)}`
      : person.id;
}

/** Whoever has one IPv6 address has 2^64 of them: the network counts. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head, tail] = address.split('%')[0].split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
