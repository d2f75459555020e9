/** Construction: permits where they gain most, else floors and roofs for buildings that some area will take. */
import { below, fraction, type Chance, type Seat } from '@cantiere/engine';
import { AREAS, AREAS_OF, AREA_COLOUR, ROUND, TRIANGULAR } from '../rules/board.ts';
import { fits, shapeRuledOut } from '../rules/buildingCode.ts';
import { COLOUR_OF, FACE_OF, FLOOR, PERMIT, ROOF, TYPE_OF, VALUE_OF, cardOf } from '../rules/cards.ts';
import { constructionMoves } from '../rules/construction.ts';
import { NEW_BUILDING_1, NEW_BUILDING_2, PASS, playFloor, playPermit, playRoof, type Move } from '../rules/moves.ts';
import { firstOpen } from '../rules/squares.ts';
import { NO_ROOF, type Player, type State } from '../rules/state.ts';
import { gainFromBuilding, scoringsLeft } from './areas.ts';

/** Heights above this are hardly ever of use. */
const TALLEST = 9;

/** For each roof shape and height the most that such a building would gain, as far as permits are at hand. */
const use = new Float64Array(2 * (TALLEST + 1));

/** What is given up by playing a card instead of keeping it for an auction, in points: for any card, and for its value. */
const CARD_PRICE = 0.2;
const VALUE_PRICE = 0.12;
/** The last few cards are dear: with them somebody who has spent everything is easily outbid. */
const RESERVE = 3;
const RESERVE_PRICE = 1.2;

function priceOf(card: number, hand: readonly number[]): number {
  const reserve = hand.length <= RESERVE ? RESERVE_PRICE * (RESERVE + 1 - hand.length) : 0;
  return CARD_PRICE + VALUE_PRICE * VALUE_OF[card] + reserve;
}

/** A building whose colour of permit is missing, one without roof, one that no area takes yet. */
const WITHOUT_PERMIT = 0.25;
const TALLER_LATER = 0.35;

function countPermits(player: Player, permits: number[]): void {
  permits[0] = permits[1] = permits[2] = 0;
  for (let i = 0; i < player.hand.length; i++) {
    const colour = COLOUR_OF[player.hand[i]];
    if (colour >= 0) permits[colour]++;
  }
}
const permits = [0, 0, 0];

/** Fills `use` for the seat. Works on a view too: it reads only the board and the seat's own hand. */
function weighHeights(state: State, seat: Seat): void {
  use.fill(0);
  countPermits(state.players[seat], permits);
  const later = scoringsLeft(state) > 1;
  for (let a = 0; a < AREAS; a++) {
    const area = state.areas[a];
    if (firstOpen(area) < 0) continue;
    const share = permits[AREA_COLOUR[a]] > 0 ? 1 : later ? WITHOUT_PERMIT : 0;
    if (area.shape === NO_ROOF) {
      const gain = share * gainFromBuilding(state, area, seat, 1);
      const not = shapeRuledOut(state, a);
      for (let shape = ROUND; shape <= TRIANGULAR; shape++) {
        if (shape === not) continue;
        raise(shape, 1, gain);
        if (later) raise(shape, 2, gain * TALLER_LATER);
      }
      continue;
    }
    const { shape, tallest } = area;
    raise(shape, tallest, share * gainFromBuilding(state, area, seat, tallest));
    const top = share * gainFromBuilding(state, area, seat, tallest + 1);
    raise(shape, tallest + 1, top);
    if (later) raise(shape, tallest + 2, top * TALLER_LATER);
  }
}

function raise(shape: number, height: number, gain: number): void {
  if (height > TALLEST) return;
  const at = shape * (TALLEST + 1) + height;
  if (gain > use[at]) use[at] = gain;
}

function useOf(shape: number, height: number): number {
  return height > TALLEST ? 0 : use[shape * (TALLEST + 1) + height];
}

/** Use of an unfinished building: the better of the shapes that can still be put on it. */
function useUnfinished(player: Player, height: number): number {
  let best = 0;
  for (let shape = ROUND; shape <= TRIANGULAR; shape++) {
    if (player.roofs[shape] > 0 && useOf(shape, height) > best) best = useOf(shape, height);
  }
  return best;
}

/** The best move found so far while one decision is made. */
let bestMove: Move = PASS;
let bestWorth = 0;

function consider(worth: number, move: Move): void {
  if (worth <= bestWorth) return;
  bestWorth = worth;
  bestMove = move;
}

/** The most useful construction move, or PASS when nothing is worth its card. `noise` shakes the estimates. */
export function build(state: State, seat: Seat, chance: Chance, noise: number): Move {
  const player = state.players[seat];
  bestMove = PASS;
  bestWorth = 0;
  weighHeights(state, seat);
  const { hand } = player;
  let cheapestRoof = -1;
  let cheapestFloor = -1;
  const colourDone = [false, false, false];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const type = TYPE_OF[card];
    if (type === ROOF && (cheapestRoof < 0 || VALUE_OF[card] < VALUE_OF[cheapestRoof])) cheapestRoof = card;
    else if (type === FLOOR && (cheapestFloor < 0 || VALUE_OF[card] < VALUE_OF[cheapestFloor])) cheapestFloor = card;
    else if (type === PERMIT && !colourDone[COLOUR_OF[card]]) {
      colourDone[COLOUR_OF[card]] = true; // the lowest permit of a colour comes first
      considerPermits(state, seat, card, chance, noise);
    }
  }
  if (cheapestRoof >= 0) considerRoofs(player, cheapestRoof, chance, noise);
  if (cheapestFloor >= 0 && state.supply > 1) considerFloors(state, player, cheapestFloor, chance, noise);
  return bestMove;
}

function shaken(worth: number, chance: Chance, noise: number): number {
  return noise === 0 ? worth : worth * (1 + noise * (fraction(chance) - 0.5));
}

function considerPermits(state: State, seat: Seat, card: number, chance: Chance, noise: number): void {
  const { site, hand } = state.players[seat];
  const areas = AREAS_OF[COLOUR_OF[card]];
  for (let a = 0; a < areas.length; a++) {
    const area = state.areas[areas[a]];
    const square = firstOpen(area);
    if (square < 0) continue;
    for (let i = 0; i < site.length; i++) {
      const { number, floors, roof } = site[i];
      if (roof === NO_ROOF || !fits(state, areas[a], floors, roof)) continue;
      const gain = gainFromBuilding(state, area, seat, floors);
      consider(shaken(gain, chance, noise) - priceOf(card, hand), playPermit(card, number, areas[a], square));
    }
  }
}

/** A roof turns a promise into a building. */
const FINISHING = 0.5;

function considerRoofs(player: Player, card: number, chance: Chance, noise: number): void {
  const { site, roofs } = player;
  for (let i = 0; i < site.length; i++) {
    if (site[i].roof !== NO_ROOF) continue;
    for (let shape = ROUND; shape <= TRIANGULAR; shape++) {
      if (roofs[shape] === 0) continue;
      const worth = FINISHING * shaken(useOf(shape, site[i].floors), chance, noise) * freshness(site, shape, site[i].floors);
      consider(worth - priceOf(card, player.hand), playRoof(card, site[i].number, shape));
    }
  }
}

/** A second building like one that stands ready is worth less. */
function freshness(site: Player['site'], shape: number, height: number): number {
  let alike = 0;
  for (let i = 0; i < site.length; i++) if (site[i].roof === shape && site[i].floors === height) alike++;
  return alike === 0 ? 1 : alike === 1 ? 0.6 : 0.3;
}

const BEGINNING = 0.35;

/** Floors are worth what they add to the use of unfinished buildings, as far as there are roofs to finish them. */
function considerFloors(state: State, player: Player, card: number, chance: Chance, noise: number): void {
  const { site } = player;
  const roofsLeft = player.roofs[0] + player.roofs[1];
  if (roofsLeft === 0 || (state.round === 4 && countOf(player, ROOF) === 0)) return;
  const price = priceOf(card, player.hand);
  let unfinished = 0;
  for (let i = 0; i < site.length; i++) {
    if (site[i].roof !== NO_ROOF) continue;
    unfinished++;
    const { number, floors } = site[i];
    const now = useUnfinished(player, floors);
    const both = useUnfinished(player, floors + 2) - now;
    const one = useUnfinished(player, floors + 1) - now;
    consider(BEGINNING * shaken(both, chance, noise) - price, playFloor(card, number, number));
    for (let j = i + 1; j < site.length; j++) {
      if (site[j].roof !== NO_ROOF) continue;
      const other = useUnfinished(player, site[j].floors + 1) - useUnfinished(player, site[j].floors);
      consider(BEGINNING * shaken(one + other, chance, noise) - price, playFloor(card, number, site[j].number));
    }
    const start = unfinished < roofsLeft ? useUnfinished(player, 1) : 0;
    consider(BEGINNING * shaken(one + start, chance, noise) - price, playFloor(card, number, NEW_BUILDING_1));
  }
  if (unfinished >= roofsLeft) return;
  consider(BEGINNING * shaken(useUnfinished(player, 2), chance, noise) - price, playFloor(card, NEW_BUILDING_1, NEW_BUILDING_1));
  if (unfinished + 1 >= roofsLeft) return;
  const pair = useUnfinished(player, 1) * 1.6;
  consider(BEGINNING * shaken(pair, chance, noise) - price, playFloor(card, NEW_BUILDING_1, NEW_BUILDING_2));
}

export function countOf(player: Player, type: number): number {
  let count = 0;
  for (let i = 0; i < player.hand.length; i++) if (TYPE_OF[player.hand[i]] === type) count++;
  return count;
}

/** The use of all buildings in front of a seat, the best three in full measure. */
export function promiseOf(state: State, seat: Seat): number {
  weighHeights(state, seat);
  const { site } = state.players[seat];
  let sum = 0;
  for (let i = 0; i < site.length; i++) {
    const { floors, roof } = site[i];
    const worth = roof === NO_ROOF ? BEGINNING * useUnfinished(state.players[seat], floors) : FINISHING * useOf(roof, floors);
    sum += worth;
  }
  return site.length > 3 ? (sum * 3) / site.length : sum;
}

/**
 * Moves worth searching, the best guess first. A card of lower value does the same work and leaves more money, so of each
 * type and colour only the lowest is looked at, and of all cards the lowest is the one to wait with.
 */
export function buildCandidates(state: State, seat: Seat, chance: Chance): Move[] {
  const { hand } = state.players[seat];
  let lowest = hand[0];
  for (const card of hand) if (VALUE_OF[card] < VALUE_OF[lowest]) lowest = card;
  const guess = build(state, seat, chance, 0);
  const moves = [guess];
  for (const move of constructionMoves(state, seat)) {
    if (move === guess) continue;
    if (move.type === 'PASS') moves.push(move);
    else if ('card' in move) {
      const card = cardOf(move.card);
      if (move.type === 'PLAY_BLANK' ? card === lowest : isLowestOfItsKind(hand, card)) moves.push(move);
    }
  }
  return moves;
}

function isLowestOfItsKind(hand: readonly number[], card: number): boolean {
  for (const other of hand) {
    if (TYPE_OF[other] !== TYPE_OF[card] || COLOUR_OF[other] !== COLOUR_OF[card]) continue;
    return FACE_OF[other] === FACE_OF[card]; // hands are kept in order of value within a type and colour
  }
  return true;
}

/** Sometimes wait or stop, so that playouts see what passing early and late leads to. */
export function buildInPlayout(state: State, seat: Seat, chance: Chance): Move {
  if (below(chance, 24) === 0) return PASS;
  return build(state, seat, chance, 0.8);
}
