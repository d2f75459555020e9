/**
 * The copies that a server makes of its database by itself: one before every upgrade, one each night, in the folder `backups` of its
 * data folder, whichever kind of database it is. Of each kind the last few are kept.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, SQLITE_FILE } from './data-folder.ts';
import type { Original } from './original.ts';
import { freeOn, sizeInWords, LEAST_FREE, sizeOf } from './diskSpace.ts';

export const COPIES_FOLDER = 'backups';
/** Of each kind, unless told otherwise. */
export const KEPT_COPIES = 7;

/** Of those that somebody asked for. */
export const ASKED_KEPT = 3;

/** `asked`: by whoever runs the house, at their desk. */
export type CopyKind = 'night' | 'upgrade' | 'asked';

/** night-2026-11-16T03-12-40-007.db: to the thousandth, for a start that was killed is soon followed by another. */
const NAME = /^(night|upgrade|asked)-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})\.db$/;

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

export class NoRoom extends Error {
  constructor(free: number, needed: number) {
    super(`only ${sizeInWords(free)} are free on the disk, and ${sizeInWords(needed)} are needed`);
    this.name = 'NoRoom';
  }
}

/** An upgrade writes every page once more, into the log, and is not put off for want of a reserve. */
const neededFor = (kind: CopyKind, bytes: number): number => (kind === 'upgrade' ? 2 * bytes : bytes + LEAST_FREE);

/**
 * What a disk must have room for in the end: all copies that are not there yet, a new one before the oldest goes, the log of an
 * upgrade, and something to live on.
 */
export function neededInTheEnd(data: string, keep: number): number {
  const still = keep === 0 ? 0 : Math.max(0, 2 * keep - copiesIn(data).filter(({ kind }) => kind !== 'asked').length) + 1;
  return LEAST_FREE + (still + 1) * sizeOf(join(data, SQLITE_FILE));
}

export interface Copying {
  readonly original: Original;
  readonly kind: CopyKind;
  /** How many of its kind. */
  readonly keep: number;
  readonly now: number;
  readonly stop?: AbortSignal;
}

/** The new copy; older ones than the last `keep` of its kind go. Nothing is begun that has no room. */
export async function makeCopy(data: string, { original, kind, keep, now, stop }: Copying): Promise<string> {
  const folder = join(data, COPIES_FOLDER);
  makeFolder(folder);
  if (original.shared) removeLeft(folder, LEFT_IN_COPIES, now - LONG_LEFT_MS);
  else removeUnfinished(data);
  const [free, needed] = [freeOn(folder), neededFor(kind, await original.bytes())];
  if (free < needed) throw new NoRoom(free, needed);
  const file = join(folder, `${kind}-${stampOf(now)}.db`);
  await original.copyTo(file, stop);
  const ofKind = copiesIn(data).filter((copy) => copy.kind === kind);
  for (const old of ofKind.slice(0, Math.max(0, ofKind.length - keep))) rmSync(old.file, { force: true });
  return file;
}

/** What a process that was killed had begun: copies, and databases that were to take the place of this one. */
const LEFT_IN_COPIES = /^(night|upgrade|asked|replaced)-[\dT-]+\.db\.part(-wal|-shm|-journal)?$/;
const LEFT_IN_DATA = /^cantiere\.db(\.next|\.next\.part|\.part)(-wal|-shm|-journal)?$/;

/** Where several processes may copy into one folder, what another is at is let be. */
const LONG_LEFT_MS = 24 * 3_600_000;

/** For whoever holds the folder's lock: nobody else is at it. What cannot be removed harms nobody. */
export function removeUnfinished(data: string): void {
  removeLeft(data, LEFT_IN_DATA);
  removeLeft(join(data, COPIES_FOLDER), LEFT_IN_COPIES);
}

function removeLeft(folder: string, left: RegExp, before = Infinity): void {
  try {
    for (const name of readdirSync(folder))
      if (left.test(name) && statSync(join(folder, name)).mtimeMs < before) rmSync(join(folder, name), { force: true });
  } catch {
    // not there, or somebody else's
  }
}

/** No upgrade without a copy, unless whoever runs the house says so. */
export class NoCopy extends Error {
  constructor(file: string, cause: unknown) {
    super(
      `${file} is to be brought up to date, and no copy of it could be made first: ${cause instanceof Error ? cause.message : String(cause)}. ` +
        'Make room and start again; or keep a backup on another disk ("cantiere backup <folder>") and start with --copies 0, ' +
        'which makes none. Nothing was changed.',
      { cause },
    );
    this.name = 'NoCopy';
  }
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

/** When the next night begins. */
export function nextNight(now: Date): number {
  const next = new Date(now);
  next.setHours(NIGHT.from, 0, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime();
}

/** As it stands in the name of a file, in UTC. */
export const stampOf = (now: number): string => new Date(now).toISOString().slice(0, 23).replaceAll(/[:.]/g, '-');
