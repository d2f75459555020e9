/** Setup (SPR-2) and options that change it (SPR-16). */
import { describe, expect, it } from 'vitest';
import { CARDS, CARD_IDS, PIVOTAL, TAMED } from '../rules/cards.ts';
import { valueOf } from '../rules/city.ts';
import { game, pivotalsAhead } from '../rules/index.ts';
import { NONE, type State } from '../rules/state.ts';
import { CITY, METROPOLIS, PLANNING, TOWN, ZONES } from '../rules/words.ts';
import { code, dealt, does, wealth } from './build.ts';

const kinds = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card].kind);
const count = (cards: readonly number[], kind: string): number => kinds(cards).filter((known) => known === kind).length;
const ids = (cards: readonly number[]): string[] => cards.map((card) => CARD_IDS[card]);

/** Buys the starting buildings in this order. */
function buy(state: State, ...buildings: readonly string[]): void {
  for (const building of buildings) does(state, { type: 'BUY_START', building });
}

describe('SPR-2', () => {
  it('SPR-2.1: the first player is drawn at random and buys first', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => dealt(4, {}, `seed ${i}`).first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    const state = dealt(3, {}, 'x');
    expect(game.toAct(state)).toEqual([state.first]);
  });

  it('SPR-2.2: the four Urban Renewal cards lie in the planning discards', () => {
    expect(ids(dealt(2).planningDiscard)).toEqual(['UR1', 'UR2', 'UR3', 'UR4']);
  });

  it('SPR-2.3: 22 permits lie above 28 cards with all 14 events', () => {
    for (const seed of ['a', 'b', 'c']) {
      const deck = dealt(2, {}, seed).decks[PLANNING];
      expect(count(deck.slice(0, 28), 'event')).toBe(14);
      expect(count(deck.slice(28), 'permit')).toBe(22 - 1 - 2 - 5);
    }
  });

  it('SPR-2.4: seat k of n gets k cards; four boxes and the top of the deck are face up', () => {
    const state = dealt(4);
    const hands = [0, 1, 2, 3].map((turn) => state.players[(state.first + turn) % 4].cards.length);
    expect(hands).toEqual([1, 2, 3, 4]);
    expect(count(state.planning, 'permit')).toBe(4);
    expect(CARDS[state.tops[PLANNING]].kind).toBe('permit');
    expect(state.decks[PLANNING]).toHaveLength(50 - 10 - 5);
  });

  it('SPR-2.5: the first six Town cards are contracts; 9 above 7 with the Airport above 15', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const state = dealt(3, {}, seed);
      expect([...kinds(state.contracts), CARDS[state.tops[TOWN]].kind]).toEqual(Array<string>(6).fill('contract'));
      const deck = state.decks[TOWN];
      expect(deck).toHaveLength(31);
      expect(deck.indexOf(PIVOTAL[TOWN])).toBeGreaterThanOrEqual(15);
      expect(deck.indexOf(PIVOTAL[TOWN])).toBeLessThanOrEqual(21);
      expect(count(deck, 'event')).toBe(7);
    }
  });

  it('SPR-2.6: City and Metropolis have 15 above 7 with the pivotal event above 15, face down and inactive', () => {
    const state = dealt(3);
    for (const deck of [CITY, METROPOLIS]) {
      expect(state.decks[deck]).toHaveLength(37);
      expect(state.tops[deck]).toBe(NONE);
      const at = state.decks[deck].indexOf(PIVOTAL[deck]);
      expect(at >= 15 && at <= 21).toBe(true);
    }
    expect(state.activeDecks).toBe(1);
    expect(pivotalsAhead(state)).toEqual([
      { deck: 'town', card: 'TE1', min: 10, max: 16 },
      { deck: 'city', card: 'CE1', min: 16, max: 22 },
      { deck: 'metropolis', card: 'ME1', min: 16, max: 22 },
    ]);
  });

  it('SPR-2.7: no office is held, only the Mayor is in play, the pawn stands there and nothing was elected', () => {
    const state = dealt(3);
    expect([state.offices, state.pawn, state.politicians, state.contractorInPlay]).toEqual([
      [-1, -1, -1, -1, -1],
      0,
      false,
      false,
    ]);
  });

  it('SPR-EX-1 SPR-2.8: twelve starting buildings with these values', () => {
    const state = dealt(2);
    const values = Object.fromEntries(state.buildings.map((building) => [building.id, valueOf(state, building)]));
    expect(values).toEqual({ S01: 4, S02: 5, S03: 3, S04: 4, S05: 7, S06: 6, S07: 7, S08: 5, S09: 6, S10: 7, S11: 6, S12: 6 });
    expect(Object.values(values).reduce((sum, value) => sum + value)).toBe(66);
    const zones = state.buildings.map(({ zone }) => ZONES[zone]);
    expect(['RES', 'COM', 'IND', 'CIV'].map((zone) => zones.filter((known) => known === zone).length)).toEqual([4, 4, 2, 2]);
  });

  it('SPR-EX-2 SPR-2.9: 21, 27 or 39 wealth, which is what the dearest buildings cost', () => {
    const dear = [7, 7, 7, 6, 6, 6, 6];
    for (const [seats, start] of [
      [4, 21],
      [3, 27],
      [2, 39],
    ]) {
      expect(wealth(dealt(seats))).toEqual(Array<number>(seats).fill(start));
      expect(dear.slice(0, 12 / seats).reduce((sum, value) => sum + value)).toBe(start);
    }
  });

  it('SPR-2.10: players buy clockwise, one at a time, nobody passes, and the last one goes by itself', () => {
    const state = dealt(4);
    const first = state.first;
    expect(game.moves(state, first)).toHaveLength(12);
    expect(game.moves(state, (first + 1) % 4)).toEqual([]);
    expect(code(state, { type: 'END_TURN' })).toBe('WRONG_PHASE');
    does(state, { type: 'BUY_START', building: 'S05' });
    expect(wealth(state)[first]).toBe(14);
    expect(game.toAct(state)).toEqual([(first + 1) % 4]);
    expect(code(state, { type: 'BUY_START', building: 'S05' })).toBe('BUILDING_TAKEN');
    expect(code(state, { type: 'BUY_START', building: 'S99' })).toBe('ILLEGAL_CHOICE');
    buy(state, 'S01', 'S02', 'S03', 'S04', 'S06', 'S07', 'S08', 'S09', 'S10', 'S11');
    expect(state.buildings.every(({ owner }) => owner !== NONE)).toBe(true);
    expect([state.phase, state.active, state.turn]).toEqual(['invest', first, 1]);
  });

  it('SPR-2.10: the WEALTH_SHORT of a purchase cannot occur, but is there', () => {
    const state = dealt(4);
    state.players[state.active].wealth = 3;
    expect(game.refuse(state, state.active, { type: 'BUY_START', building: 'S05' })).toMatchObject({
      code: 'WEALTH_SHORT',
      need: 7,
      have: 3,
    });
  });

  it('SPR-EX-3 SPR-2.11: Media goes to the richest, or on a tie to the owner of the RES of value 3', () => {
    // Spent: 16, 16, 17, 17 leaves 5, 5, 4, 4; the third player has S03.
    const tied = dealt(4);
    const [a, b, c, d] = [0, 1, 2, 3].map((turn) => (tied.first + turn) % 4);
    buy(tied, 'S01', 'S02', 'S03', 'S04', 'S06', 'S08', 'S05', 'S09', 'S11', 'S12', 'S07');
    expect([a, b, c, d].map((seat) => wealth(tied)[seat])).toEqual([5, 5, 4, 4]);
    expect(tied.players[c].vocations[0]).toBe(1);
    // 6, 5, 4, 3: the first player is richest alone.
    const clear = dealt(4);
    buy(clear, 'S01', 'S02', 'S03', 'S06', 'S04', 'S08', 'S05', 'S09', 'S10', 'S11', 'S07');
    expect([a, b, c, d].map((seat) => wealth(clear)[seat])).toEqual([6, 5, 4, 3]);
    expect(clear.players[a].vocations[0]).toBe(1);
    expect(clear.reserve).toEqual([0, 2, 2, 3, 3, 4, 4, 5]);
  });

  it('SPR-2.12: no marker is on the board, nobody has the Extra Favor, the first player begins', () => {
    const state = dealt(3);
    expect(state.grey).toEqual(Array<number>(9).fill(NONE));
    expect(state.extraFavor).toBe(NONE);
  });
});

describe('SPR-16', () => {
  it('SPR-16.1: the long game has 18 above 10 above 9, the short one 9 above 10 above 18', () => {
    for (const [length, from, to, town] of [
      ['long', 9, 18, 31],
      ['short', 18, 27, 31],
    ] as const) {
      for (const seed of ['a', 'b', 'c']) {
        const state = dealt(3, { length }, seed);
        expect(state.decks[TOWN]).toHaveLength(town);
        for (const deck of [TOWN, CITY, METROPOLIS]) {
          const at = state.decks[deck].indexOf(PIVOTAL[deck]);
          expect(at >= from && at <= to).toBe(true);
        }
      }
    }
  });

  it('SPR-16.2: remove takes four cards out of the Metropolis deck and its bottom packet', () => {
    const state = dealt(3, { tameMetropolis: 'remove' });
    expect(state.decks[METROPOLIS]).toHaveLength(33);
    expect(ids(TAMED)).toEqual(['M01', 'M02', 'M09', 'M17']);
    for (const card of TAMED) expect(state.decks[METROPOLIS]).not.toContain(card);
    const at = state.decks[METROPOLIS].indexOf(PIVOTAL[METROPOLIS]);
    expect(at >= 11 && at <= 17).toBe(true);
  });

  it('SPR-16.3 SPR-16.4: the options offered are those of the data file, each with its default', () => {
    expect(game.options.map(({ id, default: value }) => [id, value])).toEqual([
      ['length', 'standard'],
      ['tameMetropolis', 'off'],
      ['askOrder', true],
      ['askGains', false],
      ['staleMarket', false],
      ['airportElections', false],
      ['contractorAtOnce', false],
      ['markerRows', false],
    ]);
  });
});
