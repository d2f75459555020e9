/** A copy of the database each night, by itself. Of several processes on one PostgreSQL one makes it: who comes first. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './log.ts';
import { ASKED_KEPT, copiesIn, isCopyDue, KEPT_COPIES, makeCopy, nextNight, NoRoom } from './store/copies.ts';
import { claimNight, giveNightBack, lastNight } from './store/nightly.ts';
import { originalOf } from './store/original.ts';
import type { Store } from './store/store.ts';

const LOOK_MS = 20 * 60_000;
const PATIENCE_MS = 10_000;

interface NightsParts {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
  readonly copies?: number;
  readonly now?: () => number;
}

export interface Nights {
  /** Makes a copy if one is due; for tests, and every while by itself. */
  look(): Promise<void>;
  /** One more, now, for whoever asks; after one that is under way. Throws what is in its way. */
  copyNow(): Promise<void>;
  /** Why the last one was not made, and when that was; undefined: it was. */
  readonly trouble: { readonly at: number; readonly why: string } | undefined;
  /** No copy is begun any more, and one under way is not finished. */
  stop(): void;
  /** When nothing of it is left; a large one that SQLite is at may take its time, and is not waited for longer than a while. */
  close(): Promise<void>;
}

export function openNights(
  { db }: Pick<Store, 'db'>,
  { data, databaseUrl, copies = KEPT_COPIES, now = Date.now }: NightsParts,
  log: Logger,
): Nights {
  const original = originalOf(data, databaseUrl);
  let making: Promise<void> = Promise.resolve();
  /** After one that failed: once a night is enough, and a disk that is full is not filled again and again. */
  let restsUntil = -Infinity;
  let trouble: Nights['trouble'];
  const stopping = new AbortController();

  async function look(): Promise<void> {
    if (stopping.signal.aborted || now() < restsUntil) return;
    try {
      const last = original.shared ? await lastNight(db) : copiesIn(data).findLast(({ kind }) => kind === 'night')?.at;
      if (!isCopyDue(new Date(now()), last)) return;
      if (original.shared && !(await claimNight(db, last, now()))) return;
      await copyOrGiveBack(last);
      trouble = undefined;
      log.info('copy of the database made');
    } catch (error) {
      if (stopping.signal.aborted) return;
      trouble = { at: now(), why: error instanceof Error ? error.message : String(error) };
      restsUntil = nextNight(new Date(now()));
      if (error instanceof NoRoom) log.warn(`no copy of the database was made: ${error.message}; the next try is at night`);
      else log.error({ err: error }, 'no copy of the database was made; the next try is at night');
    }
  }

  /** Where it is not made, another process may. */
  async function copyOrGiveBack(last: number | undefined): Promise<void> {
    try {
      await makeCopy(data, { original, kind: 'night', keep: copies, now: now(), stop: stopping.signal });
    } catch (error) {
      if (original.shared) await giveNightBack(db, last, now()).catch(() => undefined);
      throw error;
    }
  }

  const lookInTurn = (): Promise<void> => (making = making.then(look));
  const timer = copies === 0 ? undefined : setInterval(() => void lookInTurn(), LOOK_MS).unref();
  const stop = (): void => {
    clearInterval(timer);
    stopping.abort();
  };
  return {
    look: lookInTurn,
    copyNow() {
      const made = making.then(async () => {
        stopping.signal.throwIfAborted();
        await makeCopy(data, { original, kind: 'asked', keep: ASKED_KEPT, now: now(), stop: stopping.signal });
      });
      making = made.catch(() => undefined);
      return made;
    },
    get trouble() {
      return trouble;
    },
    stop,
    async close() {
      stop();
      const enough = new AbortController();
      const patience = pause(PATIENCE_MS, undefined, { signal: enough.signal }).catch(() => undefined);
      await Promise.race([making, patience]);
      enough.abort();
    },
  };
}
