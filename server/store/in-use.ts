/** A database file that somebody else holds just now: whoever reads waits a little, and is then told in words. */
import { basename } from 'node:path';
import { NotNow } from './not-now.ts';

/** Of two who begin to read a file with a log beside it, SQLite refuses the second while the first looks the log through. */
export const PATIENCE = { timeout: 5_000 } as const;

export const inUse = (file: string): NotNow =>
  new NotNow(`Another program is using ${basename(file)}. Let it finish and try again. Nothing was changed.`);

const SQLITE_BUSY = 5;
export const isLocked = (error: unknown): boolean => codeOf(error) === SQLITE_BUSY;

/** SQLite's own, without what extends it. */
export const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
