/** Practice tables that are roads through a finished game: what was played on them, and where they are compared with it. */
import { canonicalJson, standing, type GameMove, type PlayedMove } from '@cantiere/engine';
import { mySeatAt, savedGames, type SavedGame } from '../offline/saved.ts';
import { toReplay, type ReplayOf } from '../route/route.ts';
import { writeRoad } from './address.ts';

/** A practice table of this game, and what I played on it from the fork on. */
export interface Practised {
  readonly table: string;
  readonly at: number;
  readonly over: boolean;
  readonly own: readonly GameMove[];
}

/** Whoever took moves back beyond the fork is on no road through this game any more. */
export function practisedRoads(where: ReplayOf, id: string, moves: readonly PlayedMove[]): readonly Practised[] {
  return savedGames().flatMap((saved) => {
    const { road } = saved;
    if (road?.where !== where || road.id !== id) return [];
    if (!sameStart(moves, standing(saved.steps).moves, road.at)) return [];
    return [{ table: saved.id, at: road.at, over: saved.result !== undefined, own: ownMoves(saved, road.at) }];
  });
}

const sameStart = (one: readonly PlayedMove[], other: readonly PlayedMove[], until: number): boolean =>
  other.length >= until && canonicalJson(plainMoves(one, until)) === canonicalJson(plainMoves(other, until));

const plainMoves = (moves: readonly PlayedMove[], until: number): readonly PlayedMove[] =>
  moves.slice(0, until).map(({ seat, move }) => ({ seat, move }));

/** What I played from there on. */
function ownMoves(saved: SavedGame, at: number): readonly GameMove[] {
  const me = mySeatAt(saved);
  return standing(saved.steps)
    .moves.slice(at)
    .flatMap(({ seat, move }) => (seat === me ? [move] : []));
}

/** Beside the game it parted from, walked again from the moves I played. */
export function toRoadOf(saved: SavedGame): string {
  const { road } = saved;
  if (!road) return toReplay('offline', saved.id);
  return toReplay(road.where, road.id) + writeRoad({ at: road.at, own: ownMoves(saved, road.at) });
}
