import { describe, expect, it } from 'vitest';
import { chooseMove, type Thought, type WhyPlayed } from '@cantiere/bots';
import { readPuzzles, setUp } from '@cantiere/bots/puzzles';
import { deal, defaultOptions, seedFrom, type GameTexts, type GameState, type PlayedMove, type View } from '@cantiere/engine';
import { findGame, shelf } from '@cantiere/games';
import { RecordReplay } from '../replay/recordReplay.ts';
import { decisionBefore, lastDecisions, lastOf } from './decisions.ts';
import { lookBefore, WORTH_A_WORD } from './judging.ts';
import { inHundred, sentencesOf, marginOf } from './verdict.ts';
import { en } from './words.en.ts';
import { it as italian } from './words.it.ts';

const budget = { favourite: { iterations: 600, milliseconds: 0 }, beside: { iterations: 300, milliseconds: 0 } };

describe('a word before a costly move', () => {
  it('is said of the usual move of a puzzle, names the best one, and of the best one nothing is said', async () => {
    const shelved = findGame('citadels')!;
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const { puzzles } = readPuzzles((await shelved.puzzles?.())?.default);
    const [puzzle] = puzzles.toSorted((a, b) => b.wins - a.wins);
    const { state, seat, habit, best } = setUp(game, puzzle!);
    const view = game.view(state, seat);
    const asked = { about: 'before', game: 'citadels', edition: '', view, seat, seed: 1 } as const;
    const warned = lookBefore({ game, bot }, { ...asked, move: habit }, budget);
    expect(warned!.wins).toBeGreaterThanOrEqual(WORTH_A_WORD);
    expect(game.refuse(view, seat, warned!.better)).toBeUndefined();
    expect(lookBefore({ game, bot }, { ...asked, move: best }, budget)).toBeNull();
  });

  it('is never said where there is nothing else to do', async () => {
    const shelved = findGame('citadels')!;
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const one = { ...game, moves: (view: View<GameState>, seat: number) => game.moves(view, seat).slice(0, 1) };
    const state = deal(game, { seats: 2, options: defaultOptions(game.options), seed: seedFrom('one') });
    const seat = game.toAct(state)[0]!;
    const view = game.view(state, seat);
    const move = game.moves(view, seat)[0]!;
    expect(
      lookBefore({ game: one, bot }, { about: 'before', game: '', edition: '', view, seat, seed: 1, move }, budget),
    ).toBeNull();
  });
});

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('decisions of bots at %s', (id, shelved) => {
  it('come with what their own seat saw before them, at the table as in the replay, and only where there was a choice', async () => {
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const start = { seats: 3, options: defaultOptions(game.options), seed: seedFrom(`coach ${id}`) };
    const state = deal(game, start);
    const moves: PlayedMove[] = [];
    for (let n = 0; n < 60 && game.toAct(state).length > 0; n++) {
      const seat = game.toAct(state)[0]!;
      const move = chooseMove({ game, bot }, 'greedy', game.view(state, seat), seat, n);
      game.play(state, seat, move);
      moves.push({ seat, move });
    }
    const sitting = [null, 'greedy', 'hard'] as const;
    const decisions = lastDecisions(game, start, moves, sitting);
    const replay = new RecordReplay(game, start, moves, [0, 1, 2]);
    expect(decisions.length).toBeGreaterThan(3);
    for (const { at, seat, move, view, level, earlier } of decisions) {
      expect(seat).not.toBe(0);
      expect(moves[at]).toEqual({ seat, move });
      expect(level).toBe(sitting[seat]);
      expect(view).toEqual(replay.position(at, seat).view);
      expect(game.moves(view, seat).length).toBeGreaterThan(1);
      expect(decisionBefore(replay, moves, sitting, at + 1)).toEqual({ at, seat, move, view, level, earlier });
    }
    expect(lastOf(decisions, 1)?.seat).toBe(1);
    expect(lastOf(decisions, undefined)).toBe(decisions.at(-1));
    expect(lastOf([], 1)).toBeUndefined();
    const mine = moves.findIndex(({ seat }) => seat === 0);
    expect(decisionBefore(replay, moves, sitting, mine + 1)).toBeUndefined();
    expect(decisionBefore(replay, moves, sitting, 0)).toBeUndefined();
  });
});

describe('the answer in words', () => {
  const thought = (type: string, chance: number, noise = 0.01): Thought => ({ move: { type }, chance, noise });
  const played = { type: 'A' };
  const texts = { move: ({ type }: { type: string }) => [`do ${type}`], category: (each: string) => `line ${each}` };
  const telling = { texts: texts as unknown as GameTexts, view: {} as View<GameState>, nameOf: () => 'Ada', c: en };
  const say = (why: Partial<WhyPlayed>) =>
    sentencesOf({ manner: 'search', saw: [], gains: null, judged: null, loses: null, ...why }, played, telling);

  it('ahead, level and behind, by more than chance may have done', () => {
    expect(marginOf([thought('A', 0.6), thought('B', 0.5)], played)).toEqual({ is: 'ahead', wins: 10 });
    expect(marginOf([thought('B', 0.6), thought('A', 0.5)], played)).toEqual({ is: 'behind', wins: 10 });
    expect(marginOf([thought('A', 0.51), thought('B', 0.5)], played)).toEqual({ is: 'level' });
    expect(marginOf([thought('A', 0.6, 0.05), thought('B', 0.5, 0.05)], played)).toEqual({ is: 'level' });
    expect(marginOf([thought('A', 0.6)], played)).toEqual({ is: 'alone' });
    expect([inHundred(1.2), inHundred(-0.1), inHundred(0.456)]).toEqual([100, 0, 46]);
  });

  it('what it saw, on which line, and what the judge says', () => {
    expect(
      say({
        saw: [thought('A', 0.6), thought('B', 0.5)],
        gains: { category: 'x', points: 1.5 },
        judged: { best: 0.6, played: 0.6 },
      }),
    ).toEqual([en.ahead(10), en.gains('line x', 1.5, 'do B'), en.judgeAgrees]);
    expect(
      say({
        saw: [thought('B', 0.6), thought('A', 0.5)],
        judged: { best: 0.62, played: 0.5, better: { type: 'B' } },
        loses: { category: 'y', points: 2 },
      }),
    ).toEqual([en.behind(10), en.judgeBetter('do B', 12), en.judgeLine('line y')]);
    expect(say({ saw: [thought('A', 0.5), thought('B', 0.5)], judged: { best: 0.5, played: 0.5 } })).toEqual([
      en.level,
      en.judgeLevel,
    ]);
    expect(say({ manner: 'habit', judged: { best: 0.5, played: 0.5, better: { type: 'B' }, points: 3 } })).toEqual([
      en.habit,
      en.judgePoints('do B', 3),
    ]);
    expect(say({ saw: [thought('B', 0.6), thought('A', 0.5)], judged: { best: 0.5, played: 0.5 } })).toEqual([
      en.behind(10),
      en.judgeNone,
    ]);
    expect(say({ manner: 'habit', judged: { best: 0.5, played: 0.5 } })).toEqual([en.habit, en.judgeNone]);
    expect(say({ manner: 'only' })).toEqual([en.only]);
    expect(say({ manner: 'chance' })).toEqual([en.chance]);
  });

  it('counts games and points in both languages', () => {
    expect(en.costs(12)).toContain('12 games in 100');
    expect(italian.costs(12)).toContain('12 partite su 100');
    expect(en.gains('x', 1, 'y')).toContain('1 point more');
    expect(italian.gains('x', 1.5, 'y')).toContain('1,5 punti in più');
  });
});
