/** What bots of each temperament like in The Builders: coins, work on their sites, or what others would want from the rows. */
import type { Likings, Seat } from '@cantiere/engine';
import { CREW_IDS, POINTS, PRINTED_WAGE, REWARD, buildingCard } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** Cards that pay this many coins, or points, are liked as much as any. */
const MUCH_PAY = 8;
const MANY_POINTS = 4;
const DEAR_WAGE = 4;

/** Whether another seat has nearly as much of it as would win, so that what it wants is worth taking. */
const isPressed = ({ players }: State, seat: Seat): boolean =>
  players.some(({ points }, other) => other !== seat && points >= players[seat].points);

export const temperaments: Likings<State, Move> = {
  grasper(_view, _seat, move) {
    switch (move.type) {
      case 'TAKE_COINS':
        return 0.3;
      case 'START_BUILDING':
        return Math.min(1, REWARD[buildingCard(move.cardId)] / MUCH_PAY);
      default:
        return 0;
    }
  },
  builder(_view, _seat, move) {
    switch (move.type) {
      case 'SEND':
        return 1;
      case 'START_BUILDING':
        return 0.5;
      case 'EDUCATE':
      case 'BUY_TOOL':
        return 0.3;
      default:
        return 0;
    }
  },
  meddler(view, seat, move) {
    switch (move.type) {
      case 'START_BUILDING': {
        const wanted = Math.min(1, POINTS[buildingCard(move.cardId)] / MANY_POINTS);
        return isPressed(view, seat) ? wanted : 0.7 * wanted;
      }
      case 'RECRUIT':
        return 0.4 + 0.6 * Math.min(1, PRINTED_WAGE[CREW_IDS.indexOf(move.cardId)] / DEAR_WAGE);
      case 'BUY_SLAVE':
      case 'BUY_TOOL':
      case 'EDUCATE':
        return 0.6;
      default:
        return 0;
    }
  },
};
