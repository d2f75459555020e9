/** The development phase (section 6): three sealed auctions, and the winner places the tile. */
import { only, refusal, type Refusal, type Seat } from '@cantiere/engine';
import { AREAS, AREA_IDS, AUCTIONS, FOUNTAIN, SQUARE_IDS, areaOf, tileFor, tileId } from './board.ts';
import { allBids, inPayingOrder } from './bids.ts';
import { CARD_IDS, VALUE_OF, cardOf } from './cards.ts';
import { discard, show } from './decks.ts';
import type { Tell } from './events.ts';
import { placeFountain, placeMonument, type Move } from './moves.ts';
import { firstOpen, noSuchSquare, refuseTaken, smallSquare } from './squares.ts';
import { PLACED_FOUNTAIN, type State } from './state.ts';

type BidMove = Extract<Move, { type: 'BID' }>;
export type TileMove = Extract<Move, { type: 'PLACE_FOUNTAIN' | 'PLACE_MONUMENT' }>;

/** Opens the round's next auction. Players without cards have bid nothing (CAP-6.16). False when there were three. */
export function openAuction(state: State, tell?: Tell): boolean {
  if (state.auction === AUCTIONS) return false;
  state.auction++;
  state.phase = 'auction';
  const { round, auction } = state;
  tell?.push({ event: { kind: 'auctionOpened', round, auction, tile: tileId(round, auction) } });
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat];
    player.hasBid = player.hand.length === 0;
    if (player.hasBid) tell?.push({ event: { kind: 'hasBid', seat, automatic: true } });
  }
  return true;
}

/** Everybody who has not bid yet is asked at the same time (CAP-6.2). */
export function stillToBid(state: State): readonly Seat[] {
  let waiting = 0;
  for (let seat = 0; seat < state.seats; seat++) if (!state.players[seat].hasBid) waiting |= 1 << seat;
  return SEATS_IN[waiting];
}
const SEATS_IN: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) =>
  Object.freeze([0, 1, 2, 3].filter((seat) => (set >> seat) & 1)),
);

export function bidMoves(state: State, seat: Seat): Move[] {
  return state.players[seat].hasBid ? [] : allBids(state.players[seat].hand);
}

export function refuseBid(state: State, seat: Seat, { cards }: BidMove): Refusal | undefined {
  const player = state.players[seat];
  if (player.hasBid) return refusal('ALREADY_BID', 'CAP-12.4');
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return refusal('DUPLICATE_CARD', 'CAP-6.3', { about: twice });
  const missing = cards.find((card) => !player.hand.includes(cardOf(card)));
  return missing === undefined ? undefined : refusal('CARD_NOT_IN_HAND', 'CAP-6.2', { about: missing });
}

/** The cards stay in the hand until the reveal: nobody can tell a bid by the number of cards (CAP-11.7). */
export function sealBid(state: State, seat: Seat, { cards }: BidMove, tell?: Tell): void {
  const player = state.players[seat];
  player.hasBid = true;
  const bid: number[] = [];
  for (let i = 0; i < cards.length; i++) bid.push(cardOf(cards[i]));
  player.bid = bid;
  // Marked as a revelation so that undo cannot take a sealed bid back (CAP-12.4).
  tell?.push({
    event: { kind: 'bidSealed', seat, cards, amount: amountOf(bid) },
    to: only(seat),
    otherwise: { kind: 'hasBid', seat, automatic: false },
    reveals: true,
  });
}

/** CAP-6.5 */
export function amountOf(bid: readonly number[]): number {
  let amount = 0;
  for (let i = 0; i < bid.length; i++) amount += VALUE_OF[bid[i]];
  return amount;
}

function highestOf(bid: readonly number[]): number {
  let highest = 0;
  for (let i = 0; i < bid.length; i++) if (VALUE_OF[bid[i]] > highest) highest = VALUE_OF[bid[i]];
  return highest;
}

/** All bids are in: reveal, payment, cards taken back. The auction's winner has a tile to place unless it leaves the game. */
export function closeAuction(state: State, tell?: Tell): void {
  const { seats, players, round, auction } = state;
  const bids: number[][] = [];
  const amounts: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    bids.push(players[seat].bid);
    amounts.push(amountOf(players[seat].bid));
    players[seat].bid = [];
  }
  tell?.push({ event: { kind: 'bidsRevealed', bids: bids.map(idsOf), amounts: [...amounts] }, reveals: true }); // CAP-6.4
  const best = findWinner(state, bids, amounts);
  const winner = best < 0 && state.options.unsoldTile === 'startPlayer' ? state.start : best; // CAP-10.5
  state.auctions.push({ winner, bids, amounts });
  if (winner < 0) {
    remove(state, 'noBid', tell); // CAP-6.15
    return;
  }
  tell?.push({
    event: {
      kind: 'auctionWon',
      seat: winner,
      tile: tileId(round, auction),
      amount: amounts[winner],
      highest: highestOf(bids[winner]),
      by: best < 0 ? 'noBid' : decidedBy(bids, amounts, winner),
    },
  });
  for (let seat = 0; seat < seats; seat++) {
    const bid = bids[seat];
    if (seat === winner || bid.length === 0) continue;
    for (let i = 0; i < bid.length; i++) show(players[seat], bid[i]); // CAP-6.10
    tell?.push({ event: { kind: 'bidLost', seat, cards: idsOf(bid), amount: amounts[seat] } });
  }
  const paid = inPayingOrder(bids[winner]); // CAP-6.9
  if (paid.length > 0) tell?.push({ event: { kind: 'paid', seat: winner, cards: idsOf(paid), amount: amounts[winner] } });
  for (let i = 0; i < paid.length; i++) discard(state, players[winner], paid[i], tell);
  if (tileFor(round, auction) === FOUNTAIN && !anyOpenSquare(state)) {
    remove(state, 'noSquare', tell); // CAP-6.17
    return;
  }
  state.phase = 'tile'; // CAP-6.11
  state.asked = winner;
}

function idsOf(cards: readonly number[]): string[] {
  return cards.map((card) => CARD_IDS[card]);
}

/** CAP-6.6 highest amount; CAP-6.7 highest single card; CAP-6.8 first in clockwise order from the start seat. -1: no offer. */
function findWinner(state: State, bids: readonly number[][], amounts: readonly number[]): number {
  let winner = -1;
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = (state.start + turn) % state.seats;
    if (bids[seat].length === 0) continue; // CAP-6.5
    if (
      winner < 0 ||
      amounts[seat] > amounts[winner] ||
      (amounts[seat] === amounts[winner] && highestOf(bids[seat]) > highestOf(bids[winner]))
    ) {
      winner = seat;
    }
  }
  return winner;
}

function decidedBy(bids: readonly number[][], amounts: readonly number[], winner: Seat): 'amount' | 'highestCard' | 'seat' {
  const tied = bids.filter((_, seat) => seat !== winner && amounts[seat] === amounts[winner]);
  if (tied.length === 0) return 'amount';
  return tied.some((bid) => highestOf(bid) === highestOf(bids[winner])) ? 'seat' : 'highestCard';
}

function remove(state: State, why: 'noBid' | 'noSquare', tell?: Tell): void {
  const { round, auction } = state;
  state.removed[tileFor(round, auction)]++;
  tell?.push({ event: { kind: 'tileRemoved', tile: tileId(round, auction), why } });
}

function anyOpenSquare(state: State): boolean {
  for (let area = 0; area < AREAS; area++) if (firstOpen(state.areas[area]) >= 0) return true;
  return false;
}

/** Kind of the tile that is for sale or to be placed. */
export function tileOnOffer(state: State): number {
  return tileFor(state.round, state.auction);
}

export function tileMoves(state: State): Move[] {
  const moves: Move[] = [];
  const fountain = tileOnOffer(state) === FOUNTAIN;
  for (let area = 0; area < AREAS; area++) {
    if (fountain) {
      const square = firstOpen(state.areas[area]);
      if (square >= 0) moves.push(placeFountain(area, square)); // CAP-6.12
    } else if (state.areas[area].monument === 0) moves.push(placeMonument(area)); // CAP-6.13
  }
  return moves;
}

export function refuseTile(state: State, seat: Seat, move: TileMove): Refusal | undefined {
  if (seat !== state.asked) return refusal('NOT_AUCTION_WINNER', 'CAP-6.11');
  const isFountain = tileOnOffer(state) === FOUNTAIN;
  if (isFountain !== (move.type === 'PLACE_FOUNTAIN')) {
    return refusal('WRONG_TILE', 'CAP-6.1', { about: tileId(state.round, state.auction) });
  }
  if (move.type === 'PLACE_FOUNTAIN') {
    const place = smallSquare(state, move.square);
    return place === undefined ? noSuchSquare(move.square) : refuseTaken(state, place);
  }
  const area = areaOf(move.area);
  if (area < 0) return refusal('AREA_UNKNOWN', 'CAP-6.13', { about: move.area });
  if (state.areas[area].monument > 0) return refusal('LARGE_SQUARE_TAKEN', 'CAP-6.13', { about: move.area });
  return undefined;
}

export function placeTile(state: State, seat: Seat, move: TileMove, tell?: Tell): void {
  const tile = tileId(state.round, state.auction);
  if (move.type === 'PLACE_FOUNTAIN') {
    const place = smallSquare(state, move.square);
    if (place === undefined) return;
    const { area, square } = place;
    state.areas[area].squares[square] = PLACED_FOUNTAIN;
    state.areas[area].fountains++;
    tell?.push({
      event: { kind: 'fountainPlaced', seat, tile, area: AREA_IDS[area], square: SQUARE_IDS[area][square] },
    });
  } else {
    const area = areaOf(move.area);
    state.areas[area].monument = tileOnOffer(state);
    tell?.push({ event: { kind: 'monumentPlaced', seat, tile, area: AREA_IDS[area] } });
  }
}
