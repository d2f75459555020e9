/** `cantiere people`: who is here, and what whoever runs the server does about somebody. */
import type { KnownPerson } from '@cantiere/server';
import { UsageError, printJson, readArguments, type Command } from './command.ts';
import { STORE_FLAGS, STORE_HELP, mustBeThere, whichStore, type Where } from './storeFlags.ts';
import { inWords as inviteInWords } from './invite.ts';
import { called, confirmedOrNot, day, onePerson, plain } from './whoIsMeant.ts';

const MOST_LISTED = 500;
const ACTS = ['rename', 'warn', 'mute', 'unmute', 'sign-out', 'ban', 'unban'] as const;
const MUTED_HOURS = 24;
const MOST_HOURS = 24 * 365;
type Act = (typeof ACTS)[number];

export const people: Command = {
  name: 'people',
  summary: 'who is here; rename, warn, mute, sign out, ban',
  help: `cantiere people [<part of a name or address>] [--banned] [--json]
cantiere people rename <who> <name>
cantiere people warn <who> <words>
cantiere people mute <who> [<who> ...] [--hours ${MUTED_HOURS}] [--words <why>]
cantiere people unmute <who> [<who> ...]
cantiere people sign-out <who> [<who> ...]
cantiere people ban <who> [<who> ...] [--hours <n>] [--words <why>]
cantiere people unban <who> [<who> ...]

Lists up to ${MOST_LISTED} people, last seen first. <who> is an id, an e-mail address, or a name that only one has. The server may
be running: requests are refused at once, open pages close within half a minute.

  warn       they read your words before anything else, once, and must say that they have
  mute       they read and play, but neither write in chat nor give names, for so many hours, and are told until when
  sign-out   everywhere. A guest who has no link back cannot return as who they were. Not before a ban, which signs them
             out too: by its session a banned browser is known
  ban        signed out, and not let in again, for so many hours or until you lift it; they read until when, and your
             words where you give some: not by password, by letter or by link, nor as a new guest in the same
             browser. Bots play on for them, their seats in lobbies are free. The invitations by which they came let
             nobody in any more, and are told with who else came by them. Whoever empties the browser comes in as a
             new guest where anybody may come in, or anybody with a table's link
  unban      lets them in again; seats that they lost stay lost

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...STORE_FLAGS,
      banned: { type: 'boolean' },
      hours: { type: 'string' },
      words: { type: 'string' },
      json: { type: 'boolean' },
    });
    const where = whichStore(values);
    const [first = '', ...rest] = positionals;
    const act = ACTS.find((each) => each === first);
    if (act === undefined) return list(where, positionals.join(' '), values.banned ?? false, values.json ?? false);
    if (act === 'rename') return rename(where, rest);
    if (act === 'warn') return warn(where, rest);
    const given = { hours: readHours(values.hours), words: values.words?.trim() ?? '' };
    if (rest.length === 0) throw new UsageError(`people ${act} expects one or more people.`);
    for (const words of rest) await actOn(where, act, await onePerson(where, words), given);
    return 0;
  },
};

async function list(where: Where, part: string, bannedOnly: boolean, json: boolean): Promise<number> {
  const { everybodyHere } = await import('@cantiere/server');
  const all = mustBeThere(await everybodyHere(where, part, MOST_LISTED), where);
  const shown = bannedOnly ? all.filter(({ banned }) => banned !== undefined) : all;
  if (json) printJson(shown);
  else console.log(shown.length === 0 ? 'Nobody.' : shown.map(inWords).join('\n'));
  return 0;
}

function inWords(person: KnownPerson): string {
  const { confirmed, since, seen, sessions, games, operator, banned, bannedUntil } = person;
  return [
    called(person),
    confirmed === undefined ? 'guest' : `account (${confirmedOrNot(confirmed)})`,
    ...(operator ? ['OPERATOR'] : []),
    ...(banned === undefined
      ? []
      : [`BANNED since ${day(banned)}${bannedUntil === undefined ? '' : ` until ${day(bannedUntil)}`}`]),
    `here since ${day(since)}`,
    ...(seen > 0 ? [`last seen ${day(seen)}`] : []),
    `${games} ${games === 1 ? 'game' : 'games'}`,
    `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
  ].join(', ');
}

async function rename(where: Where, [words, name, ...more]: readonly string[]): Promise<number> {
  if (words === undefined || name === undefined || more.length > 0)
    throw new UsageError('people rename expects somebody and their new name, in quotes where it has spaces.');
  const person = await onePerson(where, words);
  const { giveName } = await import('@cantiere/server');
  try {
    await giveName(where, person, name);
  } catch (error) {
    const why = error instanceof Error ? WHY_NOT[error.message] : undefined;
    if (why === undefined) throw error;
    throw new UsageError(`${called(person)} keeps the name: ${why}`);
  }
  console.log(`${called(person)} is called ${plain(name)} now.`);
  return 0;
}

async function warn(where: Where, [who, words, ...more]: readonly string[]): Promise<number> {
  if (who === undefined || words === undefined || words.trim() === '' || more.length > 0)
    throw new UsageError('people warn expects somebody and what they are to read, in quotes.');
  const person = await onePerson(where, who);
  const { warnPerson } = await import('@cantiere/server');
  await warnPerson(where, person, words.trim());
  console.log(`${called(person)} reads it as soon as they are here.`);
  return 0;
}

function readHours(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const hours = Number(text);
  if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS)
    throw new UsageError(`--hours is a whole number from 1 to ${MOST_HOURS}.`);
  return hours;
}

const WHY_NOT: Readonly<Record<string, string>> = {
  BAD_NAME: 'a name has at most 24 characters that can be read, in one alphabet.',
  NAME_TAKEN: 'somebody at one of their tables has that name, or one that looks like it.',
};

interface Given {
  readonly hours: number | undefined;
  readonly words: string;
}

const forHours = (hours: number): string => `for ${hours} ${hours === 1 ? 'hour' : 'hours'}`;

async function actOn(
  where: Where,
  act: Exclude<Act, 'rename' | 'warn'>,
  person: KnownPerson,
  { hours, words }: Given,
): Promise<void> {
  const server = await import('@cantiere/server');
  if (act === 'ban') {
    if (person.operator)
      throw new UsageError(`${called(person)} is an operator. "cantiere operator remove" first, if you mean it.`);
    await server.banPerson(where, person, { hours, ...(words !== '' && { words }) });
    console.log(`${called(person)} is banned${hours === undefined ? '' : ` ${forHours(hours)}`}.`);
    const came = (await server.invitationsOf(where, { personCame: person.id })) ?? [];
    if (came.length > 0) console.log(`They came by what lets nobody in any more:\n${came.map(inviteInWords).join('\n')}`);
    if (person.sessions === 0)
      console.log('No browser of theirs is known any more (they were signed out before): from it they can become a new guest.');
  } else if (act === 'mute') {
    const silent = hours ?? MUTED_HOURS;
    await server.mutePerson(where, person, silent, words);
    console.log(`${called(person)} is silent ${forHours(silent)}.`);
  } else if (act === 'unmute') {
    await server.unmutePerson(where, person);
    console.log(`${called(person)} may write again.`);
  } else if (act === 'unban') {
    await server.unbanPerson(where, person);
    console.log(`${called(person)} may come in again.`);
  } else {
    await server.signPersonOut(where, person);
    console.log(`${called(person)} is signed out everywhere.`);
  }
}
