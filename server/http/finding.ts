/** People over HTTP, found by name or by being here; and whether I may be. */
import type { FastifyRequest } from 'fastify';
import { peopleCalled, peopleHere } from '../social/finding.ts';
import type { Services } from '../services.ts';
import { credentialOf, mustBeSomebody, whoAsks } from '../people/sessions.ts';
import * as shapes from '../protocol/finding.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { setVisibility, visibilityOf } from '../store/finding.ts';
import type { Person } from '../store/people.ts';
import { AppError } from '../appError.ts';
import { addressOf } from './address.ts';
import type { App } from './app-type.ts';
import { isApi } from './doors.ts';

export function findingRoutes(app: App, services: Services): void {
  const { db } = services.store;
  const me = (request: FastifyRequest): Promise<Person> => mustBeSomebody(db, request);
  const tags = ['social'];
  const searches = services.paces.limiter('searches', services.limits.searches);
  app.addHook('onClose', () => searches.close());
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    // A page that nobody looks at asks too whether a table waits. Whoever was sent away is not looked up.
    const looking = reply.statusCode < 400 && isApi(route) && !route.startsWith('/api/waiting');
    const person = looking ? await whoAsks(db, request) : undefined;
    if (person) services.here.saw(person.id, credentialOf(request));
  });
  const found = { 200: shapes.FoundPeople, default: ErrorBody };
  const visibility = { 200: shapes.Visibility, default: ErrorBody };

  app.get(
    '/api/people',
    { schema: { tags, summary: 'People who may be found by this name', querystring: shapes.NameQuery, response: found } },
    async (request) => {
      const asker = await me(request);
      if (!searches.take(asker.id) || !searches.take(addressOf(request))) throw new AppError('TOO_FAST');
      return peopleCalled(services, asker, request.query.name);
    },
  );

  app.get(
    '/api/here',
    { schema: { tags, summary: 'Who is here now, my friends first, as far as they allow it', response: found } },
    async (request) => peopleHere(services, await me(request)),
  );

  app.get(
    '/api/visibility',
    { schema: { tags, summary: 'Whether others find me by name and see me here', response: visibility } },
    async (request) => visibilityOf(db, (await me(request)).id),
  );

  app.post(
    '/api/visibility',
    { schema: { tags, summary: 'Chooses it', body: shapes.Visibility, response: visibility } },
    async (request) => {
      const { id, name } = await me(request);
      await setVisibility(db, id, name, request.body);
      return request.body;
    },
  );
}
