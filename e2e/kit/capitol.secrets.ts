/** What Capitol hides (CAP-11): the cards of a hand that nobody saw, a sealed bid, the decks below their top card. */
import { canonicalJson } from '@cantiere/engine';
import { CARD_IDS } from '../../games/capitol/rules/cards.ts';
import type { State } from '../../games/capitol/rules/state.ts';
import { hasRun, type Secrets } from './truth.ts';

/** So many cards in a deck's order are no accident. */
const RUN = 4;

export const capitolSecrets: Secrets<State> = {
  inView(state, shown, viewer) {
    const found: string[] = [];
    state.players.forEach(({ hand, known, bid, hasBid }, seat) => {
      if (seat === viewer) return;
      const told = shown.players[seat];
      const secret = hand.filter((card) => !known.includes(card));
      for (const card of secret) if (told.hand.includes(card)) found.push(`${CARD_IDS[card]} in the hand of ${seat}`);
      if (hasBid && bid.length > 0 && told.bid.length > 0) found.push(`the sealed bid of ${seat}`);
    });
    state.decks.forEach((deck, kind) => {
      if (!state.fresh[kind]) return; // a deck that was turned over has been seen card by card (CAP-11.4)
      deck.forEach((card, at) => {
        if (at > 0 && shown.decks[kind]?.[at] === card) found.push(`deck ${kind} [${at}]`);
      });
    });
    return found;
  },

  inList(list, now, _before, viewer) {
    const cards = list.map(cardNumber);
    if (cards.length === 0 || !cards.every((card) => card >= 0)) return [];
    // Card names mean cards; bare numbers are also scores and squares, so only a long list of them is one.
    const named = typeof list[0] === 'string';
    if (!named && cards.length < RUN) return [];
    const found: string[] = [];
    now.players.forEach(({ hand, known, bid, hasBid }, seat) => {
      if (seat === viewer) return;
      const secret = hand.filter((card) => !known.includes(card));
      if (named && cards.some((card) => secret.includes(card))) found.push(`a secret card of ${seat}, somewhere`);
      if (named && hasBid && bid.length > 0 && bid.every((card) => cards.includes(card)))
        found.push(`the bid of ${seat}, somewhere`);
    });
    now.decks.forEach((deck, kind) => {
      if (now.fresh[kind] && cards.length >= RUN && hasRun(deck.slice(1), cards, RUN)) found.push(`a run of deck ${kind}`);
    });
    return found;
  },

  owns(state, shown, viewer) {
    if (viewer === 'spectator') return false;
    const { hand } = state.players[viewer];
    return hand.length > 0 && canonicalJson(hand) === canonicalJson(shown.players[viewer]?.hand);
  },
};

function cardNumber(card: unknown): number {
  return typeof card === 'string' ? CARD_IDS.indexOf(card) : typeof card === 'number' && Number.isInteger(card) ? card : -1;
}
