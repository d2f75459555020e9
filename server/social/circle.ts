/** Friends and blocks: checks the wish, writes it. */
import type { Services } from '../services.ts';
import type { Bond, Circle } from '../protocol.ts';
import { bondWith, countBonds, readCircle, setBond } from '../store/circle.ts';
import { findPerson, type Person } from '../store/people.ts';
import { AppError } from '../appError.ts';

/** Blocks win: whoever has blocked me I cannot have for a friend. */
export async function bind({ store: { db }, limits }: Services, me: Person, other: string, bond: Bond): Promise<Circle> {
  if (other === me.id) throw new AppError('NOT_ALLOWED');
  if ((await findPerson(db, other)) === undefined) throw new AppError('NO_SUCH_PERSON');
  if (bond === 'friend' && (await bondWith(db, other, me.id)) === 'blocked') throw new AppError('NO_FRIENDSHIP');
  const before = await bondWith(db, me.id, other);
  const most = bond === 'friend' ? limits.friendsPerPerson : limits.blocksPerPerson;
  if (before !== bond && (await countBonds(db, me.id, bond)) >= most) throw new AppError('TOO_MANY_PEOPLE');
  await db.transaction().execute((trx) => setBond(trx, me.id, other, bond, Date.now()));
  return readCircle(db, me.id);
}

export async function unbind({ store: { db } }: Services, me: Person, other: string): Promise<Circle> {
  await setBond(db, me.id, other, undefined, Date.now());
  return readCircle(db, me.id);
}
