/** How good a position is for everybody: points so far and to come, turned into chances of winning. */
import { NONE } from '../rules/catalog.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';

/** In points. Tuned on games of the greedy bot against itself. */
const PER_GOLD = 0.5;
const PER_CARD = 0.6;
const PER_BUILDING = 1.2;

/** Writes the chances of winning to `out`, by the logit rule: a lead counts for more the fewer buildings are still missing. */
export function evaluate(state: State, out: Float64Array): void {
  const { seats, players, options } = state;
  let most = 0;
  for (const { city } of players) most = Math.max(most, city.length);
  const isLastRound = state.firstCompleter !== NONE;
  const missing = isLastRound ? 0 : Math.max(1, options.citySize - most);
  const spread = state.phase === 'over' ? 0.1 : 1.5 + 0.8 * missing;
  const future = isLastRound ? 0.4 : 1;

  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const { gold, hand, city } = players[seat];
    const coming = PER_GOLD * Math.min(gold, 10) + PER_CARD * Math.min(hand.length, 5) + PER_BUILDING * city.length;
    out[seat] = Math.exp((scoreOf(state, seat) + future * coming - 30) / spread);
    sum += out[seat];
  }
  for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
}
