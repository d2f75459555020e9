/** Sections 4.1, 4.2 and 4.4: opening sites, recruiting, taking coins; and rows without a deck. */
import { describe, expect, it } from 'vitest';
import { crewCard, buildingCard } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { act, answer, buy, lists, missing, position, recruit, send, start, take } from './build.ts';

describe('opening a site', () => {
  it('BLD-4.1.1: one action, no coins', () => {
    const state = position({ coins: 4 }, { row: ['b-house'] });
    act(state, start('b-house'));
    expect(state.actions).toBe(2);
    expect(state.players[0].coins).toBe(4);
  });

  it('BLD-4.1.2: the card becomes an empty site and its slot is refilled from the top of the deck', () => {
    const state = position({}, { row: ['b-house', 'b-forum', 'b-temple'], deck: ['b-sphinx', 'b-harbour'] });
    act(state, start('b-forum'));
    expect(missing(state, 'b-forum')).toEqual([2, 1, 3, 2]);
    expect(state.players[0].sites[0].sent).toBe(0);
    expect(state.buildingRow.slice(0, 3)).toEqual(['b-house', 'b-sphinx', 'b-temple'].map(buildingCard));
    expect(state.buildingDeck).toEqual([buildingCard('b-harbour')]);
  });

  it('BLD-4.1.3: several in a turn, any number of sites', () => {
    const state = position({ coins: 10 });
    act(state, [
      buy(2),
      ...state.buildingRow.map((card) => start(['b-house', 'b-market', 'b-quarry', 'b-watering-trough', 'b-trading-post'][card])),
    ]);
    expect(state.players[0].sites).toHaveLength(5);
  });

  it('BLD-4.1.4: not in the row, or no action', () => {
    const state = position({}, { row: ['b-house'] });
    expect(answer(state, start('b-forum'))).toBe('NOT_IN_ROW');
    state.actions = 0;
    expect(answer(state, start('b-forum'))).toBe('NOT_IN_ROW');
    expect(game.refuse(state, 0, start('b-house'))).toEqual({ code: 'NOT_ENOUGH_ACTIONS', rule: 'BLD-4.1.1', need: 1, have: 0 });
  });
});

describe('recruiting', () => {
  it('BLD-4.2.1 BLD-4.2.2: one action, no coins; available at once, slot refilled', () => {
    const state = position({ coins: 4, sites: ['b-pyramid'] }, { workers: ['w-com-1', 'w-mas-2'], workerDeck: ['w-lab-1'] });
    act(state, recruit('w-com-1'));
    expect(state.actions).toBe(2);
    expect(state.players[0].coins).toBe(4);
    expect(state.workerRow.slice(0, 2)).toEqual(['w-lab-1', 'w-mas-2'].map(crewCard));
    act(state, send('w-com-1', 'b-pyramid'));
    expect(missing(state, 'b-pyramid')).toEqual([1, 4, 3, 4]);
  });

  it('BLD-4.2.3: as often as there are actions', () => {
    const state = position({}, { workers: ['w-com-1', 'w-mas-2', 'w-lab-1'], workerDeck: [] });
    act(state, [recruit('w-com-1'), recruit('w-mas-2'), recruit('w-lab-1')]);
    expect(state.players[0].crew).toHaveLength(3);
  });

  it('BLD-4.2.4: not in the row, or no action', () => {
    const state = position({}, { workers: ['w-com-1'] });
    expect(answer(state, recruit('w-com-2'))).toBe('NOT_IN_ROW');
    state.actions = 0;
    expect(answer(state, recruit('w-com-1'))).toBe('NOT_ENOUGH_ACTIONS');
  });

  it('BLD-1.2: of the two equal companions only one is listed, though both may be named', () => {
    const state = position({}, { workers: ['w-com-4', 'w-com-3'] });
    expect(lists(state, recruit('w-com-3'))).toBe(true);
    expect(lists(state, recruit('w-com-4'))).toBe(false);
    expect(answer(state, recruit('w-com-4'))).toBe('legal');
    const crew = position({ crew: ['w-com-3', 'w-com-4'], sites: ['b-pyramid'] });
    expect(lists(crew, send('w-com-4', 'b-pyramid'))).toBe(false);
    act(crew, send('w-com-3', 'b-pyramid'));
    expect(lists(crew, send('w-com-4', 'b-pyramid'))).toBe(true);
    const taught = position({ crew: ['w-com-3 u-wood', 'w-com-4'], sites: ['b-pyramid'] });
    expect(lists(taught, send('w-com-3', 'b-pyramid'))).toBe(true);
    expect(lists(taught, send('w-com-4', 'b-pyramid'))).toBe(true);
  });
});

describe('taking coins', () => {
  it('BLD-4.4.1: 1, 3 or 6 coins for 1, 2 or 3 actions', () => {
    for (const [actions, coins] of [
      [1, 1],
      [2, 3],
      [3, 6],
    ]) {
      const state = position({ coins: 0 });
      act(state, take(actions));
      expect([state.actions, state.players[0].coins]).toEqual([3 - actions, coins]);
    }
  });

  it('BLD-4.4.2: never more than three actions in one move', () => {
    const state = position({ coins: 20 }, { actions: 6 });
    expect(answer(state, take(4))).toBe('BAD_AMOUNT');
    expect(lists(state, take(3))).toBe(true);
    expect(lists(state, take(4))).toBe(false);
  });

  it('BLD-4.4.3: may be repeated, and is not added up', () => {
    const state = position({ coins: 0 });
    act(state, [take(1), take(2)]);
    expect(state.players[0].coins).toBe(4);
  });

  it('BLD-4.4.4: a wrong amount first, then too few actions, then a short bank', () => {
    const state = position({ coins: 0 }, { actions: 1 });
    for (const amount of [0, 4, -1, 1.5]) expect(answer(state, take(amount))).toBe('BAD_AMOUNT');
    expect(game.refuse(state, 0, take(2))).toEqual({ code: 'NOT_ENOUGH_ACTIONS', rule: 'BLD-4.4.1', need: 2, have: 1 });
    const limited = position({ coins: 106 }, { others: [{ coins: 0 }], options: { limitedBank: true } });
    expect(game.refuse(limited, 0, take(3))).toEqual({ code: 'BANK_SHORT', rule: 'BLD-9.1', need: 6, have: 2 });
  });
});

describe('empty decks', () => {
  it('BLD-9.2: taken slots stay empty when the building deck is empty', () => {
    const state = position({}, { row: ['b-forum', 'b-house'], deck: [] });
    const told = act(state, start('b-forum'));
    expect(state.buildingRow).toEqual([-1, buildingCard('b-house'), -1, -1, -1]);
    expect(told).toContainEqual({ event: { kind: 'slotStaysEmpty', row: 'buildings', slot: 0 } });
    act(state, start('b-house'));
    expect(game.moves(state, 0).some((move) => move.type === 'START_BUILDING')).toBe(false);
  });

  it('BLD-9.3: likewise for workers', () => {
    const state = position({}, { workers: ['w-com-1'], workerDeck: [] });
    const told = act(state, recruit('w-com-1'));
    expect(state.workerRow).toEqual([-1, -1, -1, -1, -1]);
    expect(told).toContainEqual({ event: { kind: 'slotStaysEmpty', row: 'workers', slot: 0 } });
    expect(answer(state, recruit('w-com-2'))).toBe('NOT_IN_ROW');
  });
});
