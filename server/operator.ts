/** What whoever runs the server does from the command line, also while it is running. */
import type { Kysely } from 'kysely';
import { postgresBus } from './bus/postgres.ts';
import { ban, renameFor, signOut, unban, type News } from './people/moderation.ts';
import {
  dropEdition,
  editionsInPlay,
  keepEdition,
  keptEditions,
  useEdition,
  type EditionInPlay,
  type KeptEdition,
} from './store/editions.ts';
import { listPeople, peopleMeant, type KnownPerson } from './store/everybody.ts';
import type { Person } from './store/people.ts';
import { OtherVersion, STEPS, stepsDone } from './store/migrations.ts';
import { operatorsOf, setOperator, type Operator } from './store/operators.ts';
import { openPostgres } from './store/postgres.ts';
import { closeReport, readReports, type NamedReport } from './store/reports.ts';
import { recomputeRatings, settledKinds } from './store/results.ts';
import type { Schema } from './store/schema.ts';
import { visitSqlite } from './store/sqlite.ts';

export type { EditionInPlay, KnownPerson, NamedReport, Operator };

export interface UsedEditions {
  readonly inPlay: readonly EditionInPlay[];
  readonly kept: readonly KeptEdition[];
}

export interface WhichStore {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
}

const MOST_REPORTS = 200;

/** Newest first; undefined when there is no database there. */
export const openReports = (where: WhichStore, all: boolean): Promise<NamedReport[] | undefined> =>
  visit(where, (db) => readReports(db, all, MOST_REPORTS));

/** The ids among these that were open reports and are closed now. */
export const closeReports = (where: WhichStore, ids: readonly string[]): Promise<string[] | undefined> =>
  visit(where, async (db) => {
    const closed: string[] = [];
    for (const id of ids) if (await closeReport(db, id, Date.now())) closed.push(id);
    return closed;
  });

/** How many rated games of each kind the ratings now follow from. */
export const recomputeAllRatings = (where: WhichStore): Promise<Map<string, number> | undefined> =>
  visit(where, (db) =>
    db.transaction().execute(async (trx) => {
      const games = new Map<string, number>();
      for (const game of await settledKinds(trx)) games.set(game, await recomputeRatings(trx, game));
      return games;
    }),
  );

/** Which editions the tables of a database are of, and which components it keeps. */
export const usedEditions = (where: WhichStore): Promise<UsedEditions | undefined> =>
  visit(where, async (db) => ({ inPlay: await editionsInPlay(db), kept: await keptEditions(db) }));

/** False while new tables are made with it. */
export const dropKeptEdition = (where: WhichStore, game: string, edition: string): Promise<boolean | undefined> =>
  visit(where, (db) => dropEdition(db, game, edition));

/** New tables are made with these components from now on; undefined: with what is printed. Running ones keep theirs. */
export const useComponents = (
  where: WhichStore,
  game: string,
  own: { readonly edition: string; readonly data: object } | undefined,
): Promise<boolean | undefined> =>
  visit(where, async (db) => {
    if (own) await keepEdition(db, game, own.edition, JSON.stringify(own.data), Date.now());
    return useEdition(db, game, own?.edition);
  });

/** Those whom these words mean: an id, an address, or a name. */
export const whoIsMeant = (where: WhichStore, words: string): Promise<KnownPerson[] | undefined> =>
  visit(where, (db) => peopleMeant(db, words));

/** Those whose name or address has this in it, last seen first. */
export const everybodyHere = (where: WhichStore, part: string, most: number): Promise<KnownPerson[] | undefined> =>
  visit(where, (db) => listPeople(db, part, most));

export const banPerson = (where: WhichStore, person: Person): Promise<boolean | undefined> =>
  moderate(where, (db) => ban(db, person, Date.now()));

export const unbanPerson = (where: WhichStore, person: Person): Promise<boolean | undefined> =>
  moderate(where, (db) => unban(db, person));

export const signPersonOut = (where: WhichStore, person: Person): Promise<boolean | undefined> =>
  moderate(where, (db) => signOut(db, person));

/** Throws what a person would be told: a name that is none, or that somebody at one of their tables has. */
export const giveName = (where: WhichStore, person: Person, name: string): Promise<boolean | undefined> =>
  moderate(where, (db) => renameFor(db, person, name, Date.now()));

/** Where processes share a database they are told at once; a server on an embedded one sees it when it looks. */
async function moderate(where: WhichStore, act: (db: Kysely<Schema>) => Promise<News>): Promise<true | undefined> {
  const news = await visit(where, act);
  if (news === undefined) return undefined;
  if (where.databaseUrl !== undefined && news.length > 0) {
    const bus = await postgresBus(where.databaseUrl, () => undefined);
    for (const notice of news) bus.publish(notice);
    await bus.close();
  }
  return true;
}

export const listOperators = (where: WhichStore): Promise<Operator[] | undefined> => visit(where, operatorsOf);

/** False when there is no such account. */
export const makeOperator = (where: WhichStore, person: string, operator: boolean): Promise<boolean | undefined> =>
  visit(where, (db) => setOperator(db, person, operator));

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
