// A card turned some way, in units of one square: six squares, mortar between them, a cream inner line and a dark edge.
import type { ReactElement } from 'react';
import { faceOfCard, type Face } from '../../rules/data.ts';
import { PLOT } from '../../rules/state.ts';
import { SmallSquare } from './smallSquares.tsx';
import { SquareArt } from './squares.tsx';
import { smallSymbol, squareSymbol } from './SymbolSheet.tsx';

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

/** How squares are drawn: by symbol (on the board, where SymbolSheet stands) or in full (alone, anywhere). */
export type Drawing = 'symbol' | 'small' | 'alone' | 'small-alone';

interface SquareProps {
  readonly code: number;
  readonly x: number;
  readonly y: number;
  readonly drawing: Drawing;
}

export function PlacedArt({ code, x, y, drawing }: SquareProps): ReactElement {
  if (drawing === 'symbol' || drawing === 'small') {
    const href = drawing === 'small' ? smallSymbol(code) : squareSymbol(code);
    return <use href={href} x={x} y={y} width={1.006} height={1.006} />;
  }
  return (
    <g transform={`translate(${x} ${y}) scale(.0101)`}>
      {drawing === 'alone' ? <SquareArt code={code} /> : <SmallSquare code={code} />}
    </g>
  );
}

interface CardFaceProps {
  readonly face: Face;
  readonly drawing: Drawing;
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
  readonly drawing?: Drawing;
  /** Width in pixels of the lying card; an upright one is as high. */
  readonly width?: number | string;
  readonly className?: string;
}

/** A card on its own, for rows, lists and pages. */
export function CardPicture({
  card,
  rotation = 0,
  drawing = 'alone',
  width = '100%',
  className,
}: CardPictureProps): ReactElement {
  const face = faceOf(card, rotation);
  return (
    <svg
      className={className}
      viewBox={`-.04 -.04 ${face.width + 0.08} ${face.height + 0.08}`}
      width={width}
      aria-hidden
      style={{ aspectRatio: `${face.width} / ${face.height}` }}
    >
      <CardFace face={face} drawing={drawing} />
    </svg>
  );
}
