/** Making an invitation, from the page or the command line. */
import { AppError } from '../appError.ts';
import { readTitle } from '../names.ts';
import { LONGEST_NOTE } from '../protocol/houseDesk.ts';
import { addInvitation, revokeInvitation, type StoredInvitation } from '../store/invitations.ts';
import { noteAct } from '../store/operatorLog.ts';
import type { Db } from '../store/schema.ts';

export interface Inviting {
  readonly note?: string | undefined;
  readonly uses: number;
  readonly until: number;
  /** Who makes it; undefined: whoever has the command line. */
  readonly madeBy?: string;
}

export async function makeInvitation(
  db: Db,
  { note = '', uses, until, madeBy }: Inviting,
  now: number,
): Promise<StoredInvitation> {
  const named = note.trim() === '' ? '' : readTitle(note, LONGEST_NOTE);
  if (named === undefined) throw new AppError('BAD_NAME');
  const made = await addInvitation(db, { note: named, uses, until, ...(madeBy !== undefined && { madeBy }) }, now);
  if (made === undefined) throw new AppError('TOO_MANY_INVITATIONS');
  return made;
}

/** With its entry in the operators' log: call it in a transaction. */
export async function inviteNoted(trx: Db, wish: Inviting, now: number): Promise<StoredInvitation> {
  const made = await makeInvitation(trx, wish, now);
  await noteAct(trx, { by: wish.madeBy, act: 'invite', detail: { uses: made.uses } }, now);
  return made;
}

/** By id or code; false when it let nobody in before. `by`: undefined for the command line. */
export async function withdrawNoted(trx: Db, which: string, now: number, by?: string): Promise<boolean> {
  const gone = await revokeInvitation(trx, which, now);
  if (gone) await noteAct(trx, { by, act: 'withdraw' }, now);
  return gone;
}

/** Behind the #, where no proxy and no log ever sees it. */
export const invitationLink = (address: string, code: string): string => `${address.replace(/\/$/u, '')}/join#${code}`;
