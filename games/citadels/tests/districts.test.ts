/** Purple buildings (CIT-7). */
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { hasFiveColours, scoreOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { bottom, city, codeOf, gold, hand, play, seatOf, turnOf, whenCalled } from './build.ts';

describe('Purple buildings', () => {
  it('CIT-7.1: the Keep protects itself and nothing else', () => {
    const state = whenCalled('warlord', { A: { as: 'warlord', gold: 9 }, B: { city: 'keep tavern' } });
    play(state, { type: 'TAKE_GOLD' });
    expect(codeOf(state, { type: 'DESTROY', player: 1, card: 'keep' })).toBe('TARGET_KEEP');
    expect(codeOf(state, { type: 'DESTROY', player: 1, card: 'tavern' })).toBe('fine');
  });

  it('CIT-7.2: University and Dragon Gate cost 6 and score 8', () => {
    for (const card of ['university', 'dragon_gate']) {
      const state = whenCalled('king', { A: { as: 'king', gold: 4, hand: card } });
      play(state, { type: 'TAKE_GOLD' });
      play(state, { type: 'BUILD', card });
      expect([gold(state, 'A'), scoreOf(state, 0)]).toEqual([0, 8]);
    }
  });

  it('CIT-7.3: Observatory and Library act on the resource action only', () => {
    const both = 'observatory library smithy';
    const smithy = whenCalled('king', { A: { as: 'king', gold: 3, city: both } });
    play(smithy, { type: 'USE_SMITHY' });
    expect([smithy.phase, hand(smithy, 'A').length]).toEqual(['turn', 2]);
    const magician = whenCalled('magician', { A: { as: 'magician', hand: 'tavern', city: both } });
    play(magician, { type: 'REDRAW', cards: ['tavern'] });
    expect(hand(magician, 'A')).toHaveLength(1);
  });

  /** A is the Warlord and pulls down a building; the Graveyard stands where `more` says. */
  function raid(target: 'A' | 'B' | 'C', card: string, goldOfC = 1): State {
    const state = whenCalled('warlord', {
      A: { as: 'warlord', gold: 9, city: 'church' },
      B: { city: 'castle' },
      C: { gold: goldOfC, city: 'graveyard temple' },
    });
    state.turn.tookResources = true;
    play(state, { type: 'DESTROY', player: seatOf(target), card });
    return state;
  }

  it('CIT-7.4: the Graveyard’s owner is asked only while it stands, with a gold, and not as Warlord', () => {
    expect(raid('B', 'castle').phase).toBe('graveyard');
    expect(raid('B', 'castle', 0).phase).toBe('draft');
    expect(raid('C', 'graveyard').phase).toBe('draft');
    const own = whenCalled('warlord', { A: { as: 'warlord', gold: 9, city: 'graveyard' }, B: { city: 'castle' } });
    play(own, { type: 'TAKE_GOLD' });
    play(own, { type: 'DESTROY', player: 1, card: 'castle' });
    expect(own.phase).toBe('draft');
    expect(codeOf(whenCalled('king', { A: { as: 'king' } }), { type: 'GRAVEYARD_RECOVER' })).toBe('NO_REACTION_PENDING');
    expect(codeOf(whenCalled('king', { A: { as: 'king' } }), { type: 'GRAVEYARD_DECLINE' })).toBe('NO_REACTION_PENDING');
  });

  it('CIT-7.5: any destroyed building can be recovered, whosever it was', () => {
    for (const [target, card] of [
      ['A', 'church'],
      ['B', 'castle'],
      ['C', 'temple'],
    ] as const) {
      const state = raid(target, card);
      expect(state.asked).toBe(seatOf('C'));
      play(state, { type: 'GRAVEYARD_RECOVER' });
      expect([gold(state, 'C'), hand(state, 'C'), turnOf(state)]).toEqual([0, [card], 'draft']);
    }
  });

  it('CIT-7.6: the Haunted City is any colour for the bonus, unless built in the last round; it pays nobody', () => {
    const buildings = 'temple manor tavern keep haunted_city';
    const old = whenCalled('warlord', { A: { as: 'warlord', city: buildings } }, { round: 5, hauntedSince: 4 });
    const fresh = whenCalled('warlord', { A: { as: 'warlord', city: buildings } }, { round: 5, hauntedSince: 5 });
    expect([old, fresh].map((state) => hasFiveColours(state, state.players[0].city))).toEqual([true, false]);
    expect(codeOf(old, { type: 'COLLECT_INCOME' })).toBe('NOTHING_TO_COLLECT');
  });

  it('CIT-7.7: the round of building is remembered', () => {
    const state = whenCalled('king', { A: { as: 'king', hand: 'haunted_city' } }, { round: 3 });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'haunted_city' });
    expect(state.hauntedSince).toBe(3);
    expect(game.view(state, 2).hauntedSince).toBe(3);
  });

  it('CIT-7.8: the School of Magic pays as the character’s colour and counts as purple', () => {
    const state = whenCalled('bishop', { A: { as: 'bishop', city: 'school_of_magic manor tavern prison' } });
    play(state, { type: 'COLLECT_INCOME' });
    expect(gold(state, 'A')).toBe(1);
    expect(hasFiveColours(state, state.players[0].city)).toBe(false);
    const five = whenCalled('bishop', { A: { as: 'bishop', city: 'school_of_magic manor tavern prison temple' } });
    expect(hasFiveColours(five, five.players[0].city)).toBe(true);
  });

  it('CIT-7.9: the Laboratory turns a card into a gold, once', () => {
    const state = whenCalled('king', { A: { as: 'king', hand: 'tavern keep', city: 'laboratory' } });
    expect(codeOf(state, { type: 'USE_LABORATORY', card: 'temple' })).toBe('CARD_NOT_IN_HAND');
    play(state, { type: 'USE_LABORATORY', card: 'keep' });
    expect([gold(state, 'A'), hand(state, 'A'), bottom(state, 1)]).toEqual([1, ['tavern'], ['keep']]);
    expect(codeOf(state, { type: 'USE_LABORATORY', card: 'tavern' })).toBe('POWER_ALREADY_USED');
    expect(codeOf(whenCalled('king', { A: { as: 'king', hand: 'tavern' } }), { type: 'USE_LABORATORY', card: 'tavern' })).toBe(
      'BUILDING_NOT_OWNED',
    );
  });

  it('CIT-7.10: the Smithy sells two cards for three gold, once', () => {
    const state = whenCalled('king', { A: { as: 'king', gold: 7, city: 'smithy' } });
    play(state, { type: 'USE_SMITHY' });
    expect([gold(state, 'A'), hand(state, 'A').length]).toEqual([4, 2]);
    expect(codeOf(state, { type: 'USE_SMITHY' })).toBe('POWER_ALREADY_USED');
    const poor = whenCalled('king', { A: { as: 'king', gold: 2, city: 'smithy' } });
    expect(game.refuse(poor, 0, { type: 'USE_SMITHY' })).toMatchObject({ code: 'NOT_ENOUGH_GOLD', need: 3, have: 2 });
    const short = whenCalled('king', { A: { as: 'king', gold: 3, city: 'smithy' } }, { deckSize: 1 });
    play(short, { type: 'USE_SMITHY' });
    expect(hand(short, 'A')).toHaveLength(1);
    const empty = whenCalled('king', { A: { as: 'king', gold: 3, city: 'smithy' } }, { deckSize: 0 });
    expect(codeOf(empty, { type: 'USE_SMITHY' })).toBe('DECK_EMPTY');
    expect(codeOf(whenCalled('king', { A: { as: 'king', gold: 3 } }), { type: 'USE_SMITHY' })).toBe('BUILDING_NOT_OWNED');
  });

  it('CIT-7.11: both in one turn, and again in the turn of a second character', () => {
    const people = {
      A: { as: 'king bishop', gold: 9, hand: 'tavern temple', city: 'laboratory smithy' },
      B: { as: 'thief warlord' },
    };
    const state = whenCalled('king', people, { seats: 2 });
    for (const card of ['tavern', 'temple']) {
      play(state, { type: 'USE_LABORATORY', card });
      play(state, { type: 'USE_SMITHY' });
      play(state, { type: 'TAKE_GOLD' });
      if (card === 'tavern') play(state, { type: 'END_TURN' });
    }
    expect([turnOf(state), gold(state, 'A')]).toEqual(['bishop', 9 + 2 * (1 - 3 + 2)]);
  });

  it('CIT-7.12: a destroyed building has no effect any more; built again it is new', () => {
    const state = whenCalled(
      'warlord',
      { A: { as: 'warlord', gold: 9 }, B: { as: 'thief', city: 'haunted_city temple manor tavern keep' } },
      { round: 6, hauntedSince: 2 },
    );
    expect(hasFiveColours(state, state.players[1].city)).toBe(true);
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'DESTROY', player: 1, card: 'haunted_city' });
    expect(hasFiveColours(state, state.players[1].city)).toBe(false);
    const again = whenCalled(
      'king',
      { A: { as: 'king', hand: 'haunted_city', city: 'temple manor tavern keep' } },
      { round: 7, hauntedSince: 2 },
    );
    play(again, { type: 'TAKE_GOLD' });
    play(again, { type: 'BUILD', card: 'haunted_city' });
    expect(hasFiveColours(again, again.players[0].city)).toBe(false);
    expect(city(again, 'A')).toHaveLength(5);
  });
});
