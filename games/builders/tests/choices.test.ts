/** What is offered: short, grouped, with the reason where it is blocked. */
import { describe, expect, it } from 'vitest';
import type { Choice } from '@cantiere/engine';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { act, buyTool, end, endRound, position, repay, send, settle, take } from './build.ts';

const offered = (state: State, seat = 0): Choice<Move>[] => game.choices(game.view(state, seat), seat);
const of = (list: readonly Choice<Move>[], move: Move): Choice<Move> | undefined =>
  list.find((choice) => JSON.stringify(choice.move) === JSON.stringify(move));

describe('choices', () => {
  it('a blocked placement says what it would take', () => {
    const state = position({ coins: 3, crew: ['w-com-1', 'w-app-1'], sites: ['b-temple'] });
    const list = offered(state);
    expect(of(list, send('w-com-1', 'b-temple'))?.refusal).toMatchObject({ code: 'NOT_ENOUGH_MONEY', need: 4, have: 3 });
    expect(of(list, send('w-app-1', 'b-temple'))).toEqual({
      kind: 'move',
      under: ['work', 'at:b-temple'],
      at: ['crew:w-app-1', 'site:b-temple'],
      move: send('w-app-1', 'b-temple'),
    });
  });

  it('a tool that adds nothing is offered apart', () => {
    const state = position({ crew: ['w-com-5'], sites: ['b-temple'], tools: ['t-stone', 't-wood'] });
    const list = offered(state);
    expect(of(list, send('w-com-5', 'b-temple', 't-wood'))?.under).toEqual(['work', 'at:b-temple']);
    expect(of(list, send('w-com-5', 'b-temple', 't-stone'))?.under).toEqual(['work', 'at:b-temple', 'idleTool']);
  });

  it('BLD-5.0: after an investment the line stays visible, blocked', () => {
    const state = position({ coins: 20, crew: ['w-app-1'], loans: 1 });
    act(state, buyTool('t-wood'));
    const line = offered(state).filter((choice) => choice.under[0] === 'invest');
    expect(line.length).toBeGreaterThan(10);
    expect(new Set(line.map((choice) => choice.refusal?.code))).toEqual(new Set(['INVESTMENT_ALREADY_MADE', 'LOAN_ONLY_AT_END']));
    expect(of(line, repay)?.refusal?.rule).toBe('BLD-5.4.2');
  });

  it('nothing for those who are not asked', () => {
    const state = position({});
    expect(offered(state, 1)).toEqual([]);
    act(state, [take(3), end]);
    expect(offered(state, 0)).toEqual([]);
  });

  it('BLD-8.11: the settlement is one line for each number of loans, with the slaves to be picked', () => {
    const state = position(
      { coins: 21, points: 17, crew: ['s-1', 's-2 @b-pyramid', 's-4'], sites: ['b-pyramid'], loans: 2 },
      { options: { manualSettlement: true } },
    );
    endRound(state);
    expect(offered(state)).toEqual([
      {
        kind: 'move',
        under: ['settlement'],
        at: ['repay:2'],
        move: settle([], ['l-1', 'l-2']),
        refusal: { code: 'NOT_ENOUGH_MONEY', rule: 'BLD-8.4', need: 30, have: 21 },
      },
      {
        kind: 'pick',
        under: ['settlement'],
        at: ['repay:1'],
        move: settle([], ['l-1']),
        field: 'freeSlaveIds',
        from: ['s-1', 's-4'],
        places: ['crew:s-1', 'crew:s-4'],
        min: 0,
        max: 1,
      },
      {
        kind: 'pick',
        under: ['settlement'],
        at: ['repay:0'],
        move: settle([], []),
        field: 'freeSlaveIds',
        from: ['s-1', 's-4'],
        places: ['crew:s-1', 'crew:s-4'],
        min: 0,
        max: 2,
      },
      {
        kind: 'move',
        under: ['settlement'],
        at: ['crew:s-2'],
        move: settle(['s-2'], []),
        refusal: { code: 'WORKER_BUSY', rule: 'BLD-8.5', about: 's-2' },
      },
    ]);
  });
});
