/** What a viewer may know, built up from nothing. GAR-10. */
import { HIDDEN_CHANCE, cloneChance, type Viewer } from '@cantiere/engine';
import { cloneGarden } from './clone.ts';
import { UNKNOWN, type GardensView, type Player, type State } from './state.ts';

export function view(state: State, viewer: Viewer): GardensView {
  const open = viewer === 'all' || state.phase === 'over'; // GAR-10.7
  return {
    viewer,
    seats: state.seats,
    options: { ...state.options },
    chance: viewer === 'all' ? cloneChance(state.chance) : { ...HIDDEN_CHANCE },
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    asked: state.asked,
    flower: state.flower,
    deck: open ? state.deck.slice() : faceDown(state.deck), // GAR-10.1
    offer: state.offer.slice(), // GAR-10.2
    discarded: state.discarded.slice(),
    supply: open ? state.supply.slice() : faceDown(state.supply),
    display: state.display.slice(),
    players: state.players.map((player, seat) => seenPlayer(player, open || viewer === seat)),
    added: state.added.slice(),
    templed: state.templed,
    tilesGoneIn: state.tilesGoneIn,
  };
}

/** GAR-10.10: tiles taken from the display are public knowledge; blind ones are their owner's (GAR-10.3, GAR-10.4). */
function seenPlayer(player: Player, own: boolean): Player {
  return {
    garden: cloneGarden(player.garden),
    laid: player.laid.slice(),
    temples: player.temples,
    taken: player.taken.slice(),
    blind: own ? player.blind.slice() : faceDown(player.blind),
    bonus: player.bonus,
  };
}

function faceDown(pieces: readonly number[]): number[] {
  return pieces.map(() => UNKNOWN);
}
