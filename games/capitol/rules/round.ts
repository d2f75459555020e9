/** The round (section 3): construction, three auctions, scoring, drawing, and what happens by itself in between. */
import { ROUNDS } from './board.ts';
import { closeAuction, openAuction, stillToBid } from './auctions.ts';
import { findBuilder } from './construction.ts';
import { beginDrawing, findDrawer } from './drawing.ts';
import type { Tell } from './events.ts';
import { scoreRound } from './scoring.ts';
import type { State } from './state.ts';

export function beginRound(state: State, tell?: Tell): void {
  state.phase = 'construction';
  state.asked = state.start; // CAP-4.1
  state.auction = 0;
  state.auctions = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat];
    player.passed = false;
    player.hasBid = false;
  }
  tell?.push({ event: { kind: 'roundStarted', round: state.round, start: state.start } });
}

/** Everything automatic up to the next decision. */
export function goOn(state: State, tell?: Tell): void {
  for (;;) {
    switch (state.phase) {
      case 'construction':
        if (findBuilder(state, tell)) return;
        openAuction(state, tell);
        break;
      case 'auction':
        if (stillToBid(state).length > 0) return;
        closeAuction(state, tell);
        if (state.phase !== 'auction') return; // the winner places the tile
        developmentGoesOn(state, tell);
        break;
      case 'tile':
        developmentGoesOn(state, tell);
        break;
      case 'drawing':
        if (findDrawer(state, tell)) return;
        nextRound(state, tell);
        break;
      case 'over':
        return;
    }
  }
}

/** The next auction, or, after the third, scoring and drawing. Round 4 ends with its scoring (CAP-8.1, CAP-9.1). */
function developmentGoesOn(state: State, tell?: Tell): void {
  if (openAuction(state, tell)) return;
  scoreRound(state, tell);
  if (state.round < ROUNDS) {
    beginDrawing(state, tell);
    return;
  }
  state.phase = 'over';
  if (tell === undefined) return;
  const scores = state.players.map(({ score }) => score);
  const best = Math.max(...scores);
  tell.push({
    event: { kind: 'gameOver', scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) },
  });
}

/** CAP-3.3: the consul marker passes to the left. */
function nextRound(state: State, tell?: Tell): void {
  const from = state.start;
  state.start = (from + 1) % state.seats;
  tell?.push({ event: { kind: 'consulPassed', from, to: state.start } });
  state.round++;
  beginRound(state, tell);
}
