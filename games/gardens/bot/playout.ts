/** Quick, decent moves inside imagined games: a few placements at random, the best at a glance. */
import { below, type Chance } from '@cantiere/engine';
import { SMALLEST_GROUP } from '../rules/data.ts';
import { indexOf } from '../rules/garden.ts';
import { members, spread, startLooking, templesMet } from '../rules/groups.ts';
import { PASS_TEMPLE, moveTemple, placeTemple, takeTile, type Move } from '../rules/moves.ts';
import { discards } from '../rules/placement.ts';
import { EMPTY, type State } from '../rules/state.ts';
import { keepMoves, movableTemples } from '../rules/temples.ts';
import { openSpaces } from '../rules/tiles.ts';
import { groupWorth } from './gardenEval.ts';
import { fitOf, inSlot, judgePlace, lookAt, valueOf, weighTemples, windows, type Fit } from './ground.ts';
import { hope, judgeTiles, rewardOf, spaceWorth, turnsLeft } from './worth.ts';

/** Placements looked at in one playout decision. */
const TRIES = 20;

export function playout(state: State, seat: number, chance: Chance): Move {
  switch (state.phase) {
    case 'card':
      return quickCard(state, seat, chance);
    case 'merge':
      return keepMoves(state, seat)[0];
    case 'temple':
      return quickTemple(state, seat, chance);
    default:
      return quickTile(state, seat);
  }
}

/** What a playout may choose from: the cards on offer with the slots they lie in. */
const fits: Fit[] = [];
const slots: number[] = [];

/** Gathers all places of all cards on offer, in the order of the rules, and counts them. */
function gather(state: State): number {
  let count = 0;
  fits.length = slots.length = 0;
  for (let window = 0; window < windows; window++) {
    for (let slot = 0; slot < state.offer.length; slot++) {
      if (state.offer[slot] === EMPTY) continue;
      const fit = fitOf(state.offer[slot], window);
      fits.push(fit);
      slots.push(slot);
      count += fit.places.length;
    }
  }
  return count;
}

function quickCard(state: State, seat: number, chance: Chance): Move {
  const fade = hope(turnsLeft(state, seat));
  lookAt(state.players[seat], fade);
  const count = gather(state);
  if (count === 0) return quickDiscard(state, chance);
  judgeTiles(state, seat, fade);
  weighTemples(rewardOf);
  let best = 0;
  let bestPlace = 0;
  let most = -Infinity;
  const tries = count > 1 ? TRIES : 0; // a single place takes no dice
  for (let i = 0; i < tries; i++) {
    let place = below(chance, count);
    let at = 0;
    while (place >= fits[at].places.length) place -= fits[at++].places.length;
    judgePlace(fits[at], place);
    const value = valueOf(fits[at], place);
    if (value > most) {
      most = value;
      best = at;
      bestPlace = place;
    }
  }
  while (fits[best].places.length === 0) best += 1;
  return inSlot(fits[best].places[bestPlace], slots[best]);
}

function quickDiscard(state: State, chance: Chance): Move {
  const moves = discards(state);
  return moves.length === 1 ? moves[0] : moves[below(chance, moves.length)];
}

/** The most rewarding group, on any of its squares. */
function quickTemple(state: State, seat: number, chance: Chance): Move {
  const { garden, temples } = state.players[seat];
  const fade = hope(turnsLeft(state, seat));
  judgeTiles(state, seat, fade);
  let at = -1;
  let most = 0;
  startLooking(garden);
  for (let i = 0; i < state.added.length; i += 2) {
    const size = spread(garden, indexOf(garden, state.added[i], state.added[i + 1]));
    if (size < SMALLEST_GROUP || templesMet > 0) continue;
    const value = rewardOf(size) - groupWorth(size) * fade * 0.5;
    if (value <= most) continue;
    most = value;
    at = members[below(chance, size)];
  }
  if (at < 0) return PASS_TEMPLE;
  const x = garden.left + (at % garden.width);
  const y = garden.top + Math.floor(at / garden.width);
  if (temples > 0) return placeTemple(x, y);
  const sources = movableTemples(garden);
  return moveTemple(x, y, sources[below(chance, sources.length)]);
}

function quickTile(state: State, seat: number): Move {
  judgeTiles(state, seat, hope(turnsLeft(state, seat)));
  const open = openSpaces(state.templed);
  let best = 0;
  let most = -1;
  for (let space = 0; space < open; space++) {
    if (spaceWorth[space] <= most) continue;
    most = spaceWorth[space];
    best = space;
  }
  return takeTile(best);
}
