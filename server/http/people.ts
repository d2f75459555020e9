/** Sessions and accounts over HTTP. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { houseInfoFor } from '../house/info.ts';
import { asMe, newGuest, openAccount, rename, signIn } from '../people/accounts.ts';
import { comeBack, lookAtReturn, newReturn } from '../people/returning.ts';
import { forgot, setForgotten } from '../people/forgotten.ts';
import {
  forgetSession,
  KNOWN_COOKIE,
  endSession,
  mustBeSomebody,
  mustNotBeBanned,
  rememberBrowser,
  sessionOf,
  startSession,
  whoAsks,
} from '../people/sessions.ts';
import { relyingParty } from '../people/relyingParty.ts';
import { Forgotten, NewPassword } from '../protocol/notices.ts';
import { Credentials, Me, Naming, Returned, ReturnLink, ReturnSeen, Session } from '../protocol/people.ts';
import { TableParams } from '../protocol/tables.ts';
import { ToldParams } from '../protocol/told.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Nothing } from '../protocol/wire.ts';
import { banOf, fromTheHouse } from '../desk/told.ts';
import type { Person } from '../store/people.ts';
import { addressOf } from './address.ts';
import { spend } from '../store/allowances.ts';
import { markRead } from '../store/told.ts';
import type { App } from './app-type.ts';

/** In a new session, in a browser that is known from now on. */
export async function signedIn(services: Services, person: Person, request: FastifyRequest, reply: FastifyReply): Promise<Me> {
  await startSession(services, request, reply, person.id);
  if (person.email !== undefined) rememberBrowser(services, request, reply, person.email);
  return asMe(person);
}

export function peopleRoutes(app: App, services: Services): void {
  const { db } = services.store;
  const tags = ['people'];
  const careful = { careful: true } as const;

  app.get(
    '/api/session',
    { schema: { tags, summary: 'Who I am', response: { 200: Session, default: ErrorBody } } },
    async (request) => {
      const person = await whoAsks(db, request);
      const { ratedAmong, provider } = services;
      const signIns = {
        passkeys: typeof relyingParty(services.publicUrl, request.host) !== 'string',
        ...(provider && { provider: provider.name }),
      };
      return {
        ...(person ? { me: asMe(person), ...(await fromTheHouse(services, person)) } : await banOf(services, sessionOf(request))),
        ratedAmong,
        signIns,
        house: await houseInfoFor(services, person),
      };
    },
  );

  app.post(
    '/api/session',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Become a guest, by an invitation or a table’s link where the house asks for it; or change my name',
        body: Naming,
        response: { 200: Me, default: ErrorBody },
      },
    },
    async (request, reply) => {
      const known = await whoAsks(db, request);
      if (known) return asMe(await rename(services, known, request.body.name));
      await mustNotBeBanned(db, request);
      const { name, invitation, table } = request.body;
      const guest = await newGuest(services, name, { invitation, table });
      await startSession(services, request, reply, guest.id);
      return asMe(guest);
    },
  );

  app.post(
    '/api/told/:id/read',
    {
      schema: {
        tags,
        summary: 'I have read what the house had to say',
        params: ToldParams,
        response: { 200: Nothing, default: ErrorBody },
      },
    },
    async (request) => {
      await markRead(db, (await mustBeSomebody(db, request)).id, request.params.id, services.now());
      return {};
    },
  );

  app.delete(
    '/api/session',
    { schema: { tags, summary: 'Sign out', response: { 200: Nothing, default: ErrorBody } } },
    async (request, reply) => {
      await mustNotBeBanned(db, request);
      await endSession(services, request);
      forgetSession(services, reply);
      return {};
    },
  );

  app.post(
    '/api/account',
    {
      config: careful,
      schema: { tags, summary: 'Make this guest an account', body: Credentials, response: { 200: Me, default: ErrorBody } },
    },
    async (request, reply) => {
      const guest = await mustBeSomebody(db, request);
      // A taken address is told: so that nobody goes through many, tries are counted.
      const tries = { about: `accounts from ${addressOf(request)}`, most: services.limits.accountsPerAddress, forMs: 3_600_000 };
      await db.transaction().execute((trx) => spend(trx, [tries], services.now(), 'TOO_FAST'));
      const person = await openAccount(services, guest, request.body);
      return signedIn(services, person, request, reply);
    },
  );

  app.post(
    '/api/account/session',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Sign in; games played as a guest come along',
        body: Credentials,
        response: { 200: Me, default: ErrorBody },
      },
    },
    async (request, reply) => {
      const attempt = await services.signIns.begin(request.body.email, {
        address: addressOf(request),
        seal: request.cookies[KNOWN_COOKIE],
      });
      const person = await signIn(services, await whoAsks(db, request), request.body);
      await attempt.right();
      return signedIn(services, person, request, reply);
    },
  );

  app.post(
    '/api/return',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Come back to a seat by my own link',
        body: ReturnLink,
        response: { 200: Returned, default: ErrorBody },
      },
    },
    async (request, reply) => {
      const asker = await whoAsks(db, request);
      const { person, table } = await comeBack(services, asker, request.body.token);
      if (asker?.id !== person.id) await startSession(services, request, reply, person.id);
      return { me: asMe(person), table };
    },
  );

  app.post(
    '/api/return/look',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Whose link back this is; nothing happens',
        body: ReturnLink,
        response: { 200: ReturnSeen, default: ErrorBody },
      },
    },
    async (request) => lookAtReturn(services, await whoAsks(db, request), request.body.token),
  );

  app.post(
    '/api/tables/:id/return',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Guest: a new link back to my seat; the one before ends',
        params: TableParams,
        response: { 200: ReturnLink, default: ErrorBody },
      },
    },
    async (request) => ({ token: await newReturn(services, await mustBeSomebody(db, request), request.params.id) }),
  );

  app.post(
    '/api/account/forgotten',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Send a link for a new password, if there is such an account; the answer is the same where there is none',
        body: Forgotten,
        response: { 200: Nothing, default: ErrorBody },
      },
    },
    (request) => {
      void forgot(services, request.body.email, request.body.language);
      return {};
    },
  );

  app.post(
    '/api/account/password',
    {
      config: careful,
      schema: {
        tags,
        summary: 'A new password by the link of the letter; all other sessions end',
        body: NewPassword,
        response: { 200: Me, default: ErrorBody },
      },
    },
    async (request, reply) => {
      const person = await setForgotten(services, request.body.token, request.body.password);
      return signedIn(services, person, request, reply);
    },
  );
}
