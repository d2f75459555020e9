/** Components and setup (CIT-1, CIT-2). */
import { describe, expect, it } from 'vitest';
import { data } from '../data/index.ts';
import {
  ALL_CARDS,
  CHARACTERS,
  COINS,
  COLOUR,
  COLOURS,
  COPIES,
  COST,
  DISTRICTS,
  KEEP,
  POINTS,
  districtOf,
} from '../rules/catalog.ts';
import { game } from '../rules/index.ts';
import { bottom, deal, dealQuick, gold, hand, play, total, whenCalled } from './build.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const weighted = (values: readonly number[]): number => sum(values.map((value, district) => value * COPIES[district]));

describe('Components', () => {
  it('CIT-1.1: 65 building cards, by colour', () => {
    expect(ALL_CARDS).toHaveLength(65);
    const ofColour = (id: string): number => ALL_CARDS.filter((card) => COLOURS[COLOUR[card]] === id).length;
    expect(['green', 'yellow', 'red', 'blue', 'purple'].map(ofColour)).toEqual([20, 12, 11, 11, 11]);
  });

  it('CIT-1.2: 27 kinds of building, with their cost and copies', () => {
    expect(DISTRICTS).toHaveLength(27);
    const card = (id: string): number[] => [COST, POINTS, COPIES].map((of) => of[districtOf(id)]);
    expect(card('tavern')).toEqual([1, 1, 5]);
    expect(card('castle')).toEqual([4, 4, 4]);
    expect(card('docks')).toEqual([3, 3, 3]);
    expect(card('keep')).toEqual([3, 3, 2]);
    expect(card('university')).toEqual([6, 8, 1]);
    expect(COPIES[KEEP]).toBe(2);
  });

  it('CIT-1.3: costs add up to 204, points to 208, and nothing is of a later edition', () => {
    expect([weighted(COST), weighted(POINTS)]).toEqual([204, 208]);
    for (const id of ['great_wall', 'bell_tower', 'lighthouse', 'armory', 'museum', 'quarry'])
      expect(DISTRICTS).not.toContain(id);
  });

  it('CIT-1.4: eight characters, numbered in the order of the calls', () => {
    expect(CHARACTERS).toEqual(['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord']);
  });

  it('CIT-1.5: one crown, seven reference cards, thirty coins', () => {
    expect(data.otherComponents.map(({ id, count }) => [id, count])).toEqual([
      ['crown', 1],
      ['reference_card', 7],
      ['gold_coin', 30],
    ]);
    expect(COINS).toBe(30);
  });

  it('CIT-1.6: gold does not run out unless the option says so', () => {
    const state = whenCalled('king', { A: { as: 'king', gold: 20 }, B: { gold: 10 } });
    play(state, { type: 'TAKE_GOLD' });
    expect([gold(state, 'A'), state.bank]).toEqual([22, -2]);
  });

  it('CIT-1.7: what leaves a hand or a city goes to the bottom of the deck', () => {
    const laboratory = whenCalled('king', { A: { as: 'king', hand: 'tavern', city: 'laboratory' } });
    play(laboratory, { type: 'USE_LABORATORY', card: 'tavern' });
    expect(bottom(laboratory, 1)).toEqual(['tavern']);
    const warlord = whenCalled('warlord', { A: { as: 'warlord' }, B: { city: 'temple' } });
    play(warlord, { type: 'TAKE_GOLD' });
    play(warlord, { type: 'DESTROY', player: 1, card: 'temple' });
    expect(bottom(warlord, 1)).toEqual(['temple']);
  });
});

describe('Setup', () => {
  it('CIT-2.1: the deck is shuffled by the seed', () => {
    expect(deal(4, {}, 'one').deck).toEqual(deal(4, {}, 'one').deck);
    expect(deal(4, {}, 'one').deck).not.toEqual(deal(4, {}, 'two').deck);
    expect(total(deal(4))).toBe(65 + 30 + 8);
  });

  it.each([2, 3, 4, 5, 6, 7])('CIT-2.2: %i players start with 4 cards and 2 gold each', (seats) => {
    const state = deal(seats);
    expect(state.players.map((player) => [player.gold, player.hand.length])).toEqual(Array(seats).fill([2, 4]));
    expect(state.deck).toHaveLength(65 - 4 * seats);
  });

  it('CIT-2.3: the first crown falls on every seat, or on the one that was given', () => {
    const crowns = new Set(Array.from({ length: 60 }, (_, seed) => dealQuick(5, seed).crown));
    expect(crowns).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(deal(5, { firstCrown: 'seat', firstCrownSeat: 3 }).crown).toBe(3);
  });

  it('CIT-2.4: the left neighbour drafts next, and after the last seat comes the first', () => {
    const state = deal(4, { firstCrown: 'seat', firstCrownSeat: 2 });
    const order: number[] = [];
    while (state.phase === 'draft') {
      order.push(state.asked);
      play(state, game.moves(state, state.asked)[0]);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('CIT-2.5: cities start empty, in round 1', () => {
    const state = deal(3);
    expect(state.players.every(({ city }) => city.length === 0)).toBe(true);
    expect(game.round(state)).toBe(1);
    expect(hand(state, 'A')).toHaveLength(4);
  });
});
