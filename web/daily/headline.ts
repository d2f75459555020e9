/** How a result is told: whether it counts at all, by percentile where enough people have played, by rank where they are few, and among the ghosts. */
import type { DealInfo, DealTry, DealRank } from '@cantiere/server/protocol';
import type { Texts } from '../text/index.ts';

/** Fewer say nothing by percentage, and make no curve. */
export const ENOUGH = 8;

/** `ghosts`: so many have played it, where that is known. */
export function headline(standing: DealRank | undefined, mine: DealTry | undefined, t: Texts, ghosts?: number): string {
  if (mine?.notCounted !== undefined) return t.daily.notCounted[mine.notCounted];
  if (standing === undefined) return '';
  if (standing.people < 2) return withGhosts(standing, t, ghosts) ?? t.daily.alone;
  return isByPercent(standing) ? t.daily.betterThan(standing.betterThan) : t.daily.placeOf(standing.place, standing.people);
}

/** What stands beside the headline: the rank that it leaves out, and the one among people and ghosts. */
export function besideHeadline(standing: DealRank | undefined, mine: DealTry | undefined, t: Texts, ghosts?: number): string {
  if (standing === undefined) return '';
  const { place, people } = standing;
  const among = withGhosts(standing, t, ghosts);
  if (mine?.notCounted !== undefined)
    // Only a game that came too late may say how it would have done.
    return mine.notCounted === 'late' && people > 1 ? t.daily.wouldBe(place, people) : '';
  if (people < 2) return among === undefined ? '' : t.daily.alone;
  return [isByPercent(standing) ? t.daily.placeOf(place, people) : undefined, among]
    .filter((each) => each !== undefined)
    .join(', ');
}

/** A result that is not ranked is nothing to show around. */
export const mayShare = ({ standing, mine }: Pick<DealInfo, 'standing' | 'mine'>): boolean =>
  standing !== undefined && mine?.state === 'over' && mine.notCounted === undefined;

/** Begun while it counted, and not finished in time. */
export const wasLeft = ({ mine, endsAt }: Pick<DealInfo, 'mine' | 'endsAt'>): boolean =>
  mine?.state === 'playing' && mine.notCounted === 'late' && (endsAt === undefined || mine.begunAt < endsAt);

const isByPercent = (standing: DealRank): standing is DealRank & { readonly betterThan: number } =>
  standing.people >= ENOUGH && standing.betterThan !== undefined;

function withGhosts({ place, placeWithGhosts, people }: DealRank, t: Texts, ghosts: number | undefined): string | undefined {
  if (ghosts === 0) return undefined;
  if (ghosts !== undefined) return t.daily.placeWithGhosts(placeWithGhosts, people + ghosts);
  if (placeWithGhosts > place) return t.daily.placeWithGhosts(placeWithGhosts);
  // They may be at it still: then nobody can be first among them.
  return people < 2 ? undefined : t.daily.noGhostAhead;
}
