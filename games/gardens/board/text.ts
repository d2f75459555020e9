/** Words that only the board says. Names of pieces, moves and refusals are the game's texts. */
import type { InEveryLanguage } from '@cantiere/engine';
import { wordsEn } from './text.en.ts';
import { wordsIt } from './text.it.ts';

export interface BoardWords {
  points(count: number): string;
  tiles(count: number): string;
  /** "colonna 2, riga -1". */
  at(x: number, y: number): string;
  readonly close: string;
  // Header and steps
  readonly round: string;
  of(value: number, most: number): string;
  readonly deck: string;
  readonly tilesLeft: string;
  readonly flower: string;
  readonly lastRound: string;
  readonly step: { readonly card: string; readonly keep: string; readonly temple: string; readonly tile: string };
  // Opponents
  readonly opponents: string;
  readonly turn: {
    readonly acting: string;
    readonly toPlay: string;
    readonly played: string;
    readonly over: string;
  };
  readonly hasFlower: string;
  openGarden(name: string): string;
  templesLeft(count: number): string;
  consolation(points: number): string;
  readonly secretTiles: string;
  blindTiles(count: number): string;
  // The garden
  readonly myGarden: string;
  gardenOf(name: string): string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fitAll: string;
  readonly landing: {
    onPlot(count: number): string;
    onBuilding(count: number): string;
    newGround(count: number): string;
    onTable(count: number): string;
    onTemple(count: number): string;
  };
  /** How a card is laid, line by line. */
  readonly howTo: readonly string[];
  /** What a screen reader hears of the card in hand. */
  cardInHand(name: string, where: string, turned: string, outcome: string): string;
  turned(rotation: number): string;
  readonly keysHint: string;
  // In words, for those who do not see it
  rowSays(row: string, from: string, squares: string): string;
  readonly noGround: string;
  withTemple(what: string): string;
  groupsAre(list: string): string;
  readonly noGroups: string;
  cardRows(above: string, below: string): string;
  /** The keys that move the card in hand, each with what it does. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  // Turning
  readonly turnCard: string;
  readonly layCard: string;
  // Cards
  readonly cards: string;
  places(count: number): string;
  readonly inHand: string;
  readonly fitsNowhere: string;
  readonly discardThis: string;
  readonly cardGone: string;
  cardsToCome(count: number): string;
  // Tiles
  readonly tileDisplay: string;
  group(size: number): string;
  readonly emptySpace: string;
  adds(points: number): string;
  addsNow(points: number): string;
  readonly opensNothing: string;
  opens(size: number, columns: number): string;
  readonly columnOpen: string;
  columnClosed(missing: number): string;
  readonly supply: string;
  readonly blindFrom: string;
  blindMissing(missing: number): string;
  readonly blindOpen: string;
  readonly supplyEmpty: string;
  // Sets
  readonly mySets: string;
  setsOf(name: string): string;
  readonly pointsNow: string;
  worth(now: number, next: number): string;
  complete(count: number): string;
  readonly ownedBlind: string;
  withPerson(name: string, points: number): string;
  // What a move would bring
  readonly ifConfirmed: string;
  readonly templeSupply: string;
  readonly movesTemple: string;
  readonly nothingGrown: string;
  alreadyHasTemple(text: string): string;
  joinsTemples(text: string): string;
  readonly blindToo: string;
  // Temples
  readonly pass: string;
  templeOn(text: string, where: string): string;
  keepHere(where: string): string;
  moveThis(where: string): string;
  readonly chooseTemple: string;
  readonly chooseSource: string;
  readonly chooseKeep: string;
  readonly chooseTile: string;
  // A kind of tile
  copies(count: number): string;
  youHave(count: number): string;
  // Notes
  cardsLeft(count: number): string;
  readonly noCardsLeft: string;
  // The end
  finalScene(name: string): string;
  tilesOf(name: string, list: string): string;
  readonly noTiles: string;
}

export const boardWords: InEveryLanguage<BoardWords> = { it: wordsIt, en: wordsEn };
