/** Whole games: what always holds, how many ways there are to begin, one game to read, and how the bot fares. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, below, defaultOptions, quickChance, type Seat } from '@cantiere/engine';
import { perft } from '@cantiere/engine/conformance';
import { bot } from '../bot/index.ts';
import { AREAS_OF } from '../rules/board.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { NO_ROOF, PLACED_FOUNTAIN, type State } from '../rules/state.ts';
import { drawInText } from '../terminal.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { newGame } from './build.ts';

type Policy = (state: State, seat: Seat, chance: ReturnType<typeof quickChance>) => Move;
const atRandom: Policy = (state, seat, chance) => {
  const moves = game.moves(state, seat);
  return moves[below(chance, moves.length)];
};
const greedy: Policy = (state, seat, chance) => bot.greedy(game.view(state, seat), seat, chance);
const inPlayout: Policy = (state, seat, chance) => bot.playout(state, seat, chance);

function playOut(state: State, seed: number, policyOf: (seat: Seat) => Policy, look?: (state: State) => void): State {
  const chance = quickChance(seed);
  while (game.toAct(state).length > 0) {
    const [seat] = game.toAct(state);
    const move = policyOf(seat)(state, seat, chance);
    expect(game.refuse(state, seat, move)).toBeUndefined();
    game.play(state, seat, move);
    look?.(state);
  }
  return state;
}

describe('what always holds', () => {
  it('CAP-4.12 CAP-4.14 CAP-5.3 CAP-5.5 CAP-5.7 CAP-6.14 CAP-7.9: pieces add up and the city obeys the code at every step', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const state = newGame(2 + (seed % 3), {}, seed);
      const census = JSON.stringify(sorted(game.census(state)));
      let scores = game.scores(state);
      playOut(
        state,
        seed,
        () => (seed % 2 === 0 ? greedy : atRandom),
        () => {
          expect(JSON.stringify(sorted(game.census(state)))).toBe(census);
          for (const { squares, shape, fountains, tallest, floors } of state.areas) {
            const heights = squares.filter((there) => there >= 0).map((there) => there % 100);
            expect(shape === NO_ROOF).toBe(heights.length === 0);
            expect(Math.max(0, ...heights)).toBe(tallest);
            expect(heights.toSorted((a, b) => a - b).every((height, i, all) => height - (all[i - 1] ?? 0) <= 1)).toBe(true);
            expect(heights.reduce((sum, height) => sum + height, 0)).toBe(floors.reduce((sum, own) => sum + own, 0));
            expect(squares.filter((there) => there === PLACED_FOUNTAIN || there === -3).length).toBe(fountains);
          }
          for (const areas of AREAS_OF) {
            const shapes = areas.map((area) => state.areas[area].shape);
            expect(shapes.includes(NO_ROOF) || new Set(shapes).size > 1).toBe(true);
          }
          for (const { roofs } of state.players) expect(Math.min(...roofs)).toBeGreaterThanOrEqual(0);
          const now = game.scores(state);
          now.forEach((score, seat) => expect(score).toBeGreaterThanOrEqual(scores[seat]));
          scores = now;
        },
      );
      expect(state.scored).toHaveLength(4);
    }
  });

  it('counts of the first moves', () => {
    const options = { ...defaultOptions(game.options), startPlayer: 'host' };
    expect([1, 2, 3].map((depth) => perft(game, { seats: 2, options }, 'perft', depth))).toEqual([37, 1369, 35988]);
    expect([1, 2, 3].map((depth) => perft(game, { seats: 4, options }, 'perft', depth))).toEqual([37, 1369, 50527]);
  });
});

function sorted(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

describe('the bot', () => {
  it('greedy beats random at least 19 times in 20, seats rotated', () => {
    let wins = 0;
    for (let deal = 0; deal < 20; deal++) {
      for (const mine of [0, 1]) {
        const scores = game.scores(playOut(newGame(2, {}, deal), deal, (seat) => (seat === mine ? greedy : atRandom)));
        if (scores[mine] > scores[1 - mine]) wins++;
      }
    }
    expect(wins).toBeGreaterThanOrEqual(38);
  });
  it('playouts end and are legal with any number of players', () => {
    for (const seats of [2, 3, 4]) expect(game.result(playOut(newGame(seats, {}, seats), 3, () => inPlayout))).toBeDefined();
  });
  it('candidates are legal, few, listed by moves, and hold nothing and everything', () => {
    const state = newGame(4, {}, 8);
    for (let i = 0; i < 4; i++) if (state.phase === 'construction') game.play(state, state.asked, { type: 'PASS' });
    const listed = new Set(game.moves(state, 0).map((move) => JSON.stringify(move)));
    const few = bot.candidates?.(state, 0) ?? [];
    expect(few.length).toBeLessThanOrEqual(25);
    expect(few.length).toBeGreaterThan(5);
    for (const move of few) expect(listed.has(JSON.stringify(move))).toBe(true);
    const sizes = few.map((move) => (move.type === 'BID' ? move.cards.length : -1));
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([0, 8]);
  });
  it('evaluate gives chances of winning that add up to one', () => {
    const out = new Float64Array(4);
    playOut(
      newGame(3, {}, 5),
      5,
      () => greedy,
      (state) => {
        bot.evaluate(state, out);
        expect(out[0] + out[1] + out[2]).toBeCloseTo(1, 9);
      },
    );
  });
});

describe('words and drawings', () => {
  it('the terminal fits into 100 columns in both languages', () => {
    const names = ['Alessandra Maria', 'Bartolomeo', 'Cristina', 'Domenico'];
    playOut(
      newGame(4, {}, 2),
      2,
      () => greedy,
      (state) => {
        for (const language of LANGUAGES) {
          for (const viewer of [1, 'spectator'] as const) {
            const drawn = drawInText(game.view(state, viewer), viewer, language, names);
            for (const line of drawn.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
            expect(drawn).not.toMatch(/undefined|NaN/);
          }
        }
      },
    );
  });
  it('both rules pages tell the same rules, and only rules that exist', () => {
    const known = new Set(readFileSync(new URL('../rules.md', import.meta.url), 'utf8').match(/CAP-\d+\.\d+/g));
    const [it, en] = LANGUAGES.map((language) =>
      rulesPages[language].map(({ paragraphs }) => paragraphs.map(({ rules }) => rules)),
    );
    expect(it).toEqual(en);
    for (const id of en.flat(2)) expect(known.has(id)).toBe(true);
  });
});
