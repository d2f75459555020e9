/** Capitol as the platform plays it: the contract, delegated to the parts of the rules. */
import { NOBODY, only, rankSeats, type Game, type Result, type Seat, type Told } from '@cantiere/engine';
import { meta } from '../meta.ts';
import { bidMoves, placeTile, sealBid, stillToBid, tileMoves } from './auctions.ts';
import { census } from './census.ts';
import { choices } from './choices.ts';
import { clone } from './clone.ts';
import { constructionMoves, playConstruction } from './construction.ts';
import { drawingMoves, playDrawing } from './drawing.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import type { Move } from './moves.ts';
import { options, refuseTable } from './options.ts';
import { refusalCodes, refuse } from './refuse.ts';
import { goOn } from './round.ts';
import { roundPoints } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const END_REASON = 'four-rounds';

export const game: Game<State, Move, Event> = {
  meta,
  options,
  refusalCodes,
  refuseTable,
  setup,
  toAct,
  moves,
  refuse,
  play,
  clone,
  view,
  imagine,
  choices,
  result,
  scores: (state) => state.players.map(({ score }) => score),
  round: (state) => state.round,
  census,
};

function toAct(state: State): readonly Seat[] {
  if (state.step === 'over') return NOBODY;
  return state.step === 'auction' ? stillToBid(state) : only(state.turn);
}

function moves(state: State, seat: Seat): Move[] {
  if (state.step === 'auction') return bidMoves(state, seat);
  if (state.step === 'over' || seat !== state.turn) return [];
  if (state.step === 'construction') return constructionMoves(state, seat);
  return state.step === 'tile' ? tileMoves(state) : drawingMoves(state);
}

function play(state: State, seat: Seat, move: Move, tell?: Told<Event>[]): void {
  switch (move.type) {
    case 'PASS':
    case 'PLAY_FLOOR':
    case 'PLAY_ROOF':
    case 'PLAY_PERMIT':
    case 'PLAY_BLANK':
      playConstruction(state, seat, move, tell);
      break;
    case 'BID':
      sealBid(state, seat, move, tell);
      break;
    case 'PLACE_FOUNTAIN':
    case 'PLACE_MONUMENT':
      placeTile(state, seat, move, tell);
      break;
    case 'DRAW':
    case 'STOP_DRAWING':
      playDrawing(state, seat, move, tell);
      break;
  }
  goOn(state, tell);
}

/** One line for each round: what its nine areas paid. Area by area it stands in `state.scored`. */
function result(state: State): Result | undefined {
  if (state.step !== 'over') return undefined;
  const totals = state.players.map(({ score }) => score);
  return {
    sheet: state.scored.map((sheet, i) => ({ category: `round-${i + 1}`, points: roundPoints(sheet, state.seats) })),
    totals,
    ranks: rankSeats([totals]), // CAP-9.2, CAP-9.3
    endReason: END_REASON,
  };
}
