/** Section 7: what is public, what is not, and what undo may not cross. */
import { describe, expect, it } from 'vitest';
import { below, defaultOptions, quickChance, type Told } from '@cantiere/engine';
import type { Event } from '../rules/events.ts';
import { unseenBuildings, unseenWorkers } from '../rules/imagine.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { act, buy, buySlave, buyTool, educate, end, free, loan, position, recruit, send, start, take } from './build.ts';

const dealt = (options = {}, seed = 3): State =>
  game.setup(3, { ...defaultOptions(game.options), ...options }, quickChance(seed));
const reveals = (told: readonly Told<Event>[]): boolean => told.some((one) => one.reveals);

describe('hidden information', () => {
  it('BLD-7.1: everything but the decks is seen by everybody', () => {
    const state = dealt();
    for (const viewer of [0, 2, 'spectator'] as const) {
      const { chance: _chance, buildingDeck, workerDeck, viewer: named, ...seen } = game.view(state, viewer);
      const { chance: _secret, buildingDeck: buildings, workerDeck: workers, ...all } = state;
      expect(seen).toEqual(all);
      expect(named).toBe(viewer);
      expect([buildingDeck.length, workerDeck.length]).toEqual([buildings.length, workers.length]);
    }
  });

  it('BLD-7.2: the top of the building deck is open, nothing below it', () => {
    const state = dealt();
    const { buildingDeck } = game.view(state, 1);
    expect(buildingDeck.at(-1)).toBe(state.buildingDeck.at(-1));
    expect(buildingDeck.slice(0, -1).every((card) => card === -1)).toBe(true);
  });

  it('BLD-7.3: the worker deck is face down, unless the table shows the next worker', () => {
    expect(game.view(dealt(), 1).workerDeck.every((card) => card === -1)).toBe(true);
    const state = dealt({ showNextWorker: true });
    const { workerDeck } = game.view(state, 'spectator');
    expect(workerDeck.at(-1)).toBe(state.workerDeck.at(-1));
    expect(workerDeck.slice(0, -1).every((card) => card === -1)).toBe(true);
  });

  it('BLD-7.4: which cards are still to come follows from the view, in card order', () => {
    const state = dealt();
    const seen = game.view(state, 0);
    expect(unseenBuildings(seen)).toEqual(state.buildingDeck.slice(0, -1).toSorted((a, b) => a - b));
    expect(unseenWorkers(seen)).toEqual(state.workerDeck.toSorted((a, b) => a - b));
  });

  it('BLD-7.5: no view shows the generator, and no world is ruled out that could be', () => {
    const state = dealt();
    expect(game.view(state, 0).chance).toEqual({ seed: '', at: 0 });
    const under = new Set<number>();
    for (let i = 1; i <= 300; i++) {
      const world = game.imagine(game.view(state, 0), 0, quickChance(i));
      expect(game.view(world, 0)).toEqual(game.view(state, 0));
      under.add(world.buildingDeck.at(-2) ?? -1);
    }
    expect(under.size).toBe(27);
  });

  it('BLD-7.5: once the game is over the decks are open to everybody', () => {
    const state = position({ points: 17 });
    act(state, [end, end]);
    expect(game.view(state, 'spectator').workerDeck).toEqual(state.workerDeck);
    expect(game.view(state, 0).buildingDeck).toEqual(state.buildingDeck);
  });

  it('BLD-7.6: after the deal nothing is random: the generator is never used again', () => {
    const state = dealt();
    const chance = JSON.stringify(state.chance);
    const pick = quickChance(8);
    for (let i = 0; i < 400 && game.toAct(state).length > 0; i++) {
      const list = game.moves(state, state.asked);
      game.play(state, state.asked, list[below(pick, list.length)]);
    }
    expect(JSON.stringify(state.chance)).toBe(chance);
  });

  it('BLD-7.7: recruiting reveals while the deck has cards; opening a site while it had two', () => {
    const table = {
      row: ['b-house', 'b-forum'],
      deck: ['b-sphinx', 'b-temple'],
      workers: ['w-com-1', 'w-com-2'],
      workerDeck: ['w-lab-1'],
    };
    const state = position({}, table);
    expect(reveals(act(state, start('b-house')))).toBe(true); // shows the Temple
    expect(reveals(act(state, start('b-forum')))).toBe(false); // lays the Temple, which all had seen
    expect(reveals(act(position({}, table), recruit('w-com-1')))).toBe(true);
    expect(reveals(act(position({}, { ...table, workerDeck: [] }), recruit('w-com-1')))).toBe(false);
    const open = { ...table, options: { showNextWorker: true } };
    expect(reveals(act(position({}, open), recruit('w-com-1')))).toBe(false);
    expect(reveals(act(position({}, { ...open, workerDeck: ['w-lab-1', 'w-lab-2'] }), recruit('w-com-1')))).toBe(true);
  });

  it('BLD-7.7: no other move reveals anything', () => {
    const state = position({ coins: 60, crew: ['w-app-1', 's-1'], sites: ['b-house', 'b-pyramid'] });
    const moves = [send('w-app-1', 'b-house'), buy(9), free('s-1'), take(1), buySlave('s-2'), end, loan, end];
    expect(reveals(act(state, moves))).toBe(false);
    expect(reveals(act(state, [buyTool('t-wood'), end, end, educate('u-wood', 'w-app-1'), end]))).toBe(false);
  });
});
