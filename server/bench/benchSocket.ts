/**
 * A WebSocket client that does as little as can be: the load shares the machine with the servers, so every microsecond it
 * takes is one that they do not have. Text frames only, read in place.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0x8a;
const MASKED = 0x80;
const NEXT_TWO_BYTES = 126;
const NEXT_EIGHT_BYTES = 127;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

export class BenchSocket {
  readonly #socket: Socket;
  #unread: Buffer = Buffer.alloc(0);
  #early: string[] = [];
  #nextTaker: ((text: string) => void) | undefined;
  /** Gets the text of every message, valid only while it runs. Until it is set, they wait for `next`. */
  onText: (text: Buffer) => void = (text) => {
    const taker = this.#nextTaker;
    this.#nextTaker = undefined;
    if (taker) taker(text.toString());
    else this.#early.push(text.toString());
  };

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<BenchSocket> {
    const { hostname, port, pathname, search, host } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const wire = new BenchSocket(socket);
    const lines = Object.entries({
      Host: host,
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      'Sec-WebSocket-Version': '13',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    let head = Buffer.alloc(0);
    while (!head.includes(END_OF_HEAD)) {
      const [data] = (await once(socket, 'data')) as [Buffer];
      head = Buffer.concat([head, data]);
    }
    if (!head.toString('latin1', 0, 12).endsWith('101')) throw new Error(`No socket: ${head.toString('latin1', 0, 200)}`);
    const first = head.subarray(head.indexOf(END_OF_HEAD) + END_OF_HEAD.length);
    socket.on('data', (data) => wire.#read(data));
    wire.#read(first);
    return wire;
  }

  /** The next message, as text; only before somebody listens. */
  next(): Promise<string> {
    const early = this.#early.shift();
    if (early !== undefined) return Promise.resolve(early);
    return new Promise((resolve) => (this.#nextTaker = resolve));
  }

  send(text: string): void {
    this.#socket.write(frame(TEXT, text));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    let unread = this.#unread.length > 0 ? Buffer.concat([this.#unread, data]) : data;
    for (;;) {
      if (unread.length < 2) break;
      let [start, length] = [2, unread[1]];
      if (length === NEXT_TWO_BYTES) {
        if (unread.length < 4) break;
        [start, length] = [4, unread.readUInt16BE(2)];
      } else if (length === NEXT_EIGHT_BYTES) {
        if (unread.length < 10) break;
        [start, length] = [10, Number(unread.readBigUInt64BE(2))];
      }
      if (unread.length < start + length) break;
      const payload = unread.subarray(start, start + length);
      const kind = unread[0] & 0x0f;
      if (kind === PING) this.#socket.write(frame(PONG, payload.toString()));
      else if (kind === CLOSE) throw new Error('The server closed a socket');
      else this.onText(payload);
      unread = unread.subarray(start + length);
    }
    this.#unread = unread;
  }
}

/** Masked with zeros: the mask is there to protect proxies from browsers, and there is neither. */
function frame(kind: number, text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < NEXT_TWO_BYTES ? 6 : 8;
  const bytes = Buffer.allocUnsafe(start + length);
  bytes[0] = kind;
  if (length < NEXT_TWO_BYTES) bytes[1] = MASKED | length;
  else {
    bytes[1] = MASKED | NEXT_TWO_BYTES;
    bytes.writeUInt16BE(length, 2);
  }
  bytes.fill(0, start - 4, start);
  bytes.write(text, start);
  return bytes;
}

/** The number that follows the first `label`: all that the load needs to know of a message. */
export function numberAfter(label: Buffer, text: Buffer): number {
  let at = text.indexOf(label);
  if (at < 0) return -1;
  let number = 0;
  for (at += label.length; text[at] >= 0x30 && text[at] <= 0x39; at++) number = number * 10 + text[at] - 0x30;
  return number;
}
