import { describe, expect, it } from 'vitest';
import { axisTo, highestAt, peaksOf, runsOf } from './plots.ts';

describe('plots', () => {
  it('axes begin at nothing and reach the highest', () => {
    expect(axisTo(0)).toEqual([0, 1, 2, 3, 4]);
    expect(axisTo(306).at(-1)).toBeGreaterThanOrEqual(306);
  });

  it('the highest is marked once, where there is one', () => {
    expect(highestAt([0, 0])).toBeUndefined();
    expect(highestAt([3, 7, 7, 1])).toBe(2);
  });

  it('peaks stand apart from each other', () => {
    expect(peaksOf([1, 5, 1, 4, 1, 0, 9], 3, 2)).toEqual([1, 3, 6]);
    expect(peaksOf([1, 5, 1, 4, 1, 0, 9], 3, 3)).toEqual([1, 6]);
    expect(peaksOf([0, 0, 0], 3, 1)).toEqual([]);
  });

  it('a line is broken where nothing is known', () => {
    expect(runsOf([1, undefined, 3, 4])).toEqual([
      [[0, 1]],
      [
        [2, 3],
        [3, 4],
      ],
    ]);
  });
});
