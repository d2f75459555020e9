/** What Citadels hides (CIT-10). */
import { canonicalJson, type GameRecord, type Seat } from '@cantiere/engine';
import { DISTRICTS, preparationFor } from '../../games/citadels/rules/catalog.ts';
import { game } from '../../games/citadels/rules/index.ts';
import type { State } from '../../games/citadels/rules/state.ts';
import type { LiveViewer } from '../../server/tables/tableGame.ts';
import { hasRun, openIn, sameCards, Search, truthOf, type Secrets, type Truth } from './truth.ts';

/** So many cards in the deck's order are no accident. */
const RUN = 6;

const secrets: Secrets<State> = {
  inView(state, shown, viewer) {
    const mine = (seat: Seat): boolean => seat === viewer;
    const found = openIn('the deck', state.deck, shown.deck);
    state.players.forEach(({ hand }, seat) => {
      if (!mine(seat)) found.push(...openIn(`the hand of ${seat}`, hand, shown.players[seat]?.hand));
    });
    if (!mine(state.asked)) found.push(...openIn(`the cards drawn by ${state.asked}`, state.turn.drawn, shown.turn.drawn));
    // The draft: what others were offered, kept and set aside, until it is called.
    state.offered.forEach((set, step) => {
      if (mine(drafterOf(state, step))) return;
      if (shown.offered[step] === set && set !== 0) found.push(`the offer of step ${step}`);
      found.push(...openIn(`the pick of step ${step}`, [state.kept[step]], [shown.kept[step]]));
      found.push(...openIn(`what was set aside at step ${step}`, [state.setAside[step]], [shown.setAside[step]]));
    });
    state.holder.forEach((seat, character) => {
      const called = character <= state.called && character !== state.murdered;
      if (seat >= 0 && !mine(seat) && !called && shown.holder[character] === seat) found.push(`who holds character ${character}`);
    });
    const seesFaceDown = preparationFor(state.seats).draft.some(
      ({ picksUpFaceDown }, step) => picksUpFaceDown && step < state.offered.length && mine(drafterOf(state, step)),
    );
    if (!seesFaceDown) found.push(...openIn('the character face down', [state.faceDown], [shown.faceDown]));
    return found;
  },

  inList(list, now, before, viewer) {
    const cards = list.map(districtNumber);
    // Bare numbers are also the points of the four seats: only a longer list of them must be cards.
    const shortest = typeof list[0] === 'string' ? 3 : 5;
    if (cards.length < shortest || !cards.every((card) => card >= 0)) return [];
    const open = [now, before].flatMap(({ players }) =>
      players.flatMap(({ hand, city }, seat) => (seat === viewer ? [city, hand] : [city])),
    );
    if (open.some((pile) => sameCards(pile, cards))) return [];
    const found = now.players.flatMap(({ hand }, seat) =>
      seat !== viewer && sameCards(hand, cards) ? [`the hand of ${seat}, somewhere`] : [],
    );
    if (cards.length >= RUN && hasRun(now.deck, cards, RUN)) found.push('a run of the deck');
    return found;
  },

  owns(state, shown, viewer) {
    if (viewer === 'spectator') return false;
    const { hand } = state.players[viewer];
    return hand.length > 0 && canonicalJson(hand) === canonicalJson(shown.players[viewer]?.hand);
  },
};

/** The crown's owner begins; the draft goes round. */
function drafterOf(state: State, step: number): Seat {
  return (state.firstDrafter + step) % state.seats;
}

function districtNumber(card: unknown): number {
  return typeof card === 'string' ? DISTRICTS.indexOf(card) : typeof card === 'number' && Number.isInteger(card) ? card : -1;
}

export const citadelsTruth = (record: GameRecord): Truth<State> => truthOf<State>(game, record);
export const citadelsSearch = (truth: Truth<State>, viewer: LiveViewer): Search<State> => new Search(truth, viewer, secrets);
