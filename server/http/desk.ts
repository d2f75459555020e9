/**
 * The operator's desk over HTTP. Every route is behind one door: whoever does not run this house is answered, before anything of the
 * request is read, as where there is no such route.
 */
import type { FastifyRequest } from 'fastify';
import type { Desk } from '../desk/desk.ts';
import { deskEditions } from '../desk/editions.ts';
import { deskHours } from '../desk/hours.ts';
import { spread } from '../desk/news.ts';
import { actOnPerson, deskPeople } from '../desk/people.ts';
import { actOnReport, deskReports } from '../desk/reports.ts';
import { actOnTable, deskTables } from '../desk/tables.ts';
import { removeLine } from '../people/moderation.ts';
import { mustBeOperator } from '../people/operators.ts';
import * as shapes from '../protocol/desk.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { PersonParams } from '../protocol/social.ts';
import { TableParams } from '../protocol/tables.ts';
import { Nothing } from '../protocol/wire.ts';
import type { Services } from '../services.ts';
import { countNotices, failedNotices } from '../store/failedNotices.ts';
import { readActs } from '../store/operatorLog.ts';
import type { Person } from '../store/people.ts';
import type { App } from './app-type.ts';

const PER_PAGE = 50;

export function deskRoutes(whole: App, services: Services, desk: Desk): void {
  void whole.register(async (plain) => {
    const app: App = plain;
    const { db } = services.store;
    app.addHook('onRequest', async (request) => void (await mustBeOperator(db, request)));
    const operator = (request: FastifyRequest): Promise<Person> => mustBeOperator(db, request);
    const tags = ['operator'];
    const nothing = { 200: Nothing, default: ErrorBody };

    app.get(
      '/api/operator',
      {
        schema: {
          tags,
          summary: 'How the house is, and how much lies in each drawer of the desk',
          response: { 200: shapes.DeskSummary, default: ErrorBody },
        },
      },
      () => desk.summary(),
    );

    app.get(
      '/api/operator/load',
      { schema: { tags, summary: 'How busy bots and processes are', response: { 200: shapes.DeskLoad, default: ErrorBody } } },
      () => desk.load(),
    );

    app.get(
      '/api/operator/hours',
      {
        schema: {
          tags,
          summary: 'Moves, people and times of the last day, hour by hour, or of the last month, day by day',
          querystring: shapes.HoursQuery,
          response: { 200: shapes.DeskHours, default: ErrorBody },
        },
      },
      async (request) => {
        await desk.hours.write();
        return deskHours(services.store, request.query.span, services.now());
      },
    );

    app.get(
      '/api/operator/reports',
      {
        schema: {
          tags,
          summary: 'What was reported, newest first, with what is needed to judge it',
          querystring: shapes.ReportsQuery,
          response: { 200: shapes.DeskReports, default: ErrorBody },
        },
      },
      (request) => deskReports(services, request.query.closed ?? false, request.query.page ?? 1),
    );

    app.post(
      '/api/operator/reports/:report',
      {
        schema: {
          tags,
          summary: 'Deals with a report; whoever is second gets REPORT_CLOSED',
          params: shapes.ReportParams,
          body: shapes.ReportAct,
          response: { 200: shapes.DeskReport, default: ErrorBody },
        },
      },
      async (request) => actOnReport(services, await operator(request), request.params.report, request.body),
    );

    app.get(
      '/api/operator/people',
      {
        schema: {
          tags,
          summary: 'Everybody, last seen first',
          querystring: shapes.PeopleQuery,
          response: { 200: shapes.DeskPeople, default: ErrorBody },
        },
      },
      (request) => deskPeople(services, request.query),
    );

    app.post(
      '/api/operator/people/:person',
      {
        schema: {
          tags,
          summary: 'Warns, silences, renames, signs out or bans somebody, or lets them be again',
          params: PersonParams,
          body: shapes.PersonAct,
          response: { 200: shapes.DeskPerson, default: ErrorBody },
        },
      },
      async (request) => actOnPerson(services, await operator(request), request.params.person, request.body),
    );

    app.get(
      '/api/operator/tables',
      {
        schema: {
          tags,
          summary: 'Tables, latest first',
          querystring: shapes.TablesQuery,
          response: { 200: shapes.DeskTables, default: ErrorBody },
        },
      },
      (request) => deskTables(services, request.query, request.query.page ?? 1),
    );

    app.post(
      '/api/operator/tables/:id',
      {
        schema: {
          tags,
          summary: 'Closes a table before its start, ends a running game without its people, or removes one that rests',
          params: TableParams,
          body: shapes.TableAct,
          response: nothing,
        },
      },
      async (request) => {
        await actOnTable(services, await operator(request), request.params.id, request.body);
        return {};
      },
    );

    app.delete(
      '/api/operator/tables/:id/lines/:line',
      { schema: { tags, summary: 'Takes away what somebody wrote', params: shapes.LineParams, response: nothing } },
      async (request) => {
        const { id, line } = request.params;
        const doing = { by: (await operator(request)).id, now: services.now() };
        await spread(services, await removeLine(db, id, line, doing));
        return {};
      },
    );

    app.get(
      '/api/operator/notices',
      {
        schema: {
          tags,
          summary: 'Notices of the last month that reached nobody',
          querystring: shapes.DeskPage,
          response: { 200: shapes.DeskNotices, default: ErrorBody },
        },
      },
      async (request) => {
        const [counts, failed] = [
          await countNotices(db),
          await failedNotices(db, PER_PAGE, ((request.query.page ?? 1) - 1) * PER_PAGE),
        ];
        return { counts, failed, total: counts.failed, perPage: PER_PAGE };
      },
    );

    const copies = { 200: shapes.DeskCopies, default: ErrorBody };
    app.get('/api/operator/copies', { schema: { tags, summary: 'Copies of the database', response: copies } }, () =>
      desk.copies(),
    );
    app.post('/api/operator/copies', { schema: { tags, summary: 'Makes one more now', response: copies } }, async (request) =>
      desk.copyNow(await operator(request)),
    );

    app.get(
      '/api/operator/editions',
      {
        schema: {
          tags,
          summary: 'Versions, and the editions that tables are played with',
          response: { 200: shapes.DeskEditions, default: ErrorBody },
        },
      },
      () => deskEditions(services),
    );

    app.get(
      '/api/operator/log',
      {
        schema: {
          tags,
          summary: 'What operators did, newest first',
          querystring: shapes.DeskPage,
          response: { 200: shapes.DeskLog, default: ErrorBody },
        },
      },
      async (request) => {
        const { entries, total } = await readActs(db, request.query.page ?? 1, PER_PAGE);
        return {
          entries: entries.map(({ person, personName = '', table, tableName, ...entry }) => ({
            ...entry,
            ...(person !== undefined && { person: { person, name: personName } }),
            ...(table !== undefined && { table: { id: table, ...(tableName !== undefined && { name: tableName }) } }),
          })),
          total,
          perPage: PER_PAGE,
        };
      },
    );
  });
}
