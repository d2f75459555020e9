/** Setting up (section 2). Everything random happens here: the start seat, then the three shuffles, in that order (CAP-2.4, CAP-2.11). */
import { below, shuffle, type Chance, type Options } from '@cantiere/engine';
import { AREAS, CLOSED_PER_AREA, FLOORS, PRINTED_FOUNTAIN, ROOFS, STARTING_BUILDINGS, TILE_KINDS } from './board.ts';
import { CARDS_OF_TYPE, CARD_IDS, DEALT, DECKS } from './cards.ts';
import { sortIn, uncover } from './decks.ts';
import type { Tell } from './events.ts';
import { beginRound } from './round.ts';
import { CLOSED, NO_ROOF, OPEN, PRINTED, type Area, type Player, type State } from './state.ts';

export function setup(seats: number, options: Options, chance: Chance, tell?: Tell): State {
  const start = options.startPlayer === 'host' ? Number(options.startSeat) : below(chance, seats); // CAP-2.1
  const decks = CARDS_OF_TYPE.map((cards) => shuffle(chance, [...cards])); // CAP-2.2
  const players = Array.from({ length: seats }, newPlayer);
  const state: State = {
    seats,
    options,
    chance,
    round: 1,
    start,
    phase: 'construction',
    asked: start,
    auction: 0,
    auctions: [],
    drawn: 0,
    draws: Array.from({ length: seats }, () => 0),
    supply: FLOORS - seats * STARTING_BUILDINGS.reduce((sum, building) => sum + building.floors, 0), // CAP-2.8
    players,
    areas: Array.from({ length: AREAS }, (_, area) => newArea(area, seats, options)),
    decks,
    piles: decks.map(() => []),
    fresh: decks.map(() => true),
    removed: TILE_KINDS.map(() => 0),
    scored: [],
  };
  tell?.push({ event: { kind: 'gameStarted', start } });
  dealFrom(state, tell);
  beginRound(state, tell);
  return state;
}

/** CAP-2.3, CAP-2.4: type by type, one card at a time, clockwise from the start seat. */
function dealFrom(state: State, tell?: Tell): void {
  for (let type = 0; type < DECKS; type++) {
    for (let card = 0; card < DEALT[type]; card++) {
      for (let turn = 0; turn < state.seats; turn++) {
        const dealt = state.decks[type].shift();
        if (dealt !== undefined) sortIn(state.players[(state.start + turn) % state.seats].hand, dealt);
      }
    }
  }
  if (tell === undefined) return;
  state.players.forEach(({ hand }, seat) =>
    tell.push({
      event: { kind: 'dealt', seat, cards: hand.map((card) => CARD_IDS[card]) },
      to: [seat],
      otherwise: { kind: 'dealtHidden', seat, count: hand.length },
      reveals: true,
    }),
  );
  for (let deck = 0; deck < DECKS; deck++) uncover(state, deck, tell); // CAP-2.5
}

function newPlayer(): Player {
  return {
    hand: [],
    known: [],
    unseen: [...DEALT],
    site: STARTING_BUILDINGS.map(({ floors, roof }, i) => ({ number: i + 1, floors, roof })), // CAP-2.7
    roofs: ROOFS.map((count, shape) => count - STARTING_BUILDINGS.filter(({ roof }) => roof === shape).length),
    lastBuilding: STARTING_BUILDINGS.length,
    passed: false,
    hasBid: false,
    bid: [],
    score: 0,
  };
}

function newArea(area: number, seats: number, options: Options): Area {
  const squares: number[] = PRINTED_FOUNTAIN[area].map((printed) => (printed ? PRINTED : OPEN));
  let closing = options.tightBoard === true ? (CLOSED_PER_AREA[seats] ?? 0) : 0; // CAP-10.3
  for (let square = squares.length - 1; square >= 0 && closing > 0; square--) {
    if (squares[square] !== OPEN) continue;
    squares[square] = CLOSED;
    closing--;
  }
  return {
    shape: NO_ROOF,
    tallest: 0,
    fountains: squares.filter((square) => square === PRINTED).length, // CAP-1.13
    monument: 0,
    squares,
    floors: Array.from({ length: seats }, () => 0),
    highest: Array.from({ length: seats }, () => 0),
  };
}
