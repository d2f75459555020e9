/** Phase CARD: where a card may lie, and why it may not. GAR-4. */
import { refusal, type Refusal, type Seat } from '@cantiere/engine';
import { CARD_IDS, faceOfCard, printedSquares } from './data.ts';
import { hasTemple, isBuilding, squareAt } from './garden.ts';
import {
  ROTATIONS,
  discardCard,
  playCardIn,
  playsInRow,
  type DiscardCard,
  type Move,
  type PlayCard,
  type Square,
} from './moves.ts';
import { EMPTY, PLOT, TABLE, TEMPLE, type Garden, type State } from './state.ts';

export const NO_SUCH_CARD = 'NO_SUCH_CARD';
export const BAD_PLACEMENT = 'BAD_PLACEMENT';
export const COVERS_TEMPLE = 'COVERS_TEMPLE';
export const BUILDING_ON_TABLE = 'BUILDING_ON_TABLE';
export const PLACEMENT_EXISTS = 'PLACEMENT_EXISTS';

// ---- One placement, square by square -------------------------------------------------------------------------------

/** What happens where one square of a card comes to lie. The last two forbid the placement. */
export type Landing = 'NEW_GROUND' | 'ON_PLOT' | 'ON_BUILDING' | 'BUILDING_ON_TABLE' | 'COVERS_TEMPLE';

export interface PlacedSquare extends Square {
  /** Which printed square of the card, 0 to 5. */
  readonly printed: number;
  /** What the card shows there, and what lies beneath it now (square codes of the state). */
  readonly shows: number;
  readonly beneath: number;
  readonly landing: Landing;
}

function landingOf(shows: number, beneath: number): Landing {
  if (beneath === TABLE) return shows === PLOT ? 'NEW_GROUND' : 'BUILDING_ON_TABLE'; // GAR-4.2, GAR-4.3
  if (hasTemple(beneath)) return 'COVERS_TEMPLE'; // GAR-4.4
  return isBuilding(beneath) ? 'ON_BUILDING' : 'ON_PLOT';
}

/** Each square of a card laid there, with what forbids it where something does; empty when there is no such card or turn. */
export function explainPlacement(state: State, seat: Seat, move: PlayCard): PlacedSquare[] {
  const card = cardIn(state, move.slot);
  const quarter = ROTATIONS.findIndex((rotation) => rotation === move.rotation);
  if (card === EMPTY || quarter < 0) return [];
  const face = faceOfCard(card, quarter);
  const { garden } = state.players[seat];
  return printedSquares(quarter).map((printed, place) => {
    const [x, y] = [move.x + face.dx[place], move.y + face.dy[place]];
    const beneath = squareAt(garden, x, y);
    return { x, y, printed, shows: face.codes[place], beneath, landing: landingOf(face.codes[place], beneath) };
  });
}

export function refusePlay(state: State, seat: Seat, move: PlayCard): Refusal | undefined {
  const card = cardIn(state, move.slot);
  if (card === EMPTY) return refusal(NO_SUCH_CARD, 'GAR-4.9', { have: move.slot });
  const quarter = ROTATIONS.findIndex((rotation) => rotation === move.rotation);
  if (quarter < 0 || !Number.isSafeInteger(move.x) || !Number.isSafeInteger(move.y)) return refusal(BAD_PLACEMENT, 'GAR-4.5');
  const face = faceOfCard(card, quarter);
  const { garden } = state.players[seat];
  let onTemple = 0;
  let onTable = 0;
  for (let i = 0; i < 6; i++) {
    const landing = landingOf(face.codes[i], squareAt(garden, move.x + face.dx[i], move.y + face.dy[i]));
    if (landing === 'COVERS_TEMPLE') onTemple += 1;
    else if (landing === 'BUILDING_ON_TABLE') onTable += 1;
  }
  const about = CARD_IDS[card];
  if (onTemple > 0) return refusal(COVERS_TEMPLE, 'GAR-4.4', { have: onTemple, about }); // GAR-4.6: named first
  if (onTable > 0) return refusal(BUILDING_ON_TABLE, 'GAR-4.2', { have: onTable, about });
  return undefined;
}

export function refuseDiscard(state: State, seat: Seat, move: DiscardCard): Refusal | undefined {
  const card = cardIn(state, move.slot);
  if (card === EMPTY) return refusal(NO_SUCH_CARD, 'GAR-4.9', { have: move.slot });
  const places = countPlacements(state.players[seat].garden, state.offer);
  return places > 0 ? refusal(PLACEMENT_EXISTS, 'GAR-4.10', { need: 0, have: places, about: CARD_IDS[card] }) : undefined;
}

/** The card in a slot, whatever number was named; EMPTY when there is none. */
export function cardIn(state: State, slot: number): number {
  return state.offer[slot] ?? EMPTY;
}

// ---- All placements at once ----------------------------------------------------------------------------------------
// The same two rules on rows of bits: bit i of `ground[r]` is set when the square is in the garden, bit i of `barred` when
// a card with its top-left square there would lie on a temple. One row of a turned card is then a few ANDs.

/** Anchors looked at in one go, and the columns that cards on them reach. Wider gardens are read window by window. */
const ANCHORS = 28;
const WINDOW = 30;
const ALL_ANCHORS = 2 ** ANCHORS - 1;

let ground = new Int32Array(64);
let holy = new Int32Array(64);
let barredLying = new Int32Array(64);
let barredUpright = new Int32Array(64);

/** Row 0 is the highest row in which a card that touches the garden can begin: y = garden.top - 1. GAR-4.12. */
export function readGround(garden: Garden, window: number): void {
  const { width, height, squares } = garden;
  const start = window * ANCHORS;
  if (height + 4 > ground.length) {
    ground = new Int32Array(height * 2 + 4);
    holy = new Int32Array(height * 2 + 4);
    barredLying = new Int32Array(height * 2 + 4);
    barredUpright = new Int32Array(height * 2 + 4);
  }
  const first = Math.max(1, start - 1);
  const last = Math.min(width - 2, start + WINDOW - 2);
  let anyHoly = 0;
  ground[0] = holy[0] = 0;
  for (let row = 0; row < height; row++) {
    let land = 0;
    let temples = 0;
    const from = row * width;
    for (let column = first; column <= last; column++) {
      const code = squares[from + column];
      if (code === TABLE) continue;
      const bit = 1 << (column + 1 - start);
      land |= bit;
      if (code & TEMPLE) temples |= bit;
    }
    ground[row + 1] = land;
    holy[row + 1] = temples;
    anyHoly |= temples;
  }
  ground[height + 1] = ground[height + 2] = holy[height + 1] = holy[height + 2] = 0;
  if (anyHoly === 0) {
    barredLying.fill(0, 0, height);
    barredUpright.fill(0, 0, height);
    return;
  }
  for (let row = 0; row < height; row++) {
    const two = holy[row] | holy[row + 1];
    const three = two | holy[row + 2];
    barredLying[row] = two | (two >> 1) | (two >> 2);
    barredUpright[row] = three | (three >> 1);
  }
}

/** Gardens are read in so many windows: one, unless they are very wide. */
export function windowsOf(garden: Garden): number {
  return Math.ceil(garden.width / ANCHORS);
}

/** Legal places of a card in the window that `readGround` has just read: rotation, row, column. Appends them to `out` as moves of a slot. */
export function placesInWindow(garden: Garden, window: number, card: number, slot: number, out: PlayCard[]): void {
  const left = garden.left - 1 + window * ANCHORS;
  for (let quarter = 0; quarter < 4; quarter++) {
    const { builtDx, builtDy, width: cardWidth } = faceOfCard(card, quarter);
    const barred = cardWidth === 3 ? barredLying : barredUpright;
    const buildings = builtDx.length;
    const dx0 = builtDx[0];
    const dy0 = builtDy[0];
    for (let row = 0; row < garden.height; row++) {
      let fits = (ground[row + dy0] >> dx0) & ~barred[row] & ALL_ANCHORS;
      for (let i = 1; i < buildings && fits !== 0; i++) fits &= ground[row + builtDy[i]] >> builtDx[i];
      if (fits === 0) continue;
      const y = garden.top - 1 + row;
      const shared = playsInRow(slot, quarter, y);
      for (; fits !== 0; fits &= fits - 1) {
        out.push(playCardIn(shared, slot, quarter, left + 31 - Math.clz32(fits & -fits), y));
      }
    }
  }
}

/** Legal places of all face-up cards: slot, rotation, row, column. */
function placements(garden: Garden, offer: readonly number[]): PlayCard[] {
  const places: PlayCard[] = [];
  for (let window = 0; window < windowsOf(garden); window++) {
    readGround(garden, window);
    for (let slot = 0; slot < offer.length; slot++) {
      if (offer[slot] >= 0) placesInWindow(garden, window, offer[slot], slot, places);
    }
  }
  return places;
}

export function countPlacements(garden: Garden, offer: readonly number[]): number {
  return placements(garden, offer).length;
}

/** Every way to play a face-up card, or, when none fits, every card that may be discarded (GAR-4.10, GAR-4.11). */
export function cardMoves(state: State, seat: Seat): Move[] {
  const moves = placements(state.players[seat].garden, state.offer);
  return moves.length > 0 ? moves : discards(state);
}

/** GAR-4.11. */
export function discards(state: State): DiscardCard[] {
  const moves: DiscardCard[] = [];
  for (let slot = 0; slot < state.offer.length; slot++) if (state.offer[slot] !== EMPTY) moves.push(discardCard(slot));
  return moves;
}
