/** Opening a table's socket: where from, how many, and whether the other end still answers. */
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { App } from '../http/app-type.ts';
import type { Services } from '../services.ts';
import { addressOf } from '../http/address.ts';
import type { Patience } from '../http/patience.ts';
import { bearerOf, credentialOf, mayDo, whoAsks } from '../people/sessions.ts';
import type { ServerMessage } from '../protocol.ts';
import { TableParams } from '../protocol/tables.ts';
import type { Scope } from '../protocol/tokens.ts';
import { archivedBy } from '../store/archive.ts';
import { AppError } from '../appError.ts';
import { openRateLimits } from './rateLimits.ts';
import { serveSocket, type Visitor } from './socket.ts';
import type { LiveTable } from '../tables/live.ts';

const POLICY = 1008;
const TRY_AGAIN_LATER = 1013;

type Unopened = 'CANNOT_RESUME' | 'HOUSE_FULL';

/** Keeps count of open sockets; returns how many there are. */
export function liveRoutes(app: App, services: Services, { heartbeatMs, sessionsMs }: Patience): { sockets: () => number } {
  const rateLimits = openRateLimits(services.paces, services.limits);
  const visits = new WeakMap<FastifyRequest, Visitor & { readonly table: LiveTable | Unopened }>();

  const lookAgain = setInterval(() => void services.visits.lookAgain(), sessionsMs);
  lookAgain.unref();
  app.addHook('onClose', () => {
    clearInterval(lookAgain);
    rateLimits.close();
  });

  app.get(
    '/api/tables/:id/live',
    {
      websocket: true,
      config: { socket: true },
      schema: { params: TableParams, hide: true },
      // Refusals come before the upgrade, as plain HTTP.
      async preHandler(request) {
        if (!request.ws) throw new AppError('NOT_FOUND'); // nothing to read here
        const address = addressOf(request);
        const visit = services.visits.enter(
          request.raw.socket,
          address,
          credentialOf(request),
          services.limits.socketsPerAddress,
        );
        const { id } = request.params as { id: string };
        const person = await whoAsks(services.store.db, request);
        if (person) visit.person = person.id;
        else services.visits.isNobody(visit);
        const table = await services.hall.open(id).catch(whyNotOpened);
        const archived = person !== undefined && (await archivedBy(services.store.db, id, person.id));
        const payer = services.payerOf(person, address);
        const place = services.payerOf(undefined, address);
        const may = (scope: Scope): boolean => mayDo(request, scope);
        const program = bearerOf(request) !== undefined;
        visits.set(request, { person, archived, key: person?.id ?? address, payer, place, table, visit, program, may });
      },
    },
    (socket, request) => {
      const visit = visits.get(request);
      if (visit === undefined) return socket.close();
      if (typeof visit.table === 'string') {
        // A browser cannot read an answer that came instead of the socket, and would knock for ever.
        socket.send(JSON.stringify({ t: 'error', code: visit.table } satisfies ServerMessage));
        return socket.close(visit.table === 'HOUSE_FULL' ? TRY_AGAIN_LATER : POLICY, visit.table);
      }
      mustAnswer(socket, heartbeatMs);
      serveSocket(services, rateLimits, socket, request.raw.socket, visit.table, visit);
    },
  );
  return { sockets: () => app.websocketServer.clients.size };
}

/** A ping now and then, for each socket in a time of its own: all at once would hold up whoever moves meanwhile. */
function mustAnswer(socket: WebSocket, everyMs: number): void {
  let answered = true;
  const heartbeat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, everyMs).unref();
  socket.on('pong', () => (answered = true));
  socket.on('close', () => clearInterval(heartbeat));
}

function whyNotOpened(error: unknown): Unopened {
  if (error instanceof AppError && (error.code === 'CANNOT_RESUME' || error.code === 'HOUSE_FULL')) return error.code;
  throw error;
}
