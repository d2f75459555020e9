/** Matches on boardgame.io's own server, over its own protocol by its own socket.io client. */
import { createRequire } from 'node:module';
import type { Match } from './load.ts';

/** What we use of socket.io-client, which lives in the peer's folder. */
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  once(event: string, listener: () => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
type Io = (url: string, options: { transports: string[]; forceNew: boolean }) => Socket;

export async function theirMatch(address: string, peerFolder: string): Promise<Match & { close(): void }> {
  const { io } = createRequire(`${peerFolder}package.json`)('socket.io-client') as { io: Io };
  const { matchID } = await post<{ matchID: string }>(address, '/games/grid/create', { numPlayers: 2 });
  const credentials = await Promise.all(
    ['0', '1'].map(async (playerID) => {
      const joined = await post<{ playerCredentials: string }>(address, `/games/grid/${matchID}/join`, {
        playerID,
        playerName: 'Bench',
      });
      return joined.playerCredentials;
    }),
  );
  const sockets = await Promise.all(credentials.map((secret, player) => connect(io, address, matchID, String(player), secret)));
  const match: Match & { close(): void } = {
    version: 0,
    onArrival: () => undefined,
    claim(player, cell, version) {
      const playerID = String(player);
      const payload = { type: 'claim', args: [cell], playerID, credentials: credentials[player] };
      sockets[player].emit('update', { type: 'MAKE_MOVE', payload }, version, matchID, playerID);
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
  for (const player of [0, 1] as const) {
    sockets[player].on('update', (_match: string, state: { _stateID: number }) => match.onArrival(player, state._stateID));
  }
  return match;
}

async function connect(io: Io, address: string, matchID: string, playerID: string, credentials: string): Promise<Socket> {
  const socket = io(`${address}/grid`, { transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const synced = new Promise<void>((resolve) => socket.once('sync', resolve));
  socket.emit('sync', matchID, playerID, credentials, 2);
  await synced;
  return socket;
}

async function post<T>(address: string, path: string, body: unknown): Promise<T> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
