/** A database of its own for each test on the PostgreSQL that TEST_DATABASE_URL names. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export const realPostgres = process.env.TEST_DATABASE_URL || undefined;

export interface FreshDatabase {
  readonly url: string;
  run(statement: string): Promise<void>;
  drop(): Promise<void>;
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `cantiere_test_${randomBytes(6).toString('hex')}`;
  await run(realPostgres, `CREATE DATABASE ${name}`);
  const url = new URL(realPostgres ?? '');
  url.pathname = name;
  return { url: url.href, run: (statement) => run(url.href, statement), drop: () => drop(name) };
}

/** Connections that were just closed, or whose process was killed, may take a moment to go. */
async function drop(name: string): Promise<void> {
  for (let left = 100; ; left--) {
    try {
      return await run(realPostgres, `DROP DATABASE ${name}`);
    } catch (error) {
      if (left === 0) throw error;
      await pause(50);
    }
  }
}

async function run(url: string | undefined, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
