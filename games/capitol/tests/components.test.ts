/** Section 1 and 2: what is in the box, and how it is set up. */
import { describe, expect, it } from 'vitest';
import { defaultOptions, quickChance, below, shuffle, type Told } from '@cantiere/engine';
import { data } from '../data/index.ts';
import { AREAS, AREAS_OF, AREA_IDS, FLOORS, PRINTED_FOUNTAIN, ROOFS, SQUARE_IDS, TILE_COUNTS } from '../rules/board.ts';
import { CARDS, CARDS_OF_TYPE, COLOUR_OF, FLOOR, PERMIT, ROOF, TYPE_OF, VALUE_OF } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import { NO_ROOF, OPEN } from '../rules/state.ts';
import {
  A,
  B,
  bid,
  bids,
  draw,
  floors,
  fountain,
  newGame,
  pass,
  permit,
  play,
  position,
  pointsIn,
  scored,
  verdict,
} from './build.ts';

const valuesOf = (cards: readonly number[]): number[] => cards.map((card) => VALUE_OF[card]).toSorted((a, b) => a - b);
/** One senator for each colour of the players, in the order of the seats. */
const SENATOR_COLOURS = data.senatorCards.slice(1).map(({ id }) => id.replace('senator-', ''));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const times = (count: number, upTo: number): number[] =>
  Array.from({ length: upTo }, (_, i) => Array.from({ length: count }, () => i + 1)).flat();

describe('components', () => {
  it('CAP-1.1: 62 action cards: 14 roofs, 24 floors, 24 permits', () => {
    expect(CARDS).toBe(62);
    expect(CARDS_OF_TYPE.map((cards) => cards.length)).toEqual([14, 24, 24]);
  });
  it('CAP-1.2: roof cards are worth 1 to 7, two of each', () => {
    expect(valuesOf(CARDS_OF_TYPE[ROOF])).toEqual(times(2, 7));
    expect(sum(valuesOf(CARDS_OF_TYPE[ROOF]))).toBe(56);
  });
  it('CAP-1.3: floor cards are worth 1 to 8, three of each', () => {
    expect(valuesOf(CARDS_OF_TYPE[FLOOR])).toEqual(times(3, 8));
    expect(sum(valuesOf(CARDS_OF_TYPE[FLOOR]))).toBe(108);
  });
  it('CAP-1.4: permits are 1 to 8 once in each colour', () => {
    for (const colour of [0, 1, 2]) {
      expect(valuesOf(CARDS_OF_TYPE[PERMIT].filter((card) => COLOUR_OF[card] === colour))).toEqual(times(1, 8));
    }
    expect(sum(valuesOf(CARDS_OF_TYPE[PERMIT]))).toBe(108);
  });
  it('CAP-1.5: values do not matter in construction, types do not matter in an auction', () => {
    const state = position({ hands: ['permit-black-8 permit-black-1'] });
    expect(verdict(state, A, permit('permit-black-1', 'b1', 'caelian-s1'))).toBe('accepted');
    expect(verdict(state, A, permit('permit-black-8', 'b1', 'caelian-s1'))).toBe('accepted');
    const auction = position({ seats: 2, phase: 'auction', auction: 1, hands: ['roof-5a', 'permit-red-6'] });
    bids(auction, 'roof-5a', 'permit-red-6');
    expect(auction.asked).toBe(B);
  });
  it('CAP-1.6: the senator is nobody’s action card: not dealt, not counted, never paid', () => {
    const state = position({ seats: 2, phase: 'auction', auction: 1, hands: ['roof-5a roof-6a', 'roof-1a'] });
    bids(state, 'roof-5a roof-6a', 'roof-1a');
    expect(state.players[A].hand).toEqual([]);
    expect(
      sum(Object.entries(game.census(state)).flatMap(([kind, count]) => (/^(roof|floor|permit)-/.test(kind) ? [count] : []))),
    ).toBe(62);
    expect(verdict(state, A, bid('senator-green'))).not.toBe('accepted');
  });
  it('CAP-1.7: 90 floors of no colour in one supply', () => {
    expect(FLOORS).toBe(90);
    expect(game.census(newGame(4)).floor).toBe(90);
  });
  it('CAP-1.8: ten roofs a player, five of each shape', () => {
    expect(ROOFS).toEqual([5, 5]);
    expect(game.census(newGame(2))['roof of seat 1']).toBe(10);
    expect(SENATOR_COLOURS).toEqual(['green', 'red', 'blue', 'yellow']);
  });
  it('CAP-1.9: 8 fountains, 2 amphitheatres, 2 temples', () => {
    expect(TILE_COUNTS).toEqual([8, 2, 2]);
    const { fountain: fountains, amphitheatre, temple } = game.census(newGame(3));
    expect([fountains, amphitheatre, temple]).toEqual([8, 2, 2]);
  });
  it('CAP-1.10 CAP-1.15: nine areas, three of each colour, with their names', () => {
    expect(AREAS).toBe(9);
    expect(AREAS_OF.map((areas) => areas.map((area) => AREA_IDS[area]))).toEqual([
      ['campus-martius', 'capitoline', 'tiber-island'],
      ['quirinal', 'viminal', 'esquiline'],
      ['palatine', 'caelian', 'aventine'],
    ]);
    expect(data.areas.map(({ name }) => name.it)).toContain('Campidoglio');
  });
  it('CAP-1.11: one large square an area, empty at the start', () => {
    expect(newGame().areas.every(({ monument }) => monument === 0)).toBe(true);
  });
  it('CAP-1.12: seven small squares in each area, 63 in all', () => {
    expect(SQUARE_IDS.map((ids) => ids.length)).toEqual(Array.from({ length: 9 }, () => 7));
    expect(new Set(SQUARE_IDS.flat()).size).toBe(63);
  });
  it('CAP-1.13: four printed fountains, counted from the first scoring, never built on', () => {
    expect(PRINTED_FOUNTAIN.flat().filter(Boolean)).toHaveLength(4);
    expect(pointsIn(scored({ board: { palatine: 'A1' } }), 'palatine')).toEqual([4, 0, 0, 0]);
    const state = position({ hands: ['permit-white-1'] });
    expect(verdict(state, A, permit('permit-white-1', 'b1', 'esquiline-s7'))).toBe('SQUARE_FOUNTAIN');
  });
  it('CAP-1.14: two of them in the Palatine, one in the Campus Martius, one in the Esquiline; 59 open squares', () => {
    const { areas } = newGame();
    expect(areas.map(({ fountains }) => fountains)).toEqual([1, 0, 0, 0, 0, 1, 2, 0, 0]);
    expect(areas.map(({ squares }) => squares.filter((there) => there === OPEN).length)).toEqual([6, 7, 7, 7, 7, 6, 5, 7, 7]);
  });
  it('CAP-1.16: squares of one area differ only in their id, so each area is listed once', () => {
    const state = position({ hands: ['permit-black-1'], sites: ['1r'] });
    const squares = game.moves(state, A).flatMap((move) => (move.type === 'PLAY_PERMIT' ? [move.square] : []));
    expect(squares).toEqual(['palatine-s1', 'caelian-s1', 'aventine-s1']);
    expect(verdict(state, A, permit('permit-black-1', 'b1', 'caelian-s5'))).toBe('accepted');
  });
  it('CAP-1.17: the consul marker is the start seat, scores are kept as numbers', () => {
    const state = newGame(3, { startPlayer: 'host', startSeat: 2 });
    expect(state.start).toBe(2);
    expect(game.scores(state)).toEqual([0, 0, 0]);
  });
});

describe('setup', () => {
  it('CAP-2.1: the start seat is drawn evenly, or the host’s', () => {
    const starts = Array.from({ length: 300 }, (_, seed) => newGame(3, {}, seed).start);
    for (const seat of [0, 1, 2]) expect(starts.filter((start) => start === seat).length).toBeGreaterThan(70);
    expect(newGame(4, { startPlayer: 'host', startSeat: 3 }).start).toBe(3);
  });
  it('CAP-2.2: three decks, each shuffled by itself', () => {
    const [one, other] = [newGame(2, {}, 1), newGame(2, {}, 2)];
    one.decks.forEach((cards, type) => {
      expect(cards.every((card) => TYPE_OF[card] === type)).toBe(true);
      expect(cards).not.toEqual(other.decks[type]);
    });
  });
  it('CAP-2.3: everybody is dealt 2 roofs, 2 floors and 4 permits that only the owner sees', () => {
    const told: Told<Event>[] = [];
    const state = newGame(4, {}, 5, told);
    for (const { hand } of state.players) {
      expect([0, 1, 2].map((type) => hand.filter((card) => TYPE_OF[card] === type).length)).toEqual([2, 2, 4]);
    }
    const dealt = told.filter(({ event }) => event.kind === 'dealt');
    expect(dealt.map(({ to }) => to)).toEqual([[0], [1], [2], [3]]);
    expect(dealt[0].otherwise).toEqual({ kind: 'dealtHidden', seat: 0, count: 8 });
    expect(game.view(state, B).players[A].hand.every((card) => card === -1)).toBe(true);
  });
  it('CAP-2.4: random numbers go to the start seat, then roofs, floors, permits; cards are dealt clockwise from the start seat', () => {
    const chance = quickChance(99);
    const start = below(chance, 3);
    const decks = CARDS_OF_TYPE.map((cards) => shuffle(chance, [...cards]));
    const state = game.setup(3, defaultOptions(game.options), quickChance(99));
    expect(state.start).toBe(start);
    for (let turn = 0; turn < 3; turn++) {
      const { hand } = state.players[(start + turn) % 3];
      expect(hand).toEqual(
        [0, 1, 2]
          .flatMap((type) => decks[type].slice(0, type === 2 ? 12 : 6).filter((_, i) => i % 3 === turn))
          .toSorted((a, b) => a - b),
      );
    }
    expect(state.decks[2]).toEqual(decks[2].slice(12));
  });
  it('CAP-2.5: only the top of each deck is visible; sizes after the deal', () => {
    for (const seats of [2, 3, 4]) {
      const state = newGame(seats);
      expect(state.decks.map((cards) => cards.length)).toEqual([14 - 2 * seats, 24 - 2 * seats, 24 - 4 * seats]);
      const seen = game.view(state, 'spectator').decks;
      expect(seen.map((cards) => cards[0])).toEqual(state.decks.map((cards) => cards[0]));
      expect(seen.flatMap((cards) => cards.slice(1)).every((card) => card === -1)).toBe(true);
    }
  });
  it('CAP-2.6 CAP-2.7: ten roofs each, four of them on the buildings b1 to b4', () => {
    const { site, roofs } = newGame().players[2];
    expect(site).toEqual([
      { number: 1, floors: 1, roof: 0 },
      { number: 2, floors: 2, roof: 0 },
      { number: 3, floors: 1, roof: 1 },
      { number: 4, floors: 2, roof: 1 },
    ]);
    expect(sum(roofs) + site.length).toBe(10);
  });
  it('CAP-2.8: three roofs of each shape are left, and 78, 72 or 66 floors', () => {
    expect(newGame().players[0].roofs).toEqual([3, 3]);
    expect([2, 3, 4].map((seats) => newGame(seats).supply)).toEqual([78, 72, 66]);
  });
  it('CAP-2.9: no points and no tiles at the start', () => {
    const state = newGame();
    expect(game.scores(state)).toEqual([0, 0, 0, 0]);
    expect(state.areas.every(({ shape, tallest, monument }) => shape === NO_ROOF && tallest === 0 && monument === 0)).toBe(true);
  });
  it('CAP-2.10: all cards, tiles and areas are used with any number of players', () => {
    for (const seats of [2, 3, 4]) {
      const census = game.census(newGame(seats));
      expect(sum(Object.entries(census).flatMap(([kind, count]) => (/^(roof|floor|permit)-/.test(kind) ? [count] : [])))).toBe(
        62,
      );
      expect([census.fountain, census.amphitheatre, census.temple, newGame(seats).areas.length]).toEqual([8, 2, 2, 9]);
    }
  });
  it('CAP-2.11: nothing is random after setup', () => {
    const state = newGame(2);
    const before = JSON.stringify(state.chance);
    const chance = quickChance(4);
    while (game.toAct(state).length > 0) {
      const [seat] = game.toAct(state);
      const moves = game.moves(state, seat);
      game.play(state, seat, moves[below(chance, moves.length)]);
    }
    expect(JSON.stringify(state.chance)).toBe(before);
  });
  it('CAP-2.12: seats 0 to 3 are green, red, blue, yellow', () => {
    expect(SENATOR_COLOURS).toEqual(['green', 'red', 'blue', 'yellow']);
    expect(data.senatorCards.slice(1).map(({ name }) => name.it)).toEqual(
      ['Verde', 'Rosso', 'Blu', 'Giallo'].map((colour) => `Senatore (${colour})`),
    );
  });
  it('CAP-EX-22: setup counts', () => {
    const counts = (seats: number): number[] => {
      const state = newGame(seats);
      return [...state.decks.map((cards) => cards.length), state.supply, state.players[0].hand.length];
    };
    expect(counts(4)).toEqual([6, 16, 8, 66, 8]);
    expect(counts(2)).toEqual([10, 20, 16, 78, 8]);
    expect(counts(3)).toEqual([8, 18, 12, 72, 8]);
  });
});

describe('the round', () => {
  it('CAP-3.1: four rounds of construction, development, scoring and end of round', () => {
    const state = position({ seats: 2, hands: ['roof-1a', 'roof-1b'] });
    play(state, A, pass);
    const toAuction = play(state, B, pass).map(({ kind }) => kind);
    expect(toAuction).toEqual(['passed', 'auctionOpened']);
    bids(state, '', '');
    bids(state, '', '');
    const ended = bids(state, '', '').map(({ kind }) => kind);
    expect(ended.slice(-4)).toEqual(['tileRemoved', 'scoringStarted', 'roundScored', 'drawingStarted']);
    expect(state.phase).toBe('drawing');
    const last = scored({ seats: 2, round: 4 });
    expect(last.phase).toBe('over');
  });
  it('CAP-3.2: the start seat stays for the round', () => {
    const state = position({ seats: 3, start: 1, hands: ['roof-1a', 'roof-2a', 'roof-3a'] });
    for (const seat of [1, 2, 0]) play(state, seat, pass);
    bids(state, 'roof-1a', '', '');
    play(state, A, fountain('caelian-s1'));
    expect(state.start).toBe(1);
  });
  it('CAP-3.3: the consul passes to the left after the draws of rounds 1 to 3', () => {
    const state = scored({ seats: 2, round: 2 });
    for (let i = 0; i < 12; i++) {
      expect(state.start).toBe(A);
      play(state, state.asked, draw('permit'));
    }
    expect([state.round, state.start, state.asked]).toEqual([3, B, B]);
  });
  it('CAP-3.4: sites, hands and roofs are kept from round to round', () => {
    const state = scored({
      seats: 2,
      sites: ['1 3r', '2'],
      roofs: [
        [1, 2],
        [0, 0],
      ],
      hands: ['roof-1a', 'roof-2a'],
    });
    for (let i = 0; i < 12; i++) play(state, state.asked, draw('permit'));
    expect(state.players[A].site.map(({ floors }) => floors)).toEqual([1, 3]);
    expect(state.players[A].roofs).toEqual([1, 2]);
    expect(state.players[A].hand).toHaveLength(7);
    expect(verdict(state, state.asked, floors('floor-1a', 'b1 b1'))).toBe('CARD_NOT_IN_HAND');
  });
  it('CAP-EX-21: three players, start seat B: rounds start with B, C, A, B', () => {
    const starts: number[] = [];
    const state = newGame(3, { startPlayer: 'host', startSeat: 1 });
    const chance = quickChance(8);
    while (game.toAct(state).length > 0) {
      if (starts.length < state.round) starts.push(state.start);
      const [seat] = game.toAct(state);
      const moves = game.moves(state, seat);
      game.play(state, seat, moves[below(chance, moves.length)]);
    }
    expect(starts).toEqual([1, 2, 0, 1]);
  });
});
