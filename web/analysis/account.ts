/** Decisions and luck of a result as whole numbers that add up: no more digits than the noise allows, and nothing lost in rounding. */
export interface PointsAccount {
  /** What the best moves and average luck would have made. */
  readonly par: number;
  readonly luck: number;
  readonly decisions: number;
  readonly points: number;
}

export function accountOf({
  points,
  luck,
  cost,
}: {
  readonly points: number;
  readonly luck: number;
  readonly cost: number;
}): PointsAccount {
  const whole = { points: Math.round(points), luck: plus(Math.round(luck)), decisions: plus(-Math.round(cost)) };
  return { ...whole, par: whole.points - whole.luck - whole.decisions };
}

/** There is no −0. */
const plus = (n: number): number => (n === 0 ? 0 : n);

/** Two standard errors, at least one point: nobody plays for less. */
export const doubtOf = (noise: number): number => Math.max(1, Math.ceil(2 * noise));
