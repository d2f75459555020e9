/**
 * The copies that a server makes of its embedded database by itself: one before every upgrade, one each night, in the folder
 * `backups` beside it. Of each kind the last few are kept.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySqlite } from './copy.ts';
import { makeFolder, SQLITE_FILE } from './data-folder.ts';

export const COPIES_FOLDER = 'backups';
/** Of each kind, unless told otherwise. */
export const KEPT_COPIES = 7;

export type CopyKind = 'night' | 'upgrade';

/** night-2026-11-16T03-12-40-007.db: to the thousandth, for a start that was killed is soon followed by another. */
const NAME = /^(night|upgrade)-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})\.db$/;

export interface Copy {
  readonly file: string;
  readonly kind: CopyKind;
  readonly at: number;
}

/** Oldest first. */
export function copiesIn(data: string): Copy[] {
  const folder = join(data, COPIES_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, kind, day, hours, minutes, seconds, thousandths] = NAME.exec(name) ?? [];
      if (kind === undefined) return [];
      const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`);
      return [{ file: join(folder, name), kind: kind as CopyKind, at }];
    })
    .sort((a, b) => a.at - b.at);
}

/** The new copy; older ones than the last `keep` of its kind go. */
export async function makeCopy(data: string, kind: CopyKind, keep: number, now: number): Promise<string> {
  const folder = join(data, COPIES_FOLDER);
  makeFolder(folder);
  const file = join(folder, `${kind}-${stampOf(now)}.db`);
  await copySqlite(join(data, SQLITE_FILE), file);
  const ofKind = copiesIn(data).filter((copy) => copy.kind === kind);
  for (const old of ofKind.slice(0, Math.max(0, ofKind.length - keep))) rmSync(old.file, { force: true });
  return file;
}

const HOUR_MS = 3_600_000;
/** When few people play, by the clock of the machine. */
const NIGHT = { from: 3, until: 6 } as const;

/** At night, a while after the last one; and in the day too where the machine sleeps at night. */
export function isCopyDue(now: Date, last: number | undefined): boolean {
  if (last === undefined) return true;
  const since = now.getTime() - last;
  const isNight = now.getHours() >= NIGHT.from && now.getHours() < NIGHT.until;
  return since >= 36 * HOUR_MS || (isNight && since >= 20 * HOUR_MS);
}

/** As it stands in the name of a file, in UTC. */
export const stampOf = (now: number): string => new Date(now).toISOString().slice(0, 23).replaceAll(/[:.]/g, '-');
