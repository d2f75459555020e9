/** What a viewer may know (SPR-17): everything but the face-down cards of the four decks. Built from nothing, field by field. */
import { HIDDEN_CHANCE, type Viewer } from '@cantiere/engine';
import { cloneFrame, clonePlayer } from './clone.ts';
import { UNKNOWN, type SprawlView, type State } from './state.ts';

export function view(state: State, viewer: Viewer): SprawlView {
  const open = viewer === 'all' || state.phase === 'over';
  const { project, final } = state;
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    chance: HIDDEN_CHANCE,
    phase: state.phase,
    first: state.first,
    active: state.active,
    asked: state.asked,
    turn: state.turn,
    ap: state.ap,
    built: state.built,
    contractLeft: state.contractLeft,
    idleTurns: state.idleTurns,
    freshFavors: state.freshFavors.slice(),
    project: project && { card: project.card, space: project.space, placement: project.placement },
    question: state.question,
    answered: state.answered,
    flow: state.flow.map(cloneFrame),
    lots: state.lots.slice(),
    near: state.near.slice(),
    buildings: state.buildings.slice(),
    placed: state.placed,
    tiles: state.tiles.slice(),
    demolished: state.demolished.slice(),
    values: state.values.slice(),
    grey: state.grey.slice(),
    players: state.players.map(clonePlayer),
    reserve: state.reserve.slice(),
    offices: state.offices.slice(),
    politicians: state.politicians,
    contractor: state.contractor,
    contractorInPlay: state.contractorInPlay,
    pawn: state.pawn,
    extraFavor: state.extraFavor,
    decks: state.decks.map((deck) => (open ? deck.slice() : deck.map(() => UNKNOWN))), // SPR-17.1
    tops: state.tops.slice(),
    activeDecks: state.activeDecks,
    reshuffles: state.reshuffles,
    planning: state.planning.slice(),
    planningDiscard: state.planningDiscard.slice(),
    contracts: state.contracts.slice(),
    gone: state.gone.slice(),
    event: state.event,
    final: { rows: final.rows.slice(), wealth: final.wealth.slice(), offices: final.offices.slice() },
    endReason: state.endReason,
  };
}
