/** Who is asking: a random token in a cookie, of which the store keeps only the hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { bannedPersonOf, bannedUntil } from '../store/bans.ts';
import { addSession, dropSession, dropSessionsOf, personOfSession, sessionHashesOf, type Person } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import type { Scope } from '../protocol/tokens.ts';
import { AppError, Banned } from '../appError.ts';
import { deviceOf } from './device.ts';
import { baseOf } from '../base.ts';

export const COOKIE = 'cantiere';
/** Kept when somebody signs out: the account has been here before. */
export const KNOWN_COOKIE = 'cantiere-known';
const TOKEN = /^[\w-]{43}$/; // 32 random bytes
const LASTS_SECONDS = 400 * 24 * 3600; // the longest that browsers keep a cookie
export const SESSION_LASTS_MS = LASTS_SECONDS * 1000;

/** What API tokens begin with, so that whoever finds one knows what it is. */
export const TOKEN_SIGN = 'ct_';
const BEARER = /^Bearer +(\S+)$/i;

const asked = new WeakMap<FastifyRequest, Promise<Person | undefined>>();
const scopesOf = new WeakMap<FastifyRequest, ReadonlySet<Scope>>();

/** Hash of the API token that a program shows; whoever shows one is not looked up by cookie, whatever comes along. */
export function bearerOf({ headers, routeOptions }: FastifyRequest): string | undefined {
  if (!routeOptions.url?.startsWith('/api/') || headers.authorization === undefined) return undefined;
  return hashed(BEARER.exec(headers.authorization)?.[1] ?? '');
}

/** The token was found good for what is asked (http/scopes.ts). Without this a request with a token is nobody's. */
export function admit(request: FastifyRequest, person: Person, scopes: ReadonlySet<Scope>): void {
  asked.set(request, Promise.resolve(person));
  scopesOf.set(request, scopes);
}

/** Whether whoever asks may do this: people may, programs if their token has the scope. */
export function mayDo(request: FastifyRequest, scope: Scope): boolean {
  return bearerOf(request) === undefined || (scopesOf.get(request)?.has(scope) ?? false);
}

/** By what whoever asks is known: the hash of their session, or of the token. */
export function credentialOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? sessionOf(request);
}

/** Looked up once for each request, however many parts of the house want to know. */
export function whoAsks(db: Db, request: FastifyRequest): Promise<Person | undefined> {
  let answer = asked.get(request);
  if (answer === undefined) {
    const session = bearerOf(request) === undefined ? sessionOf(request) : undefined;
    answer = session === undefined ? Promise.resolve(undefined) : personOfSession(db, session, Date.now());
    asked.set(request, answer);
  }
  return answer;
}

/** Hash of the session that the request names. What does not look like a token of ours is not looked up. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token !== undefined && TOKEN.test(token) ? hashed(token) : undefined;
}

export async function mustBeSomebody(db: Db, request: FastifyRequest): Promise<Person> {
  const person = await whoAsks(db, request);
  if (person === undefined) throw new AppError('NOT_SIGNED_IN');
  return person;
}

/** Somebody who has left an address: a guest has nothing to change. */
export async function mustHaveAccount(db: Db, request: FastifyRequest): Promise<Person> {
  const person = await mustBeSomebody(db, request);
  if (person.email === undefined) throw new AppError('NOT_ALLOWED');
  return person;
}

/** A browser whose person was banned stays that person's: it neither signs out nor becomes somebody new. */
export async function mustNotBeBanned(db: Db, request: FastifyRequest): Promise<void> {
  const session = sessionOf(request);
  const person = session === undefined ? undefined : await bannedPersonOf(db, session);
  if (person !== undefined) throw new Banned(await bannedUntil(db, person));
}

/** A new session for this person, in place of the one that the browser may have had. */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const { db } = services.store;
  const before = sessionOf(request);
  const whose = before === undefined ? undefined : await dropSession(db, before);
  // Other tabs of this browser come back as soon as their sockets end, and should find the new cookie there.
  if (whose !== undefined) reply.raw.once('close', () => void services.visits.sessionsEnded(whose));
  const token = randomBytes(32).toString('base64url');
  const device = deviceOf(request.headers['user-agent']);
  await addSession(db, hashed(token), person, Date.now() + LASTS_SECONDS * 1000, device);
  setCookie(services, request, reply, COOKIE, token);
}

/** This browser has signed in to this account: see people/tries.ts. */
export function rememberBrowser(services: Services, request: FastifyRequest, reply: FastifyReply, email: string): void {
  setCookie(services, request, reply, KNOWN_COOKIE, services.signIns.sealFor(email));
}

/** No script reads it, no other site sends it, and where people come by TLS it travels by nothing else. */
function setCookie(
  { publicUrl }: Services,
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
): void {
  const secure = publicUrl?.protocol === 'https:' || protocol === 'https';
  reply.setCookie(name, value, { path: cookiePath(publicUrl), httpOnly: true, sameSite: 'lax', secure, maxAge: LASTS_SECONDS });
}

/** Neighbours under the same name are not sent it. */
const cookiePath = (publicUrl: URL | undefined): string => baseOf(publicUrl) || '/';

/** The browser no longer has it. */
export function forgetSession({ publicUrl }: Services, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: cookiePath(publicUrl) });
}

/** Signs out whoever asks, here and at all processes. */
export async function endSession(services: Services, request: FastifyRequest): Promise<void> {
  const session = sessionOf(request);
  const person = session === undefined ? undefined : await dropSession(services.store.db, session);
  if (person !== undefined) await services.visits.sessionsEnded(person);
}

/** How one of a person's own sessions is named to them: not by what it is kept as, which names it everywhere. */
export const handleOf = (session: string): string => hashed(`session ${session}`).slice(0, 22);

/** Signs a person out there, at once and at all processes. False when it is none of theirs, or no more. */
export async function endSessionAt(services: Services, person: string, handle: string): Promise<boolean> {
  const { db } = services.store;
  const there = (await sessionHashesOf(db, person)).find((session) => handleOf(session) === handle);
  if (there === undefined || (await dropSession(db, there)) === undefined) return false;
  await services.visits.sessionsEnded(person);
  return true;
}

/**
 * Signs a person out everywhere, at once and at all processes; but for the session with this token, if there is one to keep.
 * Where the sessions are dropped in a transaction (`dropSessionsOf`), call `house.visits.sessionsEnded(person)` after it.
 */
export async function endSessionsOf(services: Services, person: string, butToken?: string): Promise<void> {
  await dropSessionsOf(services.store.db, person, butToken === undefined ? undefined : hashed(butToken));
  await services.visits.sessionsEnded(person);
}

/** The token has 256 random bits, so a plain hash is enough. */
export function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newPersonId(): string {
  return randomBytes(12).toString('base64url');
}
