/** Building (CIT-5.9 to CIT-5.12), and the buildings that are used: Laboratory and Smithy (CIT-7). */
import type { Refusal, Seat } from '@cantiere/engine';
import { bankIsEmpty, pay, receive } from './bank.ts';
import { COST, DISTRICTS, GOLD_AND_CARDS, HAUNTED_CITY, LABORATORY, MAX_BUILDS, NONE, SMITHY, type District } from './catalog.ts';
import { putUnder, takeFrom } from './deck.ts';
import { privately, type Tell } from './events.ts';
import { aboutDistrict, refusal, tooLight } from './refusals.ts';
import type { State } from './state.ts';
import { drawToHand } from './turn.ts';

// BUILD

const TAKE_RESOURCES_BEFORE_BUILDING = refusal('MUST_TAKE_RESOURCES_FIRST', 'CIT-5.9');
const NOT_IN_HAND = refusal('CARD_NOT_IN_HAND', 'CIT-5.9');
const LIMIT_REACHED = MAX_BUILDS.map((limit) => refusal('BUILD_LIMIT_REACHED', 'CIT-5.10', { need: limit, have: limit }));
const standsAlready = aboutDistrict('DUPLICATE_BUILDING', 'CIT-9.3');
const tooLightToBuild = tooLight('CIT-5.9');

export function refuseBuild(state: State, seat: Seat, district: District): Refusal | undefined {
  const { gold, hand, city } = state.players[seat];
  if (!state.turn.tookResources) return TAKE_RESOURCES_BEFORE_BUILDING;
  if (!hand.includes(district)) return NOT_IN_HAND;
  if (state.turn.built >= MAX_BUILDS[state.called]) return LIMIT_REACHED[state.called]; // CIT-6.23
  if (state.options.duplicates === 'forbidden' && city.includes(district)) return standsAlready(district);
  return gold < COST[district] ? tooLightToBuild(COST[district], gold) : undefined;
}

export function build(state: State, seat: Seat, district: District, tell: Tell): void {
  const player = state.players[seat];
  pay(state, player, COST[district]);
  takeFrom(player.hand, district);
  player.city.push(district);
  state.turn.built++;
  if (district === HAUNTED_CITY) state.hauntedSince = state.round; // CIT-7.7
  tell?.push({ event: { kind: 'built', seat, card: DISTRICTS[district], cost: COST[district] } });
  if (player.city.length === state.options.citySize) {
    const first = state.firstCompleter === NONE;
    if (first) state.firstCompleter = seat; // CIT-8.1
    tell?.push({ event: { kind: 'completed', seat, first } });
  }
}

// USE_LABORATORY

const NO_LABORATORY = refusal('BUILDING_NOT_OWNED', 'CIT-7.9', { about: DISTRICTS[LABORATORY] });
const LABORATORY_USED = refusal('POWER_ALREADY_USED', 'CIT-7.9', { about: DISTRICTS[LABORATORY] });
const NOT_FOR_LABORATORY = refusal('CARD_NOT_IN_HAND', 'CIT-7.9');
const NO_GOLD_FOR_CARD = refusal('BANK_EMPTY', 'CIT-9.4');

export function refuseLaboratory(state: State, seat: Seat, district: District): Refusal | undefined {
  const { hand, city } = state.players[seat];
  if (!city.includes(LABORATORY)) return NO_LABORATORY;
  if (state.turn.usedLaboratory) return LABORATORY_USED;
  if (!hand.includes(district)) return NOT_FOR_LABORATORY;
  return bankIsEmpty(state) ? NO_GOLD_FOR_CARD : undefined;
}

export function useLaboratory(state: State, seat: Seat, district: District, tell: Tell): void {
  const player = state.players[seat];
  state.turn.usedLaboratory = true;
  takeFrom(player.hand, district);
  putUnder(state, district);
  const gold = receive(state, player, GOLD_AND_CARDS.laboratoryGold);
  tell?.push(privately(seat, { kind: 'laboratory', seat, gold }, { card: DISTRICTS[district] }));
}

// USE_SMITHY

const NO_SMITHY = refusal('BUILDING_NOT_OWNED', 'CIT-7.10', { about: DISTRICTS[SMITHY] });
const SMITHY_USED = refusal('POWER_ALREADY_USED', 'CIT-7.10', { about: DISTRICTS[SMITHY] });
const NO_CARD_FOR_SMITHY = refusal('DECK_EMPTY', 'CIT-7.10');
const tooLightForSmithy = tooLight('CIT-7.10');

export function refuseSmithy(state: State, seat: Seat): Refusal | undefined {
  const { gold, city } = state.players[seat];
  if (!city.includes(SMITHY)) return NO_SMITHY;
  if (state.turn.usedSmithy) return SMITHY_USED;
  if (gold < GOLD_AND_CARDS.smithyCost) return tooLightForSmithy(GOLD_AND_CARDS.smithyCost, gold);
  return state.deck.length === 0 ? NO_CARD_FOR_SMITHY : undefined;
}

export function useSmithy(state: State, seat: Seat, tell: Tell): void {
  state.turn.usedSmithy = true;
  pay(state, state.players[seat], GOLD_AND_CARDS.smithyCost);
  tell?.push({ event: { kind: 'smithy', seat, paid: GOLD_AND_CARDS.smithyCost } });
  drawToHand(state, seat, GOLD_AND_CARDS.smithyCards, 'smithy', tell);
}
