/** The settings of the house, one row each. What they mean is in ../house/settings.ts. */
import type { Db } from './schema.ts';

/** Files lie beside the settings, as text, and are read when somebody wants them alone: settings are looked at every few seconds. */
const FILE = 'file/';

export async function readHouseFile(db: Db, name: string): Promise<Buffer | undefined> {
  const text = await readHouseSetting(db, FILE + name);
  return typeof text === 'string' ? Buffer.from(text, 'base64') : undefined;
}

export const writeHouseFile = (db: Db, name: string, file: Buffer | undefined, now: number): Promise<void> =>
  writeHouseSetting(db, FILE + name, file?.toString('base64'), now);

export async function readHouse(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('house_settings').select(['name', 'value']).where('name', 'not like', `${FILE}%`).execute();
  return new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
}

export async function readHouseSetting(db: Db, name: string): Promise<unknown> {
  const row = await db.selectFrom('house_settings').select('value').where('name', '=', name).executeTakeFirst();
  return row && (JSON.parse(row.value) as unknown);
}

/** Undefined: as if it had never been set. */
export async function writeHouseSetting(db: Db, name: string, value: unknown, now: number): Promise<void> {
  if (value === undefined) {
    await db.deleteFrom('house_settings').where('name', '=', name).execute();
    return;
  }
  const written = { value: JSON.stringify(value), changed_at: now };
  await db
    .insertInto('house_settings')
    .values({ name, ...written })
    .onConflict((c) => c.column('name').doUpdateSet(written))
    .execute();
}

/** Only where it is not set yet: of several processes the first decides. */
export async function decideHouseSetting(db: Db, name: string, value: unknown, now: number): Promise<void> {
  await db
    .insertInto('house_settings')
    .values({ name, value: JSON.stringify(value), changed_at: now })
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;
}
