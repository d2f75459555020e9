/** What Capitol knows about playing itself well. */
import { shuffle, type BotKnowledge, learnedEvaluation } from '@cantiere/engine';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { drawingMoves } from '../rules/drawing.ts';
import { tileMoves } from '../rules/auctions.ts';
import { bidCandidates, bidInPlayout, bidSensibly, placeTileWell } from './bidding.ts';
import { build, buildCandidates, buildInPlayout } from './building.ts';
import { drawWell } from './drawing.ts';
import { evaluate, expect } from './evaluate.ts';
import { learning } from './features.ts';
import learned from './learned.json' with { type: 'json' };
import { bidByPrice, bidsByPrice } from './pricing.ts';
import { temperaments } from './temperaments.ts';

/** By rules of thumb, with this way of bidding. */
function sensibly(bid: typeof bidByPrice): BotKnowledge<State, Move>['greedy'] {
  return (view, seat, chance) => {
    switch (view.phase) {
      case 'auction':
        return bid(view, seat, chance);
      case 'tile':
        return placeTileWell(view, seat);
      case 'drawing':
        return drawWell(view, seat, chance, 0);
      default:
        return build(view, seat, chance, 0);
    }
  };
}

/** What is worth searching, with these bids. */
function among(bids: typeof bidsByPrice): NonNullable<BotKnowledge<State, Move>['candidates']> {
  return (state, seat) => {
    switch (state.phase) {
      case 'auction':
        return bids(state, seat);
      case 'tile':
        return tileMoves(state);
      case 'drawing':
        return drawingMoves(state);
      default:
        return buildCandidates(state, seat, state.chance);
    }
  };
}

export const bot: BotKnowledge<State, Move> = {
  greedy: sensibly(bidByPrice),

  playout(state, seat, chance) {
    switch (state.phase) {
      case 'auction':
        return bidInPlayout(state, seat, chance);
      case 'tile':
        return placeTileWell(state, seat);
      case 'drawing':
        return drawWell(state, seat, chance, 1.5);
      default:
        return buildInPlayout(state, seat, chance);
    }
  },

  evaluate,
  expect,

  /** A deck that was turned over has an order that the discards gave it; of a shuffled one the top card lies open. */
  redraw(state, chance) {
    for (const [type, deck] of state.decks.entries())
      if (state.fresh[type] && deck.length > 1) deck.splice(1, deck.length - 1, ...shuffle(chance, deck.slice(1)));
  },

  /** Bids that lie sealed on the table are thought of as not yet made, so that search finds sensible ones. */
  believe(world, seat) {
    if (world.phase !== 'auction') return;
    for (let other = 0; other < world.seats; other++) {
      const player = world.players[other];
      if (other === seat || player.hand.length === 0) continue;
      player.hasBid = false;
      player.bid = [];
    }
  },

  candidates: among(bidsByPrice),

  temperaments,
  search: { exploration: 0.2, bias: 0.3, playoutRounds: 1 },
  master: { evaluate: learnedEvaluation(learning, learned), search: { exploration: 0.3, bias: 0.3, playoutRounds: 1 } },
  learning,
  /** Only the learned judgement knows what cards are worth in an auction: with the other one bots build with everything first. */
  levels: {
    easy: { learned: true },
    normal: { iterations: 80, carelessness: 0.015, learned: true },
    hard: { iterations: 180, learned: true },
    expert: { iterations: 600, learned: true },
  },
  yardstick: { greedy: sensibly(bidSensibly), candidates: among(bidCandidates) },
};
