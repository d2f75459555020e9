/** Whole games: bots, counts of move sequences, a transcript to read, texts and pages, the terminal's drawing. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, below, quickChance } from '@cantiere/engine';
import { perft } from '@cantiere/engine/conformance';
import { bot } from '../bot/index.ts';
import { CARDS } from '../rules/cards.ts';
import { blockValues } from '../rules/city.ts';
import { NEIGHBOURS_OF } from '../rules/geometry.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { refusalCodes } from '../rules/refusals.ts';
import type { State } from '../rules/state.ts';
import { MARKERS, OFFICES, VOCATIONS } from '../rules/words.ts';
import { drawInText } from '../terminal.ts';
import { texts } from '../text/index.ts';
import { rulesPages } from '../text/rulesPages.ts';
import { dealt, standard } from './build.ts';

/** One game, `chooser` at one seat and random players elsewhere; true when it wins. */
function duel(
  seed: number,
  seats: number,
  seat: number,
  chooser: (state: State, chance: ReturnType<typeof quickChance>) => Move,
): boolean {
  const chance = quickChance(seed);
  const state = game.setup(seats, standard, quickChance(seed + 9000));
  while (game.toAct(state).length > 0) {
    const [asked] = game.toAct(state);
    const legal = game.moves(state, asked);
    game.play(state, asked, asked === seat ? chooser(state, chance) : legal[below(chance, legal.length)]);
  }
  return game.result(state)?.ranks[seat] === 1;
}

describe('bots', () => {
  it('greedy beats random clearly, from its view alone, at either seat', () => {
    const wins = Array.from({ length: 16 }, (_, i) =>
      duel(i, 2, i % 2, (state, chance) => bot.greedy(game.view(state, i % 2), i % 2, chance)),
    ).filter(Boolean).length;
    expect(wins).toBeGreaterThanOrEqual(14);
  });

  it('greedy plays legal moves with four players, and so do playouts and candidates', () => {
    const chance = quickChance(5);
    const state = dealt(4, {}, 'bots');
    for (let i = 0; game.toAct(state).length > 0; i++) {
      const [seat] = game.toAct(state);
      const moves = [
        bot.greedy(game.view(state, seat), seat, chance),
        bot.playout(state, seat, chance),
        ...(bot.candidates?.(state, seat) ?? []),
      ];
      for (const move of moves) expect(game.refuse(state, seat, move)).toBeUndefined();
      expect(moves.length).toBeGreaterThan(2);
      game.play(state, seat, moves[i % 2]);
    }
    const out = new Float64Array(4);
    bot.evaluate(state, out);
    expect(out.reduce((sum, value) => sum + value)).toBeCloseTo(1);
  });

  it('evaluate sums to 1 and prefers who is ahead', () => {
    const state = dealt(3);
    state.players[1].prestige = 60;
    const out = new Float64Array(3);
    bot.evaluate(state, out);
    expect(out.reduce((sum, value) => sum + value)).toBeCloseTo(1);
    expect(out[1]).toBeGreaterThan(out[0]);
  });
});

describe('whole games', () => {
  it('perft: the first moves can be played in a known number of ways', () => {
    expect([1, 2, 3].map((depth) => perft(game, { seats: 2, options: standard }, 'perft', depth))).toEqual([12, 132, 1320]);
  });

  it('perft: a later position, played to by habit, has a known number of continuations', () => {
    const chance = quickChance(1);
    const state = dealt(3, {}, 'perft');
    for (let i = 0; i < 60; i++) game.play(state, game.toAct(state)[0], bot.playout(state, game.toAct(state)[0], chance));
    const count = (from: State, depth: number): number => {
      const [seat] = game.toAct(from);
      const legal = seat === undefined ? [] : game.moves(from, seat);
      if (depth === 1) return legal.length;
      return legal.reduce((sum, move) => {
        const next = game.clone(from);
        game.play(next, seat, move);
        return sum + count(next, depth - 1);
      }, 0);
    };
    expect([1, 2, 3].map((depth) => count(state, depth))).toEqual([5, 65, 355]);
  });

  it('values and neighbourhoods kept in the state always follow from markers and buildings', () => {
    const chance = quickChance(3);
    const state = dealt(4, {}, 'derived');
    while (game.toAct(state).length > 0) {
      const [seat] = game.toAct(state);
      const legal = game.moves(state, seat);
      game.play(state, seat, legal[below(chance, legal.length)]);
      expect(state.values).toEqual(blockValues(state.grey));
      const near = Array<number>(144).fill(0);
      for (const { zone, placement } of state.buildings) for (const lot of NEIGHBOURS_OF[placement]) near[lot] |= 1 << zone;
      expect(state.near).toEqual(near);
    }
  });

  it('a contract deck runs out, and games of every length end', () => {
    for (const length of ['short', 'standard', 'long']) {
      const turns: number[] = [];
      for (let seed = 0; seed < 6; seed++) {
        const chance = quickChance(seed);
        const state = dealt(2, { length }, `${length} ${seed}`);
        while (game.toAct(state).length > 0) {
          const [seat] = game.toAct(state);
          game.play(state, seat, bot.playout(state, seat, chance));
        }
        turns.push(state.turn);
      }
      expect(Math.max(...turns)).toBeLessThan(150);
    }
  });
});

describe('texts', () => {
  it('every reason has its words in every language', () => {
    for (const language of LANGUAGES)
      for (const code of refusalCodes) {
        const text = texts[language].refusal({ code, rule: 'x', need: 3, have: 1, about: 'CIV' });
        expect(text).not.toBe(code);
        expect(text.length).toBeGreaterThan(8);
      }
  });

  it('every piece has a printed name in every language', () => {
    const ids = [
      ...CARDS.map(({ id }) => id),
      ...VOCATIONS,
      ...OFFICES,
      ...MARKERS,
      'contractor',
      'planning2',
      'townDeck',
      'G3',
      'X2',
      'S05',
    ];
    for (const language of LANGUAGES) for (const id of ids) expect(texts[language].piece(id)).not.toBe(id);
  });

  it('SPR-16.2: halved cards are shown with halved numbers', () => {
    const state = dealt(2, { tameMetropolis: 'halve' });
    state.contracts[0] = CARDS.findIndex(({ id }) => id === 'M01');
    const detail = texts.en.moveDetail({ type: 'BUILD', source: 'contract1' }, game.view(state, 0));
    expect(JSON.stringify(detail)).toContain('gains 2 prestige');
  });

  it('the rules pages name only rules that exist, tell all of them, and are the same in both languages', () => {
    const spec = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
    const known = new Set(spec.match(/SPR-(?:EX-\d+|\d+\.\d+)/g));
    const told = rulesPages.en.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));
    expect(told.filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !id.includes('EX') && !told.includes(id))).toEqual([]);
    const shape = (language: 'it' | 'en'): unknown =>
      rulesPages[language].map(({ paragraphs }) => paragraphs.map(({ rules, piece, example }) => [rules, piece, example]));
    expect(shape('it')).toEqual(shape('en'));
  });

  it('the terminal draws any position in at most 100 columns', () => {
    const chance = quickChance(8);
    const state = dealt(4, {}, 'drawing');
    for (let i = 0; game.toAct(state).length > 0; i++) {
      if (i % 40 === 0) {
        for (const language of LANGUAGES) {
          const text = drawInText(game.view(state, 0), 0, language, ['Ada', 'Bruno', 'Carla', 'Dino']);
          expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
          expect(text).toContain('Carla');
        }
      }
      const [seat] = game.toAct(state);
      game.play(state, seat, bot.playout(state, seat, chance));
    }
  });
});
