/**
 * Bids by what they cost. Beside the bidding that the yardstick keeps (bidding.ts), which had two faults (docs/bots.md): it spent in
 * the first round the cards that it would build with in the second, and in the last round, when no card is worth keeping, it knew
 * no bid but the whole hand, so that the fountains before the last tile stayed unsold.
 */
import { fraction, type Chance, type Seat } from '@cantiere/engine';
import { AUCTIONS, ROUNDS } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { scoringsLeft } from './areas.ts';
import { evenly, leastMissed, strongestRival, tileWorth, toMove } from './bidding.ts';

/** What a card given up counts against the tile, by scorings to come: early it would still be built with. Found on development deals. */
const CARD_SHARE = [0, 0, 0.5, 0.7, 2.5];
/** What a unit of money counts against it while there are auctions to come. */
const MONEY_PRICE = 0.08;
/** How much of their money rivals are taken to bid. */
const RIVAL_SHARE = 0.8;

interface Weighed {
  readonly bid: readonly number[];
  /** In points. */
  readonly value: number;
}

/** What each bid promises: the chance to win times what is left of the tile's worth. Lowest amount first. */
function weigh(state: State, seat: Seat, eager: number): Weighed[] {
  const last = state.round === ROUNDS && state.auction === AUCTIONS;
  const worth = tileWorth(state, seat);
  const share = CARD_SHARE[scoringsLeft(state)];
  const money = last ? 0 : MONEY_PRICE;
  const rival = RIVAL_SHARE * strongestRival(state, seat) * eager;
  return leastMissed(state, seat, last).map(({ bid, amount, cost }) => {
    const chanceToWin = amount === 0 ? 0 : Math.min(1, (amount + 0.5) / (rival + 1));
    return { bid, value: chanceToWin * (worth - share * cost - money * amount) };
  });
}

/** The bid that promises most; nothing where none promises anything. */
export function bidByPrice(state: State, seat: Seat, chance: Chance): Move {
  let best: Weighed = { bid: [], value: 1e-9 };
  for (const each of weigh(state, seat, 0.75 + 0.5 * fraction(chance))) if (each.value > best.value) best = each;
  return toMove(best.bid, state, seat);
}

/** Bids worth searching: nothing, everything, and some between; the most promising first. */
export function bidsByPrice(state: State, seat: Seat): Move[] {
  const bids = weigh(state, seat, 1);
  if (bids[0].bid.length > 0) bids.unshift({ bid: [], value: 0 });
  return evenly(bids)
    .toSorted((one, other) => other.value - one.value)
    .map(({ bid }) => toMove(bid, state, seat));
}
