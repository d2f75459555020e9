/** Two games of one deal: with whom mine is compared, and where the two part. */
import { stableHash, type PlayedMove } from '@cantiere/engine';
import type { BotLevel, DealField, FieldGhost, FieldPerson } from '@cantiere/server/protocol';

/** So many moves are the same. Undefined: they are the same to the end. */
export function partingOf(one: readonly PlayedMove[], other: readonly PlayedMove[]): number | undefined {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) if (stableHash(moveOf(one[at])) !== stableHash(moveOf(other[at]))) return at;
  return one.length === other.length ? undefined : shorter;
}

const moveOf = (played: PlayedMove | undefined): unknown => played && { seat: played.seat, move: played.move };

/** Somebody who was chosen from the list. */
export type Against = { readonly table: string } | { readonly level: BotLevel };

export type Opponent =
  { readonly kind: 'person'; readonly person: FieldPerson } | { readonly kind: 'ghost'; readonly ghost: FieldGhost };

/** Who was chosen; else the best of the others: a person where there is one who is ranked, otherwise a ghost. */
export function opponentOf(
  { people, ghosts }: Pick<DealField, 'people' | 'ghosts'>,
  against: Against | undefined,
): Opponent | undefined {
  const person =
    against && 'table' in against
      ? people.find(({ table }) => table === against.table)
      : people.find(({ me, place }) => !me && place !== undefined);
  const ghost =
    against && 'level' in against
      ? ghosts.find(({ level }) => level === against.level)
      : ghosts.toSorted((a, b) => b.points - a.points)[0];
  if (person && !(against && 'level' in against && ghost)) return { kind: 'person', person };
  return ghost && { kind: 'ghost', ghost };
}

export const isAgainst = (against: Against | undefined, one: Against): boolean =>
  against !== undefined &&
  ('table' in one ? 'table' in against && against.table === one.table : 'level' in against && against.level === one.level);
