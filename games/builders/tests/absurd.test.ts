/** At no level, of no temperament, does a bot buy actions and sell them in the same turn, or let one go that is worth a coin. */
import { describe, expect, it } from 'vitest';
import { chooseMove, LEVELS } from '@cantiere/bots';
import { deal, defaultOptions, earlierOf, seedFrom, TEMPERAMENTS, type Game, type PlayedMove } from '@cantiere/engine';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { end, position } from './build.ts';

const GAMES = 2;
/** Little thought makes more mistakes: whatever is absurd is likelier to be tried. */
const budget = { iterations: 8, milliseconds: 0 };

/** What happened in each turn of a game, in words: purchases, sales, and what was let go. */
function follies(level: (typeof LEVELS)[number], seed: string): string[] {
  const state = deal(game, { seats: 3, options: defaultOptions(game.options), seed: seedFrom(seed) }) as State;
  const played: PlayedMove<Move>[] = [];
  const found: string[] = [];
  let turn: Move['type'][] = [];
  for (let step = 0; game.toAct(state).length > 0; step++) {
    const [seat] = game.toAct(state);
    const earlier = earlierOf(played, seat);
    const view = game.view(state, seat);
    const thinker = { game: game as unknown as Game, bot: bot as never };
    const temperament = TEMPERAMENTS[seat];
    const move = chooseMove(thinker, level, view, seat, step, { budget, earlier, temperament }) as Move;
    if (state.phase === 'turn') {
      if (move.type === 'BUY_ACTION' && turn.includes('TAKE_COINS')) found.push(`${step}: buys after selling`);
      if (move.type === 'TAKE_COINS' && turn.includes('BUY_ACTION')) found.push(`${step}: sells after buying`);
      if (move.type === 'END_TURN' && state.actions > 0) found.push(`${step}: lets ${state.actions} go`);
      turn = move.type === 'END_TURN' ? [] : [...turn, move.type];
    }
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  return found;
}

describe.each(LEVELS)('a bot that is %s', (level) => {
  it('does nothing absurd in whole games', () => {
    for (let n = 0; n < GAMES; n++) expect(follies(level, `folly ${level} ${n}`)).toEqual([]);
  });
});

describe('absurd', () => {
  const view = (actions: number) => game.view(position({ coins: 20, crew: ['w-app-2'], sites: ['b-harbour'] }, { actions }), 0);
  const buy: Move = { type: 'BUY_ACTION', count: 1 };
  const take: Move = { type: 'TAKE_COINS', actions: 1 };

  it('is to buy what no step takes, and what was bought goes into the next step', () => {
    expect(bot.absurd!(view(0), 0, buy, [])).toBe(false);
    expect(bot.absurd!(view(2), 0, buy, [])).toBe(true);
    expect(bot.absurd!(view(1), 0, take, [buy])).toBe(true);
    expect(bot.absurd!(view(0), 0, buy, [take])).toBe(true);
    expect(bot.absurd!(view(0), 0, buy, [take, end])).toBe(false); // another turn
  });

  it('is to end the turn with an action that pays', () => {
    expect(bot.absurd!(view(1), 0, end, [])).toBe(true);
    expect(bot.absurd!(view(0), 0, end, [])).toBe(false);
  });
});
