/** What bots of each temperament like in Urban Sprawl: wealth, buildings, or what belongs to others. */
import type { Likings, Seat } from '@cantiere/engine';
import type { Answer, Move } from '../rules/moves.ts';
import { NONE, type State } from '../rules/state.ts';

/** A tile of so many lots is as large as any. */
const LARGE = 4;

const isOthers = ({ buildings }: State, seat: Seat, id: string): boolean =>
  buildings.some(({ id: each, owner }) => each === id && owner !== seat && owner !== NONE);

/** Whether nobody else has more prestige. */
const leads = ({ players }: State, seat: Seat, other: Seat): boolean =>
  other !== seat && players.every(({ prestige }, each) => each === seat || prestige <= players[other].prestige);

/** Taking from a seat, a building or an order of things what somebody else had of it. */
function interferes(view: State, seat: Seat, answer: Answer): number {
  if (typeof answer === 'string') return 0;
  if ('seat' in answer) return leads(view, seat, answer.seat) ? 1 : answer.seat === seat ? 0 : 0.6;
  if ('building' in answer) return isOthers(view, seat, answer.building) ? 1 : 0;
  if ('give' in answer) return isOthers(view, seat, answer.take) ? 1 : 0.5;
  return 'from' in answer ? 0.6 : 0;
}

export const temperaments: Likings<State, Move> = {
  grasper(_view, _seat, move) {
    switch (move.type) {
      case 'INVEST':
      case 'TAKE_FAVOR':
        return 1;
      case 'ACQUIRE_PLANNING':
        return 0.7;
      default:
        return 0;
    }
  },
  builder(_view, _seat, move) {
    switch (move.type) {
      case 'BUILD':
        return 1;
      case 'PLACE':
        return Math.min(1, move.lots.length / LARGE);
      case 'ACQUIRE_PLANNING':
        return 0.3;
      default:
        return 0;
    }
  },
  meddler(view, seat, move) {
    switch (move.type) {
      case 'PLACE':
        return move.demolish.some((id) => isOthers(view, seat, id)) ? 1 : 0;
      case 'TAKE_FAVOR':
        return 0.6;
      case 'DECIDE':
        return interferes(view, seat, move.answer);
      default:
        return 0;
    }
  },
};
