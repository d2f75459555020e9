import { describe, expect, it } from 'vitest';
import { shelf } from '@cantiere/games';
import { arenaGame, type Match } from '../arena.ts';
import { chooseMove } from '../choose.ts';
import { LEVELS, YARDSTICK, isLevel, levelCalled, levelNames, searchingAt, searchingLevels } from '../levels.ts';
import { layTheTwoFirst, seen, thinker } from './torre.ts';

describe('levels', () => {
  it('have a name in both languages', () => {
    for (const level of LEVELS) expect(levelNames[level].it && levelNames[level].en).toBeTruthy();
    expect(isLevel('expert')).toBe(true);
    expect(isLevel('champion')).toBe(false);
  });

  it('say which one is normal, and each of them how hard it is', () => {
    expect(LEVELS.map((level) => levelCalled(level, 'it')).filter((called) => called.endsWith('normale'))).toEqual([
      'Capomastro · normale',
    ]);
    expect(levelCalled('normal', 'en')).toBe('Foreman · normal');
    for (const language of ['it', 'en'] as const)
      expect(new Set(LEVELS.map((level) => levelCalled(level, language).split(' · ')[1])).size).toBe(LEVELS.length);
  });

  it('think longer and more carefully from one to the next, and never beyond a third of a second', () => {
    const { easy, normal, hard, expert } = searchingLevels;
    const ladder = [easy, normal, hard, expert];
    for (let i = 1; i < ladder.length; i++) {
      expect(ladder[i].iterations).toBeGreaterThan(ladder[i - 1].iterations);
      expect(ladder[i].carelessness).toBeLessThanOrEqual(ladder[i - 1].carelessness);
    }
    for (const { milliseconds } of ladder) expect(milliseconds).toBeLessThanOrEqual(333);
  });

  it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))(
    '%s: whatever its own table says, each level thinks longer than the one below, or has learned what that has not, and more carefully',
    async (_, shelved) => {
      const { bot } = await shelved.bot();
      const ladder = (['easy', 'normal', 'hard', 'expert', 'master'] as const).map((level) => searchingAt(level, bot));
      for (let i = 1; i < ladder.length; i++) {
        const learnsHere = ladder[i].learned === true && ladder[i - 1].learned !== true;
        expect(learnsHere || ladder[i].iterations > ladder[i - 1].iterations).toBe(true);
        expect(ladder[i].carelessness).toBeLessThanOrEqual(ladder[i - 1].carelessness);
        expect(ladder[i].sees ?? Infinity).toBeGreaterThanOrEqual(ladder[i - 1].sees ?? Infinity);
        expect(Number(ladder[i].learned ?? false)).toBeGreaterThanOrEqual(Number(ladder[i - 1].learned ?? false));
      }
      expect(searchingAt(YARDSTICK, bot)).toEqual({ iterations: 4_000, milliseconds: 300, carelessness: 0 });
    },
  );

  it.each(LEVELS)('%s answers with a legal move', (level) => {
    const view = seen({});
    for (let seed = 0; seed < 5; seed++)
      expect(thinker.game.refuse(view, 0, chooseMove(thinker, level, view, 0, seed))).toBeUndefined();
  });

  it('a careless level errs, but not where the difference is plain', () => {
    const answers = Array.from({ length: 60 }, (_, seed) => chooseMove(thinker, 'easy', layTheTwoFirst, 0, seed));
    const lost = answers.filter(({ type }) => type === 'PASS').length;
    expect(lost).toBeLessThan(12);
  });

  it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))(
    '%s: easy beats random',
    async (_, shelved) => {
      const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
      const budget = { milliseconds: 0 };
      const match: Match = { a: 'easy', b: 'random', players: 2, games: 8, seed: 'levels', budgets: { a: budget, b: budget } };
      let wins = 0;
      for (let index = 0; index < match.games; index++) wins += arenaGame({ game, bot }, match, index).winA;
      expect(wins).toBeGreaterThanOrEqual(7);
    },
    300_000,
  );
});
