/** What finished games add up to, over HTTP: everybody's, and my own. */
import type { Counter } from '../social/counter.ts';
import { Numbers, myNumbers } from '../social/numbers.ts';
import type { Services } from '../services.ts';
import { mustBeSomebody } from '../people/sessions.ts';
import { GameParams } from '../protocol/games.ts';
import { PlayedNumbers } from '../protocol/numbers.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';

export function numbersRoutes(app: App, services: Services, counter: Counter): void {
  const numbers = new Numbers(services);
  counter.onOpen((game) => numbers.hasNew(game));
  const pace = services.paces.limiter('numbers', services.limits.fields);
  app.addHook('onClose', () => pace.close());
  const schema = { params: GameParams, response: { 200: PlayedNumbers, default: ErrorBody } };

  app.get(
    '/api/games/:game/numbers',
    { schema: { tags: ['tables'], summary: 'What the latest public games played here add up to', ...schema } },
    async (request) => numbers.ofEverybody(request.params.game),
  );

  app.get(
    '/api/people/me/numbers/:game',
    { schema: { tags: ['social'], summary: 'What my own latest games add up to; nobody else is told', ...schema } },
    async (request) => {
      const me = await mustBeSomebody(services.store.db, request);
      if (!pace.take(me.id)) throw new AppError('TOO_FAST');
      return myNumbers(services, me, request.params.game);
    },
  );
}
