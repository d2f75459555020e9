/** Which server processes are up, and how busy each says it is. Whoever has not spoken for a while is gone. */
import type { Db } from './schema.ts';

export const SPEAKS_EVERY_MS = 15_000;
const SILENT_MS = 4 * SPEAKS_EVERY_MS;

export interface ProcessLoad {
  readonly version: string;
  readonly node: string;
  readonly startedAt: number;
  /** Bots' threads: how many there are, how many think now, and how many questions wait for one. */
  readonly threads: number;
  readonly busy: number;
  readonly waiting: number;
  /** Tables in memory. */
  readonly tables: number;
}

export async function speakUp(db: Db, id: string, load: ProcessLoad, now: number): Promise<void> {
  const said = { at: now, load: JSON.stringify(load) };
  await db
    .insertInto('processes')
    .values({ id, ...said })
    .onConflict((c) => c.column('id').doUpdateSet(said))
    .execute();
}

export async function goQuiet(db: Db, id: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', id).execute();
}

/** The longest up first. */
export async function processesUp(db: Db, now: number): Promise<ProcessLoad[]> {
  const rows = await db
    .selectFrom('processes')
    .select('load')
    .where('at', '>', now - SILENT_MS)
    .execute();
  return rows.map(({ load }) => JSON.parse(load) as ProcessLoad).sort((a, b) => a.startedAt - b.startedAt);
}

/** Killed ones leave their row. */
export async function dropSilent(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('processes')
    .where('at', '<', now - SILENT_MS)
    .execute();
}
