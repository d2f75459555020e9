/** What Citadels knows about playing itself. */
import { shuffle, type BotKnowledge, learnedEvaluation } from '@cantiere/engine';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { believe } from './beliefs.ts';
import { candidates } from './candidates.ts';
import { choosing } from './drafting.ts';
import { evaluate, expect } from './evaluate.ts';
import { learning } from './features.ts';
import learned from './learned.json' with { type: 'json' };
import { sensibleMove } from './policy.ts';
import { suspect } from './suspicion.ts';
import { temperaments } from './temperaments.ts';
import { told } from './told.ts';

const GREEDY_NOISE = 0.6;
const PLAYOUT_NOISE = 1.5;
/** Numbers of players with whom it won matches that nobody knows in the tree what others have hidden. */
const SECRETIVE: readonly number[] = [2, 3];

export const bot: BotKnowledge<State, Move> = {
  greedy: (view, seat, chance) => sensibleMove(view, seat, chance, GREEDY_NOISE),
  playout: (state, seat, chance) => sensibleMove(state, seat, chance, PLAYOUT_NOISE),
  evaluate,
  expect,
  /** What was put back under the deck is shuffled in with it: nobody who does not count cards expects it lower. */
  redraw: (state, chance) => void shuffle(chance, state.deck),
  candidates,
  believe,
  told,
  learning,
  choosing,
  /** Judged so well, one round of habit is enough before it; and who drafts what it knows from its own drafts. */
  master: {
    evaluate: learnedEvaluation(learning, learned),
    believe: suspect,
    search: (seats) => ({ exploration: 0.3, bias: 0.6, playoutRounds: 1, secrecy: SECRETIVE.includes(seats) }),
  },
  temperaments,
  search: { exploration: 0.3, bias: 0.6, playoutRounds: 2 },
  levels: { hard: { iterations: 260 }, expert: { iterations: 180, learned: true } },
};
