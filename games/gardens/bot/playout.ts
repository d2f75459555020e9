/** Quick, decent moves inside imagined games: a few placements at random, the best at a glance. */
import { below, type Chance } from '@cantiere/engine';
import { SMALLEST_GROUP, faceOfCard } from '../rules/data.ts';
import { indexOf } from '../rules/garden.ts';
import { members, spread, startLooking, templesMet } from '../rules/groups.ts';
import { PASS_TEMPLE, placeTemple, takeTile, type Move } from '../rules/moves.ts';
import { cardMoves } from '../rules/placement.ts';
import type { State } from '../rules/state.ts';
import { keepMoves, movableTemples } from '../rules/temples.ts';
import { openSpaces } from '../rules/tiles.ts';
import { groupWorth, judgeCard, spreadOut, takeBack, takeStock, tryCard } from './gardenEval.ts';
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

function quickCard(state: State, seat: number, chance: Chance): Move {
  const moves = cardMoves(state, seat);
  if (moves.length === 1) return moves[0];
  const fade = hope(turnsLeft(state, seat));
  judgeTiles(state, seat, fade);
  const { garden, temples } = state.players[seat];
  spreadOut(garden);
  takeStock(fade);
  let best = moves[0];
  let most = -Infinity;
  for (let i = 0; i < TRIES; i++) {
    const move = moves[below(chance, moves.length)];
    if (move.type !== 'PLAY_CARD') return move;
    const face = faceOfCard(state.offer[move.slot], move.rotation / 90);
    tryCard(face, move.x, move.y);
    const value = judgeCard(face, temples, fade, rewardOf);
    takeBack(face);
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
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
  return { type: 'PLACE_TEMPLE', x, y, from: sources[below(chance, sources.length)] };
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
