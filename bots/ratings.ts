/** Elo ratings from results of pairs: the Bradley-Terry model, fitted by Newton's method, with 95% intervals from its curvature. */

export interface Pairing {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  /** Shared wins count half. */
  readonly winsA: number;
}

export interface BotRating {
  readonly elo: number;
  /** Half the width of the 95% interval; 0 for the player that the others are measured by. */
  readonly plusMinus: number;
}

const ELO_PER_LOGIT = 400 / Math.LN10;
const Z95 = 1.959964;
/** Half a game won by each side of every pair, so that a clean sweep does not mean infinite strength. */
const PRIOR = 0.5;
const STEPS = 50;

/** Ratings of `players` players; the anchor's is 0. */
export function ratings(players: number, pairings: readonly Pairing[], anchor: number): BotRating[] {
  const strength = new Float64Array(players);
  let covariance = curvature(strength, pairings, anchor).inverse;
  for (let step = 0; step < STEPS; step++) {
    const { slope, inverse } = curvature(strength, pairings, anchor);
    covariance = inverse;
    for (let i = 0; i < players; i++) {
      let change = 0;
      for (let j = 0; j < players; j++) change += inverse[i][j] * slope[j];
      strength[i] += Math.max(-1, Math.min(1, change));
    }
  }
  return Array.from(strength, (logit, i) => ({
    elo: Math.round(ELO_PER_LOGIT * logit),
    plusMinus: i === anchor ? 0 : Math.round(ELO_PER_LOGIT * Z95 * Math.sqrt(covariance[i][i])),
  }));
}

/** First derivatives of the log likelihood, and the inverse of the (negated) second ones; the anchor does not move. */
function curvature(
  strength: Float64Array,
  pairings: readonly Pairing[],
  anchor: number,
): { slope: Float64Array; inverse: number[][] } {
  const players = strength.length;
  const slope = new Float64Array(players);
  const bend = Array.from({ length: players }, () => Array<number>(players).fill(0));
  for (const { a, b, games, winsA } of pairings) {
    const expected = 1 / (1 + Math.exp(strength[b] - strength[a]));
    const surprise = winsA + PRIOR - (games + 2 * PRIOR) * expected;
    const weight = (games + 2 * PRIOR) * expected * (1 - expected);
    slope[a] += surprise;
    slope[b] -= surprise;
    bend[a][a] += weight;
    bend[b][b] += weight;
    bend[a][b] -= weight;
    bend[b][a] -= weight;
  }
  slope[anchor] = 0;
  for (let i = 0; i < players; i++) bend[anchor][i] = bend[i][anchor] = 0;
  bend[anchor][anchor] = 1;
  const inverse = inverted(bend);
  inverse[anchor][anchor] = 0;
  return { slope, inverse };
}

/** Gauss and Jordan; the matrices here are small and positive definite. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const pivot = rows[column][column];
    for (let k = 0; k < 2 * size; k++) rows[column][k] /= pivot;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row][column];
      for (let k = 0; k < 2 * size; k++) rows[row][k] -= factor * rows[column][k];
    }
  }
  return rows.map((row) => row.slice(size));
}
