/**
 * How well somebody plays one game, and how sure we are of it. A rating is a bell curve: mean `mu`, uncertainty `sigma`.
 *
 * The update is Algorithm 4 (Plackett-Luce) of R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online
 * Ranking", Journal of Machine Learning Research 12 (2011) 267-300, for teams of one, with the constants and the gamma
 * that openskill uses, so that its published numbers check ours. Pure: who played and when is not its business.
 */

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** What is believed of somebody who has not played yet. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

/** How much luck and form count: with one beta more, somebody wins about two games of three. */
const BETA = 25 / 6;
/** People change: before every game we are a little less sure. */
export const TAU = 25 / 300;
/** A variance never falls to nothing. */
const KAPPA = 0.0001;

/** The ratings after a game in which these people came in these places: 1 is first, equal numbers are ties. */
export function rate(before: readonly Rating[], places: readonly number[], tau = TAU): Rating[] {
  if (before.length < 2) return [...before];
  const people = before.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + tau ** 2 }));
  const c = Math.sqrt(people.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strength = people.map(({ mu }) => Math.exp(mu / c));
  /** For each person: the strength of all who did no better, among whom they were the next to come in. */
  const field = places.map((place) => strength.reduce((sum, one, q) => (places[q] >= place ? sum + one : sum), 0));
  const tied = places.map((place) => places.filter((other) => other === place).length);

  return people.map(({ mu, variance }, i) => {
    let omega = 0;
    let delta = 0;
    for (const q of places.keys()) {
      if (places[q] > places[i]) continue;
      const chance = strength[i] / field[q];
      omega += ((q === i ? 1 : 0) - chance) / tied[q];
      delta += (chance * (1 - chance)) / tied[q];
    }
    const gamma = Math.sqrt(variance) / c;
    return {
      mu: mu + (variance / c) * omega,
      sigma: Math.sqrt(variance * Math.max(1 - gamma * (variance / c ** 2) * delta, KAPPA)),
    };
  });
}

/** What somebody is worth at the very least: the order of leaderboards, so that a lucky newcomer does not lead them. */
export const sureOf = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

const POINTS_PER_MU = 40;
const NEWCOMER_POINTS = 1500;

/** The same for people: a newcomer has 1500, and nineteen times in twenty the truth lies within the margin. */
export function inPoints({ mu, sigma }: Rating): { points: number; margin: number } {
  return {
    points: Math.round(NEWCOMER_POINTS + (mu - NEWCOMER.mu) * POINTS_PER_MU),
    margin: Math.round(2 * sigma * POINTS_PER_MU),
  };
}
