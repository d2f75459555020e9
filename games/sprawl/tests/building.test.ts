/** Building a contract: cost, place, order of what happens, vocations (SPR-6). */
import { describe, expect, it } from 'vitest';
import type { Options } from '@cantiere/engine';
import { cardNamed } from '../rules/cards.ts';
import { bestPayment, game, placementsFor, whyNotBuild } from '../rules/index.ts';
import type { Answer, Move } from '../rules/moves.ts';
import { NONE, type State } from '../rules/state.ts';
import { EX27_OWNS } from './examples.ts';
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
  lay,
  lots,
  mark,
  ownerOf,
  placing,
  position,
  prestige,
  stand,
  wealth,
} from './build.ts';

const choose = (source: string): Move => ({ type: 'BUILD', source });
const place = (on: string): Move => ({ type: 'PLACE', lots: lots(on), demolish: [], renewal: false });
const pay = (...permits: string[]): Move => ({ type: 'PAY', permits });

/** A has chosen this contract, held with plenty of permits. */
function choosing(id: string, permits: readonly string[] = ['P36', 'P34'], sketch: Parameters<typeof position>[0] = {}): State {
  const state = position({ cards: { [A]: permits }, ...sketch });
  lay(state, id);
  does(state, choose('contract1'));
  return state;
}

describe('SPR-6: cost', () => {
  it('SPR-6.1: the action points of the space, none for a Favor', () => {
    const state = position({ cards: { [A]: ['P34', 'P36'] } });
    lay(state, 'T01', 4);
    builds(state, 'contract4', 'H8', 'P34');
    expect(state.ap).toBe(2);
    answers(state, { tiles: 0 });
    favor(state, A, 'T03');
    builds(state, 'T03', 'I8');
    expect(state.ap).toBe(2);
  });

  it('SPR-EX-5 SPR-6.2 SPR-6.3: enough pages of the zone, and no card too many', () => {
    const state = choosing('T04', ['P01', 'P08', 'P11', 'P19', 'P23', 'UR1']);
    does(state, place('H7-H8'));
    expect(code(state, pay('P01', 'P08'))).toBe('');
    expect(code(state, pay('P11'))).toBe('');
    expect(code(state, pay('P23'))).toBe('');
    expect(code(state, pay('P19'))).toBe('PERMIT_ZONE');
    expect(code(state, pay('UR1'))).toBe('PERMIT_ZONE');
    expect(game.refuse(state, A, pay('P01'))).toMatchObject({ code: 'PERMITS_SHORT', need: 2, have: 1 });
    expect(code(state, pay('P11', 'P01'))).toBe('PERMITS_EXCESS');
    expect(code(state, pay('P01', 'P01'))).toBe('CARD_NOT_OWNED');
    expect(code(state, pay('P34'))).toBe('CARD_NOT_OWNED');
    expect(game.moves(state, A)).toEqual([pay('P01', 'P08'), pay('P11'), pay('P23')]);
    does(state, pay('P23'));
    expect(handOf(state, A)).toEqual(['P01', 'P08', 'P11', 'P19', 'UR1']);
    expect(state.planningDiscard).toContain(cardNamed('P23'));
  });

  it('SPR-6.4: wealth equal to the value of the block, whatever the size', () => {
    const state = choosing('T01');
    does(state, place('H8'));
    does(state, pay('P34'));
    expect(wealth(state)[A]).toBe(13);
    const poor = choosing('T01', ['P36', 'P34'], { wealth: [6, 6, 6] });
    expect(game.refuse(poor, A, place('H8'))).toMatchObject({ code: 'WEALTH_SHORT', need: 7, have: 6 });
    expect(code(poor, place('J8'))).toBe('');
  });
});

describe('SPR-6: where', () => {
  it('SPR-6.5: one legal shape in one block, on empty lots', () => {
    const state = choosing('T04');
    expect(game.refuse(state, A, place('H8'))).toMatchObject({ code: 'SHAPE_INVALID', need: 2, have: 1 });
    expect(code(state, place('G8-H7'))).toBe('SHAPE_INVALID');
    expect(code(state, place('H8-H8'))).toBe('SHAPE_INVALID');
    expect(code(state, { type: 'PLACE', lots: [144, 145], demolish: [], renewal: false })).toBe('SHAPE_INVALID');
    expect(code(state, { type: 'PLACE', lots: [-1, 0], demolish: [], renewal: false })).toBe('SHAPE_INVALID');
    expect(code(state, place('H8-H9'))).toBe('CROSSES_STREET');
    expect(code(state, place('G7-H7'))).toBe('LOT_OCCUPIED');
    expect(code(state, place('H8-H7'))).toBe('');
  });

  it('SPR-EX-4 SPR-6.6: High School in the start position', () => {
    const state = choosing('T04');
    expect(code(state, place('G5-H5'))).toBe('ZONING');
    expect(code(state, place('A5-B5'))).toBe('');
    expect(code(state, place('A7-A8'))).toBe('');
    expect(code(state, place('A11-A12'))).toBe('ZONING');
    const preview = placementsFor(state, A, 'contract1');
    const at = (on: string): (typeof preview)[number] | undefined =>
      preview.find((known) => known.lots.join() === lots(on).join());
    expect(at('H5-H6')).toMatchObject({ cost: 7, bonus: 1 });
    expect(at('H5-H6')?.refusal).toBeUndefined();
    expect(at('A5-B5')).toMatchObject({ cost: 2, bonus: 0 });
    expect(at('G5-H5')?.refusal?.code).toBe('ZONING');
    does(state, place('H5-H6'));
    does(state, pay('P34'));
    expect([wealth(state)[A], prestige(state)[A]]).toEqual([13, 21]);
  });

  it('SPR-6.6: parks are ignored', () => {
    const state = choosing('T04');
    stand(state, 'X1', 'PARK', 'C6', B);
    expect(code(state, place('A5-B5'))).toBe('');
    stand(state, 'Y1', 'IND', 'C5', B);
    expect(code(state, place('A5-B5'))).toBe('ZONING');
  });

  it('SPR-6.7: place, value and neighbours that the card asks for, with the rule that failed; Favors too', () => {
    const about = (id: string, on: string): unknown => game.refuse(choosing(id, ['P36']), A, place(on))?.about;
    expect(about('T13', 'E11-F11')).toBe('at wilderness');
    expect(about('T22', 'A5-B5')).toBe('at water');
    expect(about('C18', 'E11-F11')).toBe('at edge');
    expect(game.refuse(choosing('T07'), A, place('A5-B5'))).toMatchObject({
      code: 'RESTRICTION',
      about: 'value atLeast',
      need: 6,
      have: 2,
    });
    expect(game.refuse(choosing('T27'), A, place('H6'))).toMatchObject({
      code: 'RESTRICTION',
      about: 'value atMost',
      need: 5,
      have: 7,
    });
    expect(about('C16', 'A5')).toBe('adjacent CIV');
    const jail = position({ cards: { [A]: ['P36'] } });
    stand(jail, 'Y1', 'RES', 'I6', B);
    favor(jail, A, 'C06');
    does(jail, choose('C06'));
    expect(game.refuse(jail, A, place('H7-H8'))?.about).toBe('notAdjacent RES');
  });

  it('SPR-6.7: ignoreZoning switches zoning off', () => {
    expect(code(choosing('T16'), place('A1'))).toBe('');
    expect(code(choosing('T12'), place('A1'))).toBe('ZONING');
  });

  it('SPR-6.8: a tile must be left', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    lay(state, 'T01');
    state.tiles[0] = 0;
    expect(code(state, choose('contract1'))).toBe('NO_TILE');
  });

  it('SPR-6.9: the contract is refused in this order, with the reason of the nearest place', () => {
    const state = position({ cards: { [A]: ['P34'] }, wealth: [1, 20, 20] });
    lay(state, 'T01', 5);
    expect(code(state, choose('cityDeck'))).toBe('DECK_INACTIVE');
    expect(code(state, choose('nowhere'))).toBe('SPACE_EMPTY');
    expect(code(state, choose('M01'))).toBe('CARD_NOT_OWNED');
    state.ap = 4;
    expect(game.refuse(state, A, choose('contract5'))).toMatchObject({ code: 'AP_SHORT', need: 5, have: 4 });
    state.ap = 6;
    expect(game.refuse(state, A, choose('contract5'))).toMatchObject({ code: 'WEALTH_SHORT', need: 2, have: 1 });
    state.players[A].cards = [];
    expect(game.refuse(state, A, choose('contract5'))).toMatchObject({ code: 'PERMITS_SHORT', need: 1, have: 0 });
    lay(state, 'M15', 1);
    expect(game.refuse(state, A, choose('contract1'))).toMatchObject({ code: 'RESTRICTION', need: 10 });
    expect(whyNotBuild(state, A, 'contract1')?.code).toBe('RESTRICTION');
  });

  it('SPR-6.9: a contract that can be built is listed, one that cannot is not; every place listed can be paid', () => {
    const state = position({ cards: { [A]: ['P34'] } });
    lay(state, 'T01', 1);
    lay(state, 'T09', 2);
    const sources = game.moves(state, A).flatMap((move) => (move.type === 'BUILD' ? [move.source] : []));
    expect(sources).toContain('contract1');
    expect(sources).not.toContain('contract2');
    does(state, choose('contract1'));
    for (const move of game.moves(state, A)) expect(game.refuse(state, A, move)).toBeUndefined();
  });

  it('SPR-6.9: the preview proposes the payment that gives away least', () => {
    const state = position({ cards: { [A]: ['P34', 'P11', 'P36'] } });
    lay(state, 'T04');
    expect(bestPayment(state, A, 'contract1', lots('H7-H8'))).toEqual(['P34']);
    expect(bestPayment(state, A, 'contract1', lots('H7'))).toBeUndefined();
    expect(bestPayment(state, B, 'contract1', lots('H7-H8'))).toBeUndefined();
  });
});

describe('SPR-6: what happens', () => {
  it('SPR-6.10: pay, demolish, place, discard the contract, bonus, vocations, effects, in this order', () => {
    const state = position({ cards: { [A]: ['P36', 'UR1'] }, vocations: { [B]: ['EDUCATION'] } });
    stand(state, 'Y1', 'RES', 'I6', B);
    stand(state, 'Y2', 'PARK', 'H8', B);
    lay(state, 'T04');
    const told = builds(state, 'contract1', 'H7-H8', 'P36');
    told.push(...answers(state, { tiles: 1 }, { tiles: 1 }));
    expect(told.map(({ kind }) => kind)).toEqual([
      'contractChosen',
      'placeChosen',
      'built',
      'demolished',
      'adjacency',
      'vocationTaken',
      'vocationPaid',
      'vocationPaid',
      'gained',
    ]);
    expect(state.contracts[0]).toBe(NONE);
    expect(ownerOf(state, 'T04')).toBe(A);
    expect(handOf(state, A)).toEqual([]);
  });

  it('SPR-6.11: 1 prestige for each adjacent building of the zone, whoever controls it, each once', () => {
    const state = position({ cards: { [A]: ['P36'] }, owns: { S07: B, S08: C } });
    stand(state, 'Y1', 'CIV', 'I7-J7-J8', NONE);
    lay(state, 'T01');
    builds(state, 'contract1', 'H8');
    expect(prestige(state)[A]).toBe(23);
  });

  it('SPR-EX-19 SPR-6.12: the District Attorney doubles the bonus of the first contract of the turn only', () => {
    const state = position({ cards: { [A]: ['P34', 'P11'] }, offices: { da: A } });
    favor(state, A, 'T03');
    builds(state, 'T03', 'H8', 'P11');
    expect(prestige(state)[A]).toBe(24);
    answers(state, { tiles: 0 });
    lay(state, 'T06');
    builds(state, 'contract1', 'I8');
    expect(prestige(state)[A]).toBe(26); // Fire Station and S08, once
  });

  it('SPR-6.13: placed buildings ignore zoning and give no bonus', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    lay(state, 'C24');
    builds(state, 'contract1', 'A1-B1-A2', 'P36');
    answers(state, { lot: 2 }); // a COM with only RES around it
    expect(prestige(state)[A]).toBe(21);
  });

  it('SPR-EX-10 SPR-6.14 SPR-6.15 SPR-6.16: Alex and Sydney and their factories', () => {
    const state = position({ cards: { [A]: ['P32', 'P36'] }, wealth: [40, 40, 40] });
    lay(state, 'T18', 1);
    builds(state, 'contract1', 'E5-F5', 'P32');
    expect(state).toMatchObject({
      asked: A,
      question: { kind: 'vocationGain', value: 2, options: [{ tiles: 0 }, { tiles: 1 }] },
    });
    const before = state.players[A].wealth;
    answers(state, { tiles: 0 });
    expect(state.players[A].wealth).toBe(before + 2 + 3); // and 1 for each of 3 IND
    // Sydney builds FACTORY-1: both gain 1, the builder asked first.
    state.active = state.asked = B;
    state.ap = 6;
    give(state, B, 'P17');
    lay(state, 'T17', 1);
    builds(state, 'contract1', 'A5-B5');
    expect(game.toAct(state)).toEqual([B]);
    answers(state, { tiles: 1 }, { tiles: 1 });
    expect([state.players[A].vocations[6], state.players[B].vocations[6]]).toEqual([1, 1]);
    // Alex builds FACTORY-4 with two tiles: 4 and 4.
    state.active = state.asked = A;
    state.ap = 6;
    lay(state, 'M18', 1);
    builds(state, 'contract1', 'E3-F3-E4-F4');
    expect(state.question?.options).toEqual([{ tiles: 0 }, { tiles: 1 }, { tiles: 2 }]);
    const [w, p] = [state.players[A].wealth, state.players[A].prestige];
    answers(state, { tiles: 1 });
    expect([state.players[A].wealth - w, state.players[A].prestige - p]).toEqual([4, 4]);
    expect(game.toAct(state)).toEqual([B]);
  });

  it('SPR-EX-10 SPR-6.16: the Police Chief gets both and is not asked, whoever builds', () => {
    const state = position({ cards: { [A]: ['P36'] }, vocations: { [A]: ['FACTORY'], [B]: ['FACTORY'] }, offices: { chief: B } });
    lay(state, 'M18');
    builds(state, 'contract1', 'E3-F3-E4-F4');
    answers(state, { tiles: 2 }, { lot: 15 });
    expect([state.players[B].wealth, state.players[B].prestige]).toEqual([24, 24]);
  });

  it('SPR-16.6: where the table says so, the active player sets the order of vocation gains', () => {
    const atWork = (options: Options): State => {
      const state = position({
        cards: { [A]: ['P36'] },
        vocations: { [B]: ['FACTORY'], [C]: ['FACTORY'] },
        wealth: [40, 40, 40],
        options,
      });
      lay(state, 'T18', 1);
      builds(state, 'contract1', 'E5-F5', 'P36');
      return state;
    };
    expect(atWork({})).toMatchObject({ asked: A, question: { kind: 'vocationGain' } });
    expect(atWork({ askGains: true, askOrder: false })).toMatchObject({ asked: A, question: { kind: 'vocationGain' } });
    const state = atWork({ askGains: true });
    expect(state).toMatchObject({ asked: A, question: { kind: 'order' } });
    expect(state.question?.options).toHaveLength(6);
    answers(state, { order: [2, 0, 1] });
    expect(game.toAct(state)).toEqual([C]);
    answers(state, { tiles: 1 });
    expect(game.toAct(state)).toEqual([A]);
  });

  it('SPR-6.14: with none in the reserve a tile may be taken from an opponent, or left', () => {
    const from = (answer: Answer): State => {
      const state = position({ cards: { [A]: ['P36'] }, vocations: { [B]: ['FINANCE'], [C]: ['FINANCE'] } });
      lay(state, 'C13');
      builds(state, 'contract1', 'H5-H6');
      expect(state).toMatchObject({
        asked: A,
        question: { kind: 'vocationSource', options: [{ seat: 1 }, { seat: 2 }, 'decline'] },
      });
      answers(state, answer);
      return state;
    };
    expect(from({ seat: 2 }).players.map(({ vocations }) => vocations[1])).toEqual([1, 1, 0]);
    expect(from('decline').players.map(({ vocations }) => vocations[1])).toEqual([0, 1, 1]);
    // Nobody but the builder has one: nothing to take.
    const state = position({ cards: { [A]: ['P36'] }, vocations: { [A]: ['MEDIA'] } });
    lay(state, 'C09');
    builds(state, 'contract1', 'H6');
    expect([state.question?.kind, state.players[A].vocations[0]]).toEqual(['vocationGain', 1]);
  });

  it('SPR-6.17: two vocations are done one fully after the other', () => {
    const state = position({ cards: { [A]: ['P36'] }, vocations: { [B]: ['ENERGY', 'FACTORY'] } });
    lay(state, 'M20');
    const told = builds(state, 'contract1', 'E1-F1-E2');
    for (let i = 0; i < 4; i++) told.push(...answers(state, { tiles: 1 }));
    const order = told.flatMap((event) =>
      event.kind === 'vocationTaken' || event.kind === 'vocationPaid' ? [event.vocation] : [],
    );
    expect(order).toEqual(['ENERGY', 'ENERGY', 'ENERGY', 'FACTORY', 'FACTORY', 'FACTORY']);
  });

  it('SPR-EX-11 SPR-6.18 SPR-6.19: Corporate HQ counts itself; 3-lot COM pay whoever controls them', () => {
    const state = position({ cards: { [A]: ['P36'] } });
    stand(state, 'Y1', 'COM', 'K5-L5-K6-L6', B);
    stand(state, 'Y2', 'COM', 'A5-B5-A6', A);
    stand(state, 'Y3', 'COM', 'A7-B7-A8', B);
    stand(state, 'Y4', 'COM', 'A9-B9-A10', B);
    lay(state, 'M10');
    builds(state, 'contract1', 'I5-J5-I6-J6');
    answers(state, { tiles: 1 });
    expect(wealth(state)).toEqual([20 - 4 + 8 + 3, 26, 20]);
  });

  it('SPR-EX-27: Motel and Sawmill on A5-B5 in the start position', () => {
    const motel = position({ owns: EX27_OWNS, cards: { [A]: ['P36'] } });
    lay(motel, 'T13');
    builds(motel, 'contract1', 'A5-B5');
    answers(motel, { tiles: 1 });
    expect(wealth(motel)[A]).toBe(20 - 2 + 3);
    const mill = position({ owns: EX27_OWNS, cards: { [A]: ['P36'] } });
    lay(mill, 'T17');
    builds(mill, 'contract1', 'A5-B5');
    answers(mill, { tiles: 1 });
    expect(wealth(mill)[A]).toBe(20 - 2 + 3);
  });

  it('a place or a payment with only one way to go is taken by itself', () => {
    const state = position({ cards: { [A]: ['P35'] }, wealth: [20, 20, 20] });
    mark(state, 'G2', 'P4');
    mark(state, 'G6', 'W7');
    lay(state, 'M15'); // value 10 or more, beside COM or nothing: several places
    does(state, choose('contract1'));
    expect(state.project).not.toBeNull();
    does(state, placing(state, 'H6'));
    expect(state.project).toBeNull(); // the only permit was paid without asking
  });
});
