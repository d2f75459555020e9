import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, quickChance, seedFrom } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { judge, whyBetter } from '../judge.ts';
import { balanceOf, largestSwings, suspects, type JudgedDecision } from '../analysis.ts';
import type { Move as TorreMove } from '../../games/torre/rules/index.ts';
import { layTheTwoFirst, seen, thinker } from './torre.ts';

const pass: TorreMove = { type: 'PASS' };
const layTwo: TorreMove = { type: 'LAY', stone: 2 };
const layFive: TorreMove = { type: 'LAY', stone: 5 };
const budget = { iterations: 400, milliseconds: 0 };

describe('a decision judged afterwards', () => {
  it('that was worse names the better move, what it cost and where the points would have come from', () => {
    const judged = judge(thinker, layTheTwoFirst, 0, pass, 1, budget);
    expect(judged?.better).toEqual(layTwo);
    expect(judged!.best - judged!.played).toBeGreaterThan(0.2);
    const reason = whyBetter(thinker, layTheTwoFirst, 0, { better: layTwo, played: layFive }, 1);
    expect(reason).toMatchObject({ category: 'tallest' });
    expect(reason?.points).toBeGreaterThan(0);
  });

  it('that was the best costs nothing', () => {
    const judged = judge(thinker, layTheTwoFirst, 0, layTwo, 1, budget);
    expect(judged?.better).toBeUndefined();
    expect(judged?.best).toBe(judged?.played);
  });

  it('with one move alone is no decision', () => {
    const forced = seen({ heap: [], hands: [[], [4]], towers: [[1], [2]] });
    expect(judge(thinker, forced, 0, pass, 1, budget)).toBeUndefined();
  });

  it('is judged the same for the same seed', () => {
    const [one, other] = [1, 2].map(() => judge(thinker, layTheTwoFirst, 0, layFive, 7, budget));
    expect(one).toEqual(other);
  });
});

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('at %s', (id, shelved) => {
  it('a better move is a legal one, and values are shares of a win', async () => {
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const state = deal(game, { seats: 3, options: defaultOptions(game.options), seed: seedFrom(`judge ${id}`) });
    const chance = quickChance(11);
    for (let move = 0; move < 8 && game.toAct(state).length > 0; move++) {
      const seat = game.toAct(state)[0];
      const view = game.view(state, seat);
      const last = game.moves(view, seat).at(-1)!;
      const judged = judge({ game, bot }, view, seat, last, move, { iterations: 60, milliseconds: 0 });
      if (judged) {
        for (const value of [judged.best, judged.played]) expect(value >= 0 && value <= 1).toBe(true);
        expect(judged.best).toBeGreaterThanOrEqual(judged.played);
        if (judged.better) expect(game.refuse(view, seat, judged.better)).toBeUndefined();
      }
      game.play(state, seat, bot.greedy(view, seat, chance));
    }
  });
});

describe('the account of a game', () => {
  const result = { sheet: [], totals: [9, 5], ranks: [1, 2], endReason: '' };
  const movers = [0, 0, 1, 0, 1];
  const better = { type: 'X' };
  const decisions: JudgedDecision[] = [
    { at: 3, seat: 0, best: 0.7, played: 0.6, better },
    { at: 0, seat: 0, best: 0.5, played: 0.5 },
    { at: 1, seat: 0, best: 0.8, played: 0.75, better },
    { at: 2, seat: 1, best: 0.4, played: 0.1, better },
  ];

  it('tells decisions from draws and from what the others did, and adds up', () => {
    const account = balanceOf(0, decisions, movers, result);
    expect(account.start).toBe(0.5);
    expect(account.decisions).toBeCloseTo(-0.15); // 0.05 and 0.1 given away
    expect(account.draws).toBeCloseTo(0.3); // from 0.5 to 0.8 with nobody in between
    expect(account.others).toBeCloseTo(0.35); // 0.75 to 0.7 over the other's move, 0.6 to the win over the last
    expect(account.end).toBe(1);
    const { start, decisions: lost, draws, others, end } = account;
    expect(start + lost + draws + others).toBeCloseTo(end);
  });

  it('of a seat that decided nothing is all the others’ doing', () => {
    expect(balanceOf(1, [], movers, result)).toEqual({ start: 0.5, decisions: 0, draws: 0, others: -0.5, end: 0, points: 0 });
  });

  it('shares a shared win', () => {
    expect(balanceOf(0, decisions, movers, { ...result, ranks: [1, 1] }).end).toBe(0.5);
  });

  it('lists the dearest decisions first', () => {
    expect(largestSwings(decisions, 2).map(({ at }) => at)).toEqual([2, 3]);
    expect(largestSwings(decisions.slice(1, 2))).toEqual([]);
  });

  it('counts points where all moves win as often', () => {
    const lost: JudgedDecision[] = [2, 7, 4].map((points, at) => ({ at, seat: 0, best: 0.001, played: 0, better, points }));
    expect(largestSwings(lost, 2).map(({ at }) => at)).toEqual([1, 2]);
    expect(balanceOf(0, lost, [0, 0, 0], result).points).toBe(13);
  });
});

describe('what is looked at again', () => {
  const better = { type: 'X' };
  const steady = (at: number, seat: number, best: number): JudgedDecision => ({ at, seat, best, played: best });

  it('is a spike: an estimate far above or below those before and after it', () => {
    const mine = [0.05, 0.52, 0.05, 0.06, 0.3, 0.5].map((best, n) => steady(2 * n, 0, best));
    expect(suspects(mine).map(({ at }) => at)).toEqual([2]); // a rise that lasts is none
    const settled = mine.map((one) => (one.at === 2 ? { ...one, again: true as const } : one));
    expect(suspects(settled)).toEqual([]);
  });

  it('is what would be called a turning point, of everybody and of each seat', () => {
    const dear = { ...steady(1, 1, 0.5), played: 0.45, better };
    const decisions = [3, 4, 5, 6].map((at) => ({ ...steady(at, 0, 0.6), played: 0.2, better }));
    expect(suspects([dear, ...decisions], 3, 1).map(({ at }) => at)).toEqual([1, 3, 4, 5]);
  });
});
