/** Passkeys: the public half of each, and whose it is. */
import { FORMER } from './farewell.ts';
import type { Person } from './people.ts';
import type { Db } from './schema.ts';

export interface StoredPasskey {
  /** As the browser calls it, base64url. */
  readonly id: string;
  readonly name: string;
  readonly publicKey: string;
  /** How often the key says it was used; 0 for those that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly made: number;
  /** 0: never since it was made. */
  readonly seen: number;
}

export async function addPasskey(trx: Db, person: string, key: Omit<StoredPasskey, 'seen'>): Promise<void> {
  await trx
    .insertInto('passkeys')
    .values({
      id: key.id,
      person,
      name: key.name,
      public_key: key.publicKey,
      counter: key.counter,
      transports: key.transports.join(' '),
      created_at: key.made,
    })
    .execute();
}

/** The latest first. */
export async function passkeysOf(db: Db, person: string): Promise<StoredPasskey[]> {
  const rows = await db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created_at', 'desc').execute();
  return rows.map(asStored);
}

export interface Owned {
  readonly key: StoredPasskey;
  readonly person: Person;
  readonly banned: boolean;
}

export async function findPasskey(db: Db, id: string): Promise<Owned | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('people', 'people.id', 'passkeys.person')
    .selectAll('passkeys')
    .select(['people.name as called', 'people.email', 'people.banned_at'])
    .where('passkeys.id', '=', id)
    .where('people.name', '<>', FORMER)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { person, called, email, banned_at } = row;
  return {
    key: asStored(row),
    person: { id: person, name: called, ...(email !== null && { email }) },
    banned: banned_at !== null,
  };
}

/** False when it was used more often meanwhile than it says now: then it is a copy, or the answer an old one. Some never count. */
export async function usedPasskey(db: Db, id: string, counter: number, now: number): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, seen_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function namePasskey(db: Db, person: string, id: string, name: string): Promise<void> {
  await db.updateTable('passkeys').set({ name }).where('person', '=', person).where('id', '=', id).execute();
}

export async function dropPasskey(db: Db, person: string, id: string): Promise<void> {
  await db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute();
}

interface Row {
  id: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
  seen_at: number;
}

function asStored({ id, name, public_key, counter, transports, created_at, seen_at }: Row): StoredPasskey {
  return {
    id,
    name,
    publicKey: public_key,
    counter: Number(counter),
    transports: transports === '' ? [] : transports.split(' '),
    made: Number(created_at),
    seen: Number(seen_at),
  };
}
