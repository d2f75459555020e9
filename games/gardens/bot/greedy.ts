/** One turn ahead: the placement, temple and tile that promise most. Reads only what the seat knows. */
import { faceOfCard } from '../rules/data.ts';
import { groupsOf } from '../rules/groups.ts';
import {
  PASS_TEMPLE,
  placeTemple,
  type DiscardCard,
  type Move,
  type PlaceTemple,
  type PlayCard,
  type Square,
} from '../rules/moves.ts';
import { cardMoves } from '../rules/placement.ts';
import type { Garden, State } from '../rules/state.ts';
import { keepMoves, movableTemples } from '../rules/temples.ts';
import { tileMoves } from '../rules/tiles.ts';
import { blocks, groupWorth, judgeCard, spreadOut, takeBack, takeStock, tryCard } from './gardenEval.ts';
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
  judgeCards(state, seat, (move, value) => rated.push({ move, value }));
  return rated;
}

/** Looks at every placement and tells what it promises. */
function judgeCards(state: State, seat: number, hear: (move: PlayCard | DiscardCard, value: number) => void): void {
  const player = state.players[seat];
  const fade = hope(turnsLeft(state, seat));
  judgeTiles(state, seat, fade);
  spreadOut(player.garden);
  takeStock(fade);
  for (const move of cardMoves(state, seat)) {
    if (move.type === 'DISCARD_CARD') hear(move, 0);
    if (move.type !== 'PLAY_CARD') continue;
    const face = faceOfCard(state.offer[move.slot], move.rotation / 90);
    tryCard(face, move.x, move.y);
    hear(move, judgeCard(face, player.temples, fade, rewardOf));
    takeBack(face);
  }
}

/** Placements of each card that search looks at: what is left for the others depends on the card. */
const PER_CARD = 4;
let listed: Rated[] = [];

/** The most promising placements of every card, best first. */
export function bestCards(state: State, seat: number): Move[] {
  const best: Rated[] = [];
  listed = [];
  let slot = -1;
  judgeCards(state, seat, (move, value) => {
    if (move.slot !== slot) best.push(...listed.splice(0));
    slot = move.slot;
    enlist(move, value);
  });
  return [...best, ...listed].sort((a, b) => b.value - a.value).map(({ move }) => move);
}

/** Keeps the best of one card, in order. */
function enlist(move: Move, value: number): void {
  if (listed.length === PER_CARD) {
    if (value <= listed[PER_CARD - 1].value) return;
    listed.pop();
  }
  let at = listed.length;
  while (at > 0 && listed[at - 1].value < value) at--;
  listed.splice(at, 0, { move, value });
}

/** The two squares of each group that block the least ground, the temple that frees most, and declining. */
function rateTemples(state: State, seat: number): Rated[] {
  const { garden, temples } = state.players[seat];
  const fade = hope(turnsLeft(state, seat));
  judgeTiles(state, seat, fade);
  const rated: Rated[] = [{ move: PASS_TEMPLE, value: 0 }];
  const groups = groupsOf(garden, state.added);
  const source = temples > 0 ? undefined : busiest(garden, movableTemples(garden));
  const freed = source && groups.find((group) => group.temples.some(({ x, y }) => x === source.x && y === source.y));
  for (const { eligible, size, squares } of groups) {
    if (!eligible) continue;
    const value = rewardOf(size) - groupWorth(size) * fade + (freed ? groupWorth(freed.size) * fade * 0.7 : 0);
    const quiet = squares.map((square) => ({ square, blocked: blocks(garden, square.x, square.y) }));
    quiet.sort((a, b) => a.blocked - b.blocked);
    for (const { square, blocked } of quiet.slice(0, 2)) {
      const { x, y } = square;
      const move: PlaceTemple = source === undefined ? placeTemple(x, y) : { type: 'PLACE_TEMPLE', x, y, from: source };
      rated.push({ move, value: value - blocked * 0.01 });
    }
  }
  return rated;
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
