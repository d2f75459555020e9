/**
 * Sends to addresses that people gave us: webhooks, and the push services their browsers named. Whoever chooses an address
 * must not reach through us what they could not reach themselves, so: https only, names are resolved once and every address
 * must be in the open, the connection goes to exactly the addresses that were checked, redirects are not followed, and of
 * the answer only status and headers are read.
 */
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as plainRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isOpenAddress } from './addresses.ts';

const PATIENCE_MS = 10_000;
const LONGEST_URL = 2_000;

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface Outside {
  /** Whether it may be tried at all; what the name leads to is only known when it is sent. */
  mayReach(url: string): boolean;
  post(parcel: Parcel): Promise<Answered>;
  /** Breaks off what is under way. */
  close(): void;
}

/** The address leads inside, or nowhere one may send to. */
export class NotOutside extends Error {
  constructor(what: string) {
    super(`Not an address in the open: ${what}`);
    this.name = 'NotOutside';
  }
}

type Resolve = (host: string) => Promise<LookupAddress[]>;

export interface OutsideSettings {
  /** For a club's own network and for tests: plain http and inner addresses are allowed. */
  readonly local: boolean;
  readonly resolve?: Resolve;
  readonly patienceMs?: number;
}

export function openOutside({ local, resolve: find = resolveAll, patienceMs = PATIENCE_MS }: OutsideSettings): Outside {
  const closing = new AbortController();

  function read(text: string): URL {
    const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : undefined;
    const scheme = url?.protocol === 'https:' || (local && url?.protocol === 'http:');
    if (url === undefined || !scheme || url.username !== '' || url.password !== '') throw new NotOutside('not https');
    if (!local && isIP(bare(url)) !== 0 && !isOpenAddress(bare(url))) throw new NotOutside(bare(url));
    return url;
  }

  async function addressesOf(url: URL): Promise<LookupAddress[]> {
    const host = bare(url);
    const family = isIP(host);
    const found = family === 0 ? await find(host) : [{ address: host, family }];
    const inner = local ? undefined : found.find(({ address }) => !isOpenAddress(address));
    if (found.length === 0 || inner) throw new NotOutside(host);
    return found;
  }

  return {
    mayReach(text) {
      try {
        read(text);
        return true;
      } catch {
        return false;
      }
    },
    async post({ url: text, headers, body }) {
      const url = read(text);
      const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), closing.signal]);
      const checked = await orAbort(addressesOf(url), signal);
      const length = { 'content-length': Buffer.byteLength(body) };
      const options = { method: 'POST', headers: { ...headers, ...length }, agent: false, signal, lookup: pinned(checked) };
      return send(url, options, body);
    },
    close: () => closing.abort(),
  };
}

function send(url: URL, options: RequestOptions, body: string | Buffer): Promise<Answered> {
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options);
    request.once('error', fail);
    request.once('response', (response) => {
      done({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    });
    request.end(body);
  });
}

/** Whatever is asked, the answer is what was checked: a name that points elsewhere a moment later leads nowhere. */
function pinned(checked: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    if (options.all) callback(null, [...checked]);
    else callback(null, checked[0].address, checked[0].family);
  };
}

function resolveAll(host: string): Promise<LookupAddress[]> {
  return new Promise((done, fail) => {
    resolve(host, { all: true, verbatim: true }, (error, found) => (error ? fail(error) : done(found)));
  });
}

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
    }),
  ]);
}

function bare({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
