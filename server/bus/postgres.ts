/**
 * News by PostgreSQL's LISTEN and NOTIFY, over one connection that does both. One statement is under way at a time, with
 * everything that was said meanwhile: the order stays, and a busy evening is no storm of statements.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Bus, Notice } from './bus.ts';

const CHANNEL = 'cantiere';
const RECONNECT_MS = 500;
/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7_999;
/** What is kept for a database that is away; beyond it the oldest are lost, as any notice may be. */
export const MOST_UNSPOKEN = 10_000;
/** A commit of its own for each statement, which nobody needs on the disk: whatever counts has been written before. */
const SPEAK = `
  WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  SELECT pg_notify($1, payload) FROM quick, unnest($2::text[]) AS payload`;

export async function postgresBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const me = randomUUID();
  const listeners: ((notice: Notice, from: string) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  let closing = false;
  let client: pg.Client | undefined;
  let unspoken: string[] = [];
  let speaking: Promise<void> | undefined;

  function hear(payload: string): void {
    let heard: { from: string; notice: Notice };
    try {
      heard = JSON.parse(payload) as typeof heard;
    } catch (error) {
      return onError(asError(error)); // somebody else's word
    }
    if (heard.from !== me) for (const listener of listeners) listener(heard.notice, heard.from);
  }

  async function listen(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'cantiere bus', keepAlive: true });
    fresh.on('error', onError);
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    if (closing) return fresh.end();
    fresh.on('end', () => {
      client = undefined;
      void listenAgain();
    });
    client = fresh;
    speakSoon();
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

  function speakSoon(): void {
    if (unspoken.length === 0 || speaking !== undefined) return;
    speaking = new Promise<void>((resolve) => setImmediate(resolve)).then(speak).finally(() => (speaking = undefined));
  }

  /** Until nothing is left to say. What broke with its connection is said again over the next one: twice does no harm. */
  async function speak(): Promise<void> {
    while (unspoken.length > 0 && client !== undefined) {
      const through = client;
      const payloads = unspoken;
      unspoken = [];
      try {
        await through.query(SPEAK, [CHANNEL, payloads]);
      } catch (error) {
        if (closing) return;
        onError(asError(error));
        await pause(RECONNECT_MS);
        if (client !== through) unspoken = [...payloads, ...unspoken].slice(-MOST_UNSPOKEN);
      }
    }
  }

  await listen();
  return {
    me,
    publish(notice) {
      const payload = closing ? undefined : payloadOf(me, notice);
      if (payload === undefined) return;
      unspoken.push(payload);
      if (unspoken.length > MOST_UNSPOKEN) unspoken.shift();
      speakSoon();
    },
    subscribe: (listener) => void listeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    async close() {
      closing = true;
      await speaking; // the last words: whoever was here has gone
      await client?.end();
    },
  };
}

/** A step that does not fit is left out: whoever hears of it reads it. Nothing else comes near the limit. */
export function payloadOf(from: string, notice: Notice): string | undefined {
  const payload = JSON.stringify({ from, notice });
  if (Buffer.byteLength(payload) <= MOST_BYTES) return payload;
  if (notice.kind !== 'moves' || notice.step === undefined) return undefined;
  const { step: _tooLarge, ...rest } = notice;
  return payloadOf(from, rest);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
