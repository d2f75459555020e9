/** A turn (CIT-5). */
import { describe, expect, it } from 'vitest';
import { secureChance, seedFrom } from '@cantiere/engine';
import { game } from '../rules/index.ts';
import { bottom, city, codeOf, gold, hand, play, turnOf, whenCalled } from './build.ts';

describe('The resource action', () => {
  it('CIT-5.1: exactly one of gold and cards', () => {
    const state = whenCalled('king', { A: { as: 'king' } });
    play(state, { type: 'TAKE_GOLD' });
    expect(codeOf(state, { type: 'TAKE_GOLD' })).toBe('ALREADY_TOOK_RESOURCES');
    expect(codeOf(state, { type: 'DRAW_CARDS' })).toBe('ALREADY_TOOK_RESOURCES');
  });

  it('CIT-5.2: two gold', () => {
    const state = whenCalled('thief', { A: { as: 'thief', gold: 3 } });
    play(state, { type: 'TAKE_GOLD' });
    expect(gold(state, 'A')).toBe(5);
  });

  it('CIT-5.3: two cards, of which one is kept and the other goes under the deck', () => {
    const state = whenCalled('thief', { A: { as: 'thief' } }, { deck: 'manor keep' });
    expect(codeOf(state, { type: 'KEEP_CARDS', cards: ['manor'] })).toBe('WRONG_PHASE');
    play(state, { type: 'DRAW_CARDS' });
    expect(codeOf(state, { type: 'END_TURN' })).toBe('PENDING_CHOICE');
    expect(codeOf(state, { type: 'KEEP_CARDS', cards: ['tavern'] })).toBe('CARD_NOT_OFFERED');
    expect(codeOf(state, { type: 'KEEP_CARDS', cards: ['manor', 'keep'] })).toBe('WRONG_KEEP_COUNT');
    const none = game.refuse(state, 0, { type: 'KEEP_CARDS', cards: [] });
    expect(none).toMatchObject({ code: 'WRONG_KEEP_COUNT', rule: 'CIT-5.3', need: 1, have: 0 });
    play(state, { type: 'KEEP_CARDS', cards: ['keep'] });
    expect([hand(state, 'A'), bottom(state, 1)]).toEqual([['keep'], ['manor']]);
  });

  it('CIT-5.4: three with the Observatory, and still one is kept', () => {
    const state = whenCalled('thief', { A: { as: 'thief', city: 'observatory' } }, { deck: 'manor keep tavern' });
    play(state, { type: 'DRAW_CARDS' });
    expect(game.moves(state, 0)).toHaveLength(3);
    play(state, { type: 'KEEP_CARDS', cards: ['tavern'] });
    expect(hand(state, 'A')).toEqual(['tavern']);
  });

  it('CIT-5.5: both with the Library', () => {
    const state = whenCalled('thief', { A: { as: 'thief', city: 'library' } }, { deck: 'manor keep' });
    play(state, { type: 'DRAW_CARDS' });
    expect([state.phase, hand(state, 'A')]).toEqual(['turn', ['manor', 'keep']]);
  });

  it('CIT-5.6: two of three with both', () => {
    const state = whenCalled('thief', { A: { as: 'thief', city: 'library observatory' } }, { deck: 'manor keep tavern' });
    play(state, { type: 'DRAW_CARDS' });
    expect(game.moves(state, 0).filter((move) => move.type === 'KEEP_CARDS' && move.cards.length === 2)).toHaveLength(3);
    const three = game.refuse(state, 0, { type: 'KEEP_CARDS', cards: ['manor', 'keep', 'tavern'] });
    expect(three).toMatchObject({ code: 'WRONG_KEEP_COUNT', rule: 'CIT-5.5', need: 2, have: 3 });
    expect(codeOf(state, { type: 'KEEP_CARDS', cards: ['keep', 'keep'] })).toBe('WRONG_KEEP_COUNT');
    play(state, { type: 'KEEP_CARDS', cards: ['tavern', 'manor'] });
    expect(bottom(state, 1)).toEqual(['keep']);
  });

  describe('CIT-9.8: Library and Observatory are a may', () => {
    const fewer = { type: 'DRAW_CARDS', fewer: true } as const;
    const thief = (buildings: string, deck = 'manor keep tavern', options = {}) =>
      whenCalled('thief', { A: { as: 'thief', city: buildings } }, { deck, options });

    it('with the Observatory two cards may be drawn', () => {
      const state = thief('observatory');
      play(state, fewer);
      expect([state.phase, state.turn.drawn.length, game.moves(state, 0).length]).toEqual(['keep', 2, 2]);
      expect(codeOf(state, { type: 'KEEP_CARDS', cards: ['manor', 'keep'] })).toBe('WRONG_KEEP_COUNT');
    });

    it('with the Library one may be kept, after a look at both', () => {
      const state = thief('library');
      play(state, fewer);
      expect(game.moves(state, 0)).toEqual([
        { type: 'KEEP_CARDS', cards: ['manor', 'keep'] },
        { type: 'KEEP_CARDS', cards: ['manor'] },
        { type: 'KEEP_CARDS', cards: ['keep'] },
      ]);
      play(state, { type: 'KEEP_CARDS', cards: ['keep'] });
      expect([hand(state, 'A'), bottom(state, 1)]).toEqual([['keep'], ['manor']]);
    });

    it('with both, one or two of three or of two', () => {
      const three = thief('library observatory');
      play(three, { type: 'DRAW_CARDS' });
      expect(game.moves(three, 0)).toHaveLength(6);
      expect(game.refuse(three, 0, { type: 'KEEP_CARDS', cards: [] })).toMatchObject({ code: 'WRONG_KEEP_COUNT', need: 1 });
      expect(game.refuse(three, 0, { type: 'KEEP_CARDS', cards: ['manor', 'keep', 'tavern'] })).toMatchObject({ need: 2 });
      const two = thief('library observatory');
      play(two, fewer);
      expect([two.turn.drawn.length, game.moves(two, 0).length]).toEqual([2, 3]);
    });

    it('is not offered where it changes nothing', () => {
      for (const state of [thief('tavern'), thief('', 'manor keep')]) expect(codeOf(state, fewer)).toBe('NO_FEWER_CARDS');
      const short = whenCalled('thief', { A: { as: 'thief', city: 'observatory' } }, { deckSize: 2 });
      const single = whenCalled('thief', { A: { as: 'thief', city: 'library' } }, { deckSize: 1 });
      for (const state of [short, single]) {
        expect(codeOf(state, fewer)).toBe('NO_FEWER_CARDS');
        expect(game.moves(state, 0)).not.toContainEqual(fewer);
        expect(game.choices(game.view(state, 0), 0).some(({ move }) => 'fewer' in move)).toBe(false);
      }
    });

    it('can be switched off, and is off at tables from before', () => {
      const off = thief('library observatory', 'manor keep tavern', { fewerCards: false });
      expect(codeOf(off, fewer)).toBe('NO_FEWER_CARDS');
      play(off, { type: 'DRAW_CARDS' });
      expect(codeOf(off, { type: 'KEEP_CARDS', cards: ['keep'] })).toBe('WRONG_KEEP_COUNT');
    });
  });

  it('CIT-5.7: a short deck gives what it has, an empty one cannot be drawn from', () => {
    const one = whenCalled('thief', { A: { as: 'thief' } }, { deckSize: 1 });
    play(one, { type: 'DRAW_CARDS' });
    expect([one.phase, hand(one, 'A').length, one.deck.length]).toEqual(['turn', 1, 0]);
    const none = whenCalled('thief', { A: { as: 'thief' } }, { deckSize: 0 });
    expect(codeOf(none, { type: 'DRAW_CARDS' })).toBe('DECK_EMPTY');
    const two = whenCalled('thief', { A: { as: 'thief', city: 'observatory' } }, { deckSize: 2 });
    play(two, { type: 'DRAW_CARDS' });
    expect(two.turn.drawn).toHaveLength(2);
  });

  it('CIT-5.8: two cards that go under the deck together do so in random order', () => {
    const orders = new Set<string>();
    const start = whenCalled('thief', { A: { as: 'thief', city: 'observatory' } }, { deck: 'manor keep tavern' });
    play(start, { type: 'DRAW_CARDS' });
    for (let nth = 0; nth < 20; nth++) {
      const state = game.clone(start);
      state.chance = secureChance(seedFrom(`under ${nth}`));
      play(state, { type: 'KEEP_CARDS', cards: ['tavern'] });
      orders.add(bottom(state, 2).join());
    }
    expect(orders).toEqual(new Set(['manor,keep', 'keep,manor']));
  });
});

describe('Building', () => {
  it('CIT-5.9: after the resource action a card of the hand is built for its cost', () => {
    const state = whenCalled('king', { A: { as: 'king', gold: 4, hand: 'castle palace' } });
    expect(codeOf(state, { type: 'BUILD', card: 'castle' })).toBe('MUST_TAKE_RESOURCES_FIRST');
    play(state, { type: 'TAKE_GOLD' });
    expect(codeOf(state, { type: 'BUILD', card: 'temple' })).toBe('CARD_NOT_IN_HAND');
    expect(codeOf(state, { type: 'BUILD', card: 'skyscraper' })).toBe('CARD_NOT_IN_HAND');
    play(state, { type: 'BUILD', card: 'castle' });
    expect([gold(state, 'A'), hand(state, 'A'), city(state, 'A')]).toEqual([2, ['palace'], ['castle']]);
  });

  it('CIT-5.9: what is missing is said in numbers', () => {
    const state = whenCalled('king', { A: { as: 'king', gold: 1, hand: 'palace' } });
    play(state, { type: 'TAKE_GOLD' });
    expect(game.refuse(state, 0, { type: 'BUILD', card: 'palace' })).toEqual({
      code: 'NOT_ENOUGH_GOLD',
      rule: 'CIT-5.9',
      need: 5,
      have: 3,
    });
  });

  it('CIT-5.10: one building a turn, three for the Architect', () => {
    const people = (as: string) => ({ A: { as, gold: 9, hand: 'tavern temple prison watchtower' } });
    for (const [character, limit] of [
      ['king', 1],
      ['architect', 3],
    ] as const) {
      const state = whenCalled(character, people(character));
      play(state, { type: 'TAKE_GOLD' });
      for (const card of ['tavern', 'temple', 'prison'].slice(0, limit)) play(state, { type: 'BUILD', card });
      expect(game.refuse(state, 0, { type: 'BUILD', card: 'watchtower' })).toMatchObject({
        code: 'BUILD_LIMIT_REACHED',
        need: limit,
      });
    }
  });

  it('CIT-5.11: a city may grow beyond its full size', () => {
    const seven = 'manor castle church watchtower harbor fortress docks';
    const state = whenCalled(
      'king',
      { A: { as: 'king bishop', gold: 9, hand: 'tavern temple', city: seven }, B: { as: 'thief warlord' } },
      { seats: 2 },
    );
    for (const card of ['tavern', 'temple']) {
      play(state, { type: 'TAKE_GOLD' });
      play(state, { type: 'BUILD', card });
      if (card === 'tavern') play(state, { type: 'END_TURN' });
    }
    expect(city(state, 'A')).toHaveLength(9);
  });

  it('CIT-5.12: several copies of a building are allowed', () => {
    const state = whenCalled('architect', { A: { as: 'architect', gold: 3, hand: 'tavern tavern' } });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'tavern' });
    play(state, { type: 'BUILD', card: 'tavern' });
    expect(city(state, 'A')).toEqual(['tavern', 'tavern']);
  });
});

describe('Powers and income', () => {
  it('CIT-5.13: a power is used once, before or after the resource action and building', () => {
    const early = whenCalled('magician', { A: { as: 'magician' }, B: { hand: 'tavern' } });
    play(early, { type: 'SWAP_HANDS', player: 1 });
    play(early, { type: 'TAKE_GOLD' });
    play(early, { type: 'BUILD', card: 'tavern' });
    expect(codeOf(early, { type: 'SWAP_HANDS', player: 1 })).toBe('POWER_ALREADY_USED');
    const late = whenCalled('assassin', { A: { as: 'assassin', hand: 'tavern' } });
    play(late, { type: 'TAKE_GOLD' });
    play(late, { type: 'BUILD', card: 'tavern' });
    play(late, { type: 'ASSASSINATE', character: 'thief' });
    expect(codeOf(late, { type: 'ASSASSINATE', character: 'king' })).toBe('POWER_ALREADY_USED');
  });

  it('CIT-5.14: no power has to be used; the coin and the crown come anyway', () => {
    const state = whenCalled(
      'assassin',
      { A: { as: 'assassin' }, B: { as: 'king' }, C: { as: 'merchant' } },
      { unowned: 'thief magician' },
    );
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'END_TURN' });
    expect([turnOf(state), state.crown, state.murdered]).toEqual(['king', 1, -1]);
    expect(gold(whenCalled('merchant', { A: { as: 'merchant' } }), 'A')).toBe(1);
  });

  it('CIT-5.15: income is collected once, all together; what is built later pays nothing', () => {
    const state = whenCalled('bishop', { A: { as: 'bishop', gold: 5, hand: 'temple', city: 'church monastery' } });
    play(state, { type: 'COLLECT_INCOME' });
    expect(gold(state, 'A')).toBe(7);
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'temple' });
    expect(codeOf(state, { type: 'COLLECT_INCOME' })).toBe('POWER_ALREADY_USED');
    play(state, { type: 'END_TURN' });
    expect(gold(state, 'A')).toBe(8);
  });

  it.each([
    ['king', 'manor castle tavern', 2],
    ['bishop', 'temple cathedral manor', 2],
    ['merchant', 'tavern town_hall keep', 2],
    ['warlord', 'prison fortress school_of_magic', 3],
  ])('CIT-5.16: %s with %s collects %i', (character, buildings, income) => {
    const state = whenCalled(character, { A: { as: character, city: buildings } });
    const before = gold(state, 'A');
    play(state, { type: 'COLLECT_INCOME' });
    expect(gold(state, 'A') - before).toBe(income);
  });

  it('CIT-5.16: the others have no income, and without a building of the colour there is nothing to collect', () => {
    for (const character of ['assassin', 'thief', 'magician', 'architect']) {
      const state = whenCalled(character, { A: { as: character, city: 'manor temple tavern prison' } });
      expect(codeOf(state, { type: 'COLLECT_INCOME' })).toBe('NOT_YOUR_POWER');
    }
    const king = whenCalled('king', { A: { as: 'king', city: 'temple' } });
    expect(codeOf(king, { type: 'COLLECT_INCOME' })).toBe('NOTHING_TO_COLLECT');
  });

  it('CIT-5.17: a purple building works as soon as it stands', () => {
    const state = whenCalled('architect', { A: { as: 'architect', gold: 9, hand: 'laboratory tavern' } });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'laboratory' });
    play(state, { type: 'USE_LABORATORY', card: 'tavern' });
    expect(gold(state, 'A')).toBe(7);
  });
});

describe('The end of a turn', () => {
  it('CIT-5.18: not before the resource action, not with a choice open', () => {
    const state = whenCalled('king', { A: { as: 'king' } });
    expect(codeOf(state, { type: 'END_TURN' })).toBe('MUST_TAKE_RESOURCES_FIRST');
    play(state, { type: 'DRAW_CARDS' });
    expect(codeOf(state, { type: 'END_TURN' })).toBe('PENDING_CHOICE');
  });

  it('CIT-5.19: income and the Architect’s cards are taken at the end, or given up', () => {
    for (const [forgo, income, cards] of [
      [false, 2, 2],
      [true, 0, 0],
    ] as const) {
      const end = forgo ? ({ type: 'END_TURN', forgo: true } as const) : ({ type: 'END_TURN' } as const);
      const king = whenCalled('king', { A: { as: 'king', city: 'manor castle' } });
      play(king, { type: 'TAKE_GOLD' });
      play(king, end);
      expect(gold(king, 'A')).toBe(2 + income);
      const architect = whenCalled('architect', { A: { as: 'architect' } });
      play(architect, { type: 'TAKE_GOLD' });
      play(architect, end);
      expect(hand(architect, 'A')).toHaveLength(cards);
    }
    const thief = whenCalled('thief', { A: { as: 'thief' } });
    play(thief, { type: 'TAKE_GOLD' });
    expect(codeOf(thief, { type: 'END_TURN', forgo: true })).toBe('NOTHING_TO_FORGO');
  });
});
