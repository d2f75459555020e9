/** `cantiere invite`: who may come in where a house is by invitation. */
import type { StoredInvitation } from '@cantiere/server';
import { UsageError, printJson, readArguments, wholeNumber, type Command } from './command.ts';
import { STORE_FLAGS, STORE_HELP, mustBeThere, whichStore, type Where } from './storeFlags.ts';
import { called, day, plain } from './whoIsMeant.ts';

const USES = 12;
const DAYS = 7;
const MOST_USES = 500;
const MOST_DAYS = 400;
const DAY_MS = 24 * 3_600_000;

export const invite: Command = {
  name: 'invite',
  summary: 'invitations: make, list, withdraw',
  help: `cantiere invite [--all] [--json]
cantiere invite make [<note>] [--uses <number>] [--until <date or days>] [--json]
cantiere invite revoke <id or code> [<id or code> ...]

Lists the invitations that let somebody in (--all: also those that no longer do), with who came by each; makes one and prints its
link; or withdraws some. The server may be running. Where a house is open to everybody nobody needs one.

  --uses <number>   how many it lets in, at most ${MOST_USES}                       (${USES})
  --until <when>    a date (2026-12-31, the whole day) or days from now (7d), at most ${MOST_DAYS} days  (${DAYS}d)
  --public-url <url>     PUBLIC_URL       address that people use; that of the last start unless told otherwise

Banning somebody (cantiere people ban) withdraws the invitations by which they came: nobody else comes by those either.

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...STORE_FLAGS,
      'public-url': { type: 'string' },
      uses: { type: 'string' },
      until: { type: 'string' },
      all: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const where = whichStore(values);
    const address = await addressSaid((values['public-url'] ?? process.env.PUBLIC_URL) || undefined);
    const [act = 'list', ...rest] = positionals;
    if (act === 'list') return list(where, address, values.all ?? false, values.json ?? false);
    if (act === 'revoke') return revoke(where, rest);
    if (act !== 'make') throw new UsageError(`cantiere invite expects one of make, list, revoke, not "${plain(act)}".`);
    const uses = wholeNumber('uses', values.uses, USES, 1, MOST_USES);
    return make(
      where,
      address,
      { note: rest.join(' '), uses, until: readUntil(values.until ?? `${DAYS}d`) },
      values.json ?? false,
    );
  },
};

/** A day of the calendar to its end, or so many days from now. */
function readUntil(text: string, now = Date.now()): number {
  const days = /^(\d{1,3})d?$/.exec(text)?.[1];
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T23:59:59`).getTime() : NaN;
  const until = days === undefined ? date : now + Number(days) * DAY_MS;
  if (Number.isNaN(until))
    throw new UsageError(`--until expects a date such as 2026-12-31, or days such as 7d, not "${plain(text)}".`);
  if (until <= now || until > now + MOST_DAYS * DAY_MS)
    throw new UsageError(`--until expects a day from now on, at most ${MOST_DAYS} days ahead.`);
  return until;
}

async function make(
  where: Where,
  address: string | undefined,
  wish: { readonly note: string; readonly uses: number; readonly until: number },
  json: boolean,
): Promise<number> {
  const { inviteTo } = await import('@cantiere/server');
  try {
    const made = mustBeThere(await inviteTo(where, wish), where);
    const link = await linkOf(where, address, made.code);
    if (json) printJson({ ...made, link });
    else console.log(`${link ?? made.code}\n${inWords(made)}`);
    if (link === undefined && !json)
      console.log('Where the house is reached is not known: say --public-url, or let people type the code at its door.');
  } catch (error) {
    const why = error instanceof Error ? WHY_NOT[error.message] : undefined;
    if (why === undefined) throw error;
    throw new UsageError(why);
  }
  return 0;
}

const WHY_NOT: Readonly<Record<string, string>> = {
  BAD_NAME: 'A note has at most 60 characters that can be read.',
  TOO_MANY_INVITATIONS: 'There are 200 open invitations already. "cantiere invite revoke" withdraws some.',
};

/** A link that leads nowhere would be sent to everybody: what is no address is refused before anything is made. */
async function addressSaid(text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return undefined;
  const url = (await import('@cantiere/server')).readPublicUrl(text);
  if (url === undefined)
    throw new UsageError(`--public-url expects an address such as https://giochi.example.org, not "${plain(text)}".`);
  return url.href;
}

async function linkOf(where: Where, address: string | undefined, code: string): Promise<string | undefined> {
  const { addressOfHouse, invitationLink } = await import('@cantiere/server');
  const home = address ?? (await addressOfHouse(where));
  return home === undefined ? undefined : invitationLink(home, code);
}

async function list(where: Where, address: string | undefined, all: boolean, json: boolean): Promise<number> {
  const { invitationsOf } = await import('@cantiere/server');
  const found = mustBeThere(await invitationsOf(where, { all }), where);
  if (json) printJson(await Promise.all(found.map(async (each) => ({ ...each, link: await linkOf(where, address, each.code) }))));
  else console.log(found.length === 0 ? 'No invitations. "cantiere invite make" makes one.' : found.map(inWords).join('\n'));
  return 0;
}

async function revoke(where: Where, which: readonly string[]): Promise<number> {
  if (which.length === 0) throw new UsageError('invite revoke expects one or more ids or codes.');
  const { revokeInvitations } = await import('@cantiere/server');
  const revoked = mustBeThere(await revokeInvitations(where, which), where);
  for (const each of which)
    console.log(
      revoked.includes(each) ? `${plain(each)} lets nobody in any more.` : `${plain(each)}: no invitation that lets anybody in.`,
    );
  return revoked.length === which.length ? 0 : 1;
}

/** One line, and who came under it. */
export function inWords(invitation: StoredInvitation): string {
  const { id, code, note, uses, used, until, by, came } = invitation;
  const line = [
    `${code} [${id}]`,
    ...(note === '' ? [] : [`"${plain(note)}"`]),
    `${used} of ${uses} used`,
    stateOf(invitation, until),
    `made by ${by === undefined ? 'the command line' : plain(by)}`,
  ].join(', ');
  return [line, ...came.map((guest) => `    ${called(guest)}${guest.banned ? ', BANNED' : ''}`)].join('\n');
}

function stateOf({ burnt, revokedAt }: StoredInvitation, until: number): string {
  if (burnt) return 'WITHDRAWN with a ban';
  if (revokedAt !== undefined) return `WITHDRAWN ${day(revokedAt)}`;
  return `until ${day(until)}`;
}
