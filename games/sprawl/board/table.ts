/** What every part of the board needs to know, gathered once. */
import { plain, type Language, type Seat, type Words } from '@cantiere/engine';
import { tableContext } from '../../board-kit/tableContext.ts';
import type { RowForecast } from '../rules/index.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Flow } from './flow/plan.ts';
import type { Offer, SprawlProps, SprawlView } from './props.ts';
import type { Measures } from './measures.ts';
import type { Show } from './show/useShow.ts';
import type { BoardWords } from './text.ts';

/** What the pointer, the focus or a tap rests on. */
export type LookedAt = { readonly lot: number } | { readonly row: string } | { readonly card: number } | undefined;

export interface Table {
  readonly view: SprawlView;
  readonly me: Seat | 'spectator';
  readonly language: Language;
  readonly words: BoardWords;
  readonly texts: SprawlProps['texts'];
  readonly measures: Measures;
  readonly draft: Move | undefined;
  readonly choices: readonly Offer[];
  readonly plan: Flow;
  readonly rows: readonly RowForecast[];
  readonly show: Show;
  /** The lots of what somebody else just did in the city, while it is told. */
  readonly told: readonly number[] | undefined;
  readonly look: LookedAt;
  lookAt(what: LookedAt): void;
  nameOf(seat: Seat): string;
  /** A sentence of the game's texts as plain words. */
  say(words: Words | undefined): string;
  tell(event: Event): string;
  openPlayer(seat: Seat): void;
}

export const [TableContext, useTable] = tableContext<Table>('an Urban Sprawl board');

export const plainly = (words: Words | undefined, nameOf: (seat: Seat) => string): string => (words ? plain(words, nameOf) : '');

export const rowKey = (res: 'wealth' | 'prestige', row: number): string => `${res}${row}`;
