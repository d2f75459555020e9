/**
 * The whole position as plain data. A view has the same shape: what its viewer may not know is UNKNOWN (a card, a
 * character, a holder) or the empty set (what somebody else was offered).
 */
import type { Chance, GameState, Seat } from '@cantiere/engine';
import type { Character, District } from './catalog.ts';
import type { CharacterSet } from './characterSet.ts';
import type { CitadelsOptions } from './options.ts';

/** What is being decided: a draft pick, an action of a turn, which drawn cards to keep, the Graveyard's offer, or nothing any more. */
export type Phase = 'draft' | 'turn' | 'keep' | 'graveyard' | 'over';

export interface Player {
  gold: number;
  /** In no particular order. */
  hand: District[];
  /** In the order of building. */
  city: District[];
}

/** What has been done in the turn being played. With 2 or 3 players each of one's characters has a turn of its own (CIT-4.6). */
export interface Turn {
  tookResources: boolean;
  built: number;
  /** Murder, theft, swap or redraw, the Architect's cards. */
  usedPower: boolean;
  tookIncome: boolean;
  usedLaboratory: boolean;
  usedSmithy: boolean;
  /** Cards drawn and not yet kept; empty unless the phase is 'keep'. */
  drawn: District[];
}

export interface State extends GameState {
  readonly seats: number;
  readonly options: CitadelsOptions;
  chance: Chance;

  round: number;
  phase: Phase;
  /** The one seat that the game waits for; NONE once it is over. */
  asked: Seat;
  crown: Seat;
  /** Who completed a city first, or NONE; never changes afterwards (CIT-8.1). */
  firstCompleter: Seat;
  /** The round in which the Haunted City was last built; 0 if never (CIT-7.7). */
  hauntedSince: number;
  /** Coins left of the thirty. Below 0 when the bank is unlimited and more than thirty are out. */
  bank: number;
  /** From bottom to top: the top card is the last. */
  deck: District[];
  players: Player[];

  /** Who held the crown when this round's draft began (CIT-3.5). */
  firstDrafter: Seat;
  /** Characters removed face up (public). */
  faceUp: CharacterSet;
  /** The character removed face down before the draft. */
  faceDown: Character;
  /** By step of the draft, the current one included: the characters to choose from. */
  offered: CharacterSet[];
  /** By finished step of the draft: the character kept. */
  kept: Character[];
  /** By finished step of the draft: the character set aside, or NONE at a step that sets none aside. */
  setAside: Character[];

  /** By character: the seat that drafted it this round, or NONE. */
  holder: Seat[];
  /** The character whose turn it is; NONE before the first call. */
  called: Character;
  /** Named by the Assassin this round, or NONE. */
  murdered: Character;
  /** Named by the Thief this round, or NONE. */
  robbed: Character;
  turn: Turn;
  /** The building on offer to the owner of the Graveyard; NONE unless the phase is 'graveyard'. */
  destroyed: District;
}

export function freshTurn(): Turn {
  return {
    tookResources: false,
    built: 0,
    usedPower: false,
    tookIncome: false,
    usedLaboratory: false,
    usedSmithy: false,
    drawn: [],
  };
}
