/** Temperaments are manners: they differ in what they prefer, answer alike to alike views, and never play what looks worse or absurd. */
import { describe, expect, it } from 'vitest';
import {
  deal,
  defaultOptions,
  earlierOf,
  pick,
  quickChance,
  seedFrom,
  TEMPERAMENTS,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Seat,
  type Temperament,
  type View,
} from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { chooseMove, type Thinker } from '../choose.ts';
import { ABOUT_EQUAL, favourite, leaned, likedBy } from '../leaning.ts';
import { hasTemperament, LEVELS, YARDSTICK } from '../levels.ts';
import type { Judged } from '../search/search.ts';
import { botCalled, BUILDERS, temperamentCharacters, temperamentNames, temperamentOf } from '../temperaments.ts';
import { seen } from './torre.ts';

const mannered = shelf.filter(({ meta }) => meta.temperaments).map((shelved) => [shelved.meta.id, shelved] as const);
const budget = { iterations: 24, milliseconds: 0 };

async function thinkerOf(shelved: (typeof shelf)[number]): Promise<Thinker> {
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}

interface Position {
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly earlier: readonly GameMove[];
}

/** Positions with something to decide, of games by rules of thumb with a random move now and then. */
function positions({ game, bot }: Thinker, count: number, seats: number, every = 1): Position[] {
  const chance = quickChance(7);
  const found: Position[] = [];
  for (let table = 0; found.length < count; table++) {
    const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom(`temperaments/${table}`) });
    const played: PlayedMove[] = [];
    for (let [seat] = game.toAct(state); seat !== undefined && found.length < count; [seat] = game.toAct(state)) {
      const view = game.view(state, seat);
      const moves = game.moves(view, seat);
      if (moves.length > 1 && played.length % every === 0) found.push({ view, seat, earlier: earlierOf(played, seat) });
      const move = played.length % 5 === 4 ? pick(chance, moves) : bot.greedy(view, seat, chance);
      game.play(state, seat, move);
      played.push({ seat, move });
    }
  }
  return found;
}

describe('who has which', () => {
  it('the first three bots of any table have three, and the next three again', () => {
    for (const table of ['ponte-alto-42', 'torre-bassa-7', 'x', '']) {
      const given = BUILDERS.map((name) => temperamentOf(table, name, 'normal'));
      for (let n = 0; n + 3 <= given.length; n++) expect(new Set(given.slice(n, n + 3)).size).toBe(3);
    }
  });

  it('alone at a table nobody is always the same', () => {
    const given = ['a', 'b', 'c'].map((table) => temperamentOf(table, BUILDERS[0], 'hard'));
    expect(new Set(given).size).toBe(3);
  });

  it('rules of thumb, the master, the yardstick and strangers have none', () => {
    expect(LEVELS.filter(hasTemperament)).toEqual(['easy', 'normal', 'hard', 'expert']);
    expect(hasTemperament(YARDSTICK)).toBe(false);
    for (const level of ['random', 'greedy', 'master'] as const) expect(temperamentOf('x', BUILDERS[0], level)).toBeUndefined();
    expect(temperamentOf('x', 'Bot 9', 'normal')).toBeUndefined();
  });

  it('they are told in words, in both languages', () => {
    expect(botCalled('normal', 'meddler', 'it')).toBe('Capomastro · normale · impiccione');
    expect(botCalled('normal', undefined, 'en')).toBe('Foreman · normal');
    for (const names of [temperamentNames, temperamentCharacters])
      for (const language of ['it', 'en'] as const)
        expect(new Set(TEMPERAMENTS.map((one) => names[one][language])).size).toBe(TEMPERAMENTS.length);
  });

  it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))(
    '%s says whether its bots have them',
    async (_, shelved) => {
      const { bot } = await thinkerOf(shelved);
      expect(bot.temperaments !== undefined).toBe(shelved.meta.temperaments === true);
    },
  );
});

describe('leaning', () => {
  const judged = (type: string, visits: number, value: number): Judged => ({ move: { type }, visits, value, counted: visits });
  const liking = (likes: Readonly<Record<string, number>>) => {
    const like = (_view: View<GameState>, _seat: Seat, { type }: GameMove): number => likes[type] ?? 0;
    return { temperaments: { grasper: like, builder: like, meddler: like } };
  };
  const chosen = (likes: Readonly<Record<string, number>>, ...list: Judged[]): string =>
    favourite(likedBy('grasper', liking(likes), seen({}), 0, list) ?? []).type;

  it('takes what is liked among moves that look alike, the most visited where nothing is', () => {
    const alike = [judged('A', 20, 0.5), judged('B', 15, 0.49), judged('C', 12, 0.495)];
    expect(chosen({}, ...alike)).toBe('A');
    expect(chosen({ B: 1 }, ...alike)).toBe('B');
    expect(chosen({ B: 1, C: 1 }, ...alike)).toBe('C');
    expect(chosen({ A: 1, B: 1 }, ...alike)).toBe('A');
    expect(chosen({ B: 0.3 }, ...alike)).toBe('A');
  });

  it('never takes what looks worse, nor what was hardly looked at', () => {
    expect(chosen({ B: 1 }, judged('A', 20, 0.5), judged('B', 20, 0.5 - 1.01 * ABOUT_EQUAL))).toBe('A');
    expect(chosen({ B: 1 }, judged('A', 40, 0.5), judged('B', 4, 0.9))).toBe('A');
    expect(chosen({ B: 99 }, judged('A', 20, 0.5), judged('B', 20, 0.4))).toBe('A');
  });

  it('lifts no move by more than the difference that is overlooked', () => {
    const liked = likedBy('grasper', liking({ A: 1, B: 1, C: 99 }), seen({}), 0, [
      judged('A', 20, 0.5),
      judged('B', 20, 0.6),
      judged('C', 20, 0.3),
    ]);
    expect(leaned(liked ?? []).map(({ value }) => value)).toEqual([0.5 + ABOUT_EQUAL, 0.5 + ABOUT_EQUAL, 0.3]);
  });

  it('is nobody’s where the game knows of none', () => {
    expect(likedBy('grasper', {}, seen({}), 0, [judged('A', 1, 1)])).toBeUndefined();
    expect(likedBy(undefined, liking({ A: 1 }), seen({}), 0, [judged('A', 1, 1)])).toBeUndefined();
  });
});

describe.each(mannered)('%s', (_, shelved) => {
  it('equal views get equal answers, of every temperament', async () => {
    const thinker = await thinkerOf(shelved);
    for (const [n, { view, seat, earlier }] of positions(thinker, 12, 2, 3).entries()) {
      for (const temperament of TEMPERAMENTS) {
        const copy = structuredClone(view);
        const ask = (of: View<GameState>): GameMove =>
          chooseMove(thinker, 'normal', of, seat, n, { budget, earlier, temperament });
        expect(ask(copy)).toEqual(ask(view));
        expect(copy).toEqual(view);
      }
    }
  });

  it('answers with legal moves that are not absurd, and changes nothing at levels that have none', async () => {
    const thinker = await thinkerOf(shelved);
    const { game, bot } = thinker;
    for (const [n, { view, seat, earlier }] of positions(thinker, 24, 3, 5).entries()) {
      const temperament = TEMPERAMENTS[n % TEMPERAMENTS.length];
      const move = chooseMove(thinker, 'hard', view, seat, n, { budget, earlier, temperament });
      expect(game.refuse(view, seat, move)).toBeUndefined();
      const sane = game.moves(view, seat).filter((each) => bot.absurd?.(view, seat, each, earlier) !== true);
      if (sane.length > 0) expect(bot.absurd?.(view, seat, move, earlier) ?? false).toBe(false);
      for (const level of ['master', YARDSTICK, 'greedy'] as const) {
        const plain = chooseMove(thinker, level, view, seat, n, { budget, earlier });
        expect(chooseMove(thinker, level, view, seat, n, { budget, earlier, temperament })).toEqual(plain);
      }
    }
  });

  it('each plays what it likes more often than somebody without', async () => {
    const thinker = await thinkerOf(shelved);
    const { bot } = thinker;
    const asked = positions(thinker, 100, 2);
    const played = (temperament?: Temperament): GameMove[] =>
      asked.map(({ view, seat, earlier }, n) =>
        chooseMove(thinker, 'hard', view, seat, n, { budget: { iterations: 40, milliseconds: 0 }, earlier, temperament }),
      );
    const plain = played();
    for (const temperament of TEMPERAMENTS) {
      const liked = (moves: readonly GameMove[]): number =>
        moves.reduce((sum, move, n) => sum + (bot.temperaments?.[temperament](asked[n].view, asked[n].seat, move) ?? 0), 0);
      expect(liked(played(temperament)), temperament).toBeGreaterThan(liked(plain));
    }
  }, 120_000);
});
