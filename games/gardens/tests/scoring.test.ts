/** Sets, professions, totals and ranks. GAR section 9. */
import { describe, expect, it } from 'vitest';
import { KIND_IDS, KIND_OF_TILE, PERSONS, SERIES, TILE_IDS } from '../rules/data.ts';
import { game } from '../rules/index.ts';
import { CATEGORIES, pointsOf, pointsOfSeries, pointsOfTiles, scoreSteps, tileAdds } from '../rules/scoring.ts';
import { newPlayer } from '../rules/setup.ts';
import type { Player, State } from '../rules/state.ts';
import { garden, position, tile } from './build.ts';

const copies = (series: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${series}-${i + 1}`);
const holding = (...tiles: readonly string[]): Player => ({ ...newPlayer(), taken: tiles.map(tile) });
const counts = (of: Record<string, number>): number[] => KIND_IDS.map((id) => of[id] ?? 0);

/** The reference of GAR-9.10, straight from the data. */
function reference(player: Player): number {
  const all = [...player.taken, ...player.blind].map((index) => KIND_IDS[KIND_OF_TILE[index]]);
  const count = (id: string): number => all.filter((kind) => kind === id).length;
  let total = player.bonus;
  for (const { id, setSize, points } of SERIES)
    total += Math.floor(count(id) / setSize) * points[setSize] + points[count(id) % setSize];
  for (const { id, series, scoring } of PERSONS) {
    if (count(id) === 0) continue;
    const size = SERIES.find((known) => known.id === series)?.setSize ?? 0;
    total +=
      scoring.kind === 'perTile' ? 3 * count(series) : ((count(series) >= size ? scoring.complete : scoring.incomplete) ?? 0);
  }
  return total;
}

describe('final scoring', () => {
  it('GAR-9.1: tiles and bonus points count; gardens and temples do not', () => {
    const player = { ...holding('king-1', 'tamer-1'), blind: [tile('queen-1')], bonus: 10 };
    expect(pointsOf(player)).toBe(4 + 3 + 1 + 10);
    expect(pointsOf({ ...player, garden: garden(['TTTTTTt', 'PPPPPPP']), temples: 4 })).toBe(18);
  });

  it('GAR-9.2: the printed ladders', () => {
    const ladders = SERIES.map(({ id, copies: count, setSize, points }) => [id, count, setSize, ...points.slice(1)]);
    expect(ladders).toEqual([
      ['queen', 4, 2, 1, 15],
      ['king', 4, 2, 4, 12],
      ['tiger', 6, 3, 2, 6, 14],
      ['garden', 6, 3, 2, 8, 16],
      ['sculpture', 6, 3, 1, 3, 20],
      ['chalice', 10, 4, 1, 4, 10, 18],
      ['gate', 8, 4, 0, 5, 12, 20],
    ]);
    SERIES.forEach(({ setSize, points }, series) => {
      for (let n = 0; n <= setSize; n++) expect(pointsOfSeries(series, n)).toBe(points[n]);
    });
  });

  it('GAR-9.3: complete sets first, the rest as one incomplete set', () => {
    expect(pointsOf(holding(...copies('garden', 5)))).toBe(16 + 8);
    expect(pointsOf(holding(...copies('chalice', 10)))).toBe(18 + 18 + 4);
    expect(pointsOf(holding(...copies('queen', 3)))).toBe(15 + 1);
  });

  it('GAR-9.4: no other division into sets would score more', () => {
    const best = (points: readonly number[], setSize: number, n: number): number => {
      if (n === 0) return 0;
      let most = 0;
      for (let part = 1; part <= Math.min(n, setSize); part++)
        most = Math.max(most, points[part] + best(points, setSize, n - part));
      return most;
    };
    SERIES.forEach(({ points, setSize, copies: count }, series) => {
      for (let n = 0; n <= count; n++) expect(pointsOfSeries(series, n)).toBe(best(points, setSize, n));
    });
  });

  it('GAR-9.5: each profession belongs to one series, queen and king have none', () => {
    expect(PERSONS.map(({ id, series }) => [id, series])).toEqual([
      ['tamer', 'tiger'],
      ['gardener', 'garden'],
      ['sculptor', 'sculpture'],
      ['priest', 'chalice'],
      ['guard', 'gate'],
    ]);
    expect(pointsOf(holding(...copies('tiger', 3), 'gardener-1'))).toBe(14 + 3);
  });

  it('GAR-9.6: low without a complete set, high with one, never twice', () => {
    for (const [person, series, size, low, high] of [
      ['tamer', 'tiger', 3, 3, 10],
      ['gardener', 'garden', 3, 3, 8],
      ['sculptor', 'sculpture', 3, 3, 7],
      ['priest', 'chalice', 4, 3, 9],
    ] as const) {
      const worth = (n: number): number =>
        pointsOf(holding(...copies(series, n), `${person}-1`)) - pointsOf(holding(...copies(series, n)));
      expect([0, size - 1, size, size * 2].map(worth)).toEqual([low, low, high, high]);
    }
  });

  it('GAR-9.7: the tiles of a series score the same with or without its profession', () => {
    const setPoints = (player: Player): number | undefined => scoreSteps(player).find(({ kind }) => kind === 'set')?.points;
    for (const n of [1, 2, 3, 4, 5]) {
      expect(setPoints(holding(...copies('garden', n), 'gardener-1'))).toBe(setPoints(holding(...copies('garden', n))));
    }
    expect(tileAdds(counts({ garden: 3, gardener: 1 }), KIND_IDS.indexOf('garden'))).toBe(2);
  });

  it('GAR-9.8: the guard has 3 points for every gate', () => {
    const worth = (n: number): number =>
      pointsOf(holding(...copies('gate', n), 'guard-1')) - pointsOf(holding(...copies('gate', n)));
    expect([0, 1, 4, 5, 8].map(worth)).toEqual([0, 3, 12, 15, 24]);
  });

  it('GAR-9.9: ties share the victory and the rank', () => {
    const over = (...hands: readonly (readonly string[])[]): State => {
      const state = position({ seats: hands.length });
      state.phase = 'over';
      state.players = hands.map((tiles) => holding(...tiles));
      return state;
    };
    expect(game.result(over(['king-1'], ['king-2'], ['queen-1']))?.ranks).toEqual([1, 1, 3]);
    expect(game.result(over(['queen-1'], ['king-1', 'king-2'], ['queen-2'], []))?.ranks).toEqual([2, 1, 2, 4]);
  });

  it('GAR-9.10: agrees with the reference on many hands, and the steps add up', () => {
    for (let seed = 1; seed < 400; seed++) {
      const player = { ...newPlayer(), bonus: 5 * (seed % 3) };
      TILE_IDS.forEach((_, index) => {
        const where = (index * 7919 + seed * 104729 + index * seed * 31) % 5;
        if (where === 0) player.taken.push(index);
        if (where === 1) player.blind.push(index);
      });
      expect(pointsOf(player)).toBe(reference(player));
      expect(scoreSteps(player).reduce((sum, { points }) => sum + points, 0)).toBe(pointsOf(player));
    }
    const state = position({ taken: ['king-1', 'queen-1', 'queen-2'] });
    state.phase = 'over';
    const result = game.result(state);
    expect(result?.sheet.map(({ category }) => category)).toEqual(CATEGORIES);
    expect(result?.totals).toEqual([19, 0]);
  });

  it('GAR-9.11: all 49 tiles are worth 292', () => {
    expect(pointsOf({ ...newPlayer(), taken: TILE_IDS.map((_, index) => index) })).toBe(292);
    expect(pointsOfTiles(SERIES.map(({ copies: count }) => count).concat([1, 1, 1, 1, 1]))).toBe(292);
  });
});
