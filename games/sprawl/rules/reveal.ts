/** Turning cards over (SPR-8.1 to SPR-8.4): events, ballots and payouts happen here, and only when a card turns face up. */
import { CARDS, CARD_IDS, FIRST_EVENT, effectsOf } from './cards.ts';
import { advancePawn } from './elections.ts';
import { shuffleDiscards } from './effects/interpreter.ts';
import type { Tell } from './events.ts';
import { beginEffects, finish } from './flow.ts';
import { readSprawlOptions } from './options.ts';
import { payRow } from './rows.ts';
import { NONE, type Card, type Deck, type Frame, type State } from './state.ts';
import { CITY, CONTRACT_SPACES, DECKS, METROPOLIS, PLANNING, PLANNING_SPACES, TOWN } from './words.ts';

type Revealing = Extract<Frame, { step: 'reveal' }>;

/** Whether deck and discards together hold a permit or an Urban Renewal card. */ // SPR-8.4
export function planningCardsLeft(state: State): boolean {
  return state.decks[PLANNING].some(isKeepable) || state.planningDiscard.some(isKeepable);
}

function isKeepable(card: Card): boolean {
  return card < FIRST_EVENT;
}

export function deckEmpty(state: State, deck: Deck): boolean {
  return state.decks[deck].length === 0 && state.tops[deck] === NONE;
}

/** The deck that fills a contract box now. */ // SPR-8.9
export function deckForBox(state: State, box: number): Deck {
  if (state.activeDecks === 1 || box === 4) return TOWN;
  if (state.activeDecks === 2) return CITY;
  if (box === 3) return deckEmpty(state, CITY) ? TOWN : CITY;
  return METROPOLIS;
}

export function continueReveal(state: State, frame: Revealing, tell: Tell): void {
  switch (frame.stage) {
    case 'turn':
      turnOver(state, frame, tell);
      return;
    case 'discard': {
      // SPR-13.2
      const card = state.event;
      state.event = NONE;
      (frame.deck === PLANNING ? state.planningDiscard : state.gone).push(card);
      tell?.push({ event: { kind: 'eventDone', card: CARD_IDS[card] } });
      frame.stage = 'turn';
      return;
    }
    case 'payout': {
      const { wealth, payout } = CARDS[frame.card];
      if (wealth > 0) payRow(state, 'wealth', wealth, tell);
      if (payout > 0) payRow(state, 'prestige', payout, tell);
      finish(state);
    }
  }
}

function turnOver(state: State, frame: Revealing, tell: Tell): void {
  if (frame.deck !== PLANNING && frame.box !== NONE) {
    frame.deck = deckForBox(state, frame.box); // SPR-8.10
    if (state.tops[frame.deck] !== NONE) {
      fillFromTop(state, frame.deck, frame.box, tell);
      finish(state);
      return;
    }
  }
  const { deck, box } = frame;
  if (deck === PLANNING ? !planningCardsLeft(state) : state.decks[deck].length === 0) {
    if (deck === PLANNING) tell?.push({ event: { kind: 'nothingToReveal', deck: DECKS[PLANNING] } });
    finish(state);
    return;
  }
  if (state.decks[deck].length === 0) shuffleDiscards(state, 'empty', tell); // the planning deck: of no other is anything left
  const card = state.decks[deck].pop() ?? NONE;
  const left = state.decks[deck].length;
  if (CARDS[card].kind === 'event') {
    state.event = card;
    frame.stage = 'discard';
    tell?.push({ event: { kind: 'eventRevealed', deck: DECKS[deck], card: CARD_IDS[card], left }, reveals: true });
    const list = effectsOf(card, readSprawlOptions(state.options));
    beginEffects(state, list, { self: state.active, it: '', built: '', card: CARD_IDS[card] });
    return;
  }
  if (box === NONE) state.tops[deck] = card;
  else if (deck === PLANNING) state.planning[box] = card;
  else state.contracts[box] = card;
  tell?.push({
    event: { kind: 'revealed', deck: DECKS[deck], card: CARD_IDS[card], space: spaceName(deck, box), left },
    reveals: true,
  });
  frame.card = card;
  frame.stage = 'payout';
  if (CARDS[card].ballot) advancePawn(state, CARD_IDS[card], tell); // SPR-10.1: before the payout
}

/** A face-up top moves into a box and triggers nothing. */ // SPR-8.2
export function fillFromTop(state: State, deck: Deck, box: number, tell: Tell): void {
  const card = state.tops[deck];
  state.tops[deck] = NONE;
  if (deck === PLANNING) state.planning[box] = card;
  else state.contracts[box] = card;
  tell?.push({ event: { kind: 'filled', space: spaceName(deck, box), card: CARD_IDS[card], deck: DECKS[deck] } });
}

function spaceName(deck: Deck, box: number): string {
  if (deck === PLANNING) return PLANNING_SPACES[box === NONE ? 4 : box];
  return CONTRACT_SPACES[box === NONE ? 5 + deck - TOWN : box];
}
