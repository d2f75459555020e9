/** The draft (CIT-3). */
import { describe, expect, it } from 'vitest';
import { CHARACTERS, KING, NONE, preparationFor } from '../rules/catalog.ts';
import { includes, membersOf, namesIn, sizeOf } from '../rules/characterSet.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { codeOf, deal, dealQuick, play, total } from './build.ts';

const COUNTS = [2, 3, 4, 5, 6, 7];

/** Drafts the first move offered until the calls begin; says who picked from how many. */
function draftThrough(state: State): { by: number[]; sizes: number[] } {
  const by: number[] = [];
  const sizes: number[] = [];
  while (state.phase === 'draft') {
    by.push(state.asked);
    sizes.push(sizeOf(state.offered[state.kept.length]));
    play(state, game.moves(state, state.asked)[0]);
  }
  return { by, sizes };
}

describe('The draft', () => {
  it('CIT-3.1: all eight characters are shuffled every round', () => {
    const removed = new Set(Array.from({ length: 100 }, (_, seed) => dealQuick(6, seed).faceDown));
    expect(removed.size).toBe(8);
  });

  it.each([
    [2, 0, 7],
    [3, 0, 7],
    [4, 2, 5],
    [5, 1, 6],
    [6, 0, 7],
    [7, 0, 7],
  ])('CIT-3.2: with %i players %i lie face up, one face down, and %i are drafted', (seats, faceUp, left) => {
    const state = deal(seats);
    expect(sizeOf(state.faceUp)).toBe(faceUp);
    expect(sizeOf(state.offered[0])).toBe(left);
    expect(includes(state.faceUp | state.offered[0], state.faceDown)).toBe(false);
  });

  it('CIT-3.3 CIT-3.4: the King can lie face down, with a chance of 1 in 8, and never face up', () => {
    let faceDown = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const state = dealQuick(4, seed);
      expect(includes(state.faceUp, KING)).toBe(false);
      if (state.faceDown === KING) faceDown++;
    }
    expect(faceDown / 2000).toBeGreaterThan(0.105);
    expect(faceDown / 2000).toBeLessThan(0.145);
  });

  it('CIT-3.5: the crown holder drafts first, then clockwise', () => {
    expect(draftThrough(deal(5, { firstCrown: 'seat', firstCrownSeat: 3 })).by).toEqual([3, 4, 0, 1, 2]);
  });

  it('CIT-3.6: a drafter keeps one of what was passed, secretly, and passes the rest', () => {
    const state = deal(4);
    const [first, offered] = [state.asked, namesIn(state.offered[0])];
    const missing = CHARACTERS.find((id) => !offered.includes(id)) ?? '';
    expect(codeOf(state, { type: 'DRAFT_PICK', character: missing })).toBe('CHARACTER_NOT_OFFERED');
    expect(codeOf(state, { type: 'DRAFT_PICK', character: 'jester' })).toBe('CHARACTER_NOT_OFFERED');
    play(state, { type: 'DRAFT_PICK', character: offered[0] });
    expect(namesIn(state.offered[1])).toEqual(offered.slice(1));
    expect(game.view(state, first).kept[0]).toBe(CHARACTERS.indexOf(offered[0]));
    expect(game.view(state, state.asked).kept[0]).toBeLessThan(0);
  });

  it.each([
    [4, [5, 4, 3, 2]],
    [5, [6, 5, 4, 3, 2]],
    [6, [7, 6, 5, 4, 3, 2]],
  ])('CIT-3.7: with %i players everybody keeps one, and the last card is left over', (seats, sizes) => {
    const state = deal(seats);
    expect(draftThrough(state).sizes).toEqual(sizes);
    expect(state.holder.filter((seat) => seat !== NONE)).toHaveLength(seats);
  });

  it('CIT-3.8: with seven players the last one also sees the card that lay face down', () => {
    const state = deal(7);
    const faceDown = state.faceDown;
    expect(draftThrough(state).sizes).toEqual([7, 6, 5, 4, 3, 2, 2]);
    expect(includes(state.offered[6], faceDown)).toBe(true);
    expect(state.holder.filter((seat) => seat === NONE)).toHaveLength(1);
  });

  it('CIT-3.9: with two players each keeps two, and two are set aside', () => {
    const state = deal(2, { firstCrown: 'seat' });
    expect(draftThrough(state)).toEqual({ by: [0, 1, 0, 1], sizes: [7, 6, 4, 2] });
    expect(state.setAside.map((c) => c !== NONE)).toEqual([false, true, true, false]);
    expect([0, 1].map((seat) => state.holder.filter((holder) => holder === seat).length)).toEqual([2, 2]);
  });

  it('CIT-3.10: with three players each keeps two', () => {
    const state = deal(3, { firstCrown: 'seat', firstCrownSeat: 1 });
    expect(draftThrough(state)).toEqual({ by: [1, 2, 0, 1, 2, 0], sizes: [7, 6, 5, 4, 3, 2] });
    expect([0, 1, 2].map((seat) => state.holder.filter((holder) => holder === seat).length)).toEqual([2, 2, 2]);
  });

  it('CIT-3.11: the steps are data, and a card set aside is another than the one kept', () => {
    expect(preparationFor(2).draft.map(({ by, setsAside }) => [by, setsAside])).toEqual([
      [0, false],
      [1, true],
      [0, true],
      [1, false],
    ]);
    const state = deal(2);
    play(state, game.moves(state, state.asked)[0]);
    const [character, other] = namesIn(state.offered[1]);
    expect(codeOf(state, { type: 'DRAFT_PICK', character, discard: character })).toBe('SAME_CARD_TWICE');
    expect(codeOf(state, { type: 'DRAFT_PICK', character, discard: 'jester' })).toBe('CHARACTER_NOT_OFFERED');
    expect(codeOf(state, { type: 'DRAFT_PICK', character, discard: other })).toBe('fine');
    expect(game.moves(state, state.asked)).toHaveLength(6 * 5);
  });

  it.each(COUNTS)('CIT-3.12: with %i players one drafter at a time is asked, and nothing else can be done', (seats) => {
    const state = deal(seats);
    const components = total(state);
    while (state.phase === 'draft') {
      expect(game.toAct(state)).toHaveLength(1);
      expect(codeOf(state, { type: 'TAKE_GOLD' })).toBe('WRONG_PHASE');
      expect(codeOf(state, { type: 'END_TURN' })).toBe('WRONG_PHASE');
      expect(codeOf(state, game.moves(state, state.asked)[0], (state.asked + 1) % seats)).toBe('NOT_YOUR_TURN');
      play(state, game.moves(state, state.asked)[0]);
      expect(total(state)).toBe(components);
    }
    expect(codeOf(state, { type: 'DRAFT_PICK', character: CHARACTERS[membersOf(state.offered[0])[0]] })).toBe('WRONG_PHASE');
  });

  it('CIT-3.1: what is removed follows from the deal and the round, whatever was decided before', () => {
    const removed = (choose: (count: number) => number): number[][] => {
      const state = deal(4);
      const rounds: number[][] = [];
      while (rounds.length < 5) {
        if (rounds.length < state.round) rounds.push([state.faceDown, state.faceUp]);
        const moves = game.moves(state, state.asked);
        play(state, moves[choose(moves.length)]);
      }
      return rounds;
    };
    expect(removed(() => 0)).toEqual(removed((count) => count - 1));
  });
});
