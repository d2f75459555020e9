/** How much a number of games proves. */

const Z95 = 1.959964;

/** Wilson's 95% interval for `wins` (halves for shared ones) out of `games`. */
export function wilson95(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const z2 = (Z95 * Z95) / games;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (Z95 / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** Sequential probability ratio test of "A wins `fair` of its games" against "A wins `fair + edge`", 5% error on both sides. */
export function sprt(
  wins: number,
  games: number,
  fair: number,
  edge = 0.05,
): { llr: number; verdict: 'stronger' | 'notStronger' | 'open' } {
  const better = Math.min(0.99, fair + edge);
  const llr = wins * Math.log(better / fair) + (games - wins) * Math.log((1 - better) / (1 - fair));
  const bound = Math.log(0.95 / 0.05);
  return { llr, verdict: llr >= bound ? 'stronger' : llr <= -bound ? 'notStronger' : 'open' };
}
