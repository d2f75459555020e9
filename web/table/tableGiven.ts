/** What the screen of a table is given; its parts take it whole. */
import type { TableInfo } from '@cantiere/server/protocol';
import type { ShownPosition } from '../live/playbackQueue.ts';
import type { Live } from '../live/useLiveTable.ts';
import type { TableParts } from './useGameParts.ts';
import type { Venue } from './venue.ts';

export interface TableGiven {
  readonly table: TableInfo;
  readonly live: Live;
  readonly venue: Venue;
  readonly shown: ShownPosition;
  readonly parts: TableParts;
  /** Set once the game is over: back to the score sheet. */
  readonly toResult?: () => void;
}
