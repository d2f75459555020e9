/** Section 1: what is in the box, and what supply and missing mean. */
import { describe, expect, it } from 'vitest';
import { data } from '../data/index.ts';
import {
  BUILDING_IDS,
  CREW_IDS,
  LOAN_IDS,
  NEEDS,
  PRINTED_SUPPLY,
  PRINTED_WAGE,
  TOOL_IDS,
  TOOL_UNIT,
  UNIVERSITY_IDS,
  buildingCard,
  crewCard,
} from '../rules/cards.ts';
import { supplyOf, wageOf } from '../rules/crew.ts';
import { amountOf, amountsOf, lessened, sumOf, vector } from '../rules/resources.ts';
import { act, end, free, missing, position, send, who } from './build.ts';

/** How often each resource occurs on the cards. */
const totals = (vectors: readonly number[]): number[] =>
  [0, 1, 2, 3].map((resource) => vectors.reduce((sum, v) => sum + amountOf(v, resource), 0));

const grouped = <T>(cards: readonly T[], key: (card: T) => string): [string, T[]][] => {
  const groups: Record<string, T[]> = {};
  for (const card of cards) (groups[key(card)] ??= []).push(card);
  return Object.entries(groups);
};

describe('components', () => {
  it('BLD-1.1: 29 buildings and 4 machines, the Lighthouse as in the rulebook', () => {
    expect(data.buildings).toHaveLength(29);
    expect(data.machines).toHaveLength(4);
    expect(amountsOf(NEEDS[buildingCard('b-lighthouse-of-alexandria')])).toEqual([2, 4, 1, 3]);
    expect(data.buildings.find((card) => card.id === 'b-lighthouse-of-alexandria')).toMatchObject({ reward: 14, vp: 5 });
    expect([...data.buildings, ...data.machines].reduce((sum, card) => sum + card.vp, 0)).toBe(101);
    expect(data.machines.every((card) => card.vp === 2 && card.reward === 0)).toBe(true);
  });

  it('BLD-1.1: every size class of building uses the four resources equally often', () => {
    const classes = grouped(data.buildings, (card) => {
      const size = sumOf(NEEDS[buildingCard(card.id)]);
      return `${size}${size === 2 ? `/${card.reward}` : ''}`;
    });
    for (const [, cards] of classes) {
      expect(new Set(totals(cards.map((card) => NEEDS[buildingCard(card.id)])))).toHaveProperty('size', 1);
    }
    expect(new Set(totals(data.machines.map((card) => NEEDS[buildingCard(card.id)])))).toHaveProperty('size', 1);
  });

  it('BLD-1.2: 4 apprentices, 4 labourers, 6 companions, 4 masters, each paid what he supplies', () => {
    const grades = grouped(data.workers, (worker) => worker.type);
    expect(grades.map(([grade, cards]) => [grade, cards.length, cards[0].wage])).toEqual([
      ['apprentice', 4, 2],
      ['labourer', 4, 3],
      ['companion', 6, 4],
      ['master', 4, 5],
    ]);
    for (const { id } of data.workers) expect(sumOf(PRINTED_SUPPLY[crewCard(id)])).toBe(PRINTED_WAGE[crewCard(id)]);
    for (const [, cards] of grades) {
      expect(new Set(totals(cards.map((card) => PRINTED_SUPPLY[crewCard(card.id)])))).toHaveProperty('size', 1);
    }
  });

  it('BLD-1.3: six slaves are the six pairs of two resources; unpaid until freed, then 4', () => {
    const pairs = data.slaves.map((slave) => amountsOf(PRINTED_SUPPLY[crewCard(slave.id)]).join());
    expect(new Set(pairs).size).toBe(6);
    expect(pairs.every((pair) => pair.split(',').filter((n) => n === '2').length === 2)).toBe(true);
    const state = position({ crew: ['s-1'] });
    expect(wageOf(who(state, 's-1'))).toBe(0);
    act(state, free('s-1'));
    expect(wageOf(who(state, 's-1'))).toBe(4);
    expect(amountsOf(supplyOf(who(state, 's-1'), -1))).toEqual([2, 0, 0, 2]);
  });

  it('BLD-1.4 BLD-1.5 BLD-1.6: four tools (+1, 2 coins), four universities (level 3, 7 coins), four loans (10 against 15 or 2 points)', () => {
    expect(TOOL_IDS).toEqual(['t-stone', 't-wood', 't-architecture', 't-decoration']);
    expect(TOOL_UNIT.slice(1).map(amountsOf)).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ]);
    expect(UNIVERSITY_IDS).toHaveLength(4);
    expect(LOAN_IDS).toEqual(['l-1', 'l-2', 'l-3', 'l-4']);
    expect(data.constants).toMatchObject({
      toolPrice: 2,
      universityPrice: 7,
      universityLevel: 3,
      loanAmount: 10,
      loanRepayment: 15,
      unpaidLoanPenaltyVp: 2,
    });
  });

  it('BLD-1.7: 23 silver and 17 gold coins make 108; 69 cards beside the first-player card', () => {
    expect(data.coins.reduce((sum, coin) => sum + coin.count * coin.value, 0)).toBe(108);
    expect(data.coins.reduce((sum, coin) => sum + coin.count, 0)).toBe(40);
    expect(BUILDING_IDS.length + CREW_IDS.length - 4 + TOOL_IDS.length + UNIVERSITY_IDS.length + LOAN_IDS.length).toBe(69);
  });

  it('BLD-1.8: the first-player card stays with the same player', () => {
    const state = position({}, { others: [{}, {}], first: 1, asked: 1 });
    for (let turn = 0; turn < 7; turn++) act(state, end);
    expect(state.first).toBe(1);
    expect(state.round).toBe(3);
  });

  it('BLD-1.9 BLD-1.10: whoever stands on a site is not available; the site counts who was sent this turn', () => {
    const state = position({ crew: ['w-com-3', 'w-com-1'], sites: ['b-pyramid'] });
    act(state, send('w-com-3', 'b-pyramid'));
    expect(who(state, 'w-com-3').site).toBe(buildingCard('b-pyramid'));
    expect(who(state, 'w-com-1').site).toBe(-1);
    expect(state.players[0].sites[0].sent).toBe(1);
  });

  it('BLD-1.11: a university replaces, a tool adds on top', () => {
    const state = position({ crew: ['w-mas-2 u-stone', 'w-lab-4 u-wood', 'w-app-1'] });
    expect(amountsOf(supplyOf(who(state, 'w-mas-2'), -1))).toEqual([3, 2, 0, 0]); // 3 replaced by 3
    expect(amountsOf(supplyOf(who(state, 'w-lab-4'), -1))).toEqual([1, 3, 2, 0]);
    expect(amountsOf(supplyOf(who(state, 'w-lab-4'), 1))).toEqual([1, 4, 2, 0]);
    expect(amountsOf(supplyOf(who(state, 'w-app-1'), 0))).toEqual([1, 1, 1, 0]);
  });

  it('BLD-1.12: missing never falls below 0 and surplus helps nobody else', () => {
    expect(amountsOf(lessened(vector([2, 4, 1, 3]), vector([0, 5, 0, 1])))).toEqual([2, 0, 1, 2]);
    const state = position({ crew: ['w-com-1 @b-temple'], sites: ['b-temple'] });
    expect(missing(state, 'b-temple')).toEqual([0, 2, 1, 2]);
  });
});
