/** The thread in which one connection to the embedded database works: questions come in, outcomes go out, one after the other. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface ThreadSettings {
  readonly file: string;
  /** So many pages of log are brought home by whoever commits next, unless somebody else has done it before. */
  readonly homeAfterPages: number;
}

export interface Query {
  readonly sql: string;
  /** Lists of parameters: the statement is run with each of them, whole or not at all, and answers whether each changed something. */
  readonly parameters: readonly unknown[];
}

/** One statement by itself, or several that share a commit. */
export type ThreadRequest = { readonly alone: Query } | { readonly together: readonly Query[] } | 'close';

export type QueryOutcome =
  | { readonly rows: unknown[]; readonly changes?: number | bigint }
  | { readonly error: string; readonly code: number | undefined };

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

const KEPT_STATEMENTS = 200;

const { file, homeAfterPages } = workerData as ThreadSettings;
const database = new DatabaseSync(file, { open: false });
const kept = new Map<string, Prepared>();
const broken = open();

parentPort?.on('message', (ask: ThreadRequest) => {
  if (ask !== 'close') return parentPort?.postMessage('alone' in ask ? [run(ask.alone)] : runTogether(ask.together));
  if (database.isOpen) database.close();
  parentPort?.close();
});

/** Gives what is wrong with the file: the answer to everything that is asked. */
function open(): QueryOutcome | undefined {
  try {
    database.open();
    // FULL: a commit is on the disk before it returns, also when the power goes.
    database.exec(
      `PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${homeAfterPages};`,
    );
    return undefined;
  } catch (error) {
    return failed(error);
  }
}

function run({ sql, parameters }: Query): QueryOutcome {
  if (broken) return broken;
  try {
    // A full disk ends the transaction by itself; to fail over that would hide the true error.
    if (sql === 'rollback' && !database.isTransaction) return { rows: [] };
    const { statement, returnsRows } = prepare(sql);
    if (Array.isArray(parameters[0])) {
      const lists = parameters as readonly unknown[][];
      return { rows: lists.map((list) => statement.run(...list.map(bindable)).changes > 0) };
    }
    const values = parameters.map(bindable);
    if (returnsRows) return { rows: statement.all(...values) };
    return { rows: [], changes: statement.run(...values).changes };
  } catch (error) {
    return failed(error);
  }
}

/**
 * A statement that fails, say because its row is there already, has done nothing and stops nobody. One that failed half-way
 * through its lists, or took the whole transaction with it, leaves the others to be done once more without it.
 */
function runTogether(queries: readonly Query[]): QueryOutcome[] {
  if (broken) return queries.map(() => broken);
  const outcomes = new Map<Query, QueryOutcome>();
  const left = new Set(queries);
  while (left.size > 0) {
    try {
      database.exec('BEGIN IMMEDIATE');
      const bad = runAll(left, outcomes);
      if (bad === undefined) database.exec('COMMIT');
      else left.delete(bad);
      if (database.isTransaction) database.exec('ROLLBACK');
      if (bad === undefined) break;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      for (const query of left) outcomes.set(query, failed(error));
      break;
    }
  }
  return queries.map((query) => outcomes.get(query) ?? failed(new Error('Never run')));
}

/** Gives the query that spoilt the transaction, if one did. */
function runAll(queries: ReadonlySet<Query>, outcomes: Map<Query, QueryOutcome>): Query | undefined {
  for (const query of queries) {
    const outcome = run(query);
    outcomes.set(query, outcome);
    if ('error' in outcome && (Array.isArray(query.parameters[0]) || !database.isTransaction)) return query;
  }
  return undefined;
}

function failed(error: unknown): QueryOutcome {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  return { error: error instanceof Error ? error.message : String(error), code };
}

function prepare(sql: string): Prepared {
  let prepared = kept.get(sql);
  if (prepared === undefined) {
    const statement = database.prepare(sql);
    prepared = { statement, returnsRows: statement.columns().length > 0 };
    if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
    kept.set(sql, prepared);
  }
  return prepared;
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`Not a column value: ${typeof value}`);
}
