/** The characters (CIT-6). */
import { describe, expect, it } from 'vitest';
import { CHARACTERS, characterOf } from '../rules/catalog.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { bottom, city, codeOf, gold, hand, has, play, turnOf, whenCalled, type Letter, type Seated } from './build.ts';

function passTurn(state: State): ReturnType<typeof play> {
  return [...play(state, { type: 'TAKE_GOLD' }), ...play(state, { type: 'END_TURN' })];
}

describe('Assassin', () => {
  it('CIT-6.1: names any other character, in public', () => {
    const state = whenCalled('assassin', { A: { as: 'assassin' } });
    expect(codeOf(state, { type: 'ASSASSINATE', character: 'assassin' })).toBe('TARGET_SELF');
    expect(codeOf(state, { type: 'ASSASSINATE', character: 'jester' })).toBe('UNKNOWN_CHARACTER');
    expect(codeOf(state, { type: 'ROB', character: 'king' })).toBe('NOT_YOUR_POWER');
    const named = game.moves(state, 0).filter(({ type }) => type === 'ASSASSINATE');
    expect(named).toHaveLength(7);
    play(state, { type: 'ASSASSINATE', character: 'bishop' });
    expect(game.view(state, 'spectator').murdered).toBe(characterOf('bishop'));
  });

  it('CIT-6.2: the victim has no turn, no power and no income', () => {
    const state = whenCalled('assassin', { A: { as: 'assassin' }, B: { as: 'merchant', gold: 1, city: 'tavern docks' } });
    play(state, { type: 'ASSASSINATE', character: 'merchant' });
    passTurn(state);
    while (state.phase === 'turn') {
      expect(turnOf(state)).not.toBe('merchant');
      passTurn(state);
    }
    expect(gold(state, 'B')).toBe(1);
  });

  it('CIT-6.3: the victim may be nobody', () => {
    const state = whenCalled('assassin', { A: { as: 'assassin' } }, { unowned: 'king' });
    play(state, { type: 'ASSASSINATE', character: 'king' });
    passTurn(state);
    while (state.phase === 'turn') {
      const events = passTurn(state);
      if (state.phase !== 'turn') expect(events).toContainEqual({ kind: 'victimShown', character: 'king' });
    }
  });

  it('CIT-6.4: with two characters only the named one loses its turn, even one’s own', () => {
    const state = whenCalled('assassin', { A: { as: 'assassin king' }, B: { as: 'thief bishop' } }, { seats: 2 });
    play(state, { type: 'ASSASSINATE', character: 'thief' });
    const own = game.clone(state);
    own.turn.usedPower = false;
    passTurn(state);
    expect([turnOf(state), state.asked]).toEqual(['king', 0]);
    passTurn(state);
    expect([turnOf(state), state.asked]).toEqual(['bishop', 1]);
    play(own, { type: 'ASSASSINATE', character: 'king' });
    expect(own.murdered).toBe(characterOf('king'));
  });
});

describe('Thief', () => {
  it('CIT-6.5 CIT-6.6: not the Assassin (owned or not), not the murdered character, not the Thief', () => {
    const state = whenCalled('thief', { A: { as: 'thief' } }, { unowned: 'assassin', murdered: 'merchant' });
    const codes = CHARACTERS.map((character) => codeOf(state, { type: 'ROB', character }));
    expect(codes).toEqual(['TARGET_ASSASSIN', 'TARGET_SELF', 'fine', 'fine', 'fine', 'TARGET_MURDERED', 'fine', 'fine']);
    expect(codeOf(state, { type: 'ROB', character: 'jester' })).toBe('UNKNOWN_CHARACTER');
    play(state, { type: 'ROB', character: 'king' });
    expect(game.view(state, 'spectator').robbed).toBe(characterOf('king'));
    expect(codeOf(state, { type: 'ROB', character: 'bishop' })).toBe('POWER_ALREADY_USED');
  });

  it('CIT-6.7 CIT-6.8 CIT-6.10: the gold moves at the call, all of it, when the Thief’s turn is over', () => {
    const state = whenCalled('thief', { A: { as: 'thief', hand: 'palace' }, B: { as: 'magician', gold: 4 } });
    play(state, { type: 'ROB', character: 'magician' });
    expect([gold(state, 'A'), gold(state, 'B')]).toEqual([0, 4]);
    play(state, { type: 'TAKE_GOLD' });
    expect(codeOf(state, { type: 'BUILD', card: 'palace' })).toBe('NOT_ENOUGH_GOLD');
    play(state, { type: 'END_TURN' });
    expect([turnOf(state), gold(state, 'A'), gold(state, 'B')]).toEqual(['magician', 6, 0]);
    play(state, { type: 'TAKE_GOLD' });
    expect(gold(state, 'B')).toBe(2);
  });

  it('CIT-6.9: nothing moves when nobody holds the character, or the Thief does', () => {
    const own = whenCalled(
      'king',
      { A: { as: 'thief king', gold: 3 }, B: { as: 'bishop warlord' } },
      { seats: 2, robbed: 'king' },
    );
    expect(gold(own, 'A')).toBe(3);
    const nobody = whenCalled('thief', { A: { as: 'thief' }, B: { as: 'bishop', gold: 4 } }, { unowned: 'magician king' });
    play(nobody, { type: 'ROB', character: 'king' });
    passTurn(nobody);
    expect([turnOf(nobody), gold(nobody, 'B')]).toEqual(['bishop', 4]);
  });
});

describe('Magician', () => {
  it('CIT-6.11 CIT-6.13: swaps whole hands with any other player, whatever happened to their character', () => {
    const state = whenCalled(
      'magician',
      { A: { as: 'magician', hand: 'keep' }, B: { as: 'king', hand: 'tavern temple' } },
      { murdered: 'king' },
    );
    expect(codeOf(state, { type: 'SWAP_HANDS', player: 0 })).toBe('TARGET_PLAYER_INVALID');
    expect(codeOf(state, { type: 'SWAP_HANDS', player: 4 })).toBe('TARGET_PLAYER_INVALID');
    expect(codeOf(state, { type: 'SWAP_HANDS', player: -1 })).toBe('TARGET_PLAYER_INVALID');
    play(state, { type: 'SWAP_HANDS', player: 1 });
    expect([hand(state, 'A'), hand(state, 'B')]).toEqual([['tavern', 'temple'], ['keep']]);
    const empty = whenCalled('magician', { A: { as: 'magician', hand: 'keep' } });
    play(empty, { type: 'SWAP_HANDS', player: 2 });
    expect([hand(empty, 'A'), hand(empty, 'C')]).toEqual([[], ['keep']]);
  });

  it('CIT-6.12: or puts cards under the deck and draws as many', () => {
    const state = whenCalled('magician', { A: { as: 'magician', hand: 'keep keep tavern' } }, { deck: 'manor palace' });
    const redraw = (...cards: string[]): Move => ({ type: 'REDRAW', cards });
    expect(codeOf(state, redraw())).toBe('EMPTY_SELECTION');
    expect(codeOf(state, redraw('tavern', 'tavern'))).toBe('CARD_NOT_IN_HAND');
    expect(codeOf(state, redraw('temple'))).toBe('CARD_NOT_IN_HAND');
    const all = game.moves(state, 0).filter(({ type }) => type === 'REDRAW');
    expect(all).toHaveLength(3 * 2 - 1);
    play(state, redraw('keep', 'tavern'));
    expect(hand(state, 'A').sort()).toEqual(['keep', 'manor', 'palace']);
    expect(bottom(state, 2).sort()).toEqual(['keep', 'tavern']);
    expect(codeOf(state, { type: 'SWAP_HANDS', player: 1 })).toBe('POWER_ALREADY_USED');
  });

  it('CIT-6.12: the cards go under an empty deck first, and come back', () => {
    const state = whenCalled('magician', { A: { as: 'magician', hand: 'keep tavern' } }, { deckSize: 0 });
    play(state, { type: 'REDRAW', cards: ['keep', 'tavern'] });
    expect(hand(state, 'A').sort()).toEqual(['keep', 'tavern']);
  });

  it('CIT-6.12: any selection of a large hand is legal, listed or not', () => {
    const hand = 'manor castle palace temple church monastery cathedral tavern market docks harbor prison barracks fortress';
    const state = whenCalled('magician', { A: { as: 'magician', hand } });
    expect(codeOf(state, { type: 'REDRAW', cards: hand.split(' ').slice(2, 9) })).toBe('fine');
    expect(game.moves(state, 0).length).toBeLessThan(1000);
  });
});

describe('King', () => {
  it('CIT-6.14: income from yellow', () => {
    const state = whenCalled('king', { A: { as: 'king', city: 'manor palace temple' } });
    play(state, { type: 'COLLECT_INCOME' });
    expect(gold(state, 'A')).toBe(2);
  });

  it('CIT-6.15: takes the crown when revealed, and drafts first next round', () => {
    const state = whenCalled('king', { C: { as: 'king' } }, { unowned: 'bishop merchant architect warlord' });
    expect(state.crown).toBe(2);
    passTurn(state);
    expect([state.phase, state.asked]).toEqual(['draft', 2]);
  });

  it('CIT-6.16 CIT-6.17: the crown stays when nobody is King, or the King is murdered', () => {
    for (const more of [{ unowned: 'king' }, { murdered: 'king' }]) {
      const people: Partial<Record<Letter, Seated>> = 'murdered' in more ? { C: { as: 'king' } } : {};
      const state = whenCalled('thief', { A: { as: 'thief' }, ...people }, { crown: 'B', ...more });
      while (state.phase === 'turn') passTurn(state);
      expect(state.crown).toBe(1);
    }
  });
});

describe('Bishop and Merchant', () => {
  it('CIT-6.18: the Bishop’s income is from blue', () => {
    const state = whenCalled('bishop', { A: { as: 'bishop', city: 'temple manor' } });
    play(state, { type: 'COLLECT_INCOME' });
    expect(gold(state, 'A')).toBe(1);
  });

  it('CIT-6.19: the Bishop’s whole city is safe, even from its owner’s own Warlord', () => {
    const state = whenCalled(
      'warlord',
      { A: { as: 'bishop warlord', city: 'tavern' }, B: { as: 'thief king', city: 'tavern' } },
      { seats: 2 },
    );
    play(state, { type: 'TAKE_GOLD' });
    expect(codeOf(state, { type: 'DESTROY', player: 0, card: 'tavern' })).toBe('TARGET_BISHOP');
    expect(codeOf(state, { type: 'DESTROY', player: 1, card: 'tavern' })).toBe('fine');
    state.murdered = characterOf('bishop');
    expect(codeOf(state, { type: 'DESTROY', player: 0, card: 'tavern' })).toBe('fine');
  });

  it('CIT-6.20: the Merchant’s coin comes by itself and is no income', () => {
    const state = whenCalled('merchant', { A: { as: 'merchant', gold: 2, city: 'tavern' } });
    expect(gold(state, 'A')).toBe(3);
    play(state, { type: 'COLLECT_INCOME' });
    expect(gold(state, 'A')).toBe(4);
  });

  it('CIT-6.21: the Merchant’s income is from green', () => {
    const state = whenCalled('merchant', { A: { as: 'merchant', city: 'tavern market manor' } });
    play(state, { type: 'COLLECT_INCOME' });
    expect(gold(state, 'A')).toBe(3);
  });
});

describe('Architect', () => {
  it('CIT-6.22: draws two and keeps both, beside the resource action and whatever stands in the city', () => {
    const state = whenCalled('architect', { A: { as: 'architect', city: 'library observatory' } });
    play(state, { type: 'ARCHITECT_DRAW' });
    expect(hand(state, 'A')).toHaveLength(2);
    expect(codeOf(state, { type: 'ARCHITECT_DRAW' })).toBe('POWER_ALREADY_USED');
    expect(codeOf(state, { type: 'TAKE_GOLD' })).toBe('fine');
    const short = whenCalled('architect', { A: { as: 'architect' } }, { deckSize: 1 });
    play(short, { type: 'ARCHITECT_DRAW' });
    expect(hand(short, 'A')).toHaveLength(1);
    expect(codeOf(whenCalled('architect', { A: { as: 'architect' } }, { deckSize: 0 }), { type: 'ARCHITECT_DRAW' })).toBe(
      'DECK_EMPTY',
    );
    expect(codeOf(whenCalled('king', { A: { as: 'king' } }), { type: 'ARCHITECT_DRAW' })).toBe('NOT_YOUR_POWER');
  });

  it('CIT-6.23: builds up to three', () => {
    const state = whenCalled('architect', { A: { as: 'architect', gold: 1, hand: 'tavern temple watchtower' } });
    play(state, { type: 'TAKE_GOLD' });
    for (const card of ['tavern', 'temple', 'watchtower']) play(state, { type: 'BUILD', card });
    expect(city(state, 'A')).toHaveLength(3);
  });
});

describe('Warlord', () => {
  const raider = (goldOfA: number, theirs: string, mine = ''): State => {
    const state = whenCalled('warlord', { A: { as: 'warlord', gold: goldOfA, city: mine }, B: { as: 'thief', city: theirs } });
    state.turn.tookResources = true;
    return state;
  };

  it('CIT-6.24: income from red', () => {
    const state = whenCalled('warlord', { A: { as: 'warlord', city: 'prison watchtower manor' } });
    play(state, { type: 'COLLECT_INCOME' });
    expect(gold(state, 'A')).toBe(2);
  });

  it('CIT-6.25 CIT-6.26: pays the cost of building less 1, in any city; what costs 1 falls for nothing', () => {
    for (const [card, price] of [
      ['tavern', 0],
      ['castle', 3],
      ['university', 5],
      ['dragon_gate', 5],
    ] as const) {
      const state = raider(5, card);
      play(state, { type: 'DESTROY', player: 1, card });
      expect([gold(state, 'A'), city(state, 'B'), bottom(state, 1)]).toEqual([5 - price, [], [card]]);
    }
    const own = raider(5, '', 'castle');
    play(own, { type: 'DESTROY', player: 0, card: 'castle' });
    expect(city(own, 'A')).toEqual([]);
    const state = raider(5, 'tavern');
    expect(codeOf(state, { type: 'DESTROY', player: 7, card: 'tavern' })).toBe('TARGET_PLAYER_INVALID');
    expect(codeOf(state, { type: 'DESTROY', player: 1, card: 'temple' })).toBe('BUILDING_NOT_FOUND');
    expect(codeOf(whenCalled('king', { A: { as: 'king' } }), { type: 'DESTROY', player: 1, card: 'tavern' })).toBe(
      'NOT_YOUR_POWER',
    );
  });

  it('CIT-6.27: destruction comes last: after the resource action, and it ends the turn', () => {
    const state = raider(5, 'tavern');
    state.turn.tookResources = false;
    expect(codeOf(state, { type: 'DESTROY', player: 1, card: 'tavern' })).toBe('MUST_TAKE_RESOURCES_FIRST');
    play(state, { type: 'TAKE_GOLD' });
    expect(has(play(state, { type: 'DESTROY', player: 1, card: 'tavern' }), 'turnEnded')).toBe(true);
    expect(turnOf(state)).toBe('draft');
  });

  it('CIT-6.28: income, price, fall, Graveyard, bottom of the deck, end of the turn', () => {
    const state = whenCalled('warlord', {
      A: { as: 'warlord', city: 'prison' },
      B: { city: 'church' },
      C: { gold: 1, city: 'graveyard' },
    });
    play(state, { type: 'TAKE_GOLD' });
    const kinds = play(state, { type: 'DESTROY', player: 1, card: 'church' }).map(({ kind }) => kind);
    expect(kinds).toEqual(['income', 'destroyed', 'graveyardOffered']);
    expect(gold(state, 'A')).toBe(2 + 1 - 1);
    const after = play(state, { type: 'GRAVEYARD_DECLINE' }).map(({ kind }) => kind);
    expect(after.slice(0, 3)).toEqual(['declined', 'putUnder', 'turnEnded']);
    expect(bottom(state, 1)).toEqual(['church']);
  });

  it('CIT-6.29: never a Keep, a complete city or the Bishop’s', () => {
    const eight = 'tavern tavern market market docks docks harbor harbor';
    expect(codeOf(raider(9, 'keep'), { type: 'DESTROY', player: 1, card: 'keep' })).toBe('TARGET_KEEP');
    expect(codeOf(raider(9, eight), { type: 'DESTROY', player: 1, card: 'docks' })).toBe('TARGET_CITY_COMPLETE');
    expect(codeOf(raider(9, '', eight), { type: 'DESTROY', player: 0, card: 'docks' })).toBe('TARGET_CITY_COMPLETE');
    const bishop = whenCalled('warlord', { A: { as: 'warlord', gold: 9 }, B: { as: 'bishop', city: 'tavern' } });
    bishop.turn.tookResources = true;
    expect(codeOf(bishop, { type: 'DESTROY', player: 1, card: 'tavern' })).toBe('TARGET_BISHOP');
  });

  it('CIT-6.30: a murdered player’s buildings can be destroyed', () => {
    const state = raider(5, 'castle');
    state.murdered = characterOf('thief');
    play(state, { type: 'DESTROY', player: 1, card: 'castle' });
    expect(city(state, 'B')).toEqual([]);
  });
});
