/**
 * What others go on from, of a move, where the search keeps secrets: less than they see, if anything. That whoever drafts next sees
 * what is left is not told: told apart so finely nobody was met often enough to be foreseen, and matches were lost (docs/bots.md).
 */
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** Below 0 a move is hidden, and only what it was is seen; otherwise who was called is seen with it. */
export function told(state: State, move: Move): number {
  switch (move.type) {
    case 'DRAFT_PICK':
      return -1;
    case 'KEEP_CARDS':
      return -2;
    case 'USE_LABORATORY':
      return -3;
    case 'REDRAW':
      return -4 - move.cards.length;
    default:
      return 1 + state.called;
  }
}
