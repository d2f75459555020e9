// The pieces that fly over the table when something happens.
import type { ReactNode } from 'react';
import { CARD_IDS, KIND_OF_TILE, TILE_IDS } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { CardPicture } from './art/CardFace.tsx';
import { Temple } from './art/Temple.tsx';
import { Plaque, TileBack } from './art/tiles.tsx';

/** What flies for one thing that just happened; undefined where nothing does. */
export function pieceOf(event: Event): ReactNode {
  switch (event.kind) {
    case 'played':
    case 'discarded':
      return <CardPicture card={CARD_IDS.indexOf(event.card)} drawing="small" width={90} />;
    case 'templePlaced':
      return <Temple seat={event.seat} size={34} />;
    case 'took':
    case 'blindDrawn':
      return <Plaque kind={KIND_OF_TILE[TILE_IDS.indexOf(event.tile)]} size={44} />;
    case 'blindDrawnUnseen':
      return <TileBack size={44} />;
    default:
      return undefined;
  }
}
