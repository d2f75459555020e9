/**
 * What sockets alone cost: a server that parses nothing, checks nothing and keeps nothing. Whatever comes from one of two
 * players goes to both as an update of the usual size. No server can be faster here than this one.
 */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { LoadMatch } from './load.ts';
import { numberAfter, BenchSocket } from './benchSocket.ts';

const UPGRADED = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
const VERSION = Buffer.from('{"version":');
const REST_OF_AN_UPDATE = ' '.repeat(480);
const TEXT = 0x81;
const NEXT_TWO_BYTES = 126;

export async function floorMatch(address: string): Promise<LoadMatch & { close(): void }> {
  const wires = [await BenchSocket.open(address.replace('http', 'ws')), await BenchSocket.open(address.replace('http', 'ws'))];
  const match: LoadMatch & { close(): void } = {
    version: 0,
    onArrival: () => undefined,
    claim: (player, cell, version) => wires[player].send(`{"version":${version},"move":{"type":"claim","cell":${cell}}}`),
    close: () => wires.forEach((wire) => wire.close()),
  };
  for (const player of [0, 1] as const) {
    wires[player].onText = (text) => match.onArrival(player, numberAfter(VERSION, text));
  }
  return match;
}

/** Sockets are paired as they come. */
function serve(): void {
  let alone: Socket[] | undefined;
  const server = createServer({ noDelay: true }, (socket) => {
    const pair = alone ?? [];
    pair.push(socket);
    alone = pair.length < 2 ? pair : undefined;
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write(UPGRADED);
      socket.on('data', (data) => {
        const version = numberAfter(VERSION, data) + 1;
        for (const player of pair) player.write(frame(`{"version":${version}${REST_OF_AN_UPDATE}}`));
      });
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
}

function frame(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(4 + text.length);
  bytes[0] = TEXT;
  bytes[1] = NEXT_TWO_BYTES;
  bytes.writeUInt16BE(text.length, 2);
  bytes.write(text, 4, 'latin1');
  return bytes;
}

if (process.argv[1] === import.meta.filename) {
  process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
  process.on('disconnect', () => process.exit(0));
  serve();
}
