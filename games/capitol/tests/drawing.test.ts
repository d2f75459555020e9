/** Section 8: drawing, decks and discards. */
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { A, B, blank, draw, kinds, newGame, pass, play, position, scored, stop, verdict } from './build.ts';

const names = (cards: readonly number[]): string[] => cards.map((card) => CARD_IDS[card]);
const drawing = (more: Partial<Parameters<typeof position>[0]> = {}): State => position({ seats: 2, phase: 'drawing', ...more });

describe('drawing', () => {
  it('CAP-8.1: only in rounds 1 to 3', () => {
    for (const round of [1, 2, 3]) expect(scored({ seats: 2, round }).phase).toBe('drawing');
    expect(scored({ seats: 2, round: 4 }).phase).toBe('over');
  });
  it('CAP-8.2: from the start seat clockwise, one player after the other', () => {
    const state = scored({ seats: 3, start: 1, hands: ['roof-1a', 'roof-2a', 'roof-3a'] });
    const order: number[] = [];
    while (state.phase === 'drawing') {
      order.push(state.asked);
      play(state, state.asked, draw('floor'));
    }
    expect(order).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0]);
    const other = scored({ seats: 2 });
    expect(verdict(other, B, draw('floor'))).toBe('NOT_YOUR_TURN');
  });
  it('CAP-8.3: six cards, two more for being first at an amphitheatre, one for second', () => {
    expect(scored({ seats: 3, board: { caelian: 'A2 B1 M' } }).draws).toEqual([8, 7, 6]);
    expect(scored({ seats: 3, board: { caelian: 'A2 B1 M', viminal: 'C2 A1 M' } }).draws).toEqual([9, 7, 8]);
  });
  it('CAP-8.4: all tied for first get two and nobody one; all tied for second get one', () => {
    expect(scored({ board: { caelian: 'A2 B2 C1 M' } }).draws).toEqual([8, 8, 6, 6]);
    expect(scored({ board: { caelian: 'A2 B1 C1 M' } }).draws).toEqual([8, 7, 7, 6]);
  });
  it('CAP-8.5: the second gets the card also where there was no fountain', () => {
    const state = scored({ seats: 2, board: { caelian: 'A2 B1 M' } });
    expect([game.scores(state), state.draws]).toEqual([
      [2, 0],
      [8, 7],
    ]);
  });
  it('CAP-10.6: only those who score there, where the table says so', () => {
    const options = { amphitheatre: 'points' };
    expect(scored({ seats: 2, board: { caelian: 'A2 B1 M' }, options }).draws).toEqual([8, 6]);
    expect(scored({ seats: 2, board: { caelian: 'A2 B1 F M' }, options }).draws).toEqual([8, 7]);
  });
  it('CAP-8.6: one at a time from the visible tops; the next is uncovered before the next choice', () => {
    const state = drawing({ decks: { roof: 'roof-5a roof-2b', floor: 'floor-1a floor-2a floor-3a', permit: '' } });
    const events = play(state, A, draw('roof'));
    expect(events).toEqual([
      { kind: 'drawn', seat: A, deck: 'roof', card: 'roof-5a', automatic: false },
      { kind: 'uncovered', deck: 'roof', card: 'roof-2b' },
    ]);
    expect(verdict(state, A, draw('permit'))).toBe('DECK_EMPTY');
    expect(verdict(state, A, draw('senator'))).toBe('DECK_UNKNOWN');
    expect(names(game.view(state, B).decks[0])).toEqual(['roof-2b']);
  });
  it('CAP-8.7: six draws are compulsory, the extra ones are not', () => {
    const state = drawing({ board: { caelian: 'A1 M' } });
    state.draws = [8, 6];
    for (let i = 0; i < 6; i++) {
      expect(game.refuse(state, A, stop)).toMatchObject({ code: 'DRAW_MANDATORY', need: 6, have: i });
      play(state, A, draw('floor'));
    }
    expect(verdict(state, A, stop)).toBe('accepted');
    expect(play(state, A, stop)[0]).toEqual({ kind: 'stoppedDrawing', seat: A, unused: 2 });
    expect([state.asked, state.drawn, state.players[A].hand.length]).toEqual([B, 0, 6]);
  });
  it('CAP-8.8: there is no hand limit', () => {
    const hand = 'floor-1a floor-1b floor-1c floor-2a floor-2b floor-2c floor-3a floor-3b floor-3c floor-4a floor-4b';
    const state = drawing({ hands: [hand] });
    for (let i = 0; i < 6; i++) play(state, A, draw('permit'));
    expect(state.players[A].hand).toHaveLength(17);
  });
  it('CAP-8.9: when all decks are empty the remaining draws are lost', () => {
    const state = drawing({ decks: { roof: 'roof-1a', floor: 'floor-1a', permit: '' } });
    play(state, A, draw('roof'));
    expect([state.round, state.players.map(({ hand }) => hand.length)]).toEqual([2, [2, 0]]);
  });
  it('CAP-8.9: draws that can only come from one deck are made by themselves', () => {
    const state = drawing({
      decks: { roof: 'roof-1a', floor: 'floor-1a floor-2a floor-3a', permit: '' },
      hands: ['', 'permit-red-1'],
    });
    const events = play(state, A, draw('roof'));
    expect(events.filter(({ kind }) => kind === 'drawn')).toHaveLength(4);
    expect(events).toContainEqual({ kind: 'drawsLost', seat: A, count: 2 });
    expect(events).toContainEqual({ kind: 'drawsLost', seat: B, count: 6 });
  });
  it('CAP-8.10: draws end by themselves, and after the last player the next round begins', () => {
    const state = drawing({ hands: ['roof-1a', 'roof-2a'] });
    for (let i = 0; i < 6; i++) play(state, A, draw('floor'));
    expect(state.asked).toBe(B);
    for (let i = 0; i < 5; i++) play(state, B, draw('floor'));
    expect(kinds(play(state, B, draw('permit')))).toEqual(['drawn', 'uncovered', 'consulPassed', 'roundStarted']);
    expect([state.round, state.phase, state.asked]).toEqual([2, 'construction', B]);
  });
  it('CAP-8.11: decks lie face up, piles face down, and nothing is reshuffled', () => {
    const state = position({ seats: 2, hands: ['floor-7a floor-2a', 'roof-1a'] });
    const deck = [...state.decks[1]];
    play(state, A, blank('floor-7a'));
    play(state, B, pass);
    play(state, A, blank('floor-2a'));
    expect(state.decks[1]).toEqual(deck);
    expect(names(state.piles[1])).toEqual(['floor-7a', 'floor-2a']);
  });
  it('CAP-8.12: an empty deck is replaced by its pile at once, in every phase', () => {
    const state = position({ seats: 2, hands: ['floor-7a floor-2a', 'roof-1a'], decks: { floor: '' } });
    const events = play(state, A, blank('floor-7a'));
    expect(events).toContainEqual({ kind: 'deckTurned', deck: 'floor', count: 1 });
    expect([names(state.decks[1]), state.piles[1]]).toEqual([['floor-7a'], []]);
    play(state, B, pass);
    play(state, A, blank('floor-2a'));
    expect([names(state.decks[1]), names(state.piles[1])]).toEqual([['floor-7a'], ['floor-2a']]);
  });
  it('CAP-8.13: deck and pile are one queue', () => {
    const state = drawing({ decks: { floor: 'floor-1a', roof: 'roof-1a' }, piles: { floor: 'floor-8a floor-2a floor-3a' } });
    const drawn = Array.from({ length: 4 }, () => play(state, A, draw('floor'))[0]);
    expect(drawn.map((event) => (event.kind === 'drawn' ? event.card : ''))).toEqual([
      'floor-1a',
      'floor-8a',
      'floor-2a',
      'floor-3a',
    ]);
  });
  it('CAP-8.14: all counts are public', () => {
    const state = position({ seats: 2, hands: ['floor-7a floor-2a', 'roof-1a'], piles: { roof: 'roof-2a roof-3a' } });
    const seen = game.view(state, 'spectator');
    expect(seen.players.map(({ hand }) => hand.length)).toEqual([2, 1]);
    expect(seen.decks.map((cards) => cards.length)).toEqual(state.decks.map((cards) => cards.length));
    expect(seen.piles[0]).toHaveLength(2);
  });
});

describe('worked examples of drawing', () => {
  it('CAP-EX-19: amphitheatres', () => {
    const state = scored({
      round: 2,
      board: { capitoline: 'A2 B1 M', viminal: 'A2 C2 B1 M' },
      hands: ['roof-1a', 'roof-2a', 'roof-3a', 'roof-4a'],
    });
    expect(state.draws).toEqual([10, 7, 8, 6]);
    for (let i = 0; i < 10; i++) {
      expect(verdict(state, A, stop)).toBe(i < 6 ? 'DRAW_MANDATORY' : 'accepted');
      play(state, A, draw('floor'));
    }
    expect(state.asked).toBe(B);
  });
  it('CAP-EX-20: deck turn-over', () => {
    const state = drawing({ decks: { floor: 'floor-5a' }, piles: { floor: 'floor-2a floor-8c' }, hands: ['', 'floor-1b'] });
    expect(play(state, A, draw('floor'))[0]).toMatchObject({ card: 'floor-5a' });
    expect([names(state.decks[1]), state.piles[1]]).toEqual([['floor-2a', 'floor-8c'], []]);
    state.phase = 'construction';
    state.asked = B;
    play(state, B, blank('floor-1b'));
    expect([names(state.decks[1]), names(state.piles[1])]).toEqual([['floor-2a', 'floor-8c'], ['floor-1b']]);
  });
  it('CAP-EX-24: decks run dry', () => {
    const state = newGame(4);
    const hands: number[][] = [];
    while (game.toAct(state).length > 0) {
      const [seat] = game.toAct(state);
      if (state.phase === 'construction') {
        hands[state.round - 1] ??= state.players.map(({ hand }) => hand.length);
        game.play(state, seat, pass);
      } else if (state.phase === 'auction') game.play(state, seat, { type: 'BID', cards: [] });
      else game.play(state, seat, game.moves(state, seat)[0]);
    }
    const first = (state.start + 2) % 4; // the start seat of round 2
    expect(hands[1]).toEqual([14, 14, 14, 14]);
    expect(hands[2].map((count) => count - 14)).toEqual([0, 1, 2, 3].map((seat) => (seat === first ? 6 : 0)));
    expect(hands[3]).toEqual(hands[2]);
    expect([state.removed, game.scores(state), game.result(state)?.ranks]).toEqual([
      [8, 2, 2],
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ]);
  });
});
