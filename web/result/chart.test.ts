import { describe, expect, it } from 'vitest';
import {
  defaultOptions,
  deal,
  pick,
  quickChance,
  record,
  seedFrom,
  type GameEvent,
  type GameTexts,
  type PlayedMove,
} from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { chartOf, seatsIn, type Tellable } from './chart.ts';
import { apart, evenSteps, fitted, widthFor } from './chartScale.ts';

const namesIn =
  (texts: GameTexts): Tellable['names'] =>
  (event: GameEvent) =>
    seatsIn(texts.event(event));

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
    const [{ texts }, { board }] = await Promise.all([shelved.texts(), shelved.board()]);
    const { points, moments } = chartOf(game, doc, { ...board, names: namesIn(texts.en) });
    const rounds = points.map(({ round }) => round);
    expect(rounds[0]).toBe(0);
    expect(rounds).toEqual([...new Set(rounds)].sort((a, b) => a - b));
    expect(rounds.at(-1)).toBe(game.round(state));
    expect(points.at(-1)?.scores).toEqual(doc.result?.totals);
    for (const { scores } of points) expect(scores).toHaveLength(start.seats);
    expect(moments.length).toBeLessThanOrEqual(3);
    expect(moments.map(({ round }) => round)).toEqual(moments.map(({ round }) => round).sort((a, b) => a - b));
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
    const { texts } = await shelved.texts();
    const { moments } = chartOf(game, record(game, start, moves, []), { names: namesIn(texts.en) });
    expect(moments).toHaveLength(3);
    for (const { round, seat, by, events } of moments) {
      expect(events).toMatchObject([{ kind: 'roundScored', round }]);
      const { points } = events[0] as unknown as { points: number[] };
      expect([by, points[seat]]).toEqual([Math.max(...points), by]);
    }
  });
});

/** What is told in one breath gave just the number beside it; where a move is told with all that followed, it says "in all". */
describe.each(['sprawl', 'builders', 'citadels', 'gardens'])('the moments of %s', (id) => {
  it.each(['one', 'two', 'three'])('credit nobody with what they did not get (%s)', async (seed) => {
    const shelved = shelf.find(({ meta }) => meta.id === id);
    if (!shelved) throw new Error(`${id} is not on the shelf`);
    const [{ game }, { bot }, { board }, { texts }] = await Promise.all([
      shelved.rules(),
      shelved.bot(),
      shelved.board(),
      shelved.texts(),
    ]);
    const start = { seats: 3, options: defaultOptions(game.options), seed: seedFrom(seed) };
    const chance = quickChance(2);
    const state = deal(game, start);
    const moves: PlayedMove[] = [];
    const scores = [game.scores(state)];
    for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
      const seat = asked[0];
      const move = bot.greedy(game.view(state, seat), seat, chance);
      game.play(state, seat, move);
      moves.push({ seat, move });
      scores.push(game.scores(state));
    }
    const tellable: Tellable = { ...board, names: namesIn(texts.en) };
    const { moments } = chartOf(game, record(game, start, moves, []), tellable);
    for (const { at, seat, by, inAll, events } of moments) {
      const gained = (scores[at]?.[seat] ?? 0) - (scores[at - 1]?.[seat] ?? 0);
      const [told] = events;
      if (!told) throw new Error('A moment of nothing');
      const gift = board.gives?.(told);
      if (inAll) {
        expect(by).toBeCloseTo(gained);
        expect(by > 0 ? moves[at - 1]?.seat : seat).toBe(seat);
        if (by < 0) expect(seatsIn(texts.en.event(told))).toContain(seat);
      } else if (gift) expect(gift).toEqual({ seat, points: by });
      else expect(Object.values(told)).toContainEqual(expect.arrayContaining([by]));
    }
  });
});

describe('names beside a chart', () => {
  it('are cut only where there is no room, and never the number after them', () => {
    expect(fitted(['Brunelleschi', '214'], 150)).toBe('Brunelleschi 214');
    expect(fitted(['Bartolomeo degli Alberti', '214'], 150)).toBe('Bartolomeo degli… 214');
    expect(widthFor(['Ada 3', 'Brunelleschi 214'], 150)).toBeGreaterThan(100);
    expect(widthFor(['Bartolomeo degli Alberti 214'], 150)).toBe(150);
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
