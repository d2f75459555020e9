// The cards of a garden in the order in which they were laid, each with its shadow on what lies below; temples on top.
import { memo, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { hasTemple, squaresOf } from '../../rules/garden.ts';
import { CARD_IDS } from '../../rules/data.ts';
import type { Garden } from '../../rules/state.ts';
import { CardFace, type Detail } from '../art/CardFace.tsx';
import { TempleShape } from '../art/Temple.tsx';
import { squareKey, type Layer } from './layers.ts';

/** Soft edges without a filter, so that panning stays quick. */
export function CardShadow({
  width,
  height,
  small,
}: {
  readonly width: number;
  readonly height: number;
  readonly small?: boolean;
}): ReactElement {
  const rims = small ? [0.04] : [0.12, 0.085, 0.05, 0.02];
  return (
    <>
      {rims.map((rim) => (
        <rect
          key={rim}
          x={-rim}
          y={-rim + 0.05}
          width={width + rim * 2}
          height={height + rim * 2}
          rx={0.09 + rim}
          fill="#0b0d1c"
          opacity={small ? 0.4 : 0.12}
        />
      ))}
    </>
  );
}

interface CardsProps {
  readonly layers: readonly Layer[];
  readonly drawing: Detail;
  /** The card to mark as laid last. */
  readonly latest?: boolean;
}

export const GardenCards = memo(function GardenCards({ layers, drawing, latest = false }: CardsProps): ReactElement {
  const small = drawing === 'small';
  return (
    <>
      {layers.map(({ key, card, x, y, tilt, face, hidden }, order) => (
        <g
          key={key}
          data-layer={order}
          data-shows={CARD_IDS[card]}
          transform={`translate(${x} ${y})${small ? '' : ` rotate(${tilt} ${face.width / 2} ${face.height / 2})`}`}
        >
          <g>
            <CardShadow width={face.width} height={face.height} small={small} />
            <CardFace face={face} drawing={drawing} hidden={hidden} />
          </g>
          {latest && order > 0 && order === layers.length - 1 && (
            <rect
              x="-.03"
              y="-.03"
              width={face.width + 0.06}
              height={face.height + 0.06}
              rx=".12"
              fill="none"
              stroke="#ffd34d"
              strokeWidth={small ? 0.12 : 0.05}
            />
          )}
        </g>
      ))}
    </>
  );
});

interface StandingProps {
  readonly x: number;
  readonly y: number;
  readonly seat: Seat;
  readonly small?: boolean;
  /** Not there yet: the square keeps its light. */
  readonly bare?: boolean;
}

/** A temple on its square, in units of one square. */
export function StandingTemple({ x, y, seat, small = false, bare = false }: StandingProps): ReactElement {
  const size = small ? 0.0094 : 0.0078;
  return (
    <g transform={`translate(${x} ${y})`} data-temple={squareKey({ x, y })}>
      {!bare && <rect x=".02" y=".02" width=".96" height=".96" rx=".07" fill="#150c2c" opacity={small ? 0.42 : 0.3} />}
      <g>
        <g transform={`translate(${small ? 0.03 : 0.11} ${small ? 0.03 : 0.13}) scale(${size})`}>
          <TempleShape seat={seat} />
        </g>
      </g>
    </g>
  );
}

export const Temples = memo(function Temples({
  garden,
  seat,
  small = false,
}: {
  readonly garden: Garden;
  readonly seat: Seat;
  readonly small?: boolean;
}): ReactElement {
  return (
    <>
      {squaresOf(garden)
        .filter(({ code }) => hasTemple(code))
        .map(({ x, y }) => (
          <StandingTemple key={squareKey({ x, y })} x={x} y={y} seat={seat} small={small} />
        ))}
    </>
  );
});
