/** The game, as everybody plays it. */
import type { Game } from '@cantiere/engine';
import { meta } from '../meta.ts';
import { census } from './census.ts';
import { choices } from './choices.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { moves, toAct } from './legal.ts';
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
  refuseTable: () => undefined, // every mix of options can be played, BLD-9.8
  setup,
  toAct,
  moves,
  refuse,
  play,
  clone,
  view,
  imagine: (seen, _seat, chance) => imagine(seen, chance),
  choices,
  result: resultOf,
  scores: scoresOf,
  round: (state) => state.round,
  census,
};

export { unseenBuildings, unseenWorkers } from './imagine.ts';
export { plansFor, standingOn, type WorkPlan, type PlannedSend } from './plans.ts';
