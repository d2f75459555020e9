/** What people ask of each other over HTTP: to go back, to take over a seat; and taking one's own seat back. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { mustBeSomebody } from '../people/sessions.ts';
import { AskParams, SeatParams, TableInfo, TableParams } from '../protocol/tables.ts';
import { Answering, AskingBack } from '../protocol/time.ts';
import { ErrorBody } from '../protocol/errors.ts';
import type { Person } from '../store/people.ts';
import { answerAsked, proposeStandIn } from '../tables/absence.ts';
import { askForThatSeat } from '../tables/claims.ts';
import { askToGoBack, takeSeatBack } from '../tables/requests.ts';
import { addressOf } from './address.ts';
import type { App } from './app-type.ts';

export function askRoutes(app: App, services: Services): void {
  const me = (request: FastifyRequest): Promise<Person> => mustBeSomebody(services.store.db, request);
  const placeOf = (request: FastifyRequest): string => services.payerOf(undefined, addressOf(request));
  const tags = ['tables'];
  const params = TableParams;
  const response = { 200: TableInfo, default: ErrorBody };

  app.post(
    '/api/tables/:id/back',
    { schema: { tags, summary: 'Take my seat back from the bot that sits in for me', params, response } },
    async (request) => takeSeatBack(services, await me(request), request.params.id),
  );

  app.post(
    '/api/tables/:id/undo',
    { schema: { tags, summary: 'Ask the others to let me go back to my last decision', params, body: AskingBack, response } },
    async (request) => askToGoBack(services, await me(request), request.params.id, request.body.version),
  );

  app.post(
    '/api/tables/:id/seats/:seat/ask',
    { schema: { tags, summary: "Ask to take over a bot's seat in a running game", params: SeatParams, response } },
    async (request) => askForThatSeat(services, await me(request), request.params.id, request.params.seat, placeOf(request)),
  );

  app.post(
    '/api/tables/:id/seats/:seat/away',
    { schema: { tags, summary: 'Propose that a bot plays on for somebody who is away', params: SeatParams, response } },
    async (request) => proposeStandIn(services, await me(request), request.params.id, request.params.seat),
  );

  app.post(
    '/api/tables/:id/asks/:ask',
    { schema: { tags, summary: 'Answer what somebody asks; the asker withdraws', params: AskParams, body: Answering, response } },
    async (request) => {
      const { id, ask } = request.params;
      return answerAsked(services, await me(request), id, { ask, agree: request.body.agree, from: placeOf(request) });
    },
  );
}
