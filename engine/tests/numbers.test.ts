/** What is counted of games and what they add up to: exactly, in whatever order and parts, and never beyond its bounds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addGame,
  addSums,
  Counting,
  emptySums,
  MOST_BARS,
  put,
  readNumbers,
  type GameCount,
  type GameNumbers,
  type Histogram,
  type Sums,
} from '../numbers/index.ts';

const words = { title: '', about: '' };
const topic = { order: 'given', words: { it: words, en: words } } as const;
type Heard = { readonly kind: 'did'; readonly seat: number; readonly what: string; readonly worth: number };
const numbers: GameNumbers<Heard> = {
  topics: [
    { ...topic, id: 'done', kind: 'count', keys: ['a', 'b'] },
    { ...topic, id: 'worth', kind: 'mean', keys: ['a', 'b'] },
  ],
  first: (event) => (event.what === 'begin' ? event.seat : undefined),
  listen: (count) => ({
    hear({ seat, what, worth }) {
      count('done', seat, what);
      count('worth', seat, what, worth);
      count('nowhere', seat, what);
    },
  }),
};

const game = (change: Partial<GameCount> = {}): GameCount => ({
  seats: 2,
  first: 0,
  rounds: 5,
  moves: 23,
  endReason: 'over',
  totals: [10, 7.5],
  ranks: [1, 2],
  lines: { towers: [8, 7.5], luck: [2, 0] },
  topics: {
    done: [{ a: [2, 2] }, { a: [1, 1], b: [3, 3] }],
    worth: [{ a: [9, 2] }, { a: [4, 1], b: [6, 3] }],
  },
  ...change,
});

const added = (games: readonly GameCount[], of?: readonly number[]): Sums => {
  const sums = emptySums(2, numbers);
  for (const each of games) addGame(sums, numbers, each, of);
  return sums;
};

describe('a game', () => {
  it('is counted by what its events say, under known keys and seats alone', () => {
    const counting = new Counting(numbers, 2);
    const did = (seat: number, what: string, worth = 1) => ({ event: { kind: 'did', seat, what, worth } });
    counting.dealt([did(1, 'begin')]);
    // Only its owner is told what it was; whoever counts knows it all the same.
    counting.played([did(0, 'a', 4), { ...did(0, 'b', 2), to: [0], otherwise: { kind: 'did' } as Heard }]);
    counting.played([did(0, 'a', 5), did(1, 'strange'), did(7, 'a'), did(1, 'b', Number.NaN)]);
    const rules = { result: () => ({ sheet: [], totals: [1, 0], ranks: [1, 2], endReason: 'x' }), round: () => 3 };
    const counted = counting.end(rules as never, { seats: 2 } as never);
    expect(counted).toMatchObject({ seats: 2, first: 1, rounds: 3, moves: 2, endReason: 'x' });
    expect(counted?.topics).toEqual({
      done: [{ a: [2, 2], b: [1, 1] }, { b: [1, 1] }],
      worth: [{ a: [9, 2], b: [2, 1] }, {}],
    });
  });

  it('that goes on has no numbers', () => {
    expect(new Counting(numbers, 2).end({ result: () => undefined } as never, { seats: 2 } as never)).toBeUndefined();
  });
});

describe('sums', () => {
  it('have winners and others apart, and places in the order of play', () => {
    const sums = added([game(), game({ first: 1, totals: [3, 9], ranks: [2, 1] })]);
    expect(sums).toMatchObject({ games: 2, winners: 2, others: 2, ends: { over: 2 } });
    // Whoever began has won both times.
    expect(sums.byPlace).toEqual([
      [2, 2, 19],
      [2, 0, 10.5],
    ]);
    expect(sums.totals).toEqual({ rounds: 10, moves: 46, winnersPoints: 19, othersPoints: 10.5 });
    expect(sums.lines).toEqual({ towers: [15.5, 15.5], luck: [2, 2] });
    // Of a count: how often, and in how many games. Of a mean: what it came to, and how often.
    expect(sums.topics['done']).toEqual({ a: [3, 2, 3, 2], b: [3, 1, 3, 1] });
    expect(sums.topics['worth']).toEqual({ a: [13, 3, 13, 3], b: [6, 3, 6, 3] });
    expect(sums.winnersPoints).toEqual({ step: 1, from: 9, counts: [1, 1] });
    expect(sums.othersPoints).toEqual({ step: 1, from: 3, counts: [1, 0, 0, 0, 1] });
  });

  it('a shared victory is split, and both are winners', () => {
    const sums = added([game({ ranks: [1, 1] })]);
    expect(sums.byPlace.map(([, won]) => won)).toEqual([0.5, 0.5]);
    expect([sums.winners, sums.others]).toEqual([2, 0]);
  });

  it('of one seat have that seat alone', () => {
    const sums = added([game()], [1]);
    expect(sums).toMatchObject({ games: 1, winners: 0, others: 1, lines: { towers: [0, 7.5], luck: [0, 0] } });
    expect(sums.byPlace).toEqual([
      [0, 0, 0],
      [1, 0, 7.5],
    ]);
    expect(sums.topics['done']).toEqual({ a: [0, 0, 1, 1], b: [0, 0, 3, 1] });
  });

  const anyGame = fc
    .record({
      first: fc.nat(1),
      rounds: fc.nat(300),
      moves: fc.nat(5_000),
      totals: fc.tuple(fc.integer({ min: -300, max: 1_500 }), fc.integer({ min: -300, max: 1_500 })),
    })
    .map(({ totals, ...rest }) => {
      const [a, b] = totals.map((tenths) => tenths / 10) as [number, number];
      return game({ ...rest, totals: [a, b], ranks: [a >= b ? 1 : 2, b >= a ? 1 : 2] });
    });

  it('of parts are the sums of all, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 30 }), fc.nat(30), (games, cut) => {
        // Within the bounds of histograms, where nothing is counted at their ends.
        const near = games.map((each) => ({ ...each, rounds: each.rounds % 150, moves: each.moves % 1_500 }));
        const parts = added(near.slice(0, cut));
        addSums(parts, added(near.slice(cut)));
        expect(parts).toEqual(added(near));
        expect(parts).toEqual(added(near.toReversed()));
      }),
    );
  });

  it('never lose a game, and have a bounded number of bars', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000, max: 5_000 }), { minLength: 1, maxLength: 60 }), (values) => {
        const bars: Histogram = { step: 3, from: 0, counts: [] };
        for (const value of values) put(bars, value);
        expect(bars.counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
        expect(bars.counts.length).toBeLessThanOrEqual(MOST_BARS);
        expect(bars.counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
      }),
    );
  });
});

it('a file that is none, or of another version, is not read', () => {
  const file = {
    format: 'cantiere-numbers',
    version: 1,
    game: 'x',
    edition: '1-00000000',
    seed: '1',
    bots: [],
    games: 0,
    sums: [],
  };
  expect(readNumbers(file)).toEqual(file);
  for (const bad of [null, {}, { ...file, version: 2 }, { ...file, sums: undefined }, { ...file, format: 'x' }])
    expect(readNumbers(bad)).toBeUndefined();
});
