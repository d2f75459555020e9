/** The Hanging Gardens as everything else plays it. */
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
import { result, scores } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

export const game: Game<State, Move, Event> = {
  meta,
  options,
  refusalCodes,
  refuseTable: () => undefined,
  setup,
  toAct: (state) => (state.phase === 'over' ? NOBODY : only(state.asked)),
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
