/** What happened. Cards, buildings, spaces and offices stand in it with the ids of the data file; `zone` says what a building is. */
import type { Seat, Told } from '@cantiere/engine';
import type { Votes } from './elections.ts';

export type Resource = 'wealth' | 'prestige';

/** A building as events name it; `lot` is the first it stands on, for those that have no name but their place. */
export interface NamedBuilding {
  readonly building: string;
  readonly zone: string;
  readonly lot: number;
}

export type Event =
  // setup
  | { readonly kind: 'started'; readonly first: Seat; readonly wealth: number }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly string[] }
  | ({ readonly kind: 'boughtStart'; readonly seat: Seat; readonly cost: number } & NamedBuilding)
  | { readonly kind: 'mediaGiven'; readonly seat: Seat; readonly tie: boolean }
  // the turn
  | { readonly kind: 'turnStarted'; readonly seat: Seat; readonly turn: number; readonly ap: number }
  | { readonly kind: 'treasurerPaid'; readonly seat: Seat; readonly from: Seat; readonly amount: number }
  | { readonly kind: 'invested'; readonly seat: Seat; readonly card: string; readonly amount: number }
  | { readonly kind: 'acquired'; readonly seat: Seat; readonly card: string; readonly space: string; readonly ap: number }
  | { readonly kind: 'favorTaken'; readonly seat: Seat; readonly card: string; readonly space: string; readonly ap: number }
  /** A contract was chosen; where and how it is paid follows. Only for the board. */
  | { readonly kind: 'contractChosen'; readonly seat: Seat; readonly card: string; readonly source: string }
  /** Its place was chosen. Only for the board. */
  | { readonly kind: 'placeChosen'; readonly seat: Seat; readonly card: string; readonly lots: readonly number[] }
  | ({
      readonly kind: 'built';
      readonly seat: Seat;
      readonly lots: readonly number[];
      readonly cost: number;
      readonly ap: number;
      readonly permits: readonly string[];
      readonly renewal: boolean;
      readonly source: string;
    } & NamedBuilding)
  | {
      readonly kind: 'adjacency';
      readonly seat: Seat;
      readonly building: string;
      readonly bonus: number;
      readonly doubled: boolean;
    }
  | { readonly kind: 'vocationTaken'; readonly seat: Seat; readonly vocation: string; readonly from: Seat | 'reserve' }
  | { readonly kind: 'vocationLeft'; readonly seat: Seat; readonly vocation: string; readonly declined: boolean }
  | {
      readonly kind: 'vocationPaid';
      readonly seat: Seat;
      readonly vocation: string;
      readonly wealth: number;
      readonly prestige: number;
    }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly lostAp: number }
  // effects
  | { readonly kind: 'gained'; readonly seat: Seat; readonly res: Resource; readonly amount: number; readonly card: string }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly res: Resource; readonly amount: number; readonly card: string }
  | {
      readonly kind: 'paid';
      readonly seat: Seat;
      readonly to: Seat;
      readonly res: Resource;
      readonly amount: number;
      readonly card: string;
    }
  | {
      readonly kind: 'offerPaid';
      readonly seat: Seat;
      readonly res: Resource;
      readonly amount: number;
      readonly card: string;
    }
  | {
      readonly kind: 'offerDeclined';
      readonly seat: Seat;
      readonly res: Resource;
      readonly amount: number;
      readonly card: string;
      /** Whether the player could not have paid and was not asked. */
      readonly poor: boolean;
    }
  /** The building in question was found or chosen. */
  | ({ readonly kind: 'singledOut'; readonly by: Seat; readonly owner: Seat; readonly card: string } & NamedBuilding)
  | { readonly kind: 'declined'; readonly seat: Seat; readonly card: string }
  | ({ readonly kind: 'demolished'; readonly owner: Seat; readonly lots: readonly number[] } & NamedBuilding)
  | ({ readonly kind: 'uncontrolled'; readonly owner: Seat } & NamedBuilding)
  | ({ readonly kind: 'controlTaken'; readonly seat: Seat; readonly from: Seat } & NamedBuilding)
  | ({ readonly kind: 'relocated'; readonly seat: Seat; readonly from: number } & NamedBuilding)
  | {
      readonly kind: 'swapped';
      readonly seat: Seat;
      readonly other: Seat;
      readonly mine: string;
      readonly mineLot: number;
      readonly theirs: string;
      readonly theirsLot: number;
      readonly zone: string;
    }
  | ({
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly controlled: boolean;
      readonly card: string;
    } & NamedBuilding)
  | { readonly kind: 'markerPlaced'; readonly seat: Seat; readonly marker: string; readonly space: string }
  | { readonly kind: 'markerMoved'; readonly seat: Seat; readonly marker: string; readonly from: string; readonly space: string }
  | { readonly kind: 'cardTaken'; readonly seat: Seat; readonly card: string; readonly space: string }
  | { readonly kind: 'apGained'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'extraFavor'; readonly seat: Seat }
  | { readonly kind: 'deckActivated'; readonly deck: string }
  | { readonly kind: 'politiciansSeated' }
  | { readonly kind: 'contractorSeated' }
  | { readonly kind: 'reshuffled'; readonly count: number; readonly why: 'empty' | 'review' }
  | { readonly kind: 'orderSet'; readonly by: Seat; readonly order: readonly Seat[] }
  | { readonly kind: 'tieBroken'; readonly by: Seat; readonly seat: Seat; readonly card: string }
  // elections
  | { readonly kind: 'pawnMoved'; readonly office: string; readonly blank: boolean }
  /** `by` is who decided the tie, -1 when there was none; `appointed`: won by a card, not by votes. */
  | {
      readonly kind: 'elected';
      readonly office: string;
      readonly seat: Seat;
      readonly from: Seat;
      readonly by: Seat;
      readonly appointed: boolean;
      /** How strong everybody was at that moment. */
      readonly votes: Votes;
    }
  | { readonly kind: 'nobodyElected'; readonly office: string }
  | { readonly kind: 'contractorAssigned'; readonly seat: Seat; readonly from: Seat; readonly by: Seat }
  // end of turn
  | { readonly kind: 'slid'; readonly track: 'planning' | 'contract'; readonly cards: readonly string[] }
  /** A face-up top moves into a box: nothing triggers. */
  | { readonly kind: 'filled'; readonly space: string; readonly card: string; readonly deck: string }
  | { readonly kind: 'revealed'; readonly deck: string; readonly card: string; readonly space: string; readonly left: number }
  | { readonly kind: 'eventRevealed'; readonly deck: string; readonly card: string; readonly left: number }
  | { readonly kind: 'eventDone'; readonly card: string }
  | { readonly kind: 'nothingToReveal'; readonly deck: string }
  | {
      readonly kind: 'payout';
      readonly res: Resource;
      readonly row: number;
      readonly counts: readonly number[];
      readonly amounts: readonly number[];
      /** Whether the row's marker is in play: without it nothing is paid. */
      readonly inPlay: boolean;
    }
  | { readonly kind: 'contractRemoved'; readonly card: string; readonly space: string; readonly turns: number }
  // the end
  | { readonly kind: 'gameEnded'; readonly reason: string }
  | { readonly kind: 'finalWealth'; readonly amounts: readonly number[] }
  | { readonly kind: 'finalOffice'; readonly office: string; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'won'; readonly seats: readonly Seat[]; readonly prestige: number };

/** Where events go; absent in search. */
export type Tell = Told<Event>[] | undefined;
