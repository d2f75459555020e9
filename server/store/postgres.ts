/** PostgreSQL through pg. The only file that knows pg's pool. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { InsertMoves, MoveRow } from './appender.ts';
import type { Schema } from './schema.ts';

const INT8 = 20;

/** Milliseconds and counts fit a number; pg would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown)),
};

const CONNECTIONS = 10;

export function openPostgres(url: string, onError: (error: Error) => void, connections = CONNECTIONS): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'cantiere',
  });
  // A connection that breaks, idle or in use, is replaced; without a listener it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * The rows go as one JSON list: however many moves there are, the statement stays the same, and nothing is bound for each
 * of them.
 */
export function postgresMoves(db: Kysely<Schema>): InsertMoves {
  return async (rows) => {
    const json = JSON.stringify(rows.map((row) => [row.table_id, row.number, row.seat, row.move, row.move_id, row.at]));
    const written = await sql<MoveName>`
      INSERT INTO moves (table_id, number, seat, move, move_id, at)
      SELECT row ->> 0, (row ->> 1)::integer, (row ->> 2)::integer, row ->> 3, row ->> 4, (row ->> 5)::bigint
      FROM json_array_elements(${json}::json) AS row
      ON CONFLICT DO NOTHING RETURNING table_id, number, move_id`.execute(db);
    const names = new Set(written.rows.map(nameOf));
    return rows.map((row) => names.has(nameOf(row)));
  };
}

type MoveName = Pick<MoveRow, 'table_id' | 'number' | 'move_id'>;

function nameOf({ table_id, number, move_id }: MoveName): string {
  return `${table_id} ${number} ${move_id}`;
}
