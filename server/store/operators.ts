/** Who runs this house: accounts alone, for a guest's cookie is soon lost, and what comes with it would be lost to whoever finds it. */
import type { Db } from './schema.ts';

export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Somebody who reads that mailbox has said that the address is theirs. */
  readonly confirmed: boolean;
  /** When they first came. */
  readonly since: number;
}

export async function isOperator(db: Db, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', person)
    .where('operator', '=', 1)
    .where('email', 'is not', null)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function operatorsOf(db: Db): Promise<Operator[]> {
  const rows = await db
    .selectFrom('people')
    .leftJoin('notice_settings', 'notice_settings.person', 'people.id')
    .select(['people.id', 'people.name', 'people.email', 'people.created_at', 'notice_settings.confirmed'])
    .where('operator', '=', 1)
    .where('email', 'is not', null)
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, email, created_at, confirmed }) => ({
    id,
    name,
    email: email ?? '',
    confirmed: confirmed === email,
    since: Number(created_at),
  }));
}

/** False when there is no such account, or it may not come in. */
export async function setOperator(db: Db, person: string, operator: boolean): Promise<boolean> {
  const row = await db
    .updateTable('people')
    .set({ operator: Number(operator) })
    .where('id', '=', person)
    .where('email', 'is not', null)
    .where('banned_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
