/** The worked examples of the rules (rules.md, 13), each by its name. */
import { describe, expect, it } from 'vitest';
import { CHARACTERS, HAUNTED_CITY, NONE, characterOf, districtOf } from '../rules/catalog.ts';
import { membersOf, setOf } from '../rules/characterSet.ts';
import { removeCharacters } from '../rules/draft.ts';
import { game } from '../rules/index.ts';
import { hasFiveColours, resultOf } from '../rules/scoring.ts';
import { bottom, city, codeOf, deal, gold, hand, has, play, seatOf, turnOf, whenCalled } from './build.ts';

const names = (set: number): string[] => membersOf(set).map((c) => CHARACTERS[c]);

describe('Warlord and Graveyard', () => {
  const warlord = (gold: number, theirs: string, mine = '') => {
    const state = whenCalled('warlord', { A: { as: 'warlord', gold, city: mine }, D: { as: 'thief', city: theirs } });
    state.turn.tookResources = true;
    return state;
  };
  const D = seatOf('D');

  it('CIT T7: what destruction costs', () => {
    const theirs = 'tavern university palace keep';
    for (const [card, left] of [
      ['tavern', 4],
      ['palace', 0],
    ] as const) {
      const state = warlord(4, theirs);
      play(state, { type: 'DESTROY', player: D, card });
      expect(gold(state, 'A')).toBe(left);
    }
    const state = warlord(4, theirs);
    expect(game.refuse(state, 0, { type: 'DESTROY', player: D, card: 'university' })).toMatchObject({
      code: 'NOT_ENOUGH_GOLD',
      need: 5,
      have: 4,
    });
    expect(codeOf(state, { type: 'DESTROY', player: D, card: 'keep' })).toBe('TARGET_KEEP');
  });

  it('CIT T8: income comes in before the price, and only if the price can be paid', () => {
    const state = warlord(0, 'church castle', 'prison barracks');
    expect(codeOf(state, { type: 'DESTROY', player: D, card: 'castle' })).toBe('NOT_ENOUGH_GOLD');
    expect([gold(state, 'A'), state.turn.tookIncome]).toEqual([0, false]);
    play(state, { type: 'DESTROY', player: D, card: 'church' });
    expect(gold(state, 'A')).toBe(1);
    expect(turnOf(state)).toBe('draft');
  });

  it('CIT T9: Bishop, complete cities, and one’s own', () => {
    const eight = 'tavern tavern market market docks docks harbor harbor';
    const state = whenCalled('warlord', {
      A: { as: 'warlord', gold: 9, city: 'tavern temple church manor castle' },
      B: { as: 'bishop', city: 'temple' },
      D: { as: 'thief', city: eight },
    });
    state.turn.tookResources = true;
    expect(codeOf(state, { type: 'DESTROY', player: seatOf('B'), card: 'temple' })).toBe('TARGET_BISHOP');
    expect(codeOf(state, { type: 'DESTROY', player: D, card: 'tavern' })).toBe('TARGET_CITY_COMPLETE');
    expect(codeOf(state, { type: 'DESTROY', player: 0, card: 'tavern' })).toBe('fine');
    state.murdered = characterOf('bishop');
    expect(codeOf(state, { type: 'DESTROY', player: seatOf('B'), card: 'temple' })).toBe('fine');
    play(state, { type: 'DESTROY', player: 0, card: 'tavern' });
    expect(gold(state, 'A')).toBe(9);
    expect(codeOf(warlord(9, '', eight), { type: 'DESTROY', player: 0, card: 'tavern' })).toBe('TARGET_CITY_COMPLETE');
  });

  it('CIT T10: the Graveyard', () => {
    const raid = (goldOfC: number, as = 'warlord', card = 'castle') => {
      const state = whenCalled('warlord', {
        A: { as, gold: 9 },
        B: { city: 'castle' },
        C: { as: as === 'warlord' ? 'thief' : 'warlord', gold: goldOfC, city: 'graveyard' },
      });
      state.turn.tookResources = true;
      play(state, { type: 'DESTROY', player: seatOf(card === 'castle' ? 'B' : 'C'), card });
      return state;
    };
    const asked = raid(1);
    const size = asked.deck.length;
    expect(asked.asked).toBe(seatOf('C'));
    play(asked, { type: 'GRAVEYARD_RECOVER' });
    expect([gold(asked, 'C'), hand(asked, 'C'), asked.deck.length]).toEqual([0, ['castle'], size]);

    for (const nobody of [raid(0), raid(9, 'thief'), raid(1, 'warlord', 'graveyard')]) {
      expect(turnOf(nobody)).toBe('draft');
      expect(['castle', 'graveyard']).toContain(bottom(nobody, 1)[0]);
    }
    expect(gold(raid(1, 'warlord', 'graveyard'), 'A')).toBe(5);
  });

  it('CIT T29: a red building pays once more before it falls', () => {
    const state = warlord(0, '', 'barracks prison');
    play(state, { type: 'DESTROY', player: 0, card: 'barracks' });
    expect(gold(state, 'A')).toBe(0);
    expect(city(state, 'A')).toEqual(['prison']);
    expect(turnOf(state)).toBe('draft');
  });
});

describe('Scoring', () => {
  const bonus = (buildings: string, hauntedSince: number): boolean => {
    const state = whenCalled('king', { A: { as: 'king', city: buildings } }, { round: 12, hauntedSince });
    return hasFiveColours(state, state.players[0].city);
  };

  it('CIT T11: the Haunted City as the missing colour', () => {
    expect(bonus('temple manor tavern university haunted_city', 6)).toBe(true);
    expect(bonus('temple manor tavern university haunted_city', 12)).toBe(false);
    expect(bonus('temple manor tavern watchtower haunted_city', 12)).toBe(true);
    expect(bonus('temple manor tavern haunted_city', 6)).toBe(false);
  });

  it('CIT T12: that it was the last round is known only afterwards', () => {
    const state = whenCalled(
      'king',
      {
        A: { as: 'king', hand: 'haunted_city', city: 'temple manor tavern university' },
        D: { as: 'architect', gold: 9, hand: 'temple', city: 'manor manor castle castle church church docks' },
      },
      { round: 12, unowned: 'bishop merchant warlord', murdered: 'thief' },
    );
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'haunted_city' });
    expect(state.hauntedSince).toBe(12);
    play(state, { type: 'END_TURN' });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'temple' });
    play(state, { type: 'END_TURN' });
    expect(state.phase).toBe('over');
    expect(game.result(state)?.sheet[1]).toEqual({ category: 'fiveColours', points: [0, 0, 0, 0] });
  });

  it('CIT T13: a full score sheet', () => {
    const state = whenCalled(
      'king',
      {
        A: { as: 'king', city: 'manor castle temple church tavern market watchtower university' },
        B: { city: 'palace castle cathedral harbor town_hall fortress docks prison' },
        C: { city: 'dragon_gate haunted_city temple manor tavern docks' },
      },
      { round: 9, hauntedSince: 4, firstCompleter: 'A' },
    );
    expect(HAUNTED_CITY).toBe(districtOf('haunted_city'));
    const { sheet, totals, ranks } = resultOf(state);
    expect(sheet.map(({ points }) => points.slice(0, 3))).toEqual([
      [22, 33, 18],
      [3, 0, 3],
      [4, 0, 0],
      [0, 2, 0],
    ]);
    expect(totals).toEqual([29, 35, 21, 0]);
    expect(ranks[1]).toBe(1);
  });

  it('CIT T14: ties go to the dearer buildings, then to gold, then are shared', () => {
    // A: 20 from buildings, five colours, first; B: 25 from buildings, complete.
    const A = 'manor temple tavern watchtower haunted_city castle church palace';
    const B = 'castle castle harbor harbor manor market market prison';
    const by = { round: 9, hauntedSince: 1, firstCompleter: 'A' } as const;
    const first = whenCalled('king', { A: { as: 'king', gold: 9, city: `${A} tavern` }, B: { city: B } }, by);
    expect(resultOf(first).totals.slice(0, 2)).toEqual([27, 27]);
    expect(resultOf(first).sheet[0].points.slice(0, 2)).toEqual([20, 25]);
    expect(resultOf(first).ranks.slice(0, 2)).toEqual([2, 1]);
    const equal = (goldOfB: number): readonly number[] => {
      const state = whenCalled(
        'king',
        {
          A: { as: 'king', gold: 3, city: 'palace palace cathedral cathedral fortress' },
          B: { gold: goldOfB, city: 'palace fortress town_hall town_hall harbor tavern' },
        },
        { options: { goldBreaksTies: true } },
      );
      expect(resultOf(state).totals.slice(0, 2)).toEqual([25, 25]);
      return resultOf(state).ranks.slice(0, 2);
    };
    expect(equal(4)).toEqual([2, 1]);
    expect(equal(3)).toEqual([1, 1]);
  });
});

describe('The draft', () => {
  it('CIT T15: two players', () => {
    const state = deal(2, { firstCrown: 'seat' });
    state.faceDown = characterOf('thief');
    state.offered = [setOf(CHARACTERS.map((_, c) => c).filter((c) => c !== characterOf('thief')))];
    play(state, { type: 'DRAFT_PICK', character: 'king' });
    expect(names(state.offered[1])).toEqual(['assassin', 'magician', 'bishop', 'merchant', 'architect', 'warlord']);
    expect(codeOf(state, { type: 'DRAFT_PICK', character: 'assassin' })).toBe('DISCARD_REQUIRED');
    play(state, { type: 'DRAFT_PICK', character: 'assassin', discard: 'warlord' });
    expect(names(state.offered[2])).toEqual(['magician', 'bishop', 'merchant', 'architect']);
    play(state, { type: 'DRAFT_PICK', character: 'architect', discard: 'magician' });
    expect(names(state.offered[3])).toEqual(['bishop', 'merchant']);
    expect(codeOf(state, { type: 'DRAFT_PICK', character: 'merchant', discard: 'bishop' })).toBe('DISCARD_NOT_ALLOWED');
    play(state, { type: 'DRAFT_PICK', character: 'merchant' });

    const [A, B] = [game.view(state, 0), game.view(state, 1)];
    const knownOut = (view: typeof A): string[] => CHARACTERS.filter((_, c) => view.holder[c] === NONE);
    expect(knownOut(A)).toEqual(['magician']);
    expect(knownOut(B)).toEqual(['bishop', 'warlord']);
    expect([A.faceDown, B.faceDown]).toEqual([-2, -2]);
  });

  it('CIT T16: the King is never face up', () => {
    const top = 'bishop king thief magician assassin merchant architect warlord'.split(' ').map(characterOf);
    for (let seed = 0; seed < 50; seed++) {
      const state = deal(4, {}, `king ${seed}`);
      removeCharacters(state, top.slice().reverse());
      expect(CHARACTERS[state.faceDown]).toBe('bishop');
      expect(names(state.faceUp)).toContain('thief');
      expect(names(state.faceUp)).not.toContain('king');
      expect(names(state.faceUp)).toHaveLength(2);
      expect(names(state.offered[0])).toContain('king');
      expect(names(state.offered[0])).toHaveLength(5);
    }
  });

  it('CIT T17: the seventh drafter picks up the card that lay face down', () => {
    const state = deal(7, { firstCrown: 'seat' });
    state.faceDown = characterOf('warlord');
    state.offered = [setOf(CHARACTERS.map((_, c) => c).filter((c) => c !== characterOf('warlord')))];
    for (const character of ['assassin', 'thief', 'king', 'bishop', 'merchant', 'architect'])
      play(state, { type: 'DRAFT_PICK', character });
    expect(state.asked).toBe(6);
    expect(names(state.offered[6])).toEqual(['magician', 'warlord']);
    expect(game.view(state, 6).faceDown).toBe(characterOf('warlord'));
    const events = play(state, { type: 'DRAFT_PICK', character: 'warlord' });
    expect(has(events, 'revealed')).toBe(true);
    expect(state.holder[characterOf('warlord')]).toBe(6);
    expect(state.holder[characterOf('magician')]).toBe(NONE);
  });
});
