// A piece by its id, for the rules pages and the choice list. Each stands alone: it needs no board around it.
import type { ReactElement, ReactNode } from 'react';
import type { Seat } from '@cantiere/engine';
import { BUILDING_IDS, BUILDINGS, CARD_IDS, COLUMN_OPENS_AT, KIND_IDS, KIND_OF_TILE, TILE_IDS } from '../rules/data.ts';
import { PLOT } from '../rules/state.ts';
import { CardPicture, squareArt } from './art/CardFace.tsx';
import { Flower } from './art/Flower.tsx';
import { Temple } from './art/Temple.tsx';
import { Plaque, TileBack } from './art/tiles.tsx';

export function picture(id: string, seat: Seat = 0): ReactNode {
  const card = CARD_IDS.indexOf(id);
  if (card >= 0) return <CardPicture card={card} />;
  const tile = TILE_IDS.indexOf(id);
  const kind = tile >= 0 ? KIND_OF_TILE[tile] : KIND_IDS.indexOf(id);
  if (kind >= 0) return <Plaque kind={kind} size={48} />;
  const building = BUILDING_IDS.findIndex((name) => name === id);
  if (building >= 0) return <Square code={BUILDINGS[building]} />;
  switch (id) {
    case 'plot':
      return <Square code={PLOT} />;
    case 'start':
      return <CardPicture card={-1} />;
    case 'temple':
      return <Temple seat={seat} size={56} />;
    case 'flower':
      return <Flower size={48} />;
    case 'tile-back':
      return <TileBack size={48} />;
    case 'display':
      return <Display />;
    default:
      return undefined;
  }
}

function Square({ code }: { readonly code: number }): ReactElement {
  return (
    <svg viewBox="0 0 100 100" width={64} height={64} aria-hidden>
      <use href={squareArt(code, 'full')} width="100" height="100" />
      <rect x="1" y="1" width="98" height="98" rx="5" fill="none" stroke="#3c2f12" strokeOpacity=".6" strokeWidth="2" />
    </svg>
  );
}

/** Two example tiles in each of the three columns. */
const EXAMPLES = ['chalice', 'gate', 'queen', 'tiger', 'garden', 'priest'];

function Display(): ReactElement {
  return (
    <svg viewBox="0 0 160 126" width={160} height={126} aria-hidden style={{ maxWidth: '100%' }}>
      {COLUMN_OPENS_AT.map((size, column) => (
        <g key={size} transform={`translate(${column * 54} 0)`}>
          <rect x="1" y="9" width="50" height="115" rx="8" fill="#1b4789" stroke="#d9a52a" strokeWidth="1.6" />
          {[0, 1].map((row) => (
            <svg key={row} x="6" y={28 + row * 47} width="40" height="40">
              <Plaque kind={KIND_IDS.indexOf(EXAMPLES[column * 2 + row])} size={40} />
            </svg>
          ))}
          <circle cx="26" cy="13" r="11" fill="#ffd34d" stroke="#7a5504" strokeWidth="1.6" />
          <text x="26" y="18" textAnchor="middle" fontSize="15" fontWeight="700" fill="#4d3600">
            {size}
          </text>
        </g>
      ))}
    </svg>
  );
}
