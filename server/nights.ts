/** A copy of the embedded database each night, by itself. PostgreSQL has tools of its own, and somebody who looks after it. */
import type { Logger } from './log.ts';
import { copiesIn, isCopyDue, KEPT_COPIES, makeCopy } from './store/copies.ts';
import type { Store } from './store/store.ts';

const LOOK_MS = 20 * 60_000;

interface NightsParts {
  readonly data: string;
  readonly copies?: number;
  readonly now?: () => number;
}

export interface Nights {
  /** Makes a copy if one is due; for tests, and every while by itself. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export function openNights(
  { shared }: Pick<Store, 'shared'>,
  { data, copies = KEPT_COPIES, now = Date.now }: NightsParts,
  log: Logger,
): Nights {
  let making: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    try {
      const last = copiesIn(data).findLast(({ kind }) => kind === 'night');
      if (!isCopyDue(new Date(now()), last?.at)) return;
      await makeCopy(data, 'night', copies, now());
      log.info('copy of the database made');
    } catch (error) {
      log.error({ err: error }, 'no copy of the database was made; it will be tried again');
    }
  }

  const lookInTurn = (): Promise<void> => (making = making.then(look));
  const timer = shared || copies === 0 ? undefined : setInterval(() => void lookInTurn(), LOOK_MS).unref();
  return {
    look: lookInTurn,
    async close() {
      clearInterval(timer);
      await making;
    },
  };
}
