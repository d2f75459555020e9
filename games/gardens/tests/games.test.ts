/** Whole games: well-played ones under the laws, counts of first moves, and one game to read. */
import { canonicalJson, quickChance, type Seat } from '@cantiere/engine';
import { perft } from '@cantiere/engine/conformance';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { groupsOf } from '../rules/groups.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { EMPTY, type State } from '../rules/state.ts';
import { garden, position } from './build.ts';

const secret = { tileVisibility: 'secret' };

/** Everything that must hold between two moves. */
function examinePosition(state: State, step: number): void {
  const seat = state.asked;
  const { players, supply, display, deck, offer, discarded } = state;
  const tiles = supply.length + display.filter((tile) => tile !== EMPTY).length;
  expect(tiles + players.reduce((sum, { taken, blind }) => sum + taken.length + blind.length, 0)).toBe(49);
  const cards = deck.length + offer.filter((card) => card !== EMPTY).length + discarded.length;
  expect(cards + players.reduce((sum, { laid }) => sum + laid.length / 4, 0)).toBe(60);
  for (const player of players) {
    const groups = groupsOf(player.garden, []);
    expect(player.temples + groups.reduce((sum, { temples }) => sum + temples.length, 0)).toBe(5);
    if (state.phase !== 'merge') expect(groups.every(({ temples }) => temples.length <= 1)).toBe(true);
  }
  expect(canonicalJson(game.clone(state))).toBe(canonicalJson(structuredClone(state)));
  const view = game.view(state, seat);
  const moves = game.moves(state, seat);
  expect(canonicalJson(game.moves(view, seat))).toBe(canonicalJson(moves));
  for (const move of moves) expect(game.refuse(view, seat, move)).toBeUndefined();
  const offered = new Set(
    game
      .choices(view, seat)
      .filter(({ refusal }) => !refusal)
      .map(({ move }) => canonicalJson(move)),
  );
  expect(moves.every((move) => offered.has(canonicalJson(move)))).toBe(true);
  for (let viewer = 0; viewer < state.seats; viewer++) {
    const seen = game.view(state, viewer);
    const world = game.imagine(seen, viewer, quickChance(step * 10 + viewer + 1));
    expect(canonicalJson(game.view(world, viewer))).toBe(canonicalJson(seen));
    expect(game.census(world)).toEqual(game.census(state));
  }
}

function playUnderLaws(state: State, choose: (state: State, seat: Seat) => Move, met: Set<string>): void {
  for (let step = 0; state.phase !== 'over'; step++) {
    const seat = state.asked;
    if (state.phase !== 'card' || step % 3 === 0) examinePosition(state, step);
    const move = choose(state, seat);
    met.add('from' in move ? 'MOVED' : move.type);
    game.play(state, seat, move);
  }
}

describe('whole games', () => {
  it('holds the laws in well-played games, where temples move and meet', () => {
    const met = new Set<string>();
    for (const [seats, tileVisibility] of [
      [2, 'secret'],
      [3, 'tracked'],
      [4, 'secret'],
    ] as const) {
      const state = game.setup(seats, { tileVisibility }, quickChance(seats));
      const chance = quickChance(3);
      playUnderLaws(state, (world, seat) => bot.greedy(game.view(world, seat), seat, chance), met);
    }
    expect(met).toContain('MOVED');
  });

  it('holds the laws when temples meet, tiles run out and nothing fits', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const chance = quickChance(seed);
      const state = position({ display: ['king-1', 'queen-1', 'gate-1', '', '', ''], supply: ['king-2', 'gate-2'], seats: 2 });
      // The tiles that are not on the table are in the opponent's hand, so that all 49 are somewhere.
      const onTable = new Set([...state.display, ...state.supply]);
      state.players[1].taken = Array.from({ length: 49 }, (_, tile) => tile).filter((tile) => !onTable.has(tile));
      state.players[0].garden = garden(['TTtT.Ff', 'T..PPpP', '.AAa..F', 'PP..TTt']);
      state.players[0].temples = 0;
      playUnderLaws(state, (world, seat) => bot.playout(world, seat, chance), met);
      if (state.tilesGoneIn > 0) met.add('TILES');
      expect(game.result(state)).toBeDefined();
    }
    expect(met).toContain('TILES');
    expect(met).toContain('MOVED');
  });

  it('counts the ways to begin', () => {
    const ways = (seats: number, depth: number): number => perft(game, { seats, options: secret }, 'perft', depth);
    expect([ways(2, 1), ways(2, 2), ways(2, 3)]).toEqual([48, 1464, 38536]);
    expect([ways(3, 2), ways(3, 3), ways(4, 3)]).toEqual([312, 1344, 23808]);
  });

  it('counts the ways through a turn with temples to keep, place and move', () => {
    const ways = (state: State, depth: number): number => {
      let sum = 0;
      for (const move of game.moves(state, state.asked)) {
        const next = game.clone(state);
        game.play(next, state.asked, move);
        sum += depth === 1 ? 1 : ways(next, depth - 1);
      }
      return sum;
    };
    const rich = position({ rows: ['TTtT.Ff', 'T..PPpP', '.AAa..F', 'PP..TTt'], cards: ['C10', 'C39'] });
    expect([ways(rich, 1), ways(rich, 2), ways(rich, 3)]).toEqual([45, 460, 53386]);
  });
});
