/** How good a position is for everybody: points so far and to come, turned into chances of winning. */
import { steadyExp } from '@cantiere/engine';
import { COST, NONE } from '../rules/catalog.ts';
import { resultOf, scoreOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';

/** What is still to come, in points: fitted to 13,000 positions from games of the bot against itself. */
const PER_GOLD = 1.2;
const PER_CARD = 0.85;
const PER_BUILDING = 2.85;
const LEFT_IN_LAST_ROUND = 0.35;

/** Writes the chances of winning to `out`, by the logit rule: a lead counts for more the fewer buildings are still missing. */
export function evaluate(state: State, out: Float64Array): void {
  if (state.phase === 'over') return shareVictory(state, out);
  const { seats, players, options } = state;
  let most = 0;
  for (const { city } of players) most = Math.max(most, city.length);
  const isLastRound = state.firstCompleter !== NONE;
  const missing = isLastRound ? 0 : Math.max(1, options.citySize - most);
  const spread = 3 + 1.3 * missing;
  const future = isLastRound ? LEFT_IN_LAST_ROUND : 1;

  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const { gold, hand, city } = players[seat];
    const coming = PER_GOLD * Math.min(gold, 10) + PER_CARD * Math.min(hand.length, 5) + PER_BUILDING * city.length;
    out[seat] = steadyExp((scoreOf(state, seat) + future * coming - 30) / spread);
    sum += out[seat];
  }
  for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
}

/** Of a card's price, so much is had in the end by whoever holds it. */
const OF_PRICE = 0.35;

/** The points that each seat is likely to end with: here which cards are held counts, not only how many. */
export function expect(state: State, out: Float64Array): void {
  const { seats, players, options } = state;
  let most = 0;
  for (const { city } of players) most = Math.max(most, city.length);
  const future = state.phase === 'over' ? 0 : state.firstCompleter !== NONE ? LEFT_IN_LAST_ROUND : 1;
  const missing = Math.max(0, options.citySize - most) / options.citySize;
  for (let seat = 0; seat < seats; seat++) {
    const { gold, hand } = players[seat];
    let prices = 0;
    for (const district of hand) prices += COST[district];
    out[seat] = scoreOf(state, seat) + future * (PER_GOLD * Math.min(gold, 10) + OF_PRICE * prices) * (0.4 + missing);
  }
}

/** A game that is over is known, not guessed: the winners share one win. */
function shareVictory(state: State, out: Float64Array): void {
  const { ranks } = resultOf(state);
  const winners = ranks.filter((rank) => rank === 1).length;
  for (let seat = 0; seat < state.seats; seat++) out[seat] = ranks[seat] === 1 ? 1 / winners : 0;
}
