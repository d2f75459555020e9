/** What lies outside: the public address and the proxy before it, the mail server, the push services. */
import { connect } from 'node:tls';
import type { Kysely } from 'kysely';
import { openMail, type Letter, type MailSettings } from '../notices/mail.ts';
import { MailFailed } from '../notices/mailTrouble.ts';
import { discover, type ProviderSettings } from '../people/provider.ts';
import type { Schema } from '../store/schema.ts';
import { found, type Finding } from './finding.ts';
import { dropWord, makeWord, PROBE_HEADER, type Arrived } from './probe.ts';

const PATIENCE_MS = 10_000;
const PUSH_SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const CLOCK_SECONDS = 3;

/** Asks the public address, as anybody would, with a word that only this house knows. */
export async function lookAtPublic(db: Kysely<Schema>, url: URL): Promise<Finding[]> {
  const word = await makeWord(db, Date.now());
  try {
    const asked = Date.now();
    const answer = await fetch(new URL('healthz', url), {
      headers: { [PROBE_HEADER]: word },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { seen } = (await answer.json().catch(() => ({}))) as { seen?: Arrived };
    if (seen === undefined) return [found('bad', 'publicOther', { url: url.href })];
    const behind = await lookAtMetrics(url);
    return [publicAddress(url, seen), proxy(url, seen), behind, ...clockOf(answer, asked, url)];
  } catch (error) {
    return [found('bad', 'publicUnreached', { url: url.href, why: whyOf(error) })];
  } finally {
    await dropWord(db);
  }
}

function publicAddress(url: URL, { publicUrl }: Arrived): Finding {
  if (publicUrl !== url.href) return found('bad', 'publicDiffers', { url: url.href, known: publicUrl });
  return url.protocol === 'https:'
    ? found('good', 'publicFine', { url: url.href })
    : found('look', 'publicPlain', { url: url.href });
}

function proxy(url: URL, { forwarded, trusting, protocol, address }: Arrived): Finding {
  if (trusting && !forwarded) return found('look', 'proxyTrustedForNothing', {});
  if ((forwarded && !trusting) || `${protocol}:` !== url.protocol) return found('bad', 'proxyNotTrusted', {});
  return found('good', 'proxyFine', { address });
}

async function lookAtMetrics(url: URL): Promise<Finding> {
  const answer = await fetch(new URL('metrics', url), { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.ok ? found('look', 'metricsOpen', { url: answer.url }) : found('good', 'metricsClosed', {});
}

function clockOf(answer: Response, asked: number, url: URL): Finding[] {
  const said = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(said) ? [] : [clock(said - asked, url.host)];
}

/** How far this machine's clock is from another's. */
export function clock(ms: number, other: string): Finding {
  const seconds = (ms / 1000).toFixed(1);
  return Math.abs(ms) > CLOCK_SECONDS * 1000
    ? found('look', 'clockOff', { seconds, with: other })
    : found('good', 'clockFine', { seconds, with: other });
}

/** Whether it lets us in; and, where an address is given, whether it takes a letter. */
export async function lookAtMail(
  mail: MailSettings | undefined,
  to: string | undefined,
  letter: (to: string) => Letter,
): Promise<Finding> {
  if (mail === undefined) return found('good', 'mailNone', {});
  const post = openMail(mail);
  try {
    const went = await (to === undefined ? post.verify() : post.send(letter(to)));
    if (went === 'sent')
      return to === undefined ? found('good', 'mailFine', { from: mail.from }) : found('good', 'mailSent', { to });
    return found('bad', 'mailFails', { why: went === 'refused' ? `${to} was refused` : saidOf(went.failed) });
  } finally {
    post.close();
  }
}

/** Whoever runs this command sits at the machine: they may read what the other side wrote. */
const saidOf = (error: unknown): string => (error instanceof MailFailed ? `${error.message}: ${error.said}` : whyOf(error));

/** Whether the club's sign-in answers as one: without it the password still lets in, and nobody is told why the button fails. */
export async function lookAtProvider(provider: ProviderSettings, network: boolean): Promise<Finding> {
  const issuer = provider.issuer.href;
  if (!network) return found('look', 'providerUntried', { issuer });
  try {
    const answer = (await discover(provider)).serverMetadata();
    const missing = (['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const).filter((each) => !answer[each]);
    if (missing.length > 0) return found('bad', 'providerFails', { issuer, why: `no ${missing.join(', ')}` });
    return found('good', 'providerFine', { issuer });
  } catch (error) {
    return found('bad', 'providerFails', { issuer, why: whyOf(error) });
  }
}

export async function lookAtPush(db: Kysely<Schema>, network: boolean): Promise<Finding> {
  const keys = await db.selectFrom('secrets').select('name').where('name', '=', 'vapid').executeTakeFirst();
  if (keys === undefined) return found('good', 'pushNoKeys', {});
  if (!network) return found('good', 'pushUntried', {});
  const reached = await Promise.all(PUSH_SERVICES.map(isReached));
  const away = PUSH_SERVICES.filter((_, n) => !reached[n]);
  return away.length > 0 ? found('look', 'pushUnreached', { hosts: away.join(', ') }) : found('good', 'pushFine', {});
}

function isReached(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: 443, servername: host, timeout: PATIENCE_MS }, () => end(true));
    const end = (reached: boolean): void => {
      socket.destroy();
      resolve(reached);
    };
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });
}

export function whyOf(error: unknown): string {
  if (error instanceof MailFailed) return error.message; // it may be shown: not what the other side wrote
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? ('code' in cause && cause.message === '' ? String(cause.code) : cause.message) : String(cause);
}
