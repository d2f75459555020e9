/** Sections 4 and 5: building, and where buildings may go. */
import { describe, expect, it } from 'vitest';
import { cardOf } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { NO_ROOF, floorsOf, ownerOf } from '../rules/state.ts';
import { A, B, C, after, bid, blank, floors, kinds, pass, permit, play, position, roof, scored, verdict } from './build.ts';

const site = (state: ReturnType<typeof position>, seat = A): string =>
  state.players[seat].site.map(({ floors: height, roof: shape }) => `${height}${shape === NO_ROOF ? '' : 'rt'[shape]}`).join(' ');

describe('construction', () => {
  it('CAP-4.1: the start seat begins, clockwise, skipping those who passed', () => {
    const state = position({ seats: 3, start: 1, hands: ['roof-1a', 'roof-2a roof-3a', 'roof-4a roof-5a'] });
    expect(game.toAct(state)).toEqual([1]);
    expect(verdict(state, A, pass)).toBe('NOT_YOUR_TURN');
    play(state, B, blank('roof-2a'));
    play(state, C, blank('roof-4a'));
    play(state, A, pass);
    play(state, B, pass);
    expect(game.toAct(state)).toEqual([C]);
  });
  it('CAP-4.2: a turn is one card or a pass', () => {
    const state = position({ seats: 2, hands: ['roof-1a roof-2a', 'roof-3a'] });
    play(state, A, blank('roof-1a'));
    expect(verdict(state, A, blank('roof-2a'))).toBe('NOT_YOUR_TURN');
    expect(verdict(state, A, blank('roof-1a'))).toBe('NOT_YOUR_TURN');
  });
  it('CAP-4.3: who has passed plays no more cards in this phase, but does in the next', () => {
    const state = position({ seats: 2, hands: ['roof-1a roof-2a', 'roof-3a roof-4a'] });
    play(state, A, pass);
    expect(verdict(state, A, blank('roof-1a'))).toBe('ALREADY_PASSED');
    play(state, B, blank('roof-3a'));
    expect(game.toAct(state)).toEqual([B]);
    expect(state.players[A].passed).toBe(true);
    const next = scored({ seats: 2, hands: ['roof-1a', 'roof-2a'] });
    for (let i = 0; i < 12; i++) play(next, next.asked, { type: 'DRAW', deck: 'floor' });
    expect(next.players.map(({ passed }) => passed)).toEqual([false, false]);
  });
  it('CAP-4.4: the last one left goes on, one card at a time', () => {
    const state = position({ seats: 3, hands: ['roof-1a roof-2a', 'roof-3a', 'roof-4a'] });
    play(state, A, blank('roof-1a'));
    play(state, B, pass);
    play(state, C, pass);
    play(state, A, blank('roof-2a'));
    expect(state.phase).toBe('auction');
  });
  it('CAP-4.5: the phase ends when everybody has passed', () => {
    const state = position({ seats: 2, hands: ['roof-1a', 'roof-2a'] });
    play(state, A, pass);
    expect(state.phase).toBe('construction');
    play(state, B, pass);
    expect([state.phase, state.auction]).toEqual(['auction', 1]);
  });
  it('CAP-4.6: no card in hand is a pass when the turn comes', () => {
    const state = position({ seats: 2, hands: ['roof-1a roof-2a', ''] });
    const events = play(state, A, blank('roof-1a'));
    expect(events).toContainEqual({ kind: 'passed', seat: B, automatic: true });
    expect(game.toAct(state)).toEqual([A]);
  });
  it('CAP-4.7: the card is shown, carried out and discarded on the pile of its type', () => {
    const state = position({ hands: ['floor-4b', 'roof-1a'] });
    const events = play(state, A, floors('floor-4b', 'new:1 new:1'));
    expect(kinds(events)).toEqual(['cardPlayed', 'floorsPlaced']);
    expect(state.piles[1]).toEqual([cardOf('floor-4b')]);
    expect(state.players[A].hand).toEqual([]);
  });
  it('CAP-4.8: any card may be played without effect', () => {
    const state = position({ hands: ['floor-4b permit-red-1 roof-2a', 'roof-1a'] });
    for (const card of ['floor-4b', 'permit-red-1', 'roof-2a']) {
      const next = after(state, A, blank(card));
      expect([site(next), next.supply, next.players[A].hand.length]).toEqual([site(state), state.supply, 2]);
      expect(game.toAct(next)).toEqual([B]);
    }
  });
  it('CAP-4.9: a floor card takes two floors, all used at once', () => {
    const state = position({ hands: ['floor-4b', 'roof-1a'], sites: ['3'], supply: 30 });
    expect(game.refuse(state, A, floors('floor-4b', 'b1'))).toMatchObject({
      code: 'FLOOR_COUNT',
      rule: 'CAP-4.9',
      need: 2,
      have: 1,
    });
    expect(verdict(state, A, floors('floor-4b', 'b1 b1 b1'))).toBe('FLOOR_COUNT');
    expect(after(state, A, floors('floor-4b', 'b1 b1')).supply).toBe(28);
  });
  it('CAP-4.10: on one building, on two, on one and beside it, as one or as two new buildings', () => {
    const state = position({ hands: ['floor-4b', 'roof-1a'], sites: ['3 1'] });
    const outcome = (targets: string): string => site(after(state, A, floors('floor-4b', targets)));
    expect(outcome('b1 b1')).toBe('5 1');
    expect(outcome('b1 b2')).toBe('4 2');
    expect(outcome('b2 b1')).toBe('4 2');
    expect(outcome('b2 new:1')).toBe('3 2 1');
    expect(outcome('new:1 new:1')).toBe('3 1 2');
    expect(outcome('new:1 new:2')).toBe('3 1 1 1');
    const listed = game.moves(state, A).flatMap((move) => (move.type === 'PLAY_FLOOR' ? [move.targets.join(' ')] : []));
    expect(listed).toEqual(['b1 b1', 'b1 new:1', 'b1 b2', 'b2 b2', 'b2 new:1', 'new:1 new:1', 'new:1 new:2']);
  });
  it('CAP-4.10: buildings alike are listed once, two of them together too', () => {
    const state = position({ hands: ['floor-4b', 'roof-1a'], sites: ['1 1 1 2r'] });
    const listed = game.moves(state, A).flatMap((move) => (move.type === 'PLAY_FLOOR' ? [move.targets.join(' ')] : []));
    expect(listed).toEqual(['b1 b1', 'b1 new:1', 'b1 b2', 'new:1 new:1', 'new:1 new:2']);
    expect(verdict(state, A, floors('floor-4b', 'b3 b2'))).toBe('accepted');
  });
  it('CAP-4.11: no limit to the height or the number of buildings', () => {
    const tall = position({ hands: ['floor-4b', 'roof-1a'], sites: ['20'] });
    expect(site(after(tall, A, floors('floor-4b', 'b1 b1')))).toBe('22');
    const many = position({ hands: ['floor-4b', 'roof-1a'], sites: ['1 1 1 1 1 1 1 1 1 1 1 1'] });
    expect(after(many, A, floors('floor-4b', 'new:1 new:2')).players[A].site).toHaveLength(14);
  });
  it('CAP-4.12: floors once set stay where they are', () => {
    const state = position({ hands: ['floor-4b', 'roof-1a'], sites: ['3 2'] });
    for (const move of game.moves(state, A)) {
      const next = after(state, A, move).players[A].site;
      state.players[A].site.forEach(({ number, floors: before }) =>
        expect(next.find((building) => building.number === number)?.floors).toBeGreaterThanOrEqual(before),
      );
    }
  });
  it('CAP-4.13: with one floor left the card gives one, with none it can only be spent', () => {
    const one = position({ hands: ['floor-4b', 'roof-1a'], sites: ['3'], supply: 1 });
    expect(game.refuse(one, A, floors('floor-4b', 'b1 b1'))).toMatchObject({
      code: 'FLOOR_COUNT',
      rule: 'CAP-4.13',
      need: 1,
      have: 2,
    });
    expect(site(after(one, A, floors('floor-4b', 'new:1')))).toBe('3 1');
    expect(game.moves(one, A).filter(({ type }) => type === 'PLAY_FLOOR')).toHaveLength(2);
    const none = position({ hands: ['floor-4b', 'roof-1a'], sites: ['3'], supply: 0 });
    expect(verdict(none, A, floors('floor-4b', 'b1'))).toBe('SUPPLY_EMPTY');
    expect(game.moves(none, A).map(({ type }) => type)).toEqual(['PASS', 'PLAY_BLANK']);
  });
  it('CAP-4.14: floors never return to the supply', () => {
    const state = position({ hands: ['permit-black-1', 'roof-1a'] });
    expect(after(state, A, permit('permit-black-1', 'b1', 'caelian-s1')).supply).toBe(state.supply);
  });
  it('CAP-4.15: a roof card puts a roof of either shape on an own unfinished building', () => {
    const state = position({ hands: ['roof-4b', 'roof-1a'], sites: ['3 1r', '2'], roofs: [[2, 1]] });
    expect(site(after(state, A, roof('roof-4b', 'b1', 'round')))).toBe('3r 1r');
    const next = after(state, A, roof('roof-4b', 'b1', 'triangular'));
    expect([site(next), next.players[A].roofs]).toEqual(['3t 1r', [2, 0]]);
    expect(verdict(state, A, roof('roof-4b', 'b7', 'round'))).toBe('BUILDING_UNKNOWN');
  });
  it('CAP-4.16: a finished building takes no floor and no other roof', () => {
    const state = position({ hands: ['roof-4b floor-1a', 'roof-1a'], sites: ['3r 2'] });
    expect(verdict(state, A, roof('roof-4b', 'b1', 'triangular'))).toBe('BUILDING_COMPLETE');
    expect(verdict(state, A, floors('floor-1a', 'b1 b2'))).toBe('BUILDING_COMPLETE');
  });
  it('CAP-4.17: roofs do not come back, and no shape beyond the set', () => {
    const state = position({ hands: ['roof-4b', 'roof-1a'], sites: ['3'], roofs: [[0, 1]] });
    expect(game.refuse(state, A, roof('roof-4b', 'b1', 'round'))).toMatchObject({
      code: 'ROOF_EXHAUSTED',
      have: 0,
      about: 'round',
    });
    expect(after(state, A, roof('roof-4b', 'b1', 'triangular')).players[A].roofs).toEqual([0, 0]);
  });
  it('CAP-4.18: a permit moves an own finished building from the site to a small square', () => {
    const state = position({ hands: ['permit-black-5', 'roof-1a'] });
    const next = after(state, A, permit('permit-black-5', 'b3', 'aventine-s4'));
    expect(site(next)).toBe('1r 2r 2t');
    const there = next.areas[8].squares[3];
    expect([ownerOf(there), floorsOf(there), next.areas[8].shape]).toEqual([A, 1, 1]);
    const unfinished = position({ hands: ['permit-black-5'], sites: ['1'] });
    expect(verdict(unfinished, A, permit('permit-black-5', 'b1', 'aventine-s1'))).toBe('BUILDING_INCOMPLETE');
  });
  it('CAP-4.19: a building on the board never moves', () => {
    const state = position({ seats: 2, hands: ['permit-black-5 permit-black-6', 'roof-1a'] });
    play(state, A, permit('permit-black-5', 'b1', 'aventine-s1'));
    play(state, B, pass);
    expect(verdict(state, A, permit('permit-black-6', 'b1', 'caelian-s1'))).toBe('BUILDING_UNKNOWN');
  });
});

describe('the building code', () => {
  const black = (board: Record<string, string>, sites = '1r 2r 1t 2t 3r'): ReturnType<typeof position> =>
    position({ hands: ['permit-black-5', 'roof-1a'], sites: [sites], board });
  const to = (building: string, square: string) => permit('permit-black-5', building, square);

  it('CAP-5.1: the area has the colour of the permit', () => {
    expect(game.refuse(black({}), A, to('b1', 'quirinal-s1'))).toMatchObject({
      code: 'WRONG_COLOUR',
      rule: 'CAP-5.1',
      about: 'black',
    });
  });
  it('CAP-5.2: an open small square: no large square, no fountain, nothing built', () => {
    const state = black({ caelian: 'B1 F' });
    expect(verdict(state, A, to('b1', 'caelian-L'))).toBe('SQUARE_UNKNOWN');
    expect(verdict(state, A, to('b1', 'caelian-s1'))).toBe('SQUARE_OCCUPIED');
    expect(verdict(state, A, to('b1', 'caelian-s2'))).toBe('SQUARE_FOUNTAIN');
    expect(verdict(state, A, to('b1', 'palatine-s6'))).toBe('SQUARE_FOUNTAIN');
    expect(verdict(state, A, to('b1', 'caelian-s3'))).toBe('accepted');
  });
  it('CAP-5.3: the same roof shape as the buildings there', () => {
    const state = black({ caelian: 'B1 triangular' });
    expect(game.refuse(state, A, to('b1', 'caelian-s2'))).toMatchObject({ code: 'ROOF_SHAPE_MISMATCH', about: 'triangular' });
    expect(verdict(state, A, to('b3', 'caelian-s2'))).toBe('accepted');
  });
  it('CAP-5.4: either shape in an area without buildings', () => {
    for (const building of ['b1', 'b3'])
      expect(verdict(black({ palatine: 'B1' }), A, to(building, 'caelian-s1'))).toBe('accepted');
  });
  it('CAP-5.5: the three areas of a colour may not all have one shape', () => {
    const state = black({ palatine: 'B1 triangular', aventine: 'A1 triangular' });
    expect(game.refuse(state, A, to('b3', 'caelian-s1'))).toMatchObject({
      code: 'ROOF_VARIETY',
      rule: 'CAP-5.5',
      about: 'triangular',
    });
    expect(verdict(state, A, to('b4', 'caelian-s1'))).toBe('ROOF_VARIETY');
    expect(verdict(state, A, to('b1', 'caelian-s1'))).toBe('accepted');
    const mixed = black({ palatine: 'B1 triangular', aventine: 'A1 round' });
    for (const building of ['b1', 'b3']) expect(verdict(mixed, A, to(building, 'caelian-s1'))).toBe('accepted');
    const built = black({ palatine: 'B1 triangular', aventine: 'A1 triangular', caelian: 'A1 round' });
    expect(verdict(built, A, to('b1', 'caelian-s2'))).toBe('accepted');
  });
  it('CAP-5.6: the first building of an area has one floor', () => {
    expect(game.refuse(black({}), A, to('b2', 'caelian-s1'))).toMatchObject({ code: 'FIRST_MUST_BE_ONE', need: 1, have: 2 });
    expect(verdict(black({}), A, to('b1', 'caelian-s1'))).toBe('accepted');
  });
  it('CAP-5.7: the next ones are as tall as the tallest there or one taller, whoever owns it', () => {
    const state = black({ caelian: 'B1 C2' }, '1r 2r 3r 4r');
    expect(game.refuse(state, A, to('b1', 'caelian-s3'))).toMatchObject({ code: 'HEIGHT_TOO_LOW', need: 2, have: 1 });
    expect(verdict(state, A, to('b2', 'caelian-s3'))).toBe('accepted');
    expect(verdict(state, A, to('b3', 'caelian-s3'))).toBe('accepted');
    expect(game.refuse(state, A, to('b4', 'caelian-s3'))).toMatchObject({ code: 'HEIGHT_TOO_HIGH', need: 3, have: 4 });
  });
  it('CAP-5.8: fountains and monuments are no buildings', () => {
    const state = black({ caelian: 'F F T', palatine: 'B1 triangular', aventine: 'F M' });
    expect(verdict(state, A, to('b2', 'caelian-s3'))).toBe('FIRST_MUST_BE_ONE');
    for (const building of ['b1', 'b3']) expect(verdict(state, A, to(building, 'caelian-s3'))).toBe('accepted');
  });
  it('CAP-5.2: a full area is not listed', () => {
    const state = black({ caelian: 'A1 B1 C1 A1 B1 C1 A1' });
    expect(game.moves(state, A).some((move) => move.type === 'PLAY_PERMIT' && move.square.startsWith('caelian'))).toBe(false);
    expect(verdict(state, A, to('b1', 'caelian-s7'))).toBe('SQUARE_OCCUPIED');
  });
});

describe('worked examples of construction', () => {
  const aventine = (sites: string): ReturnType<typeof position> =>
    position({ hands: ['permit-black-5', 'roof-1a'], sites: [sites], board: { aventine: 'A1 B1 C2 round' } });
  it('CAP-EX-01: height', () => {
    const state = aventine('1r 2r 3r 4r 2t');
    const results = ['b1', 'b2', 'b3', 'b4', 'b5'].map((building) =>
      verdict(state, A, permit('permit-black-5', building, 'aventine-s4')),
    );
    expect(results).toEqual(['HEIGHT_TOO_LOW', 'accepted', 'accepted', 'HEIGHT_TOO_HIGH', 'ROOF_SHAPE_MISMATCH']);
  });
  it('CAP-EX-02: first building', () => {
    const state = position({ hands: ['permit-black-5', 'roof-1a'] });
    const results = ['b2', 'b1', 'b3'].map((building) => verdict(state, A, permit('permit-black-5', building, 'caelian-s1')));
    expect(results).toEqual(['FIRST_MUST_BE_ONE', 'accepted', 'accepted']);
  });
  it('CAP-EX-03: roof variety', () => {
    const hands = ['permit-white-5 permit-white-6', 'roof-1a'];
    const both = position({ hands, board: { quirinal: 'B1 round', viminal: 'C1 round' } });
    expect(verdict(both, A, permit('permit-white-5', 'b1', 'esquiline-s1'))).toBe('ROOF_VARIETY');
    expect(verdict(both, A, permit('permit-white-5', 'b3', 'esquiline-s1'))).toBe('accepted');
    const one = position({ seats: 2, hands, board: { quirinal: 'B1 round' }, sites: ['1r 1r'] });
    play(one, A, permit('permit-white-5', 'b1', 'esquiline-s1'));
    play(one, B, pass);
    expect(verdict(one, A, permit('permit-white-6', 'b2', 'viminal-s1'))).toBe('ROOF_VARIETY');
  });
  it('CAP-EX-04: squares and colour', () => {
    const state = position({ hands: ['permit-black-5 permit-red-5', 'roof-1a'], board: { palatine: 'B1' } });
    expect(verdict(state, A, permit('permit-black-5', 'b1', 'palatine-s7'))).toBe('SQUARE_FOUNTAIN');
    expect(verdict(state, A, permit('permit-red-5', 'b1', 'palatine-s1'))).toBe('WRONG_COLOUR');
    expect(verdict(state, A, permit('permit-red-5', 'b1', 'palatine-L'))).toBe('SQUARE_UNKNOWN');
    expect(verdict(state, A, permit('permit-black-5', 'b1', 'palatine-s1'))).toBe('SQUARE_OCCUPIED');
  });
  it('CAP-EX-05: floors', () => {
    const state = position({ hands: ['floor-1a', 'roof-1a'], sites: ['1r 2r 1t 2t 1'], supply: 30 });
    const outcome = (targets: string): string => site(after(state, A, floors('floor-1a', targets)));
    expect(outcome('b5 b5')).toBe('1r 2r 1t 2t 3');
    expect(after(state, A, floors('floor-1a', 'b5 b5')).supply).toBe(28);
    expect(outcome('b5 new:1')).toBe('1r 2r 1t 2t 2 1');
    expect(outcome('new:1 new:1')).toBe('1r 2r 1t 2t 1 2');
    expect(outcome('new:1 new:2')).toBe('1r 2r 1t 2t 1 1 1');
    expect(after(state, A, floors('floor-1a', 'new:1 new:2')).players[A].site.at(-1)?.number).toBe(7);
    expect(verdict(state, A, floors('floor-1a', 'b5'))).toBe('FLOOR_COUNT');
    expect(verdict(state, A, floors('floor-1a', 'b1 b5'))).toBe('BUILDING_COMPLETE');
  });
  it('CAP-EX-06: floor shortage', () => {
    const one = position({ hands: ['floor-1a', 'roof-1a'], sites: ['1r 2r 1t 2t 1'], supply: 1 });
    expect(after(one, A, floors('floor-1a', 'b5')).supply).toBe(0);
    expect(verdict(one, A, floors('floor-1a', 'b5 b5'))).toBe('FLOOR_COUNT');
    const none = position({ hands: ['floor-1a', 'roof-1a'], sites: ['1r 2r 1t 2t 1'], supply: 0 });
    for (const targets of ['b5', 'b5 b5', 'new:1']) expect(verdict(none, A, floors('floor-1a', targets))).toBe('SUPPLY_EMPTY');
    expect(verdict(none, A, blank('floor-1a'))).toBe('accepted');
  });
  it('CAP-EX-07: card without effect', () => {
    const state = position({ hands: ['roof-3a', 'roof-1a'], sites: ['2'], roofs: [[0, 0]] });
    for (const shape of ['round', 'triangular'] as const)
      expect(verdict(state, A, roof('roof-3a', 'b1', shape))).toBe('ROOF_EXHAUSTED');
    const next = after(state, A, blank('roof-3a'));
    expect(next.piles[0]).toEqual([cardOf('roof-3a')]);
    expect(game.toAct(next)).toEqual([B]);
  });
  it('CAP-EX-08: the last player goes on', () => {
    const state = position({ seats: 3, hands: ['roof-1a roof-2a roof-3a roof-4a', 'roof-5a', 'roof-6a'] });
    play(state, A, blank('roof-4a'));
    play(state, B, pass);
    play(state, C, pass);
    expect(verdict(state, B, blank('roof-5a'))).toBe('ALREADY_PASSED');
    for (const card of ['roof-1a', 'roof-2a']) {
      play(state, A, blank(card));
      expect(game.toAct(state)).toEqual([A]);
    }
    expect(kinds(play(state, A, blank('roof-3a')))).toEqual(['cardPlayed', 'passed', 'auctionOpened', 'hasBid']);
    expect(game.toAct(state)).toEqual([B, C]);
    expect(verdict(state, A, bid())).toBe('ALREADY_BID');
  });
});
