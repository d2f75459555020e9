/**
 * Invitations: each lets in so many people until a date, unless it was withdrawn. Taking a use is one statement that only as many
 * can win as there are uses, in however many processes; who came is written with it.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { FORMER } from './farewell.ts';
import type { Db } from './schema.ts';

/** Invitations that let somebody in, at a time. */
export const MOST_INVITATIONS = 200;
/** Of each, so many of those who came by it are named. */
const MOST_NAMED = 100;

/** Without letters and figures that are read for one another: a code is also told over the telephone. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP = 4;

export interface InvitedPerson {
  readonly id: string;
  readonly name: string;
  readonly banned: boolean;
}

export interface StoredInvitation {
  readonly id: string;
  readonly code: string;
  readonly note: string;
  readonly uses: number;
  readonly used: number;
  readonly until: number;
  readonly madeAt: number;
  /** Who made it; undefined: whoever has the command line, or somebody who is gone. */
  readonly by?: string;
  readonly revokedAt?: number;
  /** Withdrawn because somebody who came by it was banned. */
  readonly burnt: boolean;
  /** Who came by it. */
  readonly came: readonly InvitedPerson[];
}

export interface InvitationWish {
  readonly note: string;
  readonly uses: number;
  readonly until: number;
  readonly madeBy?: string;
}

/** `K7QM-3XTW-9PAB`: 59 bits, which nobody finds by trying. */
const newCode = (): string =>
  Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')).join('-');

/** As it was typed: in small letters, without hyphens, with spaces. Undefined: no code at all. */
export function readCode(typed: string): string | undefined {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/gu, '');
  if (signs.length !== GROUPS * GROUP) return undefined;
  return signs.match(new RegExp(`.{${GROUP}}`, 'gu'))?.join('-');
}

/** Undefined: there are as many as there may be. */
export async function addInvitation(db: Db, wish: InvitationWish, now: number): Promise<StoredInvitation | undefined> {
  const open = await db
    .selectFrom('invitations')
    .select((e) => e.fn.countAll().as('count'))
    .where('revoked_at', 'is', null)
    .where('until', '>', now)
    .whereRef('used', '<', 'uses')
    .executeTakeFirstOrThrow();
  if (Number(open.count) >= MOST_INVITATIONS) return undefined;
  const { note, uses, until, madeBy } = wish;
  const made = { id: randomBytes(6).toString('base64url'), code: newCode(), note, uses, used: 0, until };
  await db
    .insertInto('invitations')
    .values({ ...made, made_by: madeBy ?? null, made_at: now, revoked_at: null, burnt_by: null })
    .execute();
  return { ...made, madeAt: now, burnt: false, came: [] };
}

/** One use of it is taken, and this person came by it. False when it lets nobody in. Call it in the transaction of the person. */
export async function useInvitation(trx: Db, code: string, person: string, now: number): Promise<boolean> {
  const taken = await trx
    .updateTable('invitations')
    .set((e) => ({ used: e('used', '+', 1) }))
    .where('code', '=', code)
    .where('revoked_at', 'is', null)
    .where('until', '>', now)
    .whereRef('used', '<', 'uses')
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) return false;
  await trx.insertInto('arrivals').values({ person, invitation: taken.id, at: now }).execute();
  return true;
}

/** This person came by it, where it is good, though they needed none. */
export async function rememberInvitation(trx: Db, code: string, person: string, now: number): Promise<void> {
  const { id } = (await goodInvitation(trx, code, now)) ?? {};
  if (id !== undefined) await trx.insertInto('arrivals').values({ person, invitation: id, at: now }).execute();
}

/** Whether it would let somebody in; nothing happens. */
export const isGood = async (db: Db, code: string, now: number): Promise<boolean> =>
  (await goodInvitation(db, code, now)) !== undefined;

function goodInvitation(db: Db, code: string, now: number): Promise<{ readonly id: string } | undefined> {
  return db
    .selectFrom('invitations')
    .select('id')
    .where('code', '=', code)
    .where('revoked_at', 'is', null)
    .where('until', '>', now)
    .whereRef('used', '<', 'uses')
    .executeTakeFirst();
}

/** By id or code. False when there is none, or it was withdrawn before. */
export async function revokeInvitation(db: Db, which: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where((e) => e.or([e('id', '=', which), e('code', '=', readCode(which) ?? which)]))
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The invitations by which this person came let nobody in any more. */
export async function burnInvitationsOf(trx: Db, person: string, now: number): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ revoked_at: now, burnt_by: person })
    .where('revoked_at', 'is', null)
    .where('id', 'in', (e) => e.selectFrom('arrivals').select('invitation').where('person', '=', person))
    .execute();
}

/** Newest first: all, those that let somebody in, or those by which this person came. */
export async function readInvitations(
  db: Db,
  which: { readonly now: number; readonly all?: boolean; readonly personCame?: string },
): Promise<StoredInvitation[]> {
  let query = db
    .selectFrom('invitations')
    .leftJoin('people', 'people.id', 'made_by')
    .selectAll('invitations')
    .select('people.name');
  const { personCame } = which;
  if (personCame !== undefined)
    query = query.where('invitations.id', 'in', (e) =>
      e.selectFrom('arrivals').select('invitation').where('person', '=', personCame),
    );
  else if (which.all !== true)
    query = query.where('revoked_at', 'is', null).where('until', '>', which.now).whereRef('used', '<', 'uses');
  const rows = await query.orderBy('made_at', 'desc').orderBy('invitations.id').limit(MOST_INVITATIONS).execute();
  const came = await cameBy(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    note: row.note,
    uses: row.uses,
    used: row.used,
    until: Number(row.until),
    madeAt: Number(row.made_at),
    ...(row.name !== null && row.name !== FORMER && { by: row.name }),
    ...(row.revoked_at !== null && { revokedAt: Number(row.revoked_at) }),
    burnt: row.burnt_by !== null,
    came: came.get(row.id) ?? [],
  }));
}

async function cameBy(db: Db, invitations: readonly string[]): Promise<Map<string, InvitedPerson[]>> {
  const came = new Map<string, InvitedPerson[]>();
  if (invitations.length === 0) return came;
  const rows = await db
    .selectFrom('arrivals')
    .innerJoin('people', 'people.id', 'arrivals.person')
    .select(['invitation', 'people.id', 'people.name', 'people.banned_at'])
    .where('invitation', 'in', invitations)
    .where('people.name', '<>', FORMER)
    .orderBy('at')
    .execute();
  for (const { invitation, id, name, banned_at } of rows) {
    const guests = came.get(invitation) ?? [];
    if (guests.length < MOST_NAMED) came.set(invitation, [...guests, { id, name, banned: banned_at !== null }]);
  }
  return came;
}

/** What the guest came by is known of the account too. */
export async function claimArrivals(db: Db, guest: string, account: string): Promise<void> {
  const rows = await db.selectFrom('arrivals').select(['invitation', 'at']).where('person', '=', guest).execute();
  for (const { invitation, at } of rows)
    await db
      .insertInto('arrivals')
      .values({ person: account, invitation, at })
      .onConflict((c) => c.doNothing())
      .execute();
  await db.deleteFrom('arrivals').where('person', '=', guest).execute();
}

/** Those that let nobody in since then, and what is known of who came by them. */
export async function dropOldInvitations(db: Db, endedBefore: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const old = await trx
      .deleteFrom('invitations')
      .where((e) => e.or([e('until', '<', endedBefore), e('revoked_at', '<', endedBefore)]))
      .returning('id')
      .execute();
    for (const { id } of old) await trx.deleteFrom('arrivals').where('invitation', '=', id).execute();
  });
}
