/** The turn: phases, income, investments, cards and Favors (SPR-3 to SPR-5), and the general refusals. */
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { NONE } from '../rules/state.ts';
import { startTurn } from '../rules/turn.ts';
import { PLANNING } from '../rules/words.ts';
import {
  A,
  B,
  C,
  answers,
  builds,
  code,
  does,
  favor,
  give,
  handOf,
  happens,
  lay,
  layPlanning,
  position,
  wealth,
} from './build.ts';

const END: Move = { type: 'END_TURN' };
const acquire = (space: string): Move => ({ type: 'ACQUIRE_PLANNING', space });
const take = (space: string): Move => ({ type: 'TAKE_FAVOR', space });
const build = (source: string): Move => ({ type: 'BUILD', source });

describe('SPR-3', () => {
  it('SPR-3.1: turns pass clockwise through start, investments, actions and end', () => {
    const state = position();
    expect([state.phase, state.active]).toEqual(['invest', A]);
    layPlanning(state, 'P33');
    does(state, acquire('planning1'));
    expect(state.phase).toBe('spend');
    does(state, END);
    while (state.question) answers(state, state.question.options[0]);
    expect([state.phase, state.active]).toEqual(['invest', B]);
    expect(code(state, END, A)).toBe('NOT_YOUR_TURN');
  });

  it('SPR-3.2: the Treasurer takes 2 wealth from each opponent when the turn starts, or what there is', () => {
    const state = position({ offices: { treasurer: B }, wealth: [20, 5, 1] });
    startTurn(state, B, undefined);
    expect(wealth(state)).toEqual([18, 8, 0]);
    startTurn(state, A, undefined);
    expect(wealth(state)).toEqual([18, 8, 0]);
  });

  it('SPR-3.3: 6 action points, 8 for the Union Boss; losing the office later changes nothing', () => {
    const state = position({ offices: { boss: B } });
    expect(state.ap).toBe(6);
    startTurn(state, B, undefined);
    expect(state.ap).toBe(8);
    state.offices[4] = C;
    expect(state.ap).toBe(8);
  });

  it('SPR-3.4: any number of actions in any order; a Favor can be built with no points left', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    favor(state, A, 'T01');
    layPlanning(state, 'P33', 'P34', 'P35', '');
    for (const space of ['planning3', 'planning1', 'planning2']) does(state, acquire(space));
    expect([state.ap, handOf(state, A)]).toEqual([0, ['P33', 'P34', 'P35', 'P36']]);
    builds(state, 'T01', 'H8', 'P34');
    expect(state.ap).toBe(0);
  });

  it('SPR-3.5: the turn may be ended at any time and unspent points are lost', () => {
    const state = position();
    expect(code(state, END)).toBe('');
    expect(does(state, END)[0]).toMatchObject({ kind: 'turnEnded', lostAp: 6 });
  });

  it('SPR-3.6: nothing is refilled or turned up before the end of the turn', () => {
    const state = position();
    const decks = state.decks.map((deck) => deck.length);
    does(state, acquire('planning1'));
    does(state, acquire('planningDeck'));
    expect([state.planning[0], state.tops[PLANNING], state.decks.map((deck) => deck.length)]).toEqual([NONE, NONE, decks]);
  });
});

describe('general refusals', () => {
  it('DECISION_PENDING before NOT_YOUR_TURN before ILLEGAL_CHOICE; WRONG_PHASE for a decide with nothing open', () => {
    const state = position({ vocations: { [B]: ['MEDIA'] }, offices: { mayor: B } });
    expect(code(state, { type: 'DECIDE', decision: 1, answer: 'pay' })).toBe('WRONG_PHASE');
    happens(state, 'PE06');
    expect(game.toAct(state)).toEqual([B]);
    expect(code(state, END, A)).toBe('DECISION_PENDING');
    expect(code(state, END, C)).toBe('DECISION_PENDING');
    expect(code(state, { type: 'DECIDE', decision: 1, answer: { grey: 'G1' } }, A)).toBe('NOT_YOUR_TURN');
    expect(code(state, { type: 'DECIDE', decision: 2, answer: { grey: 'G1' } }, B)).toBe('ILLEGAL_CHOICE');
    expect(code(state, { type: 'DECIDE', decision: 1, answer: { grey: 'G10' } }, B)).toBe('ILLEGAL_CHOICE');
    expect(code(state, { type: 'DECIDE', decision: 1, answer: { grey: 'G1' } }, B)).toBe('');
  });

  it('GAME_OVER comes first', () => {
    const state = position();
    happens(state, 'ME1');
    expect(code(state, END)).toBe('GAME_OVER');
    expect(code(state, { type: 'DECIDE', decision: 1, answer: 'decline' }, C)).toBe('GAME_OVER');
  });

  it('while a contract waits for its place or its permits, everything else is DECISION_PENDING', () => {
    const state = position({ cards: { [A]: ['P33', 'P36', 'P12'] } });
    lay(state, 'T25');
    does(state, build('contract1'));
    expect(code(state, END)).toBe('DECISION_PENDING');
    expect(code(state, { type: 'INVEST', card: 'P33' })).toBe('DECISION_PENDING');
    expect(code(state, { type: 'PAY', permits: ['P33'] })).toBe('WRONG_PHASE');
    expect(code(state, { type: 'PLACE', lots: [0, 1], demolish: [], renewal: false }, B)).toBe('NOT_YOUR_TURN');
    does(state, { type: 'PLACE', lots: [0, 1], demolish: [], renewal: false });
    expect(code(state, { type: 'PLACE', lots: [0, 1], demolish: [], renewal: false })).toBe('WRONG_PHASE');
    does(state, { type: 'PAY', permits: ['P12'] });
    expect(state.project).toBeNull();
    expect(code(state, { type: 'PAY', permits: ['P33'] })).toBe('WRONG_PHASE');
  });
});

describe('SPR-4', () => {
  it('SPR-EX-6 SPR-4.1 SPR-4.2: investing P01 gives its printed 11 and discards it', () => {
    const state = position({ cards: { [A]: ['P01', 'P36'] } });
    does(state, { type: 'INVEST', card: 'P01' });
    expect(wealth(state)[A]).toBe(31);
    expect(state.planningDiscard.at(-1)).toBe(cardNamed('P01'));
    does(state, { type: 'INVEST', card: 'P36' });
    expect(handOf(state, A)).toEqual([]);
  });

  it('SPR-EX-24 SPR-4.3: the first action closes the investments; who only invests may end the turn', () => {
    const state = position({ cards: { [A]: ['P01', 'P02'] } });
    does(state, { type: 'INVEST', card: 'P01' });
    expect(code(state, END)).toBe('');
    does(state, acquire('planning1'));
    expect(code(state, { type: 'INVEST', card: 'P02' })).toBe('INVEST_CLOSED');
    const favored = position({ cards: { [A]: ['P01'] } });
    does(favored, take('contract1'));
    expect(code(favored, { type: 'INVEST', card: 'P01' })).toBe('INVEST_CLOSED');
  });

  it('SPR-4.4: INVEST_CLOSED, CARD_NOT_OWNED, NOT_A_PERMIT, in this order', () => {
    const state = position({ cards: { [A]: ['UR1'], [B]: ['P01'] } });
    expect(code(state, { type: 'INVEST', card: 'P01' })).toBe('CARD_NOT_OWNED');
    expect(code(state, { type: 'INVEST', card: 'nonsense' })).toBe('CARD_NOT_OWNED');
    expect(code(state, { type: 'INVEST', card: 'UR1' })).toBe('NOT_A_PERMIT');
    does(state, acquire('planning1'));
    expect(code(state, { type: 'INVEST', card: 'P01' })).toBe('INVEST_CLOSED');
  });
});

describe('SPR-5', () => {
  it('SPR-5.1: a planning card costs its space and joins the open hand, without limit', () => {
    const state = position();
    layPlanning(state, 'P01', 'UR1', 'P03', 'P04');
    does(state, acquire('planning2'));
    expect([state.ap, handOf(state, A), state.planning[1]]).toEqual([4, ['UR1'], NONE]);
    give(state, A, 'P10', 'P11', 'P12', 'P13', 'P14', 'P15', 'P16', 'P17');
    expect(code(state, acquire('planning1'))).toBe('');
  });

  it('SPR-5.2: SPACE_EMPTY, then AP_SHORT with the numbers', () => {
    const state = position();
    does(state, acquire('planningDeck'));
    expect(code(state, acquire('planningDeck'))).toBe('SPACE_EMPTY');
    expect(code(state, acquire('elsewhere'))).toBe('SPACE_EMPTY');
    expect(game.refuse(state, A, acquire('planning4'))).toMatchObject({ code: 'AP_SHORT', need: 4, have: 1 });
  });

  it('SPR-5.3: a Favor costs its action points and nothing else', () => {
    const state = position();
    lay(state, 'M02', 3);
    does(state, take('contract3'));
    expect([state.ap, wealth(state), state.question]).toEqual([3, [20, 20, 20], null]);
    expect(state.players[A].favors).toEqual([cardNamed('M02')]);
  });

  it('SPR-5.4: one Favor, two with the Extra Favor tile; no move gives one back', () => {
    const state = position();
    favor(state, A, 'M02');
    expect(game.refuse(state, A, take('contract1'))).toMatchObject({ code: 'FAVOR_FULL', need: 1, have: 1 });
    state.extraFavor = A;
    does(state, take('contract1'));
    expect(state.players[A].favors).toHaveLength(2);
    expect(game.moves(state, A).some(({ type }) => type === 'TAKE_FAVOR')).toBe(false);
  });

  it('SPR-EX-21 SPR-5.5: a Favor can be built only on a later turn, and a new one taken in that turn', () => {
    const state = position({ cards: { [A]: ['P34'] } });
    lay(state, 'T01');
    does(state, take('contract1'));
    expect(code(state, build('T01'))).toBe('FAVOR_SAME_TURN');
    startTurn(state, B, undefined);
    startTurn(state, A, undefined);
    builds(state, 'T01', 'H8');
    answers(state, { tiles: 1 });
    expect([state.ap, state.players[A].wealth]).toEqual([6, 13]);
    does(state, take('contract2'));
    expect(state.players[A].favors).toHaveLength(1);
  });

  it('SPR-5.6: DECK_INACTIVE, SPACE_EMPTY, AP_SHORT, FAVOR_FULL, in this order', () => {
    const state = position();
    favor(state, A, 'M02');
    expect(code(state, take('cityDeck'))).toBe('DECK_INACTIVE');
    state.contracts[4] = NONE;
    expect(code(state, take('contract5'))).toBe('SPACE_EMPTY');
    state.ap = 2;
    expect(game.refuse(state, A, take('contract4'))).toMatchObject({ code: 'AP_SHORT', need: 4, have: 2 });
    expect(code(state, take('contract2'))).toBe('FAVOR_FULL');
  });
});
