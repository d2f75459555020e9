/** A game looked at again while it runs. Building the past anew is work: each person may ask for it only so often. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { whoAsks } from '../people/sessions.ts';
import * as shapes from '../protocol/replay.ts';
import { TableParams } from '../protocol/tables.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { positionsOf, storyOf } from '../replay/seen.ts';
import type { Person } from '../store/people.ts';
import { AppError } from '../appError.ts';
import { addressOf } from './address.ts';
import type { App } from './app-type.ts';

export function replayRoutes(app: App, services: Services): void {
  const pace = services.paces.limiter('replays', services.limits.replays);
  app.addHook('onClose', () => pace.close());
  const somebody = async (request: FastifyRequest): Promise<Person | undefined> => {
    const person = await whoAsks(services.store.db, request);
    if (!pace.take(person?.id ?? addressOf(request))) throw new AppError('TOO_FAST');
    return person;
  };
  const tags = ['tables'];

  app.get(
    '/api/tables/:id/replay',
    {
      schema: {
        tags,
        summary: 'What I have been told of the game so far, move by move',
        params: TableParams,
        response: { 200: shapes.ReplayStory, default: ErrorBody },
      },
    },
    async (request) => storyOf(services, await somebody(request), request.params.id),
  );

  app.get(
    '/api/tables/:id/replay/positions',
    {
      schema: {
        tags,
        summary: 'Some positions of the game so far, as I saw them',
        params: TableParams,
        querystring: shapes.PositionsQuery,
        response: { 200: shapes.ReplayPositions, default: ErrorBody },
      },
    },
    async (request) => {
      const { from, count } = request.query;
      return positionsOf(services, await somebody(request), request.params.id, from, count);
    },
  );
}
