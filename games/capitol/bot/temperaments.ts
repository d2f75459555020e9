/** What bots of each temperament like in Capitol: tiles at auction, tall and roofed houses, or areas where others are first. */
import type { Likings, Seat } from '@cantiere/engine';
import { areaOf, findSquare } from '../rules/board.ts';
import { VALUE_OF, cardOf } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Area, State } from '../rules/state.ts';

/** Of all that the seat could bid, so much. */
function shareBid({ players }: State, seat: Seat, cards: readonly string[]): number {
  const all = players[seat].hand.reduce((sum, card) => sum + VALUE_OF[card], 0);
  return all === 0 ? 0 : cards.reduce((sum, id) => sum + VALUE_OF[cardOf(id)], 0) / all;
}

/** Whether somebody else has at least as many floors there, and some at all. */
const isOthers = ({ floors }: Area, seat: Seat): boolean =>
  floors.some((count, other) => other !== seat && count > 0 && count >= floors[seat]);

function areaAt({ areas }: State, square: string): Area | undefined {
  const found = findSquare(square);
  return found && areas[found.area];
}

export const temperaments: Likings<State, Move> = {
  grasper(view, seat, move) {
    switch (move.type) {
      case 'BID':
        return Math.min(0.6, shareBid(view, seat, move.cards));
      case 'PASS':
        return 0.3; // what is not built with can be bid
      default:
        return 0;
    }
  },
  builder(_view, _seat, move) {
    switch (move.type) {
      case 'PLAY_ROOF':
      case 'PLAY_FLOOR':
        return 1;
      case 'PLAY_PERMIT':
        return 0.4;
      case 'DRAW':
        return move.deck === 'permit' ? 0 : 0.8;
      case 'BID':
        return move.cards.length === 0 ? 0.5 : 0;
      default:
        return 0;
    }
  },
  meddler(view, seat, move) {
    switch (move.type) {
      case 'PLAY_PERMIT': {
        const area = areaAt(view, move.square);
        return area && isOthers(area, seat) ? 1 : 0.3;
      }
      case 'PLACE_FOUNTAIN': {
        const area = areaAt(view, move.square);
        return area && isOthers(area, seat) ? 1 : 0;
      }
      case 'PLACE_MONUMENT':
        return isOthers(view.areas[areaOf(move.area)], seat) ? 1 : 0;
      case 'DRAW':
        return move.deck === 'permit' ? 0.8 : 0;
      default:
        return 0;
    }
  },
};
