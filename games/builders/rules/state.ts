/** Everything that lies on the table. Plain data; everything but the order of the two decks is open to everybody (BLD-7.1). */
import type { GameState, Seat, View } from '@cantiere/engine';
import type { BuildingCard, CrewCard, Loan, Tool, University } from './cards.ts';
import type { Vector } from './resources.ts';

/** Somebody who can be sent to work: a worker, a slave or a finished machine. */ // BLD-1.9
export interface Member {
  readonly card: CrewCard;
  /** Only ever true for slaves. */
  freed: boolean;
  /** The university attended, NONE (-1) when none. It stays to the end of the game. */
  university: University;
  /** The site on which the member stands, NONE when available. */
  site: BuildingCard;
  /** The tool carried on that site, NONE when none. A tool that nobody carries is unused. */
  tool: Tool;
}

/** A building card in front of its owner that is not finished yet. */ // BLD-1.10
export interface Site {
  readonly card: BuildingCard;
  /** Members sent here during the current turn: the next one costs `sent + 1` actions. */
  sent: number;
  /** What the members standing here do not supply yet. */ // BLD-1.12
  missing: Vector;
}

export interface Player {
  coins: number;
  /** Points of finished buildings and machines, nothing else: what the end trigger looks at. */
  points: number;
  /** In the order in which they joined. */
  crew: Member[];
  /** In the order in which they were opened. */
  sites: Site[];
  /** Finished buildings, oldest first. A finished machine is in the crew instead. */
  finished: BuildingCard[];
  /** Owned, carried or not, in the order in which they were bought. */
  tools: Tool[];
  /** Not repaid. */
  loans: Loan[];
  /** Loans given back in the final settlement. */
  repaid: Loan[];
  /** Whether the final settlement is behind this player. */
  settled: boolean;
}

export type Phase = 'turn' | 'settlement' | 'over';
export type EndReason = 'POINTS' | 'STALL' | 'LENGTH';

export interface State extends GameState {
  phase: Phase;
  /** From 1; a round is one turn of every seat, beginning with `first`. */
  round: number;
  /** Who holds the first-player card. */
  readonly first: Seat;
  /** Whose turn it is (after the last turn: whose it was). */
  asked: Seat;
  /** Actions that the active player still has, free and bought. */
  actions: number;
  /** Whether the active player has made the one investment of the turn. */
  invested: boolean;
  /** Who first ended a turn with enough points; NONE while nobody has. */
  triggeredBy: Seat;
  /** Full rounds in a row without a finished card. */ // BLD-8.8
  idleRounds: number;
  /** Whether somebody has finished a card in the current round. */
  finishedThisRound: boolean;
  /** Why the last round was the last; 'none' until then. */
  endReason: EndReason | 'none';

  /** Five slots, NONE where empty. */
  buildingRow: BuildingCard[];
  /** The top card is the last element, and it is public. In a view the rest is NONE. */
  buildingDeck: BuildingCard[];
  workerRow: CrewCard[];
  /** The top card is the last element; hidden unless the table plays with showNextWorker. */
  workerDeck: CrewCard[];

  /** The investment line: what can still be bought, in card order. */
  slaves: CrewCard[];
  tools: Tool[];
  universities: University[];
  loans: Loan[];

  /** Coins in the bank: 108 less what players hold. Below 0 when more than the box's coins are out (never with limitedBank). */
  bank: number;

  players: Player[];
}

export type BuildersView = View<State>;
