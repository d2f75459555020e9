/** Sealed bids: what a tile is worth, which cards to give up for it, and which bids are worth searching. */
import { fraction, type Chance, type Seat } from '@cantiere/engine';
import { AREAS, AUCTIONS, FOUNTAIN, ROUNDS } from '../rules/board.ts';
import { amountOf, tileOnOffer } from '../rules/auctions.ts';
import { NO_BID, inPayingOrder, type Bid } from '../rules/bids.ts';
import { CARD_IDS, COLOUR_OF, FACE_OF, FLOOR, ROOF, TYPE_OF, VALUE_OF } from '../rules/cards.ts';
import { placeFountain, placeMonument, type Move } from '../rules/moves.ts';
import { firstOpen } from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import { gainFromTile, scoringsLeft } from './areas.ts';
import { countOf } from './building.ts';

/** Where the tile gains most, and how much; -1 where it could nowhere be placed. */
let bestArea = -1;
let bestGain = 0;

function weighTile(state: State, seat: Seat): void {
  const kind = tileOnOffer(state);
  bestArea = -1;
  bestGain = 0;
  for (let a = 0; a < AREAS; a++) {
    const area = state.areas[a];
    if (kind === FOUNTAIN ? firstOpen(area) < 0 : area.monument > 0) continue;
    const gain = gainFromTile(state, area, seat, kind);
    if (bestArea < 0 || gain > bestGain) {
      bestArea = a;
      bestGain = gain;
    }
  }
}

export function placeTileWell(state: State, seat: Seat): Move {
  weighTile(state, seat);
  if (tileOnOffer(state) !== FOUNTAIN) return placeMonument(bestArea);
  return placeFountain(bestArea, firstOpen(state.areas[bestArea]));
}

/** What winning is worth to the seat, in points: its own best use of the tile, and that nobody else gets it. */
export function tileWorth(state: State, seat: Seat): number {
  weighTile(state, seat);
  const mine = Math.max(0, bestGain);
  let theirs = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    weighTile(state, other);
    theirs = Math.max(theirs, bestGain);
  }
  return mine + (theirs * 0.6) / (state.seats - 1);
}

/** Points that a card is worth to the seat in the construction phases to come. */
function keepWorth(state: State, seat: Seat, card: number): number {
  if (scoringsLeft(state) <= 1) return 0;
  const player = state.players[seat];
  switch (TYPE_OF[card]) {
    case ROOF:
      return player.roofs[0] + player.roofs[1] === 0 ? 0 : countOf(player, ROOF) > 2 ? 0.7 : 1.4;
    case FLOOR:
      return countOf(player, FLOOR) > 2 ? 0.6 : 1.1;
    default: {
      let alike = 0;
      for (let i = 0; i < player.hand.length; i++) if (COLOUR_OF[player.hand[i]] === COLOUR_OF[card]) alike++;
      return alike > 2 ? 0.8 : 1.6;
    }
  }
}

/** Points that one unit of money is worth in a later auction. */
function priceOfMoney(state: State): number {
  const auctionsLeft = AUCTIONS - state.auction + (ROUNDS - state.round) * AUCTIONS;
  return auctionsLeft === 0 ? 0 : MONEY_PRICE;
}

/** Least cost of each amount; a whole deck is worth 272. */
const cheapest = new Float64Array(300);

export interface PricedBid {
  readonly bid: number[];
  readonly amount: number;
  /** Points that its cards would be worth. */
  readonly cost: number;
}

/**
 * For each amount the selection of cards that is least missed, lowest amount first. Dominated amounts are left out: a
 * higher one at less cost is always better, and one at the same cost where no money is wanted later.
 */
export function leastMissed(state: State, seat: Seat, moneyIsFree = true): PricedBid[] {
  const { hand } = state.players[seat];
  const total = amountOf(hand);
  const picks: (number[] | undefined)[] = Array.from({ length: total + 1 }, () => undefined);
  picks[0] = [];
  cheapest.fill(Infinity, 0, total + 1);
  cheapest[0] = 0;
  for (const card of inPayingOrder(hand)) {
    const value = VALUE_OF[card];
    const cost = keepWorth(state, seat, card);
    for (let amount = total; amount >= value; amount--) {
      const with1 = cheapest[amount - value] + cost;
      const from = picks[amount - value];
      if (from === undefined || with1 >= cheapest[amount]) continue;
      cheapest[amount] = with1;
      picks[amount] = [...from, card];
    }
  }
  const bids: PricedBid[] = [];
  let least = Infinity;
  for (let amount = total; amount >= 0; amount--) {
    const bid = picks[amount];
    if (bid === undefined || cheapest[amount] > least || (moneyIsFree && cheapest[amount] === least)) continue;
    least = cheapest[amount];
    bids.push({ bid, amount, cost: least });
  }
  return bids.reverse();
}

/** The bid by the names that moves() uses: of cards with one face the first in hand. */
export function toMove(bid: readonly number[], state: State, seat: Seat): Bid {
  if (bid.length === 0) return NO_BID;
  const { hand } = state.players[seat];
  const used = new Set<number>();
  const cards = bid.map((card) => {
    const first = hand.find((other) => FACE_OF[other] === FACE_OF[card] && !used.has(other)) ?? card;
    used.add(first);
    return first;
  });
  return { type: 'BID', cards: inPayingOrder(cards).map((card) => CARD_IDS[card]) };
}

/** About the most that any other hand could bid: the known cards, and a middling one for each unknown. */
export function strongestRival(state: State, seat: Seat): number {
  let most = 0;
  state.players.forEach(({ hand }, other) => {
    if (other === seat) return;
    let sum = 0;
    for (const card of hand) sum += card < 0 ? 5 : VALUE_OF[card];
    most = Math.max(most, sum);
  });
  return most;
}

/** How much of their money rivals are taken to bid; what the cards and the money given up count against the tile. */
const RIVAL_SHARE = 0.8;
const CARD_SHARE = 0.7;
const MONEY_PRICE = 0.1;

/** What each bid that is not dominated promises, in points: the chance to win times what is left of the tile's worth. */
function weighBids(state: State, seat: Seat, eager: number): { bid: number[]; value: number }[] {
  const worth = tileWorth(state, seat);
  const rival = strongestRival(state, seat);
  const money = priceOfMoney(state);
  return leastMissed(state, seat).map(({ bid, amount, cost }) => {
    const chanceToWin = amount === 0 ? 0 : Math.min(1, (amount + 0.5) / (RIVAL_SHARE * rival * eager + 1));
    return { bid, value: chanceToWin * (worth - CARD_SHARE * cost - money * amount) };
  });
}

/** Bids up to what the tile is worth, never more than needed to beat everything the others could hold. */
export function bidSensibly(state: State, seat: Seat, chance: Chance): Move {
  let best: readonly number[] = [];
  let bestValue = 1e-9;
  for (const { bid, value } of weighBids(state, seat, 0.75 + 0.5 * fraction(chance))) {
    if (value <= bestValue) continue;
    bestValue = value;
    best = bid;
  }
  return toMove(best, state, seat);
}

/** A quick bid for playouts: about what the tile is worth, from the cards that come to hand. */
export function bidInPlayout(state: State, seat: Seat, chance: Chance): Move {
  const { hand } = state.players[seat];
  if (hand.length === 0) return NO_BID;
  weighTile(state, seat);
  const last = scoringsLeft(state) <= 1;
  const wish = Math.max(0, bestGain) * (last ? 4 : 2.2) * (0.4 + 1.2 * fraction(chance));
  if (wish < 1) return NO_BID;
  const cards: string[] = [];
  let amount = 0;
  const start = Math.floor(fraction(chance) * hand.length);
  for (let i = 0; i < hand.length && amount < wish; i++) {
    const card = hand[(start + i) % hand.length];
    if (amount + VALUE_OF[card] > wish + 4) continue;
    cards.push(CARD_IDS[card]);
    amount += VALUE_OF[card];
  }
  return { type: 'BID', cards };
}

const MOST_CANDIDATES = 14;

/** Not more than are worth searching, the first and the last among them. */
export function evenly<B>(bids: readonly B[]): readonly B[] {
  const step = (bids.length - 1) / (MOST_CANDIDATES - 1);
  return bids.length <= MOST_CANDIDATES ? bids : Array.from({ length: MOST_CANDIDATES }, (_, i) => bids[Math.round(i * step)]);
}

/** Bids worth searching: not dominated, evenly spread over the amounts; the most promising first. */
export function bidCandidates(state: State, seat: Seat): Move[] {
  return evenly(weighBids(state, seat, 1))
    .toSorted((one, other) => other.value - one.value)
    .map(({ bid }) => toMove(bid, state, seat));
}
