/** What a seat decides at a table, and what becomes of it. */
import type { Refusal, Seat } from '@cantiere/engine';
import type { Update } from '../protocol.ts';

/** What is wanted, and the version it was made for. */
export type Intent = { readonly version: number } & (
  | { readonly move: unknown }
  /** `agreed`: everybody has, so that it may go back to the seat's last decision whatever lies between. */
  | { readonly undo: true | 'agreed' }
  /** The seat's time is up. */
  | { readonly out: true }
  /** The seat's person is away, and the others agreed that a bot plays on: the id of that ask. */
  | { readonly away: string }
  /** The seat's person takes it back from the bot that sits in. */
  | { readonly back: true }
);

export type Decision = Intent & {
  readonly seat: Seat;
  /** Unique within the table. */
  readonly moveId: string;
  readonly by: 'person' | 'bot' | 'clock' | 'plan' | 'vote';
};

/** What a person's browser calls a decision is unique within their seat. */
export const moveIdOf = (seat: Seat, id: string): string => `${seat}:${id}`;

/** By what id the browsers of this seat know the decision; undefined when it was made elsewhere. */
export const knownAs = (seat: Seat, moveId: string): string | undefined =>
  moveId.startsWith(moveIdOf(seat, '')) ? moveId.slice(moveIdOf(seat, '').length) : undefined;

export type Verdict =
  /** `repeated`: it was played before. Otherwise its author has been told by the update that it led to. */
  | { readonly kind: 'accepted'; readonly version: number; readonly repeated?: true }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'behind'; readonly updates: readonly Update[] };
