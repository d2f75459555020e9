/** What the plots are drawn from. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySums, PLAIN_NUMBERS, type Sums, type Topic } from '@cantiere/engine/numbers';
import { readChosen, toChosen } from './address.ts';
import { inColumns } from './Columns.tsx';
import { together } from './load.ts';
import { barsOf, byDifference, sheetRows, margin, meansOf, mostPlayed, rowsOf, sharesOf } from './shown.ts';

const topic = (change: Partial<Topic> = {}): Topic => ({
  id: 'built',
  kind: 'count',
  keys: ['a', 'b', 'c'],
  order: 'often',
  words: { it: { title: '', about: '' }, en: { title: '', about: '' } },
  ...change,
});
const sums = (change: Partial<Sums>): Sums => ({ ...emptySums(2, PLAIN_NUMBERS), games: 10, winners: 10, others: 10, ...change });

describe('shares', () => {
  it('lie within their margins, which are those of Wilson', () => {
    expect(margin(50, 100).low).toBeCloseTo(0.4038, 3);
    expect(margin(50, 100).high).toBeCloseTo(0.5962, 3);
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (won, lost) => {
        const { low, high } = margin(won, won + lost);
        const share = won + lost === 0 ? 0 : won / (won + lost);
        expect(low >= 0 && low <= share + 1e-9 && share <= high + 1e-9 && high <= 1).toBe(true);
      }),
    );
  });
  it('are counted by the place in the order of play', () => {
    const [first, second] = sharesOf(
      sums({
        byPlace: [
          [10, 6.5, 90],
          [0, 0, 0],
        ],
      }),
    );
    expect(first).toMatchObject({ place: 0, played: 10, share: 0.65 });
    expect(second).toMatchObject({ share: 0, low: 0, high: 1 });
  });
});

describe('bars', () => {
  it('are few enough to be told apart, over the same values, and each series comes to one', () => {
    const one = { step: 1, from: 3, counts: Array<number>(40).fill(2) };
    const other = { step: 1, from: -4, counts: [1, 0, 3] };
    const { width, from, shares } = barsOf([one, other]);
    expect(width).toBe(2);
    expect(from[0]).toBe(-4);
    expect(from.at(-1)).toBe(42);
    expect(shares[1]?.slice(0, 3)).toEqual([0.25, 0.75, 0]);
    for (const each of shares) expect(each.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });
  it('keep their step, and are none where nothing was counted', () => {
    expect(barsOf([{ step: 10, from: 7, counts: [1, 1] }])).toEqual({ width: 10, from: [70, 80], shares: [[0.5, 0.5]] });
    expect(barsOf([{ step: 10, from: 0, counts: [] }])).toEqual({ width: 10, from: [], shares: [[]] });
  });
});

describe('rows', () => {
  const all = sums({ topics: { built: { a: [2, 2, 8, 5], b: [12, 9, 6, 6] } }, lines: { walls: [30, 20], none: [0, 0] } });
  const mine = sums({ games: 2, winners: 1, others: 1, topics: { built: { a: [1, 1, 2, 1] } }, lines: { walls: [4, 2] } });
  it('say how often in a game, by winners, others and me, and how many of those who did it won', () => {
    expect(rowsOf(topic(), all, mine)).toMatchObject([
      { key: 'b', winners: 1.2, others: 0.6, mine: 0, wins: 0.6, times: 18 },
      { key: 'a', winners: 0.2, others: 0.8, mine: 1.5, wins: 2 / 7, times: 10 },
    ]);
    expect(rowsOf(topic({ order: 'given' }), all, undefined).map(({ key, mine: my }) => [key, my])).toEqual([
      ['a', undefined],
      ['b', undefined],
    ]);
  });
  it('of a mean say what it came to each time', () => {
    expect(rowsOf(topic({ kind: 'mean', order: 'given' }), all, mine)).toMatchObject([
      { key: 'a', winners: 1, others: 1.6, mine: 1.5, wins: undefined },
      { key: 'b', winners: 12 / 9, others: 1, mine: undefined },
    ]);
  });
  it('can be ordered by what winners do more', () => {
    const rows = rowsOf(topic({ order: 'given' }), all, undefined);
    expect(byDifference(rows).map(({ key }) => key)).toEqual(['b', 'a']);
  });
  it('of the score sheet leave out what never brought anything', () => {
    expect(sheetRows(all, mine)).toMatchObject([{ key: 'walls', winners: 3, others: 2, mine: 3 }]);
  });
});

it('averages are exact, and there are none of nothing', () => {
  const totals = { rounds: 55, moves: 1_203, winnersPoints: 180, othersPoints: 120.5 };
  expect(meansOf(sums({ totals }))).toEqual({
    rounds: 5.5,
    moves: 120.3,
    winnersPoints: 18,
    othersPoints: 12.05,
    points: 15.025,
  });
  expect(meansOf(emptySums(2, PLAIN_NUMBERS)).moves).toBeUndefined();
});

it('what was played most is shown first; of equals, four players or the nearest to it', () => {
  const counts = (...games: number[]) => games.map((each, n) => ({ seats: n + 2, games: each }));
  expect(mostPlayed(counts(1_667, 1_667, 1_667, 1_667, 1_666, 1_666))).toBe(4);
  expect(mostPlayed(counts(3_334, 3_333, 3_333))).toBe(4);
  expect(mostPlayed(counts(9, 3, 3))).toBe(2);
});

it('the address says which games', () => {
  expect(toChosen('capitol', { from: undefined, players: undefined })).toBe('/numbers/capitol');
  const chosen = { from: 'bots', players: 3 } as const;
  expect(readChosen(toChosen('capitol', chosen).split('?')[1] ?? '')).toEqual(chosen);
  expect(readChosen('?from=me&players=x')).toEqual({ from: undefined, players: undefined });
});

it('mine from the server and from this browser are one', () => {
  const [two, three] = together(
    PLAIN_NUMBERS,
    [sums({ games: 2 })],
    [sums({ games: 1 }), { ...emptySums(3, PLAIN_NUMBERS), games: 4 }],
  );
  expect([two?.games, three?.seats, three?.games]).toEqual([3, 3, 4]);
});

it('panels fill the shortest column, and none is lost', () => {
  const panels = [5, 1, 1, 4, 2].map((tall) => ({ tall }));
  expect(inColumns(panels, 2).map((column) => column.map(({ tall }) => tall))).toEqual([
    [5, 2],
    [1, 1, 4],
  ]);
  expect(inColumns(panels, 1)).toEqual([panels]);
});
