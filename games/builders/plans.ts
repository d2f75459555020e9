/** What can be decided ahead in The Builders: a turn of nothing but coins. */
import type { PlanKind } from '@cantiere/engine';
import { COINS_FOR, FREE_ACTIONS } from './rules/cards.ts';
import { bankPays } from './rules/coins.ts';
import { END_TURN, TAKE_COINS, type Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** All three actions for coins, and the turn is over. That somebody has started the last round is a surprise. */
const save: PlanKind<State, Move> = {
  id: 'save',
  topic: 'turn',
  words: {
    it: 'Al prossimo turno incasso con tutte le azioni e chiudo',
    en: 'Next turn I take coins with every action and end it',
  },
  offer(view, seat) {
    if (view.phase !== 'turn' || view.asked === seat) return undefined;
    return { round: view.round, coins: view.players[seat].coins, last: view.triggeredBy };
  },
  answer(view, seat, given) {
    // My turn of this round may be behind me: then the plan is for the next round.
    if (view.phase !== 'turn' || view.round > given.round + 1) return 'done';
    if (view.triggeredBy !== given.last) return 'surprise';
    const taken = view.players[seat].coins - given.coins;
    if (view.asked !== seat) return taken > 0 ? 'done' : 'wait';
    if (taken === 0 && view.actions === FREE_ACTIONS) {
      return bankPays(view, COINS_FOR[FREE_ACTIONS]) ? { move: TAKE_COINS[FREE_ACTIONS - 1] } : 'surprise';
    }
    return taken === COINS_FOR[FREE_ACTIONS] && view.actions === 0 ? { move: END_TURN } : 'done';
  },
};

export const plans: readonly PlanKind<State, Move>[] = [save];
