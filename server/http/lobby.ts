/** A table before its game, over HTTP: what its host changes, and what the others say to it. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { mustBeSomebody } from '../people/sessions.ts';
import * as shapes from '../protocol/lobby.ts';
import { SeatParams, TableInfo, TableParams } from '../protocol/tables.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Nothing } from '../protocol/wire.ts';
import type { Person } from '../store/people.ts';
import { closeTable } from '../tables/requests.ts';
import { agreeTo, changeSettings, declineSeat, handHostOn, keepSeat, shuffleSeats, takeHosting } from '../tables/organise.ts';
import type { App } from './app-type.ts';

export function lobbyRoutes(app: App, services: Services): void {
  const { db } = services.store;
  const me = (request: FastifyRequest): Promise<Person> => mustBeSomebody(db, request);
  const tags = ['tables'];
  const params = TableParams;
  const table = { 200: TableInfo, default: ErrorBody };
  const done = { 200: Nothing, default: ErrorBody };

  app.post(
    '/api/tables/:id/settings',
    { schema: { tags, summary: 'Host, before the start: change the table', params, body: shapes.TableChange, response: table } },
    async (request) => changeSettings(services, await me(request), request.params.id, request.body),
  );

  app.post(
    '/api/tables/:id/agree',
    { schema: { tags, summary: 'Yes to what was changed since I sat down', params, body: shapes.Agreeing, response: table } },
    async (request) => agreeTo(services, await me(request), request.params.id, request.body.edition),
  );

  app.post(
    '/api/tables/:id/seats/:seat/keep',
    {
      schema: {
        tags,
        summary: 'Host: keep a free seat for somebody, who is told',
        params: SeatParams,
        body: shapes.Keeping,
        response: table,
      },
    },
    async (request) => keepSeat(services, await me(request), request.params.id, request.params.seat, request.body.person),
  );

  app.post(
    '/api/tables/:id/decline',
    { schema: { tags, summary: 'The seat kept for me is free again', params, response: done } },
    async (request) => {
      await declineSeat(services, await me(request), request.params.id);
      return {};
    },
  );

  app.post(
    '/api/tables/:id/shuffle',
    { schema: { tags, summary: 'Host, before the start: everybody to another seat', params, response: table } },
    async (request) => shuffleSeats(services, await me(request), request.params.id),
  );

  app.post(
    '/api/tables/:id/host',
    {
      schema: {
        tags,
        summary: 'Host: hand the part on to somebody who sits there',
        params,
        body: shapes.Hosting,
        response: table,
      },
    },
    async (request) => handHostOn(services, await me(request), request.params.id, request.body.person),
  );

  app.post(
    '/api/tables/:id/take-hosting',
    {
      schema: {
        tags,
        summary: 'Before the start: the host has been gone for minutes, and I sit there and go on',
        params,
        response: table,
      },
    },
    async (request) => takeHosting(services, await me(request), request.params.id),
  );

  app.post(
    '/api/tables/:id/close',
    { schema: { tags, summary: 'Host, before the start: the table is gone, and its link with it', params, response: done } },
    async (request) => {
      await closeTable(services, await me(request), request.params.id);
      return {};
    },
  );
}
