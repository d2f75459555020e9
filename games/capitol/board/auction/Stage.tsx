// The stage of an auction over the darkened map: the tile on its plinth in a ring of light, the lanes below.
import type { ReactElement, ReactNode } from 'react';
import { usePaint } from '../art/paint.tsx';
import { Tile } from '../art/tiles.tsx';
import { FOUNTAIN, TILE_KINDS } from '../../rules/board.ts';
import type { TileKind } from '../text.ts';
import { useTable } from '../table.ts';

interface Props {
  readonly title: string;
  readonly tile: number;
  readonly label: string;
  readonly children: ReactNode;
  /** Buttons at the right of the title. */
  readonly acts?: ReactNode;
  readonly kind: 'bidding' | 'reveal';
}

export const tileKind = (tile: number): TileKind => {
  const name = TILE_KINDS[tile];
  return name === 'fountain' || name === 'temple' ? name : 'amphitheatre';
};

export function Stage({ title, tile, label, children, acts, kind }: Props): ReactElement {
  const { words } = useTable();
  return (
    <section className="cap-stage" data-kind={kind} data-reveal={kind === 'reveal' || undefined} aria-label={label}>
      <div className="cap-podium">
        <Plinth tile={tile} />
      </div>
      <header className="cap-stage-title">
        <div>
          <h2>{title}</h2>
          <p>{words.tileDoes[tileKind(tile)]}</p>
        </div>
        {acts}
      </header>
      {children}
    </section>
  );
}

const RAYS = Array.from({ length: 28 }, (_, ray) => {
  const turn = (ray * Math.PI) / 14;
  const at = (angle: number): string => `${Math.round(Math.cos(angle) * 420)} ${Math.round(Math.sin(angle) * 420)}`;
  return `M0 0L${at(turn)}L${at(turn + 0.075)}Z`;
}).join('');

function Plinth({ tile }: { readonly tile: number }): ReactElement {
  const paint = usePaint();
  return (
    <svg viewBox="-240 -128 480 226" aria-hidden className="cap-plinth">
      <g transform="translate(0 -24)">
        <g className="cap-rays">
          <path d={RAYS} fill={paint('halo')} fillOpacity=".55" />
        </g>
        <circle r="132" fill={paint('halo')} />
      </g>
      <ellipse cy="62" rx="146" ry="32" fill="#1b1510" fillOpacity=".4" />
      <path d="M-128 36v14a128 31 0 0 0 256 0V36z" fill="#cdb88f" />
      <ellipse cy="36" rx="128" ry="31" fill="#f6ecd6" stroke="#b79d6f" />
      <ellipse cy="36" rx="113" ry="25" fill="none" stroke="#c9a24a" strokeWidth="1.5" />
      <g transform={`translate(0 ${tile === FOUNTAIN ? 34 : 30})`}>
        <Tile kind={tile} edge={tile === FOUNTAIN ? 120 : 58} />
      </g>
    </svg>
  );
}
