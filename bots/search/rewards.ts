/** What a finished game is worth to each seat: 1 for a win, shared when shared, and a little for the margin, so that search prefers to win well and to lose narrowly. */
import type { Result } from '@cantiere/engine';

const MARGIN_WEIGHT = 0.1;

export function rewardsOf(result: Result, out: Float64Array): void {
  const { ranks, totals } = result;
  let winners = 0;
  let best = -Infinity;
  let worst = Infinity;
  for (let seat = 0; seat < ranks.length; seat++) {
    if (ranks[seat] === 1) winners++;
    best = Math.max(best, totals[seat]);
    worst = Math.min(worst, totals[seat]);
  }
  const spread = Math.max(best - worst, Math.abs(best) * 0.5, 1);
  for (let seat = 0; seat < ranks.length; seat++) {
    const won = ranks[seat] === 1 ? 1 / winners : 0;
    out[seat] = won * (1 - MARGIN_WEIGHT) + MARGIN_WEIGHT * (1 - (best - totals[seat]) / spread);
  }
}
