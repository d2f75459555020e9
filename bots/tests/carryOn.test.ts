/** Thinking on from one decision of a turn to the next: only there, and without learning anything that the seat cannot see. */
import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, pick, quickChance, seedFrom, type Chance, type GameState, type Seat } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { masterly, think, type Thinker } from '../choose.ts';
import type { Judged } from '../search/search.ts';
import { pennies, penniesBot, type PenniesMove, type PenniesState } from './pennies.ts';

const budget = { iterations: 40, milliseconds: 0 };
const DECISIONS = 80;

async function thinkerOf(id: string): Promise<Thinker> {
  const shelved = findGame(id)!;
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  return { game, bot };
}

/** With all that it knows: in Citadels a tree that keeps secrets. */
const masterOf = async (id: string): Promise<Thinker> => masterly(await thinkerOf(id));

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

describe.each([
  { who: 'citadels', thinking: () => thinkerOf('citadels') },
  { who: 'builders', thinking: () => thinkerOf('builders') },
  { who: 'sprawl', thinking: () => thinkerOf('sprawl') },
  { who: 'citadels as its master', thinking: () => masterOf('citadels') },
])('carrying on in $who', ({ thinking }) => {
  it('builds on what the last search of the turn found out', async () => {
    const thinker = await thinking();
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
    const thinker = await thinking();
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
    const thinker = await thinking();
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

describe('carrying on where the tree keeps secrets', () => {
  type Said = PenniesState & { said: boolean };
  type Word = { readonly type: 'SAY'; readonly what: string };
  const WORDS: readonly Word[] = ['yes', 'no'].map((what) => Object.freeze({ type: 'SAY', what }));
  const SIDES: readonly PenniesMove[] = Array.from({ length: 8 }, (_, side) => Object.freeze({ type: 'SHOW', side }));

  /**
   * The first says an idle word, then shows one of eight sides, face up; the second wins by showing the same. `hear` is told
   * whether they did.
   */
  const copying = (hear: (same: boolean) => void): Thinker => {
    const game = {
      ...pennies,
      setup: (...how: Parameters<typeof pennies.setup>): Said => ({ ...pennies.setup(...how), said: false }),
      toAct: (state: Said) => (state.said ? pennies.toAct(state).slice(0, 1) : [0]),
      moves: ({ said }: Said): (PenniesMove | Word)[] => [...(said ? SIDES : WORDS)],
      play(state: Said, seat: Seat, move: PenniesMove | Word) {
        if (move.type === 'SAY') state.said = true;
        else {
          if (seat === 1) hear(state.sides[0] === move.side);
          pennies.play(state, seat, move);
        }
      },
      result(state: Said) {
        const { sides } = state;
        const same = sides[0] === sides[1];
        return pennies.result({ ...state, sides: pennies.toAct(state).length > 0 ? sides : [0, same ? 1 : 0] });
      },
    };
    const bot = {
      ...penniesBot,
      greedy: (state: Said) => game.moves(state)[0],
      playout: (state: Said, _seat: Seat, chance: Chance) => pick(chance, game.moves(state)),
      search: { secrecy: true },
      told: () => 0,
    };
    return { game, bot } as unknown as Thinker;
  };

  it('everybody goes on from what they have found out, not the mover alone', () => {
    let answers: boolean[] = [];
    const thinker = copying((same) => answers.push(same));
    const { game } = thinker;
    const state = game.setup(2, {}, quickChance(1));
    const ask = (iterations: number): Judged =>
      think(thinker, game.view(state, 0), 0, quickChance(5), { iterations, milliseconds: 0 }, { carryOn: true })[0];
    game.play(state, 0, ask(4_000).move);
    answers = [];
    ask(40);
    expect(answers).toHaveLength(40);
    expect(answers.filter(Boolean).length).toBeGreaterThan(35);
  });
});
