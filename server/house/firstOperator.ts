/**
 * The first operator of a house. As long as nobody runs it, its start prints a link, the same in all processes; whoever opens it
 * and has an account, or makes one there, is the operator, and the link is good for nothing any more.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '../appError.ts';
import { accountToBe } from '../people/accounts.ts';
import type { FirstOperator } from '../protocol/houseDesk.ts';
import type { Services } from '../services.ts';
import { noteAct } from '../store/operatorLog.ts';
import { operatorsOf, setOperator } from '../store/operators.ts';
import type { Person } from '../store/people.ts';
import { secret } from '../store/secrets.ts';
import type { Db } from '../store/schema.ts';

const SECRET = 'first-operator';

/** What the link carries; undefined where somebody runs the house. */
export async function firstKey(db: Db): Promise<string | undefined> {
  if ((await operatorsOf(db)).length > 0) return undefined;
  return secret(db, SECRET, () => randomBytes(24).toString('base64url'));
}

/** Behind the #, where no proxy and no log ever sees it. */
export const firstLink = (address: string, key: string): string => `${address.replace(/\/$/u, '')}/operator/house#key=${key}`;

/** Throws unless this is the key, and nobody runs the house. */
export async function mustFit(db: Db, key: string): Promise<void> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', SECRET).executeTakeFirst();
  const [given, known] = [Buffer.from(key), Buffer.from(row?.value ?? '')];
  if (given.length !== known.length || !timingSafeEqual(given, known)) throw new AppError('BAD_LINK');
  if ((await operatorsOf(db)).length > 0) throw new AppError('BAD_LINK');
}

/** Who asks becomes the operator; who is a guest or nobody makes the account first. All or nothing, and one of several at once. */
export async function becomeFirst(services: Services, asker: Person | undefined, wish: FirstOperator): Promise<Person> {
  const { db } = services.store;
  await mustFit(db, wish.key); // before a password is worked on
  const account = await accountToBe(asker, wish.account);
  return db.transaction().execute(async (trx) => {
    await mustFit(trx, wish.key);
    const person = await account.write(trx);
    const taken = await trx
      .deleteFrom('secrets')
      .where('name', '=', SECRET)
      .where('value', '=', wish.key)
      .returning('name')
      .executeTakeFirst();
    if (taken === undefined || !(await setOperator(trx, person.id, true))) throw new AppError('BAD_LINK');
    await noteAct(trx, { by: person.id, act: 'firstOperator', person: person.id }, services.now());
    return person;
  });
}
