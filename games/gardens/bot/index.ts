/** What the game knows about playing itself well. */
import { below, type BotKnowledge } from '@cantiere/engine';
import type { Move } from '../rules/moves.ts';
import { KINDS } from '../rules/data.ts';
import { countTiles } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { rate } from './greedy.ts';
import { judge, spreadOut } from './ground.ts';
import { playout } from './playout.ts';
import { hope, promise, turnsLeft } from './worth.ts';

/** Moves that search looks at in phase CARD. */
const CARD_CANDIDATES = 14;

const hand: number[] = Array.from({ length: KINDS }, () => 0);
const noReward = (): number => 0;

/** Points in sight: the hand, its promise, and a part of what the garden promises. */
function outlook(state: State, seat: number): number {
  const player = state.players[seat];
  const turns = turnsLeft(state, seat);
  const fade = hope(turns + 1);
  countTiles(player, true, hand);
  spreadOut(player.garden);
  return promise(hand, fade) + player.bonus + judge(player.temples, fade, noReward).promise * 0.8;
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
    const scale = state.phase === 'OVER' ? 0.5 : 3 + Math.min(12, left * 0.8); // the longer to go, the less a lead says
    let sum = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      out[seat] = Math.exp((out[seat] - highest) / scale);
      sum += out[seat];
    }
    for (let seat = 0; seat < state.seats; seat++) out[seat] /= sum;
  },

  candidates(state, seat) {
    const rated = rate(state, seat).sort((a, b) => b.value - a.value);
    return rated.slice(0, state.phase === 'CARD' ? CARD_CANDIDATES : rated.length).map(({ move }) => move);
  },
};
