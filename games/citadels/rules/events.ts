/**
 * Everything that can happen, told by ids of the data file. Where an event has both a number and `cards`, everybody is
 * told the number and only the seat concerned the cards.
 */
import { only, type Seat, type Told } from '@cantiere/engine';

/** Why cards were drawn straight into a hand. */
export type DrawReason = 'resources' | 'redraw' | 'architect' | 'smithy';

export type Event =
  // Setup and the draft
  | {
      readonly kind: 'dealt';
      readonly seat: Seat;
      readonly gold: number;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  | { readonly kind: 'roundStarted'; readonly round: number; readonly crown: Seat; readonly faceUp: readonly string[] }
  | {
      readonly kind: 'offered';
      readonly seat: Seat;
      readonly count: number;
      readonly characters?: readonly string[];
      /** Which of them lay face down: told to the last of seven drafters. */
      readonly faceDown?: string;
    }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly character?: string; readonly discard?: string }
  // The calls
  | { readonly kind: 'unanswered'; readonly character: string }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly character: string }
  | { readonly kind: 'stole'; readonly seat: Seat; readonly from: Seat; readonly gold: number }
  | { readonly kind: 'crownMoved'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'merchantCoin'; readonly seat: Seat; readonly gold: number }
  // A turn
  | { readonly kind: 'tookGold'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | {
      readonly kind: 'kept';
      readonly seat: Seat;
      readonly count: number;
      readonly returned: number;
      readonly cards?: readonly string[];
    }
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly why: DrawReason;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  | { readonly kind: 'income'; readonly seat: Seat; readonly colour: string; readonly gold: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly card: string; readonly cost: number }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly first: boolean }
  | { readonly kind: 'forwent'; readonly seat: Seat; readonly gold: number; readonly cards: number }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly character: string }
  // Powers
  | { readonly kind: 'assassinated'; readonly seat: Seat; readonly character: string }
  | { readonly kind: 'robbed'; readonly seat: Seat; readonly character: string }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly other: Seat; readonly gave: number; readonly got: number }
  | { readonly kind: 'newHand'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'redrew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly kind: 'laboratory'; readonly seat: Seat; readonly gold: number; readonly card?: string }
  | { readonly kind: 'smithy'; readonly seat: Seat; readonly paid: number }
  | { readonly kind: 'destroyed'; readonly seat: Seat; readonly of: Seat; readonly card: string; readonly paid: number }
  | { readonly kind: 'graveyardOffered'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'recovered'; readonly seat: Seat; readonly card: string; readonly paid: number }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'putUnder'; readonly card: string }
  // The end
  | { readonly kind: 'victimShown'; readonly character: string; readonly seat?: Seat }
  | { readonly kind: 'roundEnded'; readonly round: number }
  | { readonly kind: 'gameOver'; readonly reason: string; readonly winners: readonly Seat[]; readonly points: number };

/** Where the rules tell what happens; search plays without it. */
export type Tell = Told<Event>[] | undefined;

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** Everybody hears the event, and only this seat the secret part of it. */
export function privately<Kind extends Event['kind']>(
  seat: Seat,
  event: { readonly kind: Kind } & EventOf<Kind>,
  secret: Partial<EventOf<Kind>>,
): Told<Event> {
  return { event: { ...event, ...secret }, to: only(seat), otherwise: event, reveals: true };
}
