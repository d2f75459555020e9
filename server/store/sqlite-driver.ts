/**
 * Kysely over the embedded database: three threads, each with a connection of its own, so that the event loop never waits for the
 * disk, whoever reads waits for nobody who writes, and the log is brought home beside both.
 */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { DatabaseThread, rowsOf, SqliteError } from './database-thread.ts';
import type { QueryOutcome, Query } from './sqlite-thread.ts';
import { Homebringer, Writer, type WriterTurn } from './sqlite-writer.ts';

/** The log is brought home after so many commits, or so long after one. */
const HOME_AFTER_COMMITS = 1000;
const HOME_AFTER_MS = 20_000;
/** And if that fails by whoever writes, as SQLite does it. 160 MB. */
const HOME_AT_LAST_PAGES = 40_000;
/** For a command that comes and goes. */
const HOME_FOR_VISITORS_PAGES = 1000;

export interface SqliteSettings {
  readonly file: string;
  /** Errors of statements after which the rest goes on as if they had succeeded. */
  readonly forgiven?: RegExp;
  /** For one who reads and writes little, or whose database is in memory: one thread does everything. */
  readonly alone?: boolean;
  /** Told when something cannot be written because of the disk or the file. */
  readonly onTrouble?: (error: Error) => void;
}

export class SqliteDriver implements Driver {
  readonly #settings: SqliteSettings;
  #lanes: Lanes | undefined;

  constructor(settings: SqliteSettings) {
    this.#settings = settings;
  }

  init(): Promise<void> {
    this.#lanes = new Lanes(this.#settings);
    return Promise.resolve();
  }

  acquireConnection(): Promise<Connection> {
    if (this.#lanes === undefined) throw new Error('The database is not open');
    return Promise.resolve(new Connection(this.#lanes));
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.end('rollback');
  }

  releaseConnection(connection: Connection): Promise<void> {
    connection.letGo();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    await this.#lanes?.close();
  }
}

/** A query with lists is one of moves; see `sqliteMoves`. */
const isMoves = ({ parameters }: Query): boolean => Array.isArray(parameters[0]);

class Lanes {
  readonly #settings: SqliteSettings;
  readonly #writing: DatabaseThread;
  readonly #writer: Writer;
  /** A new file can be set up by one connection alone: the others wait. */
  readonly #opened: Promise<unknown>;
  #reading: DatabaseThread | undefined;
  #home: Homebringer | undefined;
  #commits = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(settings: SqliteSettings) {
    this.#settings = settings;
    const homeAfterPages = settings.alone ? HOME_FOR_VISITORS_PAGES : HOME_AT_LAST_PAGES;
    this.#writing = new DatabaseThread({ file: settings.file, homeAfterPages });
    this.#writer = new Writer(this.#writing);
    this.#opened = this.#writing.run({ sql: 'select 1', parameters: [] });
    this.#opened.catch(() => undefined); // whoever asks next is told
  }

  async read(query: Query): Promise<QueryOutcome> {
    if (!this.#settings.alone) {
      await this.#opened;
      return (this.#reading ??= this.#open()).run(query);
    }
    const session = await this.#writer.session(); // not in the middle of somebody's transaction
    try {
      return await session.run(query);
    } finally {
      session.release();
    }
  }

  async write(query: Query): Promise<QueryOutcome> {
    return this.heard(await (isMoves(query) ? this.#writer.moves(query) : this.#writer.write(query)));
  }

  session(): Promise<WriterTurn> {
    return this.#writer.session();
  }

  /** Passes the outcome of something written on, having told whoever watches over the disk. */
  heard(outcome: QueryOutcome): QueryOutcome {
    if ('error' in outcome && isTroubleOfDisk(outcome.code))
      this.#settings.onTrouble?.(new SqliteError(outcome.error, outcome.code));
    if (this.#settings.alone) return outcome;
    if (++this.#commits >= HOME_AFTER_COMMITS) this.#bringHome();
    else this.#timer ??= setTimeout(() => this.#bringHome(), HOME_AFTER_MS).unref();
    return outcome;
  }

  /** Throws what went wrong, unless it is forgiven. */
  result<R>(outcome: QueryOutcome): QueryResult<R> {
    if ('error' in outcome && this.#settings.forgiven?.test(outcome.error) === true) return { rows: [] };
    const { rows, changes } = rowsOf(outcome);
    return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  #bringHome(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#commits = 0;
    this.#home ??= new Homebringer(this.#writer, this.#open());
    // Whatever keeps it from the disk keeps the next commit too, and is told there.
    this.#home.bringHome().catch(() => undefined);
  }

  #open(): DatabaseThread {
    return new DatabaseThread({ file: this.#settings.file, homeAfterPages: HOME_AT_LAST_PAGES });
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#writer.idle();
    await this.#home?.close();
    await this.#reading?.close();
    await this.#writing.close();
  }
}

class Connection implements DatabaseConnection {
  readonly #lanes: Lanes;
  #session: WriterTurn | undefined;

  constructor(lanes: Lanes) {
    this.#lanes = lanes;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const asked: Query = { sql, parameters };
    if (this.#session) {
      const outcome = await this.#session.run(asked);
      return this.#lanes.result('error' in outcome ? this.#lanes.heard(outcome) : outcome);
    }
    const reads = query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql);
    return this.#lanes.result(await (reads ? this.#lanes.read(asked) : this.#lanes.write(asked)));
  }

  async begin(): Promise<void> {
    const session = await this.#lanes.session();
    try {
      // At once for writing: one that began by reading could be refused later, when an operator's command has written meanwhile.
      rowsOf(await session.run({ sql: 'begin immediate', parameters: [] }));
      this.#session = session;
    } catch (error) {
      session.release();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#session === undefined) return;
    const outcome = await this.#session.run({ sql: how, parameters: [] });
    if (how === 'commit') this.#lanes.heard(outcome);
    rowsOf(outcome); // a commit that failed is followed by a rollback, for which the writer is still held
    this.letGo();
  }

  letGo(): void {
    this.#session?.release();
    this.#session = undefined;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Not needed so far: every answer here is small');
  }
}

/** No room, not allowed to write, broken, not a database, or gone: what SQLite's result codes say of the disk and not of the row. */
function isTroubleOfDisk(code: number | undefined): boolean {
  return (
    code !== undefined &&
    [SQLITE_READONLY, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_NOTADB].includes(code & PRIMARY)
  );
}

/** Extended result codes have the primary one in their last byte. */
const PRIMARY = 0xff;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
