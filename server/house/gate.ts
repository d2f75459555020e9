/**
 * A house that is not open shows strangers its door and nothing behind it: whoever is nobody is answered INVITATION_NEEDED by
 * every route of the API and every socket, but for those by which somebody comes in or that tell nothing of anybody. A new route
 * is behind the door unless it is named here.
 */
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { isApi } from '../http/doors.ts';
import { AppError } from '../appError.ts';
import { isLongId } from '../names.ts';
import { whoAsks } from '../people/sessions.ts';
import type { Services } from '../services.ts';

/** By method and route, as the router has it. */
export const FOR_STRANGERS: ReadonlySet<string> = new Set([
  // Who I am, and becoming somebody: each of these asks the door itself, or lets in only who is known.
  'GET /api/session',
  'POST /api/session',
  'DELETE /api/session',
  'POST /api/account/session',
  'POST /api/account/session/passkey/options',
  'POST /api/account/session/passkey',
  'POST /api/account/provider',
  'GET /api/account/provider/back',
  'POST /api/account/forgotten',
  'POST /api/account/password',
  'POST /api/account/email/:token',
  'POST /api/return',
  'POST /api/return/look',
  'POST /api/notices/confirm/:token',
  'POST /api/notices/unsubscribe/:token',
  'POST /api/invitation',
  'POST /api/house/key',
  'POST /api/house/operator',
  // What is printed in every box, and what the house says to everybody.
  'GET /api/house/words',
  'GET /api/privacy',
  'GET /api/games',
  'GET /api/editions',
  'GET /api/editions/:game/:file',
  'GET /api/openapi.json',
]);

/** They say "not found" by themselves, to everybody who may not ask. */
const OPERATORS = '/api/operator';
const DOCS = '/api/docs';
/** A table's link lets in, if it is one that is not found by trying. */
const TABLE = '/api/tables/:id';

export function addGate(app: App, { house, store }: Services): void {
  app.addHook('onRequest', async (request) => {
    const { door } = house.now;
    const { url: route, method } = request.routeOptions;
    if (door === 'open' || !isApi(route)) return;
    if (isForStrangers(String(method), route) || (door === 'links' && isWithin(TABLE, route) && isLongId(idOf(request)))) return;
    if ((await whoAsks(store.db, request)) === undefined) throw new AppError('INVITATION_NEEDED');
  });
}

const idOf = ({ params }: FastifyRequest): string => (params as { readonly id?: string }).id ?? '';

export function isForStrangers(method: string, route: string): boolean {
  const asked = method === 'HEAD' ? 'GET' : method;
  return FOR_STRANGERS.has(`${asked} ${route}`) || isWithin(OPERATORS, route) || isWithin(DOCS, route);
}

const isWithin = (folder: string, route: string): boolean => route === folder || route.startsWith(`${folder}/`);
