/** The table as it is laid. All the chance of the game is here. GAR-1. */
import { below, shuffle, type Chance, type Options } from '@cantiere/engine';
import { CARD_IDS, DISPLAY_SPACES, TEMPLES_EACH, TILE_IDS } from './data.ts';
import type { Tell } from './events.ts';
import { startGarden } from './garden.ts';
import type { Player, State } from './state.ts';
import { dealRound } from './turn.ts';

export function setup(seats: number, options: Options, chance: Chance, tell?: Tell): State {
  // GAR-1.11: deck, tiles, first seat, in this order.
  const deck = shuffle(
    chance,
    Array.from(CARD_IDS, (_, card) => card),
  );
  const supply = shuffle(
    chance,
    Array.from(TILE_IDS, (_, tile) => tile),
  );
  const flower = below(chance, seats);
  const display = supply.splice(0, DISPLAY_SPACES);
  const state: State = {
    seats,
    options,
    chance,
    phase: 'card',
    round: 0,
    turn: 0,
    asked: flower,
    flower,
    deck,
    offer: [],
    discarded: [],
    supply,
    display,
    players: Array.from({ length: seats }, newPlayer),
    added: [],
    templed: 0,
    tilesGoneIn: 0,
  };
  tell?.push({ event: { kind: 'started', first: flower, tiles: display.map((tile) => TILE_IDS[tile]) }, reveals: true });
  dealRound(state, tell);
  return state;
}

export function newPlayer(): Player {
  return { garden: startGarden(), laid: [], temples: TEMPLES_EACH, taken: [], blind: [], bonus: 0 };
}
