// The medallion in the prompt bar: what is being decided, in the colour of whoever decides.
import type { ReactElement } from 'react';
import { CardFace, faceOf } from './art/CardFace.tsx';
import { Flower } from './art/Flower.tsx';
import { colorsOf, TempleShape } from './art/Temple.tsx';
import { TileBack } from './art/tiles.tsx';
import type { GardensView } from './props.ts';

const SIDES = Array.from({ length: 16 }, (_, i) => (i * 360) / 16);

export function Emblem({ view }: { readonly view: GardensView }): ReactElement {
  if (view.phase === 'over') return <Flower size={48} />;
  const seat = view.asked;
  const { mid, light } = colorsOf(seat);
  const card = view.offer.find((known) => known >= 0) ?? -1;
  return (
    <svg viewBox="0 0 54 54" width={50} height={50} aria-hidden>
      <circle cx="27" cy="27" r="26" fill="#0e2750" />
      <g fill="#f1e6c6">
        {SIDES.map((turn) => (
          <ellipse key={turn} cx="27" cy="4.4" rx="1.7" ry="2.3" transform={`rotate(${turn} 27 27)`} />
        ))}
      </g>
      <circle cx="27" cy="27" r="19.5" fill="#1d4789" stroke={mid} strokeWidth="3.4" />
      <circle cx="27" cy="27" r="19.5" fill="none" stroke={light} strokeWidth=".9" />
      {view.phase === 'card' ? (
        <g transform="translate(13 18) rotate(-8 14 9.4) scale(9.4)">
          <CardFace face={faceOf(card, 0)} drawing="small" />
        </g>
      ) : view.phase === 'tile' ? (
        <g transform="translate(14.5 14.5)">
          <TileBack size={25} />
        </g>
      ) : (
        <g transform="translate(13 13) scale(.28)">
          <TempleShape seat={seat} />
        </g>
      )}
    </svg>
  );
}
