/** What can be decided ahead in Citadels: to take gold when called, and what to answer the Graveyard. */
import type { PlanKind } from '@cantiere/engine';
import { count } from '@cantiere/engine/grammar/it';
import { GOLD_AND_CARDS, GRAVEYARD } from './rules/catalog.ts';
import { GRAVEYARD_DECLINE, GRAVEYARD_RECOVER, TAKE_GOLD, type Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** Whatever others did to my hand, my gold or my city may change what I need. */
const takeGold: PlanKind<State, Move> = {
  id: 'take-gold',
  topic: 'resources',
  words: {
    it: `Quando vengo chiamato prendo ${count(GOLD_AND_CARDS.takeGold, 'moneta', 'monete')}`,
    en: `When I am called I take ${GOLD_AND_CARDS.takeGold} gold`,
  },
  offer(view, seat) {
    if (view.phase === 'over' || view.asked === seat || !view.holder.includes(seat)) return undefined;
    const { gold, hand, city } = view.players[seat];
    return { round: view.round, gold, hand: hand.length, city: city.length };
  },
  answer(view, seat, given) {
    if (view.round !== given.round || view.phase === 'over') return 'done';
    if (view.phase !== 'turn' || view.asked !== seat) return 'wait';
    if (view.turn.tookResources) return 'done';
    const { gold, hand, city } = view.players[seat];
    const untouched = gold === given.gold && hand.length === given.hand && city.length === given.city;
    return untouched ? { move: TAKE_GOLD } : 'surprise';
  },
};

/** As long as my Graveyard stands. */
const graveyard = (id: string, move: Move, it: string, en: string): PlanKind<State, Move> => ({
  id,
  topic: 'graveyard',
  words: { it, en },
  offer: (view, seat) => (view.phase !== 'over' && view.players[seat].city.includes(GRAVEYARD) ? {} : undefined),
  answer(view, seat) {
    if (view.phase === 'over' || !view.players[seat].city.includes(GRAVEYARD)) return 'done';
    return view.phase === 'graveyard' && view.asked === seat ? { move } : 'wait';
  },
});

export const plans: readonly PlanKind<State, Move>[] = [
  takeGold,
  graveyard(
    'graveyard-recover',
    GRAVEYARD_RECOVER,
    'Con il Cimitero recupero sempre l’edificio distrutto',
    'With the Graveyard I always recover the destroyed building',
  ),
  graveyard(
    'graveyard-decline',
    GRAVEYARD_DECLINE,
    'Con il Cimitero rinuncio sempre all’edificio distrutto',
    'With the Graveyard I never recover the destroyed building',
  ),
];
