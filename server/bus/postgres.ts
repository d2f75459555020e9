/** News by PostgreSQL's LISTEN and NOTIFY: one connection that listens, the pool to speak. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Bus, Notice } from './bus.ts';

const CHANNEL = 'cantiere';
const RECONNECT_MS = 500;

export async function postgresBus(url: string, pool: pg.Pool, onError: (error: Error) => void): Promise<Bus> {
  const me = randomUUID();
  const listeners: ((notice: Notice, from: string) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  let closing = false;
  let client: pg.Client | undefined;
  /** Spoken in one statement per turn of the event loop. */
  let unspoken: string[] = [];

  async function listen(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'cantiere bus' });
    fresh.on('error', onError);
    fresh.on('notification', ({ payload }) => {
      const { from, notice } = JSON.parse(payload ?? '{}') as { from: string; notice: Notice };
      if (from !== me) for (const listener of listeners) listener(notice, from);
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    fresh.on('end', () => void listenAgain());
    client = fresh;
  }

  async function listenAgain(): Promise<void> {
    while (!closing) {
      await pause(RECONNECT_MS);
      try {
        await listen();
        gapListeners.forEach((listener) => listener());
        return;
      } catch (error) {
        onError(asError(error));
      }
    }
  }

  async function speak(): Promise<void> {
    const payloads = unspoken;
    unspoken = [];
    try {
      await pool.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [CHANNEL, payloads]);
    } catch (error) {
      if (!closing) onError(asError(error));
    }
  }

  await listen();
  return {
    me,
    publish(notice) {
      if (closing) return;
      unspoken.push(JSON.stringify({ from: me, notice }));
      if (unspoken.length === 1) setImmediate(() => void speak());
    },
    subscribe: (listener) => void listeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    async close() {
      closing = true;
      await client?.end();
    },
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
