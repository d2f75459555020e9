/** The reward for a temple. GAR section 6. */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { EMPTY, type State } from '../rules/state.ts';
import { openColumns } from '../rules/tiles.ts';
import { codeOf, go, kinds, pass, playCard, position, refusalOf, take, temple, tile, type Position } from './build.ts';

/** A temple has just been placed on a group of so many terraces. */
function rewarded(size: number, more: Position = {}): State {
  const state = position({ rows: ['T'.repeat(size - 1) + '.', '.'.repeat(size)], cards: ['C01', 'C02'], ...more });
  go(state, playCard(0, size - 1, 0), temple(0, 0));
  return state;
}
const columnsOffered = (state: State): number[] => [
  ...new Set(game.moves(state, 0).map((move) => (move.type === 'TAKE_TILE' ? move.column : 0))),
];

describe('the columns', () => {
  it('GAR-6.1: a group of 3 opens column 1', () => {
    const state = rewarded(3);
    expect(columnsOffered(state)).toEqual([1]);
    expect(refusalOf(state, take(2))).toMatchObject({ code: 'COLUMN_NOT_ALLOWED', rule: 'GAR-6.2', need: 4, have: 3 });
  });

  it('GAR-6.2: a group of 4 opens columns 1 and 2', () => {
    const state = rewarded(4);
    expect(columnsOffered(state)).toEqual([1, 2]);
    expect(refusalOf(state, take(3))).toMatchObject({ code: 'COLUMN_NOT_ALLOWED', rule: 'GAR-6.3', need: 5, have: 4 });
  });

  it('GAR-6.3: a group of 5 opens all columns, without a blind tile', () => {
    const state = rewarded(5);
    expect(columnsOffered(state)).toEqual([1, 2, 3]);
    expect(state.players[0].blind).toEqual([]);
  });

  it('GAR-6.4: 6 or more give a blind tile first, then any column; 8 earn no more', () => {
    for (const size of [6, 8]) {
      const state = rewarded(size);
      expect(state.players[0].blind).toHaveLength(1);
      expect(state.supply).toHaveLength(42);
      expect(columnsOffered(state)).toEqual([1, 2, 3]);
      const events = go(state, take(1));
      expect(kinds(events)).toEqual(['took', 'refilled']);
      expect(state.players[0].taken).toHaveLength(1);
      expect(state.players[0].blind).toHaveLength(1);
    }
    expect([3, 4, 5, 6, 7].map(openColumns)).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3], [1, 2, 3]]);
  });

  it('GAR-6.5: once the temple stands a tile must be taken', () => {
    const state = rewarded(3);
    expect(game.moves(state, 0).every(({ type }) => type === 'TAKE_TILE')).toBe(true);
    expect(codeOf(state, pass)).toBe('WRONG_PHASE');
  });
});

describe('TAKE_TILE', () => {
  it('GAR-6.6: closed and unknown columns, empty and unknown spaces', () => {
    const state = rewarded(4, { display: ['king-1', '', 'king-2', '', 'king-3', ''], supply: [] });
    for (const column of [0, 4, -1, 1.5]) expect(codeOf(state, take(column))).toBe('COLUMN_NOT_ALLOWED');
    expect(codeOf(state, take(3))).toBe('COLUMN_NOT_ALLOWED');
    expect(codeOf(state, take(3, 2))).toBe('COLUMN_NOT_ALLOWED'); // the column before the space
    expect(codeOf(state, take(1, 2))).toBe('SLOT_EMPTY');
    for (const row of [0, 3, 1.5]) expect(codeOf(state, take(1, row))).toBe('SLOT_EMPTY');
    expect(codeOf(state, take(2, 1))).toBe('legal');
  });

  it('GAR-6.7: the tile goes to the player, its space is refilled, and no tile slides', () => {
    const state = rewarded(5);
    const [before, head] = [state.display.slice(), state.supply[0]];
    go(state, take(2, 1));
    expect(state.players[0].taken).toEqual([before[2]]);
    expect(state.display).toEqual([before[0], before[1], head, before[3], before[4], before[5]]);
    const last = rewarded(5, { display: ['king-1', 'king-2', 'king-3', 'king-4', 'queen-1', 'queen-2'], supply: [] });
    go(last, take(1, 1));
    expect(last.display).toEqual([EMPTY, ...['king-2', 'king-3', 'king-4', 'queen-1', 'queen-2'].map(tile)]);
  });

  it('GAR-6.8: a blind tile that is not there is lost', () => {
    const state = position({
      rows: ['TTTTT.', '......'],
      cards: ['C01', 'C02'],
      display: ['king-1', '', '', '', '', ''],
      supply: [],
    });
    expect(kinds(go(state, playCard(0, 5, 0), temple(0, 0), take(1)))).toContain('blindLost');
    expect(state.players[0]).toMatchObject({ blind: [], bonus: 0 });
  });

  it('GAR-6.9: with nothing in the open columns nobody is asked', () => {
    const state = rewarded(3, { display: ['', '', 'king-1', '', '', ''], supply: [] });
    expect([state.phase, state.asked]).toEqual(['card', 1]);
    expect(state.players[0].taken).toEqual([]);
  });

  it('GAR-6.10: a temple without any tile scores 5, even when closed columns hold tiles', () => {
    const state = rewarded(3, { display: ['', '', 'king-1', '', '', ''], supply: [] });
    expect(state.players[0].bonus).toBe(5);
    expect(game.view(state, 1).players[0].bonus).toBe(5);
    expect(rewarded(4, { display: ['', '', 'king-1', '', '', ''], supply: [] }).phase).toBe('tile');
    const gone = rewarded(6, { display: ['', '', '', '', '', ''], supply: [] });
    expect(gone.players[0].bonus).toBe(5);
    const blindOnly = rewarded(6, { display: ['', '', '', '', '', ''], supply: ['king-1'] }); // cannot come about in play
    expect(blindOnly.players[0]).toMatchObject({ bonus: 0, blind: [tile('king-1')] });
  });

  it('GAR-6.11: a tile stays whatever happens to the group', () => {
    const state = position({ rows: ['TT..', '....'], cards: ['C01', 'C05', 'C02', 'C06'] });
    go(state, playCard(0, 2, 0), temple(0, 0), take(1), playCard(1, 0, 0));
    const before = state.players[0].taken.slice();
    go(state, playCard(2, 1, -2, 270)); // a park on one terrace, a plot on another: one is left
    expect(state.players[0].taken).toEqual(before);
  });
});
