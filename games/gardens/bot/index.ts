/** What the game knows about playing itself well. */
import { below, learnedEvaluation, shuffle, type BotKnowledge } from '@cantiere/engine';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate, expect } from './evaluate.ts';
import { bestCards, rate } from './greedy.ts';
import learned from './learned.json' with { type: 'json' };
import { learning } from './learning.ts';
import { playout } from './playout.ts';
import { temperaments } from './temperaments.ts';

const judge = learnedEvaluation(learning, learned);
/** What was learned for four won nothing with three: without something of their own they are judged as ever. */
const KNOWS_THREE = '3' in learned;
/** By number of seats. */
const MASTERS_EXPLORATION: Readonly<Record<number, number>> = { 2: 0.2, 3: 0.1, 4: 0.35 };

export const bot: BotKnowledge<State, Move> = {
  greedy(view, seat, chance) {
    const rated = rate(view, seat);
    let best = rated[0];
    let ties = 1;
    for (let i = 1; i < rated.length; i++) {
      if (rated[i].value > best.value) {
        best = rated[i];
        ties = 1;
      } else if (rated[i].value === best.value) {
        ties += 1;
        if (below(chance, ties) === 0) best = rated[i]; // equal looks, equal chances
      }
    }
    return best.move;
  },

  playout,

  evaluate,
  expect,

  /** Tiles that somebody drew blind are theirs; the rest nobody knows. */
  redraw(state, chance) {
    shuffle(chance, state.deck);
    shuffle(chance, state.supply);
  },

  candidates(state, seat) {
    if (state.phase === 'card') return bestCards(state, seat);
    const rated = rate(state, seat).sort((a, b) => b.value - a.value);
    return rated.map(({ move }) => move);
  },
  levels: {
    easy: { iterations: 14 },
    normal: { iterations: 45 },
    hard: { iterations: 110 },
    expert: { iterations: 250, learned: true },
  },
  learning,
  temperaments,
  search: { exploration: 0.05, bias: 1, playoutRounds: 1, patience: 8 },
  /**
   * Judged so well, what looked worse at first deserves a second thought. Among four, whose moves between two of one's own hardly
   * meet one's garden, all thought goes to the own moves.
   */
  master: {
    evaluate(state, out) {
      if (state.seats === 3 && !KNOWS_THREE) evaluate(state, out);
      else judge(state, out);
    },
    search: (seats) => ({
      exploration: MASTERS_EXPLORATION[seats],
      bias: 1,
      playoutRounds: 1,
      patience: 8,
      othersByHabit: seats === 4,
    }),
  },
};
