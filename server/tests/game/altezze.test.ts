import { expect, it } from 'vitest';
import { quickChance, replay, secureChance, seedFrom, stableHash, type PlayedMove } from '@cantiere/engine';
import { game } from './altezze.ts';

it('plays to the end, hides what must be hidden and imagines what could be', () => {
  const start = { seats: 3, options: { cards: 4, bots: 'well' }, seed: seedFrom('altezze') };
  const state = game.setup(start.seats, start.options, secureChance(start.seed));
  const moves: PlayedMove[] = [];
  while (game.toAct(state).length > 0) {
    const seat = game.toAct(state)[0];
    for (let viewer = 0; viewer < 3; viewer++) {
      const view = game.view(state, viewer);
      expect(game.view(game.imagine(view, viewer, quickChance(moves.length)), viewer)).toEqual(view);
      expect(game.moves(view, viewer)).toEqual(game.moves(state, viewer));
    }
    const move = game.moves(state, seat).at(-1)!;
    expect(game.clone(state)).toEqual(structuredClone(state));
    game.play(state, seat, move);
    moves.push({ seat, move });
  }
  expect(game.result(state)?.totals.reduce((a, b) => a + b)).toBe(4);
  expect(stableHash(replay(game, start, moves))).toBe(stableHash(state));
});
