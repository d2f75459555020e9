/** Sets up positions in one readable line, and says moves, for the examples of the rules pages and for tests. `position({ hands: ['floor-1a', ''], board: { aventine: 'A1 B2 round' } })` */
import { defaultOptions, quickChance, type OptionValue, type Seat, type Told } from '@cantiere/engine';
import { AREA_IDS, FLOORS, TEMPLE, AMPHITHEATRE, areaOf } from '../rules/board.ts';
import { CARDS_OF_TYPE, TYPE_OF, cardOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { NO_ROOF, OPEN, PLACED_FOUNTAIN, house, type State, type Phase } from '../rules/state.ts';

export interface Wanted {
  readonly seats?: number;
  readonly start?: Seat;
  readonly round?: number;
  /** Cards in each hand, `'floor-1a roof-3a'`; a seat left out has none. */
  readonly hands?: readonly string[];
  /** Buildings in front of each seat: `'1r 2t 3'` is a round one of 1, a triangular one of 2 and an unfinished one of 3. Left out: the four of the start. */
  readonly sites?: readonly string[];
  /** Roofs left to each seat, `[round, triangular]`. */
  readonly roofs?: readonly (readonly number[])[];
  /** What stands in an area: houses `A1` (seat 0, one floor), `F` a placed fountain, `T` temple, `M` amphitheatre, and the roof shape. */
  readonly board?: Readonly<Record<string, string>>;
  readonly supply?: number;
  /** Decks and piles by type: `'floor-5a floor-2a'`, visible or oldest card first. Left out: all cards not named, in order. */
  readonly decks?: Readonly<Record<string, string>>;
  readonly piles?: Readonly<Record<string, string>>;
  readonly phase?: Phase;
  readonly auction?: number;
  readonly asked?: Seat;
  readonly scores?: readonly number[];
  readonly options?: Readonly<Record<string, OptionValue>>;
}

export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;

export function newGame(seats = 4, options: Readonly<Record<string, OptionValue>> = {}, seed = 1, tell?: Told<Event>[]): State {
  return game.setup(seats, { ...defaultOptions(game.options), ...options }, quickChance(seed), tell);
}

export function position(wanted: Wanted): State {
  const seats = wanted.seats ?? 4;
  const start = wanted.start ?? A;
  const state = newGame(seats, { startPlayer: 'host', startSeat: start, ...wanted.options });
  state.round = wanted.round ?? 1;
  state.phase = wanted.phase ?? 'construction';
  state.asked = wanted.asked ?? start;
  state.auction = wanted.auction ?? 0;
  state.auctions = Array.from({ length: Math.max(0, state.auction - 1) }, () => ({
    winner: -1,
    bids: state.players.map(() => []),
    amounts: state.players.map(() => 0),
  }));
  state.scored = Array.from({ length: state.round - 1 }, () => Array.from({ length: AREA_IDS.length * seats }, () => 0));
  if (wanted.phase === 'drawing') state.draws.fill(6);
  layCards(state, wanted);
  state.players.forEach((player, seat) => {
    const site = wanted.sites?.[seat];
    if (site !== undefined) player.site = words(site).map(toBuilding);
    player.lastBuilding = Math.max(4, player.site.length);
    const roofs = wanted.roofs?.[seat];
    if (roofs) player.roofs = [...roofs];
    player.score = wanted.scores?.[seat] ?? 0;
  });
  for (const [area, text] of Object.entries(wanted.board ?? {})) words(text).forEach((word) => lay(state, areaOf(area), word));
  const used = [
    ...state.players.flatMap(({ site }) => site.map(({ floors }) => floors)),
    ...state.areas.flatMap(({ floors }) => floors),
  ];
  state.supply = wanted.supply ?? FLOORS - used.reduce((sum, floors) => sum + floors, 0);
  return state;
}

export function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function layCards(state: State, wanted: Wanted): void {
  const laid = new Set<number>();
  const take = (text = ''): number[] =>
    words(text).map((id) => {
      laid.add(cardOf(id));
      return cardOf(id);
    });
  state.players.forEach((player, seat) => {
    player.hand = take(wanted.hands?.[seat]).toSorted((a, b) => a - b);
    player.known = [];
    player.unseen = [0, 1, 2].map((type) => player.hand.filter((card) => TYPE_OF[card] === type).length);
  });
  const types = ['roof', 'floor', 'permit'];
  state.piles = types.map((type) => take(wanted.piles?.[type]));
  const decks = types.map((type) => (wanted.decks?.[type] === undefined ? undefined : take(wanted.decks[type])));
  state.decks = decks.map((cards, type) => cards ?? CARDS_OF_TYPE[type].filter((card) => !laid.has(card)));
}

function toBuilding(text: string, at: number): State['players'][number]['site'][number] {
  const roof = text.endsWith('r') ? 0 : text.endsWith('t') ? 1 : NO_ROOF;
  return { number: at + 1, floors: Number.parseInt(text, 10), roof };
}

function lay(state: State, at: number, word: string): void {
  const area = state.areas[at];
  if (word === 'round' || word === 'triangular') area.shape = word === 'round' ? 0 : 1;
  else if (word === 'T' || word === 'M') area.monument = word === 'T' ? TEMPLE : AMPHITHEATRE;
  else if (word === 'F') {
    area.squares[area.squares.indexOf(OPEN)] = PLACED_FOUNTAIN;
    area.fountains++;
  } else {
    const seat = 'ABCD'.indexOf(word[0]);
    const floors = Number(word.slice(1));
    area.squares[area.squares.indexOf(OPEN)] = house(seat, floors);
    area.floors[seat] += floors;
    area.highest[seat] = Math.max(area.highest[seat], floors);
    area.tallest = Math.max(area.tallest, floors);
    if (area.shape === NO_ROOF) area.shape = 0;
  }
}

export const pass: Move = { type: 'PASS' };
export const bid = (cards = ''): Move => ({ type: 'BID', cards: words(cards) });
export const floors = (card: string, targets: string): Move => ({ type: 'PLAY_FLOOR', card, targets: words(targets) });
export const roof = (card: string, building: string, shape: 'round' | 'triangular'): Move => ({
  type: 'PLAY_ROOF',
  card,
  building,
  roof: shape,
});
export const permit = (card: string, building: string, square: string): Move => ({ type: 'PLAY_PERMIT', card, building, square });
export const blank = (card: string): Move => ({ type: 'PLAY_BLANK', card });
export const fountain = (square: string): Move => ({ type: 'PLACE_FOUNTAIN', square });
export const monument = (area: string): Move => ({ type: 'PLACE_MONUMENT', area });
export const draw = (deck: string): Move => ({ type: 'DRAW', deck });
export const stop: Move = { type: 'STOP_DRAWING' };
