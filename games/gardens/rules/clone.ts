/** A copy that shares nothing that can change. */
import { cloneChance } from '@cantiere/engine';
import type { Garden, Player, State } from './state.ts';

export function clone(state: State): State {
  const players: Player[] = [];
  for (let seat = 0; seat < state.seats; seat++) players.push(clonePlayer(state.players[seat]));
  return {
    seats: state.seats,
    options: state.options,
    chance: cloneChance(state.chance),
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    asked: state.asked,
    flower: state.flower,
    deck: state.deck.slice(),
    offer: state.offer.slice(),
    discarded: state.discarded.slice(),
    supply: state.supply.slice(),
    display: state.display.slice(),
    players,
    added: state.added.slice(),
    templed: state.templed,
    tilesGoneIn: state.tilesGoneIn,
  };
}

export function clonePlayer(player: Player): Player {
  return {
    garden: cloneGarden(player.garden),
    laid: player.laid.slice(),
    temples: player.temples,
    taken: player.taken.slice(),
    blind: player.blind.slice(),
    bonus: player.bonus,
  };
}

export function cloneGarden({ left, top, width, height, squares }: Garden): Garden {
  return { left, top, width, height, squares: squares.slice() };
}
