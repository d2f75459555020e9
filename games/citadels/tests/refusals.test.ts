/** Refusals: which comes first, what they say, and what stops at the door (rules.md, 12). */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, canonicalJson } from '@cantiere/engine';
import { openDoor } from '@cantiere/engine/door';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { refusalCodes } from '../rules/refusals.ts';
import { moveSchema } from '../rules/schema.ts';
import { texts } from '../text/index.ts';
import { codeOf, deal, play, whenCalled } from './build.ts';

const door = openDoor(game, moveSchema);

describe('Refusals', () => {
  it('come in order: the end, the shape, whose turn, the phase, an open choice, then the action’s own', () => {
    const over = whenCalled('king', { A: { as: 'king' } });
    over.phase = 'over';
    expect(door.admit(over, 0, { type: 'NONSENSE' })).toMatchObject({ refusal: { code: 'GAME_OVER' } });
    const draft = deal(4, { firstCrown: 'seat' });
    expect(door.admit(draft, 1, { type: 'NONSENSE' })).toMatchObject({ refusal: { code: 'MALFORMED' } });
    expect(codeOf(draft, { type: 'TAKE_GOLD' }, 1)).toBe('NOT_YOUR_TURN');
    expect(codeOf(draft, { type: 'TAKE_GOLD' })).toBe('WRONG_PHASE');
    expect(codeOf(draft, { type: 'GRAVEYARD_RECOVER' })).toBe('WRONG_PHASE');
    const keep = whenCalled('king', { A: { as: 'king' } });
    play(keep, { type: 'DRAW_CARDS' });
    expect(codeOf(keep, { type: 'DRAFT_PICK', character: 'king' })).toBe('WRONG_PHASE');
    expect(codeOf(keep, { type: 'DRAW_CARDS' })).toBe('PENDING_CHOICE');
    expect(codeOf(keep, { type: 'GRAVEYARD_DECLINE' })).toBe('PENDING_CHOICE');
  });

  it('of building: resources, hand, limit, copies, gold', () => {
    const state = whenCalled(
      'king',
      { A: { as: 'king', hand: 'palace', city: 'palace' } },
      { options: { duplicates: 'forbidden' } },
    );
    const build: Move = { type: 'BUILD', card: 'palace' };
    expect(codeOf(state, { type: 'BUILD', card: 'tavern' })).toBe('MUST_TAKE_RESOURCES_FIRST');
    play(state, { type: 'TAKE_GOLD' });
    expect(codeOf(state, build)).toBe('DUPLICATE_BUILDING');
    state.turn.built = 1;
    expect(codeOf(state, build)).toBe('BUILD_LIMIT_REACHED');
    expect(codeOf(state, { type: 'BUILD', card: 'tavern' })).toBe('CARD_NOT_IN_HAND');
  });

  it('change nothing', () => {
    const state = whenCalled('warlord', { A: { as: 'warlord', city: 'prison' }, B: { city: 'palace' } });
    play(state, { type: 'DRAW_CARDS' });
    play(state, game.moves(state, 0)[0]);
    const before = canonicalJson(state);
    expect(codeOf(state, { type: 'DESTROY', player: 1, card: 'palace' })).toBe('NOT_ENOUGH_GOLD');
    expect(canonicalJson(state)).toBe(before);
  });

  it('are worded in every language, with their numbers', () => {
    for (const language of LANGUAGES) {
      for (const code of refusalCodes) {
        const text = texts[language].refusal({ code, rule: 'CIT-1.1', need: 4, have: 3, about: 'tavern' });
        expect(text).toMatch(/[.]$/);
        expect(text).not.toContain(code);
      }
      const gold = texts[language].refusal({ code: 'NOT_ENOUGH_GOLD', rule: 'CIT-5.9', need: 4, have: 3 });
      expect(gold).toMatch(/4.*3/);
    }
  });
});

describe('The door', () => {
  it.each([
    { type: 'BUILD' },
    { type: 'BUILD', card: 7 },
    { type: 'BUILD', card: 'tavern', gold: 0 },
    { type: 'KEEP_CARDS', cards: 'tavern' },
    { type: 'SWAP_HANDS', player: 'B' },
    { type: 'SWAP_HANDS', player: 1.5 },
    { type: 'END_TURN', forgo: false },
    { type: 'DRAFT_PICK' },
  ])('does not take %o for a move', (raw) => {
    expect(door.isMove(raw)).toBe(false);
  });

  it('lets ids pass that name nothing, for the rules to refuse', () => {
    expect(door.isMove({ type: 'ROB', character: 'jester' })).toBe(true);
    expect(door.isMove({ type: 'SWAP_HANDS', player: 99 })).toBe(true);
  });
});
