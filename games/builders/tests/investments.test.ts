/** Section 5: the investment line, and freeing slaves. */
import { describe, expect, it } from 'vitest';
import { crewCard } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { supplyOf, wageOf } from '../rules/crew.ts';
import { amountsOf } from '../rules/resources.ts';
import { act, answer, buySlave, buyTool, educate, end, free, lists, loan, position, repay, send, who } from './build.ts';

describe('one investment a turn', () => {
  it('BLD-5.0: whichever of the four kinds, a second one in the turn is refused, and the line is not refilled', () => {
    const all = [buySlave('s-1'), buyTool('t-stone'), loan, educate('u-stone', 'w-app-1')];
    for (const first of all) {
      const state = position({ coins: 40, crew: ['w-app-1', 'w-app-2'] });
      act(state, first);
      expect(state.actions).toBe(2);
      expect(state.slaves.length + state.tools.length + state.loans.length + state.universities.length).toBe(17);
      for (const second of [buySlave('s-2'), buyTool('t-wood'), loan, educate('u-wood', 'w-app-2')]) {
        expect(answer(state, second)).toBe('INVESTMENT_ALREADY_MADE');
        expect(lists(state, second)).toBe(false);
      }
      act(state, [end, end]);
      expect(answer(state, buyTool('t-wood'))).toBe('legal');
    }
  });
});

describe('slaves', () => {
  it('BLD-5.1.1 BLD-5.1.2: any slave for 1 action and 7 coins, available at once', () => {
    const state = position({ coins: 9, sites: ['b-pyramid'] });
    act(state, buySlave('s-5'));
    expect([state.actions, state.players[0].coins]).toEqual([2, 2]);
    expect(state.slaves.includes(crewCard('s-5'))).toBe(false);
    act(state, send('s-5', 'b-pyramid'));
    expect(who(state, 's-5').freed).toBe(false);
  });

  it('BLD-5.1.3: unfreed, sent without wage, no tool, no university', () => {
    const state = position({ coins: 7, crew: ['s-4'], sites: ['b-pyramid'], tools: ['t-wood'] });
    expect(answer(state, send('s-4', 'b-pyramid', 't-wood'))).toBe('TOOL_NOT_ALLOWED');
    expect(answer(state, educate('u-wood', 's-4'))).toBe('EDUCATION_NOT_ALLOWED');
    act(state, send('s-4', 'b-pyramid'));
    expect(state.players[0].coins).toBe(7);
  });

  it('BLD-5.1.4: an unfreed slave costs a point at the end, and nothing for the trigger', () => {
    const state = position({ coins: 0, crew: ['s-1'], points: 17 }, { others: [{ coins: 0 }], first: 1, asked: 0 });
    act(state, end);
    expect(state.endReason).toBe('POINTS');
    expect(game.result(state)?.totals[0]).toBe(16);
  });

  it('BLD-5.1.5: taken, investment made, actions, money, in that order', () => {
    const state = position({ coins: 6, crew: ['s-1'] }, { others: [{ crew: ['s-2'] }], invested: true, actions: 0 });
    expect(answer(state, buySlave('s-2'))).toBe('CARD_TAKEN');
    expect(answer(state, buySlave('s-1'))).toBe('CARD_TAKEN');
    expect(answer(state, buySlave('s-3'))).toBe('INVESTMENT_ALREADY_MADE');
    state.invested = false;
    expect(answer(state, buySlave('s-3'))).toBe('NOT_ENOUGH_ACTIONS');
    state.actions = 1;
    expect(game.refuse(state, 0, buySlave('s-3'))).toEqual({ code: 'NOT_ENOUGH_MONEY', rule: 'BLD-5.1.1', need: 7, have: 6 });
  });

  it('BLD-5.2.1: freeing costs 1 action and no coins, any number of times, also after an investment', () => {
    const state = position({ coins: 7, crew: ['s-1', 's-2'] });
    act(state, [buySlave('s-3'), free('s-1'), free('s-3')]);
    expect([state.actions, state.players[0].coins]).toEqual([0, 0]);
    expect(answer(state, free('s-2'))).toBe('NOT_ENOUGH_ACTIONS');
  });

  it('BLD-5.2.2: only at home', () => {
    const state = position({ crew: ['s-1 @b-pyramid'], sites: ['b-pyramid'] });
    expect(answer(state, free('s-1'))).toBe('WORKER_BUSY');
    expect(lists(state, free('s-1'))).toBe(false);
  });

  it('BLD-5.2.3: freed for good: wage 4, same resources, tools and school allowed, sent in the same turn', () => {
    const state = position({ coins: 11, crew: ['s-4'], sites: ['b-pyramid'], tools: ['t-wood'] });
    act(state, free('s-4'));
    expect(wageOf(who(state, 's-4'))).toBe(4);
    expect(amountsOf(supplyOf(who(state, 's-4'), -1))).toEqual([2, 2, 0, 0]);
    act(state, [educate('u-decoration', 's-4'), send('s-4', 'b-pyramid', 't-wood')]);
    expect(state.players[0].coins).toBe(0);
    expect(amountsOf(supplyOf(who(state, 's-4'), 1))).toEqual([2, 3, 0, 3]);
    expect(game.scores(state)[0]).toBe(0);
  });

  it('BLD-5.2.4: the reasons in their order', () => {
    const state = position(
      { crew: ['w-app-1', 'm-hoist', 's-1 freed', 's-2 @b-pyramid', 's-3', 's-5 freed @b-pyramid'], sites: ['b-pyramid'] },
      { actions: 0 },
    );
    expect(answer(state, free('s-4'))).toBe('WORKER_NOT_YOURS');
    expect(answer(state, free('w-app-1'))).toBe('NOT_A_SLAVE');
    expect(answer(state, free('m-hoist'))).toBe('NOT_A_SLAVE');
    expect(answer(state, free('s-1'))).toBe('ALREADY_FREED');
    expect(answer(state, free('s-5'))).toBe('ALREADY_FREED');
    expect(answer(state, free('s-2'))).toBe('WORKER_BUSY');
    expect(answer(state, free('s-3'))).toBe('NOT_ENOUGH_ACTIONS');
  });
});

describe('tools', () => {
  it('BLD-5.3.1: any tool for 1 action and 2 coins, unused', () => {
    const state = position({ coins: 2, crew: ['w-app-1'], sites: ['b-pyramid'] });
    act(state, buyTool('t-decoration'));
    expect([state.actions, state.players[0].coins]).toEqual([2, 0]);
    state.players[0].coins = 2;
    expect(answer(state, send('w-app-1', 'b-pyramid', 't-decoration'))).toBe('legal');
  });

  it('BLD-5.3.2: comes home with its bearer and can go with anybody eligible', () => {
    const state = position({
      coins: 20,
      crew: ['w-app-2', 'w-com-1'],
      sites: ['b-house', 'b-pyramid'],
      tools: ['t-architecture'],
    });
    act(state, send('w-app-2', 'b-house', 't-architecture')); // wood 1, decoration 1, and architecture 1 finish the House
    expect(state.players[0].finished).toHaveLength(1);
    expect(who(state, 'w-app-2').tool).toBe(-1);
    act(state, send('w-com-1', 'b-pyramid', 't-architecture'));
    expect(who(state, 'w-com-1').tool).toBe(2);
  });

  it('BLD-5.3.3: several tools, several bearers on one site', () => {
    const state = position({ coins: 20, crew: ['w-app-1', 'w-app-2'], sites: ['b-pyramid'], tools: ['t-stone', 't-wood'] });
    act(state, [send('w-app-1', 'b-pyramid', 't-stone'), send('w-app-2', 'b-pyramid', 't-wood')]);
    expect(amountsOf(state.players[0].sites[0].missing)).toEqual([3, 1, 3, 3]);
  });

  it('BLD-5.3.4: taken, investment made, actions, money, in that order', () => {
    const state = position({ coins: 1 }, { others: [{ tools: ['t-wood'] }], invested: true, actions: 0 });
    expect(answer(state, buyTool('t-wood'))).toBe('CARD_TAKEN');
    expect(answer(state, buyTool('t-stone'))).toBe('INVESTMENT_ALREADY_MADE');
    state.invested = false;
    expect(answer(state, buyTool('t-stone'))).toBe('NOT_ENOUGH_ACTIONS');
    state.actions = 1;
    expect(answer(state, buyTool('t-stone'))).toBe('NOT_ENOUGH_MONEY');
  });
});

describe('loans', () => {
  it('BLD-5.4.1: 1 action, 10 coins, the lowest-numbered card; several, one a turn', () => {
    const state = position({ coins: 0 });
    act(state, loan);
    expect([state.actions, state.players[0].coins, state.players[0].loans]).toEqual([2, 10, [0]]);
    act(state, [end, loan, end, loan]);
    expect(state.players.map((player) => player.loans)).toEqual([[0, 2], [1]]);
  });

  it('BLD-5.4.2: repaid in the final settlement only; never listed, answered to the active player', () => {
    const state = position({ coins: 30, loans: 1 });
    expect(answer(state, repay)).toBe('LOAN_ONLY_AT_END');
    expect(answer(state, repay, 1)).toBe('NOT_YOUR_TURN');
    expect(lists(state, repay)).toBe(false);
    act(state, [end, end]);
    state.players[0].points = 17;
    act(state, [end, end]);
    expect(state.players[0]).toMatchObject({ coins: 15, loans: [], repaid: [0] });
  });

  it('BLD-5.4.3: stack empty, investment made, actions, bank short, in that order', () => {
    const empty = position({ loans: 2 }, { others: [{ loans: 2 }], invested: true });
    expect(answer(empty, loan)).toBe('STACK_EMPTY');
    const state = position(
      { coins: 100 },
      { others: [{ coins: 0 }], invested: true, actions: 0, options: { limitedBank: true } },
    );
    expect(answer(state, loan)).toBe('INVESTMENT_ALREADY_MADE');
    state.invested = false;
    expect(answer(state, loan)).toBe('NOT_ENOUGH_ACTIONS');
    state.actions = 1;
    expect(game.refuse(state, 0, loan)).toEqual({ code: 'BANK_SHORT', rule: 'BLD-9.1', need: 10, have: 8 });
  });
});

describe('universities', () => {
  it('BLD-5.5.1: 1 action and 7 coins; on an available worker or freed slave, to the end', () => {
    const state = position({ coins: 9, crew: ['w-app-2', 's-1 freed'], sites: ['b-workshop'] });
    act(state, [educate('u-wood', 'w-app-2'), send('w-app-2', 'b-workshop')]);
    expect(state.players[0].coins).toBe(0 + 6);
    expect(who(state, 'w-app-2').university).toBe(1);
    expect(state.universities).toEqual([0, 2, 3]);
  });

  it('BLD-5.5.2: 3 in place of 0, 1, 2 or 3; the rest and the wage unchanged', () => {
    for (const [worker, university, supply, wage] of [
      ['w-app-1', 'u-stone', [3, 1, 1, 0], 2],
      ['w-com-3', 'u-wood', [1, 3, 1, 1], 4],
      ['w-lab-4', 'u-architecture', [1, 0, 3, 0], 3],
      ['w-com-6', 'u-decoration', [0, 1, 0, 3], 4],
    ] as const) {
      const state = position({ coins: 7, crew: [worker] });
      act(state, educate(university, worker));
      expect(amountsOf(supplyOf(who(state, worker), -1))).toEqual(supply);
      expect(wageOf(who(state, worker))).toBe(wage);
    }
  });

  it('BLD-5.5.3: once for each member, and never for unfreed slaves or machines', () => {
    const state = position({ coins: 20, crew: ['w-app-1 u-wood', 's-1', 'm-hoist'] });
    expect(answer(state, educate('u-stone', 'w-app-1'))).toBe('ALREADY_EDUCATED');
    expect(answer(state, educate('u-stone', 's-1'))).toBe('EDUCATION_NOT_ALLOWED');
    expect(answer(state, educate('u-stone', 'm-hoist'))).toBe('EDUCATION_NOT_ALLOWED');
    expect(game.moves(state, 0).some((move) => move.type === 'EDUCATE')).toBe(false);
  });

  it('BLD-5.5.4: teaching what is already 3 is legal and changes nothing', () => {
    const state = position({ coins: 7, crew: ['w-com-5'] });
    act(state, educate('u-wood', 'w-com-5'));
    expect(amountsOf(supplyOf(who(state, 'w-com-5'), -1))).toEqual([0, 3, 0, 1]);
    expect(state.universities).toEqual([0, 2, 3]);
  });

  it('BLD-5.5.5: the reasons in their order', () => {
    const state = position(
      { coins: 6, crew: ['w-app-1 u-wood @b-pyramid', 's-1 @b-pyramid', 'w-app-2 @b-pyramid', 'w-app-3'], sites: ['b-pyramid'] },
      { invested: true, actions: 0 },
    );
    expect(answer(state, educate('u-wood', 'w-mas-1'))).toBe('CARD_TAKEN');
    expect(answer(state, educate('u-stone', 'w-mas-1'))).toBe('WORKER_NOT_YOURS');
    expect(answer(state, educate('u-stone', 's-1'))).toBe('EDUCATION_NOT_ALLOWED');
    expect(answer(state, educate('u-stone', 'w-app-1'))).toBe('ALREADY_EDUCATED');
    expect(answer(state, educate('u-stone', 'w-app-2'))).toBe('WORKER_BUSY');
    expect(answer(state, educate('u-stone', 'w-app-3'))).toBe('INVESTMENT_ALREADY_MADE');
    state.invested = false;
    expect(answer(state, educate('u-stone', 'w-app-3'))).toBe('NOT_ENOUGH_ACTIONS');
    state.actions = 1;
    expect(answer(state, educate('u-stone', 'w-app-3'))).toBe('NOT_ENOUGH_MONEY');
  });
});
