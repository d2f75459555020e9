/** Calling the characters (CIT-4) and what happens by itself (CIT-11). */
import { describe, expect, it } from 'vitest';
import { CHARACTERS, characterOf } from '../rules/catalog.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { city, codeOf, deal, dealQuick, gold, hand, has, play, turnOf, whenCalled } from './build.ts';

/** Takes gold and ends the turn. */
function passTurn(state: State): ReturnType<typeof play> {
  return [...play(state, { type: 'TAKE_GOLD' }), ...play(state, { type: 'END_TURN' })];
}

describe('Calling', () => {
  it('CIT-4.1: the characters are called from 1 to 8', () => {
    const state = deal(7);
    while (state.phase === 'draft') play(state, game.moves(state, state.asked)[0]);
    const turns: string[] = [];
    while (state.phase === 'turn') {
      turns.push(turnOf(state));
      passTurn(state);
    }
    expect(turns).toHaveLength(7);
    expect(turns).toEqual(CHARACTERS.filter((id) => turns.includes(id)));
  });

  it('CIT-4.2: nobody answers for the murdered character', () => {
    const state = whenCalled('assassin', { A: { as: 'assassin' }, B: { as: 'thief' }, C: { as: 'king' } });
    play(state, { type: 'ASSASSINATE', character: 'thief' });
    const events = passTurn(state);
    expect(events).toContainEqual({ kind: 'unanswered', character: 'thief' });
    expect(events.filter(({ kind }) => kind === 'revealed')).toHaveLength(1);
    expect(turnOf(state)).not.toBe('thief');
    expect(game.view(state, 0).holder[characterOf('thief')]).toBeLessThan(-1);
  });

  it('CIT-4.3: a character that nobody holds is passed over', () => {
    const state = whenCalled('assassin', { A: { as: 'assassin' }, B: { as: 'king' } }, { unowned: 'thief magician' });
    expect(passTurn(state)).toContainEqual({ kind: 'unanswered', character: 'magician' });
    expect(turnOf(state)).toBe('king');
  });

  it('CIT-4.4: reveal, then theft, then the crown; the Merchant’s coin comes after the theft', () => {
    const king = whenCalled(
      'magician',
      { A: { as: 'thief' }, B: { as: 'magician' }, C: { as: 'king', gold: 4 } },
      { robbed: 'king' },
    );
    const kinds = passTurn(king).map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('revealed'))).toEqual(['revealed', 'stole', 'crownMoved']);
    expect([gold(king, 'A'), gold(king, 'C'), king.crown]).toEqual([4, 0, 2]);
    const merchant = whenCalled('merchant', { A: { as: 'thief' }, B: { as: 'merchant', gold: 4 } }, { robbed: 'merchant' });
    expect([gold(merchant, 'A'), gold(merchant, 'B')]).toEqual([4, 1]);
  });

  it('CIT-4.5: a turn ends before the next begins, and who played what stays public', () => {
    const state = whenCalled('king', { A: { as: 'king' }, B: { as: 'bishop' } });
    expect(codeOf(state, { type: 'TAKE_GOLD' }, 1)).toBe('NOT_YOUR_TURN');
    passTurn(state);
    expect(turnOf(state)).toBe('bishop');
    expect(game.view(state, 'spectator').holder[characterOf('king')]).toBe(0);
  });

  it('CIT-4.6: two characters of one player share purse, hand and city, with a turn each', () => {
    const people = { A: { as: 'king bishop', gold: 9, hand: 'tavern temple', city: 'manor church' }, B: { as: 'thief warlord' } };
    const state = whenCalled('king', people, { seats: 2 });
    play(state, { type: 'COLLECT_INCOME' });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'tavern' });
    expect(codeOf(state, { type: 'BUILD', card: 'temple' })).toBe('BUILD_LIMIT_REACHED');
    play(state, { type: 'END_TURN' });
    expect([turnOf(state), state.asked]).toEqual(['bishop', 0]);
    play(state, { type: 'COLLECT_INCOME' });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'BUILD', card: 'temple' });
    expect([gold(state, 'A'), hand(state, 'A'), city(state, 'A').length]).toEqual([9 + 1 + 2 - 1 + 1 + 2 - 1, [], 4]);
  });
});

describe('What happens by itself', () => {
  it('CIT-11.1: the seed alone decides: the same moves on the same seed give the same game', () => {
    const run = (): State => {
      const state = deal(4, {}, 'replay');
      for (let i = 0; i < 200 && state.phase !== 'over'; i++) {
        const moves = game.moves(state, state.asked);
        play(state, moves[(i * 7) % moves.length]);
      }
      return state;
    };
    expect(run()).toEqual(run());
  });

  it('CIT-11.2: removal, passing, calls, thefts, crown, coin and collection need no input', () => {
    const state = deal(4);
    while (state.phase === 'draft') {
      expect(game.moves(state, state.asked).every(({ type }) => type === 'DRAFT_PICK')).toBe(true);
      play(state, game.moves(state, state.asked)[0]);
    }
    expect(state.phase).toBe('turn');
    const architect = whenCalled('architect', { A: { as: 'architect' } });
    expect(has(passTurn(architect), 'drew')).toBe(true);
  });

  it('CIT-11.3: only the Graveyard lets somebody decide outside a turn, and everything waits for it', () => {
    const state = whenCalled('warlord', { A: { as: 'warlord' }, B: { city: 'tavern' }, C: { gold: 1, city: 'graveyard' } });
    play(state, { type: 'TAKE_GOLD' });
    play(state, { type: 'DESTROY', player: 1, card: 'tavern' });
    expect(game.toAct(state)).toEqual([2]);
    expect(codeOf(state, { type: 'END_TURN' }, 0)).toBe('NOT_YOUR_TURN');
    expect(codeOf(state, { type: 'TAKE_GOLD' })).toBe('PENDING_CHOICE');
    expect(game.moves(state, 2)).toEqual([{ type: 'GRAVEYARD_RECOVER' }, { type: 'GRAVEYARD_DECLINE' }]);
  });

  it('CIT-11.4: taking gold and ending the turn is legal in every turn', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = dealQuick(2 + (seed % 6), seed);
      for (let i = 0; i < 300 && state.phase !== 'over'; i++) {
        if (state.phase === 'turn' && !state.turn.tookResources) expect(codeOf(state, { type: 'TAKE_GOLD' })).toBe('fine');
        if (state.phase === 'turn' && state.turn.tookResources) expect(codeOf(state, { type: 'END_TURN' })).toBe('fine');
        const moves = game.moves(state, state.asked);
        play(state, moves[(i * 13 + seed) % moves.length]);
      }
    }
  });

  it('CIT-11.5: what a clock may do for an absent player is always legal', () => {
    const keep = whenCalled('king', { A: { as: 'king' } }, { deck: 'tavern palace' });
    play(keep, { type: 'DRAW_CARDS' });
    expect(codeOf(keep, { type: 'KEEP_CARDS', cards: ['palace'] })).toBe('fine');
    const broke = whenCalled('thief', { A: { as: 'thief' }, B: { gold: 30 } }, { options: { bank: 'thirty' } });
    expect(codeOf(broke, { type: 'TAKE_GOLD' })).toBe('BANK_EMPTY');
    expect(codeOf(broke, { type: 'DRAW_CARDS' })).toBe('fine');
  });
});
