/** Sections 3, 4.5 and 4.6: the turn, its actions, and the order of refusals. */
import { describe, expect, it } from 'vitest';
import { openDoor } from '@cantiere/engine/door';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { moveSchema } from '../rules/schema.ts';
import {
  act,
  answer,
  buy,
  buyTool,
  end,
  endRound,
  lists,
  loan,
  position,
  recruit,
  repay,
  send,
  settle,
  start,
  take,
} from './build.ts';

describe('the turn', () => {
  it('BLD-3.1: three actions, sent-counts at 0, investment unused', () => {
    const state = position({ crew: ['w-com-3'], sites: ['b-pyramid'] }, { others: [{}] });
    act(state, [buyTool('t-stone'), send('w-com-3', 'b-pyramid'), end]);
    expect(state).toMatchObject({ asked: 1, actions: 3, invested: false });
    act(state, end);
    expect(state).toMatchObject({ asked: 0, actions: 3, invested: false });
    expect(state.players[0].sites[0].sent).toBe(0);
  });

  it('BLD-3.2: moves in any order and number, as long as each can be paid at that moment', () => {
    const state = position({ coins: 3, crew: ['w-app-1', 'w-mas-3'], sites: ['b-house', 'b-temple'] });
    expect(answer(state, send('w-mas-3', 'b-temple'))).toBe('NOT_ENOUGH_MONEY');
    act(state, [send('w-app-1', 'b-house'), send('w-mas-3', 'b-temple'), take(1)]);
    expect(state.players[0].coins).toBe(3 - 2 + 10 - 5 + 1);
    expect(state.actions).toBe(0);
  });

  it('BLD-3.3: actions for 5 coins each without limit, with coins just earned', () => {
    const state = position({ coins: 2, crew: ['w-app-1'], sites: ['b-house'] }, { actions: 1 });
    expect(answer(state, buy())).toBe('NOT_ENOUGH_MONEY');
    act(state, [send('w-app-1', 'b-house'), buy(2)]);
    expect(state).toMatchObject({ actions: 2 });
    expect(state.players[0].coins).toBe(0);
    const rich = position({ coins: 100 });
    act(rich, buy(20));
    expect(rich.actions).toBe(23);
  });

  it('BLD-3.4: a move dearer than the actions held is refused, never topped up', () => {
    const state = position({ coins: 50, crew: ['w-com-3'], sites: ['b-pyramid'] }, { actions: 0 });
    expect(game.refuse(state, 0, send('w-com-3', 'b-pyramid'))).toEqual({
      code: 'NOT_ENOUGH_ACTIONS',
      rule: 'BLD-4.3.1',
      need: 1,
      have: 0,
    });
    expect(state.players[0].coins).toBe(50);
  });

  it('BLD-3.5: unspent actions, free or bought, are lost', () => {
    const state = position({ coins: 10 });
    const told = act(state, [buy(2), end]);
    expect(told).toContainEqual({ event: { kind: 'turnEnds', seat: 0, unusedActions: 5 } });
    act(state, end);
    expect(state).toMatchObject({ asked: 0, actions: 3 });
  });

  it('BLD-3.6: only END_TURN passes the turn, clockwise', () => {
    const state = position({ coins: 0 }, { others: [{}, {}] });
    act(state, take(3));
    expect(state).toMatchObject({ asked: 0, actions: 0 });
    act(state, end);
    expect(state.asked).toBe(1);
    act(state, end);
    expect(state.asked).toBe(2);
  });

  it('BLD-3.7: nobody but the active player decides', () => {
    const state = position({}, { others: [{}, {}] });
    expect(game.toAct(state)).toEqual([0]);
    expect(game.moves(state, 1)).toEqual([]);
    expect(answer(state, end, 2)).toBe('NOT_YOUR_TURN');
  });

  it('BLD-3.8: coins never fall below 0, and no move gives, trades, discards or dismisses', () => {
    const state = position({ coins: 1, crew: ['w-app-1'], sites: ['b-house'] });
    for (const move of game.moves(state, 0)) {
      const after = game.clone(state);
      game.play(after, 0, move);
      expect(after.players[0].coins).toBeGreaterThanOrEqual(0);
      expect(after.players[1]).toEqual(state.players[1]);
    }
    expect(
      new Set(
        game
          .moves(position({ coins: 60, crew: ['w-app-1', 's-1'], sites: ['b-house'], tools: ['t-stone'] }), 0)
          .map((move) => move.type),
      ),
    ).toEqual(
      new Set([
        'SEND',
        'START_BUILDING',
        'RECRUIT',
        'EDUCATE',
        'BUY_TOOL',
        'BUY_SLAVE',
        'FREE_SLAVE',
        'TAKE_LOAN',
        'TAKE_COINS',
        'BUY_ACTION',
        'END_TURN',
      ]),
    );
  });

  it('BLD-3.9: a round is one turn of every seat, beginning with the first player', () => {
    const state = position({}, { others: [{}, {}], first: 2, asked: 2 });
    act(state, end);
    expect(state).toMatchObject({ asked: 0, round: 1 });
    act(state, end);
    expect(state).toMatchObject({ asked: 1, round: 1 });
    act(state, end);
    expect(state).toMatchObject({ asked: 2, round: 2 });
  });

  it('BLD-3.10: refills, completion, passing on, settlement and score follow by themselves', () => {
    const state = position(
      { coins: 9, crew: ['w-app-1', 's-1'], sites: ['b-house'], points: 17 },
      { row: ['b-forum'], deck: ['b-sphinx'] },
    );
    const told = act(state, [start('b-forum'), send('w-app-1', 'b-house'), end]);
    expect(told.map(({ event }) => event.kind)).toEqual([
      'siteOpened',
      'buildingLaid',
      'sent',
      'finished',
      'turnEnds',
      'endTriggered',
      'turnBegins',
    ]);
    const last = act(state, end);
    expect(last.map(({ event }) => event.kind)).toEqual(['turnEnds', 'lastRoundOver', 'settled', 'gameOver']);
    expect(game.toAct(state)).toEqual([]);
  });
});

describe('buying actions and ending the turn', () => {
  it('BLD-4.5.1: 5 coins to the bank for each action; without a number it is one', () => {
    const state = position({ coins: 17 });
    const bank = state.bank;
    act(state, [buy(), buy(2)]);
    expect(state).toMatchObject({ actions: 6, bank: bank + 15 });
    expect(state.players[0].coins).toBe(2);
  });

  it('BLD-4.5.2: a count that is no positive integer, or too little money', () => {
    const state = position({ coins: 12 });
    for (const count of [0, -1, 1.5]) expect(answer(state, buy(count))).toBe('BAD_AMOUNT');
    expect(game.refuse(state, 0, buy(3))).toEqual({ code: 'NOT_ENOUGH_MONEY', rule: 'BLD-4.5.1', need: 15, have: 12 });
    expect([1, 2, 3].map((count) => lists(state, buy(count)))).toEqual([true, true, false]);
  });

  it('BLD-4.6.1: ending the turn is always legal for the active player', () => {
    for (const table of [{ actions: 0 }, { actions: 3 }, { invested: true }]) {
      const state = position({ coins: 0 }, table);
      expect(answer(state, end)).toBe('legal');
      expect(lists(state, end)).toBe(true);
    }
  });
});

describe('the order of refusals', () => {
  const junk: Move = { type: 'START_BUILDING', cardId: 'no-such-card' };

  it('BLD-3.7 BLD-8.11: GAME_OVER before WRONG_PHASE before NOT_YOUR_TURN before UNKNOWN_CARD', () => {
    const state = position({ coins: 0 });
    expect(answer(state, settle([], []), 1)).toBe('WRONG_PHASE');
    expect(answer(state, junk, 1)).toBe('NOT_YOUR_TURN');
    expect(answer(state, junk, 0)).toBe('UNKNOWN_CARD');
    expect(answer(state, junk, 9)).toBe('NOT_YOUR_TURN');
    const over = position({ points: 17 });
    endRound(over);
    expect(over.phase).toBe('over');
    expect(answer(over, settle([], []), 1)).toBe('GAME_OVER');
  });

  it('BLD-1.1: an id of the wrong kind is an unknown card; a card that is elsewhere has its own reason', () => {
    const state = position({ crew: ['w-app-1'], sites: ['b-house'], tools: ['t-wood'] }, { workers: ['w-com-1'] });
    expect(answer(state, start('w-com-1'))).toBe('UNKNOWN_CARD');
    expect(answer(state, recruit('s-1'))).toBe('UNKNOWN_CARD');
    expect(answer(state, send('t-wood', 'b-house'))).toBe('UNKNOWN_CARD');
    expect(answer(state, send('w-app-1', 'w-app-1'))).toBe('UNKNOWN_CARD');
    expect(answer(state, send('w-app-1', 'b-house', 'u-wood'))).toBe('UNKNOWN_CARD');
    expect(answer(state, { type: 'BUY_SLAVE', cardId: 'w-com-1' })).toBe('UNKNOWN_CARD');
    expect(answer(state, { type: 'FREE_SLAVE', slaveId: 'b-house' })).toBe('UNKNOWN_CARD');
    expect(answer(state, { type: 'BUY_TOOL', cardId: 'u-wood' })).toBe('UNKNOWN_CARD');
    expect(answer(state, { type: 'EDUCATE', universityId: 't-wood', workerId: 'w-app-1' })).toBe('UNKNOWN_CARD');
    expect(answer(state, { type: 'EDUCATE', universityId: 'u-wood', workerId: 'x' })).toBe('UNKNOWN_CARD');
    expect(answer(state, send('m-hoist', 'b-house'))).toBe('WORKER_NOT_YOURS');
    expect(answer(state, send('w-com-1', 'b-house'))).toBe('WORKER_NOT_YOURS');
  });

  it('BLD-5.4.2: the door takes the shape of every move, ignores what REPAY_LOAN carries, and stops the rest', () => {
    const { admit, isMove } = openDoor(game, moveSchema);
    const state = position({});
    for (const move of [end, loan, repay, take(4), buy(), buy(1.5), settle([], [])]) expect(isMove(move)).toBe(true);
    for (const raw of [
      { type: 'END_TURN', now: true },
      { type: 'TAKE_COINS' },
      { type: 'SEND', workerId: 3, siteId: 'b-house' },
      { type: 'PASS' },
      7,
    ]) {
      expect(admit(state, 0, raw)).toEqual({ refusal: { code: 'MALFORMED', rule: 'move' } });
    }
    expect(admit(state, 0, { type: 'REPAY_LOAN', loanId: 'l-1' })).toMatchObject({ refusal: { code: 'LOAN_ONLY_AT_END' } });
    expect(admit(state, 0, { type: 'TAKE_COINS', actions: 4 })).toMatchObject({ refusal: { code: 'BAD_AMOUNT' } });
    expect(admit(state, 0, { type: 'TAKE_COINS', actions: 2 })).toEqual({ move: take(2) });
  });
});
