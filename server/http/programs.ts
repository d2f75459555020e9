/**
 * Ratings are people's, and so is the field of a deal that many play. A program that plays by an API token makes unrated tables, sits down at unrated tables alone, and makes no
 * decision where the game would count: what it is told is RATED_TABLE. People are let be; see docs/bots.md.
 */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { bearerOf } from '../people/sessions.ts';
import { whyUnrated } from '../social/fair.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { readTable } from '../store/tables.ts';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';
import { ROUTES_FOR_TOKENS } from './scopes.ts';

/** Going away is always allowed; whatever else changes a game is not where it counts. */
const MAY_ANYWHERE = ['POST /api/tables/:id/leave', 'POST /api/tables/:id/decline'];
export const ONLY_UNRATED: ReadonlySet<string> = new Set(
  ROUTES_FOR_TOKENS.play.filter((route) => !route.startsWith('GET ') && !MAY_ANYWHERE.includes(route)),
);

export function keepProgramsUnrated(app: App, { store }: Services): void {
  app.addHook('preHandler', async (request) => {
    if (bearerOf(request) === undefined) return;
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (route === 'POST /api/tables') makeUnrated(request, true);
    else if (route === 'POST /api/tables/:id/settings') makeUnrated(request, false);
    else if (ONLY_UNRATED.has(route)) {
      const table = await readTable(store.db, (request.params as { readonly id: string }).id);
      if (table) mustBeUnrated(table);
    }
  });
}

/** Whoever asks for a rated table is told no; where nothing is said a new one is unrated. */
function makeUnrated({ body }: FastifyRequest, isNew: boolean): void {
  const wish = body as { terms?: { rated?: boolean } };
  if (wish.terms?.rated === true) throw new AppError('RATED_TABLE');
  if (isNew) wish.terms = { ...wish.terms, rated: false };
}

/** As things stand: a seat that is still open is for somebody with a rating. */
export function mustBeUnrated(table: Pick<StoredTable, 'seats' | 'terms' | 'summary' | 'deal'>): void {
  if (table.deal !== undefined || whyUnrated(table, table.summary.training) === undefined) throw new AppError('RATED_TABLE');
}
