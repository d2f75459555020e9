/** What the touched pieces are: the board draws from it what lies in hand. */
import { AREAS_OF, ROOF_NAMES, areaOf } from '../rules/board.ts';
import { COLOUR_OF, cardOf } from '../rules/cards.ts';
import { SENATOR } from '../rules/touch.ts';

export interface InHand {
  /** The first card taken up; -1 for none, as with the others. */
  readonly card: number;
  /** Own buildings, as often as they were touched. */
  readonly sites: readonly string[];
  readonly roof: number;
  readonly area: number;
  /** The card has nothing to do with the city: it is a bid, or played without effect. */
  readonly blank: boolean;
}

export function inHandOf(touched: readonly string[]): InHand {
  const named = (kind: string): string[] =>
    touched.flatMap((place) => (place.startsWith(`${kind}:`) ? [place.slice(kind.length + 1)] : []));
  return {
    card: cardOf(named('hand')[0] ?? ''),
    sites: named('site'),
    roof: ROOF_NAMES.findIndex((roof) => roof === named('roof')[0]),
    area: areaOf(named('area')[0] ?? ''),
    blank: touched.includes('do:blank') || touched.includes(SENATOR),
  };
}

/** The areas that the permit in hand concerns: those of its colour; none without a permit. */
export function areasFor({ card, blank }: InHand): readonly number[] {
  return card < 0 || blank || COLOUR_OF[card] < 0 ? [] : AREAS_OF[COLOUR_OF[card]];
}
