/** What every part of the board needs to know, gathered once: the view, the words, what I hold in hand, and how to answer. */
import type { Refusal, Seat } from '@cantiere/engine';
import { tableContext } from '../../board-kit/tableContext.ts';
import type { Move } from '../rules/moves.ts';
import type { BuildersView } from '../rules/state.ts';
import type { Foreseen } from './foresee.ts';
import type { Hand } from './hand.ts';
import type { Names } from './names.ts';
import type { Way } from './planning.ts';
import type { BuildersProps } from './props.ts';
import type { Room } from './room.ts';
import type { BoardWords } from './text.ts';

/** A move that can be asked about: allowed, or refused with the reason. */
export interface Offer {
  readonly move: Move;
  readonly refusal: Refusal | undefined;
}

export interface Table {
  readonly view: BuildersView;
  /** My seat; a spectator looks over the shoulder of the first. */
  readonly seat: Seat;
  readonly spectator: boolean;
  /** Whether something is asked of me now. */
  readonly asked: boolean;
  /** A move of mine, or a plan, is on its way. */
  readonly busy: boolean;
  readonly goal: number;
  readonly words: BoardWords;
  readonly names: Names;
  readonly texts: BuildersProps['texts'];
  readonly draft: Move | undefined;
  readonly hand: Hand;
  /** The site (or market building) that the planning aid looks at. */
  readonly focus: number | undefined;
  readonly ways: readonly Way[];
  readonly chosen: Way | undefined;
  /** The table after the move or plan in hand; undefined when nothing is in hand. */
  readonly foreseen: Foreseen | undefined;
  readonly room: Room;
  nameOf(seat: Seat): string;
  /** Undefined while I am not asked. */
  offer(move: Move): Offer | undefined;
  /** Takes a move in hand, puts it back when it is there already, or says why it cannot be made. */
  take(offer: Offer | undefined): void;
  isDraft(move: Move): boolean;
  propose(move: Move | undefined): void;
  play(move: Move): void;
  explain(refusal: Refusal): void;
  choose(way: Way): void;
  /** Plays all moves of a plan, one after the other. */
  run(way: Way): void;
  openYard(seat: Seat): void;
}

export const [TableContext, useTable] = tableContext<Table>('a Builders board');

export const sameMove = (a: Move | undefined, b: Move | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b));

/** How a thing looks when a tap on it would make this move. */
export function lookOf(table: Table, offer: Offer | undefined): 'plain' | 'lit' | 'selected' | 'blocked' {
  if (!offer) return 'plain';
  if (offer.refusal) return 'blocked';
  return table.isDraft(offer.move) ? 'selected' : 'lit';
}
