/** Section 4.3: sending crew to a site. */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { act, answer, buy, end, lists, missing, position, send, who } from './build.ts';

describe('the price in actions', () => {
  it('BLD-4.3.1: the n-th member on the same site in one turn costs n actions', () => {
    const crew = ['w-app-1', 'w-app-2', 'w-app-3', 'w-com-3'];
    const state = position({ coins: 40, crew, sites: ['b-pyramid'] }, { actions: 10 });
    const left = crew.map((id) => {
      act(state, send(id, 'b-pyramid'));
      return state.actions;
    });
    expect(left).toEqual([9, 7, 4, 0]); // 1 + 2 + 3 + 4
  });

  it('BLD-4.3.1: three on one site take six actions, so three are to be bought', () => {
    const state = position({ coins: 40, crew: ['w-app-1', 'w-app-2', 'w-app-3'], sites: ['b-pyramid'] });
    act(state, [send('w-app-1', 'b-pyramid'), send('w-app-2', 'b-pyramid')]);
    expect(game.refuse(state, 0, send('w-app-3', 'b-pyramid'))).toEqual({
      code: 'NOT_ENOUGH_ACTIONS',
      rule: 'BLD-4.3.1',
      need: 3,
      have: 0,
    });
    act(state, buy(2));
    expect(answer(state, send('w-app-3', 'b-pyramid'))).toBe('NOT_ENOUGH_ACTIONS');
    act(state, [buy(), send('w-app-3', 'b-pyramid')]);
    expect(state.actions).toBe(0);
  });

  it('BLD-4.3.2: those from earlier turns do not raise it, and every site counts for itself', () => {
    const state = position({
      coins: 20,
      crew: ['w-app-1 @b-pyramid', 'w-app-2 @b-pyramid', 'w-com-3', 'w-app-3', 'w-app-4'],
      sites: ['b-pyramid', 'b-theatre'],
    });
    act(state, [send('w-com-3', 'b-pyramid'), send('w-app-3', 'b-theatre')]);
    expect(state.actions).toBe(1);
    expect(answer(state, send('w-app-4', 'b-theatre'))).toBe('NOT_ENOUGH_ACTIONS');
  });

  it('BLD-4.3.2: the price starts at 1 again next turn', () => {
    const state = position({ coins: 20, crew: ['w-app-1', 'w-app-2', 'w-com-3'], sites: ['b-pyramid'] });
    act(state, [send('w-app-1', 'b-pyramid'), send('w-app-2', 'b-pyramid'), end, end]);
    act(state, send('w-com-3', 'b-pyramid'));
    expect(state.actions).toBe(2);
  });

  it('BLD-4.3.4: slaves and machines cost actions and raise the price like workers', () => {
    const state = position({ coins: 20, crew: ['s-4', 'm-scaffolding', 'w-com-2'], sites: ['b-pyramid'] }, { actions: 6 });
    act(state, send('s-4', 'b-pyramid'));
    expect(state.actions).toBe(5);
    act(state, send('m-scaffolding', 'b-pyramid'));
    expect(state.actions).toBe(3);
    act(state, send('w-com-2', 'b-pyramid'));
    expect(state.actions).toBe(0);
  });
});

describe('the wage', () => {
  it('BLD-4.3.3: printed for workers, 0 for unfreed slaves and machines, 4 for the freed, whatever tool or school', () => {
    const paid = (member: string, tool?: string): number => {
      const state = position({ coins: 20, crew: [member], sites: ['b-pyramid'], tools: ['t-stone'] });
      const bank = state.bank;
      act(state, send(member.split(' ')[0], 'b-pyramid', tool));
      expect(state.bank - bank).toBe(20 - state.players[0].coins);
      return 20 - state.players[0].coins;
    };
    expect(paid('w-app-1')).toBe(2);
    expect(paid('w-lab-1')).toBe(3);
    expect(paid('w-com-1')).toBe(4);
    expect(paid('w-mas-1')).toBe(5);
    expect(paid('s-1')).toBe(0);
    expect(paid('m-hoist')).toBe(0);
    expect(paid('s-1 freed')).toBe(4);
    expect(paid('w-app-1', 't-stone')).toBe(2);
    expect(paid('w-app-1 u-stone', 't-stone')).toBe(2);
  });

  it('BLD-4.3.3: is paid each time the member is sent', () => {
    const state = position({ coins: 10, crew: ['w-app-1'], sites: ['b-house', 'b-trading-post'] });
    act(state, [send('w-app-1', 'b-house'), send('w-app-1', 'b-trading-post')]);
    expect(state.players[0].coins).toBe(10 - 2 + 10 - 2 + 6);
  });
});

describe('tools', () => {
  it('BLD-4.3.5: one unused tool goes along free of charge; only one for each member', () => {
    const state = position({ coins: 10, crew: ['w-app-1', 'w-app-2'], sites: ['b-pyramid', 'b-sphinx'], tools: ['t-stone'] });
    act(state, send('w-app-1', 'b-pyramid', 't-stone'));
    expect(missing(state, 'b-pyramid')).toEqual([3, 3, 3, 4]);
    expect([state.actions, state.players[0].coins]).toEqual([2, 8]);
    expect(answer(state, send('w-app-2', 'b-sphinx', 't-stone'))).toBe('TOOL_BUSY');
    expect(lists(state, send('w-app-2', 'b-sphinx', 't-stone'))).toBe(false);
  });

  it('BLD-4.3.6: unfreed slaves and machines carry none; the freed do', () => {
    const state = position({ coins: 10, crew: ['s-4', 'm-hoist', 's-1 freed'], sites: ['b-pyramid'], tools: ['t-wood'] });
    expect(answer(state, send('s-4', 'b-pyramid', 't-wood'))).toBe('TOOL_NOT_ALLOWED');
    expect(answer(state, send('m-hoist', 'b-pyramid', 't-wood'))).toBe('TOOL_NOT_ALLOWED');
    expect(answer(state, send('s-1', 'b-pyramid', 't-wood'))).toBe('legal');
    const carriers = game.moves(state, 0).flatMap((move) => (move.type === 'SEND' && move.toolId ? [move.workerId] : []));
    expect(carriers).toEqual(['s-1']);
  });
});

describe('what it does and what it refuses', () => {
  it('BLD-4.3.7: at least one unit of something still missing, the tool counted', () => {
    const state = position({ crew: ['w-mas-3 @b-temple', 'w-com-1'], sites: ['b-temple'], tools: ['t-decoration', 't-stone'] });
    expect(answer(state, send('w-com-1', 'b-temple'))).toBe('NO_CONTRIBUTION');
    expect(answer(state, send('w-com-1', 'b-temple', 't-stone'))).toBe('NO_CONTRIBUTION');
    expect(answer(state, send('w-com-1', 'b-temple', 't-decoration'))).toBe('legal');
    expect(game.moves(state, 0).filter((move) => move.type === 'SEND')).toEqual([send('w-com-1', 'b-temple', 't-decoration')]);
  });

  it('BLD-4.3.8: the member stays until the site is finished', () => {
    const state = position({ coins: 20, crew: ['w-com-3', 's-1 freed'], sites: ['b-pyramid', 'b-sphinx'] });
    act(state, [send('w-com-3', 'b-pyramid'), send('s-1', 'b-pyramid')]);
    expect(answer(state, send('w-com-3', 'b-sphinx'))).toBe('WORKER_BUSY');
    expect(answer(state, { type: 'EDUCATE', universityId: 'u-wood', workerId: 'w-com-3' })).toBe('WORKER_BUSY');
    act(state, [end, end]);
    expect(answer(state, send('w-com-3', 'b-sphinx'))).toBe('WORKER_BUSY');
    expect(who(state, 'w-com-3').site).toBe(state.players[0].sites[0].card);
  });

  it('BLD-4.3.9: the reasons in their order', () => {
    const state = position(
      {
        coins: 1,
        crew: ['w-com-1', 'w-com-2 @b-sphinx', 's-1', 'w-lab-2 @b-sphinx t-wood'],
        sites: ['b-temple', 'b-sphinx'],
        finished: ['b-house'],
      },
      { actions: 0, others: [{ crew: ['w-mas-1'], sites: ['b-forum'], tools: ['t-stone'] }] },
    );
    expect(answer(state, send('w-mas-1', 'b-forum'))).toBe('SITE_NOT_YOURS');
    expect(answer(state, send('w-com-1', 'b-house'))).toBe('SITE_NOT_YOURS');
    expect(answer(state, send('w-mas-1', 'b-temple', 't-stone'))).toBe('WORKER_NOT_YOURS');
    expect(answer(state, send('w-com-2', 'b-temple', 't-stone'))).toBe('WORKER_BUSY');
    expect(answer(state, send('s-1', 'b-temple', 't-stone'))).toBe('TOOL_NOT_YOURS');
    expect(answer(state, send('s-1', 'b-temple', 't-wood'))).toBe('TOOL_BUSY');
    state.players[0].crew[3].tool = -1;
    expect(answer(state, send('s-1', 'b-temple', 't-wood'))).toBe('TOOL_NOT_ALLOWED');
    const stoneOnly = position({ coins: 0, crew: ['m-hoist', 'w-mas-3'], sites: ['b-temple'] }, { actions: 0 });
    expect(answer(stoneOnly, send('m-hoist', 'b-temple'))).toBe('NO_CONTRIBUTION');
    expect(answer(stoneOnly, send('w-mas-3', 'b-temple'))).toBe('NOT_ENOUGH_ACTIONS');
    stoneOnly.actions = 1;
    expect(game.refuse(stoneOnly, 0, send('w-mas-3', 'b-temple'))).toEqual({
      code: 'NOT_ENOUGH_MONEY',
      rule: 'BLD-4.3.3',
      need: 5,
      have: 0,
    });
  });
});
