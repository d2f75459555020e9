/** Deals that several people play, and what every level makes of them. What they mean is in ../deals/. */
import type { BotLevel } from '@cantiere/bots';
import type { Options, PlayedMove, Seat } from '@cantiere/engine';
import { sql, type Selectable } from 'kysely';
import type { DealKind } from '../protocol.ts';
import type { Db, Schema } from './schema.ts';

/** A bot of the deal, as everybody meets it. */
export interface DealBot {
  readonly level: BotLevel;
  readonly name: string;
}

export interface StoredDeal {
  /** Of a daily, its day. */
  readonly id: string;
  readonly kind: DealKind;
  readonly day?: string;
  readonly title?: string;
  readonly madeBy?: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly edition: string;
  readonly options: Options;
  /** Where the person sits. */
  readonly seat: Seat;
  /** Null there. */
  readonly sitting: readonly (DealBot | null)[];
  readonly seed: string;
  readonly fromTable?: string;
  readonly beginsAt: number;
  /** Absent: it never closes. */
  readonly endsAt?: number;
  readonly finishBy?: number;
  readonly madeAt: number;
  /** Which bots it was dealt for: their STEADY_VERSION. */
  readonly bots: number;
}

/** False when there is one with this id, or of this day, already: whoever was faster decides. */
export async function addDeal(db: Db, deal: StoredDeal): Promise<boolean> {
  const row = await db
    .insertInto('deals')
    .values({
      id: deal.id,
      kind: deal.kind,
      day: deal.day ?? null,
      title: deal.title ?? null,
      made_by: deal.madeBy ?? null,
      game: deal.game,
      rules_version: deal.rulesVersion,
      edition: deal.edition,
      options: JSON.stringify(deal.options),
      seat: deal.seat,
      sitting: JSON.stringify(deal.sitting),
      seed: deal.seed,
      from_table: deal.fromTable ?? null,
      begins_at: deal.beginsAt,
      ends_at: deal.endsAt ?? null,
      finish_by: deal.finishBy ?? null,
      made_at: deal.madeAt,
      bots: deal.bots,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function asDeal(row: Selectable<Schema['deals']>): StoredDeal {
  return {
    id: row.id,
    kind: row.kind as DealKind,
    ...(row.day !== null && { day: row.day }),
    ...(row.title !== null && { title: row.title }),
    ...(row.made_by !== null && { madeBy: row.made_by }),
    game: row.game,
    rulesVersion: row.rules_version,
    edition: row.edition,
    options: JSON.parse(row.options) as Options,
    seat: row.seat,
    sitting: JSON.parse(row.sitting) as (DealBot | null)[],
    seed: row.seed,
    ...(row.from_table !== null && { fromTable: row.from_table }),
    beginsAt: Number(row.begins_at),
    ...(row.ends_at !== null && { endsAt: Number(row.ends_at) }),
    ...(row.finish_by !== null && { finishBy: Number(row.finish_by) }),
    madeAt: Number(row.made_at),
    bots: row.bots,
  };
}

export async function readDeal(db: Db, id: string): Promise<StoredDeal | undefined> {
  const row = await db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst();
  return row && asDeal(row);
}

/** The daily of this moment. */
export async function dailyAt(db: Db, now: number): Promise<StoredDeal | undefined> {
  const row = await db
    .selectFrom('deals')
    .selectAll()
    .where('kind', '=', 'daily')
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('begins_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asDeal(row);
}

/** Dailies that have begun by then, or are prepared, newest first. */
export async function latestDailies(db: Db, most: number, begunBy = Number.MAX_SAFE_INTEGER): Promise<StoredDeal[]> {
  const rows = await db
    .selectFrom('deals')
    .selectAll()
    .where('kind', '=', 'daily')
    .where('begins_at', '<=', begunBy)
    .orderBy('begins_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(asDeal);
}

/** Which day each game last had, prepared ones included. */
export async function lastDayOfGames(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('deals')
    .select((e) => ['game', e.fn.max('day').as('day')])
    .where('kind', '=', 'daily')
    .groupBy('game')
    .execute();
  return new Map(rows.flatMap(({ game, day }) => (day === null ? [] : [[game, day]])));
}

/** A prepared deal that nobody has seen is dealt anew. */
export async function dropUnseenDeal(db: Db, id: string, now: number): Promise<void> {
  const gone = await db.deleteFrom('deals').where('id', '=', id).where('begins_at', '>', now).returning('id').execute();
  if (gone.length > 0) await db.deleteFrom('ghosts').where('deal', '=', id).execute();
}

export interface PastQuery {
  readonly now: number;
  readonly game?: string | undefined;
  /** Only those that this person has not tried. */
  readonly unplayedBy?: string | undefined;
}

const past = (db: Db, { now, game, unplayedBy }: PastQuery) =>
  db
    .selectFrom('deals')
    .where('kind', '=', 'daily')
    .where('ends_at', '<=', now)
    .$if(game !== undefined, (q) => q.where('game', '=', game ?? ''))
    .$if(unplayedBy !== undefined, (q) =>
      q.where('id', 'not in', (e) =>
        e
          .selectFrom('tries')
          .select('deal')
          .where('person', '=', unplayedBy ?? ''),
      ),
    );

/** Days that are over, newest first. */
export async function pastDailies(db: Db, query: PastQuery, offset: number, most: number): Promise<StoredDeal[]> {
  const rows = await past(db, query).selectAll().orderBy('begins_at', 'desc').offset(offset).limit(most).execute();
  return rows.map(asDeal);
}

export async function countPastDailies(db: Db, query: PastQuery): Promise<number> {
  const { n } = await past(db, query)
    .select((e) => e.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Dailies whose day lies between these two, both included. */
export async function dailiesBetween(db: Db, from: string, to: string, now: number): Promise<StoredDeal[]> {
  const rows = await db
    .selectFrom('deals')
    .selectAll()
    .where('kind', '=', 'daily')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('begins_at', '<=', now)
    .orderBy('day')
    .execute();
  return rows.map(asDeal);
}

/** Deals that are no dailies, which this person made or tried, newest first. */
export async function dealsAround(db: Db, person: string, most: number): Promise<StoredDeal[]> {
  const rows = await db
    .selectFrom('deals')
    .selectAll()
    .where('kind', '<>', 'daily')
    .where((e) =>
      e.or([e('made_by', '=', person), e('id', 'in', e.selectFrom('tries').select('deal').where('tries.person', '=', person))]),
    )
    .orderBy('made_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(asDeal);
}

/** Deals that people made and somebody has finished, newest first. */
export async function finishedDeals(db: Db, most: number): Promise<StoredDeal[]> {
  const rows = await db
    .selectFrom('deals')
    .selectAll()
    .where('kind', '<>', 'daily')
    .where('id', 'in', (e) => e.selectFrom('tries').select('deal').where('ended_at', 'is not', null))
    .orderBy('made_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(asDeal);
}

/** How many deals for friends this person has open. */
export async function openDealsOf(db: Db, person: string, now: number): Promise<number> {
  const { n } = await db
    .selectFrom('deals')
    .select((e) => e.fn.countAll().as('n'))
    .where('made_by', '=', person)
    .where('kind', '=', 'friends')
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The deal of a seat of this table against bots of this level. */
export async function dealFromTable(db: Db, table: string, seat: Seat, level: BotLevel): Promise<StoredDeal | undefined> {
  const rows = await db.selectFrom('deals').selectAll().where('from_table', '=', table).where('seat', '=', seat).execute();
  return rows.map(asDeal).find(({ sitting }) => sitting.every((bot) => bot === null || bot.level === level));
}

/** As it is now, and stays until the transaction ends: the update locks the row on PostgreSQL as SQLite locks the file. */
export async function lockDeal(trx: Db, id: string): Promise<StoredDeal | undefined> {
  const row = await trx
    .updateTable('deals')
    .set((e) => ({ kind: e.ref('kind') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && asDeal(row);
}

/** From now on no try counts that begins; what has begun may be finished. */
export async function closeDeal(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('deals').set({ ends_at: now }).where('id', '=', id).where('ends_at', '>', now).execute();
}

// -- ghosts --

export interface StoredGhost {
  readonly deal: string;
  readonly level: BotLevel;
  readonly moves: readonly PlayedMove[];
  /** Which bots play it: all seats, its own among them. */
  readonly bots: number;
  /** Absent: still at it. */
  readonly outcome?: { readonly points: number; readonly place: number };
}

export interface GhostOutcome {
  readonly deal: string;
  readonly level: BotLevel;
  readonly points: number;
  readonly place: number;
  readonly bots: number;
}

/** What the levels that are done made of these deals. */
export async function ghostOutcomes(db: Db, deals: readonly string[]): Promise<GhostOutcome[]> {
  if (deals.length === 0) return [];
  const rows = await db
    .selectFrom('ghosts')
    .select(['deal', 'level', 'points', 'place', 'bots'])
    .where('deal', 'in', deals)
    .where('points', 'is not', null)
    .execute();
  return rows.map(({ deal, level, points, place, bots }) => ({
    deal,
    level: level as BotLevel,
    points: points ?? 0,
    place: place ?? 0,
    bots,
  }));
}

/** Its whole game, or as far as it has come. */
export async function readGhost(db: Db, deal: string, level: BotLevel): Promise<StoredGhost | undefined> {
  const row = await db.selectFrom('ghosts').selectAll().where('deal', '=', deal).where('level', '=', level).executeTakeFirst();
  return (
    row && {
      deal,
      level,
      moves: JSON.parse(row.moves) as PlayedMove[],
      bots: row.bots,
      ...(row.points !== null && row.place !== null && { outcome: { points: row.points, place: row.place } }),
    }
  );
}

/** Takes or goes on with it; undefined while another process is at it, or when it is done. What other bots began begins anew. */
export async function claimGhost(
  db: Db,
  { deal, level, bots }: Pick<StoredGhost, 'deal' | 'level' | 'bots'>,
  worker: string,
  now: number,
  until: number,
): Promise<readonly PlayedMove[] | undefined> {
  const row = await db
    .insertInto('ghosts')
    .values({ deal, level, moves: '[]', points: null, place: null, worker, worker_until: until, bots })
    .onConflict((c) =>
      c
        .columns(['deal', 'level'])
        .doUpdateSet((e) => ({
          worker,
          worker_until: until,
          moves: e.case().when('ghosts.bots', '=', bots).then(e.ref('ghosts.moves')).else('[]').end(),
          bots,
        }))
        .where('ghosts.points', 'is', null)
        .where((e) => e.or([e('ghosts.worker', '=', worker), e('ghosts.worker_until', '<', now)])),
    )
    .returning('moves')
    .executeTakeFirst();
  return row && (JSON.parse(row.moves) as PlayedMove[]);
}

/** How far it has come; false when another process has taken it over, or the deal that was played is no more. */
export async function saveGhost(db: Db, ghost: StoredGhost, seed: string, worker: string, until: number): Promise<boolean> {
  const row = await db
    .updateTable('ghosts')
    .set({
      moves: JSON.stringify(ghost.moves),
      points: ghost.outcome?.points ?? null,
      place: ghost.outcome?.place ?? null,
      worker: ghost.outcome ? null : worker,
      worker_until: ghost.outcome ? 0 : until,
    })
    .where('deal', '=', ghost.deal)
    .where('level', '=', ghost.level)
    .where('worker', '=', worker)
    .where('points', 'is', null)
    // One that was dealt anew has the same name, and other cards.
    .where((e) => e.exists(e.selectFrom('deals').select('id').where('id', '=', ghost.deal).where('seed', '=', seed)))
    .returning('deal')
    .executeTakeFirst();
  return row !== undefined;
}

/** How long all processes have worked on deals on this day, and how much of it on those that are no dailies. */
export async function workedOn(db: Db, day: string): Promise<{ readonly all: number; readonly others: number }> {
  const row = await db.selectFrom('deal_work').select(['ms', 'others_ms']).where('day', '=', day).executeTakeFirst();
  return { all: Number(row?.ms ?? 0), others: Number(row?.others_ms ?? 0) };
}

export async function noteWork(db: Db, day: string, took: number, kind: DealKind): Promise<void> {
  const ms = Math.ceil(took);
  const others_ms = kind === 'daily' ? 0 : ms;
  await db
    .insertInto('deal_work')
    .values({ day, ms, others_ms })
    .onConflict((c) =>
      c.column('day').doUpdateSet({
        ms: sql<number>`deal_work.ms + ${sql.lit(ms)}`,
        others_ms: sql<number>`deal_work.others_ms + ${sql.lit(others_ms)}`,
      }),
    )
    .execute();
}
