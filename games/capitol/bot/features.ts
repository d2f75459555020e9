/** What a learned judgement looks at: a seat's points and places, its roofs, buildings and cards, and what the board still takes. Most numbers lie between 0 and 3. */
import type { Learning, Seat } from '@cantiere/engine';
import {
  AMPHITHEATRE,
  AREAS,
  AREA_COLOUR,
  EXTRA_FIRST,
  EXTRA_SECOND,
  FIRST_POINTS,
  ROUND,
  ROUNDS,
  TEMPLE,
  TEMPLE_FACTOR,
  TRIANGULAR,
} from '../rules/board.ts';
import { shapeRuledOut } from '../rules/buildingCode.ts';
import { COLOUR_OF, FLOOR, ROOF, TYPE_OF, VALUE_OF } from '../rules/cards.ts';
import { NO_ROOF, OPEN, type Player, type State } from '../rules/state.ts';
import { EXTRA_CARD, drawShare, scoringsLeft } from './areas.ts';
import { promiseOf } from './building.ts';
import { CARD_TO_DRAW, drawsToCome, weightsIn } from './evaluate.ts';

/** "Last" counts only when one scoring is left, "x scorings" is times those left. */
const POSITION = [
  'expected',
  'score',
  'score last',
  'lead up',
  'lead down',
  'lead up last',
  'lead down last',
  'leads',
  'starts',
  'starts last',
  'place in turn',
  'draws to come',
];
const PLACES = [
  'pay',
  'pay x scorings',
  'pay last',
  'extra cards',
  'promise',
  'promise last',
  'projected lead up',
  'projected lead down',
  'projected lead up last',
  'projected lead down last',
  'first alone',
  'first with others',
  'second',
  'areas',
  'safe pay x scorings',
  'pay in danger',
  'behind within reach',
  'behind within reach last',
  'empty or second-rate areas with room',
];
const ROOFS = [
  'round roofs',
  'triangular roofs',
  'no round roof',
  'no triangular roof',
  'first 2 roofs',
  'next 2 roofs',
  'roofs x scorings',
  'roofs the board asks for',
  'roofs with cards',
];
const SITE = [
  'finished',
  'finished of 1',
  'finished of 2',
  'finished of 3 and more',
  'fits',
  'fits with a permit',
  'fits with a permit, last',
  'both shapes fit',
  'unfinished',
  'unfinished floors',
  'unfinished would fit',
  'unfinished last',
];
const HAND = [
  'cards',
  'first 2 roof cards',
  'more roof cards',
  'first 2 floor cards',
  'more floor cards',
  'first 4 permits',
  'more permits',
  'colours of permits',
  'roof cards last',
  'floor cards last',
  'permits last',
  'cheap cards',
  'dear cards',
  'money',
  'money x scorings',
  'money last',
  'money lead up',
  'money lead down',
  'richest',
  'floor and roof cards',
];
const names = [...POSITION, ...PLACES, ...ROOFS, ...SITE, ...HAND];

/** In the middle of a round the scoring to come is nearer; what is drawn after one is for the next. */
function timeLeft(state: State): number {
  const left = scoringsLeft(state);
  if (state.phase === 'auction' || state.phase === 'tile') return (left - 0.4 - 0.15 * (state.auction - 1)) / ROUNDS;
  return left / ROUNDS;
}

/** The row being written, and where. */
let row: Float64Array = new Float64Array(names.length);
let at = 0;
function put(value: number): void {
  row[at++] = value;
}

/** What the areas pay every seat at one scoring, in points. */
const pays = new Float64Array(8);
/** For each roof shape and height the colours (bit `1 << colour`) whose areas take such a building. */
const TALLEST = 9;
const takes = new Int32Array(2 * (TALLEST + 2));

// What the areas hold for the seat whose row is written: filled by lookAtAreas.
let firstAlone = 0;
let firstShared = 0;
let second = 0;
let present = 0;
let safe = 0;
let danger = 0;
let reach = 0;
let room = 0;
let asked = 0;
/** Cards that amphitheatres give at one scoring. */
let extraCards = 0;

/** What the hand holds: filled by lookAtHand. */
let roofCards = 0;
let floorCards = 0;
let money = 0;
let cheap = 0;
let dear = 0;
let permitColours = 0;

function features(state: State, seat: Seat, out: Float64Array): void {
  row = out;
  at = 0;
  const { seats, players } = state;
  const player = players[seat];
  const left = scoringsLeft(state);
  const last = left <= 1;
  lookAtHand(player);
  lookAtAreas(state, seat);
  const pay = pays[seat] + extraCards * EXTRA_CARD * drawShare(state);
  const promise = left > 0 ? promiseOf(state, seat) : 0;

  let mean = 0;
  let best = -1;
  let bestProjected = -1;
  for (let other = 0; other < seats; other++) {
    const { score } = players[other];
    mean += score / seats;
    if (other === seat) continue;
    if (score > best) best = score;
    if (score + left * pays[other] > bestProjected) bestProjected = score + left * pays[other];
  }
  // Only differences between seats count, so that scores are told from their mean.
  const score = player.score - mean;
  const lead = player.score - best;
  const place = (seat - state.start + seats) % seats;
  const draws = state.phase === 'drawing' ? drawsToCome(state, seat) : 0;
  put(expectedOver(state, score, pay, promise, player.hand.length - roofCards - floorCards, draws, left));
  put(score / 8);
  put(last ? score / 8 : 0);
  putLead(lead, 6, last);
  put(lead > 0 ? 1 : 0);
  put(place === 0 ? 1 : 0);
  put(place === 0 && last ? 1 : 0);
  put(place / seats);
  put(draws / 3);

  put(pay / 6);
  put((pay * left) / 12);
  put(last ? pay / 6 : 0);
  put(left > 1 ? extraCards / 2 : 0);
  put(promise / 6);
  put(last ? promise / 6 : 0);
  putLead(player.score + left * pays[seat] - bestProjected, 8, last);
  put(firstAlone / 2);
  put(firstShared);
  put(second / 2);
  put(present / 3);
  put((safe * left) / 8);
  put(danger / 6);
  put(reach / 10);
  put(last ? reach / 10 : 0);
  put(room / 4);

  putRoofs(player, left);
  putSite(player, last);
  putHand(state, seat, left, last);
}

/** Today's estimate of the final score, on the scale of its odds. */
function expectedOver(
  state: State,
  score: number,
  pay: number,
  promise: number,
  permits: number,
  draws: number,
  left: number,
): number {
  const weights = weightsIn(state);
  const expected =
    score +
    weights.pay[left] * pay +
    weights.promise[left] * promise +
    weights.money[left] * money +
    weights.roofCard[left] * Math.min(2, roofCards) +
    weights.floorCard[left] * Math.min(2, floorCards) +
    weights.permit[left] * Math.min(4, permits) +
    CARD_TO_DRAW[left] * draws;
  return expected / weights.spread[Math.max(1, left)];
}

/** A lead and a lag, cut off at three times the unit, and both again where one scoring is left. */
function putLead(lead: number, unit: number, last: boolean): void {
  const up = Math.min(3, Math.max(0, lead / unit));
  const down = Math.min(3, Math.max(0, -lead / unit));
  put(up);
  put(down);
  put(last ? up : 0);
  put(last ? down : 0);
}

function lookAtHand({ hand }: Player): void {
  roofCards = floorCards = money = cheap = dear = permitColours = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const value = VALUE_OF[card];
    money += value;
    if (value <= 2) cheap++;
    else if (value >= 6) dear++;
    const type = TYPE_OF[card];
    if (type === ROOF) roofCards++;
    else if (type === FLOOR) floorCards++;
    else permitColours |= 1 << COLOUR_OF[card];
  }
}

/** Ranks as in scoring: floors first, then the tallest building. */
function lookAtAreas(state: State, seat: Seat): void {
  const { seats, areas } = state;
  const { roofs, site } = state.players[seat];
  // The shapes that the seat can still build or has ready.
  let shapes = (roofs[ROUND] > 0 ? 1 : 0) | (roofs[TRIANGULAR] > 0 ? 2 : 0);
  for (let i = 0; i < site.length; i++) if (site[i].roof !== NO_ROOF) shapes |= 1 << site[i].roof;
  firstAlone = firstShared = second = present = safe = danger = reach = room = asked = extraCards = 0;
  pays.fill(0);
  takes.fill(0);
  for (let a = 0; a < AREAS; a++) {
    const { floors, highest, squares, shape, tallest, fountains, monument } = areas[a];
    let open = 0;
    for (let square = 0; square < squares.length; square++) if (squares[square] === OPEN) open++;
    let best = 0;
    let bests = 0;
    let next = 0;
    let rival = 0;
    for (let other = 0; other < seats; other++) {
      const rank = floors[other] * 128 + highest[other];
      if (other !== seat && floors[other] > rival) rival = floors[other];
      if (rank > best) {
        next = best;
        best = rank;
        bests = 1;
      } else if (rank === best) bests++;
      else if (rank > next) next = rank;
    }
    const factor = monument === TEMPLE ? TEMPLE_FACTOR : 1;
    const forFirst = factor * (FIRST_POINTS + fountains);
    const forSecond = bests === 1 ? factor * fountains : 0;
    let mine = 0;
    if (best > 0) {
      for (let other = 0; other < seats; other++) {
        const rank = floors[other] * 128 + highest[other];
        if (rank === 0) continue;
        const paid = rank === best ? forFirst : rank === next ? forSecond : 0;
        pays[other] += paid;
        if (other !== seat) continue;
        mine = paid;
        if (monument === AMPHITHEATRE)
          extraCards += rank === best ? EXTRA_FIRST : rank === next && bests === 1 ? EXTRA_SECOND : 0;
      }
    }
    const own = floors[seat] * 128 + highest[seat];
    const isFirst = own > 0 && own === best;
    if (own > 0) present++;
    if (isFirst && bests === 1) firstAlone++;
    else if (isFirst) firstShared++;
    else if (own > 0 && own === next && bests === 1) second++;
    if (open === 0) {
      safe += mine;
      continue;
    }
    if (isFirst && bests === 1) {
      if (floors[seat] > rival + tallest + 1) safe += mine;
      else danger += mine;
    } else {
      room++;
      const shapeAtHand = shape === NO_ROOF ? shapes !== 0 : (shapes & (1 << shape)) !== 0;
      if (shapeAtHand && floors[seat] + tallest + 1 >= rival) reach += forFirst - mine;
    }
    const colour = 1 << AREA_COLOUR[a];
    if (shape === NO_ROOF) {
      const not = shapeRuledOut(state, a);
      if (not !== ROUND) takes[1] |= colour;
      if (not !== TRIANGULAR) takes[TALLEST + 3] |= colour;
    } else if (tallest <= TALLEST) {
      takes[shape * (TALLEST + 2) + tallest] |= colour;
      takes[shape * (TALLEST + 2) + tallest + 1] |= colour;
      if (roofs[shape] > 0) asked++;
    }
  }
}

/** The colours whose areas take a building of this shape and height. */
function takersOf(shape: number, floors: number): number {
  return floors > TALLEST + 1 ? 0 : takes[shape * (TALLEST + 2) + floors];
}

function putRoofs({ roofs }: Player, left: number): void {
  const all = roofs[ROUND] + roofs[TRIANGULAR];
  put(roofs[ROUND] / 2);
  put(roofs[TRIANGULAR] / 2);
  put(roofs[ROUND] === 0 ? 1 : 0);
  put(roofs[TRIANGULAR] === 0 ? 1 : 0);
  put(Math.min(all, 2) / 2);
  put(Math.min(Math.max(all - 2, 0), 2) / 2);
  put((all * left) / 8);
  put(asked / 3);
  put(Math.min(all, roofCards) / 2);
}

function putSite({ site, roofs }: Player, last: boolean): void {
  let finished = 0;
  let of1 = 0;
  let of2 = 0;
  let fitting = 0;
  let permitted = 0;
  let shapesFitting = 0;
  let unfinished = 0;
  let floorsBegun = 0;
  let wouldFit = 0;
  for (let i = 0; i < site.length; i++) {
    const { floors, roof } = site[i];
    if (roof === NO_ROOF) {
      unfinished++;
      floorsBegun += floors;
      if ((roofs[ROUND] > 0 && takersOf(ROUND, floors) !== 0) || (roofs[TRIANGULAR] > 0 && takersOf(TRIANGULAR, floors) !== 0))
        wouldFit++;
      continue;
    }
    finished++;
    if (floors === 1) of1++;
    else if (floors === 2) of2++;
    const takers = takersOf(roof, floors);
    if (takers === 0) continue;
    fitting++;
    if ((takers & permitColours) === 0) continue;
    permitted++;
    shapesFitting |= 1 << roof;
  }
  put(finished / 2);
  put(of1 / 2);
  put(of2 / 2);
  put(finished - of1 - of2);
  put(fitting / 2);
  put(permitted / 2);
  put(last ? permitted / 2 : 0);
  put(shapesFitting === 3 ? 1 : 0);
  put(Math.min(unfinished, 4));
  put(Math.min(floorsBegun, 9) / 3);
  put(Math.min(wouldFit, 3));
  put(last ? Math.min(unfinished, 3) : 0);
}

function putHand(state: State, seat: Seat, left: number, last: boolean): void {
  const { players, seats } = state;
  const cards = players[seat].hand.length;
  const permits = cards - roofCards - floorCards;
  const all = players[seat].roofs[ROUND] + players[seat].roofs[TRIANGULAR];
  let most = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const { hand } = players[other];
    let theirs = 0;
    for (let i = 0; i < hand.length; i++) theirs += VALUE_OF[hand[i]];
    if (theirs > most) most = theirs;
  }
  put(cards / 6);
  put(Math.min(roofCards, 2) / 2);
  put(Math.min(Math.max(roofCards - 2, 0), 4) / 2);
  put(Math.min(floorCards, 2) / 2);
  put(Math.min(Math.max(floorCards - 2, 0), 4) / 2);
  put(Math.min(permits, 4) / 2);
  put(Math.min(Math.max(permits - 4, 0), 6) / 2);
  put((permitColours & 1) + ((permitColours >> 1) & 1) + ((permitColours >> 2) & 1));
  put(last ? Math.min(roofCards, 4) / 2 : 0);
  put(last ? Math.min(floorCards, 4) / 2 : 0);
  put(last ? Math.min(permits, 6) / 2 : 0);
  put(cheap / 3);
  put(dear / 3);
  put(money / 20);
  put((money * left) / 60);
  put(last ? money / 20 : 0);
  put(Math.min(3, Math.max(0, (money - most) / 10)));
  put(Math.min(3, Math.max(0, (most - money) / 10)));
  put(money > most ? 1 : 0);
  put(Math.min(floorCards, roofCards, all));
}

export const learning: Learning<State> = { names, timeLeft, features };
