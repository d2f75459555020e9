/** One turn ahead: the placement, temple and tile that promise most. Reads only what the seat knows. */
import { SMALLEST_GROUP } from '../rules/data.ts';
import { indexOf } from '../rules/garden.ts';
import { members, spread, startLooking, templesMet } from '../rules/groups.ts';
import { PASS_TEMPLE, moveTemple, placeTemple, type Move, type Square } from '../rules/moves.ts';
import { discards } from '../rules/placement.ts';
import { EMPTY, type Garden, type State } from '../rules/state.ts';
import { keepMoves, movableTemples } from '../rules/temples.ts';
import { tileMoves } from '../rules/tiles.ts';
import { blocks, groupWorth } from './gardenEval.ts';
import { fitOf, inSlot, judgeAll, lookAt, valueOf, weighTemples, windows, type Fit } from './ground.ts';
import { hope, judgeTiles, rewardOf, spaceWorth, turnsLeft } from './worth.ts';

/** A legal move and how good it looks; the better the higher. */
export interface Rated {
  readonly move: Move;
  readonly value: number;
}

/** All moves worth a thought, rated; not sorted. Never empty while the seat is asked. */
export function rate(state: State, seat: number): Rated[] {
  switch (state.phase) {
    case 'card':
      return rateCards(state, seat);
    case 'merge':
      return keepMoves(state, seat).map((move) => ({
        move,
        value: 'x' in move ? -blocks(state.players[seat].garden, move.x, move.y) : 0,
      }));
    case 'temple':
      return rateTemples(state, seat);
    case 'tile':
      return rateTiles(state, seat);
    case 'over':
      return [];
  }
}

function rateCards(state: State, seat: number): Rated[] {
  const rated: Rated[] = [];
  judgeCards(state, seat, (fit, slot) => {
    for (let i = 0; i < fit.places.length; i++) rated.push({ move: inSlot(fit.places[i], slot), value: valueOf(fit, i) });
  });
  return rated.length > 0 ? rated : discards(state).map((move) => ({ move, value: 0 }));
}

/** Looks at every place of every card and hands them on card by card. */
function judgeCards(state: State, seat: number, hear: (fit: Fit, slot: number) => void): void {
  const fade = hope(turnsLeft(state, seat));
  judgeTiles(state, seat, fade);
  lookAt(state.players[seat], fade);
  weighTemples(rewardOf);
  for (let window = 0; window < windows; window++) {
    for (let slot = 0; slot < state.offer.length; slot++) {
      if (state.offer[slot] === EMPTY) continue;
      const fit = fitOf(state.offer[slot], window);
      judgeAll(fit);
      hear(fit, slot);
    }
  }
}

/** Placements of each card that search looks at: what is left for the others depends on the card. */
const PER_CARD = 4;

/** The best of one card so far: which places, and what they promise. */
const topPlace = new Int32Array(PER_CARD);
const topValue = new Float64Array(PER_CARD);

/** The most promising placements of every card, best first. */
export function bestCards(state: State, seat: number): Move[] {
  const best: Rated[] = [];
  judgeCards(state, seat, (fit, slot) => {
    const found = findTop(fit);
    for (let i = 0; i < found; i++) best.push({ move: inSlot(fit.places[topPlace[i]], slot), value: topValue[i] });
  });
  if (best.length === 0) return discards(state);
  return best.sort((a, b) => b.value - a.value).map(({ move }) => move);
}

/** Finds the best places of one card, in order, of equals the first; says how many there are. */
function findTop(fit: Fit): number {
  let found = 0;
  for (let i = 0; i < fit.places.length; i++) {
    const value = valueOf(fit, i);
    if (found === PER_CARD && value <= topValue[PER_CARD - 1]) continue;
    let at = found < PER_CARD ? found++ : PER_CARD - 1;
    for (; at > 0 && topValue[at - 1] < value; at--) {
      topValue[at] = topValue[at - 1];
      topPlace[at] = topPlace[at - 1];
    }
    topValue[at] = value;
    topPlace[at] = i;
  }
  return found;
}

/** The two squares of each group that block the least ground, the temple that frees most, and declining. */
function rateTemples(state: State, seat: number): Rated[] {
  const { garden, temples } = state.players[seat];
  const fade = hope(turnsLeft(state, seat));
  judgeTiles(state, seat, fade);
  const source = temples > 0 ? undefined : busiest(garden, movableTemples(garden));
  const freed = source === undefined ? 0 : groupWorth(sizeAt(garden, source)) * fade * 0.7;
  const rated: Rated[] = [{ move: PASS_TEMPLE, value: 0 }];
  for (const { size, quiet } of eligibleGroups(garden, state.added)) {
    const value = rewardOf(size) - groupWorth(size) * fade + freed;
    for (const { x, y, blocked } of quiet) {
      const move = source === undefined ? placeTemple(x, y) : moveTemple(x, y, source);
      rated.push({ move, value: value - blocked * 0.01 });
    }
  }
  return rated;
}

function sizeAt(garden: Garden, { x, y }: Square): number {
  startLooking(garden);
  return spread(garden, indexOf(garden, x, y));
}

/** A square, and how much ground a temple on it would block. */
interface Quiet extends Square {
  readonly blocked: number;
}

interface Eligible {
  readonly size: number;
  /** Its topmost, then leftmost square. */
  readonly first: number;
  /** The two squares that block least, of equals the first. */
  readonly quiet: readonly Quiet[];
}

/** The groups that may get a temple, in the order of `groupsOf`, which would look at the whole garden for them. */
function eligibleGroups(garden: Garden, added: readonly number[]): Eligible[] {
  const groups: Eligible[] = [];
  startLooking(garden);
  for (let i = 0; i < added.length; i += 2) {
    const size = spread(garden, indexOf(garden, added[i], added[i + 1]));
    if (size < SMALLEST_GROUP || templesMet > 0) continue;
    const squares = members.slice(0, size).sort();
    groups.push({ size, first: squares[0], quiet: quietest(garden, squares) });
  }
  return groups.sort((a, b) => a.first - b.first);
}

function quietest(garden: Garden, squares: Int32Array): Quiet[] {
  let best: Quiet | undefined;
  let second: Quiet | undefined;
  for (const index of squares) {
    const x = garden.left + (index % garden.width);
    const y = garden.top + Math.floor(index / garden.width);
    const square = { x, y, blocked: blocks(garden, x, y) };
    if (best === undefined || square.blocked < best.blocked) [best, second] = [square, best];
    else if (second === undefined || square.blocked < second.blocked) second = square;
  }
  return [best, second].filter((square) => square !== undefined);
}

/** Of the temples that may move, the one that blocks most. */
function busiest(garden: Garden, temples: readonly Square[]): Square | undefined {
  let best: Square | undefined;
  let most = -1;
  for (const temple of temples) {
    const blocked = blocks(garden, temple.x, temple.y);
    if (blocked > most) [best, most] = [temple, blocked];
  }
  return best;
}

function rateTiles(state: State, seat: number): Rated[] {
  judgeTiles(state, seat, hope(turnsLeft(state, seat)));
  return tileMoves(state).map((move) => ({
    move,
    value: move.type === 'TAKE_TILE' ? spaceWorth[(move.column - 1) * 2 + move.row - 1] : 0,
  }));
}
