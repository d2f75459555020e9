/** A finished game, played again from its moves to be counted; with a rest after every move, since whoever does it has others to answer. */
import type { AnyGame } from '../contract.ts';
import type { Told } from '../events.ts';
import { deal, playRecorded, type PlayedMove, type TableStart } from '../table.ts';
import type { GameNumbers } from './contract.ts';
import { Counting, type GameCount } from './record.ts';

/** Gives undefined where the moves do not come to an end; throws IllegalRecord where one is not legal. */
export function* countingAgain(
  game: AnyGame,
  numbers: GameNumbers,
  start: TableStart,
  moves: readonly PlayedMove[],
): Generator<void, GameCount | undefined> {
  const counting = new Counting(numbers, start.seats);
  const told: Told[] = [];
  const state = deal(game, start, told);
  counting.dealt(told);
  for (const [index, played] of moves.entries()) {
    told.length = 0;
    playRecorded(game, state, played, index, told);
    counting.played(told);
    yield;
  }
  return counting.end(game, state);
}
