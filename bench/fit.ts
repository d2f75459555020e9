/**
 * Fits the evaluations of Gardens and Urban Sprawl. Greedy plays itself, with a stray move now and then; positions are noted,
 * and the points that every seat still made are regressed on its features, each weight being a curve over the time left.
 *
 *     node bench/fit.ts gardens 4 14000    seats, games; prints the weights as games/<game>/bot/weights.json has them
 */
import { deal, defaultOptions, fraction, pick, quickChance, seedFrom, type GameState, type Seat } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import * as gardens from '../games/gardens/bot/features.ts';
import { turnsLeft } from '../games/gardens/bot/worth.ts';
import type { State as GardensState } from '../games/gardens/rules/state.ts';
import * as sprawl from '../games/sprawl/bot/features.ts';
import { timeLeft } from '../games/sprawl/bot/worth.ts';
import type { State as SprawlState } from '../games/sprawl/rules/state.ts';

/** What one seat knew of its position: the time left, the points so far, and the features, with 1 as the last. */
interface Noted {
  readonly seat: Seat;
  readonly time: number;
  readonly points: number;
  readonly features: Float64Array;
}

interface Recipe {
  /** Which positions are noted, and how many of them. */
  noteworthy(state: GameState): boolean;
  readonly share: number;
  note(state: GameState, seat: Seat): Noted;
}

/** Turns of a seat in a whole game, by seats. */
const GARDENS_TURNS = [0, 0, 30, 20, 15];

const RECIPES: Readonly<Record<string, Recipe>> = {
  gardens: {
    noteworthy: (state) => (state as GardensState).phase === 'card' && (state as GardensState).turn === 0,
    share: 0.25,
    note(state, seat) {
      const features = new Float64Array(gardens.FEATURES + 1);
      const points = gardens.features(state as GardensState, seat, features);
      features[gardens.FEATURES] = 1;
      return { seat, time: turnsLeft(state as GardensState, seat) / GARDENS_TURNS[state.seats], points, features };
    },
  },
  sprawl: {
    noteworthy: (state) => {
      const { question, project, phase } = state as SprawlState;
      return question === null && project === null && phase !== 'setup';
    },
    share: 0.15,
    note(state, seat) {
      const all = new Float64Array(state.seats * sprawl.FEATURES);
      sprawl.features(state as SprawlState, all);
      const { prestige } = (state as SprawlState).players[seat];
      const own = all.subarray(seat * sprawl.FEATURES, (seat + 1) * sprawl.FEATURES);
      return { seat, time: timeLeft(state as SprawlState), points: prestige, features: Float64Array.of(...own, prestige, 1) };
    },
  },
};

const STRAY_MOVES = 0.03;
/** Constant, linear, squared. */
const CURVE = 3;
/** Keeps weights of what is hardly ever seen near 0. */
const RIDGE = 5;

const [id = '', seats = '2', games = '1000'] = process.argv.slice(2);
const recipe = RECIPES[id];
const shelved = findGame(id);
if (recipe === undefined || shelved === undefined) throw new Error(`Which game? One of ${Object.keys(RECIPES).join(', ')}.`);
const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);

function playAndNote(number: number): { noted: Noted[]; totals: readonly number[] } {
  const state = deal(game, { seats: Number(seats), options: defaultOptions(game.options), seed: seedFrom(`dev-fit/${number}`) });
  const chance = quickChance(number);
  const noted: Noted[] = [];
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    if (recipe.noteworthy(state) && fraction(chance) < recipe.share)
      for (let seat = 0; seat < state.seats; seat++) noted.push(recipe.note(state, seat));
    const view = game.view(state, toAct[0]);
    const stray = fraction(chance) < STRAY_MOVES;
    game.play(state, toAct[0], stray ? pick(chance, game.moves(view, toAct[0])) : bot.greedy(view, toAct[0], chance));
  }
  return { noted, totals: game.result(state)!.totals };
}

/** The normal equations, filled in row by row. */
let products: Float64Array[] = [];
let sums = new Float64Array(0);

function learn({ time, points, features }: Noted, total: number): void {
  if (products.length === 0) {
    products = Array.from({ length: features.length * CURVE }, () => new Float64Array(features.length * CURVE));
    sums = new Float64Array(features.length * CURVE);
  }
  const seen: { at: number; value: number }[] = [];
  features.forEach((feature, i) => {
    if (feature !== 0)
      for (let power = 0; power < CURVE; power++) seen.push({ at: i * CURVE + power, value: feature * time ** power });
  });
  for (const one of seen) {
    sums[one.at] += one.value * (total - points);
    for (const other of seen) products[one.at][other.at] += one.value * other.value;
  }
}

/** Gauss elimination with the largest pivot; the ridge makes sure that there is one. */
function solve(): number[] {
  const size = sums.length;
  const rows = products.map((row, i) => Float64Array.of(...row.map((value, j) => (i === j ? value + RIDGE : value)), sums[i]));
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let row = 0; row < size; row++) {
      const factor = rows[row][column] / rows[column][column];
      if (row === column || factor === 0) continue;
      for (let i = column; i <= size; i++) rows[row][i] -= factor * rows[column][i];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
}

for (let number = 0; number < Number(games); number++) {
  const { noted, totals } = playAndNote(number);
  for (const position of noted) learn(position, totals[position.seat]);
}
const weights = solve().map((weight) => Number(weight.toFixed(3)));
const lines = Array.from({ length: weights.length / CURVE }, (_, i) => JSON.stringify(weights.slice(i * CURVE, (i + 1) * CURVE)));
console.log(`[\n  ${lines.join(',\n  ')}\n]`);
