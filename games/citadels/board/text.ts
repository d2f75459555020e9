/** Words that only the board says. Names of pieces, moves and refusals are the game's texts. */
import type { InEveryLanguage } from '@cantiere/engine';
import type { CharacterId, DistrictColour, DistrictId } from './art/index.ts';
import { wordsEn } from './text.en.ts';
import { wordsIt } from './text.it.ts';

type Special = Extract<
  DistrictId,
  | 'haunted_city'
  | 'keep'
  | 'laboratory'
  | 'smithy'
  | 'observatory'
  | 'graveyard'
  | 'library'
  | 'school_of_magic'
  | 'university'
  | 'dragon_gate'
>;

export interface BoardWords {
  readonly you: string;
  readonly colour: Readonly<Record<DistrictColour, string>>;
  /** A power in a line or two, as it fits on a card. */
  readonly power: Readonly<Record<CharacterId, string>>;
  readonly effect: Readonly<Record<Special, string>>;
  points(count: number): string;
  pt(count: number): string;
  gold(count: number): string;
  cards(count: number): string;
  // Header and steps
  readonly round: string;
  readonly deck: string;
  readonly bank: string;
  readonly crown: string;
  readonly cityOf: string;
  readonly step: {
    readonly resources: string;
    readonly tookResources: string;
    readonly keep: string;
    power(character: CharacterId): string;
    usedPower(character: CharacterId): string;
    income(colour: DistrictColour): string;
    tookIncome(colour: DistrictColour): string;
    build(done: number, most: number): string;
    readonly destroy: string;
    readonly end: string;
  };
  // Calendar
  readonly calendar: string;
  readonly call: {
    readonly played: string;
    readonly now: string;
    readonly later: string;
    readonly yours: string;
    readonly murdered: string;
    readonly silent: string;
    readonly robbed: string;
    readonly goldTo: string;
    readonly out: string;
    readonly absent: string;
    readonly murder: string;
    readonly rob: string;
  };
  // Opponents
  /** To a call that is met with silence; and the prompt while a building falls. */
  readonly nobodyAnswers: string;
  readonly falls: string;
  readonly opponents: string;
  readonly inHand: string;
  readonly protectedCity: string;
  readonly complete: string;
  readonly acting: string;
  readonly unknownCharacter: string;
  possibly(names: readonly string[]): string;
  openCity(name: string): string;
  swapWith(count: number): string;
  destroyFor(building: string, price: number): string;
  destroyAt(price: number): string;
  cannotDestroy(building: string): string;
  built(count: number, size: number): string;
  readonly cities: string;
  readonly noBuildings: string;
  // My city, purse and hand
  readonly myCity: string;
  cityNamed(name: string): string;
  progress(count: number, size: number): string;
  readonly freeLot: string;
  previewOn(lot: number): string;
  readonly colours: string;
  coloursOf(count: number): string;
  readonly missing: string;
  readonly inPurse: string;
  readonly incomes: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly noCharacter: string;
  readonly chosen: string;
  readonly canBuild: string;
  readonly toRedraw: string;
  readonly toSell: string;
  readonly actions: string;
  readonly action: {
    takeGold(gold: number): string;
    drawCards(drawn: number, kept: number): string;
    drawFewer(drawn: number, most: number): string;
    income(gold: number): string;
    architect(cards: number): string;
    readonly smithy: string;
    readonly end: string;
    readonly forgo: string;
  };
  readonly mode: {
    readonly label: string;
    readonly redraw: string;
    readonly laboratory: string;
    readonly destroy: string;
  };
  readonly allCards: string;
  // Preview
  readonly change: {
    readonly gold: string;
    readonly points: string;
    readonly city: string;
    income(colour: DistrictColour): string;
    readonly hand: string;
    theirPoints(name: string): string;
    theirCity(name: string): string;
    theirHand(name: string): string;
  };
  readonly hint: {
    firstComplete(points: number): string;
    complete(points: number): string;
    fifthColour(points: number): string;
    readonly buildThenCollect: string;
    readonly drawThenBuild: string;
    readonly buildThenDestroy: string;
    readonly destroyEnds: string;
    incomeFirst(gold: number): string;
    lacking(gold: number): string;
    readonly bottomOfDeck: string;
    readonly secretVictim: string;
    robLater(name: string): string;
    nobodyHas(name: string): string;
    readonly swapSecret: string;
  };
  // Draft
  readonly draft: string;
  readonly draftOrder: string;
  chooses(name: string, count: number): string;
  readonly picked: string;
  readonly faceUpOut: string;
  readonly faceDownOut: string;
  readonly keepOne: string;
  readonly keepAndDiscard: string;
  readonly nowDiscard: string;
  readonly kept: string;
  readonly discarded: string;
  readonly yourCharacters: string;
  collects(gold: number): string;
  // Trays
  keepOf(fewest: number, most: number, drawn: number): string;
  readonly graveyardTitle: string;
  graveyardText(name: string): string;
  readonly recover: string;
  readonly decline: string;
  lastRound(name: string, mine: boolean): string;
  roundLimit(rounds: number): string;
  // Notes
  readonly notes: string;
  readonly onlyYou: string;
  // Final scene and sheets
  finalCity(name: string): string;
  readonly close: string;
}

export const boardWords: InEveryLanguage<BoardWords> = { it: wordsIt, en: wordsEn };
