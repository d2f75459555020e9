/** The end of a round (section 8): drawing new cards, one at a time, from the visible tops of the decks. */
import { NOT_YOUR_TURN, refusal, type Refusal, type Seat } from '@cantiere/engine';
import { AMPHITHEATRE, AREAS, AREA_IDS, BASIC_DRAWS } from './board.ts';
import { DECKS, deckOf } from './cards.ts';
import { decksWithCards, drawCard } from './decks.ts';
import type { Tell } from './events.ts';
import { STOP_DRAWING, draw, type Move } from './moves.ts';
import { FIRST, SECOND, extraDraws, rankArea, seatsAt } from './scoring.ts';
import type { State } from './state.ts';

export type DrawingMove = Extract<Move, { type: 'DRAW' | 'STOP_DRAWING' }>;

/** Six cards, and more for those first and second at an amphitheatre by the ranking just used (CAP-8.3 to CAP-8.5). */
export function beginDrawing(state: State, tell?: Tell): void {
  const { seats, draws } = state;
  state.phase = 'drawing';
  state.asked = state.start; // CAP-8.2
  state.drawn = 0;
  draws.fill(BASIC_DRAWS);
  const places: number[] = [];
  for (let a = 0; a < AREAS; a++) {
    if (state.areas[a].monument !== AMPHITHEATRE) continue;
    rankArea(state.areas[a], places);
    for (let seat = 0; seat < seats; seat++) {
      const extra = extraDraws(state.areas[a], places[seat], state.options);
      draws[seat] += extra;
      if (extra === 0) places[seat] = 0;
    }
    if (tell !== undefined && state.areas[a].tallest > 0) {
      tell.push({
        event: {
          kind: 'amphitheatrePays',
          area: AREA_IDS[a],
          first: seatsAt(places, FIRST),
          second: seatsAt(places, SECOND),
        },
      });
    }
  }
  tellDrawer(state, tell);
}

function tellDrawer({ asked, draws }: State, tell?: Tell): void {
  tell?.push({
    event: { kind: 'drawingStarted', seat: asked, draws: draws[asked], extra: draws[asked] - BASIC_DRAWS },
  });
}

/**
 * Goes on until somebody has a choice: draws that can only come from one deck are made, draws that cannot be made are lost
 * (CAP-8.9), and a player's draws end by themselves (CAP-8.10). False when the last player is done.
 */
export function findDrawer(state: State, tell?: Tell): boolean {
  for (;;) {
    const { asked, draws, drawn } = state;
    const decks = decksWithCards(state);
    if (drawn < draws[asked] && decks > 0) {
      if (decks > 1 || drawn >= BASIC_DRAWS) return true;
      drawCard(state, asked, onlyDeck(state), true, tell);
      state.drawn++;
      continue;
    }
    if (drawn < draws[asked]) tell?.push({ event: { kind: 'drawsLost', seat: asked, count: draws[asked] - drawn } });
    state.asked = (asked + 1) % state.seats;
    state.drawn = 0;
    if (state.asked === state.start) return false;
    tellDrawer(state, tell);
  }
}

function onlyDeck(state: State): number {
  return state.decks.findIndex((cards) => cards.length > 0);
}

export function drawingMoves(state: State): Move[] {
  const moves: Move[] = [];
  for (let deck = 0; deck < DECKS; deck++) if (state.decks[deck].length > 0) moves.push(draw(deck));
  if (state.drawn >= BASIC_DRAWS) moves.push(STOP_DRAWING); // CAP-8.7
  return moves;
}

export function refuseDrawing(state: State, seat: Seat, move: DrawingMove): Refusal | undefined {
  if (seat !== state.asked) return refusal(NOT_YOUR_TURN, 'CAP-8.2');
  if (move.type === 'STOP_DRAWING') {
    if (state.drawn >= BASIC_DRAWS) return undefined;
    return refusal('DRAW_MANDATORY', 'CAP-8.7', { need: BASIC_DRAWS, have: state.drawn });
  }
  const deck = deckOf(move.deck);
  if (deck < 0) return refusal('DECK_UNKNOWN', 'CAP-8.6', { about: move.deck });
  if (state.decks[deck].length === 0) return refusal('DECK_EMPTY', 'CAP-8.6', { about: move.deck });
  return undefined;
}

export function playDrawing(state: State, seat: Seat, move: DrawingMove, tell?: Tell): void {
  if (move.type === 'DRAW') {
    drawCard(state, seat, deckOf(move.deck), false, tell);
    state.drawn++;
    return;
  }
  const unused = state.draws[seat] - state.drawn;
  tell?.push({ event: { kind: 'stoppedDrawing', seat, unused } });
  state.draws[seat] = state.drawn; // the rest is given up
}
