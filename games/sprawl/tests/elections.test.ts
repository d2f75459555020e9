/** Elections, offices, the Contractor (SPR-10). */
import { describe, expect, it } from 'vitest';
import { game, officesNow } from '../rules/index.ts';
import { holdElection } from '../rules/elections.ts';
import { proceed } from '../rules/play.ts';
import { NONE, type State } from '../rules/state.ts';
import { startTurn } from '../rules/turn.ts';
import { BOSS, DA, MAYOR, OFFICES, PARK, TREASURER } from '../rules/words.ts';
import { A, B, C, answers, builds, happens, lay, lots, ownerOf, position, prestige, stand, whereIs } from './build.ts';

function elect(state: State, office: number): void {
  holdElection(state, office, '');
  proceed(state, undefined, undefined);
}

describe('SPR-10', () => {
  it('SPR-10.1: the pawn goes round Mayor, District Attorney, Treasurer, Police Chief, Union Boss', () => {
    const state = position({ offices: { mayor: B, boss: C } });
    const seen = [0, 1, 2, 3, 4].map(() => {
      happens(state, 'PE08');
      while (state.question) answers(state, state.question.options[0]);
      return OFFICES[state.pawn];
    });
    expect(seen).toEqual(['da', 'treasurer', 'chief', 'boss', 'mayor']);
  });

  it('SPR-10.2: before the Airport four spaces are blank', () => {
    const state = position({ owns: { S07: A } });
    const told = happens(state, 'PE08');
    expect(told).toEqual([{ kind: 'pawnMoved', office: 'da', blank: true }]);
    expect(state.offices).toEqual([NONE, NONE, NONE, NONE, NONE]);
  });

  it('SPR-10.3: most vocation tiles make a Mayor; the Media holder breaks ties', () => {
    const state = position({ vocations: { [A]: ['FACTORY', 'ENERGY'], [B]: ['FACTORY', 'ENERGY'], [C]: ['MEDIA'] } });
    elect(state, MAYOR);
    expect(state).toMatchObject({
      asked: C,
      question: { kind: 'electionTie', options: [{ seat: 0 }, { seat: 1 }], office: MAYOR },
    });
    answers(state, { seat: 1 }, { lot: 0 });
    expect(state.offices[MAYOR]).toBe(B);
  });

  it('SPR-EX-15 SPR-10.4 SPR-10.5: best CIV, then most CIV, then the Mayor decides, or the active player', () => {
    const tie = (sketch: Parameters<typeof position>[0]): State => {
      const state = position({ markers: { G8: 'P4' }, ...sketch });
      state.politicians = true;
      // Values 9: block rows 4 with +4. A and B have two CIV each, best 9; C has one of 7.
      stand(state, 'Y1', 'CIV', 'J9', A);
      stand(state, 'Y2', 'CIV', 'J10', B);
      stand(state, 'Y3', 'CIV', 'A1', A);
      stand(state, 'Y4', 'CIV', 'A3', B);
      stand(state, 'Y5', 'CIV', 'H7', C);
      elect(state, DA);
      return state;
    };
    const withMayor = tie({ offices: { mayor: C } });
    expect(withMayor).toMatchObject({ asked: C, question: { options: [{ seat: 0 }, { seat: 1 }] } });
    answers(withMayor, { seat: 1 });
    expect(withMayor.offices[DA]).toBe(B);
    expect(tie({})).toMatchObject({ asked: A, question: { options: [{ seat: 0 }, { seat: 1 }] } });
    const third = tie({ owns: { S08: B } });
    expect([third.question, third.offices[DA]]).toEqual([null, B]);
  });

  it('SPR-10.6: if nobody qualifies the office stays as it is', () => {
    const state = position({ offices: { treasurer: B } });
    elect(state, TREASURER);
    expect(state.offices[TREASURER]).toBe(B);
  });

  it('SPR-10.7: the winner takes the tile from whoever has it; one player may hold several', () => {
    const state = position({ offices: { da: B, boss: A }, owns: { S07: A, S05: A } });
    elect(state, DA);
    elect(state, BOSS);
    expect([state.offices[DA], state.offices[BOSS]]).toEqual([A, A]);
  });

  it('SPR-10.8: an elected or re-elected Mayor places a park; not without an empty lot or a park tile', () => {
    const state = position({ vocations: { [B]: ['MEDIA'] }, offices: { mayor: B } });
    elect(state, MAYOR);
    expect(state).toMatchObject({ asked: B, question: { kind: 'park' } });
    expect(game.refuse(state, B, { type: 'DECIDE', decision: 1, answer: { lot: lots('G7')[0] } })).toMatchObject({
      code: 'LOT_OCCUPIED',
    });
    answers(state, { lot: 5 });
    expect([ownerOf(state, 'X1'), state.buildings.at(-1)?.zone, whereIs(state, 'X1')]).toEqual([B, PARK, [5]]);
    state.tiles[16] = 0;
    elect(state, MAYOR);
    expect(state.question).toBeNull();
    state.tiles[16] = 1;
    state.lots.fill(0);
    elect(state, MAYOR);
    expect(state.question).toBeNull();
  });

  it('SPR-10.9: after every election the Contractor goes to the least prestige; the Union Boss breaks ties', () => {
    const state = position({ contractor: A, prestige: [20, 10, 15], owns: { S07: A }, offices: { da: B } });
    elect(state, DA);
    expect(state.contractor).toBe(B);
    elect(state, TREASURER); // nobody wins, the Contractor is assigned all the same
    state.players[C].prestige = 10;
    state.offices[BOSS] = A;
    elect(state, TREASURER);
    expect(state).toMatchObject({ asked: A, question: { kind: 'contractorTie', options: [{ seat: 1 }, { seat: 2 }] } });
    answers(state, { seat: 2 });
    expect(state.contractor).toBe(C);
    state.offices[BOSS] = NONE;
    state.active = B;
    elect(state, TREASURER);
    expect(state.asked).toBe(B);
  });

  it('SPR-10.10: the abilities overrule the general rules', () => {
    const state = position({ offices: { boss: B, treasurer: B } });
    startTurn(state, B, undefined);
    expect([state.ap, state.players[B].wealth]).toEqual([8, 24]);
  });

  it('SPR-10.11: an election for an office not in play does nothing and moves no pawn', () => {
    const state = position({ owns: { S02: A }, cards: { [A]: ['P36'] } });
    lay(state, 'M07');
    builds(state, 'contract1', 'G8-H7-H8');
    answers(state, { tiles: 1 });
    expect([state.offices[3], state.pawn]).toEqual([NONE, MAYOR]);
    expect(prestige(state)[A]).toBe(20 + 2 + 1 + 2);
  });

  it('SPR-10.12: an appointment is an election won: park and Contractor follow', () => {
    const state = position({ cards: { [A]: ['P36'] }, contractor: A, prestige: [20, 5, 20] });
    state.politicians = true;
    lay(state, 'C02');
    builds(state, 'contract1', 'H7-H8');
    expect(state.question?.options).toEqual(OFFICES.map((office) => ({ office })));
    answers(state, { office: 'mayor' });
    expect(state.question?.kind).toBe('park');
    answers(state, { lot: 0 });
    expect([state.offices[MAYOR], state.contractor]).toEqual([A, B]);
    // With only the Mayor in play there is nothing to choose.
    const early = position({ cards: { [A]: ['P36'] } });
    lay(early, 'C02');
    builds(early, 'contract1', 'H7-H8');
    expect(early.question?.kind).toBe('park');
  });

  it('the forecast names leaders, ties and who breaks them', () => {
    const state = position({ owns: { S07: A, S09: B, S10: C, S12: C }, offices: { mayor: B }, vocations: { [C]: ['MEDIA'] } });
    const forecast = Object.fromEntries(officesNow(state).map((known) => [known.office, known]));
    expect(forecast.da).toMatchObject({ leaders: [A], tieBreaker: B, next: true, inPlay: false });
    expect(forecast.treasurer.leaders).toEqual([C]);
    expect(forecast.chief.leaders).toEqual([]);
    expect(forecast.mayor).toMatchObject({ leaders: [C], holder: B, tieBreaker: C, inPlay: true });
  });
});
