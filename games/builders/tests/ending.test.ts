/** Sections 8 and 9: the end trigger, the safety stops, the settlement, the score and the corner cases. */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { tenthsOf } from '../rules/scoring.ts';
import {
  act,
  answer,
  buy,
  end,
  endRound,
  lists,
  loan,
  position,
  send,
  settle,
  start,
  take,
  who,
  type Hand,
  type Table,
} from './build.ts';

const played = (me: Hand, table: Table = {}): ReturnType<typeof position> => {
  const state = position({ coins: 0, ...me }, { ...table, others: table.others ?? [{ coins: 0 }] });
  state.players[0].points = Math.max(state.players[0].points, 17);
  endRound(state);
  return state;
};

describe('the trigger', () => {
  it('BLD-8.1: 17 points of buildings and machines at the end of a turn, nothing else', () => {
    const short = position({ coins: 90, points: 16 });
    act(short, [end, end]);
    expect(short.phase).toBe('turn');
    const enough = position({ coins: 0, crew: ['s-1', 'm-hoist'], loans: 3, points: 15 });
    act(enough, end);
    expect(enough.triggeredBy).toBe(0);
  });

  it('BLD-8.1: endTriggerVp takes the place of 17', () => {
    const state = position({ points: 10 }, { options: { endTriggerVp: 10 } });
    endRound(state);
    expect(state.endReason).toBe('POINTS');
    const longer = position({ points: 29 }, { options: { endTriggerVp: 30 } });
    endRound(longer);
    expect(longer.phase).toBe('turn');
  });

  it('BLD-8.2: the round is completed; the seat to the right of the first player has the last turn', () => {
    const state = position({ points: 17 }, { others: [{}, {}], first: 2, asked: 0 });
    const told = act(state, end);
    expect(told).toContainEqual({ event: { kind: 'endTriggered', seat: 0, points: 17, last: 1 } });
    expect(state).toMatchObject({ phase: 'turn', asked: 1 });
    act(state, end);
    expect(state.phase).toBe('over');
    const last = position({ points: 17 }, { others: [{}, {}], first: 1, asked: 0 });
    act(last, end);
    expect(last.phase).toBe('over');
  });

  it('BLD-8.3: not in the middle of a turn, and a second trigger changes nothing', () => {
    const state = position(
      { coins: 10, crew: ['w-app-1'], sites: ['b-trading-post'], points: 16 },
      { others: [{ points: 20 }, {}] },
    );
    act(state, send('w-app-1', 'b-trading-post'));
    expect(state.players[0].points).toBe(17);
    expect(state).toMatchObject({ triggeredBy: -1, actions: 2 });
    act(state, [take(1), end]);
    expect(state.triggeredBy).toBe(0);
    act(state, end);
    expect(state.triggeredBy).toBe(0);
    expect(state.asked).toBe(2);
  });
});

describe('settlement and score', () => {
  it('BLD-8.4: 5 coins for a slave, 15 for a loan, as far as coins allow', () => {
    const state = played({ coins: 37, crew: ['s-1', 's-2'], loans: 2 });
    expect(state.players[0]).toMatchObject({ coins: 12, loans: [1], repaid: [0] });
    expect([who(state, 's-1').freed, who(state, 's-2').freed]).toEqual([true, true]);
  });

  it('BLD-8.5: a slave on an unfinished site cannot be freed', () => {
    const state = played({ coins: 50, crew: ['s-1 @b-pyramid'], sites: ['b-pyramid'] });
    expect(who(state, 's-1').freed).toBe(false);
    expect(state.players[0].coins).toBe(50);
    expect(game.result(state)?.totals[0]).toBe(17 + 5 - 1);
  });

  it('BLD-8.6: slaves first, lowest card first, then loans: nothing else is better', () => {
    const state = played({ coins: 9, crew: ['s-4', 's-2'], loans: 1 });
    expect([who(state, 's-2').freed, who(state, 's-4').freed]).toEqual([true, false]);
    for (let coins = 0; coins <= 50; coins++) {
      for (const [slaves, loans] of [
        [0, 2],
        [2, 1],
        [3, 2],
      ] as const) {
        const hand: Hand = { coins, crew: ['s-1', 's-2', 's-3'].slice(0, slaves), loans };
        const automatic = tenthsOf(played(hand).players[0]);
        const choices: number[] = [];
        for (let freed = 0; freed <= slaves; freed++) {
          for (let repaid = 0; repaid <= loans; repaid++) {
            const price = 5 * freed + 15 * repaid;
            if (price <= coins) choices.push(170 + coins - price - 10 * (slaves - freed) - 20 * (loans - repaid));
          }
        }
        expect(automatic).toBe(Math.max(...choices));
      }
    }
  });

  it('BLD-8.7: points, less 1 for a slave and 2 for a loan, plus a tenth for a coin; ties share the rank', () => {
    const state = position(
      { coins: 3, points: 17, crew: ['s-1 @b-pyramid', 'm-hoist'], sites: ['b-pyramid'], loans: 1 },
      {
        others: [
          { coins: 4, points: 16 },
          { coins: 0, points: 16, crew: ['m-saw-bench'] },
          { coins: 4, points: 16 },
        ],
      },
    );
    endRound(state);
    const result = game.result(state);
    expect(result?.totals).toEqual([16.3, 16.4, 18, 16.4]);
    expect(result?.ranks).toEqual([4, 2, 1, 2]);
    expect(result?.sheet.map(({ category, points }) => [category, points[0]])).toEqual([
      ['buildings', 0],
      ['machines', 19],
      ['slaves', -1],
      ['loans', -2],
      ['coins', 0.3],
    ]);
    const negative = position({ coins: 1, loans: 2 }, { others: [{ points: 17 }] });
    endRound(negative);
    expect(game.result(negative)?.totals[0]).toBe(-3.9);
  });

  it('BLD-8.7: the score now is the score if the game ended now', () => {
    const state = position({ coins: 27, points: 18, crew: ['s-1', 's-2', 's-3 @b-pyramid'], sites: ['b-pyramid'], loans: 1 });
    expect(game.scores(state)[0]).toBe(17.2);
    endRound(state);
    expect(game.result(state)?.totals).toEqual(game.scores(state));
  });

  it('BLD-8.11: with manualSettlement those who can pay are asked, all at once', () => {
    const state = position(
      { coins: 20, points: 17, crew: ['s-1', 's-2'], loans: 1 },
      { options: { manualSettlement: true }, others: [{ coins: 4, crew: ['s-3'] }, { coins: 15, loans: 1 }, { coins: 99 }] },
    );
    endRound(state);
    expect(state.phase).toBe('settlement');
    expect(game.toAct(state)).toEqual([0, 2]);
    expect(game.result(state)).toBeUndefined();
    expect(answer(state, end, 0)).toBe('WRONG_PHASE');
    expect(answer(state, settle([], []), 1)).toBe('NOT_YOUR_TURN');
    act(state, settle([], ['l-2']), 2);
    expect(answer(state, settle([], []), 2)).toBe('NOT_YOUR_TURN');
    expect(game.toAct(state)).toEqual([0]);
    act(state, settle(['s-2'], ['l-1']), 0);
    expect(state.phase).toBe('over');
    expect(game.result(state)?.totals).toEqual([16, -0.6, 0, 9.9]);
  });

  it('BLD-8.11: the reasons in their order, and every legal settlement listed once', () => {
    const state = position(
      { coins: 21, points: 17, crew: ['s-1', 's-2 @b-pyramid', 's-3 freed', 'w-app-1', 's-4'], sites: ['b-pyramid'], loans: 2 },
      { options: { manualSettlement: true } },
    );
    endRound(state);
    const reason = (slaves: string[], loans: string[]): string => answer(state, settle(slaves, loans), 0);
    expect(reason(['s-1', 's-1', 'x'], ['l-4'])).toBe('BAD_MOVE');
    expect(reason([], ['l-1', 'l-1'])).toBe('BAD_MOVE');
    expect(reason(['x'], ['l-4'])).toBe('UNKNOWN_CARD');
    expect(reason(['w-app-1', 's-6'], ['l-4'])).toBe('WORKER_NOT_YOURS');
    expect(reason(['s-3', 'w-app-1'], ['l-4'])).toBe('NOT_A_SLAVE');
    expect(reason(['s-2', 's-3'], ['l-4'])).toBe('ALREADY_FREED');
    expect(reason(['s-2'], ['l-4'])).toBe('WORKER_BUSY');
    expect(reason(['s-1'], ['l-4'])).toBe('LOAN_NOT_YOURS');
    expect(game.refuse(state, 0, settle(['s-1', 's-4'], ['l-1']))).toEqual({
      code: 'NOT_ENOUGH_MONEY',
      rule: 'BLD-8.4',
      need: 25,
      have: 21,
    });
    expect(game.moves(state, 0)).toHaveLength(3 + 4); // one loan with no or one slave; no loan with any of them
    expect(reason([], [])).toBe('legal');
  });
});

describe('safety stops', () => {
  it('BLD-8.8: ten full rounds in a row without a finished card', () => {
    const state = position({});
    for (let round = 1; round <= 9; round++) endRound(state);
    expect(state).toMatchObject({ phase: 'turn', idleRounds: 9 });
    endRound(state);
    expect(state).toMatchObject({ phase: 'over', endReason: 'STALL', idleRounds: 10 });
  });

  it('BLD-8.8: a finished card in the round sets the counter back to 0', () => {
    const state = position({ crew: ['w-app-1'], sites: ['b-house'] }, { idleRounds: 9 });
    act(state, send('w-app-1', 'b-house'));
    endRound(state);
    expect(state).toMatchObject({ phase: 'turn', idleRounds: 0 });
    endRound(state);
    expect(state.idleRounds).toBe(1);
  });

  it('BLD-8.9: after round 60 the game ends', () => {
    const state = position({ crew: ['s-1'] }, { round: 59 });
    endRound(state);
    expect(state).toMatchObject({ phase: 'turn', round: 60 });
    endRound(state);
    expect(state).toMatchObject({ phase: 'over', endReason: 'LENGTH', round: 60 });
    expect(state.players[0].coins).toBe(5); // settled as usual
  });

  it('BLD-8.10: points before stall before length', () => {
    const points = position({ points: 17 }, { round: 60, idleRounds: 9 });
    endRound(points);
    expect(game.result(points)?.endReason).toBe('POINTS');
    const stall = position({}, { round: 60, idleRounds: 9 });
    endRound(stall);
    expect(game.result(stall)?.endReason).toBe('STALL');
  });
});

describe('corner cases', () => {
  it('BLD-9.1: the bank never runs dry, unless it is limited', () => {
    const endless = position({ coins: 108 }, { others: [{ coins: 20 }] });
    act(endless, [take(2), loan]);
    expect(endless.players[0].coins).toBe(121);
    expect(endless.bank).toBe(-33);
    const limited = position(
      { coins: 60, crew: ['w-app-1'], sites: ['b-house'] },
      { others: [{ coins: 46 }], options: { limitedBank: true } },
    );
    expect(answer(limited, take(2))).toBe('BANK_SHORT');
    expect(lists(limited, take(2))).toBe(false);
    expect(lists(limited, loan)).toBe(false);
    const told = act(limited, send('w-app-1', 'b-house'));
    expect(told[1].event).toMatchObject({ kind: 'finished', coins: 4, lost: 6 });
    expect([limited.bank, limited.players[0].coins]).toEqual([0, 62]);
  });

  it('BLD-9.4: investment stacks are finite', () => {
    const state = position({ loans: 2, crew: ['s-1', 's-2', 's-3'] }, { others: [{ loans: 2, crew: ['s-4', 's-5', 's-6'] }] });
    const types = game.moves(state, 0).map((move) => move.type);
    expect(types).not.toContain('TAKE_LOAN');
    expect(types).not.toContain('BUY_SLAVE');
  });

  it('BLD-9.5: never without a legal move', () => {
    const state = position({ coins: 0 }, { row: [], deck: [], workers: [], workerDeck: [], invested: true });
    expect(game.moves(state, 0)).toEqual([take(1), take(2), take(3), end]);
  });

  it('BLD-9.6: without actions only buying some and ending the turn remain', () => {
    const state = position({ coins: 11, crew: ['w-app-1', 's-1'], sites: ['b-house'] }, { actions: 0 });
    expect(game.moves(state, 0)).toEqual([buy(1), buy(2), end]);
    state.players[0].coins = 4;
    expect(game.moves(state, 0)).toEqual([end]);
  });

  it('BLD-9.7: without coins slaves and machines still work', () => {
    const state = position(
      { coins: 0, crew: ['w-app-1', 's-1', 'm-hoist'], sites: ['b-pyramid'] },
      { row: ['b-house'], workers: [] },
    );
    const types = game.moves(state, 0).map((move) => (move.type === 'SEND' ? move.workerId : move.type));
    expect(types).toEqual([
      's-1',
      'm-hoist',
      'START_BUILDING',
      'FREE_SLAVE',
      'TAKE_LOAN',
      'TAKE_COINS',
      'TAKE_COINS',
      'TAKE_COINS',
      'END_TURN',
    ]);
    act(state, start('b-house'));
  });

  it('BLD-9.9: a seat can be played on by anybody from its view alone', () => {
    const state = position({ coins: 12, crew: ['w-app-1'], sites: ['b-house'] });
    const seen = game.view(state, 0);
    expect(game.moves(seen, 0)).toEqual(game.moves(state, 0));
  });
});
