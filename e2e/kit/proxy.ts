/** A proxy before the server, as a club has one: under one path of its name stands the house, under all others something else. */
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

export interface Proxy {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  /** Where the house is; said before anybody comes. */
  leadsTo: string;
  /** Takes the path off before it asks the house. */
  strips: boolean;
  /** What was asked for outside of the path: none of the house's business. */
  readonly outside: string[];
  close(): Promise<void>;
}

export async function openProxy(base: string): Promise<Proxy> {
  const server = createServer((request, response) => {
    const path = inside(request);
    if (path === undefined) response.writeHead(404).end('the club, not its house');
    else pass(request, response, path);
  });
  const pass = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const { method, headers } = request;
    const asked = ask(
      new URL(path, proxy.leadsTo),
      { method, headers: { ...headers, 'x-forwarded-proto': 'http' } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  };
  // A socket: its head is passed on, and then whatever comes.
  server.on('upgrade', (request, socket, head) => {
    const path = inside(request);
    if (path === undefined) return void socket.destroy();
    const { hostname, port } = new URL(proxy.leadsTo);
    const house = connect(Number(port), hostname, () => {
      const { rawHeaders } = request;
      const lines = rawHeaders.flatMap((name, n) => (n % 2 === 0 ? [`${name}: ${rawHeaders[n + 1]}`] : []));
      house.write(`${request.method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      house.write(head);
      house.pipe(socket).pipe(house);
    });
    house.on('error', () => socket.destroy());
    socket.on('error', () => house.destroy());
    socket.on('close', () => house.destroy());
  });
  const inside = ({ url = '' }: IncomingMessage): string | undefined => {
    const within = url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`);
    if (!within) proxy.outside.push(url);
    return within ? (proxy.strips ? url.slice(base.length) || '/' : url) : undefined;
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: Proxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadsTo: '',
    strips: false,
    outside: [],
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;
}
