/** What a learned judgement sees of a seat in Citadels. Positions are judged where a round begins, so nobody holds a character. */
import type { Learning, Seat } from '@cantiere/engine';
import {
  COLOUR,
  COLOURS,
  COST,
  GRAVEYARD,
  HAUNTED_CITY,
  KEEP,
  LABORATORY,
  LIBRARY,
  NONE,
  OBSERVATORY,
  POINTS,
  SCHOOL_OF_MAGIC,
  SMITHY,
  type District,
} from '../rules/catalog.ts';
import { buildingPoints, hasFiveColours, scoreOf } from '../rules/scoring.ts';
import type { Player, State } from '../rules/state.ts';
import { coloursOf } from './worth.ts';

/** Buildings that do something; each is a feature of its own. */
const SPECIAL: readonly District[] = [HAUNTED_CITY, KEEP, LABORATORY, SMITHY, OBSERVATORY, GRAVEYARD, LIBRARY, SCHOOL_OF_MAGIC];
const SPECIAL_NAMES = [
  'hauntedCity',
  'keep',
  'laboratory',
  'smithy',
  'observatory',
  'graveyard',
  'library',
  'schoolOfMagic',
] as const;

const names = [
  'score',
  'buildings',
  'buildingPoints',
  'leadInBuildings',
  'leadInScore',
  'aheadInBuildings',
  'oneMissing',
  'twoMissing',
  'completedFirst',
  'fiveColours',
  'coloursBuilt',
  'firstGold',
  'gold',
  'muchGold',
  'noCard',
  'cards',
  'moreCards',
  'pricesInHand',
  'bestNow',
  'bestSoon',
  'affordable',
  'newColoursInHand',
  'doubles',
  'crown',
  'nextAfterCrown',
  ...COLOURS.map((colour) => `city:${colour}`),
  ...SPECIAL_NAMES.map((name) => `city:${name}`),
] as const;

/** What is had at once, and what with the two coins of the next round. */
const NEXT_GOLD = 2;

function features(state: State, seat: Seat, out: Float64Array): void {
  const { players, seats, options, crown } = state;
  const player = players[seat];
  const { gold, city } = player;
  const built = city.length;
  const score = scoreOf(state, seat);
  let mostBuilt = 0;
  let mostScore = -Infinity;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    mostBuilt = Math.max(mostBuilt, players[other].city.length);
    mostScore = Math.max(mostScore, scoreOf(state, other));
  }
  const missing = options.citySize - built;
  const colours = coloursOf(city);
  let i = 0;
  out[i++] = score / 10;
  out[i++] = built / 4;
  out[i++] = buildingPoints(city) / 10;
  out[i++] = clamped((built - mostBuilt) / 2, 2);
  out[i++] = clamped((score - mostScore) / 5, 3);
  out[i++] = built > mostBuilt ? 1 : built === mostBuilt ? 0.5 : 0;
  out[i++] = missing === 1 ? 1 : 0;
  out[i++] = missing === 2 ? 1 : 0;
  out[i++] = state.firstCompleter === seat ? 1 : 0;
  out[i++] = hasFiveColours(state, city) ? 1 : 0;
  out[i++] = bitsOf(colours) / 5;
  out[i++] = Math.min(gold, 3) / 3;
  out[i++] = Math.min(gold, 10) / 5;
  out[i++] = Math.max(0, gold - 6) / 5;
  i = seeHand(state, player, colours, out, i);
  out[i++] = crown === seat ? 1 : 0;
  out[i++] = (crown + 1) % seats === seat ? 1 : 0;
  const byColour = i;
  for (let colour = 0; colour < COLOURS.length; colour++) out[i++] = 0;
  for (let n = 0; n < built; n++) out[byColour + COLOUR[city[n]]] += 0.5;
  for (let n = 0; n < SPECIAL.length; n++) out[i++] = city.includes(SPECIAL[n]) ? 1 : 0;
}

/** What the hand is good for: how much of it can be paid, now and soon, and what it would add. */
function seeHand({ options }: State, { gold, hand, city }: Player, colours: number, out: Float64Array, at: number): number {
  let prices = 0;
  let bestNow = 0;
  let bestSoon = 0;
  let affordable = 0;
  let fresh = 0;
  let doubles = 0;
  for (let n = 0; n < hand.length; n++) {
    const district = hand[n];
    const price = COST[district];
    if ((options.duplicates === 'forbidden' && city.includes(district)) || hand.indexOf(district) < n) {
      doubles++;
      continue;
    }
    prices += price;
    fresh |= 1 << COLOUR[district];
    if (price <= gold + NEXT_GOLD) {
      affordable++;
      bestNow = Math.max(bestNow, POINTS[district]);
    }
    if (price <= gold + 2 * NEXT_GOLD) bestSoon = Math.max(bestSoon, POINTS[district]);
  }
  let i = at;
  out[i++] = hand.length === 0 ? 1 : 0;
  out[i++] = Math.min(hand.length, 3) / 3;
  out[i++] = Math.min(Math.max(0, hand.length - 3), 4) / 4;
  out[i++] = Math.min(prices, 20) / 10;
  out[i++] = bestNow / 5;
  out[i++] = bestSoon / 5;
  out[i++] = Math.min(affordable, 3) / 3;
  out[i++] = bitsOf(fresh & ~colours) / 3;
  out[i++] = Math.min(doubles, 3) / 3;
  return i;
}

const clamped = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const learning: Learning<State> = {
  names,
  /** By the building that whoever is furthest still lacks; nothing is to come once a city is complete. */
  timeLeft({ players, options, firstCompleter }) {
    if (firstCompleter !== NONE) return 0;
    let most = 0;
    for (let seat = 0; seat < players.length; seat++) most = Math.max(most, players[seat].city.length);
    return Math.max(1, options.citySize - most) / options.citySize;
  },
  features,
};
