// A card turned some way, in units of one square: six squares, mortar between them, a cream inner line and a dark edge.
import type { ReactElement } from 'react';
import { CARD_IDS, faceOfCard, type Face } from '../../rules/data.ts';
import { ARCADE, FOUNTAIN, PARK, PLOT, TERRACE } from '../../rules/state.ts';
import squares from './squares.svg';

const START: Face = {
  width: 3,
  height: 2,
  codes: [PLOT, PLOT, PLOT, PLOT, PLOT, PLOT],
  dx: [0, 1, 2, 0, 1, 2],
  dy: [0, 0, 0, 1, 1, 1],
  builtDx: [],
  builtDy: [],
};

/** Card -1 is the start card. */
export function faceOf(card: number, rotation: number): Face {
  return card < 0 ? START : faceOfCard(card, rotation / 90);
}

/** How squares are drawn: in full, or with few shapes where they are a dozen pixels wide. */
export type Detail = 'full' | 'small';

const SQUARES: Readonly<Record<number, string>> = {
  [PLOT]: 'plot',
  [TERRACE]: 'terrace',
  [PARK]: 'park',
  [ARCADE]: 'arcade',
  [FOUNTAIN]: 'fountain',
};

/** What a square code shows, for a `<use>`. */
export const squareArt = (code: number, drawing: Detail): string =>
  `${squares}#${SQUARES[code]}${drawing === 'small' ? '-small' : ''}`;

interface SquareProps {
  readonly code: number;
  readonly x: number;
  readonly y: number;
  readonly drawing: Detail;
}

export function PlacedArt({ code, x, y, drawing }: SquareProps): ReactElement {
  return <use href={squareArt(code, drawing)} x={x} y={y} width={1.006} height={1.006} />;
}

interface CardFaceProps {
  readonly face: Face;
  readonly drawing: Detail;
  /** Places (0 to 5) that nobody sees: their ground is drawn, not their picture. */
  readonly hidden?: readonly boolean[] | undefined;
}

export function CardFace({ face: { width, height, codes, dx, dy }, drawing, hidden }: CardFaceProps): ReactElement {
  let mortar = '';
  for (let x = 1; x < width; x++) mortar += `M${x} 0V${height}`;
  for (let y = 1; y < height; y++) mortar += `M0 ${y}H${width}`;
  return (
    <>
      <rect width={width} height={height} rx=".09" fill="#e6d4a4" />
      <g style={CLIPPED}>
        {codes.map((code, place) =>
          hidden?.[place] ? null : (
            <PlacedArt key={`${dx[place]} ${dy[place]}`} code={code} x={dx[place]} y={dy[place]} drawing={drawing} />
          ),
        )}
      </g>
      <path d={mortar} stroke="#6d5a2c" strokeOpacity=".3" strokeWidth=".014" />
      <rect
        x=".011"
        y=".011"
        width={width - 0.022}
        height={height - 0.022}
        rx=".085"
        fill="none"
        stroke="#fff8e2"
        strokeWidth=".022"
      />
      <rect width={width} height={height} rx=".09" fill="none" stroke="#3c2f12" strokeOpacity=".6" strokeWidth=".013" />
    </>
  );
}

const CLIPPED = { clipPath: 'inset(0 round 0.09px)' } as const;

interface CardPictureProps {
  readonly card: number;
  readonly rotation?: number;
  readonly drawing?: Detail;
  /** Width in pixels of the lying card; an upright one is as high. */
  readonly width?: number | string;
  readonly className?: string;
}

/** A card on its own, for rows, lists and pages. */
export function CardPicture({ card, rotation = 0, drawing = 'full', width = '100%', className }: CardPictureProps): ReactElement {
  const face = faceOf(card, rotation);
  return (
    <svg
      className={className}
      data-shows={CARD_IDS[card]}
      viewBox={`-.04 -.04 ${face.width + 0.08} ${face.height + 0.08}`}
      width={width}
      aria-hidden
      style={{ aspectRatio: `${face.width} / ${face.height}` }}
    >
      <CardFace face={face} drawing={drawing} />
    </svg>
  );
}
