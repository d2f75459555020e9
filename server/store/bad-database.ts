/** A database that a server cannot start with: where it is, what is wrong with it, and the way out. */
import { SqliteError } from './database-thread.ts';

const RESTORE = 'Put the last backup in its place (docs/hosting.md, "The data folder and its backup") and start again.';

const WHAT = {
  'half-way': `was left half-way by an upgrade that was interrupted, and does not look as any version of Cantiere makes it. Nothing was changed. ${RESTORE}`,
  corrupt: `is damaged. Nothing was changed. ${RESTORE}`,
  other: `is not a database. Nothing was changed. ${RESTORE}`,
  empty: `is empty, though this folder had a database before. ${RESTORE} To begin anew without it, remove the file.`,
  newer: `was made by a newer version of Cantiere. Use that version again, or the backup from before the upgrade. Nothing was changed.`,
  'read-only': `cannot be written to. The user that runs Cantiere must own it and its folder, and the disk must not be read-only.`,
  closed: `cannot be opened. The user that runs Cantiere must own it and its folder.`,
  full: `cannot be brought up to date: the disk is full. Make room and start again; nothing is lost.`,
  folder: `cannot be used as the data folder. Choose another one: --data <folder>, or CANTIERE_DATA.`,
} as const;

export class BadDatabase extends Error {
  readonly kind: keyof typeof WHAT;

  constructor(kind: keyof typeof WHAT, path: string, cause?: unknown) {
    super(`${path} ${WHAT[kind]}`, { cause });
    this.name = 'BadDatabase';
    this.kind = kind;
  }
}

/** SQLite's result codes, without what extends them. */
const KINDS = new Map<number, keyof typeof WHAT>([
  [8, 'read-only'],
  [10, 'corrupt'],
  [11, 'corrupt'],
  [13, 'full'],
  [14, 'closed'],
  [26, 'other'],
]);
const PRIMARY = 0xff;

/** What whoever starts the server is told; anything else stays as it is. */
export function inWords(error: unknown, file: string): unknown {
  if (error instanceof SqliteError && error.code !== undefined) {
    const kind = KINDS.get(error.code & PRIMARY);
    if (kind) return new BadDatabase(kind, file, error);
  }
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    return new BadDatabase('newer', file, error);
  return error;
}
