/**
 * How much of a result was luck: what was dealt, what was drawn, and the dice of bots. In the manner of AIVAT (Burch, Schmid,
 * Moravčík, Morrill and Bowling 2018): at each event of chance the estimate of what came is compared with the mean estimate of what
 * could as well have come. Each such difference has mean zero, however poor the estimates are, so their sum may be taken off a
 * result without favouring anybody; and as far as the estimates are good, what is left varies less. docs/analysis.md has the
 * definitions, bots/tests/luck.test.ts the proof on a game small enough to be played in every possible way.
 *
 * It looks at the whole finished game, secrets included. "Could as well have come" is therefore what nobody at the table had seen,
 * laid anew: whatever anybody knew, and did because of it, stays.
 */
import {
  deal,
  nextWord,
  playRecorded,
  quickChance,
  secureChance,
  seedFrom,
  split,
  type Chance,
  type Game,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Seat,
  type TableStart,
} from '@cantiere/engine';
import { chooseMove, type Thinker } from './choose.ts';
import type { BotLevel } from './levels.ts';
import { steadyBudget } from './steady.ts';

/** What could as well have been; drawn at random in use, every possibility in a proof. */
export interface MightHaveBeen {
  /** Deals of the same table; none where the deal is the same for all who are compared. */
  deals(): readonly GameState[];
  /** The position with all that nobody has seen laid anew. */
  worlds(state: GameState, mover: Seat): readonly GameState[];
  /** What the bot in this seat might have answered; none where its ways are not known. */
  answers(state: GameState, seat: Seat, at: number): readonly GameMove[];
}

/**
 * How much of each difference is taken. Expectations in the middle of an action are rough, and answers few, so the whole would bring
 * more noise than it takes away (bench/luck.ts). Any share that is fixed beforehand favours nobody.
 */
const OF_DRAWS = 0.4;
const OF_ANSWERS = 0.25;

/** In points, by seat. */
export interface Luck {
  readonly luck: readonly number[];
  /** The standard error of that: imagined worlds are few. */
  readonly noise: readonly number[];
}

export function luckOf({ game, bot }: Thinker, start: TableStart, moves: readonly PlayedMove[], might: MightHaveBeen): Luck {
  const { seats } = start;
  const luck = Array.from({ length: seats }, () => 0);
  const variance = Array.from({ length: seats }, () => 0);
  const out = new Float64Array(seats);
  const valueOf = (state: GameState): number[] => {
    if (!bot.expect) return game.scores(state);
    bot.expect(state, out);
    return Array.from(out);
  };
  /** What came, and what else might have come: estimates of every seat. */
  const count = (came: readonly number[], others: readonly (readonly number[])[], share = OF_DRAWS): void => {
    const n = others.length;
    if (n === 0) return;
    for (let seat = 0; seat < seats; seat++) {
      const mean = others.reduce((sum, each) => sum + each[seat], 0) / n;
      luck[seat] += share * (came[seat] - mean);
      if (n > 1)
        variance[seat] += (share * share * others.reduce((sum, each) => sum + (each[seat] - mean) ** 2, 0)) / (n - 1) / n;
    }
  };
  const after = (state: GameState, seat: Seat, move: GameMove): number[] => {
    const next = game.clone(state);
    game.play(next, seat, move);
    return valueOf(next);
  };
  const gain = (state: GameState, seat: Seat, move: GameMove): number[] => {
    const before = valueOf(state);
    return after(state, seat, move).map((value, each) => value - before[each]);
  };

  const state = deal(game, start);
  count(valueOf(state), might.deals().map(valueOf));
  for (const [at, { seat, move }] of moves.entries()) {
    const worlds = might.worlds(state, seat);
    if (worlds.length > 0)
      count(
        gain(state, seat, move),
        worlds.map((world) => gain(world, seat, move)),
      );
    const answers = might.answers(state, seat, at);
    if (answers.length > 0)
      count(
        after(state, seat, move),
        answers.map((answer) => after(state, seat, answer)),
        OF_ANSWERS,
      );
    playRecorded(game, state, { seat, move }, at);
  }
  return { luck, noise: variance.map((each) => Math.sqrt(each)) };
}

interface AtRandom {
  readonly start: TableStart;
  readonly seed: number;
  /** Worlds at each event. */
  readonly worlds?: number;
  /** By seat, steady bots: their dice are luck too. */
  readonly bots?: readonly (BotLevel | null)[];
  /** The deal is common to all who are compared, and therefore nobody's luck. */
  readonly sameDeal?: boolean;
}

const WORLDS = 24;
const DEALS = 64;
const ANSWERS = 4;
/** Stronger ones throw hardly any dice, and take their time. */
const DICE: readonly BotLevel[] = ['random', 'greedy', 'easy', 'normal'];

export function atRandom(thinker: Thinker, { start, seed, worlds = WORLDS, bots, sameDeal = false }: AtRandom): MightHaveBeen {
  const { game } = thinker;
  const chance = quickChance(seed);
  const times = (n: number): readonly undefined[] => Array.from({ length: n });
  return {
    deals: () =>
      sameDeal || start.from
        ? []
        : times(DEALS).map((_, n) =>
            game.setup(start.seats, start.options, secureChance(seedFrom(`luck ${start.seed} ${seed} ${n}`))),
          ),
    worlds: (state, mover) => times(worlds).flatMap(() => laidAnew(thinker, state, mover, chance) ?? []),
    answers(state, seat) {
      const level = bots?.[seat];
      if (!level || !DICE.includes(level) || game.moves(state, seat).length < 2) return [];
      const view = game.view(state, seat);
      const budget = steadyBudget(thinker.bot, level);
      return times(ANSWERS).map(() => chooseMove(thinker, level, view, seat, nextWord(chance) >>> 0, { budget }));
    },
  };
}

/**
 * The position with all that nobody at the table has seen in another order, and another generator for what is drawn later; undefined
 * where the game does not say how, though seats hold secrets.
 */
export function laidAnew({ game, bot }: Thinker, state: GameState, mover: Seat, chance: Chance): GameState | undefined {
  if (!bot.redraw) return isOpen(game, state) ? game.imagine(game.view(state, mover), mover, chance) : undefined;
  const world = game.clone(state);
  world.chance = split(chance, 'laid anew');
  bot.redraw(world, chance);
  return world;
}

/** Nobody knows more than the others. */
function isOpen(game: Game, state: GameState): boolean {
  const seenBy = (seat: Seat): string => JSON.stringify({ ...game.view(state, seat), viewer: 0 });
  const first = seenBy(0);
  return Array.from({ length: state.seats }, (_, seat) => seat).every((seat) => seenBy(seat) === first);
}
