/** The home page's first question: tables and today's deal together, so that the first visit needs one answer and not two. */
import { dailyToday } from '../deals/info.ts';
import { whoAsks } from '../people/sessions.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { HomeNow } from '../protocol/home.ts';
import type { Services } from '../services.ts';
import { listTables } from '../tables/requests.ts';
import type { App } from './app-type.ts';

export function homeRoutes(app: App, services: Services): void {
  app.get(
    '/api/home',
    {
      schema: {
        tags: ['tables'],
        summary: "My tables and those open to everybody, and today's deal",
        response: { 200: HomeNow, default: ErrorBody },
      },
    },
    async (request) => {
      const person = await whoAsks(services.store.db, request);
      const tables = await listTables(services, person, false);
      // Whatever is the matter with the daily, tables and quick play are unharmed.
      const daily = await dailyToday(services, person).catch((error: unknown) => {
        request.log.error(error);
        return undefined;
      });
      return { tables, ...(daily && { daily }) };
    },
  );
}
