/** Decisions and luck of a result as numbers that add up, whole wherever points are: no more digits than the noise allows, and nothing lost in rounding. */
export interface PointsAccount {
  /** What the best moves and average luck would have made; of a common deal, what the master made without its luck. */
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

/**
 * Of a deal that many play: the first line is what the master made of it, luck taken off; what neither that nor luck explains was
 * decided. Unlike a sum of mistakes it may be above zero: whoever plays better than the master.
 */
export function dealAccountOf({
  points,
  luck,
  master,
}: {
  readonly points: number;
  readonly luck: number;
  readonly master: number;
}): PointsAccount {
  // Where a game counts in tenths the first line of the page has them too.
  const digits = Number.isInteger(points) ? 1 : 10;
  const rounded = (n: number): number => plus(Math.round(n * digits) / digits);
  const told = { points: rounded(points), luck: rounded(luck), par: rounded(master) };
  return { ...told, decisions: rounded(told.points - told.par - told.luck) };
}

/** There is no −0. */
export const plus = (n: number): number => (n === 0 ? 0 : n);

/** Two standard errors, at least one point: nobody plays for less. */
export const doubtOf = (noise: number): number => Math.max(1, Math.ceil(2 * noise));
