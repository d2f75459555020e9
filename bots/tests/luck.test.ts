/** Luck taken off a result favours nobody: shown on a game that is played in every possible way, with every draw and every answer. */
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  deal,
  defaultOptions,
  quickChance,
  seedFrom,
  type GameMove,
  type GameState,
  type PlayedMove,
} from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { game as torre, type Move, type State } from '../../games/torre/rules/index.ts';
import { bot as torreBot } from '../../games/torre/bot/index.ts';
import { atRandom, laidAnew, luckOf, type MightHaveBeen, type Thinker } from '../index.ts';

const HEAP = [2, 4, 5];
const START = { seats: 2, options: defaultOptions(torre.options), seed: seedFrom('small') };

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, n) => ordersOf(items.toSpliced(n, 1)).map((rest) => [item, ...rest]));
}

/** Torre with five stones: two in hands, three to draw. */
const small = (heap: readonly number[]): typeof torre => ({
  ...torre,
  setup: (seats, options, chance) => ({
    seats,
    options,
    chance,
    heap: [...heap],
    hands: [[1], [3]],
    towers: [[], []],
    phase: 'turn',
    asked: 0,
    passesInARow: 0,
  }),
});

type Evaluate = Thinker['bot']['evaluate'];
const thinkerWith = (heap: readonly number[], evaluate: Evaluate): Thinker =>
  ({ game: small(heap), bot: { ...torreBot, expect: evaluate } }) as unknown as Thinker;

/** Anything goes as an estimate, a silly one too: it reads what nobody can see. */
const silly: Evaluate = (state, out) => {
  const { heap, hands, towers } = state as State;
  const sum = [...heap, 7, ...hands.flat(), 3, ...towers.flat()].reduce((total, stone, n) => total + stone * (n + 1) * 1.7, 0);
  out[0] = (sum % 13) / 13;
  out[1] = 1 - out[0];
};
/** What stands, and what is held that may still go on top. */
const fair: Evaluate = (state, out) => {
  const { hands, towers } = state as State;
  const worth = towers.map((tower, seat) =>
    [...tower, ...hands[seat]!.filter((stone) => stone >= (tower.at(-1) ?? 0))].reduce((sum, stone) => sum + stone, 1),
  );
  for (const seat of [0, 1]) out[seat] = worth[seat]! / (worth[0]! + worth[1]!);
};

/** The person plays by what they hold, the bot throws dice over all it may do. */
const mine = (state: State): Move => torreBot.greedy(torre.view(state, 0), 0, quickChance(1));

interface End {
  readonly chance: number;
  readonly points: number;
  readonly luck: number;
}

const everything: MightHaveBeen = {
  deals: () => ordersOf(HEAP).map((heap) => deal(small(heap), START)),
  worlds: (state) => ordersOf((state as State).heap).map((heap) => ({ ...torre.clone(state as State), heap }) as GameState),
  answers: (state, seat) => (seat === 1 ? torre.moves(state as State, 1) : []),
};

/** Every way in which the game can go, with its probability. */
function allEnds(evaluate: Evaluate, might: MightHaveBeen): End[] {
  const orders = ordersOf(HEAP);
  return orders.flatMap((heap) => {
    const thinker = thinkerWith(heap, evaluate);
    const ends: End[] = [];
    const go = (state: State, moves: readonly PlayedMove[], chance: number): void => {
      const result = torre.result(state);
      if (result) {
        const { luck } = luckOf(thinker, START, moves, might);
        ends.push({ chance, points: result.totals[0]!, luck: luck[0]! });
        return;
      }
      const [seat] = torre.toAct(state);
      const ways = seat === 0 ? [mine(state)] : torre.moves(state, 1);
      for (const move of ways) {
        const next = torre.clone(state);
        torre.play(next, seat!, move);
        go(next, [...moves, { seat: seat!, move }], chance / ways.length);
      }
    };
    go(deal(thinker.game, START) as State, [], 1 / orders.length);
    return ends;
  });
}

const mean = (ends: readonly End[], of: (end: End) => number): number => ends.reduce((sum, end) => sum + end.chance * of(end), 0);
const variance = (ends: readonly End[], of: (end: End) => number): number => mean(ends, (end) => (of(end) - mean(ends, of)) ** 2);

describe('a game played in every possible way', () => {
  it.each([
    ['a fair estimate', fair],
    ['a silly one', silly],
  ])('with %s luck is nothing on the average, and the result without it is the same on the average', (_what, evaluate) => {
    const ends = allEnds(evaluate, everything);
    expect(ends.length).toBeGreaterThan(100);
    expect(mean(ends, () => 1)).toBeCloseTo(1, 12);
    expect(mean(ends, ({ luck }) => Math.abs(luck))).toBeGreaterThan(0.005);
    expect(mean(ends, ({ luck }) => luck)).toBeCloseTo(0, 12);
    for (const points of [1, 9, -4])
      expect(mean(ends, (end) => end.points - points * end.luck)).toBeCloseTo(
        mean(ends, ({ points: all }) => all),
        10,
      );
  });

  it('each kind of luck is nothing on the average by itself', () => {
    const none = { deals: () => [], worlds: () => [], answers: () => [] };
    for (const kind of ['deals', 'worlds', 'answers'] as const) {
      const ends = allEnds(silly, { ...none, [kind]: everything[kind] });
      expect(mean(ends, ({ luck }) => Math.abs(luck))).toBeGreaterThan(0.001);
      expect(mean(ends, ({ luck }) => luck)).toBeCloseTo(0, 12);
    }
  });

  it('a fair estimate leaves less to chance', () => {
    const ends = allEnds(fair, everything);
    const together = mean(ends, ({ points, luck }) => points * luck);
    const worth = together / mean(ends, ({ luck }) => luck * luck);
    expect(variance(ends, (end) => end.points - worth * end.luck)).toBeLessThan(0.8 * variance(ends, ({ points }) => points));
  });

  it('and is found out where what might have been is not what could have been', () => {
    const peeking: MightHaveBeen = {
      ...everything,
      worlds: (state) => [{ ...torre.clone(state as State), heap: (state as State).heap.toSorted((a, b) => a - b) } as GameState],
    };
    expect(Math.abs(mean(allEnds(fair, peeking), ({ luck }) => luck))).toBeGreaterThan(0.001);
  });
});

describe('what nobody has seen, laid anew', () => {
  it('comes in every order', () => {
    const thinker = thinkerWith(HEAP, fair);
    const state = deal(thinker.game, START);
    const chance = quickChance(5);
    const orders = new Set(Array.from({ length: 200 }, () => (laidAnew(thinker, state, 0, chance) as State).heap.join()));
    expect(orders.size).toBe(6);
  });

  it.each(shelf.map(({ meta }) => meta.id))('at %s leaves everything as it is that anybody knows', async (id) => {
    const shelved = shelf.find(({ meta }) => meta.id === id)!;
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const state = deal(game, { seats: 3, options: defaultOptions(game.options), seed: seedFrom(`laid ${id}`) });
    const chance = quickChance(3);
    let changed = 0;
    for (let step = 0; step < 60 && game.toAct(state).length > 0; step++) {
      const seat = game.toAct(state)[0]!;
      if (step % 4 === 0) {
        const world = laidAnew({ game, bot }, state, seat, chance)!;
        for (const each of [0, 1, 2]) expect(canonicalJson(game.view(world, each))).toBe(canonicalJson(game.view(state, each)));
        expect(game.census(world)).toEqual(game.census(state));
        const open = (one: GameState): string => canonicalJson({ ...game.view(one, 'all'), chance: null });
        if (open(world) !== open(state)) changed++;
      }
      game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
    }
    expect(changed).toBeGreaterThan(3);
  });
});

it('the same game and the same dice give the same luck, with its noise', async () => {
  const shelved = shelf.find(({ meta }) => meta.id === 'gardens')!;
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  const thinker = { game, bot };
  const start = { seats: 2, options: defaultOptions(game.options), seed: seedFrom('twice') };
  const state = deal(game, start);
  const moves: PlayedMove<GameMove>[] = [];
  const chance = quickChance(2);
  for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
    const seat = asked[0]!;
    const move = bot.greedy(game.view(state, seat), seat, chance);
    game.play(state, seat, move);
    moves.push({ seat, move });
  }
  const count = (worlds: number) => luckOf(thinker, start, moves, atRandom(thinker, { start, seed: 4, worlds }));
  expect(count(8)).toEqual(count(8));
  expect(count(8).luck.every(Number.isFinite)).toBe(true);
  expect(count(8).luck[0]).not.toBe(0);
  // More worlds, less noise; the noise of the deals is the same.
  expect(count(32).noise[0]).toBeLessThan(count(8).noise[0]!);
});
