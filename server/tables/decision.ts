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

export type Verdict =
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'behind'; readonly updates: readonly Update[] };
