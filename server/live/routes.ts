/** Opening a table's socket: where from, how many, and whether the other end still answers. */
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { App } from '../http/app-type.ts';
import type { House } from '../house.ts';
import { whoAsks } from '../people/sessions.ts';
import type { ServerMessage } from '../protocol.ts';
import { TableParams } from '../schemas.ts';
import { archivedBy } from '../store/tables.ts';
import { Trouble } from '../trouble.ts';
import { openPaces } from './paces.ts';
import { serveSocket, type Visitor } from './socket.ts';
import type { LiveTable } from '../tables/live.ts';

const HEARTBEAT_MS = 30_000;
const POLICY = 1008;

/** Keeps count of open sockets; returns how many there are. */
export function liveRoutes(app: App, house: House): { sockets: () => number } {
  const paces = openPaces(house.limits);
  const perAddress = new Map<string, number>();
  const answering = new WeakSet<WebSocket>();
  const visits = new WeakMap<FastifyRequest, Visitor & { readonly table: LiveTable | 'closed' }>();

  const heartbeat = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (!answering.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  app.addHook('onClose', () => {
    clearInterval(heartbeat);
    paces.close();
  });

  app.get(
    '/api/tables/:id/live',
    {
      websocket: true,
      schema: { params: TableParams, hide: true },
      // Refusals come before the upgrade, as plain HTTP.
      async preHandler(request) {
        if ((perAddress.get(request.ip) ?? 0) >= house.limits.socketsPerAddress) throw new Trouble('TOO_FAST');
        const { id } = request.params as { id: string };
        const person = await whoAsks(house.store.db, request);
        const table = await house.hall.open(id).catch(closedForGood);
        const archived = person !== undefined && (await archivedBy(house.store.db, id, person.id));
        visits.set(request, { person, archived, key: person?.id ?? request.ip, table });
      },
    },
    (socket, request) => {
      const visit = visits.get(request);
      if (visit === undefined) return socket.close();
      if (visit.table === 'closed') {
        // A browser cannot read an answer that came instead of the socket, and would knock for ever.
        socket.send(JSON.stringify({ t: 'error', code: 'CANNOT_RESUME' } satisfies ServerMessage));
        return socket.close(POLICY, 'CANNOT_RESUME');
      }
      const { ip } = request;
      perAddress.set(ip, (perAddress.get(ip) ?? 0) + 1);
      answering.add(socket);
      socket.on('pong', () => answering.add(socket));
      socket.on('close', () => {
        const left = (perAddress.get(ip) ?? 1) - 1;
        if (left > 0) perAddress.set(ip, left);
        else perAddress.delete(ip);
      });
      serveSocket(house, paces, socket, request.raw.socket, visit.table, visit);
    },
  );
  return { sockets: () => app.websocketServer.clients.size };
}

function closedForGood(error: unknown): 'closed' {
  if (error instanceof Trouble && error.code === 'CANNOT_RESUME') return 'closed';
  throw error;
}
