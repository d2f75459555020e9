/** Section 6: sealed auctions and the tiles. */
import { describe, expect, it } from 'vitest';
import { AREA_IDS, tileFor, tileId } from '../rules/board.ts';
import { CARD_IDS, cardOf } from '../rules/cards.ts';
import { ALL_BIDS_UP_TO, allBids } from '../rules/bids.ts';
import { game } from '../rules/index.ts';
import { PLACED_FOUNTAIN, type State } from '../rules/state.ts';
import { A, B, C, D, bid, bids, fountain, kinds, monument, play, position, verdict } from './build.ts';

const auction = (hands: readonly string[], more: Partial<Parameters<typeof position>[0]> = {}): State => {
  const state = position({ seats: hands.length, phase: 'auction', auction: 1, hands, ...more });
  for (const player of state.players) player.hasBid = player.hand.length === 0;
  return state;
};
const names = (cards: readonly number[]): string[] => cards.map((card) => CARD_IDS[card]);

describe('auctions', () => {
  it('CAP-6.1: two fountains, then an amphitheatre in rounds 1 and 2, a temple in rounds 3 and 4', () => {
    expect([1, 2, 3, 4].map((round) => [1, 2, 3].map((number) => tileFor(round, number)))).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 2],
    ]);
    expect([tileId(1, 1), tileId(2, 3), tileId(4, 3)]).toEqual(['fountain-1', 'amphitheatre-2', 'temple-2']);
    const state = auction(['roof-1a roof-2a', 'roof-3a']);
    bids(state, 'roof-1a', '');
    expect(kinds(play(state, A, fountain('caelian-s1')))).toEqual(['fountainPlaced', 'auctionOpened']);
    expect(state.auction).toBe(2);
  });
  it('CAP-6.2: everybody bids at once, any selection of the hand', () => {
    const state = auction(['roof-1a roof-2a permit-red-8', 'roof-3a', 'floor-1a']);
    expect(game.toAct(state)).toEqual([A, B, C]);
    expect(game.moves(state, A)).toHaveLength(8);
    expect(verdict(state, A, bid())).toBe('accepted');
    expect(verdict(state, A, bid('roof-1a roof-2a permit-red-8'))).toBe('accepted');
    expect(verdict(state, A, bid('roof-3a'))).toBe('CARD_NOT_IN_HAND');
    play(state, B, bid('roof-3a'));
    expect(game.toAct(state)).toEqual([A, C]);
  });
  it('CAP-6.3: the order of a bid is for the reveal only; a card cannot be in it twice', () => {
    const outcome = (first: string): State => {
      const state = auction(['roof-1a roof-7a permit-red-4', 'roof-3a']);
      bids(state, first, 'roof-3a');
      return state;
    };
    const [one, other] = [outcome('roof-1a permit-red-4 roof-7a'), outcome('roof-7a roof-1a permit-red-4')];
    expect(one.piles).toEqual(other.piles);
    expect(names(one.auctions[0].bids[A])).toEqual(['roof-1a', 'permit-red-4', 'roof-7a']);
    expect(verdict(auction(['roof-1a', 'roof-3a']), A, bid('roof-1a roof-1a'))).toBe('DUPLICATE_CARD');
  });
  it('CAP-6.4: all bids are revealed together when the last is in', () => {
    const state = auction(['roof-1a', 'roof-3a', 'floor-8a']);
    expect(kinds(play(state, C, bid('floor-8a')))).toEqual(['bidSealed']);
    expect(kinds(play(state, A, bid('roof-1a')))).toEqual(['bidSealed']);
    const events = play(state, B, bid('roof-3a'));
    expect(events[1]).toEqual({ kind: 'bidsRevealed', bids: [['roof-1a'], ['roof-3a'], ['floor-8a']], amounts: [1, 3, 8] });
  });
  it('CAP-6.5: the amount is the sum; an empty bid is no offer', () => {
    const state = auction(['roof-1a roof-2a permit-red-4', 'roof-6a']);
    bids(state, 'roof-1a roof-2a permit-red-4', 'roof-6a');
    expect(state.auctions[0].amounts).toEqual([7, 6]);
    const none = auction(['roof-1a', 'roof-6a']);
    bids(none, '', '');
    expect(none.auctions[0].winner).toBe(-1);
  });
  it('CAP-6.6: the highest amount wins', () => {
    const state = auction(['roof-5a roof-2a', 'roof-6a', 'permit-red-8']);
    bids(state, 'roof-5a roof-2a', 'roof-6a', 'permit-red-8');
    expect([state.phase, state.asked]).toEqual(['tile', C]);
  });
  it('CAP-6.7: equal amounts: the highest single card, and only that', () => {
    const state = auction(['roof-5a roof-2a', 'roof-6a roof-1a', 'permit-red-3 permit-red-4']);
    const events = bids(state, 'roof-5a roof-2a', 'roof-6a roof-1a', 'permit-red-3 permit-red-4');
    expect(state.asked).toBe(B);
    expect(events).toContainEqual({
      kind: 'auctionWon',
      seat: B,
      tile: 'fountain-1',
      amount: 7,
      highest: 6,
      by: 'highestCard',
    });
  });
  it('CAP-6.8: still equal: the first clockwise from the start seat', () => {
    for (const [start, winner] of [
      [A, A],
      [B, C],
      [C, C],
    ]) {
      const state = auction(['roof-6a', 'roof-1a', 'permit-red-6'], { start });
      const events = bids(state, 'roof-6a', 'roof-1a', 'permit-red-6');
      expect(state.asked).toBe(winner);
      expect(events.find(({ kind }) => kind === 'auctionWon')).toMatchObject({ by: 'seat' });
    }
  });
  it('CAP-6.9: the winner discards the bid, the highest card first, equal values by id', () => {
    const state = auction(['floor-8a floor-3b floor-3a floor-1a permit-red-2', 'roof-3a']);
    const events = bids(state, 'permit-red-2 floor-3b floor-8a floor-3a', '');
    expect(events).toContainEqual({
      kind: 'paid',
      seat: A,
      cards: ['floor-8a', 'floor-3a', 'floor-3b', 'permit-red-2'],
      amount: 16,
    });
    expect(names(state.piles[1])).toEqual(['floor-8a', 'floor-3a', 'floor-3b']);
    expect(names(state.piles[2])).toEqual(['permit-red-2']);
    expect(names(state.players[A].hand)).toEqual(['floor-1a']);
  });
  it('CAP-6.10: the others take their cards back, seen by all; unbid cards stay unseen', () => {
    const state = auction(['floor-8a', 'roof-3a roof-4a', 'floor-1a']);
    const events = bids(state, 'floor-8a', 'roof-3a', 'floor-1a');
    expect(names(state.players[B].hand)).toEqual(['roof-3a', 'roof-4a']);
    expect(names(state.players[B].known)).toEqual(['roof-3a']);
    expect(state.players[B].unseen).toEqual([1, 0, 0]);
    expect(events).toContainEqual({ kind: 'bidLost', seat: B, cards: ['roof-3a'], amount: 3 });
    expect(game.view(state, A).players[B].hand).toEqual([cardOf('roof-3a'), -1]);
  });
  it('CAP-6.11: the winner places the tile before anything else', () => {
    const state = auction(['floor-8a roof-1a', 'roof-3a']);
    bids(state, 'floor-8a', 'roof-3a');
    expect(game.toAct(state)).toEqual([A]);
    expect(verdict(state, B, fountain('caelian-s1'))).toBe('NOT_AUCTION_WINNER');
    expect(verdict(state, B, bid())).toBe('WRONG_PHASE');
    expect(verdict(state, A, fountain('caelian-s1'))).toBe('accepted');
  });
  it('CAP-6.12: a fountain goes on any open small square, any number to an area', () => {
    const state = position({
      seats: 2,
      phase: 'tile',
      auction: 1,
      asked: A,
      hands: ['roof-1a', 'roof-2a'],
      board: { caelian: 'F F F F B1' },
    });
    expect(verdict(state, A, fountain('caelian-s6'))).toBe('accepted');
    expect(verdict(state, A, fountain('viminal-s3'))).toBe('accepted');
    expect(verdict(state, A, fountain('caelian-s5'))).toBe('SQUARE_OCCUPIED');
    expect(verdict(state, A, fountain('caelian-s1'))).toBe('SQUARE_FOUNTAIN');
    expect(verdict(state, A, fountain('caelian-L'))).toBe('SQUARE_UNKNOWN');
    play(state, A, fountain('caelian-s6'));
    expect([state.areas[7].fountains, state.areas[7].squares[5]]).toEqual([5, PLACED_FOUNTAIN]);
  });
  it('CAP-6.13: a monument goes on an empty large square, one to an area', () => {
    const state = position({
      seats: 2,
      phase: 'tile',
      auction: 3,
      round: 3,
      asked: A,
      hands: ['roof-1a', 'roof-2a'],
      board: { caelian: 'M' },
    });
    expect(verdict(state, A, monument('caelian'))).toBe('LARGE_SQUARE_TAKEN');
    expect(verdict(state, A, monument('suburra'))).toBe('AREA_UNKNOWN');
    expect(game.moves(state, A)).toHaveLength(8);
    play(state, A, monument('viminal'));
    expect(state.areas[4].monument).toBe(2);
  });
  it('CAP-6.14: placed tiles stay and belong to nobody', () => {
    const state = auction(['floor-8a roof-1a', 'roof-3a']);
    bids(state, 'floor-8a', '');
    play(state, A, fountain('caelian-s1'));
    bids(state, '', 'roof-3a');
    expect(verdict(state, B, fountain('caelian-s1'))).toBe('SQUARE_FOUNTAIN');
    play(state, B, fountain('caelian-s2'));
    expect(state.areas[7].squares.slice(0, 2)).toEqual([PLACED_FOUNTAIN, PLACED_FOUNTAIN]);
  });
  it('CAP-6.15: nobody bids: the tile leaves the game and the next auction follows', () => {
    const state = auction(['floor-8a', 'roof-3a']);
    expect(kinds(bids(state, '', ''))).toEqual(['bidSealed', 'bidSealed', 'bidsRevealed', 'tileRemoved', 'auctionOpened']);
    expect([state.removed, state.auction, game.census(state).fountain]).toEqual([[1, 0, 0], 2, 8]);
  });
  it('CAP-10.5: nobody bids: the start player gets the tile, where the table says so', () => {
    const state = auction(['floor-8a', 'roof-3a'], { options: { unsoldTile: 'startPlayer' }, start: B });
    const events = bids(state, '', '');
    expect(kinds(events)).toEqual(['bidSealed', 'bidSealed', 'bidsRevealed', 'auctionWon']);
    expect(events.at(-1)).toMatchObject({ seat: B, tile: 'fountain-1', amount: 0, by: 'noBid' });
    expect([game.toAct(state), state.phase, state.removed]).toEqual([[B], 'tile', [0, 0, 0]]);
    play(state, B, fountain('caelian-s1'));
    expect([state.auction, state.players.map(({ hand }) => hand.length)]).toEqual([2, [1, 1]]);
    bids(state, 'floor-8a', '');
    expect(game.toAct(state)).toEqual([A]);
  });
  it('CAP-6.16: no cards is an empty bid; if nobody has any the auctions resolve by themselves', () => {
    const state = position({ seats: 3, hands: ['roof-1a', '', 'roof-2a'] });
    play(state, A, { type: 'PASS' });
    const opened = play(state, C, { type: 'PASS' });
    expect(opened).toContainEqual({ kind: 'hasBid', seat: B, automatic: true });
    expect(game.toAct(state)).toEqual([A, C]);
    const empty = position({ seats: 2, hands: ['roof-1a', ''] });
    play(empty, A, { type: 'PLAY_BLANK', card: 'roof-1a' });
    expect([empty.phase, empty.removed]).toEqual(['drawing', [2, 1, 0]]);
  });
  it('CAP-6.17: without an open square the fountain leaves the game, and the price is paid', () => {
    const full = Object.fromEntries(AREA_IDS.map((area) => [area, 'F F F F F']));
    const state = auction(['floor-8a', 'roof-3a'], { board: full });
    for (const area of state.areas) area.squares = area.squares.map((there) => (there === -1 ? PLACED_FOUNTAIN : there));
    const events = bids(state, 'floor-8a', 'roof-3a');
    expect(events).toContainEqual({ kind: 'tileRemoved', tile: 'fountain-1', why: 'noSquare' });
    expect([state.players[A].hand, state.auction, state.phase]).toEqual([[], 2, 'auction']);
  });
  it('CAP-6.2: bids with cards of one face are listed once', () => {
    expect(allBids([cardOf('floor-3a'), cardOf('floor-3b'), cardOf('roof-3a')]).map(({ cards }) => cards.join(' '))).toEqual([
      '',
      'floor-3a',
      'floor-3a floor-3b',
      'roof-3a',
      'floor-3a roof-3a',
      'floor-3a floor-3b roof-3a',
    ]);
  });
  it('CAP-6.2: every bid is listed up to 13 different cards, beyond that one for each amount and highest card', () => {
    const permits = Array.from({ length: 24 }, (_, i) => 38 + i);
    expect(allBids(permits.slice(0, ALL_BIDS_UP_TO))).toHaveLength(2 ** 13);
    const many = allBids(permits);
    const amounts = many.map(({ cards }) => cards.reduce((sum, id) => sum + Number(id.at(-1)), 0));
    expect(new Set(amounts).size).toBe(109); // 0 to 108
    const outcomes = many.map(({ cards }, i) => `${amounts[i]}/${cards[0]?.at(-1) ?? ''}`);
    expect(new Set(outcomes).size).toBe(many.length);
  });
});

describe('worked examples of auctions', () => {
  it('CAP-EX-09: the bid', () => {
    const state = auction(['roof-4a permit-red-6 roof-7a floor-8a', 'roof-3a']);
    bids(state, 'roof-7a roof-4a', 'roof-3a');
    expect(state.auctions[0].amounts[A]).toBe(11);
    expect(names(state.players[A].hand)).toEqual(['floor-8a', 'permit-red-6']);
    expect(game.view(state, B).players[A].hand).toEqual([-1, -1]);
  });
  it('CAP-EX-10: tie by highest card', () => {
    const state = auction(['roof-7a roof-4a', 'floor-8a floor-3a', 'permit-red-6', 'roof-1a']);
    bids(state, 'roof-7a roof-4a', 'floor-8a floor-3a', 'permit-red-6', '');
    expect(state.asked).toBe(B);
    expect(names(state.piles[1])).toEqual(['floor-8a', 'floor-3a']);
    expect(state.players.map(({ known }) => names(known))).toEqual([['roof-4a', 'roof-7a'], [], ['permit-red-6'], []]);
  });
  it('CAP-EX-11: tie by seat', () => {
    const state = auction(['permit-red-8 roof-3a', 'roof-1b', 'roof-2b', 'floor-8a floor-2a floor-1a'], { start: C });
    bids(state, 'permit-red-8 roof-3a', '', '', 'floor-8a floor-2a floor-1a');
    expect(state.asked).toBe(D);
  });
  it('CAP-EX-12: nobody bids', () => {
    const state = auction(['roof-1a', 'roof-2a', 'roof-3a', 'roof-4a']);
    const events = bids(state, '', '', '', '');
    expect(events).toContainEqual({ kind: 'tileRemoved', tile: 'fountain-1', why: 'noBid' });
    expect(events).toContainEqual({ kind: 'auctionOpened', round: 1, auction: 2, tile: 'fountain-2' });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([1, 1, 1, 1]);
  });
});
