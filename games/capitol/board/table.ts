/** What every part of the board needs to know, gathered once: the view, the words, what is lit, and how to answer. */
import type { Choice, Refusal, Seat } from '@cantiere/engine';
import { tableContext } from '../../board-kit/tableContext.ts';
import type { Move } from '../rules/moves.ts';
import type { Area } from '../rules/state.ts';
import type { Assembly } from './assemble.ts';
import type { CapitolProps, CapitolView } from './props.ts';
import type { Room } from './room.ts';
import type { foresee } from './standing.ts';
import type { BoardWords } from './text.ts';

/** A window over the board. */
export type Opened = { readonly area: number } | { readonly player: Seat } | 'ledger' | 'decks';

export interface Table {
  readonly view: CapitolView;
  readonly me: Seat | 'spectator';
  /** Whose site and hand lie in front: mine; for a spectator, those of whoever is deciding. */
  readonly front: Seat;
  readonly words: BoardWords;
  readonly texts: CapitolProps['texts'];
  readonly room: Room;
  readonly asked: boolean;
  readonly draft: Move | undefined;
  readonly assembly: Assembly;
  /** Areas as the chosen move would leave them, and which one it changes. */
  readonly foreseen: ReturnType<typeof foresee>;
  readonly areas: readonly Area[];
  /** Where the won tile may go, by area; there only while I place it. */
  readonly tileOffers: ReadonlyMap<number, Choice<Move>>;
  /** Points that were just scored in an area, while they are shown. */
  readonly scored: ReadonlyMap<number, readonly number[]>;
  /** The auction whose bids are being turned over right now; 0 when none is. Nothing else may tell how it ends. */
  readonly revealing: number;
  nameOf(seat: Seat): string;
  piece(id: string): string;
  propose(move: Move | undefined): void;
  play(move: Move): void;
  refuse(move: Move): Refusal | undefined;
  explain(refusal: Refusal): void;
  open(what: Opened): void;
  /** Shows a finished auction of this round again. */
  review(auction: number): void;
}

export const [TableContext, useTable] = tableContext<Table>('a Capitol board');

/** In turn order from the consul. */
export function fromConsul(view: CapitolView): Seat[] {
  return Array.from({ length: view.seats }, (_, i) => (view.start + i) % view.seats);
}

/** Whether this seat is being waited for. */
export function isActing(view: CapitolView, seat: Seat): boolean {
  if (view.step === 'over') return false;
  return view.step === 'auction' ? !view.players[seat].hasBid : view.turn === seat;
}
