/** Thinking on from one decision of a turn to the next: only there, and without learning anything that the seat cannot see. */
import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, quickChance, seedFrom, type GameState, type Seat } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { think, type Thinker } from '../choose.ts';
import type { Judged } from '../search/search.ts';

const budget = { iterations: 40, milliseconds: 0 };
const DECISIONS = 80;

async function thinkerOf(id: string): Promise<Thinker> {
  const shelved = findGame(id)!;
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}

const total = (judged: readonly Judged[]): number => judged.reduce((sum, { visits }) => sum + visits, 0);

interface Decision {
  readonly state: GameState;
  readonly seat: Seat;
  readonly seed: number;
}

/** The decisions, with something to decide, of a game in which everybody plays what a search finds best. */
function* decisions({ game, bot }: Thinker, seats: number): Generator<Decision, void, Judged> {
  const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom('carry on') });
  for (let seed = 0, toAct = game.toAct(state); toAct.length > 0 && seed < DECISIONS; seed++, toAct = game.toAct(state)) {
    const seat = toAct[0];
    const several = game.moves(state, seat).length > 1;
    const move = several ? (yield { state, seat, seed }).move : bot.greedy(game.view(state, seat), seat, quickChance(seed));
    game.play(state, seat, move);
  }
}

/** Asks at every decision, and plays the answer. */
function throughout(thinker: Thinker, ask: (decision: Decision) => Judged): void {
  const game = decisions(thinker, 2);
  for (let next = game.next(); !next.done; next = game.next(ask(next.value)));
}

describe.each(['citadels', 'builders', 'sprawl'])('carrying on in %s', (id) => {
  it('builds on what the last search of the turn found out', async () => {
    const thinker = await thinkerOf(id);
    let carried = 0;
    let last: Seat | undefined;
    throughout(thinker, ({ state, seat, seed }) => {
      const judged = think(thinker, thinker.game.view(state, seat), seat, quickChance(seed), budget, { carryOn: true });
      const more = total(judged) > budget.iterations;
      if (more) carried++;
      expect(more && last !== seat).toBe(false);
      expect(judged.every(({ move }) => thinker.game.refuse(state, seat, move) === undefined)).toBe(true);
      last = seat;
      return judged[0];
    });
    expect(carried).toBeGreaterThan(0);
  });

  it('is as new where it may not', async () => {
    const thinker = await thinkerOf(id);
    throughout(thinker, ({ state, seat, seed }) => {
      const view = thinker.game.view(state, seat);
      const alone = think(thinker, view, seat, quickChance(seed), budget);
      expect(total(alone)).toBeLessThanOrEqual(budget.iterations);
      think(thinker, view, seat, quickChance(seed + 1), budget, { carryOn: true });
      expect(think(thinker, view, seat, quickChance(seed), budget, { carryOn: true })).toEqual(alone);
      return alone[0];
    });
  });

  it('thinks the same when all that the seat cannot see is dealt anew before the turn', async () => {
    const thinker = await thinkerOf(id);
    const { game } = thinker;
    let compared = 0;
    /** The best move here, what the seat sees after it, and its best answer to that, thinking on. */
    const twice = (from: GameState, seat: Seat, seed: number): { seen: string; answer: Judged } | undefined => {
      const [first] = think(thinker, game.view(from, seat), seat, quickChance(seed), budget, { carryOn: true });
      const after = game.clone(from);
      game.play(after, seat, first.move);
      if (game.toAct(after)[0] !== seat || game.moves(after, seat).length < 2) return undefined;
      const view = game.view(after, seat);
      return { seen: JSON.stringify(view), answer: think(thinker, view, seat, quickChance(seed), budget, { carryOn: true })[0] };
    };
    throughout(thinker, ({ state, seat, seed }) => {
      const view = game.view(state, seat);
      const [here, there] = [state, game.imagine(view, seat, quickChance(seed + 1))].map((world) => twice(world, seat, seed));
      if (here && there && here.seen === there.seen) {
        compared++;
        expect(there.answer).toEqual(here.answer);
      }
      return think(thinker, view, seat, quickChance(seed), budget)[0];
    });
    expect(compared).toBeGreaterThan(0);
  });
});
