/** PostgreSQL through pg. The only file that knows pg's pool. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { RowsOfJson } from './appender.ts';
import type { Schema } from './schema.ts';

const INT8 = 20;

/** Milliseconds and counts fit a number; pg would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown)),
};

export function openPostgres(url: string, onError: (error: Error) => void): { db: Kysely<Schema>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'cantiere',
  });
  // A connection that breaks, idle or in use, is replaced; without a listener it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
}

export const postgresRows: RowsOfJson = (json) => sql`
  SELECT row ->> 0, (row ->> 1)::integer, (row ->> 2)::integer, row ->> 3, row ->> 4, (row ->> 5)::bigint
  FROM json_array_elements(${json}::json) AS row`;
