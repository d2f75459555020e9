/** Sections 10 and 11: options, and who may know what. */
import { describe, expect, it } from 'vitest';
import { below, canonicalJson, defaultOptions, heardBy, quickChance, type Told } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { AREA_IDS } from '../rules/board.ts';
import { CARD_IDS, cardOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import { CLOSED, OPEN, type State } from '../rules/state.ts';
import { A, B, C, bid, bids, blank, draw, fountain, newGame, pass, permit, play, position, verdict } from './build.ts';

const openSquares = (state: State): number =>
  state.areas.flatMap(({ squares }) => squares).filter((there) => there === OPEN).length;
const sealed = (first: string): State => {
  const state = position({ seats: 3, phase: 'auction', auction: 1, hands: ['roof-1a floor-2a floor-8a', 'roof-3a', 'roof-4a'] });
  play(state, A, bid(first));
  return state;
};

describe('options', () => {
  const tableWith = (seats: number, options: Record<string, string | number | boolean>) =>
    game.refuseTable(seats, { ...defaultOptions(game.options), ...options });
  it('CAP-10.1: the host’s seat must be one of the table’s; at random it does not matter', () => {
    expect(tableWith(2, { startPlayer: 'host', startSeat: 2 })).toMatchObject({
      code: 'BAD_OPTION',
      rule: 'CAP-10.1',
      about: 'startSeat',
    });
    expect(tableWith(2, { startPlayer: 'host', startSeat: 1 })).toBeUndefined();
    expect(tableWith(2, { startPlayer: 'random', startSeat: 3 })).toBeUndefined();
    expect(defaultOptions(game.options)).toEqual({
      startPlayer: 'random',
      startSeat: 0,
      trackSeenCards: true,
      tightBoard: false,
      unsoldTile: 'leaves',
      amphitheatre: 'rank',
    });
  });
  it('CAP-10.2: trackSeenCards changes what is shown, never what is legal', () => {
    const [on, off] = [true, false].map((trackSeenCards) => newGame(3, { trackSeenCards }, 3));
    const chance = quickChance(12);
    for (let i = 0; i < 80; i++) {
      const [seat] = game.toAct(on);
      const moves = game.moves(on, seat);
      expect(game.moves(game.view(off, seat), seat)).toEqual(moves);
      const move = moves[below(chance, moves.length)];
      game.play(on, seat, move);
      game.play(off, seat, move);
    }
  });
  it('CAP-10.3: with tightBoard the highest squares without fountain are closed, 2 with two players, 1 with three', () => {
    const state = newGame(2, { tightBoard: true });
    expect(state.areas[AREA_IDS.indexOf('palatine')].squares.map((there) => there === CLOSED)).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(state.areas[AREA_IDS.indexOf('caelian')].squares.map((there) => there === CLOSED)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect([2, 3, 4].map((seats) => openSquares(newGame(seats, { tightBoard: true })))).toEqual([41, 50, 59]);
    const tight = position({ seats: 2, hands: ['permit-black-1'], options: { tightBoard: true } });
    expect(game.refuse(tight, A, permit('permit-black-1', 'b1', 'caelian-s7'))).toMatchObject({
      code: 'SQUARE_UNKNOWN',
      rule: 'CAP-10.3',
    });
    expect(verdict(tight, A, permit('permit-black-1', 'b1', 'caelian-s5'))).toBe('accepted');
    tight.phase = 'tile';
    tight.auction = 1;
    expect(verdict(tight, A, fountain('palatine-s5'))).toBe('SQUARE_UNKNOWN');
  });
  it('CAP-10.4: there are no billboards: no move reserves a square', () => {
    const kinds = new Set<string>();
    const state = newGame(4, {}, 9);
    const chance = quickChance(2);
    while (game.toAct(state).length > 0) {
      const [seat] = game.toAct(state);
      const moves = game.moves(state, seat);
      for (const { type } of moves) kinds.add(type);
      game.play(state, seat, moves[below(chance, moves.length)]);
    }
    expect([...kinds].every((kind) => /^(PASS|PLAY_|BID|PLACE_|DRAW|STOP_DRAWING)/.test(kind))).toBe(true);
  });
});

describe('hidden information', () => {
  it('CAP-11.1: a view has one’s own hand and pending bid and public things', () => {
    const state = sealed('floor-8a');
    const [mine, theirs] = [game.view(state, A), game.view(state, B)];
    expect(mine.players[A]).toMatchObject({ hand: state.players[A].hand, bid: [cardOf('floor-8a')] });
    expect(mine.players[B].hand).toEqual([-1]);
    expect(theirs.players[A]).toMatchObject({ hand: [-1, -1, -1], bid: [], hasBid: true });
    expect(mine.chance).toEqual({ seed: '', at: 0 });
  });
  it('CAP-11.2: the number of cards in every hand is public, also while bids are sealed', () => {
    expect(game.view(sealed('floor-8a floor-2a'), 'spectator').players.map(({ hand }) => hand.length)).toEqual([3, 1, 1]);
  });
  it('CAP-11.3: without memory a hand is one number, not one for each type', () => {
    const state = newGame(3, { trackSeenCards: false });
    const other = game.view(state, B).players[A];
    expect([other.hand, other.unseen]).toEqual([Array.from({ length: 8 }, () => -1), [-1, -1, -1]]);
  });
  it('CAP-11.4: a played or paid card is public', () => {
    const told: Told<Event>[] = [];
    const state = position({ seats: 2, hands: ['roof-5a', 'roof-1a'] });
    game.play(state, A, blank('roof-5a'), told);
    expect(heardBy(told, B)).toContainEqual({ kind: 'cardPlayed', seat: A, card: 'roof-5a', blank: true });
    expect(game.view(state, B).piles[0]).toEqual([cardOf('roof-5a')]);
  });
  it('CAP-11.5: a drawn card is public', () => {
    const state = position({ seats: 2, phase: 'drawing', decks: { roof: 'roof-5a roof-1a' } });
    const told: Told<Event>[] = [];
    game.play(state, A, draw('roof'), told);
    expect(heardBy(told, B)[0]).toMatchObject({ kind: 'drawn', card: 'roof-5a' });
    expect(game.view(state, B).players[A].hand).toEqual([cardOf('roof-5a')]);
  });
  it('CAP-11.6: the covered cards of a shuffled deck are in no view and no event', () => {
    const told: Told<Event>[] = [];
    const state = newGame(4, {}, 3, told);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      for (const cards of game.view(state, viewer).decks) expect(cards.slice(1).every((card) => card === -1)).toBe(true);
      const text = JSON.stringify(heardBy(told, viewer));
      for (const cards of state.decks) for (const card of cards.slice(1)) expect(text).not.toContain(`"${CARD_IDS[card]}"`);
    }
  });
  it('CAP-11.7: nothing about a sealed bid shows, whatever it is', () => {
    const looks = ['', 'roof-1a', 'floor-8a floor-2a roof-1a'].map((cards) => {
      const state = sealed(cards);
      return [B, C, 'spectator' as const].map((viewer) => canonicalJson(game.view(state, viewer)));
    });
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    const told: Told<Event>[] = [];
    const state = position({ seats: 2, phase: 'auction', auction: 1, hands: ['roof-1a', 'roof-3a'] });
    game.play(state, A, bid('roof-1a'), told);
    expect(heardBy(told, B)).toEqual([{ kind: 'hasBid', seat: A, automatic: false }]);
    expect(heardBy(told, 'spectator')).toEqual([{ kind: 'hasBid', seat: A, automatic: false }]);
    expect(heardBy(told, A)).toEqual([{ kind: 'bidSealed', seat: A, cards: ['roof-1a'], amount: 1 }]);
  });
  it('CAP-11.8: after the reveal all bids are open, unbid cards are not', () => {
    const state = position({ seats: 3, phase: 'auction', auction: 1, hands: ['roof-1a roof-2a', 'roof-3a', 'roof-4a'] });
    bids(state, 'roof-1a', 'roof-3a', '');
    const seen = game.view(state, C);
    expect(seen.auctions[0].bids).toEqual([[cardOf('roof-1a')], [cardOf('roof-3a')], []]);
    expect(seen.players[A].hand).toEqual([cardOf('roof-1a'), -1]);
  });
  it('CAP-11.9: a deck that was turned over is known in full, and so are the discards', () => {
    const state = position({
      seats: 2,
      phase: 'drawing',
      decks: { floor: 'floor-5a', roof: 'roof-1a roof-2a' },
      piles: { floor: 'floor-2a floor-8c' },
    });
    expect(game.view(state, B).piles[1]).toEqual([cardOf('floor-2a'), cardOf('floor-8c')]);
    play(state, A, draw('floor'));
    expect(game.view(state, B).decks[1]).toEqual([cardOf('floor-2a'), cardOf('floor-8c')]);
    expect(game.view(state, B).decks[0]).toEqual([cardOf('roof-1a'), -1]);
  });
  it('CAP-11.10: seen cards are remembered until they are played or paid; without memory nothing but the table is shown', () => {
    const one = (trackSeenCards: boolean): State => {
      const state = position({
        seats: 2,
        phase: 'auction',
        auction: 1,
        hands: ['roof-1a roof-2a', 'roof-3a'],
        piles: { floor: 'floor-1a' },
        options: { trackSeenCards },
      });
      bids(state, 'roof-1a', 'roof-3a');
      return state;
    };
    const on = one(true);
    expect(game.view(on, B).players[A]).toMatchObject({ known: [cardOf('roof-1a')], unseen: [1, 0, 0] });
    play(on, B, fountain('caelian-s1'));
    play(on, A, bid('roof-1a'));
    expect(game.view(on, B).players[A]).toMatchObject({ known: [], unseen: [1, 0, 0] });
    const off = game.view(one(false), B);
    expect(off.players[A]).toMatchObject({ hand: [-1, -1], known: [] });
    expect([off.piles[1], off.piles[0]]).toEqual([[-1], [-1]]);
  });
  it('CAP-11.11: a bot decides by its view alone', () => {
    const state = newGame(4, {}, 21);
    const chance = quickChance(6);
    for (let i = 0; i < 200 && game.toAct(state).length > 0; i++) {
      const [seat] = game.toAct(state);
      const view = game.view(state, seat);
      const world = game.imagine(view, seat, quickChance(i + 1));
      expect(bot.greedy(game.view(world, seat), seat, quickChance(i))).toEqual(bot.greedy(view, seat, quickChance(i)));
      const moves = game.moves(state, seat);
      game.play(state, seat, moves[below(chance, moves.length)]);
    }
  });
  it('CAP-11.9: unknown cards are dealt anew, known ones stay, and every hand keeps its types', () => {
    const state = newGame(3, {}, 4);
    const view = game.view(state, A);
    const worlds = Array.from({ length: 30 }, (_, i) => game.imagine(view, A, quickChance(i)));
    expect(new Set(worlds.map((world) => world.players[B].hand.join())).size).toBeGreaterThan(20);
    for (const world of worlds)
      expect(world.players[B].hand.map((card) => (card < 14 ? 0 : card < 38 ? 1 : 2))).toEqual([0, 0, 1, 1, 2, 2, 2, 2]);
  });
  it('CAP-11.7: imagined worlds hold every kind of sealed bid', () => {
    const state = sealed('floor-8a');
    const view = game.view(state, B);
    const sizes = Array.from({ length: 60 }, (_, i) => game.imagine(view, B, quickChance(i)).players[A].bid.length);
    expect(new Set(sizes)).toEqual(new Set([0, 1, 2, 3]));
  });
  it('CAP-11.1: when the game is over everything is open', () => {
    const state = newGame(2, { trackSeenCards: false }, 3);
    while (game.toAct(state).length > 0) {
      const [seat] = game.toAct(state);
      game.play(state, seat, state.phase === 'construction' ? pass : game.moves(state, seat)[0]);
    }
    const seen = game.view(state, A);
    expect(seen.players[B].hand).toEqual(state.players[B].hand);
    expect(seen.decks).toEqual(state.decks);
  });
});
