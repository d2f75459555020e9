/** Section 12: the worked examples, number for number. */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { supplyOf, wageOf } from '../rules/crew.ts';
import { amountsOf } from '../rules/resources.ts';
import { tenthsOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import {
  act,
  answer,
  buy,
  buySlave,
  buyTool,
  educate,
  end,
  endRound,
  free,
  loan,
  missing,
  position,
  repay,
  send,
  settle,
  start,
  take,
  who,
} from './build.ts';

const LIGHTHOUSE = 'b-lighthouse-of-alexandria';
/** Actions and coins of seat 0. */
const purse = (state: State): [number, number] => [state.actions, state.players[0].coins];

describe('worked examples', () => {
  it('BLD T1: sending a companion', () => {
    const state = position({ coins: 10, crew: ['w-com-5'], sites: [LIGHTHOUSE] });
    act(state, send('w-com-5', LIGHTHOUSE));
    expect(purse(state)).toEqual([2, 6]);
    expect(missing(state, LIGHTHOUSE)).toEqual([2, 1, 1, 2]);
  });

  it('BLD T2: with the hammer', () => {
    const state = position({ coins: 4, crew: ['w-com-3'], sites: [LIGHTHOUSE], tools: ['t-stone'] });
    act(state, send('w-com-3', LIGHTHOUSE, 't-stone'));
    expect(purse(state)).toEqual([2, 0]);
    expect(missing(state, LIGHTHOUSE)).toEqual([0, 3, 0, 2]);
  });

  it('BLD T3: education', () => {
    const state = position({ coins: 11, crew: ['w-com-3'], sites: [LIGHTHOUSE] });
    act(state, educate('u-wood', 'w-com-3'));
    expect(purse(state)).toEqual([2, 4]);
    expect(amountsOf(supplyOf(who(state, 'w-com-3'), -1))).toEqual([1, 3, 1, 1]);
    expect(wageOf(who(state, 'w-com-3'))).toBe(4);
    act(state, send('w-com-3', LIGHTHOUSE));
    expect(purse(state)).toEqual([1, 0]);
    expect(missing(state, LIGHTHOUSE)).toEqual([1, 1, 0, 2]);
    expect(answer(state, buyTool('t-wood'))).toBe('INVESTMENT_ALREADY_MADE');
  });

  it('BLD T4: finishing the Lighthouse', () => {
    const state = position({
      coins: 5,
      crew: [`w-com-1 @${LIGHTHOUSE}`, `w-com-5 @${LIGHTHOUSE}`, 'w-lab-1'],
      sites: [LIGHTHOUSE],
    });
    expect(missing(state, LIGHTHOUSE)).toEqual([0, 1, 0, 2]);
    act(state, send('w-lab-1', LIGHTHOUSE));
    expect(purse(state)).toEqual([2, 16]);
    expect(state.players[0].points).toBe(5);
    expect(state.players[0].crew.map((member) => member.site)).toEqual([-1, -1, -1]);
  });

  it('BLD T5: three workers on one site in one turn', () => {
    const state = position({ coins: 30, crew: ['w-app-1', 'w-lab-4', 'w-com-3'], sites: ['b-pyramid'] });
    act(state, send('w-app-1', 'b-pyramid'));
    expect(purse(state)).toEqual([2, 28]);
    act(state, send('w-lab-4', 'b-pyramid'));
    expect(purse(state)).toEqual([0, 25]);
    expect(game.refuse(state, 0, send('w-com-3', 'b-pyramid'))).toMatchObject({ code: 'NOT_ENOUGH_ACTIONS', need: 3, have: 0 });
    act(state, buy(3));
    expect(purse(state)).toEqual([3, 10]);
    act(state, send('w-com-3', 'b-pyramid'));
    expect(purse(state)).toEqual([0, 6]);
    expect(missing(state, 'b-pyramid')).toEqual([2, 2, 0, 3]);
  });

  it('BLD T6: two sites', () => {
    const state = position({ coins: 20, crew: ['w-com-1 @b-pyramid', 'w-app-1', 'w-com-3'], sites: ['b-pyramid', 'b-theatre'] });
    act(state, [send('w-app-1', 'b-pyramid'), send('w-com-3', 'b-theatre')]);
    expect(state.actions).toBe(1);
  });

  it('BLD T7: the coins table', () => {
    for (const [actions, coins] of [
      [1, 1],
      [2, 3],
      [3, 6],
    ] as const) {
      const state = position({ coins: 0 });
      act(state, take(actions));
      expect(state.players[0].coins).toBe(coins);
    }
    const state = position({ coins: 0 });
    expect(answer(state, take(4))).toBe('BAD_AMOUNT');
    act(state, [take(1), take(1)]);
    expect(state.players[0].coins).toBe(2);
  });

  it('BLD T8: an opening turn with reuse', () => {
    const state = position({ coins: 10, crew: ['w-app-1'] }, { row: ['b-house', 'b-trading-post'] });
    const course = [
      start('b-house'),
      send('w-app-1', 'b-house'),
      start('b-trading-post'),
      buy(),
      send('w-app-1', 'b-trading-post'),
    ].map((move) => {
      act(state, move);
      return purse(state);
    });
    expect(course).toEqual([
      [2, 10],
      [1, 18],
      [0, 18],
      [1, 13],
      [0, 17],
    ]);
    expect(state.players[0].points).toBe(1);
  });

  it('BLD T9: slave and freeing', () => {
    const state = position({ coins: 7, sites: ['b-pyramid'] });
    act(state, buySlave('s-3'));
    expect(purse(state)).toEqual([2, 0]);
    const other = game.clone(state);
    act(state, send('s-3', 'b-pyramid'));
    expect(purse(state)).toEqual([1, 0]);
    expect(missing(state, 'b-pyramid')).toEqual([2, 4, 2, 4]);
    expect(answer(state, free('s-3'))).toBe('WORKER_BUSY');
    act(other, free('s-3'));
    expect(purse(other)).toEqual([1, 0]);
    expect(game.refuse(other, 0, send('s-3', 'b-pyramid'))).toMatchObject({ code: 'NOT_ENOUGH_MONEY', need: 4, have: 0 });
  });

  it('BLD T10: a tool on a slave', () => {
    const state = position({ coins: 20, crew: ['s-4'], sites: ['b-pyramid'], tools: ['t-wood'] });
    expect(answer(state, send('s-4', 'b-pyramid', 't-wood'))).toBe('TOOL_NOT_ALLOWED');
    expect(answer(state, educate('u-wood', 's-4'))).toBe('EDUCATION_NOT_ALLOWED');
  });

  it('BLD T11: a machine joins the crew', () => {
    const state = position({ coins: 5, crew: ['w-mas-3'], sites: ['m-hoist', 'b-harbour'] });
    act(state, send('w-mas-3', 'm-hoist'));
    expect(purse(state)).toEqual([2, 0]);
    expect(state.players[0].points).toBe(2);
    expect(amountsOf(supplyOf(who(state, 'm-hoist'), -1))).toEqual([3, 0, 0, 0]);
    act(state, send('m-hoist', 'b-harbour'));
    expect(purse(state)).toEqual([1, 0]);
    expect(missing(state, 'b-harbour')).toEqual([0, 1, 0, 1]);
  });

  it('BLD T12: no contribution', () => {
    const state = position({ coins: 10, crew: ['w-mas-3 @b-temple', 'w-com-1'], sites: ['b-temple'], tools: ['t-decoration'] });
    expect(missing(state, 'b-temple')).toEqual([0, 0, 0, 2]);
    expect(answer(state, send('w-com-1', 'b-temple'))).toBe('NO_CONTRIBUTION');
    act(state, send('w-com-1', 'b-temple', 't-decoration'));
    expect(purse(state)).toEqual([2, 6]);
    expect(missing(state, 'b-temple')).toEqual([0, 0, 0, 1]);
  });

  it('BLD T13: the end of the round', () => {
    const turnsLeft = (points: readonly number[]): number => {
      const [a, b, c] = points;
      const state = position({ points: a, coins: 40 }, { others: [{ points: b }, { points: c }] });
      const trigger = points.findIndex((one) => one >= 17);
      for (let seat = 0; seat <= trigger; seat++) act(state, end);
      let turns = 0;
      for (; state.phase === 'turn' && turns < 9; turns++) act(state, end);
      return turns;
    };
    expect(turnsLeft([17, 0, 0])).toBe(2);
    expect(turnsLeft([0, 17, 0])).toBe(1);
    expect(turnsLeft([0, 0, 17])).toBe(0);
    const state = position({ points: 16, coins: 40 }, { others: [{}, {}] });
    endRound(state);
    expect(state).toMatchObject({ phase: 'turn', triggeredBy: -1 });
  });

  it('BLD T14: settlement', () => {
    const state = position({ points: 18, coins: 27, crew: ['s-1', 's-2', 's-3 @b-pyramid'], sites: ['b-pyramid'], loans: 1 });
    endRound(state);
    expect(state.players[0].coins).toBe(2);
    expect(tenthsOf(state.players[0])).toBe(172);
    expect(game.result(state)?.totals[0]).toBe(17.2);
  });

  it('BLD T15: settlement, short of coins', () => {
    const state = position({ points: 17, coins: 15, crew: ['s-1', 's-2'], loans: 1 });
    endRound(state);
    expect(tenthsOf(state.players[0])).toBe(155);
  });

  it('BLD T16: a tie', () => {
    const state = position(
      { points: 19, coins: 4 },
      {
        others: [
          { points: 17, coins: 24 },
          { points: 17, coins: 10 },
        ],
      },
    );
    endRound(state);
    expect(state.players.map(tenthsOf)).toEqual([194, 194, 180]);
    expect(game.result(state)?.ranks).toEqual([1, 1, 3]);
  });

  it('BLD T17: coins count in tenths', () => {
    const state = position({ points: 17, coins: 23 }, { others: [{ points: 19, coins: 2 }] });
    endRound(state);
    expect(game.result(state)).toMatchObject({ totals: [19.3, 19.2], ranks: [1, 2] });
  });

  it('BLD T18: an empty deck', () => {
    const state = position({}, { row: ['b-forum'], deck: [] });
    act(state, start('b-forum'));
    expect(state.buildingRow).toEqual([-1, -1, -1, -1, -1]);
    for (const card of ['b-forum', 'b-house', 'm-hoist']) expect(answer(state, start(card))).toBe('NOT_IN_ROW');
    act(state, [end, end]);
    expect(state.phase).toBe('turn');
  });

  it('BLD T19: loans', () => {
    const state = position({ coins: 0 });
    act(state, loan);
    expect(purse(state)).toEqual([2, 10]);
    act(state, [end, loan, end]);
    expect(answer(state, loan)).toBe('legal');
    expect(answer(state, repay)).toBe('LOAN_ONLY_AT_END');
    act(state, [loan, end, loan, end]);
    expect(answer(state, loan)).toBe('STACK_EMPTY');
  });

  it('BLD T20: the surcharge resets', () => {
    const state = position({ coins: 30, crew: ['w-app-1', 'w-lab-4', 'w-com-3', 'w-mas-1'], sites: ['b-pyramid'] });
    act(state, [send('w-app-1', 'b-pyramid'), send('w-lab-4', 'b-pyramid'), buy(3), send('w-com-3', 'b-pyramid'), end, end]);
    act(state, send('w-mas-1', 'b-pyramid'));
    expect(state.actions).toBe(2);
  });

  it('BLD T21: school and tool add up', () => {
    const state = position({ coins: 2, crew: ['w-app-2 u-wood'], sites: [LIGHTHOUSE], tools: ['t-wood'] });
    expect(amountsOf(supplyOf(who(state, 'w-app-2'), -1))).toEqual([0, 3, 0, 1]);
    act(state, send('w-app-2', LIGHTHOUSE, 't-wood'));
    expect(purse(state)).toEqual([2, 0]);
    expect(missing(state, LIGHTHOUSE)).toEqual([2, 0, 1, 2]);
  });

  it('BLD T22: limitedBank', () => {
    const table = { others: [{ coins: 95 }], options: { limitedBank: true } };
    const state = position({ coins: 10, crew: ['w-app-1'], sites: ['b-house'] }, table);
    expect(state.bank).toBe(3);
    expect(answer(state, take(3))).toBe('BANK_SHORT');
    expect(answer(state, loan)).toBe('BANK_SHORT');
    const other = game.clone(state);
    act(state, take(2));
    expect([state.bank, state.players[0].coins]).toEqual([0, 13]);
    act(other, send('w-app-1', 'b-house'));
    expect([other.bank, other.players[0].coins]).toEqual([0, 13]);
  });

  it('BLD T23: manualSettlement', () => {
    const state = position(
      { points: 17, coins: 15, crew: ['s-1', 's-2'], loans: 1 },
      { options: { manualSettlement: true }, others: [{ points: 17, coins: 4, crew: ['s-3', 's-4'], loans: 1 }] },
    );
    endRound(state);
    expect(game.toAct(state)).toEqual([0]);
    expect(game.refuse(state, 0, settle(['s-1', 's-2'], ['l-1']))).toMatchObject({
      code: 'NOT_ENOUGH_MONEY',
      need: 25,
      have: 15,
    });
    act(state, settle(['s-1'], []), 0);
    expect(state.players.map(tenthsOf)).toEqual([150, 134]);
  });

  it('BLD T24: stall', () => {
    const state = position({ crew: ['w-app-1'], sites: ['b-house'] }, { idleRounds: 9 });
    const other = game.clone(state);
    endRound(state);
    expect(game.result(state)?.endReason).toBe('STALL');
    act(other, send('w-app-1', 'b-house'));
    endRound(other);
    expect(other).toMatchObject({ phase: 'turn', idleRounds: 0 });
  });
});
