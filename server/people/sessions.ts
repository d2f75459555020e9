/** Who is asking: a random token in a cookie, of which the store keeps only the hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSession, dropSession, personOfSession, type Person } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';

export const COOKIE = 'cantiere';
const LASTS_SECONDS = 400 * 24 * 3600; // the longest that browsers keep a cookie

export async function whoAsks(db: Db, request: FastifyRequest): Promise<Person | undefined> {
  const token = request.cookies[COOKIE];
  return token === undefined ? undefined : personOfSession(db, hashed(token), Date.now());
}

export async function mustBeSomebody(db: Db, request: FastifyRequest): Promise<Person> {
  const person = await whoAsks(db, request);
  if (person === undefined) throw new Trouble('NOT_SIGNED_IN');
  return person;
}

export async function startSession(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
  https: boolean,
): Promise<void> {
  await endSession(db, request);
  const token = randomBytes(32).toString('base64url');
  await addSession(db, hashed(token), person, Date.now() + LASTS_SECONDS * 1000);
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https || request.protocol === 'https',
    maxAge: LASTS_SECONDS,
  });
}

export async function endSession(db: Db, request: FastifyRequest): Promise<void> {
  const token = request.cookies[COOKIE];
  if (token !== undefined) await dropSession(db, hashed(token));
}

/** The token has 256 random bits, so a plain hash is enough. */
export function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newPersonId(): string {
  return randomBytes(12).toString('base64url');
}
