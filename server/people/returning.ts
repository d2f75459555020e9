/**
 * A guest's seat hangs on a cookie. A link of their own brings them back where the cookie is gone: secret, kept as a hash, for one
 * person at one table, good once. It ends when another is made, when it is used, and when they have an account.
 */
import { randomBytes } from 'node:crypto';
import type { House } from '../house.ts';
import { findPersonWhole, type Person } from '../store/people.ts';
import { findReturn, putReturn, takeReturn } from '../store/returns.ts';
import { readTable } from '../store/tables.ts';
import { seatOf } from '../tables/lobby.ts';
import { Trouble } from '../trouble.ts';
import { becomeOne } from './accounts.ts';
import { hashed } from './sessions.ts';

/** Somebody with an account needs none: they sign in. */
export async function newReturn({ store, now }: House, person: Person, table: string): Promise<string> {
  if (person.email !== undefined) throw new Trouble('NOT_ALLOWED');
  const stored = await readTable(store.db, table);
  if (stored === undefined) throw new Trouble('NOT_FOUND');
  if (seatOf(stored, person.id) === undefined) throw new Trouble('NOT_SEATED');
  const token = randomBytes(24).toString('base64url');
  await putReturn(store.db, hashed(token), { table, person: person.id }, now());
  return token;
}

export interface CameBackAs {
  /** Who the browser is from now on. */
  readonly person: Person;
  readonly table: string;
}

/** Whoever has the link is that guest again; what they did meanwhile under another name comes along. */
export async function comeBack(house: House, asker: Person | undefined, token: string): Promise<CameBackAs> {
  const { db } = house.store;
  const found = await findReturn(db, hashed(token));
  const guest = found && (await findPersonWhole(db, found.person));
  const stored = found && (await readTable(db, found.table));
  if (!found || !guest || guest.email !== undefined || !stored || seatOf(stored, guest.id) === undefined) {
    throw new Trouble('BAD_LINK');
  }
  const { table } = found;
  if (asker?.id === guest.id) return { person: guest, table }; // they never were away: the link stays good
  if (!(await takeReturn(db, hashed(token)))) throw new Trouble('BAD_LINK');
  if (asker === undefined) return { person: guest, table };
  const [from, to] = asker.email === undefined ? [asker, guest] : [guest, asker];
  await becomeOne(house, from, to);
  return { person: to, table };
}
