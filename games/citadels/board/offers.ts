/** The choices of the moment, by what they are about, so that each part of the board finds its own. Never a second opinion. */
import type { Choice, Seat } from '@cantiere/engine';
import type { Move } from '../rules/moves.ts';
import type { MoveOf } from './props.ts';

export type Offer = Choice<Move>;
type PickOffer = Extract<Offer, { kind: 'pick' }>;

/** Moves that need nothing but a button. */
const PLAIN = ['TAKE_GOLD', 'DRAW_CARDS', 'COLLECT_INCOME', 'ARCHITECT_DRAW', 'USE_SMITHY', 'END_TURN'] as const;
/** One button each; drawing sparingly has its own. */
export type PlainType = (typeof PLAIN)[number] | 'DRAW_FEWER';

export interface Offers {
  readonly picks: readonly MoveOf<'DRAFT_PICK'>[];
  /** How many of the drawn cards may be kept; undefined when that is not asked. */
  readonly keep: { readonly fewest: number; readonly most: number } | undefined;
  readonly plain: ReadonlyMap<PlainType, Offer>;
  /** By building card. */
  readonly build: ReadonlyMap<string, Offer>;
  readonly laboratory: ReadonlyMap<string, Offer>;
  /** By character. */
  readonly murder: ReadonlyMap<string, Offer>;
  readonly rob: ReadonlyMap<string, Offer>;
  /** By seat. */
  readonly swap: ReadonlyMap<Seat, Offer>;
  /** By `targetKey`. */
  readonly destroy: ReadonlyMap<string, Offer>;
  readonly redraw: PickOffer | undefined;
  readonly graveyard: boolean;
}

export const targetKey = (seat: Seat, card: string): string => `${seat}/${card}`;

const isPlain = (type: string): type is (typeof PLAIN)[number] => PLAIN.some((plain) => plain === type);

export function sortOffers(choices: readonly Offer[]): Offers {
  const picks: MoveOf<'DRAFT_PICK'>[] = [];
  let keep: Offers['keep'];
  const plain = new Map<PlainType, Offer>();
  const build = new Map<string, Offer>();
  const laboratory = new Map<string, Offer>();
  const murder = new Map<string, Offer>();
  const rob = new Map<string, Offer>();
  const swap = new Map<Seat, Offer>();
  const destroy = new Map<string, Offer>();
  let redraw: PickOffer | undefined;
  let graveyard = false;
  for (const choice of choices) {
    const { move } = choice;
    switch (move.type) {
      case 'DRAFT_PICK':
        picks.push(move);
        break;
      case 'KEEP_CARDS':
        keep =
          choice.kind === 'pick'
            ? { fewest: choice.min, most: choice.max }
            : { fewest: move.cards.length, most: move.cards.length };
        break;
      case 'BUILD':
        build.set(move.card, choice);
        break;
      case 'USE_LABORATORY':
        laboratory.set(move.card, choice);
        break;
      case 'ASSASSINATE':
        murder.set(move.character, choice);
        break;
      case 'ROB':
        rob.set(move.character, choice);
        break;
      case 'SWAP_HANDS':
        swap.set(move.player, choice);
        break;
      case 'DESTROY':
        destroy.set(targetKey(move.player, move.card), choice);
        break;
      case 'REDRAW':
        if (choice.kind === 'pick') redraw = choice;
        break;
      case 'GRAVEYARD_RECOVER':
      case 'GRAVEYARD_DECLINE':
        graveyard = true;
        break;
      case 'TAKE_GOLD':
      case 'DRAW_CARDS':
      case 'COLLECT_INCOME':
      case 'ARCHITECT_DRAW':
      case 'USE_SMITHY':
      case 'END_TURN':
        // Ending without what is due is for the choice list.
        if ('fewer' in move) plain.set('DRAW_FEWER', choice);
        else if (isPlain(move.type) && !('forgo' in move)) plain.set(move.type, choice);
        break;
    }
  }
  return { picks, keep, plain, build, laboratory, murder, rob, swap, destroy, redraw, graveyard };
}

export const someAllowed = (offers: ReadonlyMap<unknown, Offer>): boolean =>
  [...offers.values()].some(({ refusal }) => refusal === undefined);
