import { describe, expect, it } from 'vitest';
import { defaultOptions, deal, pick, quickChance, record, seedFrom, type PlayedMove } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { chartOf } from './chart.ts';
import { apart, evenSteps } from './chartScale.ts';

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('the chart of %s', (_id, shelved) => {
  it('has a point for every round, ends with the result, and names the largest swings in order', async () => {
    const { game } = await shelved.rules();
    const start = { seats: game.meta.players.max, options: defaultOptions(game.options), seed: seedFrom('chart') };
    const chance = quickChance(3);
    const state = deal(game, start);
    const moves: PlayedMove[] = [];
    for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
      const seat = pick(chance, asked);
      const move = pick(chance, game.moves(state, seat));
      game.play(state, seat, move);
      moves.push({ seat, move });
    }
    const doc = record(game, start, moves, []);
    const { points, moments } = chartOf(game, doc);
    const rounds = points.map(({ round }) => round);
    expect(rounds[0]).toBe(0);
    expect(rounds).toEqual([...new Set(rounds)].sort((a, b) => a - b));
    expect(rounds.at(-1)).toBe(game.round(state));
    expect(points.at(-1)?.scores).toEqual(doc.result?.totals);
    for (const { scores } of points) expect(scores).toHaveLength(start.seats);
    expect(moments.length).toBeLessThanOrEqual(3);
    expect(moments.map(({ round }) => round)).toEqual(moments.map(({ round }) => round).sort((a, b) => a - b));
    const { texts } = await shelved.texts();
    for (const { events } of moments) expect(events.some((event) => texts.en.event(event))).toBe(true);
  });
});

describe('the moments of Capitol', () => {
  it('credit a round’s scoring to the scoring, not to whoever happened to move last', async () => {
    const shelved = shelf.find(({ meta }) => meta.id === 'capitol');
    if (!shelved) throw new Error('Capitol is not on the shelf');
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const start = { seats: 4, options: defaultOptions(game.options), seed: seedFrom('moments') };
    const chance = quickChance(1);
    const state = deal(game, start);
    const moves: PlayedMove[] = [];
    for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
      const seat = asked[0];
      const move = bot.greedy(game.view(state, seat), seat, chance);
      game.play(state, seat, move);
      moves.push({ seat, move });
    }
    const { moments } = chartOf(game, record(game, start, moves, []));
    expect(moments).toHaveLength(3);
    for (const { round, seat, by, events } of moments) {
      expect(events).toMatchObject([{ kind: 'roundScored', round }]);
      const { points } = events[0] as unknown as { points: number[] };
      expect([by, points[seat]]).toEqual([Math.max(...points), by]);
    }
  });
});

describe('the scale', () => {
  it.each([
    [0, 29, [0, 10, 20, 30]],
    [0, 1, [0, 1]],
    [-7, 22, [-10, 0, 10, 20, 30]],
    [0, 180, [0, 50, 100, 150, 200]],
  ])('from %i to %i has even steps', (low, high, steps) => {
    expect(evenSteps(low, high)).toEqual(steps);
  });

  it('labels never lie on each other, keep their order and stay inside', () => {
    expect(apart([10, 11, 50], 15, 0, 100)).toEqual([10, 25, 50]);
    expect(apart([99, 98, 97], 15, 0, 100)).toEqual([100, 85, 70]);
    expect(apart([50, 50], 15, 0, 100)).toEqual([50, 65]);
  });
});
