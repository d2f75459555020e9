/** Notices over HTTP: how to be told, muted tables, the links of letters, and which tables wait for me. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { askAddress, choose, follow, muteTable, muting, offer, subscribe, tryOut, unsubscribe } from '../notices/settings.ts';
import { mustBeSomebody, whoAsks } from '../people/sessions.ts';
import * as shapes from '../protocol/notices.ts';
import { TableParams } from '../protocol/tables.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Nothing } from '../protocol/wire.ts';
import type { Person } from '../store/people.ts';
import { waitingTables } from '../store/waiting.ts';
import type { App } from './app-type.ts';

export function noticeRoutes(app: App, services: Services): void {
  const { db } = services.store;
  const me = (request: FastifyRequest): Promise<Person> => mustBeSomebody(db, request);
  const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
  const tags = ['notices'];
  const careful = { careful: true } as const;
  const offered = { 200: shapes.NoticeOffer, default: ErrorBody };
  const nothing = { 200: Nothing, default: ErrorBody };
  const muted = { 200: shapes.Muting, default: ErrorBody };
  const linked = { 200: shapes.MailLinked, default: ErrorBody };

  app.get(
    '/api/waiting',
    {
      schema: {
        tags,
        summary: 'Where it is my turn, longest first',
        response: { 200: shapes.WaitingTables, default: ErrorBody },
      },
    },
    async (request) => {
      const person = await whoAsks(db, request);
      return { tables: person ? await waitingTables(db, person.id) : [] };
    },
  );

  app.get('/api/notices', { schema: { tags, summary: 'How I am told', response: offered } }, async (request) =>
    offer(services, await whoAsks(db, request)),
  );

  app.post(
    '/api/notices',
    { schema: { tags, summary: 'How I want to be told', body: shapes.NoticeWish, response: offered } },
    async (request) => choose(services, await me(request), request.body, originOf(request)),
  );

  app.post(
    '/api/notices/push',
    { schema: { tags, summary: 'Tell this browser', body: shapes.PushWish, response: offered } },
    async (request) => subscribe(services, await me(request), request.body, originOf(request)),
  );

  app.post(
    '/api/notices/push/forget',
    { schema: { tags, summary: 'Tell this browser no longer', body: shapes.PushForget, response: offered } },
    async (request) => unsubscribe(services, await me(request), request.body.endpoint),
  );

  app.post(
    '/api/notices/test',
    {
      config: careful,
      schema: { tags, summary: 'Send me one now; NOT_DELIVERED when nobody took it', body: shapes.NoticeTest, response: nothing },
    },
    async (request) => {
      await tryOut(services, await me(request), request.body.way);
      return {};
    },
  );

  app.post(
    '/api/notices/confirm',
    { config: careful, schema: { tags, summary: 'Send the letter that asks whether the address is mine', response: nothing } },
    async (request) => {
      await askAddress(services, await me(request));
      return {};
    },
  );

  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    // Mail programs post a form (RFC 8058) whose one word says nothing that the address does not: any body will do.
    void app.register(async (letters) => {
      letters.removeAllContentTypeParsers();
      letters.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
      letters.post(
        `/api/notices/${purpose}/:token`,
        {
          config: careful,
          schema: {
            tags,
            summary: purpose === 'confirm' ? 'The address is mine' : 'No more letters; needs no session',
            params: shapes.LinkParams,
            response: linked,
          },
        },
        async (request) => follow(services, purpose, (request.params as { token: string }).token),
      );
    });
  }

  const table = '/api/tables/:id/mute';
  app.get(
    table,
    { schema: { tags, summary: 'Whether I hear of this table', params: TableParams, response: muted } },
    async (request) => muting(services, await me(request), request.params.id),
  );

  app.post(
    table,
    { schema: { tags, summary: 'Hear of this table or not', params: TableParams, body: shapes.MuteWish, response: muted } },
    async (request) => muteTable(services, await me(request), request.params.id, request.body.muted),
  );
}
