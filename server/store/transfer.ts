/**
 * Everything that a house keeps, from one database into another, whatever kind each is of; with the proof that all of it arrived.
 * For each table rows are counted and their fingerprints added up, as they are read and once more as they are found in the new
 * place: the sum does not depend on the order, and nobody finds other rows with the same one. U+0000, which older versions let in and
 * SQLite alone keeps, is read as the sign for what cannot be read: so it goes, and so it counts.
 */
import { createHash } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import { holdsNul, withoutNul } from '../nul.ts';
import type { Schema } from './schema.ts';

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** One end: a whole state of a database that does not change meanwhile. */
export interface End {
  /** Its tables, but for the migrator's own. */
  tables(): Promise<string[]>;
  columns(table: string): Promise<string[]>;
  /** All rows, some at a time. */
  read(table: string): AsyncIterable<readonly Row[]>;
  write(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  clear(table: string): Promise<void>;
}

export interface Sum {
  readonly table: string;
  readonly rows: number;
  /** In hex, of 256 bits. */
  readonly digest: string;
}

export class NotTheSame extends Error {
  constructor(what: string) {
    super(`What arrived is not what was sent: ${what}. Nothing was changed.`);
    this.name = 'NotTheSame';
  }
}

const AT_ONCE = 500;

/** Into an empty end. Throws when anything is there that was not sent, or the other way round: do not commit then. */
export async function transfer(from: End, to: End): Promise<Sum[]> {
  const tables = await from.tables();
  const there = await to.tables();
  mustBeEqual('the tables', tables, there);
  const sums: Sum[] = [];
  for (const table of tables) {
    const columns = await from.columns(table);
    mustBeEqual(`the columns of ${table}`, columns, await to.columns(table));
    const sent = new Adder(table, columns);
    for await (const rows of from.read(table)) {
      for (const row of rows) sent.add(row);
      await to.write(table, columns, rows);
    }
    const found = await sumOf(to, table, columns);
    if (found.rows !== sent.sum.rows || found.digest !== sent.sum.digest) throw new NotTheSame(`table ${table}`);
    sums.push(found);
  }
  return sums;
}

/** What a database holds, to be compared with another. */
export async function sumsOf(end: End): Promise<Sum[]> {
  const sums: Sum[] = [];
  for (const table of await end.tables()) sums.push(await sumOf(end, table, await end.columns(table)));
  return sums;
}

async function sumOf(end: End, table: string, columns: readonly string[]): Promise<Sum> {
  const adder = new Adder(table, columns);
  for await (const rows of end.read(table)) for (const row of rows) adder.add(row);
  return adder.sum;
}

function mustBeEqual(what: string, one: readonly string[], other: readonly string[]): void {
  if (one.join() !== other.join()) throw new NotTheSame(what);
}

const BITS = 256n;

/** Adds up the hashes of rows, modulo 2^256: in whatever order they come. */
class Adder {
  readonly #table: string;
  readonly #columns: readonly string[];
  #rows = 0;
  #total = 0n;

  constructor(table: string, columns: readonly string[]) {
    this.#table = table;
    this.#columns = columns;
  }

  add(row: Row): void {
    const hash = createHash('sha256').update(JSON.stringify(this.#columns.map((column) => row[column])));
    this.#total = BigInt.asUintN(Number(BITS), this.#total + BigInt(`0x${hash.digest('hex')}`));
    this.#rows++;
  }

  get sum(): Sum {
    return { table: this.#table, rows: this.#rows, digest: this.#total.toString(16).padStart(Number(BITS / 4n), '0') };
  }
}

const OF_THE_MIGRATOR = 'kysely_';

/** A file that nobody else writes to. */
export function sqliteEnd(db: DatabaseSync): End {
  return {
    tables() {
      const rows = db
        .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
        .all();
      return Promise.resolve(rows.map(({ name }) => String(name)).filter((name) => !name.startsWith(OF_THE_MIGRATOR)));
    },
    columns(table) {
      const rows = db.prepare('select name from pragma_table_info(?) order by name').all(table);
      return Promise.resolve(rows.map(({ name }) => String(name)));
    },
    async *read(table) {
      let rows: Row[] = [];
      for (const row of db.prepare(`select * from ${quoted(table)}`).iterate()) {
        if (rows.push(readable(row as Row)) < AT_ONCE) continue;
        yield rows;
        rows = [];
      }
      if (rows.length > 0) yield rows;
    },
    write(table, columns, rows) {
      const insert = db.prepare(
        `insert into ${quoted(table)} (${columns.map(quoted).join()}) values (${columns.map(() => '?').join()})`,
      );
      for (const row of rows) insert.run(...columns.map((column): SQLInputValue => row[column]));
      return Promise.resolve();
    },
    clear(table) {
      db.exec(`delete from ${quoted(table)}`);
      return Promise.resolve();
    },
  };
}

/** As this transaction sees it: one that reads must be of repeatable reads. */
export function postgresEnd(trx: Transaction<Schema>): End {
  return {
    async tables() {
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(trx);
      return rows
        .map(({ name }) => name)
        .filter((name) => !name.startsWith(OF_THE_MIGRATOR))
        .sort();
    },
    async columns(table) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table}`.execute(trx);
      return rows.map(({ name }) => name).sort();
    },
    async *read(table) {
      await sql.raw(`declare reading no scroll cursor for select * from ${quoted(table)}`).execute(trx);
      for (;;) {
        const { rows } = await sql.raw<Row>(`fetch ${AT_ONCE} from reading`).execute(trx);
        if (rows.length === 0) break;
        yield rows;
      }
      await sql.raw('close reading').execute(trx);
    },
    async write(table, columns, rows) {
      if (rows.length === 0) return;
      const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values ${sql.join(values)}`.execute(trx);
    },
    async clear(table) {
      await sql`delete from ${sql.table(table)}`.execute(trx);
    },
  };
}

const readable = (row: Row): Row =>
  holdsNul(row)
    ? Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, typeof value === 'string' ? withoutNul(value) : value]),
      )
    : row;

const quoted = (name: string): string => `"${name}"`;
