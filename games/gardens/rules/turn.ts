/** Rounds, whose turn it is, the flower, and the end of the game. GAR-3 and GAR-8. */
import { CARD_IDS, EXTRA_ROUNDS, TILE_IDS, cardsEachRound, mostRounds } from './data.ts';
import type { Tell } from './events.ts';
import { endReason, pointsOf, scoreSteps } from './scoring.ts';
import { seatAt, type State } from './state.ts';

/** GAR-3.1: cards face up into the slots, in draw order. */
export function dealRound(state: State, tell?: Tell): void {
  state.round += 1;
  state.turn = 0;
  state.asked = state.flower;
  state.phase = 'card';
  const slots = cardsEachRound(state.seats);
  for (let slot = 0; slot < slots; slot++) state.offer[slot] = state.deck[slot];
  state.deck.splice(0, slots);
  tell?.push({
    event: { kind: 'dealt', round: state.round, flower: state.flower, cards: state.offer.map((card) => CARD_IDS[card]) },
    reveals: true, // GAR-10.11
  });
}

export function endTurn(state: State, tell?: Tell): void {
  state.turn += 1;
  state.templed = 0;
  state.added.length = 0;
  state.phase = 'card';
  if (state.turn < state.offer.length) {
    state.asked = seatAt(state, state.turn);
    return; // GAR-3.4: a round uses up all its cards
  }
  const from = state.flower;
  state.flower = (from + 1) % state.seats; // GAR-3.5
  tell?.push({ event: { kind: 'flowerPassed', from, to: state.flower } });
  if (state.deck.length === 0 || state.round >= lastRound(state)) endGame(state, tell);
  else dealRound(state, tell);
}

/** The round after which the game ends, as far as is known: the deck's last, or one after the tiles ran out (GAR-8.1, GAR-8.3). */
export function lastRound(state: State): number {
  const byCards = mostRounds(state.seats);
  return state.tilesGoneIn === 0 ? byCards : Math.min(byCards, state.tilesGoneIn + EXTRA_ROUNDS);
}

/** GAR-8.5: scoring follows at once, and all hands are open. */
function endGame(state: State, tell?: Tell): void {
  state.phase = 'over';
  if (tell === undefined) return;
  tell.push({ event: { kind: 'gameOver', reason: endReason(state) } });
  state.players.forEach((player, seat) => {
    const blind = player.blind.map((tile) => TILE_IDS[tile]);
    tell.push({
      event: { kind: 'scored', seat, blind, steps: scoreSteps(player), total: pointsOf(player) },
      reveals: true, // GAR-10.7
    });
  });
}
