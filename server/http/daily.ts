/** The daily and other deals that several people play, over HTTP. */
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Services } from '../services.ts';
import { dailyToday, dealInfo, dealInfos, mustFindDeal, streakOfPerson } from '../deals/info.ts';
import { fieldOf } from '../deals/field.ts';
import { closeFriendsDeal, makeFriendsDeal, makeTableDeal } from '../deals/making.ts';
import { dealFile, ghostRecord, mustBeExportable } from '../deals/proof.ts';
import { changeDaily, dailySettings } from '../deals/settings.ts';
import { tryDeal } from '../deals/tries.ts';
import { weekOf } from '../deals/weeks.ts';
import { mustBeOperator } from '../people/operators.ts';
import { mustBeSomebody, whoAsks } from '../people/sessions.ts';
import * as shapes from '../protocol/daily.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { GameRecord } from '../protocol/replay.ts';
import { PersonParams } from '../protocol/social.ts';
import { TableParams } from '../protocol/tables.ts';
import { countPastDailies, dealsAround, openDealsOf, pastDailies } from '../store/deals.ts';
import type { Person } from '../store/people.ts';
import { AppError } from '../appError.ts';
import { addressOf } from './address.ts';
import type { App } from './app-type.ts';

const PER_PAGE = 20;
const MOST_MINE = 50;

export function dailyRoutes(app: App, services: Services): void {
  const { store, now, limits } = services;
  const { db } = store;
  const me = (request: FastifyRequest): Promise<Person> => mustBeSomebody(db, request);
  const tags = ['daily'];
  const deal = { 200: shapes.DealInfo, default: ErrorBody };
  const params = shapes.DealParams;
  const pace = services.paces.limiter('fields', limits.fields);
  app.addHook('onClose', () => pace.close());
  /** Who asks for something that reads many rows. */
  const unhurried = async (request: FastifyRequest): Promise<Person | undefined> => {
    const person = await whoAsks(db, request);
    if (!pace.take(person?.id ?? addressOf(request))) throw new AppError('TOO_FAST');
    return person;
  };

  app.get(
    '/api/daily',
    {
      schema: {
        tags,
        summary: "Today's deal, what I have of it, and my days in a row",
        response: { 200: shapes.DailyToday, default: ErrorBody },
      },
    },
    async (request) => dailyToday(services, await whoAsks(db, request)),
  );

  app.get(
    '/api/daily/archive',
    {
      schema: {
        tags,
        summary: 'Past days, newest first; any that I have not played can be played at once',
        querystring: shapes.ArchiveQuery,
        response: { 200: shapes.DailyArchive, default: ErrorBody },
      },
    },
    async (request) => {
      const person = await unhurried(request);
      const { page = 1, game, unplayed } = request.query;
      const query = { now: now(), game, unplayedBy: unplayed ? (person?.id ?? '') : undefined };
      const days = await pastDailies(db, query, (page - 1) * PER_PAGE, PER_PAGE);
      return { days: await dealInfos(services, person, days), total: await countPastDailies(db, query), perPage: PER_PAGE };
    },
  );

  app.get(
    '/api/daily/week',
    {
      schema: {
        tags,
        summary: 'Who left most others behind in a week, among my friends and in the house',
        querystring: shapes.WeekQuery,
        response: { 200: shapes.WeekCrowns, default: ErrorBody },
      },
    },
    async (request) => weekOf(services, await unhurried(request), request.query.back ?? 0),
  );

  app.get(
    '/api/people/:person/streak',
    {
      schema: {
        tags,
        summary: 'How many days in a row somebody has played the daily',
        params: PersonParams,
        response: { 200: shapes.Streak, default: ErrorBody },
      },
    },
    async (request) => {
      await unhurried(request);
      return streakOfPerson(services, request.params.person);
    },
  );

  app.get(
    '/api/daily/:day',
    { schema: { tags, summary: 'The deal of a day that has begun', params: shapes.DayParams, response: deal } },
    async (request) => dealInfo(services, await whoAsks(db, request), await mustFindDeal(services, request.params.day)),
  );

  app.get(
    '/api/deals/mine',
    {
      schema: {
        tags,
        summary: 'Deals for friends and from tables that I made or tried',
        response: { 200: shapes.MyDeals, default: ErrorBody },
      },
    },
    async (request) => {
      const person = await me(request);
      await unhurried(request);
      const deals = await dealInfos(services, person, await dealsAround(db, person.id, MOST_MINE));
      const open = await openDealsOf(db, person.id, now());
      return { deals, mayMake: Math.max(0, Math.min(1_000, limits.dealsPerPerson - open)) };
    },
  );

  app.post(
    '/api/deals',
    {
      schema: {
        tags,
        summary: 'A deal for friends: each who has its link plays it alone against the same bots',
        body: shapes.NewFriendsDeal,
        response: deal,
      },
    },
    async (request) => {
      const person = await me(request);
      return dealInfo(services, person, await makeFriendsDeal(services, person, request.body));
    },
  );

  app.get(
    '/api/deals/:deal',
    { schema: { tags, summary: 'A deal, as I may know it', params, response: deal } },
    async (request) => dealInfo(services, await whoAsks(db, request), await mustFindDeal(services, request.params.deal)),
  );

  app.post(
    '/api/deals/:deal/try',
    {
      schema: {
        tags,
        summary: 'Begins my one try of a deal, or goes on with it',
        params,
        response: { 200: shapes.TryStarted, default: ErrorBody },
      },
    },
    async (request) => {
      const person = await me(request);
      const found = await mustFindDeal(services, request.params.deal);
      const table = await tryDeal(services, person, found);
      return { deal: await dealInfo(services, person, found), table };
    },
  );

  app.post(
    '/api/deals/:deal/close',
    { schema: { tags, summary: 'Its maker ends a deal for friends', params, response: deal } },
    async (request) => {
      const person = await me(request);
      const found = await mustFindDeal(services, request.params.deal);
      return dealInfo(services, person, await closeFriendsDeal(services, person, found));
    },
  );

  app.get(
    '/api/deals/:deal/field',
    {
      schema: {
        tags,
        summary: 'Everybody on a deal, once my own try is over or its seed is published',
        params,
        response: { 200: shapes.DealField, default: ErrorBody },
      },
    },
    async (request) => {
      const person = await unhurried(request);
      return fieldOf(services, person, await mustFindDeal(services, request.params.deal));
    },
  );

  app.get(
    '/api/deals/:deal/ghosts/:level/record',
    {
      schema: {
        tags,
        summary: 'How a level played the deal in the same seat',
        params: shapes.GhostParams,
        response: { 200: GameRecord, default: ErrorBody },
      },
    },
    async (request) => {
      const person = await unhurried(request);
      const found = await mustFindDeal(services, request.params.deal);
      return ghostRecord(services, person, found, request.params.level);
    },
  );

  app.get(
    '/api/deals/:deal/export',
    {
      schema: {
        tags,
        summary: "Deal, seed and everybody's moves as one file; check it with `cantiere verify`",
        params,
        response: { 200: Type.Unknown(), default: ErrorBody },
      },
    },
    async (request, reply) => {
      const person = await unhurried(request);
      const found = await mustFindDeal(services, request.params.deal);
      await mustBeExportable(services, person, found);
      return reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="cantiere-deal-${found.id}.json"`)
        .send(Readable.from(dealFile(services, found)));
    },
  );

  app.post(
    '/api/tables/:id/deal',
    {
      schema: {
        tags,
        summary: 'The deal of a finished table, for others to play in one of its seats',
        params: TableParams,
        body: shapes.TableDeal,
        response: deal,
      },
    },
    async (request) => {
      const person = await me(request);
      return dealInfo(services, person, await makeTableDeal(services, person, request.params.id, request.body));
    },
  );

  const forOperators = { onRequest: async (request: FastifyRequest) => void (await mustBeOperator(db, request)) };
  const settings = { 200: shapes.DailySettings, default: ErrorBody };

  app.get(
    '/api/operator/daily',
    { ...forOperators, schema: { tags, summary: 'Operators: which games take turns as the daily', response: settings } },
    () => dailySettings(services),
  );

  app.put(
    '/api/operator/daily',
    {
      ...forOperators,
      schema: {
        tags,
        summary: 'Operators: choose the games of the daily, and its zone',
        body: shapes.DailyChange,
        response: settings,
      },
    },
    async (request) => {
      const { id } = await mustBeOperator(db, request);
      await changeDaily(services, request.body, id);
      request.log.info({ person: id, settings: Object.keys(request.body) }, 'the daily was set');
      return dailySettings(services);
    },
  );
}
