/** What people decided ahead: secret, each row its owner's alone. */
import type { Basis, Plan } from '@cantiere/engine';
import type { Db } from './schema.ts';

export interface StoredPlan extends Plan {
  readonly person: string;
  /** Of the table, when it was made. */
  readonly version: number;
}

export async function readPlans(db: Db, table: string): Promise<StoredPlan[]> {
  const rows = await db
    .selectFrom('plans')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('version')
    .orderBy('kind')
    .execute();
  return rows.map(({ person, kind, given, version }) => ({ person, kind, given: JSON.parse(given) as Basis, version }));
}

/** Replaces the person's plans of these kinds. */
export async function savePlan(db: Db, table: string, plan: StoredPlan, replaced: readonly string[]): Promise<void> {
  const { person, kind, given, version } = plan;
  await dropPlans(db, table, person, [kind, ...replaced]);
  await db
    .insertInto('plans')
    .values({ table_id: table, person, kind, given: JSON.stringify(given), version })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropPlans(db: Db, table: string, person: string, kinds: readonly string[]): Promise<void> {
  await db.deleteFrom('plans').where('table_id', '=', table).where('person', '=', person).where('kind', 'in', kinds).execute();
}

/** Tables in play for which somebody has a plan. */
export async function plannedTables(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .innerJoin('tables', 'tables.id', 'plans.table_id')
    .select('plans.table_id')
    .where('tables.phase', '=', 'playing')
    .where('tables.resting', '=', 0)
    .distinct()
    .execute();
  return rows.map((row) => row.table_id);
}

export async function dropFinishedPlans(db: Db): Promise<void> {
  const over = db.selectFrom('tables').select('id').where('phase', '=', 'over');
  await db.deleteFrom('plans').where('table_id', 'in', over).execute();
}
