/** Runs the cards (SPR-12): one effect after the other, each finished before the next. What asks somebody goes on in players.ts. */
import type { Seat } from '@cantiere/engine';
import { shuffle, streamFor } from '@cantiere/engine';
import { ALL_CARDS, CARD_IDS, LISTS, URBAN_RENEWALS } from '../cards.ts';
import { buildingNamed, namedIn, removeBuilding, setOwner } from '../city.ts';
import { advancePawn, appoint, holdElection } from '../elections.ts';
import type { Resource, Tell } from '../events.ts';
import { begin, finish } from '../flow.ts';
import { BLOCK_OF, PRESTIGE_ROW, WEALTH_ROW } from '../geometry.ts';
import { addCard } from '../hand.ts';
import { readSprawlOptions } from '../options.ts';
import { addTo, amountOf, takeFrom } from '../purse.ts';
import { payRow } from '../rows.ts';
import { endGame } from '../scoring.ts';
import { NONE, type Card, type Context, type Frame, type State } from '../state.ts';
import { CITY, DECKS, METROPOLIS, PLANNING } from '../words.ts';
import { CHOICE, NEXT, type Effect, type SystemAct } from './language.ts';
import { playersMeant, timesFor } from './select.ts';

type Running = Extract<Frame, { step: 'effects' }>;

export function continueEffects(state: State, frame: Running, tell: Tell): void {
  const effects = LISTS[frame.list];
  if (frame.at >= effects.length) {
    finish(state);
    return;
  }
  const at = frame.at++;
  const effect = effects[at];
  if (asksPlayers(effect)) {
    begin(state, { step: 'players', list: frame.list, at, context: frame.context, stage: 'who', queue: [], units: NONE });
    return;
  }
  doNow(state, effect, frame.context, tell);
}

/** Effects in which somebody may have to choose. */
function asksPlayers(effect: Effect): boolean {
  switch (effect.op) {
    case 'offer':
    case 'target':
    case 'swap':
    case 'marker':
    case 'place':
    case 'relocate':
      return true;
    case 'pay':
      return effect.res === 'either';
    case 'take':
      return effect.from === 'display';
    case 'appoint':
      return effect.office === CHOICE;
    default:
      return false;
  }
}

function doNow(state: State, effect: Effect, context: Context, tell: Tell): void {
  switch (effect.op) {
    case 'gain': // SPR-12.1
      for (const seat of playersMeant(state, effect.who, context))
        gain(state, seat, effect.res, effect.n * timesFor(state, effect.per, seat, context), context.card, tell);
      return;
    case 'lose': // SPR-12.2
      for (const seat of playersMeant(state, effect.who, context))
        lose(state, seat, effect.res, effect.n * timesFor(state, effect.per, seat, context), context.card, tell);
      return;
    case 'pay': {
      // SPR-12.3
      const [to] = playersMeant(state, effect.to, context);
      if (to === undefined || effect.res === 'either') return;
      for (const seat of playersMeant(state, effect.from, context))
        pay(state, seat, to, effect.res, effect.n * timesFor(state, effect.per, seat, context), context.card, tell);
      return;
    }
    case 'demolish': {
      // SPR-12.6
      const building = buildingNamed(state, context.it);
      if (building) removeBuilding(state, state.buildings.indexOf(building), tell);
      return;
    }
    case 'uncontrol': {
      const building = buildingNamed(state, context.it);
      if (!building || building.owner === NONE) return;
      tell?.push({ event: { kind: 'uncontrolled', ...namedIn(building), owner: building.owner } });
      setOwner(state, building, NONE);
      return;
    }
    case 'control': {
      const building = buildingNamed(state, context.it);
      const [seat] = playersMeant(state, effect.who, context);
      if (!building || seat === undefined) return;
      const from = building.owner;
      setOwner(state, building, seat);
      tell?.push({ event: { kind: 'controlTaken', seat, from, ...namedIn(building) } });
      return;
    }
    case 'elect': // SPR-12.10
      if (effect.office === NEXT) advancePawn(state, context.card, tell);
      else holdElection(state, effect.office, context.card);
      return;
    case 'appoint': {
      const [seat] = playersMeant(state, effect.who, context);
      if (seat !== undefined) appoint(state, effect.office, seat, context.card, tell);
      return;
    }
    case 'payout': {
      // SPR-12.11
      const building = buildingNamed(state, context.built);
      if (!building) return;
      const block = BLOCK_OF[building.placement];
      payRow(state, 'prestige', PRESTIGE_ROW[block], tell);
      payRow(state, 'wealth', WEALTH_ROW[block], tell);
      return;
    }
    case 'take': {
      // SPR-12.12, from the discard pile
      const [seat] = playersMeant(state, effect.who, context);
      if (seat !== undefined) takeRenewal(state, seat, tell);
      return;
    }
    case 'ap': // SPR-12.13
      state.ap += effect.n;
      tell?.push({ event: { kind: 'apGained', seat: state.active, amount: effect.n } });
      return;
    case 'extraFavor': {
      // SPR-12.14
      const [seat] = playersMeant(state, effect.who, context);
      if (seat === undefined) return;
      state.extraFavor = seat;
      tell?.push({ event: { kind: 'extraFavor', seat } });
      return;
    }
    case 'system':
      doSystem(state, effect.act, context, tell);
      return;
    case 'offer':
    case 'target':
    case 'swap':
    case 'marker':
    case 'place':
    case 'relocate':
      return; // in players.ts
  }
}

/** The hinges of the game. */ // SPR-12.15
function doSystem(state: State, act: SystemAct, context: Context, tell: Tell): void {
  switch (act) {
    case 'activateCity':
      state.activeDecks = Math.max(state.activeDecks, 2);
      tell?.push({ event: { kind: 'deckActivated', deck: DECKS[CITY] } });
      return;
    case 'activateMetropolis':
      state.activeDecks = 3;
      tell?.push({ event: { kind: 'deckActivated', deck: DECKS[METROPOLIS] } });
      return;
    case 'seatPoliticians':
      state.politicians = true;
      tell?.push({ event: { kind: 'politiciansSeated' } });
      return;
    case 'seatContractor':
      state.contractorInPlay = true;
      tell?.push({ event: { kind: 'contractorSeated' } });
      // SPR-16.7: otherwise nobody has it before an election is over.
      if (readSprawlOptions(state.options).contractorAtOnce)
        begin(state, { step: 'election', office: NONE, winner: NONE, card: context.card, stage: 'contractor' });
      return;
    case 'reshufflePlanning':
      shuffleDiscards(state, 'review', tell);
      return;
    case 'endGame':
      endGame(state, 'OLYMPICS', tell);
  }
}

/** The planning discards go into the planning deck, and all of it is shuffled. */ // SPR-8.4
export function shuffleDiscards(state: State, why: 'empty' | 'review', tell: Tell): void {
  const deck = state.decks[PLANNING];
  for (const card of state.planningDiscard) deck.push(card);
  state.planningDiscard.length = 0;
  state.reshuffles++;
  // Every card has its rank for this time, so that a deck with one card more or less lies in the same order otherwise.
  const rank = shuffle(streamFor(state.chance, `planning/${state.reshuffles}`), ALL_CARDS.slice());
  const byRank = Array<Card>(rank.length).fill(NONE);
  for (const card of deck) byRank[rank[card]] = card;
  let at = 0;
  for (const card of byRank) if (card !== NONE) deck[at++] = card;
  tell?.push({ event: { kind: 'reshuffled', count: deck.length, why } });
}

export function gain(state: State, seat: Seat, res: Resource, amount: number, card: string, tell: Tell): void {
  if (amount <= 0) return;
  addTo(state.players[seat], res, amount);
  tell?.push({ event: { kind: 'gained', seat, res, amount, card } });
}

/** At most what there is. */ // SPR-15.1
function lose(state: State, seat: Seat, res: Resource, amount: number, card: string, tell: Tell): void {
  const lost = Math.min(amount, amountOf(state.players[seat], res));
  if (lost <= 0) return;
  takeFrom(state.players[seat], res, lost);
  tell?.push({ event: { kind: 'lost', seat, res, amount: lost, card } });
}

export function pay(state: State, seat: Seat, to: Seat, res: Resource, amount: number, card: string, tell: Tell): void {
  const paid = Math.min(amount, amountOf(state.players[seat], res)); // SPR-15.1
  if (paid <= 0) return;
  takeFrom(state.players[seat], res, paid);
  addTo(state.players[to], res, paid);
  tell?.push({ event: { kind: 'paid', seat, to, res, amount: paid, card } });
}

function takeRenewal(state: State, seat: Seat, tell: Tell): void {
  const at = state.planningDiscard.findIndex((card) => URBAN_RENEWALS.includes(card));
  if (at < 0) return;
  const [card] = state.planningDiscard.splice(at, 1);
  addCard(state.players[seat].cards, card);
  tell?.push({ event: { kind: 'cardTaken', seat, card: CARD_IDS[card], space: 'discard' } });
}
