/** A copy of a state that shares nothing that can change. */
import { cloneChance } from '@cantiere/engine';
import type { Area, Building, Player, State } from './state.ts';

export function clone(state: State): State {
  return {
    seats: state.seats,
    options: state.options,
    chance: cloneChance(state.chance),
    round: state.round,
    start: state.start,
    phase: state.phase,
    asked: state.asked,
    auction: state.auction,
    auctions: state.auctions.map(({ winner, bids, amounts }) => ({ winner, bids: cloneLists(bids), amounts: amounts.slice() })),
    drawn: state.drawn,
    draws: state.draws.slice(),
    supply: state.supply,
    players: state.players.map(clonePlayer),
    areas: state.areas.map(cloneArea),
    decks: cloneLists(state.decks),
    piles: cloneLists(state.piles),
    fresh: state.fresh.slice(),
    removed: state.removed.slice(),
    scored: cloneLists(state.scored),
  };
}

export function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push(lists[i].slice());
  return copies;
}

function clonePlayer(player: Player): Player {
  return {
    hand: player.hand.slice(),
    known: player.known.slice(),
    unseen: player.unseen.slice(),
    site: cloneSite(player.site),
    roofs: player.roofs.slice(),
    lastBuilding: player.lastBuilding,
    passed: player.passed,
    hasBid: player.hasBid,
    bid: player.bid.slice(),
    score: player.score,
  };
}

export function cloneSite(site: readonly Building[]): Building[] {
  const copies: Building[] = [];
  for (let i = 0; i < site.length; i++) copies.push({ number: site[i].number, floors: site[i].floors, roof: site[i].roof });
  return copies;
}

export function cloneArea(area: Area): Area {
  return {
    shape: area.shape,
    tallest: area.tallest,
    fountains: area.fountains,
    monument: area.monument,
    squares: area.squares.slice(),
    floors: area.floors.slice(),
    highest: area.highest.slice(),
  };
}
