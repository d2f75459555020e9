/** Capitol as the platform plays it: the contract, delegated to the parts of the rules. */
import type { Game } from '@cantiere/engine';
import { meta } from '../meta.ts';
import { census } from './census.ts';
import { choices } from './choices.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { moves, toAct } from './legal.ts';
import type { Move } from './moves.ts';
import { options, refuseTable } from './options.ts';
import { play } from './play.ts';
import { refusalCodes } from './refusals.ts';
import { refuse } from './refuse.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

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
