/** Making an invitation, from the page or the command line. */
import { AppError } from '../appError.ts';
import { readTitle } from '../names.ts';
import { LONGEST_NOTE } from '../protocol/houseDesk.ts';
import { addInvitation, type StoredInvitation } from '../store/invitations.ts';
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

/** Behind the #, where no proxy and no log ever sees it. */
export const invitationLink = (address: string, code: string): string => new URL(`join#${code}`, address).href;
