/** Tables over HTTP: everything but the game itself, which goes over the table's socket. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { mustBeSomebody, whoAsks } from '../people/sessions.ts';
import { Games } from '../protocol/games.ts';
import { GameRecord } from '../protocol/replay.ts';
import * as shapes from '../protocol/tables.ts';
import { PossibleMoves } from '../protocol/tokens.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Nothing } from '../protocol/wire.ts';
import type { Person } from '../store/people.ts';
import {
  archiveTable,
  changeSeat,
  leaveTable,
  listTables,
  movesNow,
  recordOf,
  removePerson,
  showTable,
  sitDown,
  startTable,
} from '../tables/requests.ts';
import { createTable } from '../tables/making.ts';
import { rematch } from '../tables/rematch.ts';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';

export function tableRoutes(app: App, services: Services): void {
  const { db } = services.store;
  const me = (request: FastifyRequest): Promise<Person> => mustBeSomebody(db, request);
  const looks = services.paces.limiter('looks', services.limits.moves);
  app.addHook('onClose', () => looks.close());
  const tags = ['tables'];
  const params = shapes.TableParams;
  const table = { 200: shapes.TableInfo, default: ErrorBody };

  app.get(
    '/api/games',
    { schema: { tags, summary: 'The games on the shelf', response: { 200: Games, default: ErrorBody } } },
    () => ({ games: services.shelf.metas.filter(({ id }) => services.house.now.games.includes(id)) }),
  );

  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Tables open to everybody or to watch, and mine',
        querystring: shapes.ListQuery,
        response: { 200: shapes.TableList, default: ErrorBody },
      },
    },
    async (request) => listTables(services, await whoAsks(db, request), request.query.archived ?? false),
  );

  app.post(
    '/api/tables',
    { schema: { tags, summary: 'Make a table', body: shapes.NewTable, response: table } },
    async (request) => createTable(services, await me(request), request.body),
  );

  app.get('/api/tables/:id', { schema: { tags, summary: 'One table', params, response: table } }, async (request) =>
    showTable(services, await whoAsks(db, request), request.params.id),
  );

  app.get(
    '/api/tables/:id/moves',
    {
      schema: { tags, summary: 'What I may do now, for programs', params, response: { 200: PossibleMoves, default: ErrorBody } },
    },
    async (request) => {
      const { id } = await me(request);
      if (!looks.take(id)) throw new AppError('TOO_FAST');
      return movesNow(services, id, request.params.id);
    },
  );

  app.post(
    '/api/tables/:id/sit',
    { schema: { tags, summary: 'Take a seat, or change to another', params, body: shapes.Sitting, response: table } },
    async (request) => sitDown(services, await me(request), request.params.id, request.body),
  );

  app.post(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Host: put a bot there, or open the seat',
        params: shapes.SeatParams,
        body: shapes.SeatWish,
        response: table,
      },
    },
    async (request) => changeSeat(services, await me(request), request.params.id, request.params.seat, request.body),
  );

  app.post(
    '/api/tables/:id/remove',
    {
      schema: {
        tags,
        summary: 'Host, before the start: this person goes and may not come back',
        params,
        body: shapes.Removing,
        response: table,
      },
    },
    async (request) => removePerson(services, await me(request), request.params.id, request.body.person),
  );

  app.post(
    '/api/tables/:id/start',
    {
      schema: {
        tags,
        summary: 'Host: start, filling open seats with bots if asked',
        params,
        body: shapes.Starting,
        response: table,
      },
    },
    async (request) => startTable(services, await me(request), request.params.id, request.body.fill),
  );

  app.post(
    '/api/tables/:id/leave',
    {
      schema: {
        tags,
        summary: 'Leave; in a running game a bot takes over',
        params,
        response: { 200: Nothing, default: ErrorBody },
      },
    },
    async (request) => {
      await leaveTable(services, await me(request), request.params.id);
      return {};
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    { schema: { tags, summary: 'The same again; starts when everybody is back', params, response: table } },
    async (request) => rematch(services, await me(request), request.params.id),
  );

  app.post(
    '/api/tables/:id/archive',
    { schema: { tags, summary: 'Out of my list, or back into it', params, body: shapes.Archiving, response: table } },
    async (request) => archiveTable(services, await me(request), request.params.id, request.body.archived),
  );

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        tags,
        summary: 'The whole game, once it is over',
        params,
        response: { 200: GameRecord, default: ErrorBody },
      },
    },
    async (request, reply) => {
      const doc = await recordOf(services, await whoAsks(db, request), request.params.id);
      reply.header('content-disposition', `attachment; filename="cantiere-${doc.game}-${doc.commitment.slice(0, 8)}.json"`);
      return doc;
    },
  );
}
