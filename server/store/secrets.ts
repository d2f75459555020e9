/** What this server keeps to itself. The process that comes first makes a secret; all others find it. */
import type { Db } from './schema.ts';

export async function secret(db: Db, name: string, make: () => string): Promise<string> {
  const known = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  if (known) return known.value;
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((c) => c.doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
