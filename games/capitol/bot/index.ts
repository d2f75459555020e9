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

export const bot: BotKnowledge<State, Move> = {
  greedy(view, seat, chance) {
    switch (view.phase) {
      case 'auction':
        return bidSensibly(view, seat, chance);
      case 'tile':
        return placeTileWell(view, seat);
      case 'drawing':
        return drawWell(view, seat, chance, 0);
      default:
        return build(view, seat, chance, 0);
    }
  },

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

  candidates(state, seat) {
    switch (state.phase) {
      case 'auction':
        return bidCandidates(state, seat);
      case 'tile':
        return tileMoves(state);
      case 'drawing':
        return drawingMoves(state);
      default:
        return buildCandidates(state, seat, state.chance);
    }
  },

  search: { exploration: 0.2, bias: 0.3, playoutRounds: 1 },
  master: { evaluate: learnedEvaluation(learning, learned), search: { exploration: 0.3, bias: 0.3, playoutRounds: 1 } },
  learning,
};
