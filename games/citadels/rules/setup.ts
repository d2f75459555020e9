/** Dealing a new game (CIT-2). */
import { below, shuffle, type Chance, type Options } from '@cantiere/engine';
import { ALL_CARDS, COINS, NONE, preparationFor } from './catalog.ts';
import { draw, namesOf } from './deck.ts';
import { startDraft } from './draft.ts';
import { privately, type Tell } from './events.ts';
import { readCitadelsOptions } from './options.ts';
import { freshTurn, type State } from './state.ts';

export function setup(seats: number, given: Options, chance: Chance, tell: Tell): State {
  const options = readCitadelsOptions(given);
  const { startGold, startCards } = preparationFor(seats);
  const state: State = {
    seats,
    options,
    chance,
    round: 1, // CIT-2.5
    phase: 'draft',
    asked: NONE,
    crown: options.firstCrown === 'seat' ? options.firstCrownSeat : below(chance, seats), // CIT-2.3
    firstCompleter: NONE,
    hauntedSince: 0,
    bank: COINS - seats * startGold,
    deck: shuffle(chance, ALL_CARDS.slice()), // CIT-2.1
    players: Array.from({ length: seats }, () => ({ gold: startGold, hand: [], city: [] })), // CIT-2.2
    firstDrafter: NONE,
    faceUp: 0,
    faceDown: NONE,
    offered: [],
    kept: [],
    setAside: [],
    holder: [],
    called: NONE,
    murdered: NONE,
    robbed: NONE,
    turn: freshTurn(),
    destroyed: NONE,
  };
  for (const [seat, { hand, gold }] of state.players.entries()) {
    draw(state, startCards, hand); // CIT-2.2
    tell?.push(privately(seat, { kind: 'dealt', seat, gold, count: startCards }, { cards: namesOf(hand) }));
  }
  startDraft(state, tell);
  return state;
}
