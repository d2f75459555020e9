/** What people are to each other: a friend, blocked, or nothing. One-sided: my friend need not have me for one. */
import type { Bond, Circle, NamedPerson } from '../protocol.ts';
import type { Db } from './schema.ts';

export async function readCircle(db: Db, person: string): Promise<Circle> {
  const rows = await db
    .selectFrom('circle')
    .innerJoin('people', 'people.id', 'circle.other')
    .select(['people.id', 'people.name', 'bond'])
    .where('person', '=', person)
    .orderBy('people.name')
    .execute();
  const those = (bond: Bond): NamedPerson[] =>
    rows.filter((row) => row.bond === bond).map(({ id, name }) => ({ person: id, name }));
  return { friends: those('friend'), blocked: those('blocked') };
}

export async function bondWith(db: Db, person: string, other: string): Promise<Bond | undefined> {
  const row = await db
    .selectFrom('circle')
    .select('bond')
    .where('person', '=', person)
    .where('other', '=', other)
    .executeTakeFirst();
  return row?.bond as Bond | undefined;
}

export async function countBonds(db: Db, person: string, bond: Bond): Promise<number> {
  const row = await db
    .selectFrom('circle')
    .select((e) => e.fn.countAll().as('people'))
    .where('person', '=', person)
    .where('bond', '=', bond)
    .executeTakeFirstOrThrow();
  return Number(row.people);
}

/** Blocking somebody also ends their having me for a friend. */
export async function setBond(db: Db, person: string, other: string, bond: Bond | undefined, at: number): Promise<void> {
  await db.deleteFrom('circle').where('person', '=', person).where('other', '=', other).execute();
  if (bond === undefined) return;
  await db
    .insertInto('circle')
    .values({ person, other, bond, at })
    .onConflict((c) => c.columns(['person', 'other']).doUpdateSet({ bond, at }))
    .execute();
  if (bond === 'blocked')
    await db.deleteFrom('circle').where('person', '=', other).where('other', '=', person).where('bond', '=', 'friend').execute();
}

/** Everybody whom this person has blocked or who has blocked them. */
export async function apartFrom(db: Db, person: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('circle')
    .select(['person', 'other'])
    .where('bond', '=', 'blocked')
    .where((e) => e.or([e('person', '=', person), e('other', '=', person)]))
    .execute();
  return new Set(rows.map((row) => (row.person === person ? row.other : row.person)));
}

/** Who has this person for a friend. */
export async function friendOf(db: Db, person: string): Promise<Set<string>> {
  const rows = await db.selectFrom('circle').select('person').where('other', '=', person).where('bond', '=', 'friend').execute();
  return new Set(rows.map((row) => row.person));
}

/** The guest's circle becomes the account's, where the account has none of its own. */
export async function claimCircle(db: Db, guest: string, account: string): Promise<void> {
  const rows = await db
    .selectFrom('circle')
    .selectAll()
    .where((e) => e.or([e('person', '=', guest), e('other', '=', guest)]))
    .execute();
  const claimed = rows
    .map((row) => ({
      ...row,
      person: row.person === guest ? account : row.person,
      other: row.other === guest ? account : row.other,
    }))
    .filter((row) => row.person !== row.other);
  await db
    .deleteFrom('circle')
    .where((e) => e.or([e('person', '=', guest), e('other', '=', guest)]))
    .execute();
  if (claimed.length === 0) return;
  await db
    .insertInto('circle')
    .values(claimed)
    .onConflict((c) => c.doNothing())
    .execute();
}
