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
/** Of each table; nobody has as many by playing. */
const MOST_ROWS = 100_000;
/** Written down in one turn of the event loop. */
const AT_ONCE = 500;

type Row = Readonly<Record<string, unknown>>;

export async function myArchive({ store, now }: Services, { id }: Person): Promise<Buffer> {
  const { db } = store;
  const archives = [{ about: `archives of ${id}`, most: ARCHIVES_AN_HOUR, forMs: HOUR }];
  await db.transaction().execute((trx) => spend(trx, archives, now(), 'TOO_FAST'));
  const files: ZipEntry[] = [{ name: 'read-me.txt', content: [READ_ME] }];
  for (const table of Object.keys(FACTS) as (keyof Schema)[]) {
    const rows = table === 'moves' ? await myMoves(db, id) : await rowsOf(db, table, id);
    if (rows.length > 0) files.push({ name: `${table}.json`, content: asJson(rows) });
  }
  return zip(files, new Date(now()));
}

/** Which columns of a table come into the archive. */
export function columnsOf(table: keyof Schema): readonly string[] {
  const { columns, mine } = FACTS[table];
  const without: readonly string[] = mine?.without ?? [];
  return Object.keys(columns).filter((column) => !without.includes(column));
}

async function rowsOf(db: Db, table: keyof Schema, me: string): Promise<readonly Row[]> {
  const by: readonly string[] = FACTS[table].mine?.by ?? [];
  if (by.length === 0) return [];
  // The names come from the facts, which compile only if they are the schema's.
  const { table: from, ref } = db.dynamic;
  return db
    .selectFrom(from(table).as('mine'))
    .select(columnsOf(table).map((column) => ref<string>(`mine.${column}`)))
    .where((e) => e.or(by.map((column) => e(ref(`mine.${column}`), '=', me))))
    .limit(MOST_ROWS)
    .execute() as Promise<Row[]>;
}

/** A move names its seat; the seat names who sits there. */
const myMoves = (db: Db, me: string): Promise<Row[]> =>
  db
    .selectFrom('moves')
    .innerJoin('seats', (on) => on.onRef('seats.table_id', '=', 'moves.table_id').onRef('seats.seat', '=', 'moves.seat'))
    .select(['moves.table_id', 'moves.number', 'moves.seat', 'moves.move', 'moves.at'])
    .where('seats.person', '=', me)
    .orderBy('moves.table_id')
    .orderBy('moves.number')
    .limit(MOST_ROWS)
    .execute();

async function* asJson(rows: readonly Row[]): AsyncGenerator<string> {
  yield '[\n';
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE).map((row) => JSON.stringify(row));
    yield `${from === 0 ? '' : ',\n'}${some.join(',\n')}`;
    await turn();
  }
  yield '\n]\n';
}

const READ_ME = `Everything that this house keeps about you, a file for each kind. Times are milliseconds since 1970 (UTC).
Not in here: secrets (passwords, keys), and what belongs to other people. What each file is for and how long it is kept is told by
the privacy page of the house.

Tutto ciò che questa casa conserva di te, un file per ogni cosa. I tempi sono millisecondi dal 1970 (UTC).
Non ci sono i segreti (password, chiavi) né ciò che è di altri. A che serve ogni file, e per quanto resta, lo dice la pagina
«Privacy» della casa.
`;
