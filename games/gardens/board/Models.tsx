// Pieces that are about to fly over the table, drawn out of sight: one for each thing that just happened.
import type { ReactElement, ReactNode } from 'react';
import { CARD_IDS, KIND_OF_TILE, TILE_IDS } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { CardPicture } from './art/CardFace.tsx';
import { Temple } from './art/Temple.tsx';
import { Plaque, TileBack } from './art/tiles.tsx';
import type { GardensProps } from './props.ts';

export function Models({ news }: { readonly news: GardensProps['news'] }): ReactElement {
  return (
    <div className="gar-models" aria-hidden>
      {news.map(({ number, event }) => {
        const piece = pieceOf(event);
        return piece === undefined ? null : (
          <span key={number} data-model={number}>
            {piece}
          </span>
        );
      })}
    </div>
  );
}

function pieceOf(event: Event): ReactNode {
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
