/** Where two games of one deal part: so many moves are the same. Undefined: they are the same to the end. */
import { stableHash, type PlayedMove } from '@cantiere/engine';

export function partingOf(one: readonly PlayedMove[], other: readonly PlayedMove[]): number | undefined {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) if (stableHash(moveOf(one[at])) !== stableHash(moveOf(other[at]))) return at;
  return one.length === other.length ? undefined : shorter;
}

const moveOf = (played: PlayedMove | undefined): unknown => played && { seat: played.seat, move: played.move };
