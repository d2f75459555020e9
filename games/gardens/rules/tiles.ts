/** Phase TILE: the reward for a temple. GAR-6. */
import { refusal, type Refusal, type Seat } from '@cantiere/engine';
import { BLIND_FROM, COLUMN_OPENS_AT, DISPLAY_SPACES, NO_TILE_POINTS, TILE_IDS } from './data.ts';
import type { Tell } from './events.ts';
import { takeTile, type Move, type TakeTile } from './moves.ts';
import { EMPTY, type State } from './state.ts';
import { endTurn, lastRound } from './turn.ts';

export const COLUMN_NOT_ALLOWED = 'COLUMN_NOT_ALLOWED';
export const SLOT_EMPTY = 'SLOT_EMPTY';

/** GAR-6.1 to 6.4: how many of the six spaces a group of this size opens; columns open from the left. */
export function openSpaces(size: number): number {
  let columns = 0;
  while (columns < COLUMN_OPENS_AT.length && size >= COLUMN_OPENS_AT[columns]) columns += 1;
  return columns * 2;
}

/** The columns a group of this size opens, from 1. */
export function openColumns(size: number): number[] {
  return Array.from({ length: openSpaces(size) / 2 }, (_, column) => column + 1);
}

export function givesBlindTile(size: number): boolean {
  return size >= BLIND_FROM;
}

/** What a temple on a group of this size earns: a blind tile first, then the choice of a face-up one, or points. */
export function reward(state: State, seat: Seat, size: number, tell?: Tell): void {
  const player = state.players[seat];
  let got = false;
  if (givesBlindTile(size)) {
    const tile = state.supply.shift(); // GAR-6.4
    if (tile === undefined) {
      tell?.push({ event: { kind: 'blindLost', seat } }); // GAR-6.8
    } else {
      player.blind.push(tile);
      got = true;
      tell?.push({
        event: { kind: 'blindDrawn', seat, tile: TILE_IDS[tile] },
        to: [seat],
        otherwise: { kind: 'blindDrawnUnseen', seat },
        reveals: true, // GAR-10.11
      });
    }
  }
  const open = openSpaces(size);
  for (let space = 0; space < open; space++) {
    if (state.display[space] === EMPTY) continue;
    state.templed = size;
    state.phase = 'tile';
    return;
  }
  if (!got) {
    player.bonus += NO_TILE_POINTS; // GAR-6.9, GAR-6.10
    tell?.push({ event: { kind: 'bonusPaid', seat, points: NO_TILE_POINTS } });
  }
  endTurn(state, tell);
}

export function tileMoves(state: State): Move[] {
  const moves: Move[] = [];
  const open = openSpaces(state.templed);
  for (let space = 0; space < open; space++) if (state.display[space] !== EMPTY) moves.push(takeTile(space));
  return moves;
}

export function refuseTake(state: State, { column, row }: TakeTile): Refusal | undefined {
  const need = COLUMN_OPENS_AT[column - 1];
  if (need === undefined) return refusal(COLUMN_NOT_ALLOWED, 'GAR-6.6', { have: state.templed });
  if (state.templed < need) return refusal(COLUMN_NOT_ALLOWED, COLUMN_RULES[column - 1], { need, have: state.templed });
  const tile = row === 1 || row === 2 ? state.display[(column - 1) * 2 + row - 1] : EMPTY;
  return tile === EMPTY ? refusal(SLOT_EMPTY, 'GAR-6.6') : undefined;
}

/** Which rule says what the columns ask for. */
const COLUMN_RULES: readonly string[] = ['GAR-6.1', 'GAR-6.2', 'GAR-6.3'];

export function take(state: State, seat: Seat, { column, row }: TakeTile, tell?: Tell): void {
  const space = (column - 1) * 2 + row - 1;
  const tile = state.display[space];
  state.players[seat].taken.push(tile);
  tell?.push({ event: { kind: 'took', seat, tile: TILE_IDS[tile], column, row } });
  const next = state.supply.shift();
  state.display[space] = next ?? EMPTY; // GAR-6.7
  if (next !== undefined) {
    tell?.push({ event: { kind: 'refilled', tile: TILE_IDS[next], column, row }, reveals: true });
  } else if (tilesGone(state)) {
    state.tilesGoneIn = state.round;
    tell?.push({ event: { kind: 'tilesGone', lastRound: lastRound(state) } });
  }
  endTurn(state, tell);
}

/** GAR-8.2. */
function tilesGone(state: State): boolean {
  if (state.supply.length > 0) return false;
  for (let space = 0; space < DISPLAY_SPACES; space++) if (state.display[space] !== EMPTY) return false;
  return true;
}
