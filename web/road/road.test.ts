import { describe, expect, it } from 'vitest';
import { chooseMove, Road, steadyBudget, walk, type RoadPlan, type Thinker } from '@cantiere/bots';
import { defaultOptions, deal, quickChance, seedFrom, type PlayedMove, type Result } from '@cantiere/engine';
import { findGame, shelf } from '@cantiere/games';
import type { LocalBotQuestion } from '../offline/localTable.ts';
import { LONGEST, readRoad, writeRoad } from './address.ts';
import { changesOf, finalPointsOf } from './changes.ts';
import { decidersOf, forkNear, forksOf } from './forks.ts';
import { platesOn, ropeShape } from './rope.ts';
import { walkOn } from './walking.ts';

async function open(id: string): Promise<Thinker> {
  const shelved = findGame(id)!;
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}

async function playedGame(id: string, seats = 2) {
  const thinker = await open(id);
  const { game, bot } = thinker;
  const start = { seats, options: defaultOptions(game.options), seed: seedFrom(`road ${id}`) };
  const state = deal(game, start);
  const chance = quickChance(5);
  const moves: PlayedMove[] = [];
  for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
    const seat = asked[0]!;
    const move = bot.greedy(game.view(state, seat), seat, chance);
    game.play(state, seat, move);
    moves.push({ seat, move });
  }
  return { thinker, start, moves, result: game.result(state)! };
}

describe('the address of a fork', () => {
  it('is read back, with every letter of its moves', () => {
    const road = { at: 30, own: [{ type: 'BUILD', where: 'città' }, { type: 'END_TURN' }] };
    expect(readRoad(writeRoad(road))).toEqual(road);
    expect(readRoad(writeRoad({ at: 0, own: [] }))).toEqual({ at: 0, own: [] });
    expect(writeRoad({ at: 30, own: [] })).toBe('?road=31');
  });

  it('holds nothing where it was cut or forged', () => {
    expect(readRoad('?at=3')).toBeUndefined();
    expect(readRoad('?road=0')).toBeUndefined();
    expect(readRoad('?road=1e3')).toBeUndefined();
    for (const rest of ['%%%', 'e30', btoa('[1]'), btoa('[{"type":1}]'), 'A'.repeat(LONGEST + 1)])
      expect(readRoad(`?road=4&with=${rest}`)).toEqual({ at: 3, own: [] });
  });
});

describe('what changes', () => {
  const result = (sheet: Result['sheet'], totals: readonly number[], ranks: readonly number[]): Result => ({
    sheet,
    totals,
    ranks,
    endReason: 'X',
  });

  it('adds up to the difference of the final points, whatever the sheets hold', () => {
    const before = result(
      [
        { category: 'a', points: [5, 1] },
        { category: 'b', points: [2, 2] },
      ],
      [7, 3],
      [1, 2],
    );
    const after = result(
      [
        { category: 'a', points: [9, 1] },
        { category: 'c', points: [1, 2] },
      ],
      [11, 3],
      [1, 2],
    );
    expect(changesOf(before, after, 0)).toEqual({
      lines: [
        { category: 'a', points: 4 },
        { category: 'c', points: 1 },
        { category: 'b', points: -2 },
      ],
      rest: 1,
      total: 4,
    });
    expect(changesOf(before, before, 1)).toEqual({ lines: [], rest: 0, total: 0 });
  });

  it.each(shelf.map(({ meta }) => meta.id))('at %s the score sheet tells all of it', async (id) => {
    const [one, other] = await Promise.all([playedGame(id, 2), playedGame(id, 2)]);
    const { game } = one.thinker;
    const state = deal(game, { ...other.start, seed: seedFrom('another') });
    const chance = quickChance(9);
    for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state))
      game.play(state, asked[0]!, one.thinker.bot.greedy(game.view(state, asked[0]!), asked[0]!, chance));
    for (const seat of [0, 1]) expect(changesOf(one.result, game.result(state)!, seat).rest).toBeCloseTo(0);
  });

  it('a game is won, lost or drawn by its ranks', () => {
    expect(finalPointsOf({ totals: [7, 7, 3], ranks: [1, 2, 3] }, 0)).toEqual({ mine: 7, best: 7, ended: 'won' });
    expect(finalPointsOf({ totals: [7, 7, 3], ranks: [1, 2, 3] }, 1)).toEqual({ mine: 7, best: 7, ended: 'lost' });
    expect(finalPointsOf({ totals: [7, 7], ranks: [1, 1] }, 1)).toEqual({ mine: 7, best: 7, ended: 'drawn' });
  });
});

describe('forks', () => {
  it('are mine where I played, else those of people, else everybody’s', () => {
    expect(decidersOf(2, [null, 'hard', null])).toEqual([2]);
    expect(decidersOf('spectator', [null, 'hard', null])).toEqual([0, 2]);
    expect(decidersOf('spectator', ['easy', 'hard'])).toEqual([0, 1]);
  });

  it('are the decisions in which there was something to decide', async () => {
    const { thinker, start, moves } = await playedGame('citadels');
    const forks = forksOf(thinker.game, start, moves, [1]);
    expect(forks.length).toBeGreaterThan(5);
    const state = deal(thinker.game, start);
    const wanted = moves.flatMap(({ seat, move }, at) => {
      const several = seat === 1 && thinker.game.moves(thinker.game.view(state, 1), 1).length > 1;
      thinker.game.play(state, seat, move);
      return several ? [at] : [];
    });
    expect(forks.map(({ at }) => at)).toEqual(wanted);
    expect(forkNear(forks, 0)).toBe(forks[0]);
    expect(forkNear(forks, moves.length + 5)).toBe(forks.at(-1));
  });
});

describe('a road in the browser', () => {
  const answerOf =
    (thinker: Thinker) =>
    async ({ level, view, seat, seed, earlier = [], steady, iterations }: LocalBotQuestion) => {
      expect(steady).toBe(true);
      return chooseMove(thinker, level, view, seat, seed, { budget: steadyBudget(thinker.bot, level, iterations), earlier });
    };
  const planOf = async (): Promise<{ readonly thinker: Thinker; readonly plan: RoadPlan }> => {
    const { thinker, start, moves } = await playedGame('citadels');
    const fork = forksOf(thinker.game, start, moves, [0]).at(-4)!;
    const stands = [{ level: 'normal', iterations: 12 }, { level: 'easy' }] as const;
    return { thinker, plan: { start, moves, at: fork.at, own: [], stands } };
  };

  it('is what it is anywhere else', async () => {
    const { thinker, plan } = await planOf();
    const road = new Road(thinker.game, plan);
    let heard = 0;
    const thinking = { choose: answerOf(thinker), close: () => undefined };
    const walking = walkOn(road, { game: 'citadels', edition: '2-01234567', thinking, heard: () => heard++ });
    expect(await walking.finished).toBe('done');
    expect(road.moves).toEqual(walk(thinker, plan).moves);
    expect(heard).toBe(road.moves.length - road.common);
  });

  it('stops when asked, keeps what there is, and goes on from there', async () => {
    const { thinker, plan } = await planOf();
    const road = new Road(thinker.game, plan);
    const thinking = { choose: answerOf(thinker), close: () => undefined };
    const first = walkOn(road, { game: 'citadels', edition: '2-01234567', thinking, heard: () => first.stop() });
    expect(await first.finished).toBe('stopped');
    expect(road.moves.length).toBe(road.common + 1);
    expect(await walkOn(road, { game: 'citadels', edition: '2-01234567', thinking, heard: () => undefined }).finished).toBe(
      'done',
    );
    expect(road.moves).toEqual(walk(thinker, plan).moves);
  });

  it('a bot that fails leaves what there is', async () => {
    const { thinker, plan } = await planOf();
    const road = new Road(thinker.game, plan);
    const thinking = { choose: () => Promise.reject(new Error('no worker')), close: () => undefined };
    const { finished } = walkOn(road, { game: 'citadels', edition: '2-01234567', thinking, heard: () => undefined });
    expect(await finished).toBe('failed');
    expect(road.moves.length).toBe(road.common);
  });
});

describe('the rope', () => {
  const shape = ropeShape({ width: 900, height: 148 }, { mine: 118, other: 131, fork: 65 });

  it('has one place for each move, and parts at the fork', () => {
    expect(shape.x(0)).toBeLessThan(shape.x(1));
    expect(shape.x(131)).toBeLessThanOrEqual(shape.endX);
    expect(shape.forkX).toBe(shape.x(65));
    expect(shape.upper).toBeLessThan(shape.middle);
    expect(shape.lower).toBeGreaterThan(shape.middle);
  });

  it('shows ends of rounds where there is room for them', () => {
    const rounds = Array.from({ length: 119 }, (_, at) => 1 + Math.floor(at / 6));
    const plates = platesOn(shape, rounds, [65, 118], shape.lower, (at) => String(at));
    expect(plates.length).toBeGreaterThan(1);
    for (const [n, plate] of plates.entries()) if (n > 0) expect(plate.x - plates[n - 1]!.x).toBeGreaterThan(62);
  });
});
