/** Who tried which deal, at which table, and how it went. One a person counts, whichever process they ask. */
import { STEADY_VERSION } from '@cantiere/bots';
import type { TableResult } from '../protocol.ts';
import type { NotCounted } from '../protocol.ts';
import type { Db } from './schema.ts';

export interface StoredTry {
  readonly table: string;
  readonly deal: string;
  readonly person: string;
  readonly begunAt: number;
  readonly ended?: { readonly at: number; readonly points: number; readonly place: number };
  readonly notCounted?: NotCounted;
  readonly verified: boolean;
  /** Which bots have answered at it (STEADY_VERSION); 0: some of one version, some of another. */
  readonly bots: number;
}

/** It counts, and nobody here can work it out again: the bots it was played against are not these. */
export const hadOtherBots = ({ bots, verified }: Pick<StoredTry, 'bots' | 'verified'>): boolean =>
  !verified && bots !== STEADY_VERSION;

interface Row {
  table_id: string;
  deal: string;
  person: string;
  begun_at: number;
  ended_at: number | null;
  points: number | null;
  place: number | null;
  not_counted: string | null;
  verified: number;
  bots: number;
}

const asTry = (row: Row): StoredTry => ({
  table: row.table_id,
  deal: row.deal,
  person: row.person,
  begunAt: Number(row.begun_at),
  ...(row.ended_at !== null && { ended: { at: Number(row.ended_at), points: row.points ?? 0, place: row.place ?? 0 } }),
  ...(row.not_counted !== null && { notCounted: row.not_counted as NotCounted }),
  verified: row.verified === 1,
  bots: row.bots,
});

/** False when this person has one already. */
export async function addTry(
  trx: Db,
  { table, deal, person, begunAt, notCounted }: Omit<StoredTry, 'verified' | 'bots'>,
): Promise<boolean> {
  const row = await trx
    .insertInto('tries')
    .values({
      table_id: table,
      deal,
      person,
      main: 1,
      begun_at: begunAt,
      ended_at: null,
      points: null,
      place: null,
      not_counted: notCounted ?? null,
      bots: STEADY_VERSION,
    })
    .onConflict((c) => c.doNothing())
    .returning('table_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** This person's own tries of these deals. */
export async function triesOf(db: Db, person: string, deals: readonly string[]): Promise<StoredTry[]> {
  if (deals.length === 0) return [];
  const rows = await db
    .selectFrom('tries')
    .selectAll()
    .where('person', '=', person)
    .where('main', '=', 1)
    .where('deal', 'in', deals)
    .execute();
  return rows.map(asTry);
}

export async function readTry(db: Db, table: string): Promise<StoredTry | undefined> {
  const row = await db.selectFrom('tries').selectAll().where('table_id', '=', table).executeTakeFirst();
  return row && asTry(row);
}

/** Before bots answer at a try, these or `earlier` ones: where both have, or nobody has these, it is nobody's to work out again. */
export async function noteBotsAt(db: Db, table: string, earlier = false): Promise<void> {
  await db
    .updateTable('tries')
    .set({ bots: 0 })
    .where('table_id', '=', table)
    .$if(!earlier, (q) => q.where('bots', '<>', STEADY_VERSION))
    .execute();
}

/** How many are ranked, and how many are at it whose tries will be, deal by deal. */
export async function countTries(
  db: Db,
  deals: readonly string[],
): Promise<Map<string, { readonly people: number; readonly playing: number }>> {
  const counts = new Map<string, { people: number; playing: number }>(deals.map((id) => [id, { people: 0, playing: 0 }]));
  if (deals.length === 0) return counts;
  const rows = await db
    .selectFrom('tries')
    .select((e) => ['deal', e.fn.count('ended_at').as('people'), e.fn.countAll().as('all')])
    .where('deal', 'in', deals)
    .where('not_counted', 'is', null)
    .groupBy('deal')
    .execute();
  for (const { deal, people, all } of rows) counts.set(deal, { people: Number(people), playing: Number(all) - Number(people) });
  return counts;
}

/** The result of a finished try, from the row of its table: written once, whoever finds it. */
export async function settleTries(
  db: Db,
  which: { readonly deals: readonly string[] } | { readonly table: string } | 'all',
): Promise<void> {
  if (which !== 'all' && 'deals' in which && which.deals.length === 0) return;
  const rows = await db
    .selectFrom('tries')
    .innerJoin('tables', 'tables.id', 'tries.table_id')
    .innerJoin('deals', 'deals.id', 'tries.deal')
    .select(['tries.table_id', 'tables.result', 'deals.seat', 'deals.finish_by', 'tries.not_counted'])
    .where('tries.ended_at', 'is', null)
    .where('tables.phase', '=', 'over')
    .$if(which !== 'all' && 'deals' in which, (q) => q.where('tries.deal', 'in', (which as { deals: string[] }).deals))
    .$if(which !== 'all' && 'table' in which, (q) => q.where('tries.table_id', '=', (which as { table: string }).table))
    .limit(1_000)
    .execute();
  for (const row of rows) {
    if (row.result === null) continue;
    const { totals, ranks } = JSON.parse(row.result) as TableResult;
    const last = await db
      .selectFrom('moves')
      .select((e) => e.fn.max('at').as('at'))
      .where('table_id', '=', row.table_id)
      .executeTakeFirst();
    const ended = Number(last?.at ?? 0);
    const late = row.finish_by !== null && ended >= Number(row.finish_by);
    await db
      .updateTable('tries')
      .set({
        ended_at: ended,
        points: totals[row.seat],
        place: ranks[row.seat],
        not_counted: row.not_counted ?? (late ? 'late' : null),
      })
      .where('table_id', '=', row.table_id)
      .where('ended_at', 'is', null)
      .execute();
  }
}

/** People with so many points on a deal, fewest first: all who are ranked. */
export async function columnsOfField(db: Db, deal: string): Promise<{ readonly points: number; readonly people: number }[]> {
  const rows = await db
    .selectFrom('tries')
    .select((e) => ['points', e.fn.countAll().as('people')])
    .where('deal', '=', deal)
    .where('ended_at', 'is not', null)
    .where('not_counted', 'is', null)
    .groupBy('points')
    .orderBy('points')
    .execute();
  return rows.map(({ points, people }) => ({ points: points ?? 0, people: Number(people) }));
}

export interface FieldRow extends StoredTry {
  readonly ended: NonNullable<StoredTry['ended']>;
  readonly name: string;
  readonly account: boolean;
}

export interface FieldPart {
  readonly deal: string;
  /** Those who are not ranked too. */
  readonly unranked?: boolean;
  /** Those alone that are late. */
  readonly late?: boolean;
  readonly people?: readonly string[];
  readonly pointsBelow?: number;
  readonly pointsAbove?: number;
  /** The last ones first. */
  readonly backwards?: boolean;
  readonly offset?: number;
  readonly most: number;
}

/** Best first; among equals accounts first, then whoever was done first. */
export async function fieldRows(db: Db, part: FieldPart): Promise<FieldRow[]> {
  if (part.people?.length === 0) return [];
  const down = part.backwards ? 'asc' : 'desc';
  const up = part.backwards ? 'desc' : 'asc';
  const rows = await finished(db, part.deal)
    .$if(!part.unranked && !part.late, (q) => q.where('not_counted', 'is', null))
    .$if(part.late === true, (q) => q.where('not_counted', '=', 'late'))
    .$if(part.people !== undefined, (q) => q.where('person', 'in', part.people ?? []))
    .$if(part.pointsBelow !== undefined, (q) => q.where('points', '<', part.pointsBelow ?? 0))
    .$if(part.pointsAbove !== undefined, (q) => q.where('points', '>', part.pointsAbove ?? 0))
    .orderBy('points', down)
    .orderBy('account', down)
    .orderBy('ended_at', up)
    .orderBy('table_id')
    .offset(part.offset ?? 0)
    .limit(part.most)
    .execute();
  return rows.flatMap(asFieldRow);
}

/** Those who came when the deal was closed, whoever was done last first. */
export async function latestLate(db: Db, deal: string, most: number): Promise<FieldRow[]> {
  const late = finished(db, deal).where('not_counted', '=', 'late');
  const rows = await late.orderBy('ended_at', 'desc').orderBy('table_id').limit(most).execute();
  return rows.flatMap(asFieldRow);
}

/** Everybody's finished tries of a deal, with their people. */
const finished = (db: Db, deal: string) =>
  db
    .selectFrom('tries')
    .innerJoin('people', 'people.id', 'tries.person')
    .selectAll('tries')
    .select((e) => ['people.name', e.case().when('people.email', 'is', null).then(0).else(1).end().as('account')])
    .where('deal', '=', deal)
    .where('ended_at', 'is not', null);

function asFieldRow(row: Row & { readonly name: string; readonly account: number }): FieldRow[] {
  const { ended, ...rest } = asTry(row);
  return ended ? [{ ...rest, ended, name: row.name, account: Number(row.account) === 1 }] : [];
}

/** Who has begun a deal and is not done. */
export async function stillPlaying(db: Db, deal: string, most: number): Promise<{ person: string; name: string }[]> {
  return db
    .selectFrom('tries')
    .innerJoin('people', 'people.id', 'tries.person')
    .select(['tries.person', 'people.name'])
    .where('deal', '=', deal)
    .where('ended_at', 'is', null)
    .where('main', '=', 1)
    .orderBy('begun_at')
    .limit(most)
    .execute();
}

/** Earlier dailies that this person is still at, and may finish in time. */
export async function unfinishedDailies(db: Db, person: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tries')
    .innerJoin('deals', 'deals.id', 'tries.deal')
    .select('tries.deal')
    .where('tries.person', '=', person)
    .where('tries.ended_at', 'is', null)
    .where('tries.not_counted', 'is', null)
    .where('deals.kind', '=', 'daily')
    .where('deals.ends_at', '<=', now)
    .where('deals.finish_by', '>', now)
    .orderBy('deals.day', 'desc')
    .execute();
  return rows.map(({ deal }) => deal);
}

/** The days whose daily this person has finished in time, newest first. */
export async function daysPlayed(db: Db, person: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tries')
    .innerJoin('deals', 'deals.id', 'tries.deal')
    .select('deals.day')
    .where('tries.person', '=', person)
    .where('deals.kind', '=', 'daily')
    .where('tries.ended_at', 'is not', null)
    .where('tries.not_counted', 'is', null)
    .orderBy('deals.day', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ day }) => day ?? []);
}

/** What the guest tried is the account's; where both tried the same deal one of them counts. */
export async function claimTries(db: Db, guest: string, account: string): Promise<void> {
  const deals = await db.selectFrom('tries').select('deal').where('person', '=', guest).where('main', '=', 1).execute();
  await settleTries(db, { deals: deals.map(({ deal }) => deal) });
  const mine = await db.selectFrom('tries').selectAll().where('person', '=', account).where('main', '=', 1).execute();
  const theirs = await db.selectFrom('tries').selectAll().where('person', '=', guest).where('main', '=', 1).execute();
  const known = new Map(mine.map((row) => [row.deal, row]));
  for (const row of theirs) {
    const other = known.get(row.deal);
    const second = other && secondOf(asTry(other), asTry(row));
    if (second)
      await db
        .updateTable('tries')
        .set((e) => ({ main: 0, not_counted: e.fn.coalesce('not_counted', e.val('second')) }))
        .where('table_id', '=', second.table)
        .execute();
  }
  await db.updateTable('tries').set({ person: account }).where('person', '=', guest).execute();
  await db.updateTable('deals').set({ made_by: account }).where('made_by', '=', guest).execute();
}

/**
 * Which of two tries of one person does not count. Whoever has finished one knows the cards: what ends later is the second,
 * whichever was begun first. Where the first to end was begun while the other was under way, each may have learned from the
 * other, and the better one is the second: nobody gains by it. While neither is over, the later one is.
 */
export function secondOf(one: StoredTry, other: StoredTry): StoredTry {
  if (!one.ended && !other.ended) return one.begunAt <= other.begunAt ? other : one;
  if (!one.ended || !other.ended) return one.ended ? other : one;
  const [first, last] = one.ended.at <= other.ended.at ? [one, other] : [other, one];
  const crossed = first.begunAt > last.begunAt;
  return crossed && (first.ended?.points ?? 0) > (last.ended?.points ?? 0) ? first : last;
}

/** A finished try against these bots that nobody has worked out again: of dailies before others, the best of the newest first. */
export async function claimUnverified(
  db: Db,
  worker: string,
  now: number,
  until: number,
  dailiesAlone = false,
): Promise<StoredTry | undefined> {
  const next = await db
    .selectFrom('tries')
    .innerJoin('deals', 'deals.id', 'tries.deal')
    .select('tries.table_id')
    .where('tries.ended_at', 'is not', null)
    .where('tries.verified', '=', 0)
    .where('tries.not_counted', 'is', null)
    .where('tries.bots', '=', STEADY_VERSION)
    .where((e) => e.or([e('tries.worker', '=', worker), e('tries.worker_until', '<', now)]))
    .$if(dailiesAlone, (q) => q.where('deals.kind', '=', 'daily'))
    .orderBy((e) => e.case().when('deals.kind', '=', 'daily').then(0).else(1).end())
    .orderBy('deals.begins_at', 'desc')
    .orderBy('tries.points', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return undefined;
  const row = await db
    .updateTable('tries')
    .set({ worker, worker_until: until })
    .where('table_id', '=', next.table_id)
    .where('verified', '=', 0)
    .where((e) => e.or([e('worker', '=', worker), e('worker_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();
  return row && asTry(row);
}

/** It cannot be worked out now: until then it stands in nobody's way, in no process. */
export async function putOffTry(db: Db, table: string, worker: string, until: number): Promise<void> {
  await db
    .updateTable('tries')
    .set({ worker: null, worker_until: until })
    .where('table_id', '=', table)
    .where('worker', '=', worker)
    .execute();
}

/** Goes on with it, or gives it back until then. */
export async function holdTry(db: Db, table: string, worker: string, until: number): Promise<boolean> {
  const row = await db
    .updateTable('tries')
    .set({ worker_until: until })
    .where('table_id', '=', table)
    .where('worker', '=', worker)
    .returning('table_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteVerified(db: Db, table: string, fine: boolean): Promise<void> {
  await db
    .updateTable('tries')
    .set({ verified: fine ? 1 : 0, worker: null, worker_until: 0, ...(!fine && { not_counted: 'impossible' }) })
    .where('table_id', '=', table)
    .execute();
}
