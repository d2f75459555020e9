/** Section 2: how the game is laid out. */
import { describe, expect, it } from 'vitest';
import { below, defaultOptions, quickChance, shuffle } from '@cantiere/engine';
import { BUILDING_IDS, CREW_IDS } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

const options = defaultOptions(game.options);
const deal = (seats: number, seed = 5): State => game.setup(seats, options, quickChance(seed));

describe('setup', () => {
  it('BLD-2.1: all 33 building cards in one deck, five of them in the row', () => {
    const state = deal(2);
    expect(state.buildingRow).toHaveLength(5);
    expect(new Set([...state.buildingRow, ...state.buildingDeck]).size).toBe(33);
    expect(state.buildingDeck).toHaveLength(28);
  });

  it('BLD-2.2: everybody gets one apprentice, chosen at random', () => {
    const dealt = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const state = deal(3, seed);
      for (const player of state.players) {
        expect(player.crew).toHaveLength(1);
        expect(CREW_IDS[player.crew[0].card]).toMatch(/^w-app-/);
      }
      dealt.add(CREW_IDS[state.players[0].crew[0].card]);
    }
    expect(dealt.size).toBe(4);
  });

  it('BLD-2.3 BLD-9.8: 11, 10 or 9 workers are left in the deck; only the undealt apprentices differ', () => {
    for (const [seats, left] of [
      [2, 11],
      [3, 10],
      [4, 9],
    ]) {
      const state = deal(seats);
      const workers = [...state.workerRow, ...state.workerDeck];
      expect(state.workerDeck).toHaveLength(left);
      expect(workers.filter((card) => CREW_IDS[card].startsWith('w-app'))).toHaveLength(4 - seats);
      expect(workers.filter((card) => !CREW_IDS[card].startsWith('w-app'))).toHaveLength(14);
      expect(state.buildingDeck).toHaveLength(28);
    }
  });

  it('BLD-2.4: the whole investment line lies open, and any card of a stack can be bought', () => {
    const state = deal(2);
    expect([state.slaves.length, state.tools.length, state.loans.length, state.universities.length]).toEqual([6, 4, 4, 4]);
    const bought = game
      .moves(state, state.asked)
      .flatMap((move) => (move.type === 'BUY_SLAVE' || move.type === 'BUY_TOOL' ? [move.cardId] : []));
    expect(bought.toSorted()).toEqual([
      's-1',
      's-2',
      's-3',
      's-4',
      's-5',
      's-6',
      't-architecture',
      't-decoration',
      't-stone',
      't-wood',
    ]);
  });

  it('BLD-2.5 BLD-2.8: 10 coins each, whatever the seat', () => {
    for (const seats of [2, 3, 4]) {
      const state = deal(seats);
      expect(state.players.map((player) => player.coins)).toEqual(Array(seats).fill(10));
      expect(state.bank).toBe(108 - 10 * seats);
    }
  });

  it('BLD-2.6: the first player is drawn and begins round 1', () => {
    const first = Array.from({ length: 60 }, (_, seed) => deal(4, seed + 1));
    expect(new Set(first.map((state) => state.first))).toEqual(new Set([0, 1, 2, 3]));
    for (const state of first) {
      expect(game.toAct(state)).toEqual([state.first]);
      expect(state.round).toBe(1);
    }
  });

  it('BLD-2.7: the generator is used in the fixed order, and the head of a shuffled list is the top', () => {
    const chance = quickChance(99);
    const buildings = shuffle(
      chance,
      BUILDING_IDS.map((_, card) => card),
    );
    const apprentices = shuffle(chance, [0, 1, 2, 3]);
    const workers = shuffle(chance, [...Array.from({ length: 14 }, (_, i) => i + 4), ...apprentices.slice(3)]);
    const first = below(chance, 3);

    const state = deal(3, 99);
    expect(state.buildingRow).toEqual(buildings.slice(0, 5));
    expect(state.buildingDeck.at(-1)).toBe(buildings[5]);
    expect(state.buildingDeck.toReversed()).toEqual(buildings.slice(5));
    expect(state.players.map((player) => player.crew[0].card)).toEqual(apprentices.slice(0, 3));
    expect(state.workerRow).toEqual(workers.slice(0, 5));
    expect(state.workerDeck.toReversed()).toEqual(workers.slice(5));
    expect(state.first).toBe(first);
  });
});
