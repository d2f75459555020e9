/** What bots of each temperament like in Gardens: tiles at once, large groups, or what the next in turn was after. */
import type { Likings, Seat } from '@cantiere/engine';
import { KIND_OF_TILE } from '../rules/data.ts';
import type { Move, TakeTile } from '../rules/moves.ts';
import { previewPlacement } from '../rules/preview.ts';
import { countTiles, tileAdds } from '../rules/scoring.ts';
import { EMPTY, seatAt, type State } from '../rules/state.ts';
import { bestCards } from './greedy.ts';

/** A group of so many squares is as large as one could wish. */
const LARGE = 7;
/** A tile that adds so many points is as good as any. */
const MUCH = 8;

/** What the tile would add to the hand of a seat, 0 to 1. */
function worthTo(view: State, seat: Seat, { column, row }: TakeTile): number {
  const tile = view.display[(column - 1) * 2 + row - 1];
  if (tile === EMPTY) return 0;
  return Math.min(1, tileAdds(countTiles(view.players[seat], true, []), KIND_OF_TILE[tile]) / MUCH);
}

/** Whoever moves next in this round, if it is somebody else. */
function nextAfter(view: State, seat: Seat): Seat | undefined {
  const next = seatAt(view, view.turn + 1);
  return next === seat ? undefined : next;
}

export const temperaments: Likings<State, Move> = {
  grasper(view, seat, move) {
    switch (move.type) {
      case 'PLACE_TEMPLE':
        return 1;
      case 'TAKE_TILE':
        return worthTo(view, seat, move);
      case 'PLAY_CARD':
        return previewPlacement(view, seat, move)?.groups.some(({ eligible }) => eligible) ? 1 : 0;
      default:
        return 0;
    }
  },
  builder(view, seat, move) {
    switch (move.type) {
      case 'PASS_TEMPLE':
        return 1;
      case 'PLAY_CARD':
        return Math.min(1, (previewPlacement(view, seat, move)?.groups[0]?.size ?? 0) / LARGE);
      default:
        return 0;
    }
  },
  meddler(view, seat, move) {
    switch (move.type) {
      case 'TAKE_TILE':
        return view.players.reduce((most, _, other) => (other === seat ? most : Math.max(most, worthTo(view, other, move))), 0);
      case 'PLAY_CARD': {
        const next = nextAfter(view, seat);
        const wanted = next === undefined ? undefined : bestCards(view, next)[0];
        return wanted?.type === 'PLAY_CARD' && wanted.slot === move.slot ? 1 : 0;
      }
      default:
        return 0;
    }
  },
};
