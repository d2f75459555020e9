/** Words that only the board says, in both languages. Names of pieces, moves and refusals are the game's texts. */
import type { InEveryLanguage } from '@cantiere/engine';
import { en } from './text.en.ts';
import { it } from './text.it.ts';

export type CardKind = 'roof' | 'floor' | 'red' | 'white' | 'black';
export type TileKind = 'fountain' | 'amphitheatre' | 'temple';
export type TurnPhase = 'construction' | 'development' | 'scoring' | 'drawing';

export interface BoardWords {
  readonly you: string;
  readonly close: string;
  readonly phases: Readonly<Record<TurnPhase, string>>;
  auctionOf(auction: number): string;
  readonly round: string;
  readonly supply: string;
  readonly consul: string;
  readonly acting: string;
  cards(count: number): string;
  floors(count: number): string;
  points(count: number): string;
  /** `+3` with a true minus sign. */
  signed(points: number): string;
  // Map
  readonly map: string;
  readonly wholeMap: string;
  readonly zoomIn: string;
  place(place: number): string;
  readonly nobodyHere: string;
  readonly full: string;
  readonly anyRoof: string;
  readonly roofs: readonly [round: string, triangular: string];
  readonly colours: readonly [red: string, white: string, black: string];
  heights(from: number, to: number): string;
  /** All that a plaque says, for a screen reader. */
  areaFacts(facts: { name: string; colour: string; roof: string; heights: string; ranks: string; open: number }): string;
  rankFact(place: number, names: string, floors: number, points: number): string;
  gain(points: number, place: number, alone: boolean, cards: number): string;
  fountains(count: number): string;
  readonly tile: Readonly<Record<TileKind, string>>;
  readonly tileDoes: Readonly<Record<TileKind, string>>;
  openSquares(count: number): string;
  readonly notRanked: string;
  readonly tallest: string;
  // Players
  readonly opponents: string;
  openPlayer(name: string): string;
  readonly passed: string;
  readonly ifNow: string;
  readonly roofsLeft: string;
  roofsLeftOf(round: number, triangular: number): string;
  readonly knownCards: string;
  readonly noKnown: string;
  unseenCards(count: number): string;
  readonly siteOf: (name: string) => string;
  readonly emptySite: string;
  readonly pointsByRound: string;
  // Dock
  readonly site: string;
  readonly siteOpen: string;
  readonly newPlot: string;
  readonly newBuilding: string;
  house(floors: number, roof: string | undefined): string;
  readonly hand: string;
  readonly handEmpty: string;
  worth(sum: number): string;
  readonly sort: string;
  readonly byType: string;
  readonly byValue: string;
  readonly cardDoes: Readonly<Record<CardKind, string>>;
  readonly seenByAll: string;
  readonly decks: string;
  readonly deck: Readonly<Record<'roof' | 'floor' | 'permit', string>>;
  deckFacts(top: string, count: number, discards: number): string;
  deckEmpty(discards: number): string;
  discards(count: number): string;
  readonly draw: string;
  readonly drawHint: string;
  drawn(done: number, all: number): string;
  readonly stopDrawing: string;
  // Assembling
  readonly chooseCard: string;
  readonly chooseBuilding: string;
  readonly chooseArea: string;
  readonly chooseRoof: string;
  chooseFloors(left: number): string;
  readonly chooseOpen: string;
  readonly playBlank: string;
  readonly pass: string;
  readonly startAgain: string;
  readonly noEffect: string;
  readonly placeFountain: string;
  readonly placeMonument: string;
  // Auction
  auctionTitle(auction: number, tile: string): string;
  readonly yourBid: string;
  readonly yourSealedBid: string;
  readonly bidHint: string;
  readonly noBid: string;
  readonly offerNothing: string;
  readonly takeAllBack: string;
  highest(value: number): string;
  readonly sealed: string;
  readonly thinking: string;
  readonly noCards: string;
  readonly secret: string;
  readonly senator: string;
  readonly whereForMe: string;
  readonly nowhere: string;
  readonly lookAtMap: string;
  readonly backToAuction: string;
  readonly auctions: string;
  readonly toCome: string;
  readonly running: string;
  readonly nobody: string;
  reviewAuction(auction: number, tile: string): string;
  // Reveal
  readonly reveal: string;
  /** The prompt while the hills show what they pay. */
  readonly counting: string;
  wins(name: string, tile: string): string;
  readonly youWin: (tile: string) => string;
  nobodyBid(tile: string): string;
  readonly emptyBid: string;
  oneCard(value: number): string;
  sum(values: readonly number[]): string;
  readonly pays: (count: number) => string;
  readonly youPay: (count: number) => string;
  readonly takesBack: (count: number) => string;
  readonly youTakeBack: (count: number) => string;
  readonly showsNothing: string;
  tieAt(amount: number): string;
  tieByCard(high: number, low: number): string;
  tieBySeat(name: string): string;
  readonly goOn: string;
  readonly skip: string;
  // Scores
  readonly ledger: string;
  readonly area: string;
  readonly total: string;
  scored(round: string): string;
  readonly finalMap: (winner: string) => string;
  pointsOf(name: string): string;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;
export const roman = (round: number): string => ROMAN[round] ?? String(round);

export const boardWords: InEveryLanguage<BoardWords> = { it, en };
