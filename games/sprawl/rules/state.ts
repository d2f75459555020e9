/** Everything that lies on the table. Plain data; everything but the order of the four decks is open to everybody (SPR-17). */
import type { GameState, Seat, View } from '@cantiere/engine';
import type { Resource } from './events.ts';
import type {
  BuildingAnswer,
  Decline,
  ExchangeAnswer,
  GreyAnswer,
  LotAnswer,
  MarkerAnswer,
  OfficeAnswer,
  OrderAnswer,
  SeatAnswer,
  SpaceAnswer,
  TilesAnswer,
} from './moves.ts';

/** No card, no seat, no marker, no placement. */
export const NONE = -1;

/** What a view shows for a face-down card. */
export const UNKNOWN = -1;

/** Index into ZONES: CIV, COM, IND, RES, PARK. */
export type Zone = number;
/** Index into CARDS: all 165 cards, planning first, then Town, City, Metropolis. */
export type Card = number;
/** Index into MARKERS: wealth 7 to 12, then prestige 4 to 6. */
export type Marker = number;
/** Index into OFFICES: mayor, da, treasurer, chief, boss. */
export type Office = number;
/** Index into VOCATIONS: media, finance ... */
export type Vocation = number;
/** Index into DECKS: planning, town, city, metropolis. */
export type Deck = number;
/** One of the 468 ways to put a tile inside a block: see geometry.ts. */
export type Placement = number;

/** Never changed, so that copies of the state share it: another one takes its place. */
export interface Building {
  /** S01 to S12, the id of its contract, or X1, X2, ... for placed ones. */ // SPR-1.17
  readonly id: string;
  readonly zone: Zone;
  readonly placement: Placement;
  /** Whose cube lies on it; NONE when uncontrolled. */
  readonly owner: Seat;
}

export interface Player {
  wealth: number;
  prestige: number;
  /** Permits and Urban Renewal cards, ascending. */
  cards: Card[];
  /** Contracts held as Favors, in the order taken. */
  favors: Card[];
  /** Tiles of each vocation, by index into VOCATIONS. */
  vocations: number[];
}

/** A contract that is being built: chosen, perhaps already given a place, not yet paid for. */
export interface Project {
  readonly card: Card;
  /** Index into CONTRACT_SPACES, or FAVOR for an own Favor. */
  readonly space: number;
  /** NONE until the place is chosen. */
  placement: Placement;
}

/** What is asked, the answers that will be taken (at least two) and what the person who answers has to know. */
export type Asking =
  | { readonly kind: 'vocationSource'; readonly options: readonly (SeatAnswer | Decline)[]; readonly vocation: Vocation }
  /** What each tile is worth. */
  | {
      readonly kind: 'vocationGain';
      readonly options: readonly TilesAnswer[];
      readonly vocation: Vocation;
      readonly value: number;
    }
  | { readonly kind: 'electionTie'; readonly options: readonly SeatAnswer[]; readonly office: Office }
  | { readonly kind: 'contractorTie'; readonly options: readonly SeatAnswer[] }
  | { readonly kind: 'playerTie'; readonly options: readonly SeatAnswer[] }
  | { readonly kind: 'park'; readonly options: readonly LotAnswer[] }
  | { readonly kind: 'place'; readonly options: readonly LotAnswer[]; readonly zone: Zone }
  | { readonly kind: 'relocate'; readonly options: readonly LotAnswer[]; readonly building: string }
  | { readonly kind: 'markerPlace'; readonly options: readonly GreyAnswer[]; readonly marker: Marker }
  | { readonly kind: 'markerMove'; readonly options: readonly (MarkerAnswer | Decline)[] }
  | { readonly kind: 'offer'; readonly options: readonly ('pay' | Decline)[]; readonly res: Resource; readonly price: number }
  /** So much, as often as there are units. */
  | { readonly kind: 'either'; readonly options: readonly Resource[]; readonly price: number; readonly units: number }
  | { readonly kind: 'target' | 'superlative'; readonly options: readonly (BuildingAnswer | Decline)[] }
  | { readonly kind: 'swap'; readonly options: readonly (ExchangeAnswer | Decline)[] }
  | { readonly kind: 'take'; readonly options: readonly (SpaceAnswer | Decline)[] }
  | { readonly kind: 'appoint'; readonly options: readonly OfficeAnswer[] }
  | { readonly kind: 'order'; readonly options: readonly OrderAnswer[] };

export type QuestionKind = Asking['kind'];

/** A decision that is open. Made once, so that it survives a restart, and never changed, so that copies of the state share it. */
export type Question = Asking & {
  /** Counts the decisions of the game: an answer to another one is stale. */
  readonly id: number;
  /** Id of the card that asks; '' when it is no card's effect. */
  readonly card: string;
};

/**
 * What is still to be done, innermost last. Only plain data: a game that is stopped in the middle of an election inside an
 * event inside a refill goes on from here.
 */
export type Frame =
  /** A list of effects, run from `at` on. `self`, `it` and `built` are what the words of the cards mean by them. */ // SPR-12
  | { readonly step: 'effects'; readonly list: number; at: number; readonly context: Context }
  /** One effect, player by player. */
  | {
      readonly step: 'players';
      readonly list: number;
      readonly at: number;
      readonly context: Context;
      stage: 'who' | 'order' | 'act';
      /** Players still to come, the present one first. */
      queue: Seat[];
      /** Units that the present player still has to pay (`pay either`); NONE before they are counted. */
      units: number;
    }
  /** The vocations of a contract that was just built. */ // SPR-6.14
  | { readonly step: 'vocations'; readonly card: Card; which: number; stage: 'take' | 'order' | 'gain'; queue: Seat[] }
  /** An election, a Mayor's park and the Contractor after it. */ // SPR-10
  | {
      readonly step: 'election';
      readonly office: Office;
      winner: Seat;
      readonly card: string;
      stage: 'vote' | 'seat' | 'contractor';
    }
  /** REVEAL, for a box or (box NONE) for the top of the deck. */ // SPR-8.1
  | { readonly step: 'reveal'; deck: Deck; readonly box: number; card: Card; stage: 'turn' | 'discard' | 'payout' }
  /** The end-of-turn steps; `at` is the number of the step, `box` the contract box being filled. */ // SPR-8.5
  | { readonly step: 'endOfTurn'; at: number; box: number };

export interface Context {
  /** For whom the effect is being resolved. */
  readonly self: Seat;
  /** The building in hand, '' when none. */
  readonly it: string;
  /** The building just built, '' in events. */
  readonly built: string;
  /** Id of the card whose effect it is. */
  readonly card: string;
}

export type Phase = 'setup' | 'invest' | 'spend' | 'ending' | 'over';
export type EndReason = 'OLYMPICS' | 'STANDSTILL';

export interface State extends GameState {
  phase: Phase;
  /** Who went first (SPR-2.1). */
  readonly first: Seat;
  /** Whose turn it is, up to the last of its end-of-turn steps; during setup: who buys next. */
  active: Seat;
  /** The one seat that the game waits for: the active player, or whoever has to answer; NONE when it is over. */
  asked: Seat;
  /** From 1; 0 during setup. */
  turn: number;
  /** Action points left. */
  ap: number;
  /** Contracts built this turn, Favors included. */ // SPR-6.12
  built: number;
  /** Whether a contract has left a contract space this turn. */ // SPR-8.13
  contractLeft: boolean;
  /** Turns in a row that ended without that. */
  idleTurns: number;
  /** Favors taken this turn: they cannot be built yet. */ // SPR-5.5
  freshFavors: Card[];
  /** The contract being built; null when none. */
  project: Project | null;
  /** The open decision; null when the active player is free to act. */
  question: Question | null;
  /** Decisions answered so far. */
  answered: number;
  flow: Frame[];

  /** Index into `buildings` for each of the 144 lots (12 x row + column), NONE where empty. */
  lots: number[];
  /** The zones of the buildings on the lots around each lot, as bits: follows from the buildings, kept up to date. */
  near: number[];
  /** Those that stand, in the order in which they came. */
  buildings: Building[];
  /** How many were placed by effects so far: the next one is X(placed + 1). */
  placed: number;
  /** Tiles left in the supply, by index into TILES. */
  tiles: number[];
  /** Tiles of demolished buildings, which have left the game. */
  demolished: number[];
  /** Value of each of the 36 blocks (6 x row + column): follows from the markers, kept up to date. */ // SPR-1.8
  values: number[];
  /** Which marker lies on each of the nine grey spaces. */
  grey: Marker[];

  players: Player[];
  /** Vocation tiles in the reserve. */
  reserve: number[];
  /** Who holds each office. */
  offices: Seat[];
  /** Whether the four offices beside the Mayor are in play. */
  politicians: boolean;
  contractor: Seat;
  contractorInPlay: boolean;
  /** Where the election pawn stands. */
  pawn: Office;
  extraFavor: Seat;

  /** Face-down cards of each deck, next card last. In views every card is UNKNOWN. */
  decks: Card[][];
  /** The face-up card on each deck, NONE while the top is face down. */
  tops: Card[];
  /** How many of the contract decks are active: 1 Town, 2 and City, 3 and Metropolis. */
  activeDecks: number;
  /** How often discards were shuffled into the planning deck: before the first time only permits lie above its last 28 cards. */
  reshuffles: number;
  /** The four planning boxes, 1 AP first. */
  planning: Card[];
  planningDiscard: Card[];
  /** The five contract boxes, 1 AP first. */
  contracts: Card[];
  /** Contracts and events of the contract decks that have left the game. */
  gone: Card[];
  /** The event that is being resolved, NONE when none. */
  event: Card;

  /** What final scoring gave, for each seat; all 0 before. */
  final: { rows: number[]; wealth: number[]; offices: number[] };
  endReason: EndReason | 'none';
}

export type SprawlView = View<State>;
