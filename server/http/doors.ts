/**
 * How often somebody may knock. What is counted follows the route that the router found, never the spelling of the path: the
 * same route can be written in many ways. Addresses are counted first; sessions only if they exist, so that nobody fills the
 * memory with made-up ones.
 */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { Limiter, perMinute } from '../limits.ts';
import { credentialOf, whoAsks } from '../people/sessions.ts';
import { waitInMinute } from '../store/paces.ts';
import { TooSoon, AppError } from '../appError.ts';
import { addressOf } from './address.ts';
import { admitToken } from './scopes.ts';
import type { App } from './app-type.ts';

export interface Doors {
  /** Counts a request to a route, or to none. */
  count(request: FastifyRequest): Promise<void>;
  /** What no route was found for, or what is not even a path: counted like a request to the API. */
  countStray(request: FastifyRequest): void;
  /** How many addresses and sessions are remembered. */
  readonly remembered: { readonly addresses: number; readonly sessions: number };
  close(): void;
}

export function openDoors(services: Services): Doors {
  const { limits, paces, store, log, now } = services;
  const requests = paces.limiter('requests', perMinute(limits.requestsPerAddress), now);
  const files = paces.limiter('files', perMinute(limits.filesPerAddress), now);
  const careful = new Limiter(perMinute(limits.signInsPerAddress), now);
  const sessions = paces.limiter('sessions', perMinute(limits.requestsPerSession), now);

  function countAddress(request: FastifyRequest): void {
    const address = addressOf(request);
    const { url: route, config, method } = request.routeOptions;
    if (route !== undefined && config.operator) return take(requests, `${route} ${address}`);
    if (!isApi(route)) return take(files, address);
    take(requests, address);
    if (config.careful) take(careful, `${String(method)} ${route} ${address}`);
  }

  /** Passwords, guests, letters: to the last one, whichever process is knocked at. */
  async function countCareful(request: FastifyRequest): Promise<void> {
    const { url: route, config, method } = request.routeOptions;
    if (!store.shared || !config.careful) return;
    const what = `${String(method)} ${route} ${addressOf(request)}`;
    const wait = await waitInMinute(store.db, what, limits.signInsPerAddress, now()).catch((error: unknown) => {
      log.error({ err: error }, 'not counted in the store'); // it was in memory; what needs the store says so itself
      return undefined;
    });
    if (wait !== undefined) throw new TooSoon('TOO_FAST', wait);
  }

  async function countSession(request: FastifyRequest): Promise<void> {
    const session = isApi(request.routeOptions.url) ? credentialOf(request) : undefined;
    if (session === undefined) return;
    // When the store does not answer, that is told by whatever needs it.
    const somebody = await whoAsks(store.db, request).catch(() => undefined);
    if (somebody) take(sessions, session);
  }

  return {
    async count(request) {
      countAddress(request);
      await countCareful(request);
      await admitToken(services, request);
      await countSession(request);
    },
    countStray: (request) => take(requests, addressOf(request)),
    get remembered() {
      return { addresses: requests.size + files.size + careful.size, sessions: sessions.size };
    },
    close: () => [requests, files, careful, sessions].forEach((limiter) => limiter.close()),
  };
}

export function addDoors(app: App, doors: Doors): void {
  app.addHook('onRequest', async (request) => {
    await doors.count(request);
    // Else the upgrade would be taken and closed again, after the whole work of the route.
    if (request.ws && (request.is404 || !request.routeOptions.config.socket)) throw new AppError('NOT_FOUND');
  });
  app.addHook('onClose', () => doors.close());
}

/** Whether the route that the router found is one of the API. */
export const isApi = (route: string | undefined): route is string => route?.startsWith('/api/') ?? false;

function take(limiter: Limiter, who: string): void {
  if (!limiter.take(who)) throw new TooSoon('TOO_FAST', limiter.wait(who));
}
