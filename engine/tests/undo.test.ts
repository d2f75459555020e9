/** How far a seat may go back by itself: its own moves, to the last reveal. */
import { describe, expect, it } from 'vitest';
import { backToDecision, freeUndo, type Told, type ToldMove } from '../index.ts';

const told = (reveals: boolean): Told => ({ event: { kind: 'x' }, ...(reveals && { reveals: true }) });
/** `0 0! 1` is: seat 0 moved, seat 0 moved and something was revealed, seat 1 moved. */
const game = (text: string): ToldMove[] =>
  text
    .split(' ')
    .flatMap((word) =>
      word === '' ? [] : [{ seat: Number(word[0]), move: { type: 'go' }, told: [told(false), told(word.endsWith('!'))] }],
    );

describe('free undo', () => {
  it.each([
    ['', 0, 0, 'start'],
    ['0', 0, 1, 'start'],
    ['0 0', 0, 2, 'start'],
    ['1 0 0', 0, 2, 'other'],
    ['0 0 1', 0, 0, 'other'],
    ['0 0! 0', 0, 1, 'reveal'],
    ['0 0!', 0, 0, 'reveal'],
    ['0! 1! 0 0 0', 0, 3, 'other'],
  ] as const)('after "%s" seat %i may take back %i, up to: %s', (text, seat, moves, barrier) => {
    expect(freeUndo(game(text), seat, [seat])).toEqual({ moves, barrier });
  });

  it('ends with the turn', () => {
    expect(freeUndo(game('0 0'), 0, [1])).toEqual({ moves: 0, barrier: 'turn' });
    expect(freeUndo(game('0 0'), 0, [])).toEqual({ moves: 0, barrier: 'turn' });
  });
});

it.each([
  ['', 0],
  ['1 1', 0],
  ['0', 1],
  ['0 1 1! 2', 4],
  ['0 1 0! 2', 2],
] as const)('after "%s" the last decision of seat 0 lies %i moves back', (text, moves) => {
  expect(backToDecision(game(text), 0)).toBe(moves);
});
