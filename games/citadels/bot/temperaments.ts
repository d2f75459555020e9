/** What bots of each temperament like in Citadels: gold and green districts, building, or other people's affairs. */
import type { Likings, Seat } from '@cantiere/engine';
import { COLOUR, COLOURS, districtOf, type Colour } from '../rules/catalog.ts';
import type { Move } from '../rules/moves.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';

type Likes = Readonly<Record<string, number>>;

const CHARACTERS_LIKED = {
  grasper: { merchant: 1, thief: 0.8, king: 0.4, bishop: 0.2 },
  builder: { architect: 1, king: 0.4, bishop: 0.4, merchant: 0.3 },
  meddler: { assassin: 1, warlord: 1, thief: 0.6, magician: 0.6 },
} satisfies Readonly<Record<string, Likes>>;

const GREEN: Colour = COLOURS.indexOf('green');
const RED: Colour = COLOURS.indexOf('red');

const drafted = (move: Move, likes: Likes): number => (move.type === 'DRAFT_PICK' ? (likes[move.character] ?? 0) : 0);

/** Whether nobody but the seat itself has more points than this one. */
function leads(state: State, seat: Seat, other: Seat): boolean {
  const score = scoreOf(state, other);
  return state.players.every((_, each) => each === seat || scoreOf(state, each) <= score);
}

export const temperaments: Likings<State, Move> = {
  grasper(_view, _seat, move) {
    switch (move.type) {
      case 'TAKE_GOLD':
      case 'COLLECT_INCOME':
        return 1;
      case 'BUILD':
        return COLOUR[districtOf(move.card)] === GREEN ? 0.8 : 0;
      case 'KEEP_CARDS':
        return move.cards.some((card) => COLOUR[districtOf(card)] === GREEN) ? 0.8 : 0;
      default:
        return drafted(move, CHARACTERS_LIKED.grasper);
    }
  },
  builder(_view, _seat, move) {
    switch (move.type) {
      case 'BUILD':
        return 1;
      case 'ARCHITECT_DRAW':
        return 0.8;
      case 'DRAW_CARDS':
        return 0.4;
      default:
        return drafted(move, CHARACTERS_LIKED.builder);
    }
  },
  meddler(view, seat, move) {
    switch (move.type) {
      case 'DESTROY':
        return leads(view, seat, move.player) ? 1 : 0.6;
      case 'SWAP_HANDS':
        return leads(view, seat, move.player) ? 1 : 0.6;
      case 'BUILD':
        return COLOUR[districtOf(move.card)] === RED ? 0.5 : 0;
      case 'KEEP_CARDS':
        return move.cards.some((card) => COLOUR[districtOf(card)] === RED) ? 0.5 : 0;
      default:
        return drafted(move, CHARACTERS_LIKED.meddler);
    }
  },
};
