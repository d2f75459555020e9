/** A sensible move by simple rules. Reads only what the seat may see, so that it can be asked on a view as on a world. */
import { fraction, type Chance, type Seat } from '@cantiere/engine';
import {
  ARCHITECT,
  ASSASSIN,
  CHARACTERS,
  COST,
  GOLD_AND_CARDS,
  LABORATORY,
  MAGICIAN,
  MAX_BUILDS,
  NONE,
  POINTS,
  THIEF,
  WARLORD,
  type Character,
  type District,
} from '../rules/catalog.ts';
import { destructionPrice, refuseRob, refuseTarget, warChest } from '../rules/characters.ts';
import { includes, sizeOf } from '../rules/characterSet.ts';
import { refuseBuild, refuseLaboratory, refuseSmithy } from '../rules/districts.ts';
import { currentStep } from '../rules/draft.ts';
import * as move from '../rules/moves.ts';
import type { Move } from '../rules/moves.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { cardsToKeep, incomeLeft, refuseDrawCards, refuseTakeGold } from '../rules/turn.ts';
import { mayHold } from './inference.ts';
import { worthBuilding, worthHolding, worthPlaying } from './worth.ts';

/** `noise` is how far, in points, two choices may differ and still be chosen between by chance. */
export function sensibleMove(state: State, seat: Seat, chance: Chance, noise: number): Move {
  switch (state.phase) {
    case 'draft':
      return pickCharacter(state, seat, chance, noise);
    case 'keep':
      return keepCards(state, seat);
    case 'graveyard':
      return COST[state.destroyed] > 1 ? move.GRAVEYARD_RECOVER : move.GRAVEYARD_DECLINE;
    case 'turn':
    case 'over':
      return usePower(state, seat, chance, noise) ?? takeResources(state, seat) ?? build(state, seat) ?? finish(state, seat);
  }
}

function pickCharacter(state: State, seat: Seat, chance: Chance, noise: number): Move {
  const offered = state.offered[state.kept.length];
  const kept = bestOf(offered, (character) => worthPlaying(state, seat, character) + noise * fraction(chance));
  if (!currentStep(state).setsAside) return move.keepCharacter(kept);
  const rival = (seat + 1) % state.seats; // only two players set characters aside
  return move.keepCharacter(
    kept,
    bestOf(offered & ~(1 << kept), (character) => worthPlaying(state, rival, character)),
  );
}

function bestOf(set: number, worth: (character: Character) => number): Character {
  let best = NONE;
  let most = -Infinity;
  for (let character = 0; character < CHARACTERS.length; character++) {
    if (!includes(set, character)) continue;
    const value = worth(character);
    if (value > most) [best, most] = [character, value];
  }
  return best;
}

function keepCards(state: State, seat: Seat): Move {
  const player = state.players[seat];
  const { drawn } = state.turn;
  let first: District = NONE;
  let second: District = NONE;
  for (const district of drawn) {
    if (first === NONE || worthHolding(state, player, district) > worthHolding(state, player, first)) {
      second = first;
      first = district;
    } else if (second === NONE || worthHolding(state, player, district) > worthHolding(state, player, second)) second = district;
  }
  if (cardsToKeep(player) === 1) return move.keepCard(first);
  return move.keepBoth(Math.min(first, second), Math.max(first, second));
}

function usePower(state: State, seat: Seat, chance: Chance, noise: number): Move | undefined {
  if (state.turn.usedPower) return undefined;
  switch (state.called) {
    case ASSASSIN:
      return move.assassinate(bestVictim(state, seat, chance, noise));
    case THIEF:
      return move.rob(richestVictim(state, seat, chance, noise));
    case MAGICIAN:
      return swapForMore(state, seat);
    case ARCHITECT:
      return state.deck.length > 0 ? move.ARCHITECT_DRAW : undefined;
    default:
      return undefined;
  }
}

/** The character whose turn would help the others most, the leaders above all. */
function bestVictim(state: State, seat: Seat, chance: Chance, noise: number): Character {
  return bestOf(~(1 << ASSASSIN), (character) => {
    let worth = noise * fraction(chance) * 0.3;
    for (let other = 0; other < state.seats; other++) {
      const held = other === seat ? 0 : mayHold(state, seat, other);
      if (!includes(held, character)) continue;
      const progress = state.players[other].city.length / state.options.citySize;
      worth += ((0.5 + progress * progress) * worthPlaying(state, other, character)) / sizeOf(held);
    }
    return worth;
  });
}

function richestVictim(state: State, seat: Seat, chance: Chance, noise: number): Character {
  return bestOf(~0, (character) => {
    if (refuseRob(state, character)) return -Infinity;
    let worth = noise * fraction(chance) * 0.3;
    for (let other = 0; other < state.seats; other++) {
      const held = other === seat ? 0 : mayHold(state, seat, other);
      if (includes(held, character))
        worth += (state.players[other].gold + 0.2 * worthPlaying(state, other, character)) / sizeOf(held);
    }
    return worth;
  });
}

/** Swaps for the largest hand: at once when there is nothing to build, otherwise after building. */
function swapForMore(state: State, seat: Seat): Move | undefined {
  const { hand } = state.players[seat];
  if (hand.length > 0 && !(state.turn.tookResources && bestBuild(state, seat, state.players[seat].gold) === NONE))
    return undefined;
  let richest = NONE;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && (richest === NONE || state.players[other].hand.length > state.players[richest].hand.length))
      richest = other;
  }
  return state.players[richest].hand.length > hand.length ? move.swapHands(richest) : undefined;
}

/** Cards when there is nothing worth building, or when gold is no problem; otherwise gold. */
function takeResources(state: State, seat: Seat): Move | undefined {
  if (state.turn.tookResources) return undefined;
  const player = state.players[seat];
  const gold = player.gold + incomeLeft(state, player);
  let wanted = 0;
  let affordable = 0;
  for (const district of player.hand) {
    if (worthBuilding(state, player, district) === 0) continue;
    wanted++;
    if (COST[district] <= gold) affordable++;
  }
  const wantsCards = wanted === 0 || (wanted === 1 && affordable === 1) || (affordable === wanted && gold > 6);
  if (refuseDrawCards(state, seat)) return move.TAKE_GOLD;
  return wantsCards || refuseTakeGold(state) ? move.DRAW_CARDS : move.TAKE_GOLD;
}

/** The best building that can be paid with this much gold, or NONE. */
function bestBuild(state: State, seat: Seat, gold: number): District {
  const player = state.players[seat];
  if (state.turn.built >= MAX_BUILDS[state.called]) return NONE;
  let best = NONE;
  for (const district of player.hand) {
    if (COST[district] > gold || worthBuilding(state, player, district) === 0) continue;
    if (best === NONE || worthBuilding(state, player, district) > worthBuilding(state, player, best)) best = district;
  }
  return best;
}

/** Builds; collects before that only what is needed for it. */
function build(state: State, seat: Seat): Move | undefined {
  const player = state.players[seat];
  const now = bestBuild(state, seat, player.gold);
  const income = incomeLeft(state, player);
  const later = income > 0 ? bestBuild(state, seat, player.gold + income) : now;
  if (later !== NONE && later !== now) return move.COLLECT_INCOME;
  if (now !== NONE && !refuseBuild(state, seat, now)) return move.build(now);
  return undefined;
}

function finish(state: State, seat: Seat): Move {
  const player = state.players[seat];
  if (player.hand.length === 0 && player.gold > GOLD_AND_CARDS.smithyCost && !refuseSmithy(state, seat)) return move.USE_SMITHY;
  if (player.hand.length > 3 && player.city.includes(LABORATORY)) {
    const spare = worstCard(state, seat);
    if (!refuseLaboratory(state, seat, spare)) return move.useLaboratory(spare);
  }
  return (state.called === WARLORD && raid(state, seat)) || move.END_TURN;
}

function worstCard(state: State, seat: Seat): District {
  const player = state.players[seat];
  let worst = player.hand[0];
  for (const district of player.hand) {
    if (worthHolding(state, player, district) < worthHolding(state, player, worst)) worst = district;
  }
  return worst;
}

/** The destruction that hurts a leading rival more than it costs. */
function raid(state: State, seat: Seat): Move | undefined {
  const gold = warChest(state, seat);
  const mine = scoreOf(state, seat);
  let best: Move | undefined;
  let most = 0;
  for (let target = 0; target < state.seats; target++) {
    if (target === seat) continue;
    const { city } = state.players[target];
    const threat = 0.3 + (scoreOf(state, target) >= mine ? 0.3 : 0) + (city.length >= state.options.citySize - 2 ? 0.6 : 0);
    for (const district of city) {
      const worth = threat * (POINTS[district] + 1) - 0.6 * destructionPrice(district);
      if (worth > most && !refuseTarget(state, target, district, gold)) [best, most] = [move.destroy(target, district), worth];
    }
  }
  return best;
}
