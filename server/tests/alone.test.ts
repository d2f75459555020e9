/** A command that has a PostgreSQL for itself: who came before is found, who comes meanwhile waits. */
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { transactionAlone } from '../store/alone.ts';
import { migrate } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import { freshDatabase, realPostgres } from './postgres.ts';

describe.runIf(realPostgres)('alone in a PostgreSQL', () => {
  async function house() {
    const { url, drop } = await freshDatabase();
    onTestFinished(drop);
    const db = openPostgres(url, () => undefined, 1);
    onTestFinished(() => db.destroy());
    await migrate(db);
    const connect = async (application_name: string): Promise<pg.Client> => {
      const client = new pg.Client({ connectionString: url, application_name });
      await client.connect();
      onTestFinished(() => client.end());
      return client;
    };
    return { db, connect };
  }

  const READ = 'select count(*) from people';
  const WRITE = "insert into secrets (name, value) values ('late', '')";

  it.each([
    ['share', READ, true],
    ['share', WRITE, false],
    ['access exclusive', READ, false],
    ['access exclusive', WRITE, false],
  ] as const)('%s: whoever comes later and asks "%s"', async (hold, asked, isAnswered) => {
    const { db, connect } = await house();
    await transactionAlone(db, hold, async () => {
      const late = await connect('cantiere');
      await late.query('set lock_timeout = 200');
      const answer = late.query(asked).then(
        () => true,
        (error: unknown) => (error as { code?: string }).code,
      );
      expect(await answer).toBe(isAnswered || '55P03');
    });
  });

  it('refuses while a server is there, also one that came while it waited', async () => {
    const { db, connect } = await house();
    const nobody = () => Promise.resolve();
    const early = await connect('cantiere');
    await expect(transactionAlone(db, 'share', nobody)).rejects.toThrow('Stop all its processes');
    await early.query("set application_name = 'psql'");
    await early.query(`begin; ${READ}`);
    const waiting = transactionAlone(db, 'access exclusive', nobody).then(
      () => 'went on',
      (error: unknown) => String(error),
    );
    const blocked = async () =>
      (
        await early.query(`select 1 from pg_locks join pg_database on pg_database.oid = database
        where not granted and datname = current_database()`)
      ).rowCount;
    await expect.poll(blocked).toBe(1);
    await connect('cantiere bus');
    await early.query('commit');
    expect(await waiting).toContain('Stop all its processes');
  });
});
