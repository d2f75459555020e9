/** Payouts of rows (SPR-9). */
import { describe, expect, it } from 'vitest';
import { PAYOUTS } from '../rules/cards.ts';
import { rowsNow } from '../rules/index.ts';
import { countInRow, payRow, rowPlace, sharesOf } from '../rules/rows.ts';
import { A, B, C, D, position, prestige, stand, wealth } from './build.ts';

describe('SPR-9', () => {
  it('SPR-9.1 SPR-9.6: wealth rows pay wealth, prestige rows prestige, and an absent marker nothing', () => {
    const state = position({ owns: { S07: A }, markers: { G7: 'W9' } });
    payRow(state, 'wealth', 6, undefined);
    payRow(state, 'prestige', 1, undefined);
    expect([wealth(state)[A], prestige(state)[A]]).toEqual([26, 21]);
    payRow(state, 'wealth', 9, undefined); // S07 lies in G7's row
    expect(wealth(state)[A]).toBe(35);
    payRow(state, 'wealth', 10, undefined);
    payRow(state, 'prestige', 4, undefined);
    expect([wealth(state)[A], prestige(state)[A]]).toEqual([35, 21]);
    expect(rowPlace(state.grey, 'prestige', 4)).toBe('nowhere');
  });

  it('SPR-9.2: buildings count once whatever their size, parks too; who has none holds no place', () => {
    const state = position({ seats: 4 });
    stand(state, 'Y1', 'RES', 'A5-B5-A6-B6', A);
    stand(state, 'X1', 'PARK', 'A7', B);
    stand(state, 'X2', 'PARK', 'A8', B);
    expect(countInRow(state, 'wealth', 1, 'printed')).toEqual([1, 2, 0, 0]);
    expect(sharesOf([0, 2, 0, 0], 8)).toEqual([0, 8, 0, 0]);
  });

  it('SPR-9.3: the table halves from place to place', () => {
    expect(PAYOUTS.slice(1).map((pay) => pay.join('/'))).toEqual([
      '1/0/0/0',
      '2/1/0/0',
      '3/1/0/0',
      '4/2/1/0',
      '5/2/1/0',
      '6/3/1/0',
      '7/3/1/0',
      '8/4/2/1',
      '9/4/2/1',
      '10/5/2/1',
      '11/5/2/1',
      '12/6/3/1',
    ]);
  });

  it('SPR-9.4: with three players place 4, with two places 3 and 4 are not used', () => {
    expect(sharesOf([1, 1, 1], 12)).toEqual([7, 7, 7]); // 12 + 6 + 3, not the fourth 1
    expect(sharesOf([1, 1], 12)).toEqual([9, 9]);
  });

  it('SPR-EX-8 SPR-9.5: ties share the places they cover, rounded down', () => {
    expect(sharesOf([3, 3, 2, 1], 6)).toEqual([4, 4, 1, 0]);
    expect(sharesOf([2, 2, 2, 2], 6)).toEqual([2, 2, 2, 2]);
    expect(sharesOf([4, 3, 1, 1], 6)).toEqual([6, 3, 0, 0]);
  });

  it('SPR-EX-9: those with nothing hold no place; an absent marker pays nothing', () => {
    expect(sharesOf([3, 3, 0, 0], 6)).toEqual([4, 4, 0, 0]);
    const state = position({ seats: 4, owns: { S01: A, S02: B, S03: C, S04: D } });
    payRow(state, 'wealth', 9, undefined);
    expect(wealth(state)).toEqual([20, 20, 20, 20]);
  });

  it('the forecast of the rows is what they pay', () => {
    const state = position({ owns: { S07: A, S10: B, S01: C }, markers: { G7: 'P5' } });
    for (const { res, row, amounts } of rowsNow(state)) {
      const before = state.players.map((player) => player[res]);
      payRow(state, res, row, undefined);
      expect(state.players.map((player, seat) => player[res] - before[seat])).toEqual(amounts);
    }
    expect(rowsNow(state).map(({ res, row }) => `${res[0]}${row}`)).toEqual([
      'p1',
      'p2',
      'p3',
      'p5',
      'w1',
      'w2',
      'w3',
      'w4',
      'w5',
      'w6',
    ]);
  });
});
