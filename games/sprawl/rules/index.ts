/** The game, as everybody plays it. */
import { NOBODY, only, type Game } from '@cantiere/engine';
import { meta } from '../meta.ts';
import { census } from './census.ts';
import { choices } from './choices.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { moves } from './legal.ts';
import type { Move } from './moves.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { refusalCodes } from './refusals.ts';
import { refuse } from './refuse.ts';
import { resultOf, scoresOf } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

export const game: Game<State, Move, Event> = {
  meta,
  options,
  refusalCodes,
  refuseTable: () => undefined, // every mix of options can be played, SPR-16
  setup,
  toAct: (state) => (state.phase === 'over' ? NOBODY : only(state.asked)),
  moves,
  refuse,
  play,
  clone,
  view,
  imagine: (seen, _seat, chance) => imagine(seen, chance),
  choices,
  result: resultOf,
  scores: scoresOf,
  round: (state) => (state.turn === 0 ? 1 : Math.ceil(state.turn / state.seats)),
  census,
};

export {
  apOfSource,
  bestPayment,
  contractAt,
  officesNow,
  pivotalsAhead,
  placementsFor,
  projectSource,
  rowsNow,
  stakeOf,
  valuesOfBlocks,
  vocationAnswer,
  whatFollows,
  whyNotBuild,
  type OfficeForecast,
  type PivotalForecast,
  type PlacementPreview,
  type RowForecast,
  type Stake,
} from './preview.ts';
export { votesFor, type Votes } from './elections.ts';
