/** The Hanging Gardens as a game: who is asked, what may be done, what it does. The rules themselves are in the files beside. */
import { BAD_OPTION, BAD_TABLE, GAME_OVER, MALFORMED, NOBODY, NOT_YOUR_TURN, only, refusal } from '@cantiere/engine';
import type { Game, Refusal, Seat, Told } from '@cantiere/engine';
import { meta } from '../meta.ts';
import * as card from './card.ts';
import { census } from './census.ts';
import { choices } from './choices.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import type { Move } from './moves.ts';
import { options } from './options.ts';
import * as placement from './placement.ts';
import { result, scores } from './scoring.ts';
import { setup } from './setup.ts';
import { activeSeat, type Phase, type State } from './state.ts';
import * as temples from './temples.ts';
import * as tiles from './tiles.ts';
import { view } from './view.ts';

export const WRONG_PHASE = 'WRONG_PHASE';

/** GAR-3.9: which decision belongs to which phase. */
const PHASE_OF: Readonly<Record<Move['type'], Phase>> = {
  PLAY_CARD: 'CARD',
  DISCARD_CARD: 'CARD',
  KEEP_TEMPLE: 'MERGE',
  PLACE_TEMPLE: 'TEMPLE',
  PASS_TEMPLE: 'TEMPLE',
  TAKE_TILE: 'TILE',
};

function moves(state: State, seat: Seat): Move[] {
  if (seat !== activeSeat(state)) return [];
  switch (state.phase) {
    case 'CARD':
      return placement.cardMoves(state, seat);
    case 'MERGE':
      return temples.keepMoves(state, seat);
    case 'TEMPLE':
      return temples.templeMoves(state, seat);
    case 'TILE':
      return tiles.tileMoves(state);
    case 'OVER':
      return [];
  }
}

export function refuse(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.phase === 'OVER') return refusal(GAME_OVER, 'GAR-8.5');
  if (seat !== activeSeat(state)) return refusal(NOT_YOUR_TURN, 'GAR-3.8');
  if (PHASE_OF[move.type] !== state.phase) return refusal(WRONG_PHASE, 'GAR-3.7', { about: state.phase });
  switch (move.type) {
    case 'PLAY_CARD':
      return placement.refusePlay(state, seat, move);
    case 'DISCARD_CARD':
      return placement.refuseDiscard(state, seat, move);
    case 'KEEP_TEMPLE':
      return temples.refuseKeep(state, seat, move);
    case 'PLACE_TEMPLE':
      return temples.refuseTemple(state, seat, move);
    case 'PASS_TEMPLE':
      return undefined;
    case 'TAKE_TILE':
      return tiles.refuseTake(state, move);
  }
}

function play(state: State, seat: Seat, move: Move, tell?: Told<Event>[]): void {
  switch (move.type) {
    case 'PLAY_CARD':
      return card.play(state, seat, move, tell);
    case 'DISCARD_CARD':
      return card.discard(state, seat, move, tell);
    case 'KEEP_TEMPLE':
      return temples.keep(state, seat, move, tell);
    case 'PLACE_TEMPLE':
      return temples.place(state, seat, move, tell);
    case 'PASS_TEMPLE':
      return temples.pass(state, seat, tell);
    case 'TAKE_TILE':
      return tiles.take(state, seat, move, tell);
  }
}

export const game: Game<State, Move, Event> = {
  meta,
  options,
  refusalCodes: [
    MALFORMED,
    GAME_OVER,
    BAD_OPTION,
    BAD_TABLE,
    NOT_YOUR_TURN,
    WRONG_PHASE,
    placement.NO_SUCH_CARD,
    placement.BAD_PLACEMENT,
    placement.COVERS_TEMPLE,
    placement.BUILDING_ON_TABLE,
    placement.PLACEMENT_EXISTS,
    temples.NOT_AN_OVERCROWDED_GROUP,
    temples.NOT_A_BUILDING,
    temples.GROUP_TOO_SMALL,
    temples.GROUP_HAS_TEMPLE,
    temples.GROUP_NOT_GROWN,
    temples.SUPPLY_NOT_EMPTY,
    temples.SOURCE_REQUIRED,
    temples.NO_TEMPLE_THERE,
    temples.SOURCE_NOT_SMALLEST,
    tiles.COLUMN_NOT_ALLOWED,
    tiles.SLOT_EMPTY,
  ],
  refuseTable: () => undefined,
  setup,
  toAct: (state) => (state.phase === 'OVER' ? NOBODY : only(activeSeat(state))),
  moves,
  refuse,
  play,
  clone,
  view,
  imagine,
  choices,
  result,
  scores,
  round: (state) => state.round,
  census,
};
