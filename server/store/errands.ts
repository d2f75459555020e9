/**
 * What was begun in a browser and comes back from outside: the challenge for a passkey, the way to a provider. Kept as the hash of
 * what comes back, for a few minutes, and taken once: whichever of two is later finds nothing.
 */
import { createHash } from 'node:crypto';
import type { Db } from './schema.ts';

export type ErrandKind = 'passkey new' | 'passkey in' | 'provider';

const LASTS_MS = 10 * 60_000;

export interface Errand {
  /** Who began it, where that matters. */
  readonly person?: string | undefined;
  /** What has to be known when it comes back. */
  readonly about?: Readonly<Record<string, string>>;
}

export async function beginErrand(db: Db, kind: ErrandKind, token: string, errand: Errand, now: number): Promise<void> {
  await db
    .insertInto('errands')
    .values({
      token_hash: hash(token),
      kind,
      person: errand.person ?? null,
      about: JSON.stringify(errand.about ?? {}),
      until: now + LASTS_MS,
    })
    .execute();
}

export async function takeErrand(
  db: Db,
  kind: ErrandKind,
  token: string,
  now: number,
): Promise<{ readonly person: string | undefined; readonly about: Readonly<Record<string, string | undefined>> } | undefined> {
  const row = await db
    .deleteFrom('errands')
    .where('token_hash', '=', hash(token))
    .where('kind', '=', kind)
    .returning(['person', 'about', 'until'])
    .executeTakeFirst();
  if (row === undefined || Number(row.until) <= now) return undefined;
  return { person: row.person ?? undefined, about: JSON.parse(row.about) as Record<string, string | undefined> };
}

export async function dropOldErrands(db: Db, now: number): Promise<void> {
  await db.deleteFrom('errands').where('until', '<=', now).execute();
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
