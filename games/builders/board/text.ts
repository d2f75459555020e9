/** Words that only the board says, in both languages. Names of cards are printed ones; what is refused, the game's texts say. */
import type { InEveryLanguage } from '@cantiere/engine';
import { it } from './text.it.ts';
import { en } from './text.en.ts';

export interface BoardWords {
  readonly close: string;
  readonly resources: readonly [string, string, string, string];
  readonly prisoner: string;
  readonly prisoners: string;
  coins(count: number): string;
  actions(count: number): string;
  points(count: number): string;
  amount(count: number, resource: number): string;
  // Header and steps
  readonly round: string;
  readonly goal: string;
  readonly goalPoints: (count: number) => string;
  readonly first: string;
  readonly decks: string;
  readonly step: {
    actions(left: number): string;
    readonly invest: string;
    readonly invested: string;
    readonly end: string;
    readonly settle: string;
  };
  // Market
  readonly market: string;
  readonly buildings: string;
  readonly buildingsHint: string;
  readonly workers: string;
  readonly workersHint: string;
  readonly investments: string;
  readonly investmentsHint: string;
  readonly investedHint: string;
  readonly next: string;
  readonly inDeck: string;
  readonly emptySlot: string;
  readonly tools: string;
  readonly universities: string;
  readonly loan: string;
  readonly loanHint: string;
  readonly prisonersHint: string;
  readonly toolsHint: string;
  readonly universitiesHint: string;
  readonly noneLeft: string;
  open(name: string): string;
  hire(name: string): string;
  buy(name: string): string;
  readonly takeLoan: string;
  needs(amounts: string): string;
  gives(amounts: string): string;
  prize(coins: number, points: number): string;
  machine(amounts: string): string;
  wage(coins: number): string;
  readonly noWage: string;
  readonly free: string;
  // My yard
  readonly mySites: string;
  sitesOf(name: string): string;
  readonly blueHint: string;
  readonly you: string;
  readonly noSites: string;
  readonly newSite: string;
  readonly crew: string;
  readonly crewHint: (site: string) => string;
  readonly crewIdle: string;
  readonly siteHint: string;
  readonly lessonHint: (university: string) => string;
  readonly nobodyHome: string;
  readonly finished: string;
  readonly nothingFinished: string;
  readonly finishes: string;
  readonly helps: string;
  readonly noHelp: string;
  readonly inUse: string;
  freeHim: string;
  chooseSite(name: string): string;
  standing(names: string): string;
  progress(done: number, all: number): string;
  unit(have: number, need: number, resource: string): string;
  // Moves
  readonly moves: string;
  readonly take: string;
  takeCoins(coins: number, actions: number): string;
  buyActions(count: number, coins: number): string;
  readonly moreActions: string;
  readonly end: string;
  readonly purse: string;
  // Planning
  readonly planner: string;
  whoFinishes(site: string): string;
  whoWould(site: string): string;
  readonly missing: string;
  readonly nextTurn: string;
  readonly withMarket: string;
  readonly short: string;
  shortBy(need: number, have: number): string;
  after(coins: number, points: number): string;
  bought(count: number): string;
  helpHire(name: string): string;
  helpBuy(name: string): string;
  helpTeach(name: string, university: string): string;
  thenSend(crew: string): string;
  readonly notEnough: string;
  readonly partly: string;
  readonly leaves: string;
  readonly missingStill: string;
  readonly playPlan: string;
  /** On the same button while it is being played. */
  readonly planRuns: string;
  playMoves(count: number): string;
  /** Over as many buildings that are a good beginning. */
  starts(n: number): string;
  readonly startsHint: string;
  readonly finishNow: string;
  finishWith(help: string): string;
  readonly crewSuffices: string;
  readonly crewLeaves: string;
  readonly opponents: string;
  openYard(name: string): string;
  readonly yards: string;
  yardOf(name: string): string;
  readonly acting: string;
  race(goal: number): string;
  raceAt(name: string, points: number): string;
  debt(points: number): string;
  readonly loans: string;
  /** The ribbon over a finished building, and the prompt meanwhile. */
  readonly done: string;
  isDone(name: string): string;
  lastRound(name: string, mine: boolean): string;
  readonly atHome: string;
  // Threats
  readonly threats: string;
  threat(name: string, building: string, total: number): string;
  // Settlement
  readonly settlement: string;
  readonly settlementHint: string;
  readonly freeThem: string;
  readonly repayEach: string;
  repay(count: number): string;
  readonly staysOnSite: string;
  readonly settleNothing: string;
  readonly settleWait: string;
  // The end
  finalRow(name: string): string;
}

export const boardWords: InEveryLanguage<BoardWords> = { it, en };
