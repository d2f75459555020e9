/** The planning aid of rules/plans.ts, held against the rules in the positions of random games. */
import { expect, it } from 'vitest';
import { defaultOptions, pick, quickChance } from '@cantiere/engine';
import { plansFor, type WorkPlan } from '../rules/plans.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

const SEAT = 0;
const GAMES = 30;

interface Found {
  readonly state: State;
  readonly card: number;
  readonly plans: readonly WorkPlan[];
}

/** Every site of seat 0 that could be finished, in the course of these games. */
function found(): Found[] {
  const all: Found[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = quickChance(seed);
    const state = game.setup(2, defaultOptions(game.options), quickChance(1_000 + seed));
    for (let asked = game.toAct(state)[0]; asked !== undefined; asked = game.toAct(state)[0]) {
      if (asked === SEAT) {
        for (const { card } of state.players[SEAT].sites) {
          const plans = plansFor(state, SEAT, card);
          if (plans.length > 0) all.push({ state: game.clone(state), card, plans });
        }
      }
      // Somebody who builds: without open sites and crews there is nothing to plan.
      const moves = game.moves(state, asked);
      const builds = moves.filter(({ type }) => type === 'START_BUILDING' || type === 'RECRUIT' || type === 'SEND');
      game.play(state, asked, pick(chance, builds.length > 0 ? builds : moves));
    }
  }
  return all;
}

const isFinished = (state: State, card: number): boolean => !state.players[SEAT].sites.some((site) => site.card === card);

/** Whether these moves can be made one after the other. */
function playsOut(state: State, moves: WorkPlan['moves']): boolean {
  return moves.every((move) => {
    if (game.refuse(state, SEAT, move)) return false;
    game.play(state, SEAT, move);
    return true;
  });
}

it('finds plans that can be played as they stand, and that finish the site for what they say', () => {
  const all = found();
  const payable = all.flatMap(({ state, card, plans }) =>
    plans.filter(({ coinsShort }) => coinsShort === 0).map((plan) => ({ state, card, plan })),
  );
  expect(payable.length).toBeGreaterThan(100);
  for (const { state, card, plan } of payable) {
    const after = game.clone(state);
    const before = after.players[SEAT].coins;
    expect(playsOut(after, plan.moves)).toBe(true);
    expect(isFinished(after, card)).toBe(true);
    expect(after.players[SEAT].coins).toBe(before - plan.coins + plan.brings.coins);
  }
});

it('sends nobody too many: without any one of them the site stays open', () => {
  let tried = 0;
  for (const { state, card, plans } of found()) {
    for (const { sends, moves, coinsShort } of plans) {
      if (coinsShort > 0 || sends.length < 2) continue;
      for (const left of sends) {
        const after = game.clone(state);
        playsOut(
          after,
          moves.filter((move) => move.type !== 'SEND' || move.workerId !== left.workerId),
        );
        expect(isFinished(after, card)).toBe(false);
        tried++;
      }
    }
  }
  expect(tried).toBeGreaterThan(50);
});

it('names the cheapest first, and what cannot be paid last', () => {
  for (const { plans } of found()) {
    const short = plans.map(({ coinsShort }) => coinsShort > 0);
    expect(short).toEqual(short.toSorted((a, b) => Number(a) - Number(b)));
    expect(plans.length).toBeLessThanOrEqual(8);
  }
});
