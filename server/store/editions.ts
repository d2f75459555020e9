/** Components that this house keeps beside what is printed, and which edition each table is of. */
import type { Kysely } from 'kysely';
import type { HouseData } from '../shelf.ts';
import type { Db, Schema } from './schema.ts';

/** What is kept under this name stays: a name says what it stands for. */
export async function keepEdition(db: Db, game: string, edition: string, data: string, now: number): Promise<void> {
  await db
    .insertInto('editions')
    .values({ game, edition, data, in_use: 0, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** New tables are made with it from now on, in every process; undefined: with what is printed. False when it is not kept. */
export async function useEdition(db: Kysely<Schema>, game: string, edition: string | undefined): Promise<boolean> {
  return db.transaction().execute((trx) => use(trx, game, edition));
}

/** The same, only while `from` is still the one in use: of several who replace it at once, in whatever process, one does. What is `noted`
 * is written with it. */
export async function replaceEdition(
  db: Kysely<Schema>,
  game: string,
  from: string | undefined,
  to: string | undefined,
  noted: (trx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // An update that changes nothing: it locks the rows on PostgreSQL as SQLite locks the file.
    const kept = await trx
      .updateTable('editions')
      .set((e) => ({ in_use: e.ref('in_use') }))
      .where('game', '=', game)
      .returning(['edition', 'in_use'])
      .execute();
    if (kept.find(({ in_use }) => in_use === 1)?.edition !== from) return false;
    if (from !== to && !(await use(trx, game, to))) return false;
    await noted(trx);
    return true;
  });
}

/** What is not kept changes nothing. */
async function use(trx: Db, game: string, edition: string | undefined): Promise<boolean> {
  if (edition !== undefined) {
    const one = trx.updateTable('editions').set({ in_use: 1 }).where('game', '=', game).where('edition', '=', edition);
    if ((await one.returning('edition').executeTakeFirst()) === undefined) return false;
  }
  const others = trx.updateTable('editions').set({ in_use: 0 }).where('game', '=', game).where('in_use', '=', 1);
  await (edition === undefined ? others : others.where('edition', '<>', edition)).execute();
  return true;
}

/** As the shelf asks for them. */
export const houseData = (db: Db): HouseData => ({
  async dataOf(game, edition) {
    const kept = db.selectFrom('editions').select('data').where('game', '=', game).where('edition', '=', edition);
    return (await kept.executeTakeFirst())?.data;
  },
  async inUse(game) {
    const used = db.selectFrom('editions').select('edition').where('game', '=', game).where('in_use', '=', 1);
    return (await used.executeTakeFirst())?.edition;
  },
});

export interface EditionInPlay {
  readonly game: string;
  readonly rulesVersion: number;
  /** Null: from before editions had names. */
  readonly edition: string | null;
  readonly phase: string;
  readonly tables: number;
}

/** How many tables of a game are being played. Of all tables only those are looked at that are. */
export async function tablesPlaying(db: Db, game: string): Promise<number> {
  const { tables } = await db
    .selectFrom('tables')
    .select((e) => e.fn.countAll().as('tables'))
    .where('phase', '=', 'playing')
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  return Number(tables);
}

/** Who is played with what. Goes through all tables there ever were: for commands and the start. */
export async function editionsInPlay(db: Db): Promise<EditionInPlay[]> {
  const rows = await db
    .selectFrom('tables')
    .select((e) => ['game', 'rules_version', 'edition', 'phase', e.fn.countAll().as('tables')])
    .groupBy(['game', 'rules_version', 'edition', 'phase'])
    .execute();
  return rows.map(({ rules_version, tables, ...row }) => ({ ...row, rulesVersion: rules_version, tables: Number(tables) }));
}

export interface EditionDealt {
  readonly game: string;
  readonly edition: string;
  readonly deals: number;
}

/** Deals that several play, by what they were dealt with: whoever tries one, or looks at one that is closed, needs it. */
export async function editionsDealt(db: Db): Promise<EditionDealt[]> {
  const rows = await db
    .selectFrom('deals')
    .select((e) => ['game', 'edition', e.fn.countAll().as('deals')])
    .groupBy(['game', 'edition'])
    .execute();
  return rows.map(({ deals, ...row }) => ({ ...row, deals: Number(deals) }));
}

export interface KeptEdition {
  readonly game: string;
  readonly edition: string;
  readonly data: string;
  readonly inUse: boolean;
}

/** Of this house, in the order in which they were made. */
export async function keptEditions(db: Db): Promise<KeptEdition[]> {
  const rows = await db.selectFrom('editions').select(['game', 'edition', 'data', 'in_use']).orderBy('made_at').execute();
  return rows.map(({ in_use, ...kept }) => ({ ...kept, inUse: in_use === 1 }));
}

/** False while it is in use, or a table or a deal is of it. */
export async function dropEdition(db: Db, game: string, edition: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('editions')
    .where('game', '=', game)
    .where('edition', '=', edition)
    .where('in_use', '=', 0)
    .where((e) => {
      const tables = e.selectFrom('tables').select('id').where('game', '=', game).where('edition', '=', edition);
      const deals = e.selectFrom('deals').select('id').where('game', '=', game).where('edition', '=', edition);
      return e.not(e.or([e.exists(tables), e.exists(deals)]));
    })
    .returning('edition')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Gives the tables of these rules that have no edition's name theirs. */
export async function nameEditions(db: Db, game: string, rulesVersion: number, edition: string): Promise<void> {
  await db
    .updateTable('tables')
    .set({ edition })
    .where('game', '=', game)
    .where('rules_version', '=', rulesVersion)
    .where('edition', 'is', null)
    .execute();
}

/** Whether the running tables of this edition rest. Gives how many it was said of for the first time. */
export async function setResting(db: Db, game: string, edition: string, resting: boolean): Promise<number> {
  const [before, after] = resting ? [0, 1] : [1, 0];
  const rows = await db
    .updateTable('tables')
    .set((e) => ({ resting: after, changes: e('changes', '+', 1) }))
    .where('game', '=', game)
    .where('edition', '=', edition)
    .where('phase', '=', 'playing')
    .where('resting', '=', before)
    .returning('id')
    .execute();
  return rows.length;
}

/** Of rules that nobody can name: 0.1's, of which nothing was kept. */
export async function restUnnamed(db: Db, game: string, rulesVersion: number): Promise<number> {
  const rows = await db
    .updateTable('tables')
    .set((e) => ({ resting: 1, changes: e('changes', '+', 1) }))
    .where('game', '=', game)
    .where('rules_version', '=', rulesVersion)
    .where('edition', 'is', null)
    .where('phase', '=', 'playing')
    .where('resting', '=', 0)
    .returning('id')
    .execute();
  return rows.length;
}

/** Running tables of this edition that have not been compared with this one yet. */
export async function tablesToMove(db: Db, game: string, edition: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('game', '=', game)
    .where('edition', '=', edition)
    .where('phase', '=', 'playing')
    .where('deal', 'is', null) // others play the same deal, with the bots of its own edition
    .where((e) => e.or([e('differs_from', 'is', null), e('differs_from', '!=', to)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface Moving {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly rulesVersion: number;
  /** How many steps were compared. */
  readonly steps: number;
}

/** Once, whichever process comes first, and only while the table stands where it was compared. */
export async function moveTable(db: Db, { id, from, to, rulesVersion, steps }: Moving): Promise<boolean> {
  const moved = await db
    .updateTable('tables')
    .set((e) => ({ edition: to, rules_version: rulesVersion, differs_from: null, changes: e('changes', '+', 1) }))
    .where('id', '=', id)
    .where('edition', '=', from)
    .where((e) =>
      e(
        e
          .selectFrom('moves')
          .select((m) => m.fn.countAll<number>().as('steps'))
          .where('moves.table_id', '=', id),
        '=',
        steps,
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** It plays on under its own: so it was found out, and need not be again. */
export async function stays(db: Db, id: string, from: string, to: string): Promise<void> {
  await db.updateTable('tables').set({ differs_from: to }).where('id', '=', id).where('edition', '=', from).execute();
}
