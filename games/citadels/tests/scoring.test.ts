/** The end of the game and scoring (CIT-8). */
import { describe, expect, it } from 'vitest';
import { NONE } from '../rules/catalog.ts';
import { game } from '../rules/index.ts';
import { hasFiveColours, resultOf, scores } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { codeOf, has, play, seatOf, turnOf, whenCalled } from './build.ts';

const SEVEN = 'manor castle church watchtower harbor fortress docks';

function passTurn(state: State): ReturnType<typeof play> {
  return [...play(state, { type: 'TAKE_GOLD' }), ...play(state, { type: 'END_TURN' })];
}

/** A completes a city as King; B and C still have turns. */
function atTheEnd(roundLimit = 60): State {
  return whenCalled(
    'king',
    {
      A: { as: 'king', gold: 3, hand: 'tavern', city: SEVEN },
      B: { as: 'bishop', gold: 5, hand: 'temple', city: SEVEN.replace('manor', 'palace') },
      C: { as: 'warlord' },
    },
    { options: { roundLimit } },
  );
}

describe('The end', () => {
  it('CIT-8.1: the first completer is whoever builds the eighth building first, for good', () => {
    const state = atTheEnd();
    expect(state.firstCompleter).toBe(NONE);
    play(state, { type: 'TAKE_GOLD' });
    expect(play(state, { type: 'BUILD', card: 'tavern' })).toContainEqual({ kind: 'completed', seat: 0, first: true });
    play(state, { type: 'END_TURN' });
    play(state, { type: 'TAKE_GOLD' });
    expect(play(state, { type: 'BUILD', card: 'temple' })).toContainEqual({ kind: 'completed', seat: 1, first: false });
    expect(state.firstCompleter).toBe(seatOf('A'));
  });

  it('CIT-8.2: the round is played to its end, then the game is over', () => {
    const state = atTheEnd();
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'tavern' });
    play(state, { type: 'END_TURN' });
    expect(turnOf(state)).toBe('bishop');
    expect(game.result(state)).toBeUndefined();
    let events: ReturnType<typeof play> = [];
    while (state.phase === 'turn') events = passTurn(state);
    expect([state.phase, game.toAct(state), game.result(state)?.endReason]).toEqual(['over', [], 'cityCompleted']);
    expect(has(events, 'gameOver')).toBe(true);
    expect(codeOf(state, { type: 'TAKE_GOLD' }, 0)).toBe('GAME_OVER');
    expect(game.moves(state, 0)).toEqual([]);
  });

  it('CIT-8.3: otherwise a new round begins', () => {
    const state = atTheEnd();
    while (state.phase === 'turn') passTurn(state);
    expect([state.phase, state.round]).toEqual(['draft', 2]);
  });

  it('CIT-8.4: buildings, five colours, first and other complete cities', () => {
    const eight = `${SEVEN} tavern`;
    const state = whenCalled(
      'king',
      { A: { as: 'king', city: eight }, B: { city: `${eight.replace('tavern', 'keep')} temple` }, C: { city: 'university' } },
      { firstCompleter: 'A' },
    );
    const { sheet, totals } = resultOf(state);
    expect(sheet.map(({ category, points }) => [category, ...points])).toEqual([
      ['buildings', 23, 26, 8, 0],
      ['fiveColours', 0, 3, 0, 0],
      ['firstCompleter', 4, 0, 0, 0],
      ['complete', 0, 2, 0, 0],
    ]);
    expect(totals).toEqual([27, 31, 8, 0]);
    expect(game.scores(state)).toEqual(totals);
  });

  it.each([
    ['temple manor tavern prison keep', 0, true],
    ['temple manor tavern prison', 0, false],
    ['temple manor tavern prison haunted_city', 3, true],
    ['temple manor tavern prison haunted_city', 9, true],
    ['temple manor tavern keep haunted_city', 3, true],
    ['temple manor tavern keep haunted_city', 9, false],
    ['temple manor keep haunted_city', 3, false],
  ])('CIT-8.5 CIT-8.8: %s, Haunted City of round %i of 9: bonus %s', (buildings, hauntedSince, bonus) => {
    const state = whenCalled('king', { A: { as: 'king', city: buildings } }, { round: 9, hauntedSince });
    expect(hasFiveColours(state, state.players[0].city)).toBe(bonus);
  });

  it('CIT-8.6: gold and cards in hand score nothing', () => {
    const state = whenCalled('king', { A: { as: 'king', gold: 20, hand: 'palace university', city: 'tavern' } });
    expect(scores(state)).toEqual([1, 0, 0, 0]);
  });

  it('CIT-8.7 CIT-9.9: ties are broken by buildings and shared after that; by gold first if the table says so', () => {
    const by = (goldOfB: number, goldBreaksTies: boolean) =>
      resultOf(
        whenCalled(
          'king',
          { A: { as: 'king', gold: 2, city: 'castle' }, B: { gold: goldOfB, city: 'harbor' }, C: { city: 'palace' } },
          { options: { goldBreaksTies } },
        ),
      ).ranks;
    expect(by(3, true)).toEqual([3, 2, 1, 4]);
    expect(by(2, true)).toEqual([2, 2, 1, 4]);
    expect(by(3, false)).toEqual([2, 2, 1, 4]);
    const bonus = whenCalled('king', {
      A: { as: 'king', city: 'temple manor tavern prison keep' },
      B: { city: 'palace cathedral manor' },
    });
    expect([resultOf(bonus).totals.slice(0, 2), resultOf(bonus).ranks.slice(0, 2)]).toEqual([
      [13, 13],
      [2, 1],
    ]);
  });

  it('CIT-8.9: a round limit ends the game too', () => {
    const state = atTheEnd(1);
    while (state.phase === 'turn') passTurn(state);
    expect([state.phase, state.round, game.result(state)?.endReason]).toEqual(['over', 1, 'roundLimit']);
  });
});
