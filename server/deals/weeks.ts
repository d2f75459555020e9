/**
 * The crown of the week: who left most others behind, day by day, ghosts included. Points of different games cannot be added up;
 * how many of a hundred were behind can. Accounts alone have a place: a guest can be somebody a second time.
 */
import type { NamedPerson, WeekCrowns, WeekPlace } from '../protocol.ts';
import type { Services } from '../services.ts';
import { readCircle } from '../store/circle.ts';
import { dailiesBetween, ghostOutcomes } from '../store/deals.ts';
import type { Person } from '../store/people.ts';
import { columnsOfField, fieldRows, triesOf } from '../store/tries.ts';
import { dayAfter, dayAt, mondayOf } from './days.ts';
import { isClosed, upToDate } from './knowing.ts';
import { dayScore } from './rank.ts';

const BEST = 20;
/** On one day; a house with more has no crown for whoever came in behind them. */
const MOST_A_DAY = 2_000;

interface Score extends NamedPerson {
  score: number;
  days: number;
}

export async function weekOf(services: Services, person: Person | undefined, back: number): Promise<WeekCrowns> {
  const { db } = services.store;
  const now = services.now();
  const today = dayAt(now, services.house.now.zone);
  const from = dayAfter(mondayOf(today), -7 * back);
  const to = dayAfter(from, 6);
  const deals = await dailiesBetween(db, from, to, now);
  const ids = deals.map(({ id }) => id);
  await upToDate(services, ids);
  const mine = new Map((person ? await triesOf(db, person.id, ids) : []).map((each) => [each.deal, each]));
  // How others did today would tell whoever has not played how hard it is.
  const open = deals.filter((deal) => isClosed(deal, now) || mine.get(deal.id)?.ended !== undefined);
  const ghosts = await ghostOutcomes(db, ids);
  const scores = new Map<string, Score>();
  for (const { id } of open) {
    const columns = await columnsOfField(db, id);
    const points = ghosts.filter((ghost) => ghost.deal === id).map((ghost) => ghost.points);
    for (const row of await fieldRows(db, { deal: id, most: MOST_A_DAY })) {
      if (!row.account || row.name === '') continue;
      const known = scores.get(row.person) ?? { person: row.person, name: row.name, score: 0, days: 0 };
      known.score += dayScore(columns, points, row.ended.points);
      known.days++;
      scores.set(row.person, known);
    }
  }
  const circle = person ? (await readCircle(db, person.id)).friends.map((friend) => friend.person) : [];
  const friends = new Set(person ? [person.id, ...circle] : []);
  const all = placed([...scores.values()], person?.id);
  return {
    from,
    to,
    over: deals.every(({ finishBy = 0 }) => now >= finishBy) && to < today,
    friends: placed(
      [...scores.values()].filter((each) => friends.has(each.person)),
      person?.id,
    ),
    house: all.filter((each, at) => at < BEST || each.me === true),
  };
}

function placed(scores: readonly Score[], me: string | undefined): WeekPlace[] {
  return scores
    .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name))
    .map(({ person, name, score, days }) => ({
      person,
      name,
      place: 1 + scores.filter((other) => other.score > score).length,
      score,
      days,
      ...(person === me && { me: true as const }),
    }));
}
