/** Where a result stands in the field of its deal. Ghosts are compared with, and never counted among people. Pure. */
import type { FieldColumn, DealRank } from '../protocol.ts';

const sum = (columns: readonly FieldColumn[]): number => columns.reduce((all, { people }) => all + people, 0);

/** The place of somebody with so many points among those who are ranked: equal points share it. */
export const placeOf = (columns: readonly FieldColumn[], points: number): number =>
  1 + sum(columns.filter((column) => column.points > points));

/** `columns` has everybody who is ranked. Whoever is not ranked themselves is compared with all of them. */
export function rankOf(columns: readonly FieldColumn[], ghosts: readonly number[], points: number, ranked: boolean): DealRank {
  const ahead = sum(columns.filter((column) => column.points > points));
  const behind = sum(columns.filter((column) => column.points < points));
  const people = sum(columns) + (ranked ? 0 : 1);
  return {
    place: ahead + 1,
    people,
    behind,
    ahead,
    ...(people > 1 && { betterThan: Math.floor((100 * behind) / (people - 1)) }),
    placeWithGhosts: ahead + 1 + ghosts.filter((ghost) => ghost > points).length,
  };
}

/** So many of 100 others, people and ghosts alike, were behind; whoever was level counts half. */
export function dayScore(columns: readonly FieldColumn[], ghosts: readonly number[], points: number): number {
  const others = sum(columns) - 1 + ghosts.length;
  if (others <= 0) return 100;
  const behind = sum(columns.filter((column) => column.points < points)) + ghosts.filter((ghost) => ghost < points).length;
  const level = sum(columns.filter((column) => column.points === points)) - 1 + ghosts.filter((ghost) => ghost === points).length;
  return Math.round((100 * (behind + level / 2)) / others);
}
