/** What whoever runs the server does from the command line, also while it is running. */
import type { Kysely } from 'kysely';
import { postgresBus } from './bus/postgres.ts';
import {
  ban,
  mute,
  renameFor,
  signOut,
  unban,
  unmute,
  warn,
  type Banishing,
  type Doing,
  type ToTell,
} from './people/moderation.ts';
import {
  dropEdition,
  editionsDealt,
  editionsInPlay,
  keepEdition,
  keptEditions,
  useEdition,
  type EditionDealt,
  type EditionInPlay,
  type KeptEdition,
} from './store/editions.ts';
import { listPeople, peopleMeant, type KnownPerson } from './store/everybody.ts';
import type { Person } from './store/people.ts';
import { knownAddress } from './house/house.ts';
import { inviteNoted, withdrawNoted, type Inviting } from './house/inviting.ts';
import { readInvitations, type StoredInvitation } from './store/invitations.ts';
import { OtherVersion, STEPS, stepsDone } from './store/migrations.ts';
import { noteAct } from './store/operatorLog.ts';
import { operatorsOf, setOperator, type Operator } from './store/operators.ts';
import { openPostgres } from './store/postgres.ts';
import { closeReport, readReport, readReports, type NamedReport } from './store/reports.ts';
import { recomputeRatings, settledKinds } from './store/results.ts';
import type { Schema } from './store/schema.ts';
import { visitSqlite } from './store/sqlite.ts';
import { dislikedPuzzles, type DislikedPuzzle } from './store/thumbs.ts';
import { thank } from './store/told.ts';

export { invitationLink } from './house/inviting.ts';
export type { StoredInvitation };
export type { DislikedPuzzle, EditionInPlay, KnownPerson, NamedReport, Operator };

export interface UsedEditions {
  readonly inPlay: readonly EditionInPlay[];
  readonly dealt: readonly EditionDealt[];
  readonly kept: readonly KeptEdition[];
}

export interface WhichStore {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
}

const MOST_REPORTS = 200;

/** Newest first; undefined when there is no database there. */
export const openReports = (where: WhichStore, all: boolean): Promise<NamedReport[] | undefined> =>
  visit(where, (db) => readReports(db, all ? 'all' : 'open', MOST_REPORTS));

/** The ids among these that were open reports and are closed now. */
export const closeReports = (where: WhichStore, ids: readonly string[]): Promise<string[] | undefined> =>
  visit(where, async (db) => {
    const closed: string[] = [];
    for (const id of ids) if (await closeByCommand(db, id, Date.now())) closed.push(id);
    return closed;
  });

const closeByCommand = (db: Kysely<Schema>, id: string, now: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const report = await readReport(trx, id);
    if (report === undefined || !(await closeReport(trx, id, now, { outcome: 'closeReport' }))) return false;
    await noteAct(trx, { act: 'closeReport', person: report.about, table: report.table }, now);
    await thank(trx, report.reporter, now);
    return true;
  });

/** Puzzles that more people dislike than like, the most disliked first. */
export const puzzlesDisliked = (where: WhichStore, most: number): Promise<DislikedPuzzle[] | undefined> =>
  visit(where, (db) => dislikedPuzzles(db, most));

/** How many rated games of each kind the ratings now follow from. */
export const recomputeAllRatings = (where: WhichStore): Promise<Map<string, number> | undefined> =>
  visit(where, (db) =>
    db.transaction().execute(async (trx) => {
      const games = new Map<string, number>();
      for (const game of await settledKinds(trx)) games.set(game, await recomputeRatings(trx, game));
      await noteAct(trx, { act: 'recompute' }, Date.now());
      return games;
    }),
  );

/** Which editions the tables and deals of a database are of, and which components it keeps. */
export const usedEditions = (where: WhichStore): Promise<UsedEditions | undefined> =>
  visit(where, async (db) => ({
    inPlay: await editionsInPlay(db),
    dealt: await editionsDealt(db),
    kept: await keptEditions(db),
  }));

/** False while new tables are made with it, or somebody needs it. */
export const dropKeptEdition = (where: WhichStore, game: string, edition: string): Promise<boolean | undefined> =>
  visit(where, (db) =>
    db.transaction().execute(async (trx) => {
      const gone = await dropEdition(trx, game, edition);
      if (gone) await noteAct(trx, { act: 'dropEdition', detail: { game, edition } }, Date.now());
      return gone;
    }),
  );

/** New tables are made with these components from now on; undefined: with what is printed. Running ones keep theirs. */
export const useComponents = (
  where: WhichStore,
  game: string,
  own: { readonly edition: string; readonly data: object } | undefined,
): Promise<boolean | undefined> =>
  visit(where, async (db) => {
    if (own) await keepEdition(db, game, own.edition, JSON.stringify(own.data), Date.now());
    const used = await useEdition(db, game, own?.edition);
    if (used) await noteAct(db, { act: 'correct', detail: { game, edition: own?.edition ?? 'printed' } }, Date.now());
    return used;
  });

/** Those whom these words mean: an id, an address, or a name. */
export const whoIsMeant = (where: WhichStore, words: string): Promise<KnownPerson[] | undefined> =>
  visit(where, (db) => peopleMeant(db, words));

/** Those whose name or address has this in it, last seen first. */
export const everybodyHere = (where: WhichStore, part: string, most: number): Promise<KnownPerson[] | undefined> =>
  visit(where, (db) => listPeople(db, part, most));

export const banPerson = (where: WhichStore, person: Person, how: Banishing = {}): Promise<boolean | undefined> =>
  moderate(where, (db) => ban(db, person, byCommand(), how));

export const unbanPerson = (where: WhichStore, person: Person): Promise<boolean | undefined> =>
  moderate(where, (db) => unban(db, person, byCommand()));

export const signPersonOut = (where: WhichStore, person: Person): Promise<boolean | undefined> =>
  moderate(where, (db) => signOut(db, person, byCommand()));

export const mutePerson = (where: WhichStore, person: Person, hours: number, words: string): Promise<boolean | undefined> =>
  moderate(where, (db) => mute(db, person, hours, words === '' ? {} : { words }, byCommand()));

export const unmutePerson = (where: WhichStore, person: Person): Promise<boolean | undefined> =>
  moderate(where, (db) => unmute(db, person, byCommand()));

export const warnPerson = (where: WhichStore, person: Person, words: string): Promise<boolean | undefined> =>
  moderate(where, (db) => warn(db, person, { words }, byCommand()));

const byCommand = (): Doing => ({ now: Date.now() });

/** Throws what a person would be told: a name that is none, or that somebody at one of their tables has. */
export const giveName = (where: WhichStore, person: Person, name: string): Promise<boolean | undefined> =>
  moderate(where, (db) => renameFor(db, person, name, byCommand()));

/** Where processes share a database they are told at once; a server on an embedded one sees it when it looks. */
async function moderate(where: WhichStore, act: (db: Kysely<Schema>) => Promise<ToTell>): Promise<true | undefined> {
  const news = await visit(where, act);
  if (news === undefined) return undefined;
  if (where.databaseUrl !== undefined && news.length > 0) {
    const bus = await postgresBus(where.databaseUrl, () => undefined);
    for (const notice of news) bus.publish(notice);
    await bus.close();
  }
  return true;
}

export const inviteTo = (where: WhichStore, wish: Inviting): Promise<StoredInvitation | undefined> =>
  visit(where, (db) => db.transaction().execute((trx) => inviteNoted(trx, wish, Date.now())));

/** Those that let somebody in, all, or those by which this person came. */
export const invitationsOf = (
  where: WhichStore,
  which: { readonly all?: boolean; readonly personCame?: string },
): Promise<StoredInvitation[] | undefined> => visit(where, (db) => readInvitations(db, { ...which, now: Date.now() }));

/** Those among these ids and codes that let somebody in until now. */
export const revokeInvitations = (where: WhichStore, which: readonly string[]): Promise<string[] | undefined> =>
  visit(where, async (db) => {
    const revoked: string[] = [];
    for (const each of which)
      if (await db.transaction().execute((trx) => withdrawNoted(trx, each, Date.now()))) revoked.push(each);
    return revoked;
  });

/** Where people reach the house, as its last start was told. */
export const addressOfHouse = (where: WhichStore): Promise<string | undefined> => visit(where, knownAddress);

export const listOperators = (where: WhichStore): Promise<Operator[] | undefined> => visit(where, operatorsOf);

/** False when there is no such account. */
export const makeOperator = (where: WhichStore, person: string, operator: boolean): Promise<boolean | undefined> =>
  visit(where, (db) =>
    db.transaction().execute(async (trx) => {
      const done = await setOperator(trx, person, operator);
      if (done) await noteAct(trx, { act: operator ? 'addOperator' : 'removeOperator', person }, Date.now());
      return done;
    }),
  );

/** A command asks for the columns of today. */
async function mustBeOfThisVersion(db: Kysely<Schema>): Promise<void> {
  const done = await stepsDone(db);
  if (done.some((step) => !STEPS.includes(step))) throw new OtherVersion(true);
  if (STEPS.some((step) => !done.includes(step))) throw new OtherVersion(false);
}

async function visit<T>({ data, databaseUrl }: WhichStore, work: (db: Kysely<Schema>) => Promise<T>): Promise<T | undefined> {
  const db = databaseUrl === undefined ? visitSqlite(data) : openPostgres(databaseUrl, () => undefined);
  if (db === undefined) return undefined;
  try {
    await mustBeOfThisVersion(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
