import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, earlierOf, seedFrom, type PlayedMove } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { chooseMove } from '../choose.ts';
import type { BotLevel } from '../levels.ts';
import { whyPlayed, type WhyBudget } from '../why.ts';
import type { Move as TorreMove } from '../../games/torre/rules/index.ts';
import { layTheTwoFirst, seen, thinker } from './torre.ts';

const pass: TorreMove = { type: 'PASS' };
const layTwo: TorreMove = { type: 'LAY', stone: 2 };
const layFive: TorreMove = { type: 'LAY', stone: 5 };
const budget: WhyBudget = {
  own: { iterations: 200, milliseconds: 0 },
  each: { iterations: 200, milliseconds: 0 },
  judge: { iterations: 400, milliseconds: 0 },
};
const why = (level: BotLevel, played: TorreMove, view = layTheTwoFirst) =>
  whyPlayed(thinker, view, 0, { level, played, earlier: [], seed: 1 }, budget);

describe('why a bot did that', () => {
  it('the best move: it saw it ahead, says on which line, and the judge has nothing better', () => {
    const { manner, saw, gains, judged, loses } = why('hard', layTwo);
    expect(manner).toBe('search');
    expect(saw[0]?.move).toEqual(layTwo);
    expect(saw[0]!.chance).toBeGreaterThan(saw[1]!.chance + 0.2);
    expect(gains?.points).toBeGreaterThan(0);
    expect(judged?.better).toBeUndefined();
    expect(loses).toBeNull();
  });

  it('a blunder: what it passed over stands first, and the judge names the better move with its line', () => {
    const { saw, judged, loses } = why('hard', layFive);
    expect(saw[0]?.move).toEqual(layTwo);
    expect(saw.map(({ move }) => move)).toContainEqual(layFive);
    expect(judged?.better).toEqual(layTwo);
    expect(judged!.best - judged!.played).toBeGreaterThan(0.2);
    expect(loses).toMatchObject({ category: 'tallest' });
  });

  it('who moves by chance or by habit has seen nothing; the judge speaks all the same', () => {
    for (const [level, manner] of [
      ['random', 'chance'],
      ['greedy', 'habit'],
    ] as const) {
      const told = why(level, pass);
      expect(told).toMatchObject({ manner, saw: [], gains: null });
      expect(told.judged?.better).toEqual(layTwo);
    }
  });

  it('where there was no other move there is nothing to say', () => {
    const forced = seen({ heap: [], hands: [[], [4]], towers: [[1], [2]] });
    expect(why('expert', pass, forced)).toEqual({ manner: 'only', saw: [], gains: null, judged: null, loses: null });
  });

  it('the same question has the same answer', () => {
    expect(why('easy', layFive)).toEqual(why('easy', layFive));
  });
});

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('at %s', (id, shelved) => {
  it('every level’s move is told from the view of its seat: legal choices, the played one among them, best first', async () => {
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const state = deal(game, { seats: 2, options: defaultOptions(game.options), seed: seedFrom(`why ${id}`) });
    const moves: PlayedMove[] = [];
    const small = { iterations: 30, milliseconds: 0 };
    const levels = ['easy', 'normal', 'master', 'greedy', 'random'] as const;
    for (let n = 0; n < 10 && game.toAct(state).length > 0; n++) {
      const seat = game.toAct(state)[0]!;
      const view = game.view(state, seat);
      const level = levels[n % levels.length]!;
      const earlier = earlierOf(moves, seat);
      const before = JSON.stringify(view);
      const move = chooseMove({ game, bot }, level, view, seat, n, { budget: small, earlier });
      const asked = { level, played: move, earlier, seed: n };
      const told = whyPlayed({ game, bot }, view, seat, asked, { own: small, each: small, judge: small });
      expect(JSON.stringify(view)).toBe(before);
      if (told.manner === 'search') {
        expect(told.saw.map((one) => one.move)).toContainEqual(move);
        const chances = told.saw.map(({ chance }) => chance);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
        for (const one of told.saw) expect(game.refuse(view, seat, one.move)).toBeUndefined();
      }
      if (told.judged?.better) expect(game.refuse(view, seat, told.judged.better)).toBeUndefined();
      game.play(state, seat, move);
      moves.push({ seat, move });
    }
    expect(moves.length).toBe(10);
  });
});
