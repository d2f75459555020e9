/** The language of the cards (SPR-12), as the interpreter reads it: words turned into small numbers, inner lists into list numbers. */
import type { Resource } from '../events.ts';
import type { Office, Zone } from '../state.ts';

export type Who =
  | 'active'
  | 'all'
  | 'others'
  | 'self'
  | 'owner'
  | 'media'
  | 'mayor'
  | 'da'
  | 'treasurer'
  | 'chief'
  | 'boss'
  | 'mostPrestige'
  | 'mostWealth'
  | 'leastPrestige'
  | 'leastWealth';

export type OwnerFilter = 'any' | 'self' | 'none' | 'controlled' | 'others';
export type AtFilter = 'anywhere' | 'water' | 'wilderness' | 'adjacent' | 'theseRows' | 'prestigeRow' | 'wealthRow';
export type Superlative = 'no' | 'highest' | 'lowest' | 'ownLowest';

/** Which buildings. */
export interface Sel {
  /** One bit for each zone. */
  readonly zones: number;
  readonly minLots: number;
  readonly maxLots: number;
  readonly owner: OwnerFilter;
  readonly at: AtFilter;
  readonly minValue: number;
  readonly maxValue: number;
  readonly superlative: Superlative;
  /** Whether any size, value and place will do: most cards ask for no more than zones and an owner. */
  readonly anyBuilding: boolean;
}

/** How many times. */
export type Per =
  | { readonly of: 'buildings' | 'lots'; readonly sel: Sel; readonly div: number }
  /** `vocation` is NONE for any. */
  | { readonly of: 'vocations'; readonly vocation: number; readonly owner: 'self' | 'any'; readonly div: number }
  | { readonly of: 'offices'; readonly div: number }
  | { readonly of: 'value'; readonly div: number }
  | { readonly of: 'once' };

export interface Cost {
  readonly res: Resource;
  readonly n: number;
  readonly per: Per;
}

export type SystemAct =
  'activateCity' | 'activateMetropolis' | 'seatPoliticians' | 'seatContractor' | 'reshufflePlanning' | 'endGame';

export type Effect =
  | { readonly op: 'gain' | 'lose'; readonly who: Who; readonly res: Resource; readonly n: number; readonly per: Per }
  | {
      readonly op: 'pay';
      readonly from: Who;
      readonly to: Who;
      readonly res: Resource | 'either';
      readonly n: number;
      readonly per: Per;
    }
  | {
      readonly op: 'offer';
      readonly who: Who;
      readonly cost: Cost;
      /** Absent: everybody may be offered it. */
      readonly needs: Sel | undefined;
      /** The card's `then` and `else`. */
      readonly paid: number;
      readonly declined: number;
    }
  | { readonly op: 'target'; readonly who: Who; readonly sel: Sel; readonly optional: boolean; readonly do: number }
  | { readonly op: 'demolish' | 'uncontrol' }
  | { readonly op: 'control'; readonly who: Who }
  | { readonly op: 'relocate' }
  | { readonly op: 'swap'; readonly who: Who; readonly mine: Sel; readonly theirs: Sel; readonly optional: boolean }
  | {
      readonly op: 'marker';
      readonly who: Who;
      readonly act: 'place' | 'move';
      readonly kind: Resource | 'any';
      readonly optional: boolean;
      readonly orActive: boolean;
    }
  | { readonly op: 'place'; readonly who: Who; readonly zone: Zone; readonly adjacent: boolean; readonly control: boolean }
  /** `office` is NEXT for the next space of the election track. */
  | { readonly op: 'elect'; readonly office: Office }
  /** `office` is CHOICE when the player picks one in play. */
  | { readonly op: 'appoint'; readonly who: Who; readonly office: Office }
  | { readonly op: 'payout' }
  | { readonly op: 'take'; readonly who: Who; readonly from: 'display' | 'discard' }
  | { readonly op: 'ap'; readonly n: number }
  | { readonly op: 'extraFavor'; readonly who: Who }
  | { readonly op: 'system'; readonly act: SystemAct };

export const NEXT = -2;
export const CHOICE = -3;

/** Where a contract may stand, as its card says. */ // SPR-6.7
export type Restriction =
  | { readonly rule: 'at'; readonly place: 'water' | 'wilderness' | 'edge' }
  | { readonly rule: 'value'; readonly min: number; readonly max: number }
  | { readonly rule: 'adjacent' | 'notAdjacent'; readonly sel: Sel }
  | { readonly rule: 'ignoreZoning' };
