/** What the game knows about playing itself well. */
import { below, type BotKnowledge } from '@cantiere/engine';
import type { Move } from '../rules/moves.ts';
import { KINDS } from '../rules/data.ts';
import { countTiles, pointsOfTiles } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { bestCards, rate } from './greedy.ts';
import { judge, spreadOut } from './ground.ts';
import { playout } from './playout.ts';
import { promise, turnsLeft } from './worth.ts';

const hand: number[] = Array.from({ length: KINDS }, () => 0);
const noReward = (): number => 0;

/** Points in sight: the hand, its promise, and what the garden promises; weighted as 24,000 positions of greedy games say. */
function outlook(state: State, seat: number): number {
  const { garden, bonus, temples } = state.players[seat];
  const turns = turnsLeft(state, seat);
  countTiles(state.players[seat], true, hand);
  spreadOut(garden);
  const now = pointsOfTiles(hand);
  const tiles = Math.min(1.25, 0.3 + 0.09 * turns) * (promise(hand, 1) - now);
  const ground = Math.min(8.6, 2.4 + 0.54 * turns) / state.seats; // the more players, the fewer tiles for each
  return now + bonus + tiles + ground * judge(temples, 1, noReward).promise;
}

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

  evaluate(state, out) {
    let highest = -Infinity;
    let left = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      out[seat] = outlook(state, seat);
      if (out[seat] > highest) highest = out[seat];
      left = Math.max(left, turnsLeft(state, seat));
    }
    const scale = state.phase === 'OVER' ? 0.5 : Math.min(10.5, 4 + 0.5 * left) * Math.sqrt(2 / state.seats); // the longer to go, the less a lead says
    let sum = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      out[seat] = Math.exp((out[seat] - highest) / scale);
      sum += out[seat];
    }
    for (let seat = 0; seat < state.seats; seat++) out[seat] /= sum;
  },

  candidates(state, seat) {
    if (state.phase === 'CARD') return bestCards(state, seat);
    const rated = rate(state, seat).sort((a, b) => b.value - a.value);
    return rated.map(({ move }) => move);
  },
  search: { exploration: 0.2, bias: 1, playoutRounds: 1, patience: 8 },
};
