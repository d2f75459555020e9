/** Demolition while building (SPR-7). */
import { describe, expect, it } from 'vitest';
import { game, placementsFor } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { NONE, type State } from '../rules/state.ts';
import {
  A,
  B,
  C,
  answers,
  builds,
  census,
  code,
  does,
  give,
  handOf,
  happens,
  lay,
  lots,
  placing,
  position,
  stand,
  whereIs,
} from './build.ts';

/** A is about to place a contract; three COM lots beside an own-zone neighbour keep zoning satisfied. */
function about(
  id: string,
  cards: readonly string[],
  standing: readonly (readonly [string, string, number])[],
  contractor?: number,
): State {
  const state = position({ cards: { [A]: ['P36', 'P35', ...cards] }, ...(contractor !== undefined && { contractor }) });
  stand(state, 'N1', 'COM', 'C5', NONE);
  standing.forEach(([zone, on, owner], i) => stand(state, `Y${i}`, zone, on, owner));
  lay(state, id);
  does(state, { type: 'BUILD', source: 'contract1' });
  return state;
}

/** The same place without any card. */
const bare = (state: State, on: string): Move => {
  const move = placing(state, on);
  return move.type === 'PLACE' ? { ...move, renewal: false } : move;
};

describe('SPR-7', () => {
  it('SPR-7.1: with an Urban Renewal card, which is discarded; one covers all; the Contractor needs none', () => {
    const state = about(
      'T10',
      ['UR1', 'UR2'],
      [
        ['RES', 'A5', B],
        ['IND', 'B5', C],
      ],
    );
    does(state, placing(state, 'A5-B5'));
    does(state, { type: 'PAY', permits: ['P35'] });
    expect([whereIs(state, 'Y0'), whereIs(state, 'Y1'), whereIs(state, 'T10')]).toEqual([[], [], lots('A5-B5')]);
    expect(handOf(state, A)).toEqual(['P36', 'UR2']);
    const contractor = about('T10', [], [['RES', 'A5', B]], A);
    does(contractor, placing(contractor, 'A5-B5'));
    does(contractor, { type: 'PAY', permits: ['P35'] });
    expect(whereIs(contractor, 'Y0')).toEqual([]);
  });

  it('SPR-EX-12: what a 2-lot and a 3-lot building may replace', () => {
    const legal = (id: string, on: string, standing: readonly (readonly [string, string, number])[]): string => {
      const state = about(id, ['UR1'], standing);
      return code(state, placing(state, on));
    };
    expect(legal('T10', 'A5-B5', [['RES', 'A5', B]])).toBe('');
    expect(legal('T10', 'A5-B5', [['RES', 'A5-B5', B]])).toBe('');
    expect(
      legal('T10', 'A5-B5', [
        ['RES', 'A5', B],
        ['CIV', 'B5', C],
      ]),
    ).toBe('');
    expect(legal('C11', 'A5-B5-B6', [['RES', 'A5', B]])).toBe('');
    expect(legal('C11', 'A5-B5-B6', [['RES', 'A5-B5', B]])).toBe('');
    expect(
      legal('C11', 'A5-B5-B6', [
        ['RES', 'A5-B5', B],
        ['CIV', 'B6', C],
      ]),
    ).toBe('');
    expect(
      legal('C11', 'A5-B5-B6', [
        ['RES', 'A5', B],
        ['RES', 'B5', B],
        ['RES', 'B6', B],
      ]),
    ).toBe('');
    expect(legal('C11', 'A5-B5-B6', [['RES', 'A5-B5-B6', B]])).toBe('');
    expect(
      legal('C11', 'A5-B5-B6', [
        ['RES', 'A5-B5', B],
        ['RES', 'A6-B6', B],
      ]),
    ).toBe('DEMOLITION_PARTIAL');
    expect(legal('C11', 'A5-B5-B6', [['RES', 'A5-B5-A6-B6', B]])).toBe('DEMOLITION_PARTIAL');
    const guarded = about('T10', ['UR1'], [['RES', 'A5', B]], B);
    expect(code(guarded, placing(guarded, 'A5-B5'))).toBe('DEMOLITION_PROTECTED');
    const helpless = about('T10', [], [['RES', 'A5', B]]);
    expect(code(helpless, bare(helpless, 'A5-B5'))).toBe('NO_DEMOLITION_RIGHT');
  });

  it('SPR-7.2: zoning must hold as if the demolished buildings were gone', () => {
    // The only COM neighbour is the one that would go.
    const state = position({ cards: { [A]: ['P35', 'UR1'] } });
    stand(state, 'Y1', 'COM', 'A5', B);
    stand(state, 'Y2', 'RES', 'C6', B);
    lay(state, 'T10');
    does(state, { type: 'BUILD', source: 'contract1' });
    expect(code(state, placing(state, 'A5-B5'))).toBe('ZONING');
  });

  it('SPR-7.3: anybody’s building, own ones, uncontrolled ones and parks; the Contractor may raze his own', () => {
    for (const [zone, owner] of [
      ['RES', A],
      ['RES', NONE],
      ['PARK', B],
    ] as const) {
      const state = about('T10', ['UR1'], [[zone, 'A5', owner]]);
      expect(code(state, placing(state, 'A5-B5'))).toBe('');
    }
    const own = about('T10', [], [['RES', 'A5', A]], A);
    expect(code(own, placing(own, 'A5-B5'))).toBe('');
  });

  it('SPR-7.4: it leaves the game, tile and all; the rest of the cost is as usual', () => {
    const state = about('T10', ['UR1'], [['RES', 'A5', B]]);
    const tiles = [...state.tiles];
    const before = census(state);
    does(state, placing(state, 'A5-B5'));
    does(state, { type: 'PAY', permits: ['P35'] });
    answers(state, { tiles: 1 });
    expect(state.tiles[12]).toBe(tiles[12]);
    expect(state.demolished[12]).toBe(1);
    expect(state.players[A].wealth).toBe(20 - 2 + 6); // the Bank: 1 for each of 6 COM
    expect(census(state)).toEqual(before);
  });

  it('SPR-7.5: RENEWAL_NOT_NEEDED, NO_DEMOLITION_RIGHT, DEMOLITION_PROTECTED, DEMOLITION_PARTIAL, in this order', () => {
    const state = about(
      'T10',
      ['UR1'],
      [
        ['RES', 'A5', B],
        ['RES', 'A7-A8', C],
      ],
    );
    const move = (demolish: readonly string[], renewal: boolean, on = 'A5-B5'): Move => ({
      type: 'PLACE',
      lots: lots(on),
      demolish,
      renewal,
    });
    expect(code(state, move([], true, 'A6-B6'))).toBe('RENEWAL_NOT_NEEDED');
    expect(code(state, move(['Y0'], false))).toBe('NO_DEMOLITION_RIGHT');
    expect(code(state, move(['Y1'], true))).toBe('DEMOLITION_PARTIAL');
    expect(code(state, move([], false))).toBe('LOT_OCCUPIED');
    expect(code(state, move(['Y0', 'Y0'], true))).toBe('ILLEGAL_CHOICE');
    expect(code(state, move(['Z9'], true))).toBe('ILLEGAL_CHOICE');
    const contractor = about('T10', ['UR1'], [['RES', 'A5', B]], A);
    expect(code(contractor, move(['Y0'], true))).toBe('RENEWAL_NOT_NEEDED');
    expect(code(contractor, move(['Y0'], false))).toBe('');
    const protectedOne = about('T10', ['UR1'], [['RES', 'A5', B]], B);
    expect(code(protectedOne, move(['Y0'], true))).toBe('DEMOLITION_PROTECTED');
    const none = about('T10', [], [['RES', 'A5', B]]);
    expect(code(none, move(['Y0'], true))).toBe('CARD_NOT_OWNED');
  });

  it('SPR-7.6: events demolish the Contractor’s buildings too', () => {
    const state = position({ contractor: B, wealth: [20, 0, 20] });
    stand(state, 'Y0', 'RES', 'A12', B);
    happens(state, 'TE2');
    expect(whereIs(state, 'Y0')).toEqual([]);
  });

  it('the preview names what would go and whether a card is spent', () => {
    const state = position({ cards: { [A]: ['P35', 'UR1'] } });
    stand(state, 'N1', 'COM', 'C5', NONE);
    stand(state, 'Y0', 'RES', 'A5', B);
    lay(state, 'T10');
    const preview = placementsFor(state, A, 'contract1').find((known) => known.lots.join() === lots('A5-B5').join());
    expect(preview).toMatchObject({ demolish: ['Y0'], renewal: true, cost: 2, bonus: 1 });
    give(state, B, 'UR1');
    const without = placementsFor(state, A, 'contract1').find((known) => known.lots.join() === lots('A5-B5').join());
    expect(without?.refusal?.code).toBe('LOT_OCCUPIED');
    expect(game.moves(state, A).length).toBeGreaterThan(0);
    builds(state, 'contract1', 'B5-B6');
  });
});
