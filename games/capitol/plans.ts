/** What can be decided ahead in Capitol: to stop building, to sit the auctions out, and which deck to draw from. */
import type { PlanKind, Seat } from '@cantiere/engine';
import { AREAS, AUCTIONS } from './rules/board.ts';
import { CARD_TYPES } from './rules/cards.ts';
import { PASS, draw, type Move } from './rules/moves.ts';
import { pointsFor, rankArea } from './rules/scoring.ts';
import type { State } from './rules/state.ts';

const NO_CARDS: Move = Object.freeze({ type: 'BID', cards: Object.freeze([]) });

/** Points that the areas would give this seat if the round ended now. */
function standing(state: State, seat: Seat): number {
  const places: number[] = [];
  let points = 0;
  for (let area = 0; area < AREAS; area++) {
    rankArea(state.areas[area], places);
    points += pointsFor(state.areas[area], places[seat]);
  }
  return points;
}

/** Until my turn comes, unless somebody overtakes me in an area meanwhile. */
const pass: PlanKind<State, Move> = {
  id: 'pass',
  topic: 'construction',
  words: { it: 'Al mio turno passo e smetto di costruire', en: 'On my turn I pass and stop building' },
  offer(view, seat) {
    const building = view.phase === 'construction' && view.asked !== seat && !view.players[seat].passed;
    return building ? { round: view.round, points: standing(view, seat) } : undefined;
  },
  answer(view, seat, given) {
    if (view.phase !== 'construction' || view.round !== given.round || view.players[seat].passed) return 'done';
    if (standing(view, seat) < given.points) return 'surprise';
    return view.asked === seat ? { move: PASS } : 'wait';
  },
};

/** For the rest of the round. An auction in which nobody bid anything shows that the tiles are cheaper than thought. */
const noBids: PlanKind<State, Move> = {
  id: 'no-bids',
  topic: 'auctions',
  words: { it: 'Non offro nulla nelle aste di questo round', en: 'I bid nothing in this round’s auctions' },
  offer(view, seat) {
    const ahead =
      view.phase === 'construction' || view.auction < AUCTIONS || (view.phase === 'auction' && !view.players[seat].hasBid);
    return ahead && view.phase !== 'drawing' && view.phase !== 'over' ? { round: view.round } : undefined;
  },
  answer(view, seat, given) {
    if (view.round !== given.round || view.phase === 'drawing' || view.phase === 'over') return 'done';
    if (view.auctions.some(({ winner }) => winner < 0)) return 'surprise';
    return view.phase === 'auction' && !view.players[seat].hasBid ? { move: NO_CARDS } : 'wait';
  },
};

/** All my draws at the end of the round; an empty deck is a surprise. */
const drawFrom = (deck: number, it: string, en: string): PlanKind<State, Move> => ({
  id: `draw-${CARD_TYPES[deck]}`,
  topic: 'drawing',
  words: { it: `A fine round pesco sempre ${it}`, en: `At the end of the round I always draw ${en}` },
  offer(view, seat) {
    const ahead = view.phase !== 'over' && (view.phase !== 'drawing' || view.asked === seat);
    return ahead && view.decks[deck].length > 0 ? { round: view.round } : undefined;
  },
  answer(view, seat, given) {
    if (view.round !== given.round || view.phase === 'over') return 'done';
    if (view.phase !== 'drawing' || view.asked !== seat) return 'wait';
    return view.decks[deck].length > 0 ? { move: draw(deck) } : 'surprise';
  },
});

export const plans: readonly PlanKind<State, Move>[] = [
  pass,
  noBids,
  drawFrom(0, 'tetti', 'roofs'),
  drawFrom(1, 'piani', 'floors'),
  drawFrom(2, 'permessi', 'permits'),
];
