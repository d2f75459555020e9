/** The worked examples of the rules (rules.md, 13), each by its name. */
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@cantiere/engine';
import { CHARACTERS, NONE, characterOf } from '../rules/catalog.ts';
import { membersOf } from '../rules/characterSet.ts';
import { game } from '../rules/index.ts';
import { resultOf } from '../rules/scoring.ts';
import { bottom, city, codeOf, gold, hand, play, playHeardBy, seatOf, turnOf, whenCalled } from './build.ts';

const names = (set: number): string[] => membersOf(set).map((c) => CHARACTERS[c]);

describe('A turn', () => {
  it('CIT T1: the Merchant builds first and collects afterwards', () => {
    const state = whenCalled('merchant', { A: { as: 'merchant', hand: 'docks', city: 'tavern market' } });
    expect(gold(state, 'A')).toBe(1);
    play(state, { type: 'TAKE_GOLD' });
    expect(gold(state, 'A')).toBe(3);
    play(state, { type: 'BUILD', card: 'docks' });
    expect(gold(state, 'A')).toBe(0);
    play(state, { type: 'COLLECT_INCOME' });
    play(state, { type: 'END_TURN' });
    expect(gold(state, 'A')).toBe(3);
    expect(hand(state, 'A')).toEqual([]);
    expect(city(state, 'A')).toEqual(['tavern', 'market', 'docks']);
  });

  it('CIT T2: the Merchant collects first, and not again for what is built later', () => {
    const state = whenCalled('merchant', { A: { as: 'merchant', hand: 'docks', city: 'tavern market' } }, { deck: 'manor keep' });
    play(state, { type: 'COLLECT_INCOME' });
    expect(gold(state, 'A')).toBe(3);
    play(state, { type: 'DRAW_CARDS' });
    play(state, { type: 'KEEP_CARDS', cards: ['keep'] });
    play(state, { type: 'BUILD', card: 'docks' });
    expect(codeOf(state, { type: 'COLLECT_INCOME' })).toBe('POWER_ALREADY_USED');
    play(state, { type: 'END_TURN' });
    expect(gold(state, 'A')).toBe(0);
    expect(hand(state, 'A')).toEqual(['keep']);
    expect(city(state, 'A')).toHaveLength(3);
  });

  it('CIT T3: the Magician builds and swaps an empty hand for three cards', () => {
    const state = whenCalled('magician', { A: { as: 'magician', gold: 2, hand: 'castle' }, C: { hand: 'tavern temple keep' } });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'castle' });
    expect(gold(state, 'A')).toBe(0);
    play(state, { type: 'SWAP_HANDS', player: seatOf('C') });
    expect(hand(state, 'A')).toEqual(['tavern', 'temple', 'keep']);
    expect(hand(state, 'C')).toEqual([]);
  });

  it('CIT T19: the Architect completes a city and builds beyond it', () => {
    const six = 'manor castle church watchtower harbor fortress';
    const state = whenCalled('architect', { A: { as: 'architect', gold: 7, hand: 'tavern temple market prison', city: six } });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'tavern' });
    expect(state.firstCompleter).toBe(NONE);
    play(state, { type: 'BUILD', card: 'temple' });
    expect(state.firstCompleter).toBe(seatOf('A'));
    play(state, { type: 'BUILD', card: 'market' });
    expect(gold(state, 'A')).toBe(5);
    expect(codeOf(state, { type: 'BUILD', card: 'prison' })).toBe('BUILD_LIMIT_REACHED');
    play(state, { type: 'END_TURN' });
    expect(city(state, 'A')).toHaveLength(9);
    expect(hand(state, 'A')).toHaveLength(3);
    expect(resultOf(state).sheet.find(({ category }) => category === 'firstCompleter')?.points).toEqual([4, 0, 0, 0]);
  });

  it('CIT T20: the School of Magic pays one more to those who have an income', () => {
    const king = whenCalled('king', { A: { as: 'king', city: 'manor school_of_magic' } });
    play(king, { type: 'COLLECT_INCOME' });
    expect(gold(king, 'A')).toBe(2);

    const thief = whenCalled('thief', { A: { as: 'thief', city: 'school_of_magic' } });
    expect(codeOf(thief, { type: 'COLLECT_INCOME' })).toBe('NOT_YOUR_POWER');

    const merchant = whenCalled('merchant', { A: { as: 'merchant', gold: 3, hand: 'school_of_magic', city: 'tavern docks' } });
    play(merchant, { type: 'TAKE_GOLD' });
    play(merchant, { type: 'BUILD', card: 'school_of_magic' });
    play(merchant, { type: 'COLLECT_INCOME' });
    expect(gold(merchant, 'A')).toBe(3);
  });

  it('CIT T21: building and ending wait for the resource action, powers do not', () => {
    const king = whenCalled('king', { A: { as: 'king', gold: 5, hand: 'tavern keep', city: 'manor laboratory' } });
    expect(codeOf(king, { type: 'BUILD', card: 'tavern' })).toBe('MUST_TAKE_RESOURCES_FIRST');
    expect(codeOf(king, { type: 'END_TURN' })).toBe('MUST_TAKE_RESOURCES_FIRST');
    play(king, { type: 'COLLECT_INCOME' });
    play(king, { type: 'USE_LABORATORY', card: 'keep' });
    const assassin = whenCalled('assassin', { A: { as: 'assassin' } });
    play(assassin, { type: 'ASSASSINATE', character: 'king' });
    expect(assassin.murdered).toBe(characterOf('king'));
  });

  it('CIT T22: Smithy and Laboratory, once each', () => {
    const state = whenCalled('king', { A: { as: 'king', gold: 3, hand: 'tavern temple', city: 'laboratory smithy' } });
    play(state, { type: 'USE_SMITHY' });
    expect([gold(state, 'A'), hand(state, 'A').length]).toEqual([0, 4]);
    play(state, { type: 'USE_LABORATORY', card: 'tavern' });
    expect([gold(state, 'A'), hand(state, 'A').length]).toEqual([1, 3]);
    expect(codeOf(state, { type: 'USE_LABORATORY', card: 'temple' })).toBe('POWER_ALREADY_USED');
    expect(codeOf(state, { type: 'USE_SMITHY' })).toBe('POWER_ALREADY_USED');
  });

  it('CIT T24: a second Tavern, with and without the option', () => {
    const two = { A: { as: 'king', gold: 1, hand: 'tavern', city: 'tavern' } };
    const allowed = whenCalled('king', two);
    play(allowed, { type: 'TAKE_GOLD' });
    expect(codeOf(allowed, { type: 'BUILD', card: 'tavern' })).toBe('fine');
    const forbidden = whenCalled('king', two, { options: { duplicates: 'forbidden' } });
    play(forbidden, { type: 'TAKE_GOLD' });
    expect(codeOf(forbidden, { type: 'BUILD', card: 'tavern' })).toBe('DUPLICATE_BUILDING');
    forbidden.deck.unshift(...forbidden.players[0].city.splice(0, 1));
    expect(codeOf(forbidden, { type: 'BUILD', card: 'tavern' })).toBe('fine');
  });

  it('CIT T25: a bank of thirty coins that runs out', () => {
    const thirty = { options: { bank: 'thirty' } };
    const short = whenCalled('thief', { A: { as: 'thief', gold: 1 }, B: { gold: 28 } }, thirty);
    play(short, { type: 'TAKE_GOLD' });
    expect([gold(short, 'A'), short.bank]).toEqual([2, 0]);

    const empty = whenCalled('king', { A: { as: 'king', gold: 4, hand: 'castle', city: 'manor' }, B: { gold: 26 } }, thirty);
    expect(codeOf(empty, { type: 'TAKE_GOLD' })).toBe('BANK_EMPTY');
    expect(codeOf(empty, { type: 'COLLECT_INCOME' })).toBe('BANK_EMPTY');
    play(empty, { type: 'DRAW_CARDS' });
    play(empty, game.moves(empty, empty.asked)[0]);
    play(empty, { type: 'BUILD', card: 'castle' });
    expect(empty.bank).toBe(4);
    play(empty, { type: 'COLLECT_INCOME' });
    expect(gold(empty, 'A')).toBe(2);
  });

  it('CIT T18: Observatory and Library', () => {
    const both = whenCalled('king', { A: { as: 'king', city: 'observatory library' } }, { deck: 'tavern temple keep' });
    play(both, { type: 'DRAW_CARDS' });
    expect(codeOf(both, { type: 'KEEP_CARDS', cards: [] })).toBe('WRONG_KEEP_COUNT');
    expect(codeOf(both, { type: 'KEEP_CARDS', cards: ['tavern', 'temple', 'keep'] })).toBe('WRONG_KEEP_COUNT');
    play(both, { type: 'KEEP_CARDS', cards: ['keep', 'tavern'] });
    expect(hand(both, 'A')).toEqual(['keep', 'tavern']);
    expect(bottom(both, 1)).toEqual(['temple']);

    const observatory = whenCalled('king', { A: { as: 'king', city: 'observatory' } }, { deck: 'tavern temple keep' });
    play(observatory, { type: 'DRAW_CARDS' });
    play(observatory, { type: 'KEEP_CARDS', cards: ['temple'] });
    expect(bottom(observatory, 2).sort()).toEqual(['keep', 'tavern']);

    const library = whenCalled('king', { A: { as: 'king', city: 'library' } }, { deck: 'tavern temple' });
    play(library, { type: 'DRAW_CARDS' });
    expect(library.phase).toBe('turn');
    expect(hand(library, 'A')).toEqual(['tavern', 'temple']);

    const lastCard = whenCalled('king', { A: { as: 'king', city: 'library' } }, { deck: 'tavern', deckSize: 1 });
    play(lastCard, { type: 'DRAW_CARDS' });
    expect(hand(lastCard, 'A')).toEqual(['tavern']);
  });
});

describe('Thief and Assassin', () => {
  it('CIT T4: the theft comes first, what is earned afterwards stays', () => {
    const state = whenCalled(
      'merchant',
      { A: { as: 'thief', gold: 1 }, B: { as: 'merchant', gold: 5, city: 'tavern docks' } },
      { robbed: 'merchant' },
    );
    expect([gold(state, 'A'), gold(state, 'B')]).toEqual([6, 1]);
    play(state, { type: 'COLLECT_INCOME' });
    play(state, { type: 'TAKE_GOLD' });
    expect([gold(state, 'A'), gold(state, 'B')]).toEqual([6, 5]);
  });

  it('CIT T5: whom the Thief may not name, and whom to no avail', () => {
    const state = whenCalled('thief', { A: { as: 'thief' } }, { murdered: 'king', unowned: 'bishop architect' });
    expect(names(state.faceUp)).toContain('bishop');
    expect(codeOf(state, { type: 'ROB', character: 'king' })).toBe('TARGET_MURDERED');
    expect(codeOf(state, { type: 'ROB', character: 'assassin' })).toBe('TARGET_ASSASSIN');
    expect(codeOf(state, { type: 'ROB', character: 'thief' })).toBe('TARGET_SELF');
    play(state, { type: 'ROB', character: 'bishop' });
    const before = state.players.map((player) => player.gold);
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'END_TURN' });
    while (state.phase === 'turn' && characterOf(turnOf(state)) < characterOf('merchant')) {
      play(state, { type: 'DRAW_CARDS' });
      play(state, game.moves(state, state.asked)[0]);
      play(state, { type: 'END_TURN' });
    }
    expect(gold(state, 'A')).toBe(before[0] + 2);
  });

  it.each(['crownStays', 'crownPasses'])('CIT T6: the murdered King (%s)', (murderedKing) => {
    const state = whenCalled(
      'magician',
      { A: { as: 'assassin' }, B: { as: 'warlord' }, C: { as: 'king' }, D: { as: 'magician' } },
      { murdered: 'king', options: { murderedKing } },
    );
    play(state, { type: 'TAKE_GOLD' });
    const events = play(state, { type: 'END_TURN' });
    expect(events).toContainEqual({ kind: 'unanswered', character: 'king' });
    expect(game.view(state, 0).holder[characterOf('king')]).toBeLessThan(0);
    play(state, { type: 'TAKE_GOLD' });
    const end = play(state, { type: 'END_TURN' });
    expect(end).toContainEqual({ kind: 'victimShown', character: 'king', seat: seatOf('C') });
    expect(state.phase).toBe('draft');
    expect(state.asked).toBe(seatOf(murderedKing === 'crownPasses' ? 'C' : 'A'));
  });

  it('CIT T23: two characters, one purse', () => {
    const people = { A: { as: 'magician merchant', gold: 4, hand: 'palace' }, B: { as: 'thief king' } };
    const state = whenCalled('magician', people, { seats: 2, robbed: 'merchant' });
    play(state, { type: 'TAKE_GOLD' });
    const spender = game.clone(state);
    play(state, { type: 'END_TURN' });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'END_TURN' });
    expect(turnOf(state)).toBe('merchant');
    expect([gold(state, 'A'), gold(state, 'B')]).toEqual([1, 8]);

    play(spender, { type: 'BUILD', card: 'palace' });
    play(spender, { type: 'END_TURN' });
    play(spender, { type: 'TAKE_GOLD' });
    play(spender, { type: 'END_TURN' });
    expect([gold(spender, 'A'), gold(spender, 'B')]).toEqual([1, 3]);
  });

  it('CIT T26: nobody can tell a murdered Bishop from one that nobody holds', () => {
    const owned = whenCalled(
      'king',
      { A: { as: 'assassin' }, B: { as: 'king' }, C: { as: 'merchant' }, D: { as: 'bishop' } },
      { murdered: 'bishop', unowned: 'thief magician architect warlord' },
    );
    const faceDown = whenCalled(
      'king',
      { A: { as: 'assassin' }, B: { as: 'king' }, C: { as: 'merchant' }, D: { as: 'warlord' } },
      { murdered: 'bishop', unowned: 'thief magician bishop architect' },
    );
    for (const state of [owned, faceDown]) play(state, { type: 'TAKE_GOLD' });
    for (const viewer of [0, 1, 2]) {
      const heard = [owned, faceDown].map((state) => canonicalJson(playHeardBy(game.clone(state), { type: 'END_TURN' }, viewer)));
      expect(heard[0]).toBe(heard[1]);
    }
  });

  it('CIT T27: a murdered player keeps gold and city, safe from the Thief but not from the Warlord', () => {
    const six = 'tavern tavern market market docks docks';
    const state = whenCalled(
      'thief',
      { A: { as: 'assassin' }, B: { as: 'thief' }, C: { as: 'warlord' }, D: { as: 'merchant', gold: 5, city: six } },
      { murdered: 'merchant' },
    );
    expect(codeOf(state, { type: 'ROB', character: 'merchant' })).toBe('TARGET_MURDERED');
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'END_TURN' });
    expect(turnOf(state)).toBe('warlord');
    expect([gold(state, 'D'), city(state, 'D').length]).toEqual([5, 6]);
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'DESTROY', player: seatOf('D'), card: 'tavern' });
    expect(city(state, 'D')).toHaveLength(5);
  });

  it('CIT T28: income can be given up to keep it from the Thief', () => {
    const people = { A: { as: 'king merchant', gold: 1, city: 'manor castle' }, B: { as: 'thief bishop' } };
    const atEnd = (buildings: string) => {
      const state = whenCalled('king', { ...people, A: { ...people.A, city: buildings } }, { seats: 2, robbed: 'merchant' });
      play(state, { type: 'DRAW_CARDS' });
      play(state, game.moves(state, state.asked)[0]);
      return state;
    };
    const skipBishop = (state: ReturnType<typeof atEnd>) => {
      play(state, { type: 'TAKE_GOLD' });
      play(state, { type: 'END_TURN' });
    };
    const taken = atEnd('manor castle');
    play(taken, { type: 'END_TURN' });
    expect(gold(taken, 'A')).toBe(3);
    skipBishop(taken);
    expect([gold(taken, 'A'), gold(taken, 'B')]).toEqual([1, 5]);

    const given = atEnd('manor castle');
    play(given, { type: 'END_TURN', forgo: true });
    expect(gold(given, 'A')).toBe(1);
    skipBishop(given);
    expect([gold(given, 'A'), gold(given, 'B')]).toEqual([1, 3]);

    expect(codeOf(atEnd('tavern'), { type: 'END_TURN', forgo: true })).toBe('NOTHING_TO_FORGO');
  });
});
