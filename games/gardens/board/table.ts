/** What every part of the board needs to know, gathered once: the view, the words, the offers, and how to answer. */
import type { RefObject } from 'react';
import type { Language, Refusal, Seat } from '@cantiere/engine';
import { tableContext } from '../../board-kit/tableContext.ts';
import type { BuildingId } from '../rules/events.ts';
import type { Move, PlayCard, Square } from '../rules/moves.ts';
import type { Foresight } from './foresee.ts';
import type { Offers } from './offers.ts';
import type { GardensProps, GardensView } from './props.ts';
import type { Room } from './room.ts';
import type { BoardWords } from './text.ts';

/** What others may ask of the large garden: which point of the grid is under a finger, and what it shows in its middle. */
export interface GardenWindow {
  /** In squares; undefined outside the window. */
  gridAt(clientX: number, clientY: number): Square | undefined;
  centre(): Square;
}

export interface Table {
  readonly view: GardensView;
  readonly me: Seat | 'spectator';
  /** Whose garden is drawn large: mine; for a spectator, that of whoever is playing. */
  readonly front: Seat;
  readonly asked: boolean;
  readonly language: Language;
  readonly words: BoardWords;
  readonly texts: GardensProps['texts'];
  readonly offers: Offers;
  readonly draft: Move | undefined;
  /** The card in hand: the draft, when it is a card to lay. */
  readonly held: PlayCard | undefined;
  /** The printed square by which it is held. */
  readonly grip: number;
  readonly foresight: Foresight;
  readonly room: Room;
  readonly window: RefObject<GardenWindow | null>;
  /** How many tiles of each kind the garden in front has, as far as this table shows them. */
  readonly counts: readonly number[] | undefined;
  nameOf(seat: Seat): string;
  /** "5 parchi". */
  buildings(count: number, building: BuildingId): string;
  propose(move: Move | undefined): void;
  play(move: Move): void;
  refuse(move: Move): Refusal | undefined;
  explain(refusal: Refusal): void;
  /** Takes a card of the display in hand, at the nearest place where it fits; puts it back when it is in hand already. */
  pickUp(slot: number): void;
  /** Moves the card in hand; a new grip when it was seized elsewhere. Under a finger the window does not follow it. */
  hold(move: PlayCard, by?: { readonly grip?: number; readonly finger?: boolean }): void;
  /** False right after a finger moved the card. */
  readonly follow: RefObject<boolean>;
  openGarden(seat: Seat): void;
  openKind(kind: number): void;
}

export const [TableContext, useTable] = tableContext<Table>('a board of The Hanging Gardens');
