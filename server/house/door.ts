/**
 * Who may come in. A person comes into being in one place (people/accounts.ts), which asks here first, in the same transaction:
 * however many knock at once, in however many processes, an invitation lets in as many as it has uses.
 */
import { AppError } from '../appError.ts';
import { isLongId } from '../names.ts';
import { readTable } from '../store/tables.ts';
import { isGood, readCode, rememberInvitation, useInvitation } from '../store/invitations.ts';
import type { Db } from '../store/schema.ts';
import type { House } from './house.ts';

/** What somebody who knocks has to show. */
export interface Knock {
  /** A code as it was typed. */
  readonly invitation?: string | undefined;
  /** The table whose link they followed. */
  readonly table?: string | undefined;
  /** The sign-in of the club knows them: its members need no other invitation. */
  readonly vouched?: true;
}

/** Throws when this newcomer may not come in. In an open house nothing is used up. */
export async function passDoor(house: House, trx: Db, person: string, knock: Knock, now: number): Promise<void> {
  const door = await house.doorNow(trx);
  if (door === 'open' || knock.vouched) return remember(trx, person, knock, now);
  if (knock.invitation !== undefined) {
    const code = readCode(knock.invitation);
    if (code === undefined || !(await useInvitation(trx, code, person, now))) throw new AppError('BAD_INVITATION');
    return;
  }
  if (door === 'links' && knock.table !== undefined && (await leadsSomewhere(trx, knock.table))) return;
  throw new AppError('INVITATION_NEEDED');
}

/** Nothing is used up; but should they be banned once the door is closed, the invitation that they know is burnt. */
async function remember(trx: Db, person: string, { invitation }: Knock, now: number): Promise<void> {
  const code = invitation === undefined ? undefined : readCode(invitation);
  if (code !== undefined) await rememberInvitation(trx, code, person, now);
}

/** A game that is over needs nobody; and a short number, from when the house was open, is found by trying. */
async function leadsSomewhere(trx: Db, table: string): Promise<boolean> {
  if (!isLongId(table)) return false;
  const stored = await readTable(trx, table);
  return stored !== undefined && stored.phase !== 'over';
}

export async function lookAtInvitation(db: Db, typed: string, now: number): Promise<void> {
  const code = readCode(typed);
  if (code === undefined || !(await isGood(db, code, now))) throw new AppError('BAD_INVITATION');
}
