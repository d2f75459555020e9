/** The rating against numbers worked out by hand and against those that openskill publishes in its own tests. */
import { describe, expect, it } from 'vitest';
import { NEWCOMER, TAU, inPoints, rate, sureOf, type Rating } from '../social/rating.ts';

const NO_DRIFT = 0;
const r = (mu: number, sigma = 25 / 3): Rating => ({ mu, sigma });

function expectRatings(found: readonly Rating[], wanted: readonly (readonly [number, number])[]): void {
  expect(found.length).toBe(wanted.length);
  for (const [i, [mu, sigma]] of wanted.entries()) {
    expect(found[i].mu).toBeCloseTo(mu, 10);
    expect(found[i].sigma).toBeCloseTo(sigma, 10);
  }
}

it('two newcomers, by hand', () => {
  // c² = 2 (σ² + β²) = 2 (69.4 + 17.36) = 173.61, c = 13.18; each has half the strength.
  const c = Math.sqrt(2 * (625 / 9 + 625 / 36));
  const won = 25 + (625 / 9 / c) * (1 - 1 / 2);
  const gamma = 25 / 3 / c;
  const sigma = (25 / 3) * Math.sqrt(1 - gamma * (625 / 9 / c ** 2) * (1 / 4));
  expectRatings(rate([NEWCOMER, NEWCOMER], [1, 2], NO_DRIFT), [
    [won, sigma],
    [50 - won, sigma],
  ]);
});

describe('as openskill has it', () => {
  it('two, three and four newcomers', () => {
    expectRatings(rate([NEWCOMER, NEWCOMER], [2, 1], NO_DRIFT), [
      [22.36476861652635, 8.065506316323548],
      [27.63523138347365, 8.065506316323548],
    ]);
    expectRatings(rate([NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 3], NO_DRIFT), [
      [27.868876552746237, 8.204837030780652],
      [25.717219138186557, 8.057829747583874],
      [21.413904309067206, 8.057829747583874],
    ]);
    expectRatings(rate([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [2, 1, 4, 3], NO_DRIFT), [
      [26.552824984374855, 8.179213704945203],
      [27.795084971874736, 8.263160757613477],
      [20.96265504062538, 8.083731307186588],
      [24.68943500312503, 8.083731307186588],
    ]);
  });

  it('people of different strength', () => {
    expectRatings(rate([r(29.182, 4.782), r(27.174, 4.922), r(16.672, 6.217), NEWCOMER], [1, 2, 3, 4], NO_DRIFT), [
      [30.209971908310553, 4.764898977359521],
      [27.64460833689499, 4.882789305097372],
      [17.403586731283518, 6.100723440599442],
      [19.214790707434826, 7.8542613981643985],
    ]);
    expectRatings(rate([r(15), r(20), r(25), r(30)], [1, 3, 4, 2], NO_DRIFT), [
      [18.13094482387197, 8.283124738447958],
      [20.40517319790051, 8.107463101775272],
      [20.65608164139383, 8.082178279446465],
      [30.80780033683369, 8.154697408620104],
    ]);
  });

  it('ties', () => {
    expectRatings(rate([r(10, 8), r(5, 10), r(0, 12)], [1, 2, 2], NO_DRIFT), [
      [11.942833056030613, 7.926463661123746],
      [2.938193791485662, 9.65347573412201],
      [-1.4023734358082325, 11.323360667700934],
    ]);
    expectRatings(rate([r(15), r(20), r(25), r(30)], [2, 4, 2, 1], NO_DRIFT), [
      [15.340046366255285, 8.21273604193863],
      [18.007807436399276, 8.188629384105589],
      [24.25804790911316, 8.166514496319483],
      [32.39409828823228, 8.247276990243211],
    ]);
    expectRatings(
      rate(
        Array.from({ length: 4 }, () => NEWCOMER),
        [1, 1, 1, 1],
        NO_DRIFT,
      ),
      [
        [25, 8.263160757613477],
        [25, 8.263160757613477],
        [25, 8.263160757613477],
        [25, 8.263160757613477],
      ],
    );
  });

  it('drift', () => {
    expectRatings(rate([r(25, 3), r(25, 3)], [1, 2], 0.3), [
      [25.624880438870754, 2.9879993738476953],
      [24.375119561129246, 2.9879993738476953],
    ]);
  });
});

it('alone nobody learns anything', () => {
  expect(rate([r(30, 2)], [1])).toEqual([r(30, 2)]);
});

it('who only wins rises to the top and is known ever better, though never for certain', () => {
  let strong = NEWCOMER;
  let weak = NEWCOMER;
  for (let game = 0; game < 500; game++) [strong, weak] = rate([strong, weak], [1, 2]);
  expect(strong.mu).toBeGreaterThan(weak.mu + 20);
  expect(strong.sigma).toBeLessThan(NEWCOMER.sigma * 0.7);
  expect(strong.sigma).toBeGreaterThan(TAU);
});

it('is shown as a round number with what it may be off', () => {
  expect(inPoints(NEWCOMER)).toEqual({ points: 1500, margin: 667 });
  expect(inPoints(r(27.5, 2))).toEqual({ points: 1600, margin: 160 });
  expect(sureOf(NEWCOMER)).toBeCloseTo(0, 12);
});
