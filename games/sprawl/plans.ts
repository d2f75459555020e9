/** What can be decided ahead in Urban Sprawl: what to answer the offers that come while others play. */
import type { PlanKind } from '@cantiere/engine';
import { DECLINE, type Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** Until my own next turn. A question that has no such answer is a surprise: it may cost me something. */
const decline: PlanKind<State, Move> = {
  id: 'decline',
  topic: 'offers',
  words: {
    it: 'Fino al mio turno rifiuto ogni offerta che si può rifiutare',
    en: 'Until my turn I decline every offer that can be declined',
  },
  offer: (view, seat) => (view.phase !== 'over' && view.active !== seat ? { turn: view.turn } : undefined),
  answer(view, seat) {
    if (view.phase === 'over' || view.active === seat) return 'done';
    const { question } = view;
    if (question === null || view.asked !== seat) return 'wait';
    if (!question.options.some((option) => option === DECLINE)) return 'surprise';
    return { move: { type: 'DECIDE', decision: question.id, answer: DECLINE } };
  },
};

export const plans: readonly PlanKind<State, Move>[] = [decline];
