/** Options (CIT-9). */
import { describe, expect, it } from 'vitest';
import { readTableRequest } from '@cantiere/engine';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { codeOf, deal, gold, has, play, seatOf, whenCalled } from './build.ts';

function passTurn(state: State): ReturnType<typeof play> {
  return [...play(state, { type: 'TAKE_GOLD' }), ...play(state, { type: 'END_TURN' })];
}

describe('Options', () => {
  it('CIT-9.1: with citySize 7 a city of seven is complete in every respect', () => {
    const six = 'manor castle church watchtower harbor fortress';
    const options = { citySize: 7 };
    const state = whenCalled(
      'king',
      { A: { as: 'king', gold: 3, hand: 'tavern', city: six }, B: { as: 'warlord', gold: 9 } },
      { options, unowned: 'bishop merchant architect' },
    );
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'tavern' });
    expect(state.firstCompleter).toBe(0);
    play(state, { type: 'END_TURN' });
    play(state, { type: 'TAKE_GOLD' });
    expect(codeOf(state, { type: 'DESTROY', player: 0, card: 'tavern' })).toBe('TARGET_CITY_COMPLETE');
    play(state, { type: 'END_TURN' });
    expect(state.phase).toBe('over');
    expect(game.result(state)?.sheet[2].points[0]).toBe(4);
    const eight = whenCalled('king', { A: { as: 'king', city: `${six} tavern` } });
    expect(game.scores(eight)[0]).toBe(20);
  });

  it('CIT-9.2: crownPasses gives the crown to the murdered King’s owner after the last call', () => {
    const options = { murderedKing: 'crownPasses' };
    const state = whenCalled('warlord', { A: { as: 'warlord' }, C: { as: 'king' } }, { options, murdered: 'king' });
    expect(state.crown).toBe(seatOf('A'));
    passTurn(state);
    expect([state.crown, state.asked]).toEqual([2, 2]);
    const nobody = whenCalled('warlord', { A: { as: 'warlord' } }, { options, murdered: 'king', unowned: 'king', crown: 'B' });
    passTurn(nobody);
    expect(nobody.crown).toBe(seatOf('B'));
  });

  it('CIT-9.3: duplicates can be forbidden', () => {
    const options = { duplicates: 'forbidden' };
    const state = whenCalled('architect', { A: { as: 'architect', gold: 9, hand: 'tavern tavern' } }, { options });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'tavern' });
    expect(game.refuse(state, 0, { type: 'BUILD', card: 'tavern' })).toMatchObject({
      code: 'DUPLICATE_BUILDING',
      about: 'tavern',
    });
    expect(game.moves(state, 0).some(({ type }) => type === 'BUILD')).toBe(false);
  });

  it('CIT-9.4: a bank of thirty gives what it has', () => {
    const options = { bank: 'thirty' };
    expect(deal(7, options).bank).toBe(16);
    const merchant = whenCalled(
      'merchant',
      { A: { as: 'merchant', city: 'tavern docks', hand: 'keep' }, B: { gold: 30 } },
      { options },
    );
    expect(gold(merchant, 'A')).toBe(0);
    const short = whenCalled('bishop', { A: { as: 'bishop', city: 'temple church' }, B: { gold: 29 } }, { options });
    play(short, { type: 'COLLECT_INCOME' });
    expect([gold(short, 'A'), short.turn.tookIncome]).toEqual([1, true]);
    const laboratory = whenCalled(
      'thief',
      { A: { as: 'thief', hand: 'tavern', city: 'laboratory' }, B: { gold: 30 } },
      { options },
    );
    expect(codeOf(laboratory, { type: 'USE_LABORATORY', card: 'tavern' })).toBe('BANK_EMPTY');
    const nothing = whenCalled('thief', { A: { as: 'thief' }, B: { gold: 30 } }, { options, deckSize: 0 });
    play(nothing, { type: 'TAKE_GOLD' });
    expect(gold(nothing, 'A')).toBe(0);
    const king = whenCalled('king', { A: { as: 'king', city: 'manor' }, B: { gold: 30 } }, { options });
    play(king, { type: 'DRAW_CARDS' });
    play(king, game.moves(king, 0)[0]);
    expect(codeOf(king, { type: 'END_TURN', forgo: true })).toBe('NOTHING_TO_FORGO');
  });

  it('CIT-9.5: the first crown can be given to a seat, which must exist', () => {
    expect(deal(3, { firstCrown: 'seat', firstCrownSeat: 2 }).crown).toBe(2);
    const table = (options: object) => readTableRequest(game, 3, options);
    expect(table({ firstCrown: 'seat', firstCrownSeat: 3 })).toMatchObject({
      refusal: { code: 'BAD_TABLE', rule: 'CIT-9.5', need: 2, have: 3 },
    });
    expect(table({ firstCrown: 'random', firstCrownSeat: 3 })).not.toHaveProperty('refusal');
    expect(table({ firstCrown: 'oldest' })).toMatchObject({ refusal: { code: 'BAD_OPTION', about: 'firstCrown' } });
  });

  it('CIT-9.6: no round limit with 0, sixty rounds otherwise', () => {
    expect(deal(4).options.roundLimit).toBe(60);
    for (const [roundLimit, over] of [
      [0, false],
      [60, true],
    ] as const) {
      const state = whenCalled('warlord', { A: { as: 'warlord' } }, { round: 60, options: { roundLimit } });
      expect(has(passTurn(state), 'gameOver')).toBe(over);
    }
  });

  it('CIT-9.7: everybody sees the options', () => {
    const state = deal(4, { citySize: 7, duplicates: 'forbidden' });
    expect(game.view(state, 'spectator').options).toMatchObject({ citySize: 7, duplicates: 'forbidden' });
  });
});
