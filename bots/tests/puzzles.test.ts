/** The gate of the puzzles on decisions whose worth is known, their journal, their file and the ratings. */
import { expect, it } from 'vitest';
import { defaultOptions } from '@cantiere/engine';
import { game as torre } from '../../games/torre/rules/index.ts';
import {
  AnswerCounts,
  BEGINNER,
  BrokenPuzzle,
  expected,
  gathered,
  headOf,
  lineOf,
  lookAt,
  mineGame,
  puzzleId,
  puzzleRating,
  rated,
  readJournal,
  readPuzzles,
  setUp,
  writtenFile,
  type MinedGame,
  type Puzzle,
} from '../puzzles/index.ts';
import { doors, type DoorsPlan } from './doors.ts';
import { thinker as torreThinker } from './torre.ts';

const look = (plan: DoorsPlan, seed = 7) => {
  const { thinker, view } = doors(plan);
  return lookAt(thinker, { view, seat: 0, earlier: [], seed }, { quick: 1_000, middling: 1_000, deep: 1_500, beside: 1_500 });
};

it('lets through a move that is clearly best and that rules of thumb miss', () => {
  for (const seed of [1, 2, 3]) {
    const found = look({ wins: [30, 35, 60, 32, 28], habit: 1 }, seed);
    if (!('finding' in found)) throw new Error(`refused: ${found.refused}`);
    const { best, habit, value, gap, wins, why, legal } = found.finding;
    expect([best, habit, legal]).toEqual([{ type: 'OPEN', door: 2 }, { type: 'OPEN', door: 1 }, 5]);
    expect(value).toBeCloseTo(0.6, 1);
    expect(gap).toBeGreaterThan(0.15);
    expect(wins).toBeGreaterThanOrEqual(gap);
    expect(why?.category).toBe('doors');
  }
});

it.each([
  ['habit', 'rules of thumb find it', { wins: [30, 35, 60, 32, 28], habit: 2 }],
  ['few', 'there is little to choose from', { wins: [30, 60, 20], habit: 0 }],
  ['decided', 'the game is won anyway', { wins: [30, 60, 99, 30, 30], habit: 0 }],
  ['decided', 'the game is lost anyway', { wins: [1, 1, 9, 0, 1], habit: 0 }],
  ['half', 'it cannot be touched on the board', { wins: [30, 35, 60, 32, 28], habit: 1, untouchable: [2] }],
  ['half', 'it is the first half of a decision', { wins: [30, 35, 60, 32, 28], habit: 1, half: [2] }],
] as const)('refuses for "%s": %s', (refused, _, plan) => {
  expect(look(plan)).toEqual({ refused });
});

it('refuses what only looks best: another move is as good, or nearly', () => {
  for (const wins of [
    [30, 35, 60, 60, 28],
    [30, 35, 60, 57, 28],
    [50, 50, 50, 50, 50],
  ])
    for (const seed of [1, 2, 3, 4, 5]) expect(look({ wins, habit: 1 }, seed)).not.toHaveProperty('finding');
});

const options = defaultOptions(torre.options);
/** Any position of Torre will do: how it is kept does not ask whether it is a good one. */
function planted(way: readonly number[]): Puzzle {
  const puzzle = {
    seats: 2,
    options,
    deal: 'puzzle/torre/test/1',
    way,
    best: 0,
    habit: 1,
    value: 0.5,
    gap: 0.1,
    wins: 0.12,
    points: 0,
    why: null,
    rating: 1_200,
    themes: ['phase:early'],
  };
  return { id: puzzleId('torre', '1-00000000', puzzle), ...puzzle };
}

it('sets a position up from the deal and the numbers of its moves, and refuses what these rules do not allow', () => {
  const { played, seat, state, best } = setUp(torre, planted([0, 0, 0]));
  expect(played).toHaveLength(3);
  expect(torre.toAct(state as never)).toEqual([seat]);
  expect(torre.refuse(state as never, seat, best as never)).toBeUndefined();
  expect(() => setUp(torre, planted([0, 99]))).toThrow(BrokenPuzzle);
  expect(() => setUp(torre, { ...planted([0]), best: { type: 'LAY', stone: 9 } as never })).toThrow(BrokenPuzzle);
  expect(planted([0, 0, 0]).id).toBe(planted([0, 0, 0]).id);
  expect(planted([0, 0, 0]).id).not.toBe(planted([0, 0, 1]).id);
});

it('a journal that broke off in the middle of a line goes on from the last whole one', () => {
  const game = (number: number, puzzles: readonly Puzzle[]): MinedGame => ({
    number,
    decisions: 9,
    refused: { few: 2 },
    puzzles,
  });
  const text =
    lineOf(headOf('torre', '1-00000000', 's')) +
    lineOf(game(0, [planted([0])])) +
    lineOf(game(1, [planted([0, 0])])).slice(0, 40);
  const journal = readJournal(text);
  expect(journal?.games.map(({ number }) => number)).toEqual([0]);
  expect(text.slice(0, journal?.whole).endsWith('\n')).toBe(true);
  expect(readJournal('{"something":"else"}\n')).toBeUndefined();
});

it('gathers journals into one file: each position once, the clearest where there are too many', () => {
  const head = headOf('torre', '1-00000000', 's');
  const journal = (puzzles: readonly Puzzle[]) => ({
    head,
    games: [{ number: 0, decisions: 1, refused: {}, puzzles }],
    whole: 0,
  });
  const clear = { ...planted([0, 0]), gap: 0.3 };
  const both = [journal([planted([0]), clear]), journal([planted([0])])];
  expect(gathered(torre, both, 9).puzzles).toHaveLength(2);
  expect(gathered(torre, both, 1).puzzles).toEqual([clear]);
  const file = gathered(torre, both, 9);
  expect(readPuzzles(JSON.parse(writtenFile(file)))).toEqual(file);
  expect(() => readPuzzles({ format: 'something else' })).toThrow(BrokenPuzzle);
  // What was shipped stays, however little room is left; what it has already is not added twice.
  const shipped = { ...file, puzzles: [planted([0])] };
  expect(gathered(torre, both, 9, [shipped]).puzzles).toEqual(file.puzzles);
  expect(gathered(torre, [journal([clear])], 1, [shipped]).puzzles).toEqual(shipped.puzzles);
  expect(gathered(torre, [], 9, [shipped])).toEqual(shipped);
  expect(() => gathered(torre, [journal([])], 9, [{ ...shipped, edition: '2-00000000' }])).toThrow(RangeError);
  expect(() => gathered(torre, [journal([]), { ...journal([]), head: { ...head, edition: '2-00000000' } }], 9)).toThrow(
    RangeError,
  );
});

it('no answer comes again and again', () => {
  const answers = new AnswerCounts();
  const pass = { type: 'PASS' };
  for (let n = 0; n < 10; n++) {
    expect(answers.mayBe(pass)).toBe(true);
    answers.add(pass);
  }
  expect(answers.mayBe(pass)).toBe(false);
  expect(answers.mayBe({ type: 'DRAW' })).toBe(true);
  // Among many others there is room for more of it.
  for (let n = 0; n < 100; n++) answers.add({ type: `OTHER ${n}` });
  expect(answers.mayBe(pass)).toBe(true);
});

it('the same number mines the same game, and what it finds can be set up', () => {
  const plan = { edition: '1-00000000', seed: 'test', effort: { quick: 40, middling: 40, deep: 60, beside: 40 } };
  const once = mineGame(torreThinker, plan, 3);
  expect(mineGame(torreThinker, plan, 3)).toEqual(once);
  expect(once.decisions).toBeGreaterThan(3);
  for (const puzzle of once.puzzles) setUp(torre, puzzle);
});

it('what is found deeper and differs less is rated higher', () => {
  expect(puzzleRating(250, 0.12, 12)).toBeGreaterThan(puzzleRating(60, 0.12, 12));
  expect(puzzleRating(60, 0.06, 12)).toBeGreaterThan(puzzleRating(60, 0.3, 12));
  expect(puzzleRating(60, 0.12, 40)).toBeGreaterThan(puzzleRating(60, 0.12, 4));
});

it('a rating rises with what is solved, falls with what is missed, and moves less and less', () => {
  const up = rated(BEGINNER, 1_200, true);
  expect(up.rating).toBeGreaterThan(BEGINNER.rating + 50);
  expect(up.unsure).toBeLessThan(BEGINNER.unsure);
  expect(rated(BEGINNER, 1_200, false).rating).toBeLessThan(BEGINNER.rating);
  expect(rated(BEGINNER, 1_800, true).rating).toBeGreaterThan(up.rating);
  let now = BEGINNER;
  // Somebody who solves what is rated 1500 three times out of four.
  for (let n = 0; n < 200; n++) now = rated(now, 1_500, n % 4 !== 0);
  expect(now.rating).toBeGreaterThan(1_600);
  expect(now.rating).toBeLessThan(1_800);
  expect(now.solved + now.missed).toBe(200);
  expect(expected(1_500, 1_500)).toBe(0.5);
});
