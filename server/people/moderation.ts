/**
 * What whoever runs the house does about somebody, at the desk or by a command, whether a server is running or not: everything is
 * written into the store together with its line in the log, and the running processes see it there (tables at their next glance,
 * sockets at their next look at the sessions), or sooner where they are told by the bus.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Notice } from '../bus/bus.ts';
import { AppError } from '../appError.ts';
import { readName } from '../names.ts';
import type { ToldWords } from '../protocol.ts';
import { endBans, liftBan, setBanned } from '../store/bans.ts';
import { eraseLine } from '../store/chat.ts';
import { tablesToLeave } from '../store/farewell.ts';
import { burnInvitationsOf } from '../store/invitations.ts';
import { setPersonMuted } from '../store/mutes.ts';
import { noteAct } from '../store/operatorLog.ts';
import { isOperator } from '../store/operators.ts';
import { dropTokensOf } from '../store/tokens.ts';
import { countChange, dropSessionsOf, renamePerson, type Person } from '../store/people.ts';
import type { Schema } from '../store/schema.ts';
import { tablesOf } from '../store/tableLists.ts';
import { changeTableWithin } from '../store/tables.ts';
import { tell, tellBanned, untellBanned } from '../store/told.ts';
import { withoutPerson } from '../tables/farewell.ts';
import { forgetKept, mustBeToldApart } from '../tables/lobby.ts';

/** What the processes of the house may be told at once. */
export type ToTell = readonly Notice[];

type Trx = Transaction<Schema>;

/** Who does it, and when. No `by`: a command on the machine. */
export interface Doing {
  readonly by?: string | undefined;
  readonly now: number;
}

/** What it is about, where it is about something said. */
export type About = Pick<ToldWords, 'reason' | 'quote' | 'words'>;

/** For how long, and why; no `hours`: until somebody lifts it. */
export interface Banishing extends About {
  readonly hours?: number | undefined;
}

const MOST_TABLES = 100;
const HOUR_MS = 3_600_000;

/**
 * They may not come in any more; where they sit it goes on as if they had left for good: bots play on in running games, seats of
 * lobbies are free, somebody else is host. The invitations by which they came let nobody in any more: else a new guest would be
 * back by the same one. Twice, for a request that was under way may have written something in between.
 */
export async function ban(db: Kysely<Schema>, person: Person, doing: Doing, how: Banishing = {}): Promise<ToTell> {
  const news = await db.transaction().execute((trx) => banWithin(trx, person, doing, how));
  return [...news, ...(await leaveSeats(db, person, doing.now, how))];
}

/** The first time; `leaveSeats` is the second, and comes after it. They read until when, and why, in place of the house. */
export async function banWithin(trx: Trx, person: Person, { by, now }: Doing, how: Banishing = {}): Promise<ToTell> {
  const { hours, ...about } = how;
  const until = endOf(how, now);
  await tellBanned(trx, person.id, { kind: 'banned', ...(until !== undefined && { until }), ...about }, now);
  const detail = { ...(hours !== undefined && { hours }), ...inShort(about) };
  await noteAct(trx, { by, act: 'ban', person: person.id, detail }, now);
  return expel(trx, person, now, until);
}

/** What came in between. */
export const leaveSeats = (db: Kysely<Schema>, person: Person, now: number, how: Banishing = {}): Promise<ToTell> =>
  db.transaction().execute((trx) => expel(trx, person, now, endOf(how, now)));

const endOf = ({ hours }: Banishing, now: number): number | undefined =>
  hours === undefined ? undefined : now + hours * HOUR_MS;

async function expel(trx: Trx, person: Person, now: number, until: number | undefined): Promise<ToTell> {
  await setBanned(trx, person.id, now, until);
  await burnInvitationsOf(trx, person.id, now);
  const left = await tablesToLeave(trx, person.id);
  for (const id of left) await changeTableWithin(trx, id, (row) => withoutPerson(forgetKept(row, now), person, now));
  return [{ kind: 'sessions', person: person.id }, ...left.map((table) => ({ kind: 'table', table }) as const)];
}

/** Nobody who runs the house is shut out of it by mistake, or by another who does. */
export async function mustNotRunTheHouse(trx: Trx, person: string): Promise<void> {
  if (await isOperator(trx, person)) throw new AppError('IS_OPERATOR');
}

/** They may come in again, as who they were; seats that they lost stay lost. */
export async function unban(db: Kysely<Schema>, person: Person, { by, now }: Doing): Promise<ToTell> {
  await db.transaction().execute(async (trx) => {
    await liftBan(trx, person.id);
    await untellBanned(trx, [person.id]);
    await noteAct(trx, { by, act: 'unban', person: person.id }, now);
  });
  return [];
}

/** Those whose ban was to end by now may come in again. */
export const letBackIn = (db: Kysely<Schema>, now: number): Promise<void> =>
  db.transaction().execute(async (trx) => untellBanned(trx, await endBans(trx, now)));

export async function signOut(db: Kysely<Schema>, person: Person, { by, now }: Doing): Promise<ToTell> {
  await db.transaction().execute(async (trx) => {
    await dropSessionsOf(trx, person.id);
    await dropTokensOf(trx, person.id);
    await noteAct(trx, { by, act: 'signOut', person: person.id }, now);
  });
  return [{ kind: 'sessions', person: person.id }];
}

export const renameFor = (db: Kysely<Schema>, person: Person, rawName: string, doing: Doing): Promise<ToTell> =>
  db.transaction().execute((trx) => renameWithin(trx, person, rawName, doing));

/** As they could call themselves: a name that can be read, and that nobody has where they sit. They are told. */
export async function renameWithin(trx: Trx, person: Person, rawName: string, { by, now }: Doing): Promise<ToTell> {
  const name = readName(rawName);
  if (name === undefined) throw new AppError('BAD_NAME');
  const tables = (await tablesOf(trx, person.id, false, MOST_TABLES)).filter(({ phase }) => phase !== 'over');
  for (const table of tables) mustBeToldApart(table, { ...person, name }, now);
  await renamePerson(trx, person.id, name);
  await countChange(
    trx,
    tables.map(({ id }) => id),
  );
  await tell(trx, person.id, { kind: 'renamed', name }, now);
  await noteAct(trx, { by, act: 'rename', person: person.id, detail: { from: person.name, to: name } }, now);
  return [
    { kind: 'renamed', person: person.id, name },
    { kind: 'told', person: person.id },
    ...tables.map(({ id }) => ({ kind: 'table', table: id }) as const),
  ];
}

export const warn = (db: Kysely<Schema>, person: Person, about: About, doing: Doing): Promise<ToTell> =>
  db.transaction().execute((trx) => warnWithin(trx, person, about, doing));

/** They read it, once, before they go on. */
export async function warnWithin(trx: Trx, person: Person, about: About, { by, now }: Doing): Promise<ToTell> {
  await tell(trx, person.id, { kind: 'warning', ...about }, now);
  await noteAct(trx, { by, act: 'warn', person: person.id, detail: inShort(about) }, now);
  return [{ kind: 'told', person: person.id }];
}

export const mute = (db: Kysely<Schema>, person: Person, hours: number, about: About, doing: Doing): Promise<ToTell> =>
  db.transaction().execute((trx) => muteWithin(trx, person, hours, about, doing));

/** They may not write until then, and are told so. */
export async function muteWithin(trx: Trx, person: Person, hours: number, about: About, { by, now }: Doing): Promise<ToTell> {
  const until = now + hours * HOUR_MS;
  await setPersonMuted(trx, person.id, until);
  await tell(trx, person.id, { kind: 'muted', until, ...about }, now);
  await noteAct(trx, { by, act: 'mute', person: person.id, detail: { hours, ...inShort(about) } }, now);
  return [{ kind: 'told', person: person.id }];
}

export async function unmute(db: Kysely<Schema>, person: Person, { by, now }: Doing): Promise<ToTell> {
  await db.transaction().execute(async (trx) => {
    await setPersonMuted(trx, person.id, null);
    await noteAct(trx, { by, act: 'unmute', person: person.id }, now);
  });
  return [{ kind: 'told', person: person.id }];
}

export const removeLine = (db: Kysely<Schema>, table: string, line: number, doing: Doing): Promise<ToTell> =>
  db.transaction().execute((trx) => removeLineWithin(trx, table, line, doing));

/** The line stays, without its words: so that nobody wonders what the answers are about. */
export async function removeLineWithin(trx: Trx, table: string, line: number, { by, now }: Doing): Promise<ToTell> {
  const writer = await eraseLine(trx, table, line);
  if (writer === undefined) return [];
  await noteAct(trx, { by, act: 'removeLine', person: writer, table }, now);
  return [{ kind: 'unsaid', table, line }];
}

const inShort = ({ reason, words = '' }: About): Record<string, string> => ({
  ...(reason && { reason }),
  ...(words !== '' && { words }),
});
