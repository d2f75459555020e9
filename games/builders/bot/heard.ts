/** The sensible moves of one decision, each with its worth less what its actions could do elsewhere, in the order in which they were thought of. */
import { fractions, type Chance } from '@cantiere/engine';
import { END_TURN, type Move } from '../rules/moves.ts';

/** How much one whom chance makes restless takes a move for better than it is, at most. */
const RESTLESSNESS = 3;

/** Used again from decision to decision; only the first `count` are of this one. */
const moves: Move[] = [END_TURN];
const worths: number[] = [0.5];
let count = 0;
let draws = new Float64Array(64);

export function hearNothing(): void {
  count = 0;
}

export function hear(move: Move, worth: number): void {
  moves[count] = move;
  worths[count++] = worth;
}

/** The result of `best` is shared: read it before the next call. */
const found: { move: Move; worth: number } = { move: END_TURN, worth: 0.5 };

/** The best of them; with `noise`, as one finds it who is not always sure. */
export function best(noise: Chance | undefined): { readonly move: Move; readonly worth: number } {
  if (noise) {
    if (draws.length < count) draws = new Float64Array(2 * count);
    fractions(noise, draws, count);
    for (let i = 0; i < count; i++) worths[i] += draws[i] * RESTLESSNESS;
  }
  let first = 0;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = worths[i];
    if (worth <= most) continue;
    first = i;
    most = worth;
  }
  found.move = moves[first];
  found.worth = most;
  return found;
}

export function isHeard(move: Move): boolean {
  for (let i = 0; i < count; i++) if (moves[i] === move) return true;
  return false;
}

/** Each once, best first; of the same worth, what was thought of first. */
export function bestFirst(): Move[] {
  mergeRepeated();
  for (let i = 1; i < count; i++) {
    const move = moves[i];
    const worth = worths[i];
    let place = i;
    for (; place > 0 && worths[place - 1] < worth; place--) {
      moves[place] = moves[place - 1];
      worths[place] = worths[place - 1];
    }
    moves[place] = move;
    worths[place] = worth;
  }
  return moves.slice(0, count);
}

/** The first step to a finished site may be thought of as a step by itself too, or finish another: the best that was thought of it counts. */
function mergeRepeated(): void {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    const first = move.type === 'SEND' || move.type === 'BUY_ACTION' ? moves.indexOf(move) : kept;
    if (first < kept) worths[first] = Math.max(worths[i], worths[first]);
    else {
      moves[kept] = move;
      worths[kept++] = worths[i];
    }
  }
  count = kept;
}
