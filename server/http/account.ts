/** My account over HTTP: its password, its address, its sessions, and its end. */
import type { Services } from '../services.ts';
import { asMe } from '../people/accounts.ts';
import { askNewAddress, changePassword, followNewAddress } from '../people/changing.ts';
import { goForGood } from '../people/farewell.ts';
import { endSessionAt, forgetSession, handleOf, mustBeSomebody, mustHaveAccount, sessionOf } from '../people/sessions.ts';
import * as shapes from '../protocol/account.ts';
import { LinkParams, MailLinked } from '../protocol/notices.ts';
import { Me } from '../protocol/people.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Nothing } from '../protocol/wire.ts';
import { dropSessionsOf, sessionsOf } from '../store/people.ts';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';

export function accountRoutes(app: App, services: Services): void {
  const { db } = services.store;
  const tags = ['people'];
  const careful = { careful: true } as const;
  const nothing = { 200: Nothing, default: ErrorBody };

  app.put(
    '/api/account/password',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Another password; all other sessions end',
        body: shapes.PasswordChange,
        response: { 200: Me, default: ErrorBody },
      },
    },
    async (request) => {
      const person = await mustHaveAccount(db, request);
      await changePassword(services, person, sessionOf(request), request.body);
      return asMe(person);
    },
  );

  app.put(
    '/api/account/email',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Another address, once its owner has said yes by the link of a letter',
        body: shapes.AddressChange,
        response: { 200: shapes.AddressAnswer, default: ErrorBody },
      },
    },
    async (request) => ({
      sent: await askNewAddress(services, await mustHaveAccount(db, request), sessionOf(request), request.body),
    }),
  );

  app.post(
    '/api/account/email/:token',
    {
      config: careful,
      schema: {
        tags,
        summary: 'The new address is mine; needs no session',
        params: LinkParams,
        response: { 200: MailLinked, default: ErrorBody },
      },
    },
    async (request) => followNewAddress(services, request.params.token),
  );

  app.get(
    '/api/account/sessions',
    { schema: { tags, summary: 'Where I am signed in', response: { 200: shapes.Sessions, default: ErrorBody } } },
    async (request) => {
      const { id } = await mustBeSomebody(db, request);
      const here = sessionOf(request);
      const all = (await sessionsOf(db, id, Date.now())).map(({ hash, ...session }) => ({
        ...session,
        id: handleOf(hash),
        here: hash === here,
      }));
      return { sessions: all.sort((a, b) => Number(b.here) - Number(a.here)) };
    },
  );

  app.delete(
    '/api/account/sessions',
    { config: careful, schema: { tags, summary: 'Sign out everywhere else', response: nothing } },
    async (request) => {
      const { id } = await mustBeSomebody(db, request);
      await dropSessionsOf(db, id, sessionOf(request));
      await services.visits.sessionsEnded(id);
      return {};
    },
  );

  app.delete(
    '/api/account/sessions/:session',
    { config: careful, schema: { tags, summary: 'Sign out there', params: shapes.SessionParams, response: nothing } },
    async (request) => {
      const { id } = await mustBeSomebody(db, request);
      if (!(await endSessionAt(services, id, request.params.session))) throw new AppError('NOT_FOUND');
      return {};
    },
  );

  app.post(
    '/api/account/delete',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Go for good: name, address, chat and all that is mine alone are removed; results stay a former player’s',
        body: shapes.Farewell,
        response: nothing,
      },
    },
    async (request, reply) => {
      await goForGood(services, await mustBeSomebody(db, request), sessionOf(request), request.body.password);
      forgetSession(services, reply);
      return {};
    },
  );
}
