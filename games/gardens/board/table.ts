/** What every part of the board needs to know, gathered once: the view, the words, the card in hand, and what can be opened. */
import type { RefObject } from 'react';
import type { Language, Seat } from '@cantiere/engine';
import { tableContext } from '../../board-kit/tableContext.ts';
import type { BuildingId } from '../rules/events.ts';
import type { Move, Square } from '../rules/moves.ts';
import type { Foresight } from './foresee.ts';
import type { Laying } from './laying.ts';
import type { Laid } from './moments.ts';
import type { GardensProps, GardensView } from './props.ts';
import type { Measures } from './measures.ts';
import type { Templed } from './templed.ts';
import type { BoardWords } from './text.ts';

/** What others may ask of the large garden: which point of the grid is under a finger, and what it shows in its middle. */
export interface GardenWindow {
  /** In squares; undefined outside the window. */
  gridAt(x: number, y: number): Square | undefined;
  centre(): Square;
}

export interface Table extends Laying, Pick<GardensProps, 'play' | 'propose' | 'refuse' | 'explain'> {
  readonly view: GardensView;
  readonly me: Seat | 'spectator';
  /** Whose garden is drawn large: mine; for a spectator, that of whoever is playing. */
  readonly front: Seat;
  readonly asked: boolean;
  readonly language: Language;
  readonly words: BoardWords;
  readonly texts: GardensProps['texts'];
  readonly draft: Move | undefined;
  readonly foresight: Foresight;
  /** The temple that was just set, while its group and its columns are lit. */
  readonly templed: Templed | undefined;
  /** What somebody else just laid, while it is told. */
  readonly told: Laid | undefined;
  readonly measures: Measures;
  readonly window: RefObject<GardenWindow | null>;
  /** How many tiles of each kind the garden in front has, as far as this table shows them. */
  readonly counts: readonly number[] | undefined;
  nameOf(seat: Seat): string;
  /** "5 parchi". */
  buildings(count: number, building: BuildingId): string;
  openGarden(seat: Seat): void;
  openKind(kind: number): void;
}

export const [TableContext, useTable] = tableContext<Table>('a board of The Hanging Gardens');
