/** People over HTTP: who they are, what they are to me, what I write about them or for myself. */
import type { FastifyRequest } from 'fastify';
import { bind, unbind } from '../social/circle.ts';
import { leaderboardOf, playedGames, profileOf, ratingChanges } from '../social/profiles.ts';
import { report } from '../social/reports.ts';
import { keepScore, myScores } from '../social/scores.ts';
import type { Services } from '../services.ts';
import { mustBeSomebody, whoAsks } from '../people/sessions.ts';
import * as shapes from '../protocol/social.ts';
import { GameParams } from '../protocol/games.ts';
import { TableParams } from '../protocol/tables.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Nothing } from '../protocol/wire.ts';
import { readCircle } from '../store/circle.ts';
import { readNotes, writeNotes } from '../store/notes.ts';
import type { Person } from '../store/people.ts';
import { readTable } from '../store/tables.ts';
import { whyNotWatch } from '../tables/lobby.ts';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';

export function socialRoutes(app: App, services: Services): void {
  const { db } = services.store;
  const me = (request: FastifyRequest): Promise<Person> => mustBeSomebody(db, request);
  const tags = ['social'];
  const params = shapes.PersonParams;
  const circle = { 200: shapes.Circle, default: ErrorBody };

  app.get(
    '/api/people/:person',
    { schema: { tags, summary: 'Somebody, and how they play', params, response: { 200: shapes.Profile, default: ErrorBody } } },
    async (request) => profileOf(services, await whoAsks(db, request), request.params.person),
  );

  app.get(
    '/api/people/:person/games',
    {
      schema: {
        tags,
        summary: 'Their finished games, newest first',
        params,
        querystring: shapes.PageQuery,
        response: { 200: shapes.PlayedGames, default: ErrorBody },
      },
    },
    async (request) => playedGames(services, await whoAsks(db, request), request.params.person, request.query.page ?? 1),
  );

  app.get(
    '/api/leaderboards/:game',
    {
      schema: {
        tags,
        summary: 'Who plays a game best, by what they are worth at the very least',
        params: GameParams,
        querystring: shapes.PageQuery,
        response: { 200: shapes.Leaderboard, default: ErrorBody },
      },
    },
    async (request) => leaderboardOf(services, await whoAsks(db, request), request.params.game, request.query.page ?? 1),
  );

  app.get(
    '/api/circle',
    { schema: { tags, summary: 'My friends, and whom I have blocked', response: circle } },
    async (request) => readCircle(db, (await me(request)).id),
  );

  app.post(
    '/api/circle/:person',
    { schema: { tags, summary: 'Make somebody a friend, or block them', params, body: shapes.Bonding, response: circle } },
    async (request) => bind(services, await me(request), request.params.person, request.body.bond),
  );

  app.delete(
    '/api/circle/:person',
    { schema: { tags, summary: 'Neither friend nor blocked any more', params, response: circle } },
    async (request) => unbind(services, await me(request), request.params.person),
  );

  app.post(
    '/api/reports',
    {
      schema: {
        tags,
        summary: 'Report somebody to whoever runs the server',
        body: shapes.NewReport,
        response: { 200: Nothing, default: ErrorBody },
      },
    },
    async (request) => {
      await report(services, await me(request), request.body);
      return {};
    },
  );

  app.get(
    '/api/tables/:id/ratings',
    {
      schema: {
        tags,
        summary: "What a finished game made of everybody's rating; empty until it is settled",
        params: TableParams,
        response: { 200: shapes.RatingChanges, default: ErrorBody },
      },
    },
    async (request) => ratingChanges(services, await whoAsks(db, request), request.params.id),
  );

  app.put(
    '/api/tables/:id/score',
    {
      schema: {
        tags,
        summary: 'Keeps what my browser made of a finished game of mine, for me alone; the last one counts',
        params: TableParams,
        body: shapes.ScoreWish,
        response: { 200: shapes.MyScore, default: ErrorBody },
      },
    },
    async (request) => keepScore(services, await me(request), request.params.id, request.body),
  );

  app.get(
    '/api/people/me/scores',
    {
      schema: {
        tags,
        summary: 'Decisions and luck in my games, as my browsers worked them out; nobody else is told',
        response: { 200: shapes.MyScores, default: ErrorBody },
      },
    },
    async (request) => myScores(services, await me(request)),
  );

  app.get(
    '/api/tables/:id/notes',
    {
      schema: {
        tags,
        summary: 'What I wrote for myself at this table',
        params: TableParams,
        response: { 200: shapes.Notes, default: ErrorBody },
      },
    },
    async (request) => {
      const { id } = await me(request);
      await mustBeOpen(services, request.params.id, id);
      return readNotes(db, request.params.id, id);
    },
  );

  app.post(
    '/api/tables/:id/notes',
    {
      schema: {
        tags,
        summary: 'Writes it, over the edition it was made for',
        params: TableParams,
        body: shapes.NotesWish,
        response: { 200: shapes.NotesAnswer, default: ErrorBody },
      },
    },
    async (request) => {
      const { id } = await me(request);
      await mustBeOpen(services, request.params.id, id);
      return writeNotes(db, request.params.id, id, request.body, Date.now());
    },
  );
}

async function mustBeOpen(services: Services, table: string, person: string): Promise<void> {
  const stored = await readTable(services.store.db, table);
  if (stored === undefined) throw new AppError('NOT_FOUND');
  const barred = whyNotWatch(stored, person);
  if (barred) throw new AppError(barred);
}
