/** The weights of the rules of thumb, found by letting the rules play against themselves. */

/** What moves are worth, in tenths of a point. */
export const THUMB = {
  /** What it takes to bring one unit to a site: its share of a wage and of an action. */
  unit: 2.39,
  /** More, when nobody at home supplies it. */
  unitAway: 0.63,
  /** And more, when nobody in the crew does. */
  unitNobody: 1.5,
  /** Units that can be brought in a turn, at most, when time is short. */
  unitsATurn: 5,
  /** A promise is not yet a finished building. */
  promise: 1.08,
  /** A member that stands on a site is missing elsewhere. */
  locked: 0.82,
  /** Finishing now, and how much of it was counted before. */
  finish: 2.76,
  finishKnown: 0.78,
  /** How much of a card's promise opening it is worth, by the sites already open: one that waits behind another is worth nothing. */
  firstSite: 0.19,
  secondSite: -0.12,
  thirdSite: -0.24,
  /** What a free action does elsewhere. */
  action: 4,
  /** Points that the leader makes in a turn. */
  pace: 1.9,
  firstCoins: 1.17,
  nextCoins: 0.09,
  rewardCoin: 1.25,
  /** A machine, for every turn that it can work. */
  machine: 1.47,
  /** Hands: the crew one wants, what one is worth while there are fewer, and what decides which. */
  crew: 5,
  few: 1.2,
  lack: 2.07,
  size: 1.6,
  hands: -2.75,
  slaveTurn: 1.2,
  slave: -13,
  toolTurn: 1.18,
  toolNeeded: 1.5,
  lessonTurn: 0.75,
  lesson: -5.96,
  loan: -10.86,
};

/** What decides who wins, fitted to 4,000 games of the rules of thumb. "Near" grows to its full weight as the end comes near. */
export const LEAD = {
  point: 0.17,
  pointNear: 0.61,
  coinNear: 0.12,
  /** What the two most promising sites promise, in tenths of a point. */
  promise: 0.01,
  secondPromise: 0.003,
  loanNear: -1.85,
  slave: -0.19,
  /** To be on turn, or next, near the end. */
  onTurnNear: 2.03,
  nextNear: 1.16,
};
