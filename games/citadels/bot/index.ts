/** What Citadels knows about playing itself. */
import type { BotKnowledge } from '@cantiere/engine';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { believe } from './beliefs.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { sensibleMove } from './policy.ts';

const GREEDY_NOISE = 0.6;
const PLAYOUT_NOISE = 1.5;

export const bot: BotKnowledge<State, Move> = {
  greedy: (view, seat, chance) => sensibleMove(view, seat, chance, GREEDY_NOISE),
  playout: (state, seat, chance) => sensibleMove(state, seat, chance, PLAYOUT_NOISE),
  evaluate,
  candidates,
  believe,
  search: { exploration: 0.3, bias: 0.6, playoutRounds: 2 },
};
