/** What may be known: everything on the table, but of the decks only their size and the card that lies open on top. */
import { HIDDEN_CHANCE, cloneChance, type Viewer } from '@cantiere/engine';
import { NONE } from './cards.ts';
import { clonePlayer } from './clone.ts';
import type { BuildersView, State } from './state.ts';

export function view(state: State, viewer: Viewer): BuildersView {
  const open = viewer === 'all' || state.phase === 'over';
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    chance: viewer === 'all' ? cloneChance(state.chance) : HIDDEN_CHANCE, // BLD-7.5
    phase: state.phase,
    round: state.round,
    first: state.first,
    asked: state.asked,
    actions: state.actions,
    invested: state.invested,
    triggeredBy: state.triggeredBy,
    idleRounds: state.idleRounds,
    finishedThisRound: state.finishedThisRound,
    endReason: state.endReason,
    buildingRow: state.buildingRow.slice(),
    buildingDeck: open ? state.buildingDeck.slice() : backs(state.buildingDeck, true), // BLD-7.2
    workerRow: state.workerRow.slice(),
    workerDeck: open ? state.workerDeck.slice() : backs(state.workerDeck, state.options.showNextWorker === true), // BLD-7.3
    slaves: state.slaves.slice(),
    tools: state.tools.slice(),
    universities: state.universities.slice(),
    loans: state.loans.slice(),
    bank: state.bank,
    players: state.players.map(clonePlayer), // BLD-7.1
  };
}

/** As many unknown cards as the deck has, with the top one (the last) open or not. */
function backs(deck: readonly number[], topOpen: boolean): number[] {
  const seen = deck.map(() => NONE);
  if (topOpen && deck.length > 0) seen[deck.length - 1] = deck[deck.length - 1];
  return seen;
}
