/**
 * What whoever runs the house does about somebody, whether a server is running or not: everything is written into the store, and
 * the running processes see it there (tables at their next glance, sockets at their next look at the sessions), or sooner where
 * they are told by the bus.
 */
import type { Kysely } from 'kysely';
import type { Notice } from '../bus/bus.ts';
import { AppError } from '../appError.ts';
import { readName } from '../names.ts';
import { liftBan, setBanned } from '../store/bans.ts';
import { tablesToLeave } from '../store/farewell.ts';
import { dropTokensOf } from '../store/tokens.ts';
import { countChange, dropSessionsOf, renamePerson, type Person } from '../store/people.ts';
import type { Schema } from '../store/schema.ts';
import { tablesOf } from '../store/tableLists.ts';
import { changeTableWithin } from '../store/tables.ts';
import { withoutPerson } from '../tables/farewell.ts';
import { forgetKept, mustBeToldApart } from '../tables/lobby.ts';

/** What the processes of the house may be told at once. */
export type News = readonly Notice[];

const MOST_TABLES = 100;

/**
 * They may not come in any more; where they sit it goes on as if they had left for good: bots play on in running games, seats of
 * lobbies are free, somebody else is host. Twice, for a request that was under way may have written something in between.
 */
export async function ban(db: Kysely<Schema>, person: Person, now: number): Promise<News> {
  const left = new Set<string>();
  for (const _time of ['at once', 'and what came in between']) {
    await db.transaction().execute(async (trx) => {
      await setBanned(trx, person.id, now);
      for (const id of await tablesToLeave(trx, person.id)) {
        await changeTableWithin(trx, id, (row) => withoutPerson(forgetKept(row, now), person, now));
        left.add(id);
      }
    });
  }
  return [{ kind: 'sessions', person: person.id }, ...[...left].map((table) => ({ kind: 'table', table }) as const)];
}

/** They may come in again, as who they were; seats that they lost stay lost. */
export async function unban(db: Kysely<Schema>, person: Person): Promise<News> {
  await liftBan(db, person.id);
  return [];
}

export async function signOut(db: Kysely<Schema>, person: Person): Promise<News> {
  await dropSessionsOf(db, person.id);
  await dropTokensOf(db, person.id);
  return [{ kind: 'sessions', person: person.id }];
}

/** As they could call themselves: a name that can be read, and that nobody has where they sit. */
export async function renameFor(db: Kysely<Schema>, person: Person, rawName: string, now: number): Promise<News> {
  const name = readName(rawName);
  if (name === undefined) throw new AppError('BAD_NAME');
  const tables = (await tablesOf(db, person.id, false, MOST_TABLES)).filter(({ phase }) => phase !== 'over');
  for (const table of tables) mustBeToldApart(table, { ...person, name }, now);
  await db.transaction().execute(async (trx) => {
    await renamePerson(trx, person.id, name);
    await countChange(
      trx,
      tables.map(({ id }) => id),
    );
  });
  return [{ kind: 'renamed', person: person.id, name }, ...tables.map(({ id }) => ({ kind: 'table', table: id }) as const)];
}
