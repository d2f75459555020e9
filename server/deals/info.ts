/** Deals as somebody may know them: their face, how many played, and what became of one's own try. */
import { commitmentTo } from '@cantiere/engine';
import type { DailyToday, DealInfo, DealSeat, DealTry, FieldColumn, Streak } from '../protocol.ts';
import type { Services } from '../services.ts';
import { ghostOutcomes, readDeal, type GhostOutcome, type StoredDeal } from '../store/deals.ts';
import { findPerson, type Person } from '../store/people.ts';
import {
  columnsOfField,
  countTries,
  daysPlayed,
  hadOtherBots,
  triesOf,
  unfinishedDailies,
  type StoredTry,
} from '../store/tries.ts';
import { readTable } from '../store/tables.ts';
import { AppError } from '../appError.ts';
import { dayAfter, dayAt } from './days.ts';
import { minutesOf, todaysDeal } from './dealing.ts';
import { isClosed, isFieldOpen, isForAll, isSeedPublished, upToDate } from './knowing.ts';
import { rankOf } from './rank.ts';
import { streakOf } from './streaks.ts';

/** Of somebody's days: enough for the longest wall that anybody lays. */
const MOST_DAYS = 4_000;

/** A deal that has begun; others are not there. */
export async function mustFindDeal({ store, now }: Services, id: string): Promise<StoredDeal> {
  const deal = await readDeal(store.db, id);
  if (deal === undefined || deal.beginsAt > now()) throw new AppError('NOT_FOUND');
  return deal;
}

export async function dealInfo(services: Services, person: Person | undefined, deal: StoredDeal): Promise<DealInfo> {
  const [info] = await dealInfos(services, person, [deal]);
  return info;
}

export async function dealInfos(
  services: Services,
  person: Person | undefined,
  deals: readonly StoredDeal[],
): Promise<DealInfo[]> {
  const { db } = services.store;
  const ids = deals.map(({ id }) => id);
  await upToDate(services, ids);
  const mine = new Map((person ? await triesOf(db, person.id, ids) : []).map((each) => [each.deal, each]));
  const counts = await countTries(db, ids);
  const compared = ids.filter((id) => mine.get(id)?.ended !== undefined);
  const ghosts = await ghostOutcomes(db, compared);
  const infos: DealInfo[] = [];
  for (const deal of deals) {
    const own = mine.get(deal.id);
    const columns = own?.ended ? await columnsOfField(db, deal.id) : [];
    const ofDeal = ghosts.filter((ghost) => ghost.deal === deal.id);
    infos.push(await infoOf(services, person, deal, { mine: own, columns, ghosts: ofDeal, ...counts.get(deal.id) }));
  }
  return infos;
}

interface Known {
  readonly mine: StoredTry | undefined;
  readonly columns: readonly FieldColumn[];
  readonly ghosts: readonly GhostOutcome[];
  readonly people?: number;
  readonly playing?: number;
}

async function infoOf(services: Services, person: Person | undefined, deal: StoredDeal, known: Known): Promise<DealInfo> {
  const { mine, columns, ghosts, people = 0, playing = 0 } = known;
  const now = services.now();
  const { db } = services.store;
  const opened = await services.shelf.open(deal.game, deal.edition);
  const maker = deal.madeBy === undefined ? undefined : await findPerson(db, deal.madeBy);
  const fieldOpen = isFieldOpen(deal, mine, playing, now);
  const published = deal.kind === 'table' ? fieldOpen : isSeedPublished(deal, playing, now);
  const table = deal.fromTable === undefined ? undefined : await readTable(db, deal.fromTable);
  const from = table && isForAll(table, person) ? table.id : undefined;
  const points = ghosts.map((ghost) => ghost.points);
  return {
    id: deal.id,
    kind: deal.kind,
    ...(deal.day !== undefined && { day: deal.day }),
    ...(deal.title !== undefined && { title: deal.title }),
    ...(maker && deal.madeBy !== undefined && { maker: { person: deal.madeBy, name: maker.name } }),
    game: deal.game,
    edition: deal.edition,
    options: deal.options,
    seat: deal.seat,
    seats: deal.sitting.map((bot): DealSeat => (bot === null ? { kind: 'me' } : { kind: 'bot', ...bot })),
    minutes: opened ? minutesOf(opened.game, deal.options) : { min: 0, max: 0 },
    beginsAt: deal.beginsAt,
    ...(deal.endsAt !== undefined && { endsAt: deal.endsAt }),
    ...(deal.finishBy !== undefined && { finishBy: deal.finishBy }),
    closed: isClosed(deal, now),
    commitment: commitmentTo(deal.seed),
    ...(published && { seed: deal.seed }),
    people,
    playing,
    ...(mine && { mine: tryInfo(deal, mine, now) }),
    ...(mine?.ended && { standing: rankOf(columns, points, mine.ended.points, mine.notCounted === undefined) }),
    fieldOpen,
    exportable: published,
    ...(from && { fromTable: from }),
  };
}

function tryInfo({ finishBy }: StoredDeal, each: StoredTry, now: number): DealTry {
  const { table, begunAt, ended, notCounted } = each;
  const late = notCounted ?? (ended === undefined && finishBy !== undefined && now >= finishBy ? 'late' : undefined);
  return {
    table,
    state: ended ? 'over' : 'playing',
    begunAt,
    ...(ended && { endedAt: ended.at, points: ended.points, tablePlace: ended.place }),
    ...(!ended && late === undefined && finishBy !== undefined && { until: finishBy }),
    ...(late && { notCounted: late }),
    ...(hadOtherBots(each) && { earlierBots: true }),
  };
}

/** The home page's card. */
export async function dailyToday(services: Services, person: Person | undefined): Promise<DailyToday> {
  const { db } = services.store;
  const { zone } = services.house.now;
  const now = services.now();
  const today = await todaysDeal(services);
  const day = today?.day ?? dayAt(now, zone);
  const before = await readDeal(db, dayAfter(day, -1));
  const [unfinished] = person ? await unfinishedDailies(db, person.id, now) : [];
  const begun = unfinished === undefined ? undefined : await readDeal(db, unfinished);
  const deals = [today, before, begun].filter((deal) => deal !== undefined);
  const infos = new Map((await dealInfos(services, person, deals)).map((info) => [info.id, info]));
  const told = (deal: StoredDeal | undefined) => (deal ? infos.get(deal.id) : undefined);
  const [now_, yesterday, goingOn] = [told(today), told(before), told(begun)];
  return {
    now,
    zone,
    ...(now_ && { today: now_ }),
    ...(goingOn?.mine?.state === 'playing' && { unfinished: goingOn }),
    ...(yesterday && { yesterday }),
    ...(person && { streak: streakOf(await daysPlayed(db, person.id, MOST_DAYS), day) }),
  };
}

/** Somebody's days in a row, for their profile. */
export async function streakOfPerson({ store: { db }, house, now }: Services, id: string): Promise<Streak> {
  if ((await findPerson(db, id)) === undefined) throw new AppError('NO_SUCH_PERSON');
  return streakOf(await daysPlayed(db, id, MOST_DAYS), dayAt(now(), house.now.zone));
}
