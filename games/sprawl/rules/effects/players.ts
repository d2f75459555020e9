/** Effects in which players choose: who they are, in which order they come, and what each is asked (SPR-12). */
import type { Seat } from '@cantiere/engine';
import { CARD_IDS, LISTS } from '../cards.ts';
import { buildingNamed, emptyLots, lowestMarker, markerPutOn, moveBuilding, namedIn, setOwner } from '../city.ts';
import { appoint, officeInPlay, placeOne } from '../elections.ts';
import type { Resource, Tell } from '../events.ts';
import { ask, beginEffects, finish } from '../flow.ts';
import { addCard } from '../hand.ts';
import { LOTS_OF, NEIGHBOURS_OF, ON_LOT, SIZE_OF } from '../geometry.ts';
import {
  DECLINE,
  PAY,
  PRESTIGE,
  WEALTH,
  buildingAnswer,
  greyAnswer,
  lotAnswer,
  markerAnswer,
  officeAnswer,
  ordersOf,
  seatAnswers,
  spaceAnswer,
  type Answer,
  type BuildingAnswer,
  type Decline,
  type ExchangeAnswer,
  type GreyAnswer,
  type MarkerAnswer,
  type SpaceAnswer,
} from '../moves.ts';
import { readSprawlOptions } from '../options.ts';
import { amountOf, takeFrom } from '../purse.ts';
import { NONE, type Context, type Frame, type State } from '../state.ts';
import { GREY_SPACES, MARKERS, OFFICES, PLANNING_BOXES, PLANNING_SPACES, ZONES, tileOf } from '../words.ts';
import { pay } from './interpreter.ts';
import type { Effect, Who } from './language.ts';
import { buildingsMeant, playersMeant, timesFor } from './select.ts';

type Choosing = Extract<Frame, { step: 'players' }>;
type Of<O extends Effect['op']> = Extract<Effect, { op: O }>;

export function continuePlayers(state: State, frame: Choosing, given: Answer | undefined, tell: Tell): void {
  const effect = LISTS[frame.list][frame.at];
  switch (frame.stage) {
    case 'who': {
      const players = whoActs(state, effect, frame.context);
      if (players.length === 0 && effect.op === 'offer') {
        finish(state);
        beginEffects(state, effect.declined, frame.context); // SPR-12.4: nobody to pay
        return;
      }
      // Only "most" and "least" can mean one of several: the active player breaks the tie.
      if (players.length > 1 && isExtreme(whoOf(effect))) {
        const options = seatAnswers(players);
        const answer = ask(state, given, state.active, frame.context.card, { kind: 'playerTie', options });
        if (answer === undefined) return;
        frame.queue = [answer.seat];
        tell?.push({ event: { kind: 'tieBroken', by: state.active, seat: frame.queue[0], card: frame.context.card } });
      } else {
        frame.queue = players;
      }
      frame.stage = 'order';
      return;
    }
    case 'order': {
      // SPR-15.5
      if (frame.queue.length > 1) {
        const deciders = frame.queue.filter((seat) => hasDecision(state, effect, seat, frame.context));
        if (deciders.length > 1) {
          const rest = frame.queue.filter((seat) => !deciders.includes(seat));
          let order: readonly Seat[] = deciders;
          if (readSprawlOptions(state.options).askOrder) {
            const options = ordersOf(deciders);
            const answer = ask(state, given, state.active, frame.context.card, { kind: 'order', options });
            if (answer === undefined) return;
            order = answer.order;
            tell?.push({ event: { kind: 'orderSet', by: state.active, order } });
          }
          frame.queue = [...rest, ...order];
        }
      }
      frame.stage = 'act';
      return;
    }
    case 'act':
      if (frame.queue.length === 0) finish(state);
      else if (act(state, effect, frame.queue[0], frame, given, tell)) next(frame);
  }
}

function next(frame: Choosing): void {
  frame.queue.shift();
  frame.units = NONE;
}

function whoOf(effect: Effect): Who {
  switch (effect.op) {
    case 'pay':
      return effect.from;
    case 'offer':
    case 'target':
    case 'swap':
    case 'marker':
    case 'place':
    case 'take':
    case 'appoint':
      return effect.who;
    default:
      return 'self';
  }
}

function isExtreme(who: Who): boolean {
  return who === 'mostPrestige' || who === 'mostWealth' || who === 'leastPrestige' || who === 'leastWealth';
}

function whoActs(state: State, effect: Effect, context: Context): Seat[] {
  const players = playersMeant(state, whoOf(effect), context);
  return effect.op === 'marker' && effect.orActive && players.length === 0 ? [state.active] : players;
}

/** Whether a player has a real decision in this effect as things stand. */
function hasDecision(state: State, effect: Effect, seat: Seat, context: Context): boolean {
  switch (effect.op) {
    case 'offer':
      return isOffered(state, effect, seat, context) && canPay(state, effect, seat, context);
    case 'pay':
      return (
        timesFor(state, effect.per, seat, context) > 0 &&
        state.players[seat].wealth >= effect.n &&
        state.players[seat].prestige >= effect.n
      );
    case 'target': {
      const buildings = buildingsMeant(state, effect.sel, seat, context.built);
      if (buildings.length === 0) return false;
      if (effect.optional || (effect.sel.superlative === 'no' && buildings.length > 1)) return true;
      // One building, or one that the active player picks: what follows may still ask this player.
      return buildings.some(({ id, owner }) =>
        LISTS[effect.do].some(
          (inner) =>
            inner.op === 'offer' &&
            owner === seat &&
            isOffered(state, inner, seat, context) &&
            canPay(state, inner, seat, { ...context, it: id }),
        ),
      );
    }
    default:
      return true;
  }
}

/** What one player does; true when done, false while waiting for an answer. */
function act(state: State, effect: Effect, seat: Seat, frame: Choosing, given: Answer | undefined, tell: Tell): boolean {
  const { context } = frame;
  switch (effect.op) {
    case 'offer':
      return offer(state, effect, seat, context, given, tell);
    case 'target':
      return target(state, effect, seat, context, given, tell);
    case 'pay':
      return payEither(state, effect, seat, frame, given, tell);
    case 'swap':
      return swap(state, effect, seat, context, given, tell);
    case 'marker':
      return effect.act === 'place'
        ? placeMarker(state, effect, seat, context, given, tell)
        : moveMarker(state, effect, seat, context, given, tell);
    case 'place':
      return place(state, effect, seat, context, given, tell);
    case 'relocate':
      return relocate(state, seat, context, given, tell);
    case 'take':
      return takeFromDisplay(state, seat, context, given, tell);
    case 'appoint': {
      const options = OFFICES.flatMap((_, office) => (officeInPlay(state, office) ? [officeAnswer(office)] : []));
      const answer = ask(state, given, seat, context.card, { kind: 'appoint', options });
      if (answer === undefined) return false;
      appoint(
        state,
        OFFICES.findIndex((office) => office === answer.office),
        seat,
        context.card,
        tell,
      );
      return true;
    }
    default:
      return true;
  }
}

// SPR-12.4

function isOffered(state: State, effect: Of<'offer'>, seat: Seat, context: Context): boolean {
  return effect.needs === undefined || buildingsMeant(state, effect.needs, seat, context.built).length > 0;
}

export function priceOf(state: State, effect: Of<'offer'>, seat: Seat, context: Context): number {
  return effect.cost.n * timesFor(state, effect.cost.per, seat, context);
}

function canPay(state: State, effect: Of<'offer'>, seat: Seat, context: Context): boolean {
  return amountOf(state.players[seat], effect.cost.res) >= priceOf(state, effect, seat, context); // SPR-15.2
}

function offer(state: State, effect: Of<'offer'>, seat: Seat, context: Context, given: Answer | undefined, tell: Tell): boolean {
  if (!isOffered(state, effect, seat, context)) return true;
  const { res } = effect.cost;
  const amount = priceOf(state, effect, seat, context);
  const poor = amountOf(state.players[seat], res) < amount; // SPR-15.2
  const answer = poor
    ? DECLINE
    : ask(state, given, seat, context.card, { kind: 'offer', options: [PAY, DECLINE], res, price: amount });
  if (answer === undefined) return false;
  if (answer === PAY) {
    takeFrom(state.players[seat], res, amount);
    tell?.push({ event: { kind: 'offerPaid', seat, res, amount, card: context.card } });
  } else {
    tell?.push({ event: { kind: 'offerDeclined', seat, res, amount, card: context.card, poor } });
  }
  beginEffects(state, answer === PAY ? effect.paid : effect.declined, { ...context, self: seat });
  return true;
}

// SPR-12.5

function target(
  state: State,
  effect: Of<'target'>,
  seat: Seat,
  context: Context,
  given: Answer | undefined,
  tell: Tell,
): boolean {
  const buildings = buildingsMeant(state, effect.sel, seat, context.built);
  if (buildings.length === 0) return true;
  const superlative = effect.sel.superlative !== 'no';
  const by = superlative ? state.active : seat;
  const options: (BuildingAnswer | Decline)[] = [];
  for (let i = 0; i < buildings.length; i++) options.push(buildingAnswer(buildings[i].id));
  if (effect.optional) options.push(DECLINE);
  const answer = ask(state, given, by, context.card, { kind: superlative ? 'superlative' : 'target', options });
  if (answer === undefined) return false;
  const building = answer === DECLINE ? undefined : buildingNamed(state, answer.building);
  if (!building) {
    tell?.push({ event: { kind: 'declined', seat, card: context.card } });
    return true;
  }
  tell?.push({
    event: {
      kind: 'singledOut',
      by,
      owner: building.owner,
      ...namedIn(building),
      card: context.card,
    },
  });
  beginEffects(state, effect.do, { ...context, self: seat, it: building.id });
  return true;
}

// SPR-12.3

function payEither(state: State, effect: Of<'pay'>, seat: Seat, frame: Choosing, given: Answer | undefined, tell: Tell): boolean {
  const [to] = playersMeant(state, effect.to, frame.context);
  if (to === undefined) return true;
  const player = state.players[seat];
  const { card } = frame.context;
  if (frame.units === NONE) frame.units = timesFor(state, effect.per, seat, frame.context);
  let first = given;
  while (frame.units > 0) {
    const options: Resource[] = [];
    if (player.wealth >= effect.n) options.push(WEALTH);
    if (player.prestige >= effect.n) options.push(PRESTIGE);
    if (options.length === 0) {
      // All the wealth, then prestige, until the amount is reached or nothing is left.
      const rest = effect.n - player.wealth;
      pay(state, seat, to, 'wealth', player.wealth, card, tell);
      pay(state, seat, to, 'prestige', rest, card, tell);
    } else {
      const answer = ask(state, first, seat, card, { kind: 'either', options, price: effect.n, units: frame.units });
      if (answer === undefined) return false;
      pay(state, seat, to, answer, effect.n, card, tell);
      first = undefined;
    }
    frame.units--;
  }
  return true;
}

// SPR-12.7

function swap(state: State, effect: Of<'swap'>, seat: Seat, context: Context, given: Answer | undefined, tell: Tell): boolean {
  const mine = buildingsMeant(state, effect.mine, seat, context.built);
  const theirs = buildingsMeant(state, effect.theirs, seat, context.built);
  const options: (ExchangeAnswer | Decline)[] = [];
  for (const own of mine)
    for (const other of theirs)
      if (own.zone === other.zone && SIZE_OF[own.placement] === SIZE_OF[other.placement])
        options.push({ give: own.id, take: other.id });
  if (options.length === 0) return true;
  if (effect.optional) options.push(DECLINE);
  const answer = ask(state, given, seat, context.card, { kind: 'swap', options });
  if (answer === undefined) return false;
  const own = answer === DECLINE ? undefined : buildingNamed(state, answer.give);
  const other = answer === DECLINE ? undefined : buildingNamed(state, answer.take);
  if (!own || !other) {
    tell?.push({ event: { kind: 'declined', seat, card: context.card } });
    return true;
  }
  const opponent = other.owner;
  setOwner(state, other, seat);
  setOwner(state, own, opponent);
  tell?.push({
    event: {
      kind: 'swapped',
      seat,
      other: opponent,
      mine: own.id,
      mineLot: LOTS_OF[own.placement][0],
      theirs: other.id,
      theirsLot: LOTS_OF[other.placement][0],
      zone: ZONES[own.zone],
    },
  });
  return true;
}

// SPR-12.8 and SPR-11

const greySpace = (name: string): number => GREY_SPACES.findIndex((known) => known === name);

function placeMarker(
  state: State,
  effect: Of<'marker'>,
  seat: Seat,
  context: Context,
  given: Answer | undefined,
  tell: Tell,
): boolean {
  if (effect.kind === 'any') return true;
  const marker = lowestMarker(state, effect.kind);
  const options: GreyAnswer[] = [];
  for (let space = 0; space < GREY_SPACES.length; space++) if (state.grey[space] === NONE) options.push(greyAnswer(space));
  if (marker === NONE || options.length === 0) return true; // SPR-11.4
  const answer = ask(state, given, seat, context.card, { kind: 'markerPlace', options, marker });
  if (answer === undefined) return false;
  markerPutOn(state, greySpace(answer.grey), marker);
  tell?.push({ event: { kind: 'markerPlaced', seat, marker: MARKERS[marker], space: answer.grey } });
  return true;
}

function moveMarker(
  state: State,
  effect: Of<'marker'>,
  seat: Seat,
  context: Context,
  given: Answer | undefined,
  tell: Tell,
): boolean {
  const options: (MarkerAnswer | Decline)[] = [];
  const { grey } = state;
  for (let from = 0; from < grey.length; from++) {
    if (grey[from] === NONE) continue;
    for (let to = 0; to < grey.length; to++) if (grey[to] === NONE) options.push(markerAnswer(from, to));
  }
  if (options.length === 0) return true; // SPR-11.2
  if (effect.optional) options.push(DECLINE);
  const answer = ask(state, given, seat, context.card, { kind: 'markerMove', options });
  if (answer === undefined) return false;
  if (answer === DECLINE) {
    tell?.push({ event: { kind: 'declined', seat, card: context.card } });
    return true;
  }
  const { from, to } = answer;
  const marker = state.grey[greySpace(from)];
  state.grey[greySpace(from)] = NONE;
  markerPutOn(state, greySpace(to), marker);
  tell?.push({ event: { kind: 'markerMoved', seat, marker: MARKERS[marker], from, space: to } });
  return true;
}

// SPR-12.9

function place(state: State, effect: Of<'place'>, seat: Seat, context: Context, given: Answer | undefined, tell: Tell): boolean {
  if (state.tiles[tileOf(effect.zone, 1)] === 0) return true;
  const fresh = buildingNamed(state, context.built);
  const options =
    effect.adjacent && fresh
      ? NEIGHBOURS_OF[fresh.placement].filter((lot) => state.lots[lot] === NONE).map(lotAnswer)
      : emptyLots(state, given);
  if (options.length === 0) return true;
  const answer = ask(state, given, seat, context.card, { kind: 'place', options, zone: effect.zone });
  if (answer === undefined) return false;
  placeOne(state, effect.zone, answer.lot, seat, effect.control ? seat : NONE, context.card, tell);
  return true;
}

function relocate(state: State, seat: Seat, context: Context, given: Answer | undefined, tell: Tell): boolean {
  const building = buildingNamed(state, context.it);
  const options = emptyLots(state, given);
  if (!building || SIZE_OF[building.placement] !== 1 || options.length === 0) return true;
  const answer = ask(state, given, seat, context.card, { kind: 'relocate', options, building: building.id });
  if (answer === undefined) return false;
  const { lot } = answer;
  const [from] = LOTS_OF[building.placement];
  moveBuilding(state, building, ON_LOT[lot]);
  tell?.push({ event: { kind: 'relocated', seat, building: building.id, zone: ZONES[building.zone], from, lot } });
  return true;
}

// SPR-12.12, from the display

function takeFromDisplay(state: State, seat: Seat, context: Context, given: Answer | undefined, tell: Tell): boolean {
  const options: (SpaceAnswer | Decline)[] = [];
  for (let box = 0; box < PLANNING_BOXES; box++) if (state.planning[box] !== NONE) options.push(spaceAnswer(box));
  if (options.length === 0) return true;
  options.push(DECLINE);
  const answer = ask(state, given, seat, context.card, { kind: 'take', options });
  if (answer === undefined) return false;
  if (answer === DECLINE) {
    tell?.push({ event: { kind: 'declined', seat, card: context.card } });
    return true;
  }
  const { space } = answer;
  const box = PLANNING_SPACES.findIndex((known) => known === space);
  const card = state.planning[box];
  state.planning[box] = NONE;
  addCard(state.players[seat].cards, card);
  tell?.push({ event: { kind: 'cardTaken', seat, card: CARD_IDS[card], space } });
  return true;
}
