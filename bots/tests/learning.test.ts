import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, fraction, quickChance, seedFrom, type BotKnowledge } from '@cantiere/engine';
import { findGame, shelf } from '@cantiere/games';
import { chooseMove, masterly } from '../choose.ts';
import { searchingAt } from '../levels.ts';
import type { Choices } from '../learning/choices.ts';
import { fit } from '../learning/fit.ts';
import { fitChoices } from '../learning/fitChoices.ts';
import { selfChoices, selfPlay } from '../learning/parallel.ts';
import type { Positions } from '../learning/positions.ts';

/** Games in which the odds of the first seat are e to the power of 2 times its lead in the first feature, and the second says nothing. */
function madeUp(count: number): Positions {
  const chance = quickChance(7);
  const seen: number[] = [];
  const shares: number[] = [];
  for (let n = 0; n < count; n++) {
    const own = [fraction(chance), fraction(chance), fraction(chance), fraction(chance)];
    seen.push(...own);
    const odds = Math.exp(2 * (own[0] - own[2]));
    const wins = fraction(chance) < odds / (1 + odds);
    shares.push(wins ? 1 : 0, wins ? 0 : 1);
  }
  return {
    seats: 2,
    features: 2,
    seen: Float32Array.from(seen),
    timeLeft: new Float32Array(count),
    shares: Float32Array.from(shares),
    margins: Float32Array.from(shares, (share) => share - 0.5),
    games: Int32Array.from({ length: count }, (_, n) => n),
  };
}

describe('learning from games', () => {
  it('finds the weights by which games were decided', () => {
    const { end, tested, equal } = fit(madeUp(20_000), 10);
    expect(end[0]).toBeGreaterThan(1.8);
    expect(end[0]).toBeLessThan(2.2);
    expect(Math.abs(end[1])).toBeLessThan(0.2);
    expect(tested).toBeLessThan(equal - 0.05);
  });

  it('learns from margins too, or from wins alone where a game says that points mislead', () => {
    const wins = madeUp(20_000);
    // By how much somebody won hangs on the feature that says nothing of who did.
    const margins = Float32Array.from(wins.margins, (_, n) => {
      const position = n - (n % 2);
      const ahead = wins.seen[2 * position + 1] - wins.seen[2 * position + 3];
      return n % 2 === 0 ? ahead : -ahead;
    });
    expect(fit({ ...wins, margins }, 10).end[1]).toBeGreaterThan(0.4);
    const alone = fit({ ...wins, margins }, 10, true);
    expect(alone.end[0]).toBeGreaterThan(1.8);
    expect(Math.abs(alone.end[1])).toBeLessThan(0.2);
  });

  it('is the same however many threads play', async () => {
    const how = { seats: 2, level: 'expert', iterations: 4, seed: 'test' } as const;
    const [one, three] = [await selfPlay('citadels', how, 6, undefined, 1), await selfPlay('citadels', how, 6, undefined, 3)];
    expect(one.games.length).toBeGreaterThan(6);
    const byGame = ({ games, seen, shares, features, seats }: Positions): string[] =>
      Array.from(games.keys(), (n) =>
        [
          games[n],
          ...seen.subarray(n * seats * features, (n + 1) * seats * features),
          ...shares.subarray(n * 2, n * 2 + 2),
        ].join(),
      ).toSorted();
    expect(byGame(three)).toEqual(byGame(one));
  });
});

/** Choices of two or three options; the first is taken e times as readily for every unit of its trait, the others alike. */
function madeUpChoices(count: number): Choices {
  const chance = quickChance(11);
  const seen: number[] = [];
  const offered: number[] = [];
  const taken: number[] = [];
  for (let n = 0; n < count; n++) {
    const trait = 2 * fraction(chance) - 1;
    const all = n % 2 === 0;
    const others = all ? 2 : 1;
    seen.push(trait, 1, trait, 1, trait, 1);
    offered.push(all ? 0b111 : 0b101);
    const first = fraction(chance) < Math.exp(trait) / (Math.exp(trait) + others);
    taken.push(first ? 0 : all && fraction(chance) < 0.5 ? 1 : 2);
  }
  return {
    options: 3,
    traits: 2,
    seen: Float32Array.from(seen),
    offered: Int32Array.from(offered),
    taken: Int32Array.from(taken),
    games: Int32Array.from({ length: count }, (_, n) => n),
  };
}

describe('learning how others choose', () => {
  it('finds what speaks for an option, among those that were offered', () => {
    const { weights, tested, equal } = fitChoices(madeUpChoices(20_000), 10);
    const [first, , second, secondAnyway, third, thirdAnyway] = weights;
    expect(first - second).toBeCloseTo(1, 0);
    expect(first - third).toBeGreaterThan(0.8);
    expect(first - third).toBeLessThan(1.2);
    expect(Math.abs(second - third)).toBeLessThan(0.2);
    // The second is taken less often, for it is offered less often: it is no less liked.
    expect(Math.abs(secondAnyway - thirdAnyway)).toBeLessThan(0.2);
    expect(equal).toBeCloseTo((Math.log(2) + Math.log(3)) / 2, 1);
    expect(tested).toBeLessThan(equal - 0.02);
  });

  it('notes what was taken of what was offered, the same however many threads play', async () => {
    const how = { seats: 3, level: 'expert', iterations: 4, seed: 'test' } as const;
    const [one, two] = [await selfChoices('citadels', how, 4, undefined, 1), await selfChoices('citadels', how, 4, undefined, 2)];
    expect(one.games.length).toBeGreaterThan(20);
    for (const [n, taken] of one.taken.entries()) expect(one.offered[n] & (1 << taken)).not.toBe(0);
    const size = one.options * one.traits;
    const byGame = ({ games, taken, seen }: Choices): string[] =>
      Array.from(games.keys(), (n) => [games[n], taken[n], ...seen.subarray(n * size, (n + 1) * size)].join()).toSorted();
    expect(byGame(two)).toEqual(byGame(one));
  });
});

describe('the master', () => {
  it.each(shelf.map(({ meta }) => meta.id))('has learned less than 200 kB of %s', (id) => {
    const folder = new URL(`../../games/${id}/bot/`, import.meta.url);
    const weights = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(weights).toContain('learned.json');
    expect(weights.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)).toBeLessThan(200_000);
  });

  it('thinks with what its game has learned; the yardstick and everybody else do not', async () => {
    const shelved = findGame('citadels')!;
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    let asked = 0;
    const watched: BotKnowledge = {
      ...bot,
      master: {
        ...bot.master,
        evaluate(state, out) {
          asked++;
          bot.master?.evaluate?.(state, out);
        },
      },
    };
    const state = deal(game, { seats: 2, options: defaultOptions(game.options), seed: seedFrom('master') });
    const seat = game.toAct(state)[0];
    const budget = { iterations: 20, milliseconds: 0 };
    const plain = (['easy', 'normal', 'hard', 'expert', 'expert-1'] as const).filter(
      (level) => level === 'expert-1' || !searchingAt(level, bot).learned,
    );
    for (const level of plain) chooseMove({ game, bot: watched }, level, game.view(state, seat), seat, 1, { budget });
    expect(asked).toBe(0);
    chooseMove({ game, bot: watched }, 'master', game.view(state, seat), seat, 1, { budget });
    expect(asked).toBeGreaterThan(0);
    expect(masterly({ game, bot: watched }).bot.greedy).toBe(bot.greedy);
  });
});
