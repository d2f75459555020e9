/** The bot: legal, honest, and better than chance. */
import { describe, expect, it } from 'vitest';
import { below, quickChance, stableHash } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { mayHold } from '../bot/inference.ts';
import { sensibleMove } from '../bot/policy.ts';
import { ASSASSIN, MERCHANT } from '../rules/catalog.ts';
import { includes } from '../rules/characterSet.ts';
import { drafterOf } from '../rules/draft.ts';
import { game } from '../rules/index.ts';
import { dealQuick, whenCalled } from './build.ts';

describe('The bot', () => {
  it('greedy beats random in at least 90% of 60 games for two', () => {
    let wins = 0;
    for (let seed = 0; seed < 60; seed++) {
      const state = dealQuick(2, seed);
      const chance = quickChance(1000 + seed);
      const me = seed % 2;
      while (state.phase !== 'over') {
        const seat = state.asked;
        const moves = seat === me ? [bot.greedy(game.view(state, seat), seat, chance)] : game.moves(state, seat);
        game.play(state, seat, moves[below(chance, moves.length)]);
      }
      if (game.result(state)?.ranks[me] === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(54);
  });

  it.each([2, 3, 4, 5, 6, 7])('with %i players greedy, playout and candidates are always legal', (seats) => {
    for (let seed = 0; seed < 4; seed++) {
      const state = dealQuick(seats, 50 + seed, seed % 2 === 0 ? {} : { duplicates: 'forbidden', bank: 'thirty' });
      const chance = quickChance(seed);
      for (let steps = 0; state.phase !== 'over'; steps++) {
        expect(steps).toBeLessThan(3000);
        const seat = state.asked;
        const view = game.view(state, seat);
        const greedy = bot.greedy(view, seat, chance);
        const candidates = bot.candidates?.(state, seat) ?? [];
        for (const move of [greedy, bot.playout(state, seat, chance), ...candidates])
          expect(game.refuse(state, seat, move)).toBeUndefined();
        expect(candidates.length).toBeGreaterThan(0);
        expect(candidates.length).toBeLessThan(45);
        game.play(state, seat, steps % 5 === 0 ? candidates[below(chance, candidates.length)] : greedy);
      }
    }
  });

  it('candidates and greedy see no more than the view', () => {
    const state = dealQuick(4, 7);
    for (let i = 0; i < 120 && state.phase !== 'over'; i++) {
      const seat = state.asked;
      const view = game.view(state, seat);
      expect(bot.candidates?.(view, seat)).toEqual(bot.candidates?.(state, seat));
      const world = game.imagine(view, seat, quickChance(i + 1));
      expect(sensibleMove(world, seat, quickChance(i), 1)).toEqual(sensibleMove(view, seat, quickChance(i), 1));
      game.play(state, seat, bot.greedy(view, seat, quickChance(i)));
    }
  });

  it('what it thinks the others may hold always includes what they do hold', () => {
    for (let seats = 2; seats <= 7; seats++) {
      const chance = quickChance(seats);
      const state = dealQuick(seats, seats);
      for (let i = 0; i < 200 && state.phase !== 'over'; i++) {
        for (let me = 0; me < seats; me++) {
          for (const [character, holder] of state.holder.entries()) {
            const isHidden = character > state.called || character === state.murdered;
            if (holder >= 0 && holder !== me && isHidden)
              expect(includes(mayHold(game.view(state, me), me, holder), character)).toBe(true);
          }
        }
        const moves = game.moves(state, state.asked);
        game.play(state, state.asked, moves[below(chance, moves.length)]);
      }
    }
  });

  it('of moves that look the same to the others, the same is told', () => {
    const compared = new Set<string>();
    for (let seats = 2; seats <= 4; seats++) {
      for (let seed = 0; seed < 6; seed++) {
        const chance = quickChance(10 * seats + seed);
        const state = dealQuick(seats, seed);
        for (let i = 0; i < 150 && state.phase !== 'over'; i++) {
          const { asked, phase } = state;
          const moves = game.moves(state, asked);
          const toldOf = new Map<string, string>();
          for (const move of moves.slice(0, 12)) {
            const number = bot.told!(state, move);
            // From 0 on it stands beside the move itself.
            const told = number < 0 ? String(number) : JSON.stringify([move, number]);
            const world = game.clone(state);
            game.play(world, asked, move);
            // Whoever drafts next sees what is left, which is not told.
            const others = [...Array(seats).keys()].filter(
              (seat) => seat !== asked && (phase !== 'draft' || seat !== world.asked),
            );
            // How many cards are laid down is told as it happens and seen in no position.
            const count = move.type === 'REDRAW' ? move.cards.length : 0;
            const seen = stableHash([count, ...others.map((other) => game.view(world, other))]);
            if (others.length === 0) continue;
            expect(told, `${phase} ${move.type}`).toBe(toldOf.get(seen) ?? told);
            if (toldOf.has(seen)) compared.add(`${phase} ${move.type}`);
            toldOf.set(seen, told);
          }
          game.play(state, asked, moves[below(chance, moves.length)]);
        }
      }
    }
    expect(compared).toEqual(new Set(['draft DRAFT_PICK', 'keep KEEP_CARDS', 'turn USE_LABORATORY', 'turn REDRAW']));
  });

  describe.each([
    { whose: 'its beliefs', believe: bot.believe, players: [2, 3, 4, 5, 6, 7] },
    { whose: "the master's, where it has learned drafts", believe: bot.master?.believe, players: [2, 3] },
  ])('$whose', ({ believe, players }) => {
    it.each(players)('with %i players fit everything that the seat has seen', (seats) => {
      const chance = quickChance(seats);
      const state = dealQuick(seats, seats);
      for (let i = 0; i < 300 && state.phase !== 'over'; i++) {
        const me = i % seats;
        const view = game.view(state, me);
        const world = game.imagine(view, me, chance);
        believe?.(world, me, chance);
        expect(game.view(world, me)).toEqual(view);
        for (const [step, character] of world.kept.entries()) {
          expect(includes(world.offered[step], character)).toBe(true);
          if (character !== world.faceDown || seats === 7) expect(world.holder[character]).toBe(drafterOf(world, step));
        }
        const moves = game.moves(state, state.asked);
        game.play(state, state.asked, moves[below(chance, moves.length)]);
      }
    });

    it('have a green city go with the Merchant', () => {
      const state = whenCalled('assassin', { A: { as: 'assassin' }, B: { as: 'merchant', city: 'tavern market docks harbor' } });
      const view = game.view(state, 0);
      const chance = quickChance(1);
      const held = { imagined: 0, believed: 0 };
      for (let i = 0; i < 1000; i++) {
        const world = game.imagine(view, 0, chance);
        if (world.holder[MERCHANT] === 1) held.imagined++;
        believe?.(world, 0, chance);
        if (world.holder[MERCHANT] === 1) held.believed++;
      }
      expect(held.believed).toBeGreaterThan(1.5 * held.imagined);
    });
  });

  it("the master's guess is nearer the truth than every draft taken as equally likely, also where others play otherwise", () => {
    const chance = quickChance(5);
    const hits = { imagined: 0, believed: 0 };
    for (let seed = 0; seed < 12; seed++) {
      const state = dealQuick(2, 300 + seed);
      while (state.phase !== 'over') {
        const me = state.asked;
        const view = game.view(state, me);
        if (state.round > 2 && state.phase === 'turn' && state.called === ASSASSIN) {
          for (let n = 0; n < 20; n++) {
            const world = game.imagine(view, me, chance);
            const same = (): number =>
              world.holder.filter((holder, character) => holder !== me && holder >= 0 && state.holder[character] === holder)
                .length;
            hits.imagined += same();
            bot.master?.believe?.(world, me, chance);
            hits.believed += same();
          }
        }
        game.play(state, me, bot.greedy(view, me, chance));
      }
    }
    expect(hits.imagined).toBeGreaterThan(1000);
    expect(hits.believed).toBeGreaterThan(1.2 * hits.imagined);
  });

  it('evaluate gives chances that add up, the better the richer the city', () => {
    const out = new Float64Array(4);
    bot.evaluate(whenCalled('king', { A: { as: 'king', city: 'palace castle manor' }, B: { city: 'tavern' } }), out);
    expect(out.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(out[0]).toBeGreaterThan(out[1]);
    expect(out[1]).toBeGreaterThan(out[2]);
    const over = whenCalled('king', { A: { as: 'king', gold: 9, city: 'castle' }, B: { city: 'palace' } });
    over.phase = 'over';
    bot.evaluate(over, out);
    expect([...out]).toEqual([0, 1, 0, 0]);
  });
});
