/** Requests as no browser writes them, byte by byte. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  /** Exactly as it stands in the first line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A connection on which nothing has been said yet. */
export async function dial(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const line = connect(Number(port), hostname);
  line.on('error', () => undefined);
  await once(line, 'connect');
  return line;
}

export async function raw(address: string, request: RawRequest): Promise<RawAnswer> {
  const line = await dial(address);
  line.write(written(request));
  let text = '';
  for await (const chunk of line) text += String(chunk);
  return read(text);
}

export function written({ method = 'GET', path, headers = {}, body }: RawRequest): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'localhost',
    connection: 'close',
    ...(json && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}

function read(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}
