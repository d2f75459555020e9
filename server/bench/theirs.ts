/** Matches on boardgame.io's own server, over its own protocol: socket.io's packets, written and read as cheaply as ours. */
import type { LoadMatch } from './load.ts';
import { numberAfter, BenchSocket } from './benchSocket.ts';

/** Stands first in the state, before the log's entries, which have one too. */
const STATE_ID = Buffer.from('"_stateID":');
const EVENT = '42/grid,';
const UPDATE = `${EVENT}["update",`;
const ALSO_EXPECTED = /^(2$|42\/grid,\["(sync|matchData)")/;

export async function theirMatch(address: string): Promise<LoadMatch & { close(): void }> {
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
  const wires = await Promise.all(credentials.map((secret, player) => connect(address, matchID, String(player), secret)));
  const match: LoadMatch & { close(): void } = {
    version: 0,
    onArrival: () => undefined,
    claim(player, cell, version) {
      const payload = `{"type":"claim","args":[${cell}],"playerID":"${player}","credentials":"${credentials[player]}"}`;
      wires[player].send(`${UPDATE}{"type":"MAKE_MOVE","payload":${payload}},${version},"${matchID}","${player}"]`);
    },
    close: () => wires.forEach((wire) => wire.close()),
  };
  for (const player of [0, 1] as const) {
    wires[player].onText = (text) => {
      const head = text.toString('latin1', 0, UPDATE.length);
      if (head === UPDATE) match.onArrival(player, numberAfter(STATE_ID, text));
      else if (head === '2') wires[player].send('3');
      else if (!ALSO_EXPECTED.test(text.toString('latin1', 0, 30))) throw new Error(`Unexpected answer: ${text.toString()}`);
    };
  }
  return match;
}

async function connect(address: string, matchID: string, playerID: string, credentials: string): Promise<BenchSocket> {
  const wire = await BenchSocket.open(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  await wire.next(); // engine.io's opening
  wire.send('40/grid,');
  await wire.next(); // the namespace is joined
  wire.send(`${EVENT}${JSON.stringify(['sync', matchID, playerID, credentials, 2])}`);
  while (!(await wire.next()).startsWith(`${EVENT}["sync"`));
  return wire;
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
