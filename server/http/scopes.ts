/**
 * What an API token is let in to. A token asks for a route that stands here, if it has the route's scope; every other route of
 * the API refuses it, those included that nobody has thought of yet. The OpenAPI says the same.
 */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { admit, bearerOf } from '../people/sessions.ts';
import { ownerOfToken } from '../store/tokens.ts';
import type { Scope } from '../protocol/tokens.ts';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';

/** The socket is let in by `read`; what is said over it needs its own: see live/socket.ts. */
export const ROUTES_FOR_TOKENS: Readonly<Record<Scope, readonly string[]>> = {
  read: [
    'GET /api/openapi.json',
    'GET /api/session',
    'GET /api/games',
    'GET /api/games/:game/lengths',
    'GET /api/games/:game/numbers',
    'GET /api/editions',
    'GET /api/editions/:game/:file',
    'GET /api/home',
    'GET /api/tables',
    'GET /api/tables/:id',
    'GET /api/tables/:id/live',
    'GET /api/tables/:id/record',
    'GET /api/tables/:id/ratings',
    'GET /api/tables/:id/replay',
    'GET /api/tables/:id/replay/positions',
    'GET /api/waiting',
    'GET /api/people/:person',
    'GET /api/people/:person/games',
    'GET /api/people/:person/streak',
    'GET /api/leaderboards/:game',
    'GET /api/daily',
    'GET /api/daily/archive',
    'GET /api/daily/week',
    'GET /api/daily/:day',
    'GET /api/deals/mine',
    'GET /api/deals/:deal',
    'GET /api/deals/:deal/field',
    'GET /api/deals/:deal/ghosts/:level/record',
    'GET /api/deals/:deal/export',
  ],
  play: [
    'GET /api/tables/:id/moves',
    'POST /api/tables/:id/sit',
    'POST /api/tables/:id/agree',
    'POST /api/tables/:id/decline',
    'POST /api/tables/:id/leave',
    'POST /api/tables/:id/rematch',
    'POST /api/tables/:id/back',
    'POST /api/tables/:id/undo',
    'POST /api/tables/:id/seats/:seat/ask',
    'POST /api/tables/:id/seats/:seat/away',
    'POST /api/tables/:id/asks/:ask',
    'GET /api/tables/:id/plans',
    'PUT /api/tables/:id/plans/:kind',
    'DELETE /api/tables/:id/plans/:kind',
  ],
  host: [
    'POST /api/tables',
    'POST /api/tables/:id/settings',
    'POST /api/tables/:id/seats/:seat',
    'POST /api/tables/:id/seats/:seat/keep',
    'POST /api/tables/:id/remove',
    'POST /api/tables/:id/shuffle',
    'POST /api/tables/:id/start',
    'POST /api/tables/:id/host',
    'POST /api/tables/:id/take-hosting',
    'POST /api/tables/:id/close',
  ],
  chat: [],
};

const scopeOf: ReadonlyMap<string, Scope> = new Map(
  Object.entries(ROUTES_FOR_TOKENS).flatMap(([scope, routes]) => routes.map((route) => [route, scope as Scope])),
);

export const scopeOfRoute = (method: string, route: string): Scope | undefined => scopeOf.get(`${method} ${route}`);

/** Lets the program in as its person, or says why not. Whoever brings no token is nobody's business here. */
export async function admitToken({ store, now }: Services, request: FastifyRequest): Promise<void> {
  const token = bearerOf(request);
  if (token === undefined) return;
  const owner = await ownerOfToken(store.db, token, now());
  if (owner === undefined) throw new AppError('BAD_TOKEN');
  const scopes = new Set(owner.scopes.split(' ') as Scope[]);
  const { url: route = '' } = request.routeOptions;
  const needed = scopeOfRoute(request.method === 'HEAD' ? 'GET' : request.method, route);
  if (needed === undefined || !scopes.has(needed)) throw new AppError('TOKEN_SCOPE');
  admit(request, owner.person, scopes);
}

/** Each route says in the OpenAPI whether tokens are let in, and by which scope. */
export function describeScopes(app: App): void {
  app.addHook('onRoute', (route) => {
    const [method] = [route.method].flat();
    if (!route.url.startsWith('/api/') || route.schema === undefined) return;
    const scope = scopeOfRoute(method, route.url);
    route.schema = { ...route.schema, security: [{ session: [] }, ...(scope === undefined ? [] : [{ token: [scope] }])] };
  });
}
