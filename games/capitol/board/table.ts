/** What every part of the board needs to know, gathered once: the view, the words, what lies in hand and what it would bring. */
import type { Seat } from '@cantiere/engine';
import { tableContext } from '../../board-kit/tableContext.ts';
import type { Area } from '../rules/state.ts';
import type { InHand } from './inHand.ts';
import type { CapitolProps, CapitolView } from './props.ts';
import type { Measures } from './measures.ts';
import type { Scored } from './scoring.ts';
import type { Gain } from './areaRanks.ts';
import type { BoardWords } from './text.ts';

/** A window over the board. */
export type Opened = { readonly area: number } | { readonly player: Seat } | 'ledger' | 'decks';

export interface Table extends Pick<CapitolProps, 'draft' | 'refuse' | 'explain'> {
  readonly view: CapitolView;
  readonly me: Seat | 'spectator';
  /** Whose site and hand lie in front: mine; for a spectator, those of whoever is deciding. */
  readonly front: Seat;
  readonly words: BoardWords;
  readonly measures: Measures;
  readonly asked: boolean;
  readonly inHand: InHand;
  /** Areas as the move in hand would leave them. */
  readonly areas: readonly Area[];
  /** What I would get in each area that can be touched, or is. */
  readonly gains: ReadonlyMap<number, Gain>;
  /** Points that were just scored on the hills, while they are shown. */
  readonly scored: Scored;
  /** The area in which somebody else just built, while it is told. */
  readonly told: number | undefined;
  /** The auction whose bids are being turned over right now; 0 when none is. Nothing else may tell how it ends. */
  readonly revealing: number;
  nameOf(seat: Seat): string;
  piece(id: string): string;
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
  if (view.phase === 'over') return false;
  return view.phase === 'auction' ? !view.players[seat].hasBid : view.asked === seat;
}
