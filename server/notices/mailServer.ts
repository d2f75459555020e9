/**
 * The address of a mail server, read into what it may say and nothing else: host, port, security, user, password. It is typed by
 * operators and lies in the database, and the library that sends letters takes far more from an address: a proxy, a log, even a
 * program to start. So the address itself is never handed on.
 */
import { isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps); otherwise as soon as the server offers it. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  /** No letter goes without TLS. */
  readonly requireTLS: boolean;
  /** Whether its certificate has to be good; not so for one that a house on its own network has made itself. */
  readonly tls: { readonly rejectUnauthorized: boolean };
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
/** All that may stand behind the `?`, each as true or false. */
export const MAIL_OPTIONS = ['requireTLS', 'tls.rejectUnauthorized'] as const;
const LONGEST = 500;

/** Undefined: there is more in it than a mail server's address, or less. */
export function readMailServer(url: string): MailServer | undefined {
  if (url.length > LONGEST || !URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username, password, pathname, hash, searchParams } = new URL(url);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return undefined;
  if ((pathname !== '' && pathname !== '/') || hash !== '' || port === '0') return undefined;
  const host = hostOf(hostname);
  const user = decoded(username);
  const pass = decoded(password);
  const options = optionsOf(searchParams);
  if (!host || user === undefined || pass === undefined || options === undefined) return undefined;
  return {
    host,
    port: port === '' ? PORTS[protocol] : Number(port),
    secure: protocol === 'smtps:',
    ...((user !== '' || pass !== '') && { auth: { user, pass } }),
    requireTLS: options.get('requireTLS') ?? false,
    tls: { rejectUnauthorized: options.get('tls.rejectUnauthorized') ?? true },
  };
}

function hostOf(hostname: string): string | undefined {
  const six = /^\[(.*)\]$/u.exec(hostname)?.[1];
  if (six !== undefined) return isIPv6(six) ? six : undefined;
  const name = domainToASCII(decoded(hostname) ?? '');
  return /^[\w-]+(?:\.[\w-]+)*\.?$/u.test(name) ? name : undefined;
}

/** What would end a line, or is no text, stands in no name and no password. */
function decoded(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
}

function optionsOf(search: URLSearchParams): ReadonlyMap<string, boolean> | undefined {
  const options = new Map<string, boolean>();
  for (const [name, value] of search) {
    const known = MAIL_OPTIONS.some((each) => each === name) && !options.has(name);
    if (!known || (value !== 'true' && value !== 'false')) return undefined;
    options.set(name, value === 'true');
  }
  return options;
}
