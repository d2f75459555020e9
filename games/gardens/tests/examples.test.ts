/** The worked examples of the rules, one by one. GAR section 12. */
import { describe, expect, it } from 'vitest';
import { faceOfCard } from '../rules/data.ts';
import { lay } from '../rules/garden.ts';
import { groupsOf } from '../rules/groups.ts';
import { game } from '../rules/index.ts';
import { countPlacements } from '../rules/placement.ts';
import { pointsOf, scoreSteps, shownScore } from '../rules/scoring.ts';
import { newPlayer } from '../rules/setup.ts';
import { whyNoTemple } from '../rules/temples.ts';
import { tileMoves } from '../rules/tiles.ts';
import {
  card,
  codeOf,
  discard,
  garden,
  go,
  heardIn,
  keep,
  kinds,
  pass,
  picture,
  playCard,
  position,
  take,
  temple,
  tile,
  told,
} from './build.ts';

const START = ['...', '...'];

function hand(...tiles: readonly string[]): number {
  return pointsOf({ ...newPlayer(), taken: tiles.map(tile) });
}
const copies = (series: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${series}-${i + 1}`);

describe('worked examples', () => {
  it('GAR EX-1: plots may overhang', () => {
    const state = position({ rows: START, cards: ['C21', 'C02'] });
    go(state, playCard(0, -1, 0));
    expect(picture(state.players[0].garden)).toEqual(['.TP.', '....']);
    expect(state.players[0].garden.left + 1).toBe(-1);
  });

  it('GAR EX-2: buildings may not', () => {
    const state = position({ rows: START, cards: ['C21', 'C02'] });
    expect(codeOf(state, playCard(0, 1, 0))).toBe('BUILDING_ON_TABLE');
  });

  it('GAR EX-3: number of first placements by family', () => {
    const families: Record<string, number> = {
      C01: 24,
      C05: 24,
      C09: 14,
      C13: 14,
      C17: 8,
      C21: 14,
      C25: 2,
      C29: 14,
      C33: 2,
      C37: 8,
      C41: 2,
      C45: 4,
      C49: 2,
      C53: 8,
      C57: 2,
    };
    for (const [id, count] of Object.entries(families)) {
      expect([id, countPlacements(garden(START), [card(id)])]).toEqual([id, count]);
      expect(game.moves(position({ rows: START, cards: [id] }), 0)).toHaveLength(count);
    }
  });

  it('GAR EX-4: three turns to three terraces', () => {
    const state = position({ rows: START, cards: ['C29', 'C05', 'C21', 'C06'] });
    go(state, playCard(0, 0, 0));
    expect(picture(state.players[0].garden)).toEqual(['.T.', '.A.']);
    go(state, playCard(1, 0, 0), playCard(2, 0, 1));
    expect(picture(state.players[0].garden)).toEqual(['.T.', '.TP', '...']);
    expect(state.asked).toBe(1); // two terraces: no temple was asked for
    const third = position({ rows: ['.T.', '.TP', '...'], cards: ['C01', 'C02'] });
    go(third, playCard(0, 1, 2));
    expect(picture(third.players[0].garden)).toEqual(['.T._', '.TP_', '.T..', '_...']);
    expect(third.phase).toBe('temple');
    expect(third.added).toEqual([1, 2]);
    go(third, temple(1, 2));
    expect(third.players[0].temples).toBe(4);
    expect(game.moves(third, 0)).toEqual([take(1, 1), take(1, 2)]);
    expect(codeOf(third, take(2))).toBe('COLUMN_NOT_ALLOWED');
  });

  it('GAR EX-5: temples are sacred', () => {
    const state = position({ rows: ['.T._', '.TP_', '.t..', '_...'], cards: ['C02'] });
    expect(codeOf(state, playCard(0, 1, 1))).toBe('COVERS_TEMPLE');
    expect(codeOf(state, playCard(0, 2, 2))).toBe('legal');
  });

  it('GAR EX-6: two parks, one on an arcade, one on a plot', () => {
    const state = position({ rows: ['.A.', '...'], cards: ['C10', 'C01'] });
    go(state, playCard(0, 1, 0));
    expect(picture(state.players[0].garden)).toEqual(['.PP.', '....']);
  });

  it('GAR EX-7: a group is split and its part rewarded at once', () => {
    const state = position({ rows: ['PpPPPPP', '.......'], cards: ['C14', 'C01'] });
    go(state, playCard(0, 2, 0, 180));
    expect(picture(state.players[0].garden)).toEqual(['Pp..PPP', '....P..']);
    expect(state.added).toEqual([4, 1]);
    const parks = groupsOf(state.players[0].garden, state.added);
    expect(parks.map(({ size, eligible }) => [size, eligible])).toEqual([
      [2, false],
      [4, true],
    ]);
    expect(parks[1].squares).toEqual([
      { x: 4, y: 0 },
      { x: 5, y: 0 },
      { x: 6, y: 0 },
      { x: 4, y: 1 },
    ]);
    go(state, temple(6, 0));
    expect(game.moves(state, 0)).toEqual([take(1, 1), take(1, 2), take(2, 1), take(2, 2)]);
  });

  it('GAR EX-8: a part that did not grow waits, a grown group with a temple earns nothing', () => {
    const rows = ['PpPPPPP', '.......', '....Tt.', '....T..'];
    const state = position({ rows, cards: ['C13', 'C01'] });
    const player = { ...newPlayer(), temples: 3, garden: garden(rows) };
    const added: number[] = [];
    lay(player.garden, faceOfCard(card('C13'), 3), 2, 0, added);
    expect(picture(player.garden)).toEqual(['Pp..PPP', '.......', '..TTTt.', '....T..']);
    expect(whyNoTemple(player, added, { type: 'PLACE_TEMPLE', x: 5, y: 0 })?.code).toBe('GROUP_NOT_GROWN');
    expect(whyNoTemple(player, added, { type: 'PLACE_TEMPLE', x: 3, y: 2 })?.code).toBe('GROUP_HAS_TEMPLE');
    go(state, playCard(0, 2, 0, 270));
    expect(picture(state.players[0].garden)).toEqual(picture(player.garden));
    expect([state.phase, state.asked]).toEqual(['card', 1]); // the turn ended by itself
  });

  it('GAR EX-9: the same type on the same type is no growth', () => {
    const state = position({ rows: ['F.', 'F.', 'F.'], cards: ['C04', 'C01'] });
    const events = go(state, playCard(0, -2, -1, 180));
    expect(picture(state.players[0].garden)).toEqual(['..._', '..F.', '__F.', '__F.']);
    expect(kinds(events)).toEqual(['played']);
    expect(state.asked).toBe(1);
  });

  it('GAR EX-10: joining two groups with temples', () => {
    const state = position({ rows: ['___a', '___A', '___A', 'aAA.'], cards: ['C03', 'C01'] });
    expect(state.players[0].temples).toBe(3);
    go(state, playCard(0, 3, 3));
    expect(picture(state.players[0].garden)).toEqual(['___a__', '___A__', '___A__', 'aAAA..', '___...']);
    expect(state.phase).toBe('merge');
    go(state, keep(0, 3));
    expect(picture(state.players[0].garden)[0]).toBe('___A__');
    expect([state.players[0].temples, state.phase, state.asked]).toEqual([4, 'card', 1]);
    expect(state.players[0].taken).toEqual([]);
  });

  it('GAR EX-11: shrinking under a temple', () => {
    const state = position({ rows: ['TTt', '...'], cards: ['C04', 'C01'] });
    go(state, playCard(0, 0, -1, 270));
    expect(picture(state.players[0].garden)).toEqual(['.._', '..t', 'F..']);
    const [terrace] = groupsOf(state.players[0].garden, []).filter(({ building }) => building === 'terrace');
    expect([terrace.size, terrace.temples]).toEqual([1, [{ x: 2, y: 0 }]]);
  });

  it('GAR EX-12: two groups, one temple', () => {
    const state = position({ rows: ['T...', 'T...', '..PP', '....'], cards: ['C21', 'C01'] });
    go(state, playCard(0, -1, 2));
    const eligible = groupsOf(state.players[0].garden, state.added).filter((group) => group.eligible);
    expect(eligible.map(({ building, size }) => [building, size])).toEqual([
      ['terrace', 3],
      ['park', 3],
    ]);
    go(state, temple(0, 0), take(1));
    expect(state.asked).toBe(1);
    expect(state.players[0].taken).toHaveLength(1);
  });

  it('GAR EX-13: moving the temple of one of the smallest groups', () => {
    const rows = ['TTTTt.', 'PPPp..', 'AAa...', 'Ff....', 'Aa....', '......', 'PPPPP.'];
    const state = position({ rows, cards: ['C02', 'C01'] });
    expect(state.players[0].temples).toBe(0);
    go(state, playCard(0, 5, 6));
    expect(codeOf(state, temple(0, 6))).toBe('SOURCE_REQUIRED');
    expect(codeOf(state, temple(0, 6, [2, 2]))).toBe('SOURCE_NOT_SMALLEST');
    expect(codeOf(state, temple(0, 6, [5, 5]))).toBe('NO_TEMPLE_THERE');
    expect(codeOf(state, temple(0, 6, [1, 3]))).toBe('legal');
    expect(codeOf(state, temple(0, 6, [1, 4]))).toBe('legal');
    const withOne = game.clone(state);
    withOne.players[0].temples = 1;
    expect(codeOf(withOne, temple(0, 6, [1, 3]))).toBe('SUPPLY_NOT_EMPTY');
    go(state, temple(0, 6, [1, 3]));
    expect(state.players[0].blind).toHaveLength(1);
    expect(game.moves(state, 0)).toHaveLength(6);
  });

  it('GAR EX-14: nothing fits', () => {
    const state = position({ rows: ['TtT', '...'], cards: ['C57'] });
    expect(countPlacements(state.players[0].garden, state.offer)).toBe(0);
    expect(game.moves(state, 0)).toEqual([discard(0)]);
    go(state, discard(0));
    expect(state.discarded).toEqual([card('C57')]);
    const other = position({ rows: ['TtT', '...'], cards: ['C57', 'C05'] });
    expect(game.moves(other, 0)).toHaveLength(7);
    expect(codeOf(other, discard(0))).toBe('PLACEMENT_EXISTS');
    expect(codeOf(other, discard(1))).toBe('PLACEMENT_EXISTS');
  });

  it('GAR EX-15: sets and the gardener', () => {
    expect(hand(...copies('garden', 5))).toBe(24);
    expect(hand(...copies('garden', 5), 'gardener-1')).toBe(32);
    expect(hand(...copies('garden', 2), 'gardener-1')).toBe(11);
    expect(hand(...copies('garden', 4), 'gardener-1')).toBe(26);
    expect(hand('gardener-1')).toBe(3);
  });

  it('GAR EX-16: the guard', () => {
    expect(hand(...copies('gate', 5), 'guard-1')).toBe(35);
    const steps = scoreSteps({ ...newPlayer(), taken: [...copies('gate', 5), 'guard-1'].map(tile) });
    expect(steps.map(({ points }) => points)).toEqual([20, 15]);
    expect(hand('guard-1')).toBe(0);
    expect(hand('gate-1')).toBe(0);
  });

  it('GAR EX-17: totals of a reported session', () => {
    expect(hand(...copies('sculpture', 3), ...copies('gate', 2))).toBe(25);
    expect(hand(...copies('tiger', 3), ...copies('gate', 2))).toBe(19);
  });

  it('GAR EX-18: a full hand of 21', () => {
    const tiles = [
      ...copies('queen', 2),
      ...copies('king', 1),
      ...copies('tiger', 4),
      'tamer-1',
      ...copies('sculpture', 2),
      'sculptor-1',
      ...copies('chalice', 6),
      ...copies('gate', 3),
      'guard-1',
    ];
    expect(tiles).toHaveLength(21);
    expect(hand(...tiles)).toBe(94);
    const player = { ...newPlayer(), taken: tiles.map(tile), bonus: 5 };
    expect(pointsOf(player)).toBe(99);
    expect(scoreSteps(player).map(({ points }) => points)).toEqual([15, 4, 16, 3, 22, 12, 10, 3, 9, 5]);
  });

  it('GAR EX-19: empty columns', () => {
    const left = { display: ['', '', '', '', 'king-1', ''], supply: [] };
    const three = position({ rows: ['TT..', '....'], cards: ['C01', 'C02'], ...left });
    expect(kinds(go(three, playCard(0, 2, 0), temple(0, 0)))).toContain('bonusPaid');
    expect(three.players[0].bonus).toBe(5);
    const four = position({ rows: ['TTT..', '.....'], cards: ['C01', 'C02'], ...left });
    go(four, playCard(0, 3, 0), temple(0, 0));
    expect([four.players[0].bonus, four.asked]).toEqual([5, 1]);
    const six = position({ rows: ['TTTTT.', '......'], cards: ['C01', 'C02'], ...left });
    const events = go(six, playCard(0, 5, 0), temple(0, 0), take(3));
    expect(kinds(events)).toEqual(['played', 'templePlaced', 'blindLost', 'took', 'tilesGone']);
    expect(six.players[0]).toMatchObject({ bonus: 0, taken: [tile('king-1')], blind: [] });
    expect(six.tilesGoneIn).toBe(1);
  });

  it('GAR EX-20: the last round after the tiles ran out', () => {
    const lastTile = (round: number, deck: number) =>
      position({
        seats: 3,
        rows: ['TT..', '....'],
        cards: ['C01', 'C02', 'C03'],
        display: ['king-1', '', '', '', '', ''],
        supply: [],
        round,
        deck,
      });
    const state = lastTile(12, 24);
    go(state, playCard(0, 2, 0), temple(0, 0), take(1));
    expect(state.tilesGoneIn).toBe(12);
    state.players[1].garden = garden(['PP..', '....']);
    const events = go(state, playCard(1, 2, 0), temple(0, 0));
    expect(kinds(events)).toContain('bonusPaid');
    go(state, game.moves(state, 2)[0]);
    expect([state.round, state.phase, state.deck.length]).toEqual([13, 'card', 21]);
    for (let turn = 0; turn < 3; turn++) {
      go(state, game.moves(state, state.asked)[0]);
      if (state.phase === 'temple') go(state, pass);
    }
    expect(game.result(state)?.endReason).toBe('TILES');
    expect(state.deck).toHaveLength(21);
    const last = lastTile(20, 0);
    go(last, playCard(0, 2, 0), temple(0, 0), take(1));
    for (let turn = 0; turn < 2; turn++) go(last, game.moves(last, last.asked)[0]);
    expect([last.round, game.result(last)?.endReason]).toEqual([20, 'CARDS']);
  });

  it('GAR EX-21: two players alternate, then the flower passes', () => {
    const state = position({ cards: ['C01', 'C02', 'C03', 'C04'] });
    const order: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      order.push(state.asked);
      go(state, game.moves(state, state.asked)[0]);
      if (state.phase === 'temple') go(state, pass);
    }
    expect(order).toEqual([0, 1, 0, 1, 1, 0, 1, 0]);
    const twice = position({ rows: ['TT..', '....', '....', 'PP..'], cards: ['C01', 'C05', 'C02', 'C06'] });
    go(twice, playCard(0, 2, 0), temple(0, 0), take(1), playCard(1, 0, 0), playCard(2, 2, 3), temple(0, 3), take(1));
    expect(twice.players[0].temples).toBe(3);
  });

  it('GAR EX-22: merge, then place', () => {
    const rows = ['___a...tTT', '___A.T....', '___A.T..pP', 'aAA.....fF'];
    const state = position({ rows, cards: ['C47', 'C01'] });
    expect(state.players[0].temples).toBe(0);
    go(state, playCard(0, 3, 3));
    expect(state.phase).toBe('merge');
    expect(codeOf(state, keep(3, 3))).toBe('NOT_AN_OVERCROWDED_GROUP');
    go(state, keep(3, 0));
    expect([state.players[0].temples, state.phase]).toEqual([1, 'temple']);
    expect(codeOf(state, temple(5, 3, [8, 0]))).toBe('SUPPLY_NOT_EMPTY');
    go(state, temple(5, 3));
    expect(state.players[0].temples).toBe(0);
    expect(tileMoves(state)).toEqual([take(1, 1), take(1, 2)]);
  });

  it('GAR EX-23: what others see', () => {
    const place = (tileVisibility: 'secret' | 'tracked') =>
      position({
        rows: ['TTTTT.', '......'],
        cards: ['C01', 'C02'],
        display: ['king-1', 'king-2', 'king-3', 'king-4', 'queen-1', 'queen-2'],
        supply: ['sculpture-2', 'queen-3', 'queen-4'],
        tileVisibility,
      });
    for (const tileVisibility of ['secret', 'tracked'] as const) {
      const state = place(tileVisibility); // Bea sits in seat 0, Ada in seat 1
      const all = told(state, playCard(0, 5, 0), temple(0, 0), take(1));
      const [bea, ada] = [game.view(state, 0), game.view(state, 1)];
      expect(game.scores(bea)[0]).toBe(5);
      expect([bea.players[0].taken, bea.players[0].blind]).toEqual([[tile('king-1')], [tile('sculpture-2')]]);
      const heard = heardIn(all, 1);
      expect(kinds(heard)).toContain('blindDrawnUnseen');
      expect(heard).toContainEqual({ kind: 'took', seat: 0, tile: 'king-1', column: 1, row: 1 });
      expect(JSON.stringify(heard)).not.toContain('sculpture-2');
      expect(shownScore(ada, 0)).toBe(tileVisibility === 'tracked' ? 4 : undefined);
      expect(ada.players[0].taken.length + ada.players[0].blind.length).toBe(2);
      const known = [ada.display, ...ada.players.flatMap(({ taken, blind }) => [taken, blind]), ada.supply].flat();
      expect(known).not.toContain(tile('sculpture-2'));
    }
  });
});
