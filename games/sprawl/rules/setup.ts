/** Setup (SPR-2): the first player, four decks, the starting buildings and their sale. */
import { below, shuffle, type Chance, type Options, type Seat } from '@cantiere/engine';
import {
  CARDS,
  CARDS_OF_DECK,
  CARD_IDS,
  PERMITS,
  PIVOTAL,
  PLANNING_BOTTOM_PERMITS,
  PLANNING_EVENTS,
  STARTING,
  TAMED,
  TILE_COUNTS,
  URBAN_RENEWALS,
  VOCATION_COUNTS,
  packetsOf,
  startWealth,
} from './cards.ts';
import { blockValues, namedIn, putBuilding, setOwner, valueOf } from './city.ts';
import type { Tell } from './events.ts';
import { LOTS, ON_LOT } from './geometry.ts';
import { addCard } from './hand.ts';
import { readSprawlOptions, type SprawlOptions } from './options.ts';
import { NONE, type Card, type Deck, type Marker, type Player, type State } from './state.ts';
import { startTurn } from './turn.ts';
import {
  CITY,
  CONTRACT_BOXES,
  GREY_SPACES,
  MAYOR,
  MEDIA,
  METROPOLIS,
  OFFICES,
  PLANNING,
  PLANNING_BOXES,
  TILES,
  TOWN,
  VOCATIONS,
} from './words.ts';

/** The contracts laid out at the start: five boxes and the face-up top of the Town deck. */
const LAID_OUT = CONTRACT_BOXES + 1;
/** Of equal wealth, whoever has this one gets Media: the RES of value 3. */ // SPR-2.11
const MEDIA_TIE_BUILDING = 'S03';

const NO_MARKERS: readonly Marker[] = GREY_SPACES.map(() => NONE);

export function setup(seats: number, options: Options, chance: Chance, tell?: Tell): State {
  const first = below(chance, seats); // SPR-2.1
  const planning = stackPlanning(chance);
  const chosen = readSprawlOptions(options);
  const town = stackTown(chance, chosen);
  const city = stackDeck(chance, CITY, chosen);
  const metropolis = stackDeck(chance, METROPOLIS, chosen);
  const reserve = [...VOCATION_COUNTS];
  const zeros = (): number[] => Array<number>(seats).fill(0);

  const state: State = {
    seats,
    options,
    chance,
    phase: 'setup',
    first,
    active: first,
    asked: first,
    turn: 0,
    ap: 0,
    built: 0,
    contractLeft: false,
    idleTurns: 0,
    freshFavors: [],
    project: null,
    question: null,
    answered: 0,
    flow: [],
    lots: Array<number>(LOTS).fill(NONE),
    near: Array<number>(LOTS).fill(0),
    buildings: [],
    placed: 0,
    tiles: [...TILE_COUNTS],
    demolished: Array<number>(TILES).fill(0),
    values: blockValues(NO_MARKERS),
    grey: NO_MARKERS.slice(), // SPR-2.12
    players: Array.from({ length: seats }, (): Player => ({
      wealth: startWealth(seats), // SPR-2.9
      prestige: 0,
      cards: [],
      favors: [],
      vocations: Array<number>(VOCATIONS.length).fill(0),
    })),
    reserve,
    offices: Array<number>(OFFICES.length).fill(NONE), // SPR-2.7
    politicians: false,
    contractor: NONE,
    contractorInPlay: false,
    pawn: MAYOR,
    extraFavor: NONE,
    decks: [planning, town.deck, city, metropolis],
    tops: [NONE, town.laidOut[CONTRACT_BOXES], NONE, NONE],
    activeDecks: 1,
    reshuffles: 0,
    planning: Array<number>(PLANNING_BOXES).fill(NONE),
    planningDiscard: [...URBAN_RENEWALS], // SPR-2.2
    contracts: town.laidOut.slice(0, CONTRACT_BOXES),
    gone: [],
    event: NONE,
    final: { rows: zeros(), wealth: zeros(), offices: zeros() },
    endReason: 'none',
  };
  for (const { id, zone, lot } of STARTING) putBuilding(state, id, zone, ON_LOT[lot], NONE); // SPR-2.8
  tell?.push({ event: { kind: 'started', first, wealth: startWealth(seats) } });
  dealPlanning(state, tell);
  return state;
}

// SPR-2.3
function stackPlanning(chance: Chance): Card[] {
  const permits = shuffle(chance, PERMITS.slice());
  const bottom = shuffle(chance, permits.slice(0, PLANNING_BOTTOM_PERMITS).concat(PLANNING_EVENTS));
  return bottom.concat(shuffle(chance, permits.slice(PLANNING_BOTTOM_PERMITS)));
}

// Sorted out once; lists that are made of slices alone keep the kind that V8 has for them, however warm it runs.
const TOWN_CONTRACTS = CARDS_OF_DECK[TOWN].filter((card) => CARDS[card].kind === 'contract');
const TOWN_EVENTS = CARDS_OF_DECK[TOWN].filter((card) => CARDS[card].kind === 'event' && card !== PIVOTAL[TOWN]);
/** The cards of each deck but its pivotal event. */
const NOT_PIVOTAL = CARDS_OF_DECK.map((cards, deck) => cards.filter((card) => card !== PIVOTAL[deck]));
const TAMED_METROPOLIS = NOT_PIVOTAL[METROPOLIS].filter((card) => !TAMED.includes(card));

// SPR-2.5
function stackTown(chance: Chance, { length }: SprawlOptions): { deck: Card[]; laidOut: Card[] } {
  const { middle, bottom } = packetsOf(length);
  const contracts = shuffle(chance, TOWN_CONTRACTS.slice());
  const cards = contracts.slice(LAID_OUT).concat(TOWN_EVENTS);
  return { deck: stack(chance, cards, PIVOTAL[TOWN], bottom, middle), laidOut: contracts.slice(0, LAID_OUT) };
}

// SPR-2.6
function stackDeck(chance: Chance, deck: Deck, { length, tameMetropolis }: SprawlOptions): Card[] {
  const { middle, bottom } = packetsOf(length);
  if (tameMetropolis === 'remove' && deck === METROPOLIS)
    return stack(chance, TAMED_METROPOLIS.slice(), PIVOTAL[deck], bottom - TAMED.length, middle); // SPR-16.2
  return stack(chance, NOT_PIVOTAL[deck].slice(), PIVOTAL[deck], bottom, middle);
}

/** Bottom packet, then the middle one with the pivotal event in it, then the rest on top. */
function stack(chance: Chance, cards: Card[], pivotal: Card, bottom: number, middle: number): Card[] {
  shuffle(chance, cards);
  const packet = cards.slice(bottom, bottom + middle);
  packet.push(pivotal);
  return cards.slice(0, bottom).concat(shuffle(chance, packet), cards.slice(bottom + middle));
}

/** Where the pivotal event of a deck can lie while it is unseen: from, to (both included), counted from the bottom. */
export function pivotalRange(options: SprawlOptions, deck: Deck): readonly [number, number] {
  const { middle, bottom } = packetsOf(options.length);
  const from = bottom - (options.tameMetropolis === 'remove' && deck === METROPOLIS ? TAMED.length : 0);
  return [from, from + middle];
}

// SPR-2.4
function dealPlanning(state: State, tell: Tell): void {
  const deck = state.decks[PLANNING];
  const draw = (): Card => deck.pop() ?? NONE;
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = (state.first + turn) % state.seats;
    const { cards } = state.players[seat];
    for (let i = 0; i <= turn; i++) addCard(cards, draw());
    tell?.push({ event: { kind: 'dealt', seat, cards: cards.map((card) => CARD_IDS[card]) }, reveals: true });
  }
  for (let box = 0; box < PLANNING_BOXES; box++) state.planning[box] = draw();
  state.tops[PLANNING] = draw();
}

/** One starting building goes to whoever picks it; the last one goes by itself. */ // SPR-2.10
export function sellStart(state: State, index: number, tell: Tell): void {
  const building = state.buildings[index];
  const seat = state.active;
  const cost = valueOf(state, building);
  setOwner(state, building, seat);
  state.players[seat].wealth -= cost;
  tell?.push({ event: { kind: 'boughtStart', seat, cost, ...namedIn(building) } });
  state.active = (seat + 1) % state.seats;
  state.asked = state.active;
  const left = state.buildings.filter(({ owner }) => owner === NONE);
  if (left.length === 1)
    sellStart(state, state.buildings.indexOf(left[0]), tell); // SPR-15.7
  else if (left.length === 0) {
    giveMedia(state, tell);
    startTurn(state, state.first, tell);
  }
}

// SPR-2.11
function giveMedia(state: State, tell: Tell): void {
  const most = Math.max(...state.players.map(({ wealth }) => wealth));
  const richest = state.players.flatMap(({ wealth }, seat): Seat[] => (wealth === most ? [seat] : []));
  const tie = richest.length > 1;
  const seat = tie ? (state.buildings.find(({ id }) => id === MEDIA_TIE_BUILDING)?.owner ?? state.first) : richest[0];
  state.players[seat].vocations[MEDIA]++;
  state.reserve[MEDIA]--;
  tell?.push({ event: { kind: 'mediaGiven', seat, tie } });
}
