// A piece by its id, for the rules pages and the choice list.
import type { ReactElement, ReactNode } from 'react';
import type { Seat } from '@cantiere/engine';
import { AREA_IDS, FOUNTAIN, PRINTED_FOUNTAIN, ROOF_NAMES, STARTING_BUILDINGS, TILE_KINDS } from '../rules/board.ts';
import { cardOf, COLOURS, deckOf } from '../rules/cards.ts';
import { NO_ROOF, OPEN, PRINTED } from '../rules/state.ts';
import { ActionCard, SenatorCard } from './art/ActionCard.tsx';
import { Pigments } from './art/paint.tsx';
import { CardBack, Consul, StoneSign } from './art/signs.tsx';
import { Tile } from './art/tiles.tsx';
import { Roof, Tower } from './art/Tower.tsx';
import { AreaSlab } from './map/AreaSlab.tsx';

/** On the rules pages pieces are nobody's: they are shown in the second player's red. */
export function picture(id: string, seat: Seat = 1): ReactNode {
  const drawn = drawingOf(id, seat);
  return drawn && <Pigments>{drawn}</Pigments>;
}

function drawingOf(id: string, seat: Seat): ReactElement | undefined {
  const card = cardOf(id);
  if (card >= 0) return <ActionCard card={card} width={46} seat={seat} />;
  const area = AREA_IDS.indexOf(id);
  if (area >= 0) return <AreaPicture area={area} />;
  const roof = ROOF_NAMES.findIndex((name) => name === id);
  if (roof >= 0)
    return (
      <svg width={46} height={40} viewBox="-32 -42 64 60" aria-hidden>
        <Roof shape={roof} seat={seat} foot={40} top={0} ghost={false} />
      </svg>
    );
  const tile = TILE_KINDS.indexOf(id.replace(/-\d+$/, ''));
  if (tile >= 0)
    return (
      <svg width={56} height={56} viewBox={tile === FOUNTAIN ? '-24 -32 48 48' : '-58 -92 116 136'} aria-hidden>
        <Tile kind={tile} edge={46} />
      </svg>
    );
  const building = /^b(\d+)$/.exec(id)?.[1];
  if (building !== undefined) {
    const { floors, roof: shape } = STARTING_BUILDINGS[Number(building) - 1] ?? { floors: 2, roof: NO_ROOF };
    return (
      <svg width={46} height={60} viewBox="-30 -68 60 86" aria-hidden>
        <Tower floors={floors} shape={shape} seat={seat} edge={52} shadow={false} />
      </svg>
    );
  }
  if (id === 'senator' || id.startsWith('senator-')) return <SenatorCard seat={seat} width={46} />;
  if (id === 'consul') return <Consul size={46} />;
  if (deckOf(id) >= 0) return <CardBack width={30} />;
  const colour = COLOURS.indexOf(id);
  return colour >= 0 ? <StoneSign colour={colour} size={30} /> : undefined;
}

/** An area as it is printed, with nothing on it. */
export function AreaPicture({ area, width = 120 }: { readonly area: number; readonly width?: number }): ReactElement {
  const squares = PRINTED_FOUNTAIN[area].map((printed) => (printed ? PRINTED : OPEN));
  const fountains = squares.filter((there) => there === PRINTED).length;
  const state = { shape: NO_ROOF, tallest: 0, fountains, monument: 0, squares, floors: [], highest: [] };
  return (
    <svg className="cap-area-picture" width={width} height={width * 0.7} viewBox="-14 -66 272 166" aria-hidden>
      <AreaSlab area={area} state={state} look="plain" large={false} ghost={undefined} />
    </svg>
  );
}
