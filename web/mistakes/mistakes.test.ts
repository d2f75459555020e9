import type { Estimate } from '@cantiere/bots';
import { describe, expect, it } from 'vitest';
import { readMistakes, writeMistakes } from './address.ts';
import { answered, nextOpen, outcomeOf, tallyOf, UNTRIED, type TriedMove, type Exercise } from './exercise.ts';
import { foundIn, huntOrder, MOST, nextHuntStep, progressOf, type Hunt, type Mistake } from './hunt.ts';
import { progressWords } from './progressWords.ts';
import {
  costOf,
  costOfTrial,
  isSettled,
  mistakeOf,
  noiseOf,
  pooled,
  together,
  verdictOf,
  type MovesCompared,
} from './verdict.ts';
import { en } from './words.en.ts';
import { it as italian } from './words.it.ts';

const MANY = 10_000;
const is = (value: number, games = MANY): Estimate => ({ value, games });
const NO_POINTS = { points: 0, certain: false };
const pair = (best: number, played: number, games = MANY) => ({ best: is(best, games), played: is(played, games) });

describe('whether a decision was a mistake', () => {
  it('is said where all searches agree by more than chance', () => {
    expect(mistakeOf([pair(0.6, 0.5), pair(0.62, 0.5)], NO_POINTS)).toEqual({ wins: expect.closeTo(0.11), points: 0 });
    expect(mistakeOf([pair(0.6, 0.4), pair(0.5, 0.51)], NO_POINTS)).toBeUndefined(); // the second says no
    expect(mistakeOf([pair(0.52, 0.5), pair(0.52, 0.5)], NO_POINTS)).toBeUndefined(); // too little
    expect(mistakeOf([pair(0.6, 0.5, 60), pair(0.6, 0.5, 60)], NO_POINTS)).toBeUndefined(); // too few games
  });

  it('goes by points where no chances of winning tell the moves apart', () => {
    const even = [pair(0.05, 0.05), pair(0.05, 0.05)];
    expect(mistakeOf(even, { points: 4, certain: true })).toEqual({ wins: 0, points: 4 });
    expect(mistakeOf(even, { points: 4, certain: false })).toBeUndefined();
    expect(mistakeOf(even, { points: 0.6, certain: true })).toBeUndefined();
    expect(mistakeOf([pair(0.4, 0.5), pair(0.4, 0.5)], { points: 4, certain: true })).toBeUndefined(); // it wins more often
  });

  it('costs points beside wins only where they are certain', () => {
    expect(mistakeOf([pair(0.6, 0.4)], { points: 3, certain: true })).toMatchObject({ points: 3 });
    expect(mistakeOf([pair(0.6, 0.4)], { points: 3, certain: false })).toMatchObject({ points: 0 });
  });
});

describe('another move', () => {
  const mistake = { wins: 0.2, points: 0 };
  const trial = (best: number, tried: number, games = MANY, lost = NO_POINTS): MovesCompared => ({
    best: is(best, games),
    tried: is(tried, games),
    lost,
    why: null,
  });

  it('is right when it is as good as the best, within the noise', () => {
    expect(verdictOf(trial(0.6, 0.6), mistake)).toBe('right');
    expect(verdictOf(trial(0.6, 0.585), mistake)).toBe('right');
    expect(verdictOf(trial(0.6, 0.7), mistake)).toBe('right');
    expect(verdictOf(trial(0.6, 0.54, 300), mistake)).toBe('right'); // so few games cannot tell
    expect(verdictOf(trial(0.6, 0.54), mistake)).toBe('close');
  });

  it('is close when it is better than what was played, else worse', () => {
    expect(verdictOf(trial(0.6, 0.45), mistake)).toBe('close');
    expect(verdictOf(trial(0.6, 0.41), mistake)).toBe('worse');
    expect(verdictOf(trial(0.6, 0.2), mistake)).toBe('worse');
  });

  it('is never right for noise alone where it gives away more than half of what the mistake cost', () => {
    expect(verdictOf(trial(0.6, 0.48, 20), mistake)).toBe('close');
  });

  it('goes by points where the mistake did', () => {
    const lost = (points: number, certain = true) => trial(0.05, 0.05, MANY, { points, certain });
    const costly = { wins: 0, points: 6 };
    expect(verdictOf(lost(0.8), costly)).toBe('right');
    expect(verdictOf(lost(5, false), costly)).toBe('right');
    expect(verdictOf(lost(3), costly)).toBe('close');
    expect(verdictOf(lost(6), costly)).toBe('worse');
    expect(verdictOf(trial(0.4, 0.2), costly)).toBe('worse'); // and it must not cost the game
  });

  it('is looked at again where so few games leave it open', () => {
    expect(isSettled(trial(0.6, 0.58, 100), mistake)).toBe(false);
    expect(isSettled(trial(0.6, 0.1, 100), mistake)).toBe(true);
    expect(isSettled(trial(0.6, 0.58, 100_000), mistake)).toBe(true);
    const twice = together(trial(0.6, 0.5, 100), trial(0.5, 0.5, 300));
    expect(twice.best).toEqual({ value: expect.closeTo(0.525), games: 400 });
  });

  it('costs whole wins and points, as they are told', () => {
    expect(costOfTrial(trial(0.6, 0.436, MANY, { points: 2.4, certain: true }))).toEqual({ wins: 16, points: 2 });
    expect(costOfTrial(trial(0.6, 0.7, MANY, { points: 2.4, certain: false }))).toEqual({ wins: 0, points: 0 });
    expect(costOf({ wins: 0.004, points: 1.2 })).toEqual({ wins: 0, points: 1 });
  });

  it('estimates that few games made are noisy, also where they all went one way', () => {
    expect(noiseOf(is(1, 5))).toBeGreaterThan(0.1);
    expect(noiseOf(is(0.5, 400))).toBeCloseTo(0.025, 2);
    expect(pooled(is(0.5, 0), is(0.4, 0)).value).toBe(0.5);
  });
});

const found = (at: number, wins: number, points = 0): Mistake => ({ at, wins, points, better: { type: 'X' }, why: null });
const hunt = (
  decisions: readonly number[],
  looked: readonly [number, number][] = [],
  judged: readonly [number, Mistake | null][] = [],
): Hunt => ({
  decisions,
  looked: new Map(looked),
  judged: new Map(judged),
});

describe('the search for mistakes', () => {
  const ten = [3, 7, 11, 15, 19, 23, 27, 31, 35, 39];

  it('looks at decisions from everywhere first', () => {
    expect(nextHuntStep(hunt(ten), [], 0)).toEqual({ about: 'look', at: 3 });
    expect(nextHuntStep(hunt(ten, [[3, 0]]), [], 0)).toEqual({ about: 'look', at: 35 });
    expect(nextHuntStep(hunt(ten, [[3, 0]]), [{ about: 'look', at: 35 }], 0)).toEqual({ about: 'look', at: 19 });
  });

  it('judges what is plainly dear before the rest is looked at, as long as there is nothing to begin with', () => {
    const some = ten.slice(0, 6).map((at): [number, number] => [at, at === 11 ? 0.3 : at === 7 ? 0.25 : 0.05]);
    expect(nextHuntStep(hunt(ten, some), [], 0)).toEqual({ about: 'judge', at: 11 });
    expect(nextHuntStep(hunt(ten, some), [{ about: 'judge', at: 11 }], 0)?.about).toBe('look');
    expect(nextHuntStep(hunt(ten, some, [[11, found(11, 0.3)]]), [], 0)?.about).toBe('look');
    // It was none: the next plain case; after that there is none, so looking goes on.
    expect(nextHuntStep(hunt(ten, some, [[11, null]]), [], 0)).toEqual({ about: 'judge', at: 7 });
    const none: [number, null][] = [
      [11, null],
      [7, null],
    ];
    expect(nextHuntStep(hunt(ten, some, none), [], 0)?.about).toBe('look');
  });

  it('waits for no plain case longer than some seconds', () => {
    const few: [number, number][] = [
      [3, 0.04],
      [35, 0.03],
    ];
    expect(nextHuntStep(hunt(ten, few), [], 1_000)?.about).toBe('look');
    expect(nextHuntStep(hunt(ten, few), [], 9_000)).toEqual({ about: 'judge', at: 3 });
    expect(nextHuntStep(hunt(ten, [[3, 0]]), [], 9_000)?.about).toBe('look');
  });

  it('judges the dearest down when all is looked at, and ends', () => {
    const all = ten.map((at): [number, number] => [at, at / 500]);
    expect(nextHuntStep(hunt(ten, all), [], 0)).toEqual({ about: 'judge', at: 39 });
    expect(nextHuntStep(hunt(ten, all, [[39, null]]), [], 0)).toEqual({ about: 'judge', at: 35 });
    const enough = ten.slice(-MOST).map((at): [number, Mistake] => [at, found(at, 0.1)]);
    expect(nextHuntStep(hunt(ten, all, enough), [], 0)).toBeUndefined();
    const quiet = ten.map((at): [number, number] => [at, 0.001]);
    expect(nextHuntStep(hunt(ten, quiet), [], 60_000)).toBeUndefined();
  });

  it('begins with the one that somebody came for', () => {
    expect(nextHuntStep({ ...hunt(ten), wanted: 23 }, [], 0)).toEqual({ about: 'judge', at: 23 });
    expect(nextHuntStep({ ...hunt(ten), wanted: 24 }, [], 0)).toEqual({ about: 'look', at: 3 });
  });

  it('says how far it has come', () => {
    const half = hunt(
      ten,
      [
        [3, 0.2],
        [7, 0],
      ],
      [[11, found(11, 0.1)]],
    );
    expect(progressOf(half)).toEqual({ looked: 3, total: 10, suspects: 1, found: 1, done: false });
    expect(progressWords(progressOf(half), 'running', en)).toBe('Looking at decisions: 3 of 10. One found, still searching.');
    const rest = hunt([3], [[3, 0.2]]);
    expect(progressWords(progressOf(rest), 'running', en)).toBe('Looking longer at one more.');
    expect(progressOf(hunt([3], [[3, 0.2]], [[3, null]]))).toMatchObject({ done: true, found: 0 });
    expect(progressOf(hunt([]))).toMatchObject({ done: true, total: 0 });
  });

  it('shows the dearest first, but nothing goes before what was begun', () => {
    const all = [found(3, 0.04), found(7, 0.2), found(11, 0, 5), found(15, 0.04, 2)];
    const at = (order: readonly Mistake[]): number[] => order.map((one) => one.at);
    expect(at(huntOrder(all, []))).toEqual([7, 15, 3, 11]);
    expect(at(huntOrder(all, [3]))).toEqual([3, 7, 15, 11]);
    expect(
      foundIn(
        hunt(
          ten,
          [],
          [
            [3, null],
            [7, found(7, 0.1)],
          ],
        ),
      ),
    ).toHaveLength(1);
  });
});

describe('an exercise', () => {
  const move = { type: 'X' };
  const tried = (...says: TriedMove['says'][]): Exercise =>
    says.reduce((before, each) => answered(before, { move, says: each }), UNTRIED);

  it('is found at first try, with help, or shown', () => {
    expect(outcomeOf(UNTRIED)).toBeUndefined();
    expect(outcomeOf(tried('close'))).toBeUndefined();
    expect(outcomeOf(tried('right'))).toBe('first');
    expect(outcomeOf(tried('same', 'right'))).toBe('first'); // what was played does not count
    expect(outcomeOf(tried('worse', 'right'))).toBe('helped');
    expect(outcomeOf({ ...tried('right'), hinted: true })).toBe('helped');
    expect(outcomeOf({ ...tried('worse'), shown: true })).toBe('shown');
  });

  it('keeps what was answered, and nothing that is only passing', () => {
    expect(tried('thinking', 'worse', 'same', 'thinking', 'close').answers.map(({ says }) => says)).toEqual(['worse', 'close']);
    expect(tried('failed', 'thinking').answers).toHaveLength(1);
  });

  it('leads to the next one that is open, and is counted at the end', () => {
    const order = [3, 7, 11].map((at) => ({ at }));
    expect(nextOpen(order, new Set([3]), 3)).toBe(7);
    expect(nextOpen(order, new Set([7, 11]), 11)).toBe(3);
    expect(nextOpen(order, new Set([3, 7, 11]), 11)).toBeUndefined();
    expect(
      tallyOf(
        order,
        new Map([
          [3, 'first'],
          [7, 'shown'],
        ]),
      ),
    ).toEqual({ first: 1, helped: 0, shown: 1, left: 1 });
  });
});

it('the address names the seat, and the move to begin with, as people count them', () => {
  expect(readMistakes('?mistakes=seat2&move=51')).toEqual({ seat: 1, at: 50 });
  expect(writeMistakes({ seat: 1, at: 50 })).toBe('?mistakes=seat2&move=51');
  expect(readMistakes(writeMistakes({ seat: 0 }))).toEqual({ seat: 0 });
  expect(readMistakes('?mistakes=everybody')).toBeUndefined();
  expect(readMistakes('?road=3')).toBeUndefined();
});

it('a single point is one, in both languages', () => {
  for (const [words, one, more] of [
    [italian, /\b1 punto /, /\b1,5 punti /],
    [en, /\b1 point /, /\b1\.5 points /],
  ] as const)
    for (const say of [words.rightWhy, words.loses]) {
      expect(say(1.04, 'x')).toMatch(one);
      expect(say(1.5, 'x')).toMatch(more);
    }
});
