/** The end and final scoring (SPR-14). */
import { describe, expect, it } from 'vitest';
import type { Told } from '@cantiere/engine';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import { endGame } from '../rules/scoring.ts';
import { NONE, type State } from '../rules/state.ts';
import { A, B, C, coverTop, does, favor, give, layPlanning, next, position, prestige, stand } from './build.ts';

/** The city of SPR-EX-20, without starting buildings. */
function example(): State {
  const state = position({
    seats: 2,
    prestige: [0, 0],
    wealth: [27, 9],
    offices: { mayor: A, treasurer: B },
    markers: { G9: 'P4' },
  });
  state.buildings.length = 0;
  state.lots.fill(-1);
  const put = (zone: string, owner: number, ...on: readonly string[]): void =>
    on.forEach((lot) => stand(state, `${zone} ${lot}`, zone, lot, owner));
  // Row 1: three each. Row 2: A 2, both in block row 5 (G9), B 1. Row 3: A 1, B 4.
  put('RES', A, 'A5', 'A6', 'A7', 'A12', 'G12', 'L1');
  put('COM', B, 'E5', 'E6', 'E7', 'E9', 'E1', 'G1', 'I1', 'E3');
  // Three more COM without a cube: 11 in all. Parks of nobody beside A's A7 and A12.
  put('COM', NONE, 'I9', 'J9', 'J10');
  put('PARK', NONE, 'B8', 'B12');
  return state;
}

describe('SPR-14', () => {
  it('SPR-14.1: when Olympic Games comes up everything stops', () => {
    const state = position({ activeDecks: 3 });
    layPlanning(state, 'P33', 'P35', 'P36', 'P31');
    coverTop(state, 0);
    next(state, 'P29');
    state.contracts[0] = -1;
    state.contracts[1] = -1;
    next(state, 'ME1', 'M11');
    const told = does(state, { type: 'END_TURN' });
    const end = told.findIndex(({ kind }) => kind === 'gameEnded');
    expect(told.slice(end).some(({ kind }) => kind === 'revealed' || kind === 'filled')).toBe(false);
    expect([state.contracts.filter((card) => card === -1).length >= 1, state.flow, state.question]).toEqual([true, [], null]);
  });

  it('SPR-14.2: every prestige row pays, markers included, in ascending order', () => {
    const state = position({ owns: { S07: A, S08: A, S05: B }, markers: { G4: 'P5', G5: 'P4' } });
    const told: Told<Event>[] = [];
    endGame(state, 'OLYMPICS', told);
    expect(told.flatMap(({ event }) => (event.kind === 'payout' ? [event.row] : []))).toEqual([1, 2, 3, 4, 5]);
    expect(state.final.rows).toEqual([1 + 2, 3 + 4, 0]);
  });

  it('SPR-14.3: 1 prestige for every full 10 wealth, which is kept', () => {
    const state = position({ wealth: [29, 10, 9], prestige: [0, 0, 0] });
    endGame(state, 'OLYMPICS', undefined);
    expect(state.final.wealth).toEqual([2, 1, 0]);
    expect(state.players.map(({ wealth }) => wealth)).toEqual([29, 10, 9]);
  });

  it('SPR-14.4: the Mayor counts own buildings beside parks, the others every building of their zone', () => {
    const state = position({ owns: { S07: A, S08: A, S10: B }, offices: { mayor: A, da: B, boss: C }, contractor: C });
    stand(state, 'X1', 'PARK', 'H7', C);
    endGame(state, 'OLYMPICS', undefined);
    expect(state.final.offices).toEqual([1, 2, 2]);
  });

  it('SPR-EX-20: two players, all of it', () => {
    const state = example();
    endGame(state, 'OLYMPICS', undefined);
    expect(state.final.rows).toEqual([0 + 2 + 1 + 4, 0 + 1 + 3]);
    expect(state.final.wealth).toEqual([2, 0]);
    expect(state.final.offices).toEqual([2, 11]);
    expect(prestige(state)).toEqual([11, 15]);
  });

  it('SPR-14.5: most prestige, then most wealth, then a shared victory', () => {
    const ranks = (prestiges: number[], wealths: number[]): readonly number[] | undefined => {
      const state = position({ prestige: prestiges, wealth: wealths });
      endGame(state, 'OLYMPICS', undefined);
      return game.result(state)?.ranks;
    };
    expect(ranks([10, 12, 11], [0, 0, 0])).toEqual([3, 1, 2]);
    expect(ranks([10, 10, 9], [1, 4, 9])).toEqual([2, 1, 3]);
    expect(ranks([10, 10, 9], [4, 4, 0])).toEqual([1, 1, 3]);
  });

  it('SPR-14.6: Favors and cards left over are worth nothing; the sheet adds up', () => {
    const state = position({ prestige: [10, 10, 10], wealth: [0, 0, 0] });
    favor(state, A, 'M01');
    give(state, A, 'P36', 'UR1');
    endGame(state, 'OLYMPICS', undefined);
    expect(prestige(state)).toEqual([10, 10, 10]);
    const result = game.result(state);
    expect(result?.sheet.map(({ category }) => category)).toEqual(['play', 'rows', 'wealth', 'offices']);
    expect(game.view(state, B).decks).toEqual(state.decks); // everything is open now
  });
});
