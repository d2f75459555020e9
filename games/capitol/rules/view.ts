/** What a viewer may know (section 11), built up from nothing. */
import { HIDDEN_CHANCE, type View, type Viewer } from '@cantiere/engine';
import { UNKNOWN } from './cards.ts';
import { cloneArea, cloneLists, cloneSite } from './clone.ts';
import { remembers, type Player, type State } from './state.ts';

export function view(state: State, viewer: Viewer): View<State> {
  const open = state.phase === 'over' || viewer === 'all';
  const memory = open || remembers(state.options); // CAP-11.10
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    chance: viewer === 'all' ? { ...state.chance } : HIDDEN_CHANCE,
    round: state.round,
    start: state.start,
    phase: state.phase,
    asked: state.asked,
    auction: state.auction,
    auctions: state.auctions.map(({ winner, bids, amounts }) => ({ winner, bids: cloneLists(bids), amounts: [...amounts] })), // CAP-11.8,
    drawn: state.drawn,
    draws: [...state.draws],
    supply: state.supply,
    players: state.players.map((player, seat) => playerSeen(player, open || seat === viewer, memory)),
    areas: state.areas.map(cloneArea),
    decks: state.decks.map((cards, deck) => (open || (memory && !state.fresh[deck]) ? [...cards] : onlyTopOf(cards))),
    piles: memory ? cloneLists(state.piles) : state.piles.map((cards) => cards.map(() => UNKNOWN)),
    fresh: [...state.fresh],
    removed: [...state.removed],
    scored: cloneLists(state.scored),
  };
}

/** CAP-11.1: the hand and the pending bid are the owner's; others see how many cards there are (CAP-11.2). */
function playerSeen(player: Player, own: boolean, memory: boolean): Player {
  const known = memory ? [...player.known] : [];
  return {
    hand: own ? [...player.hand] : known.concat(Array.from({ length: player.hand.length - known.length }, () => UNKNOWN)),
    known,
    unseen: memory ? [...player.unseen] : player.unseen.map(() => UNKNOWN),
    site: cloneSite(player.site),
    roofs: [...player.roofs],
    lastBuilding: player.lastBuilding,
    passed: player.passed,
    hasBid: player.hasBid,
    bid: own ? [...player.bid] : [], // CAP-11.7
    score: player.score,
  };
}

/** CAP-2.5: the top card is visible and covers the others. */
function onlyTopOf(cards: readonly number[]): number[] {
  return cards.map((card, at) => (at === 0 ? card : UNKNOWN));
}
