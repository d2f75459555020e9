/** The other ends of notices, for tests: a mail server, and an HTTP server that stands for push services and chat rooms. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { PushedNotice } from '../protocol.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly address: string;
  readonly received: Received[];
  /** What is answered from now on. */
  answer: { status: number; headers?: Record<string, string> };
}

/** What is to be done at the end: of the test, unless told otherwise. */
type AtTheEnd = (close: () => unknown) => void;
const ofTheTest: AtTheEnd = (close) => onTestFinished(() => void close());

export async function httpReceiver(atTheEnd: AtTheEnd = ofTheTest): Promise<Receiver> {
  const receiver: Receiver = { address: '', received: [], answer: { status: 201 } };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(receiver.answer.status, receiver.answer.headers).end('thanks');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(receiver, { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

export interface MailBox {
  readonly url: string;
  /** Whole messages as they came, unfolded and decoded as far as tests need. */
  readonly letters: { readonly to: string; readonly raw: string; readonly text: string; readonly html: string }[];
  /** Turns letters away with this code from now on. */
  refuse: number | undefined;
  /** Says of every recipient that there is none. */
  unknown: boolean;
}

export async function mailReceiver(atTheEnd: AtTheEnd = ofTheTest): Promise<MailBox> {
  const box: MailBox = { url: '', letters: [], refuse: undefined, unknown: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, callback) {
      callback(box.unknown ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined);
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (box.refuse !== undefined) return callback(Object.assign(new Error('Not now'), { responseCode: box.refuse }));
        const raw = Buffer.concat(parts).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        box.letters.push({
          to,
          raw: raw.replace(/\r\n[ \t]+/g, ' '),
          text: part(raw, 'text/plain'),
          html: part(raw, 'text/html'),
        });
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  atTheEnd(() => server.close());
  return Object.assign(box, { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` });
}

/** One part of a letter, decoded. */
function part(raw: string, type: string): string {
  const at = raw.slice(raw.search(new RegExp(`content-type: ${type}`, 'i')));
  const head = at.slice(0, at.indexOf('\r\n\r\n'));
  const body = at.slice(head.length + 4).split('\r\n----_')[0];
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** A browser's subscription at a push service, with the keys that only the browser has. */
export class Browser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(service: string, name: string) {
    this.#keys.generateKeys();
    this.endpoint = `${service}/push/${name}`;
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** Opens a message as RFC 8291 says; throws when it was not meant for this browser. */
  open({ body }: Received): PushedNotice {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]);
    const sealed = body.subarray(21 + body[20]);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const shared = hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${what}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', key('aes128gcm', 16), key('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushedNotice;
  }
}

/** Checks the signature of a push as a push service does; gives what was signed and by which key. */
export function vapidOf({ headers }: Received): { key: string; claims: { aud: string; exp: number; sub: string } } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right) throw new Error('A signature that does not fit');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string } };
}
