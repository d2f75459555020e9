/**
 * Everything about me as one archive: a file for each table that knows of me, made from the same facts as the privacy page. Secrets
 * and what is other people's stay out; so does what I may not know, for of running games there are my own moves alone.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { spend } from '../store/allowances.ts';
import type { Person } from '../store/people.ts';
import type { Db, Schema } from '../store/schema.ts';
import { FACTS } from './facts.ts';
import { zip, type ZipEntry } from './zip.ts';

const HOUR = 3_600_000;
const ARCHIVES_AN_HOUR = 3;
/** Read together; of the rest of the archive only what is packed is in memory. */
const TABLES_AT_ONCE = 50;
/** Written down in one turn of the event loop. */
const AT_ONCE = 500;

type Row = Readonly<Record<string, unknown>>;

export async function myArchive({ store, now }: Services, { id }: Person): Promise<Buffer> {
  const { db } = store;
  const archives = [{ about: `archives of ${id}`, most: ARCHIVES_AN_HOUR, forMs: HOUR }];
  await db.transaction().execute((trx) => spend(trx, archives, now(), 'TOO_FAST'));
  const files: ZipEntry[] = [{ name: 'read-me.txt', content: [READ_ME] }];
  for (const table of Object.keys(FACTS) as (keyof Schema)[]) {
    const file = await fileOf(`${table}.json`, rowsOf(db, table, id));
    if (file) files.push(file);
  }
  return zip(files, new Date(now()));
}

/** Which columns of a table come into the archive. */
export function columnsOf(table: keyof Schema): readonly string[] {
  const { columns, mine } = FACTS[table];
  const without: readonly string[] = mine?.without ?? [];
  return Object.keys(columns).filter((column) => !without.includes(column));
}

/** Batch after batch, however many there are: what belongs to tables is read a few tables at a time. */
async function* rowsOf(db: Db, table: keyof Schema, me: string): AsyncGenerator<readonly Row[]> {
  if (table === 'moves') return yield* myMoves(db, me);
  const by: readonly string[] = FACTS[table].mine?.by ?? [];
  if (by.length === 0) return;
  // The names come from the facts, which compile only if they are the schema's.
  const { table: from, ref } = db.dynamic;
  const mine = db.selectFrom(from(table).as('mine')).where((e) => e.or(by.map((column) => e(ref(`mine.${column}`), '=', me))));
  const rows = mine.select(columnsOf(table).map((column) => ref<string>(`mine.${column}`)));
  if (!('table_id' in FACTS[table].columns)) return yield (await rows.execute()) as Row[];
  const at = ref<'table_id'>('mine.table_id');
  const tables = (await mine.select(at).distinct().execute()) as unknown as readonly { readonly table_id: string | null }[];
  // Of one game a person writes or does what its limits allow; a line about no table has no number of its own.
  for (const some of batches(tables.flatMap(({ table_id }) => table_id ?? [])))
    yield (await rows.where(at, 'in', some).execute()) as Row[];
  if (tables.some(({ table_id }) => table_id === null)) yield (await rows.where(at, 'is', null).execute()) as Row[];
}

/** A move names its seat; the seat names who sits there. */
async function* myMoves(db: Db, me: string): AsyncGenerator<readonly Row[]> {
  const seats = await db.selectFrom('seats').select('table_id').distinct().where('person', '=', me).execute();
  for (const some of batches(seats.map(({ table_id }) => table_id)))
    yield await db
      .selectFrom('moves')
      .innerJoin('seats', (on) => on.onRef('seats.table_id', '=', 'moves.table_id').onRef('seats.seat', '=', 'moves.seat'))
      .select(['moves.table_id', 'moves.number', 'moves.seat', 'moves.move', 'moves.at'])
      .where('seats.person', '=', me)
      .where('moves.table_id', 'in', some)
      .orderBy('moves.table_id')
      .orderBy('moves.number')
      .execute();
}

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / TABLES_AT_ONCE) }, (_, n) =>
    all.slice(n * TABLES_AT_ONCE, (n + 1) * TABLES_AT_ONCE),
  );
}

/** Undefined where there is nothing: then there is no file either. */
async function fileOf(name: string, rows: AsyncGenerator<readonly Row[]>): Promise<ZipEntry | undefined> {
  for (;;) {
    const { value, done } = await rows.next();
    if (done) return undefined;
    if (value.length > 0) return { name, content: asJson(value, rows) };
  }
}

async function* asJson(first: readonly Row[], rest: AsyncGenerator<readonly Row[]>): AsyncGenerator<string> {
  yield '[\n';
  yield* lines(first, '');
  for await (const more of rest) yield* lines(more, ',\n');
  yield '\n]\n';
}

async function* lines(rows: readonly Row[], before: string): AsyncGenerator<string> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE).map((row) => JSON.stringify(row));
    yield `${from === 0 ? before : ',\n'}${some.join(',\n')}`;
    await turn();
  }
}

const READ_ME = `Everything that this house keeps about you, a file for each kind. Times are milliseconds since 1970 (UTC).
Not in here: secrets (passwords, keys), and what belongs to other people. What each file is for and how long it is kept is told by
the privacy page of the house.

Tutto ciò che questa casa conserva di te, un file per ogni cosa. I tempi sono millisecondi dal 1970 (UTC).
Non ci sono i segreti (password, chiavi) né ciò che è di altri. A che serve ogni file, e per quanto resta, lo dice la pagina
«Privacy» della casa.
`;
