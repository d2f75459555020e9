/** Every reason code of the game; most are written beside the rule that answers with them. */
import { BAD_OPTION, BAD_TABLE, GAME_OVER, MALFORMED, NOT_YOUR_TURN } from '@cantiere/engine';
import * as placement from './placement.ts';
import * as temples from './temples.ts';
import * as tiles from './tiles.ts';

export const WRONG_PHASE = 'WRONG_PHASE';

export const refusalCodes: readonly string[] = [
  MALFORMED,
  GAME_OVER,
  BAD_OPTION,
  BAD_TABLE,
  NOT_YOUR_TURN,
  WRONG_PHASE,
  placement.NO_SUCH_CARD,
  placement.BAD_PLACEMENT,
  placement.COVERS_TEMPLE,
  placement.BUILDING_ON_TABLE,
  placement.PLACEMENT_EXISTS,
  temples.NOT_AN_OVERCROWDED_GROUP,
  temples.NOT_A_BUILDING,
  temples.GROUP_TOO_SMALL,
  temples.GROUP_HAS_TEMPLE,
  temples.GROUP_NOT_GROWN,
  temples.SUPPLY_NOT_EMPTY,
  temples.SOURCE_REQUIRED,
  temples.NO_TEMPLE_THERE,
  temples.SOURCE_NOT_SMALLEST,
  tiles.COLUMN_NOT_ALLOWED,
  tiles.SLOT_EMPTY,
];
