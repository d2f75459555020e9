/** Everybody on one deal: people by points, ghosts beside them. However many there are, what is sent stays small. */
import { LEVELS, STEADY_VERSION } from '@cantiere/bots';
import type { DealField, FieldGhost, FieldPerson, NotCounted } from '../protocol.ts';
import type { Services } from '../services.ts';
import { readCircle } from '../store/circle.ts';
import { ghostOutcomes, type StoredDeal } from '../store/deals.ts';
import type { Person } from '../store/people.ts';
import { readTable } from '../store/tables.ts';
import { columnsOfField, fieldRows, hadOtherBots, latestLate, stillPlaying, type FieldRow } from '../store/tries.ts';
import { AppError } from '../appError.ts';
import { dealInfo } from './info.ts';
import { isForAll } from './knowing.ts';
import { placeOf } from './rank.ts';

/** So many are sent whole; of more, the best, those around me, my friends and the last. */
const WHOLE = 200;
const BEST = 50;
const AROUND = 12;
/** Of those who came late, beside my friends: the latest. */
const LATE = 50;

export async function fieldOf(services: Services, person: Person | undefined, deal: StoredDeal): Promise<DealField> {
  const { db } = services.store;
  const info = await dealInfo(services, person, deal);
  if (!info.fieldOpen) throw new AppError('TRY_FIRST');
  const columns = await columnsOfField(db, deal.id);
  const circle = person ? (await readCircle(db, person.id)).friends.map((friend) => friend.person) : [];
  const rows = await rowsFor(services, person, deal, circle, info.people, info.mine?.points);
  const friends = new Set(circle);
  const ghosts = (await ghostOutcomes(db, [deal.id])).map(({ level, points, place, bots }): FieldGhost => {
    const earlier = bots !== STEADY_VERSION && ({ earlierBots: true } as const);
    return { level, points, tablePlace: place, place: placeOf(columns, points), ...earlier };
  });
  const original = await originalOf(services, person, deal);
  return {
    deal: info,
    columns,
    people: rows.map((row): FieldPerson => {
      const counts = row.notCounted === undefined;
      return {
        person: row.person,
        name: row.name,
        table: row.table,
        points: row.ended.points,
        tablePlace: row.ended.place,
        ...(counts && { place: placeOf(columns, row.ended.points) }),
        endedAt: row.ended.at,
        ...(!row.account && { guest: true }),
        ...(row.person === person?.id && { me: true }),
        ...(friends.has(row.person) && { friend: true }),
        ...(row.verified && { verified: true }),
        ...(hadOtherBots(row) && { earlierBots: true }),
        ...(row.notCounted && { notCounted: row.notCounted satisfies NotCounted }),
      };
    }),
    whole: info.people <= WHOLE,
    ghosts: ghosts.toSorted((a, b) => b.points - a.points || LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level)),
    ghostsWaiting: LEVELS.length - ghosts.length,
    playing: deal.kind === 'friends' ? await stillPlaying(db, deal.id, WHOLE) : [],
    ...(original && { original }),
  };
}

/** Best first, each once; my own is among them even where it is not ranked, and so are those who came late. */
async function rowsFor(
  { store: { db } }: Services,
  person: Person | undefined,
  { id: deal }: StoredDeal,
  circle: readonly string[],
  people: number,
  points: number | undefined,
): Promise<FieldRow[]> {
  const found: FieldRow[] = [];
  if (people <= WHOLE) found.push(...(await fieldRows(db, { deal, most: WHOLE })));
  else {
    found.push(...(await fieldRows(db, { deal, most: BEST })), ...(await fieldRows(db, { deal, backwards: true, most: 1 })));
    found.push(...(await fieldRows(db, { deal, people: circle, most: WHOLE })));
    if (points !== undefined) {
      found.push(...(await fieldRows(db, { deal, pointsAbove: points, backwards: true, most: AROUND })));
      found.push(...(await fieldRows(db, { deal, pointsBelow: points, most: AROUND })));
    }
  }
  found.push(...(await fieldRows(db, { deal, late: true, people: circle, most: WHOLE })));
  found.push(...(await latestLate(db, deal, LATE)));
  if (person) found.push(...(await fieldRows(db, { deal, people: [person.id], unranked: true, most: 5 })));
  const each = new Map(found.map((row) => [row.table, row]));
  return [...each.values()].sort(
    (a, b) => b.ended.points - a.ended.points || Number(b.account) - Number(a.account) || a.ended.at - b.ended.at,
  );
}

/** Who had this seat at the table that the deal comes from, for those who may see it. */
async function originalOf(
  { store }: Services,
  person: Person | undefined,
  { fromTable, seat }: StoredDeal,
): Promise<DealField['original']> {
  const table = fromTable === undefined ? undefined : await readTable(store.db, fromTable);
  const result = table?.summary.result;
  const sitting = table?.seats[seat];
  if (table === undefined || result === undefined || sitting?.kind !== 'person' || !isForAll(table, person)) return undefined;
  const { person: who, name } = sitting;
  return { person: who, name, table: table.id, points: result.totals[seat], tablePlace: result.ranks[seat] };
}
