/** The board: geometry, values, rows, supplies (SPR-1). */
import { describe, expect, it } from 'vitest';
import { data } from '../data/index.ts';
import { CARDS, PAYOUTS, STARTING, TILE_COUNTS, VOCATION_COUNTS } from '../rules/cards.ts';
import { adjacentOfZone, blockValues } from '../rules/city.ts';
import {
  AROUND,
  BESIDE_WATER,
  BESIDE_WILDERNESS,
  BLOCK_OF,
  LOTS_OF,
  NEIGHBOURS_OF,
  PLACEMENTS,
  PLACEMENTS_OF_SIZE,
  PRESTIGE_ROW,
  RIGHT_GREY,
  TOP_GREY,
  WEALTH_ROW,
  blockOfLot,
  isShape,
  placementOn,
  touches,
} from '../rules/geometry.ts';
import { rowsNow } from '../rules/index.ts';
import { CIV, CONTRACT_AP, CONTRACT_SPACES, PARK, PLANNING_AP, PLANNING_SPACES, ZONED_BITS, ZONES } from '../rules/words.ts';
import { A, B, builds, answers, happens, lay, lots, mark, ownerOf, position, stand, whereIs } from './build.ts';

const lot = (name: string): number => lots(name)[0];
const on = (names: string): number => placementOn(lots(names));
const blocksWhere = (test: (block: number) => boolean): number => Array.from({ length: 36 }, (_, b) => b).filter(test).length;

/** Block and value of each starting building. */
const VALUES_AT_START = [
  [0, 4],
  [5, 5],
  [30, 3],
  [35, 4],
  [7, 7],
  [14, 6],
  [21, 7],
  [28, 5],
  [10, 6],
  [15, 7],
  [20, 6],
  [25, 6],
];

describe('SPR-1', () => {
  it('SPR-1.1: 12 x 12 lots make 6 x 6 blocks', () => {
    expect(blockOfLot(lot('A1'))).toBe(0);
    expect(blockOfLot(lot('B2'))).toBe(0);
    expect(blockOfLot(lot('C2'))).toBe(1);
    expect(blockOfLot(lot('L12'))).toBe(35);
    expect(AROUND).toHaveLength(144);
  });

  it('SPR-1.2: a lot has eight neighbours, across streets and diagonally, fewer at the edge', () => {
    expect(AROUND[lot('B2')]).toHaveLength(8);
    expect(AROUND[lot('B2')]).toContain(lot('C3'));
    expect(AROUND[lot('A1')]).toHaveLength(3);
    expect(AROUND[lot('A5')]).toHaveLength(5);
  });

  it('SPR-1.3: buildings touch when any of their lots do, and none touches itself', () => {
    expect(touches(on('A1-B1'), on('C2'))).toBe(true);
    expect(touches(on('A1-B1'), on('D1'))).toBe(false);
    for (let p = 0; p < PLACEMENTS; p++) expect(touches(p, p)).toBe(false);
    expect(touches(on('C2'), on('A1-B1'))).toBe(true);
  });

  it('SPR-1.4: water above and to the right, wilderness to the left and below; corners may be both', () => {
    expect([BESIDE_WATER[on('E1')], BESIDE_WATER[on('L5')], BESIDE_WATER[on('A5')]]).toEqual([true, true, false]);
    expect([BESIDE_WILDERNESS[on('A5')], BESIDE_WILDERNESS[on('E12')], BESIDE_WILDERNESS[on('E1')]]).toEqual([true, true, false]);
    expect([BESIDE_WATER[on('A1')], BESIDE_WILDERNESS[on('A1')]]).toEqual([true, true]);
    expect(BESIDE_WATER[on('E1-E2')]).toBe(true);
    expect(BESIDE_WATER[on('B2')]).toBe(false);
  });

  it('SPR-1.5 SPR-1.6 SPR-1.7: prestige bands of 12 blocks, wealth columns of 6, grey spans of 12 and 6', () => {
    [3, 1, 2].forEach((n, band) => expect(blocksWhere((b) => PRESTIGE_ROW[b] === n && Math.floor(b / 12) === band)).toBe(12));
    [1, 4, 5, 6, 3, 2].forEach((n, column) => expect(blocksWhere((b) => WEALTH_ROW[b] === n && b % 6 === column)).toBe(6));
    expect([0, 1, 2].map((g) => blocksWhere((b) => TOP_GREY[b] === g))).toEqual([12, 12, 12]);
    expect([3, 4, 5, 6, 7, 8].map((g) => blocksWhere((b) => RIGHT_GREY[b] === g))).toEqual([6, 6, 6, 6, 6, 6]);
    expect(blockValues(Array<number>(9).fill(-1))[0]).toBe(3 + 1);
  });

  it('SPR-1.8: the value of a block is the sum of all numbers on its rows, markers of either kind included', () => {
    const state = position({ markers: { G1: 'P6', G4: 'W12' } });
    expect(state.values[0]).toBe(3 + 1 + 6 + 12);
    expect(state.values[6]).toBe(3 + 1 + 6);
    expect(state.values[5]).toBe(3 + 2 + 12);
  });

  it('SPR-EX-7: a prestige marker raises its columns and lowers them again when it moves away', () => {
    const state = position();
    const block = (name: string): number => state.values[BLOCK_OF[on(name)]];
    const four = 'G9-H9-G10-H10';
    expect([block(four), block('K2'), block('I1-J1-I2'), block('C3-D3')]).toEqual([8, 5, 6, 7]);
    mark(state, 'G2', 'P6');
    expect(block(four)).toBe(14);
    state.grey[1] = -1;
    mark(state, 'G3', 'P6');
    expect([block(four), block('K2'), block('I1-J1-I2'), block('C3-D3')]).toEqual([8, 11, 12, 7]);
  });

  it('SPR-1.9: four zones; parks are buildings of no zone', () => {
    expect(ZONES).toEqual(['CIV', 'COM', 'IND', 'RES', 'PARK']);
    expect((ZONED_BITS >> PARK) & 1).toBe(0);
    const state = position({ owns: { S07: A } });
    stand(state, 'X1', 'PARK', 'H7', A);
    expect(adjacentOfZone(state, CIV, on('H8'))).toBe(2); // S07 and S08, the park is no CIV
    expect(rowsNow(state).find(({ res, row }) => res === 'prestige' && row === 1)?.counts[A]).toBe(2); // but it counts in its row
  });

  it('SPR-1.10: shapes are 1 lot, 2 side by side, an L of 3, or the whole block', () => {
    expect([1, 2, 3, 4].map((size) => PLACEMENTS_OF_SIZE[size].length)).toEqual([144, 144, 144, 36]);
    expect(isShape(lots('A1-B2'))).toBe(false);
    expect(isShape(lots('A1-A2'))).toBe(true);
    expect(isShape(lots('A1-B1-C1'))).toBe(false);
    expect(placementOn(lots('B1-C1'))).toBe(-1);
    for (const placement of PLACEMENTS_OF_SIZE[3]) expect(new Set(LOTS_OF[placement].map(blockOfLot)).size).toBe(1);
    expect(NEIGHBOURS_OF[on('C3-D3-C4-D4')]).toHaveLength(12);
  });

  it('SPR-1.11: control is the cube; without one a building counts for nobody', () => {
    const state = position({ owns: { S07: A } });
    const row = rowsNow(state).find(({ res, row }) => res === 'wealth' && row === 6);
    expect(row?.counts).toEqual([1, 0, 0]); // S10 in the same column is nobody's
  });

  it('SPR-1.12: these rows are the printed prestige row and the printed wealth row of the new building, each building once', () => {
    // Block [2,3]: block rows 2-3 and block column 3. RES in the band, in the column, where they cross, and in a grey row only.
    const state = position({ cards: { [A]: ['P36'] }, markers: { G6: 'W7' }, wealth: [40, 20, 20] });
    stand(state, 'Y1', 'RES', 'A7', B);
    stand(state, 'Y2', 'RES', 'G1', B);
    stand(state, 'Y3', 'RES', 'H8', B);
    stand(state, 'Y4', 'RES', 'A9', B);
    lay(state, 'T11');
    builds(state, 'contract1', 'H6', 'P36');
    expect(state.players[A].wealth).toBe(40 - 14 + 3);
  });

  it('SPR-16.8: where the table says so, rows made by markers are these rows too', () => {
    const state = position({
      cards: { [A]: ['P36'] },
      markers: { G6: 'W7' },
      wealth: [40, 20, 20],
      options: { markerRows: true },
    });
    stand(state, 'Y1', 'RES', 'A7', B);
    stand(state, 'Y5', 'RES', 'A5', B);
    stand(state, 'Y6', 'RES', 'A3', B);
    stand(state, 'Y7', 'RES', 'L1', B);
    lay(state, 'T11');
    const before = state.players[A].wealth;
    builds(state, 'contract1', 'H6', 'P36');
    // Block row 2 is in the prestige band and in G6's row; A3 and L1 are in neither.
    expect(state.players[A].wealth).toBe(before - 14 + 2);
  });

  it('SPR-EX-23: the Shopping Mall counts a RES where the rows cross for both', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    stand(state, 'Y1', 'RES', 'I1', B);
    stand(state, 'Y2', 'RES', 'J8', B);
    stand(state, 'Y3', 'RES', 'A5', B);
    lay(state, 'M14');
    builds(state, 'contract1', 'I5-J5-I6-J6', 'P36');
    expect(state.players[A].wealth).toBe(20 - 4 + 6);
    expect(state.players[A].prestige).toBe(20 + 1 + 2); // 1 for the COM beside it, 2 for the RES
  });

  it('SPR-1.13 SPR-1.14: tiles, parks and vocation tiles can run out; 128 and 24 of them', () => {
    expect(TILE_COUNTS.reduce((sum, n) => sum + n)).toBe(128);
    expect(TILE_COUNTS[16]).toBe(24);
    expect(VOCATION_COUNTS).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
    const state = position({ vocations: { [A]: ['MEDIA'] } });
    state.tiles[16] = 0;
    happens(state, 'TE4');
    expect([state.offices[0], state.question]).toEqual([A, null]); // a Mayor, but no park to place
  });

  it('SPR-1.15: action point costs are those of the data file', () => {
    expect([PLANNING_SPACES.length, CONTRACT_SPACES.length]).toEqual([PLANNING_AP.length, CONTRACT_AP.length]);
    expect([PLANNING_AP, CONTRACT_AP]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6, 5, 4],
    ]);
  });

  it('SPR-1.16: wealth and prestige never fall below 0', () => {
    const state = position({ cards: { [A]: ['P36'] }, prestige: [5, 0, 0], owns: { S01: B } });
    stand(state, 'Y1', 'RES', 'G4', B);
    lay(state, 'T20');
    builds(state, 'contract1', 'E5-F5-E6', 'P36');
    answers(state, { tiles: 0 });
    expect(state.players[B].prestige).toBe(0);
  });

  it('SPR-1.17: a built building has its contract’s id, a placed one is X1, X2, ...', () => {
    const state = position({ cards: { [A]: ['P36', 'P33'] } });
    lay(state, 'T30', 1);
    builds(state, 'contract1', 'A1-B1', 'P33');
    answers(state, { lot: 2 });
    expect(whereIs(state, 'T30')).toEqual(lots('A1-B1'));
    expect([ownerOf(state, 'X1'), state.placed]).toEqual([A, 1]);
    expect(CARDS.map(({ id }) => id)).toContain('T30');
    expect(STARTING.map(({ id }) => id)).toHaveLength(12);
  });

  it('payout table, board and starting buildings agree with the data file', () => {
    data.payoutTable.forEach(({ n, pay }) => expect(PAYOUTS[n]).toEqual(pay));
    const values = blockValues(Array<number>(9).fill(-1));
    expect(STARTING.map(({ lot }) => [blockOfLot(lot), values[blockOfLot(lot)]])).toEqual(VALUES_AT_START);
  });
});
