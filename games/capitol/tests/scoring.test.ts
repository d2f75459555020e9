/** Sections 7 and 9: scoring, and the end of the game. */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { A, bid, play, pointsIn, position, scored } from './build.ts';

const inArea = (area: string, content: string, seats = 4): number[] =>
  pointsIn(scored({ seats, board: { [area]: content } }), area);

describe('scoring', () => {
  it('CAP-7.1: floors are added up; who has no building there is not ranked', () => {
    expect(inArea('caelian', 'A1 B1 B2 F')).toEqual([1, 3, 0, 0]);
  });
  it('CAP-7.2: by total floors, then by the tallest building; the number of buildings does not count', () => {
    expect(inArea('caelian', 'A1 A1 A1 B4 F')).toEqual([1, 3, 0, 0]);
    expect(inArea('caelian', 'A1 A1 A2 B4 F')).toEqual([1, 3, 0, 0]);
    expect(inArea('caelian', 'A1 A3 B2 B2 F')).toEqual([3, 1, 0, 0]);
  });
  it('CAP-7.3: one first: the next best are second, shared by those equal in both', () => {
    expect(inArea('caelian', 'A5 B2 C2 D1 F')).toEqual([3, 1, 1, 0]);
    expect(inArea('caelian', 'A5 B1 B1 C2 D1 F')).toEqual([3, 0, 1, 0]);
  });
  it('CAP-7.4: several first: all are first and nobody is second', () => {
    expect(inArea('caelian', 'A2 B2 C2 D1 F')).toEqual([3, 3, 3, 0]);
  });
  it('CAP-7.5: first place scores 2 and 1 for each fountain, printed or placed', () => {
    expect(inArea('palatine', 'A1 F')).toEqual([5, 0, 0, 0]);
    expect(inArea('caelian', 'A1')).toEqual([2, 0, 0, 0]);
  });
  it('CAP-7.6: second place scores 1 for each fountain', () => {
    expect(inArea('palatine', 'A2 B1 F')).toEqual([5, 3, 0, 0]);
    expect(inArea('caelian', 'A2 B1')).toEqual([2, 0, 0, 0]);
  });
  it('CAP-7.7: a temple doubles all points of its area', () => {
    expect(inArea('palatine', 'A2 B1 F T')).toEqual([10, 6, 0, 0]);
  });
  it('CAP-7.8: an amphitheatre gives no points', () => {
    expect(inArea('caelian', 'A2 B1 F M')).toEqual([3, 1, 0, 0]);
  });
  it('CAP-7.9: points are added to the scores, and every area scores again in every round', () => {
    const state = scored({ seats: 2, round: 2, scores: [10, 20], board: { caelian: 'A1', palatine: 'B1' } });
    expect(game.scores(state)).toEqual([12, 24]);
    expect(state.scored).toHaveLength(2);
  });
  it('CAP-7.9: the record of a round holds every area and adds up to the scores', () => {
    const state = scored({ seats: 3, board: { caelian: 'A1 B2', palatine: 'C1 B2', esquiline: 'A1 C1' } });
    expect(state.scored[0]).toHaveLength(27);
    const perSeat = [0, 1, 2].map((seat) => state.scored[0].reduce((sum, points, at) => sum + (at % 3 === seat ? points : 0), 0));
    expect(perSeat).toEqual(game.scores(state));
    expect(game.scores(state)).toEqual([3, 6, 5]);
  });
  it('CAP-7.10: buildings on a site score nothing', () => {
    expect(game.scores(scored({ seats: 2, sites: ['5r 9t', ''] }))).toEqual([0, 0]);
  });
  it('CAP-7.9: each area is told with its places and points', () => {
    const state = position({ seats: 2, phase: 'auction', auction: 3, hands: ['roof-1a'], board: { palatine: 'A2 B1 T' } });
    state.players[1].hasBid = true;
    expect(play(state, A, bid())).toContainEqual({
      kind: 'areaScored',
      round: 1,
      area: 'palatine',
      first: [0],
      second: [1],
      floors: [2, 1],
      fountains: 2,
      temple: true,
      points: [8, 4],
    });
  });
});

describe('worked examples of scoring', () => {
  // blue A, red B, green C, yellow D
  it('CAP-EX-13: ranking', () => {
    expect(inArea('viminal', 'A3 B1 B2 C2 D1')).toEqual([2, 0, 0, 0]);
    expect(inArea('viminal', 'A3 B1 B2 C2 D1 F F')).toEqual([4, 2, 0, 0]);
  });
  it('CAP-EX-14: tie for first', () => {
    expect(inArea('viminal', 'A2 B2 C1 F F')).toEqual([4, 4, 0, 0]);
  });
  it('CAP-EX-15: tie for second', () => {
    expect(inArea('viminal', 'A5 B2 C2 F')).toEqual([3, 1, 1, 0]);
    expect(inArea('viminal', 'A5 B1 B1 C2 F')).toEqual([3, 0, 1, 0]);
  });
  it('CAP-EX-16: three equal totals', () => {
    expect(inArea('viminal', 'A3 B1 B2 C1 C2 F')).toEqual([3, 1, 1, 0]);
  });
  it('CAP-EX-17: temple', () => {
    expect(inArea('viminal', 'A1 F F F T')).toEqual([10, 0, 0, 0]);
    expect(inArea('viminal', 'A2 B1 F F F T')).toEqual([10, 6, 0, 0]);
  });
  it('CAP-EX-18: an empty area with fountains scores nothing', () => {
    expect(inArea('palatine', 'F F')).toEqual([0, 0, 0, 0]);
  });
});

describe('the end', () => {
  it('CAP-9.1: the game ends after the scoring of round 4; nothing else counts', () => {
    const state = scored({
      seats: 2,
      round: 4,
      hands: ['floor-8a floor-8b', 'roof-1a'],
      sites: ['6r', ''],
      board: { caelian: 'B1' },
    });
    expect(state.phase).toBe('over');
    expect(game.toAct(state)).toEqual([]);
    expect(game.result(state)?.totals).toEqual([0, 2]);
    expect(game.refuse(state, A, bid())).toMatchObject({ code: 'GAME_OVER' });
  });
  it('CAP-9.2: the highest score wins, and the sheet has a line for each round', () => {
    const state = scored({ seats: 3, round: 4, board: { caelian: 'B1 C1 B1', palatine: 'C1' } });
    expect(game.result(state)).toMatchObject({ ranks: [3, 2, 1], totals: [0, 2, 4], endReason: 'four-rounds' });
    expect(game.result(state)?.sheet.map(({ category }) => category)).toEqual(['round-1', 'round-2', 'round-3', 'round-4']);
    expect(game.result(state)?.sheet[3].points).toEqual([0, 2, 4]);
  });
  it('CAP-9.3: equal scores share the rank', () => {
    const state = scored({ seats: 4, round: 4, scores: [5, 9, 9, 1] });
    expect(game.result(state)?.ranks).toEqual([3, 1, 1, 4]);
  });
  it('CAP-EX-23: 43, 43, 35, 30: a shared win and no draws', () => {
    const state = scored({ seats: 4, round: 4, scores: [43, 43, 35, 30] });
    expect(game.result(state)?.ranks).toEqual([1, 1, 3, 4]);
    expect(state.phase).toBe('over');
  });
});
