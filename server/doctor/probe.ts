/**
 * How the doctor asks a running server what reaches it. The command writes a word into the database and says it at the public
 * address: whoever knows the word answers from this very house, and tells how the request looked when it arrived. Nobody else is
 * told anything.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Wire } from '../protocol/wire.ts';
import type { Db } from '../store/schema.ts';
import { VERSION } from '../version.ts';

export const PROBE_HEADER = 'x-cantiere-doctor';
const SECRET = 'doctor';
const LASTS_MS = 5 * 60_000;
const WORD = /^[\w-]{43}$/;

export type Arrived = Wire<typeof Arrived>;
export const Arrived = Type.Object({
  version: Type.String(),
  address: Type.String({ description: 'Where the request came from, as this server believes' }),
  protocol: Type.String(),
  forwarded: Type.Boolean({ description: 'A proxy has said for whom it asks' }),
  trusting: Type.Boolean({ description: 'This server believes it' }),
  publicUrl: Type.String(),
});

const hashed = (word: string): string => createHash('sha256').update(word).digest('base64url');

/** The word to be said, good for a few minutes. */
export async function makeWord(db: Db, now: number): Promise<string> {
  const word = randomBytes(32).toString('base64url');
  await dropWord(db);
  await db
    .insertInto('secrets')
    .values({ name: SECRET, value: `${hashed(word)} ${now + LASTS_MS}` })
    .execute();
  return word;
}

export async function dropWord(db: Db): Promise<void> {
  await db.deleteFrom('secrets').where('name', '=', SECRET).execute();
}

/** What the doctor is told; undefined for everybody else. */
export async function arrived(
  db: Db,
  request: FastifyRequest,
  { now, publicUrl, trusting }: { now: number; publicUrl: URL | undefined; trusting: boolean },
): Promise<Arrived | undefined> {
  const word = request.headers[PROBE_HEADER];
  if (typeof word !== 'string' || !WORD.test(word)) return undefined;
  const row = await db.selectFrom('secrets').select('value').where('name', '=', SECRET).executeTakeFirst();
  const [hash, until] = row?.value.split(' ') ?? [];
  if (hash !== hashed(word) || Number(until) < now) return undefined;
  return {
    version: VERSION,
    address: request.ip,
    protocol: request.protocol,
    forwarded: request.headers['x-forwarded-for'] !== undefined,
    trusting,
    publicUrl: publicUrl?.href ?? '',
  };
}
