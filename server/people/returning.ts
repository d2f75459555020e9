/**
 * A guest's seat hangs on a cookie. A link of their own brings them back where the cookie is gone: secret, kept as a hash, for one
 * person at one table, good once. It ends when another is made, when it is used, and when they have an account. Looking at it
 * does nothing: whoever follows it is asked first.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Services } from '../services.ts';
import type { ReturnSeen } from '../protocol.ts';
import { isBanned } from '../store/bans.ts';
import { findPersonWhole, type Person } from '../store/people.ts';
import { dropReturnsOf, findReturn, putReturn, takeReturn, type Return } from '../store/returns.ts';
import type { Db, Schema } from '../store/schema.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { readTable } from '../store/tables.ts';
import { change } from '../tables/requests.ts';
import { seatOf, withSeat } from '../tables/lobby.ts';
import { AppError } from '../appError.ts';
import { becomeOne } from './accounts.ts';
import { endSessionsOf, hashed } from './sessions.ts';

/** Somebody with an account needs none: they sign in. */
export async function newReturn({ store, now }: Services, person: Person, table: string): Promise<string> {
  if (person.email !== undefined) throw new AppError('NOT_ALLOWED');
  const stored = await readTable(store.db, table);
  if (stored === undefined) throw new AppError('NOT_FOUND');
  if (seatOf(stored, person.id) === undefined) throw new AppError('NOT_SEATED');
  return issueReturn(store.db, { table, person: person.id }, now(), false);
}

/** One to be sent leaves the one that the guest made, and may have kept, as it is. */
export async function issueReturn(db: Kysely<Schema>, whose: Return, now: number, sent: boolean): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await putReturn(db, hashed(token), whose, now, sent);
  return token;
}

/** Who a link would make of whoever asks. */
export async function lookAtReturn({ store }: Services, asker: Person | undefined, token: string): Promise<ReturnSeen> {
  const { guest, stored } = await mustFind(store.db, token);
  return {
    name: guest.name,
    table: stored.id,
    game: stored.game,
    called: stored.name,
    ...(asker?.id === guest.id && { mine: true }),
  };
}

interface Found {
  readonly guest: Person;
  readonly stored: StoredTable;
}

async function mustFind(db: Db, token: string): Promise<Found> {
  const found = await findReturn(db, hashed(token));
  const guest = found && !(await isBanned(db, found.person)) ? await findPersonWhole(db, found.person) : undefined;
  const stored = found && (await readTable(db, found.table));
  if (!guest || guest.email !== undefined || !stored || seatOf(stored, guest.id) === undefined) throw new AppError('BAD_LINK');
  return { guest, stored };
}

export interface CameBackAs {
  /** Who the browser is from now on. */
  readonly person: Person;
  readonly table: string;
}

/**
 * Whoever has the link is that guest again; what they did meanwhile as another guest comes along, and the browsers that were the
 * guest before are signed out. Somebody with an account has the seat.
 */
export async function comeBack(services: Services, asker: Person | undefined, token: string): Promise<CameBackAs> {
  const { db } = services.store;
  const { guest, stored } = await mustFind(db, token);
  const table = stored.id;
  if (asker?.id === guest.id) return { person: guest, table }; // they never were away: the link stays good
  if (asker && seatOf(stored, asker.id) !== undefined) throw new AppError('ALREADY_SEATED');
  if (!(await takeReturn(db, hashed(token)))) throw new AppError('BAD_LINK');
  if (asker === undefined) return { person: guest, table };
  if (asker.email !== undefined) {
    await change(services, asker, table, (row) => seatGoesTo(row, guest, asker));
    return { person: asker, table };
  }
  // The link may have been sent by somebody who still is that guest elsewhere: what the asker brings along is not theirs.
  await dropReturnsOf(db, guest.id);
  await endSessionsOf(services, guest.id);
  await becomeOne(services, asker, guest);
  return { person: guest, table };
}

/** The seat and nothing else: what the guest has said and done is not put into an account by a link that anybody may have sent. */
function seatGoesTo(table: StoredTable, guest: Person, account: Person): StoredTable {
  const seat = seatOf(table, guest.id);
  const sitting = seat === undefined ? undefined : table.seats[seat];
  if (seat === undefined || sitting?.kind !== 'person') throw new AppError('BAD_LINK');
  if (seatOf(table, account.id) !== undefined) throw new AppError('ALREADY_SEATED');
  if (table.removed.includes(account.id)) throw new AppError('NOT_WELCOME');
  const seats = withSeat(table.seats, seat, { ...sitting, person: account.id, name: account.name });
  return { ...table, seats, ...(table.host === guest.id && { host: account.id, hostName: account.name }) };
}
