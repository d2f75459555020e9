// The two signs every board draws: an icon of the game-icons set, and a player's mark (colour and shape).
import type { ReactElement } from 'react';

export interface IconData {
  /** SVG markup written by scripts/icons.mjs; never text from outside. */
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

interface Placed {
  /** Side in pixels (or in user units, inside another SVG). */
  readonly size?: number | string | undefined;
  /** Position inside another SVG. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Read aloud; without it the drawing is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

export interface IconProps extends Placed {
  readonly icon: IconData;
  /** Defaults to the colour of the text around. */
  readonly color?: string | undefined;
}

export function Icon({ icon, size = '1em', x, y, title, className, color }: IconProps): ReactElement {
  return (
    <svg
      className={className}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      color={color}
      {...spoken(title)}
    >
      {title !== undefined && <title>{title}</title>}
      <g dangerouslySetInnerHTML={{ __html: icon.body }} />
    </svg>
  );
}

/** Colour is never alone: seats 0 to 6 are circle, diamond, triangle, hexagon, square, pentagon, star. */
const MARKS = [
  { d: 'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z', fill: 'var(--p0, #2f6db3)', letterY: 14 },
  { d: 'M10 .6L19.4 10L10 19.4L.6 10z', fill: 'var(--p1, #c0392b)', letterY: 13.8 },
  { d: 'M10 1.2L19.4 17.8H.6z', fill: 'var(--p2, #2e8b57)', letterY: 15.6 },
  { d: 'M5.2 1.8h9.6L19.5 10l-4.7 8.2H5.2L.5 10z', fill: 'var(--p3, #d59a1b)', letterY: 14 },
  { d: 'M2.2 2.2h15.6v15.6H2.2z', fill: 'var(--p4, #7a4ea3)', letterY: 14 },
  { d: 'M10 1l9.3 6.8L15.75 18.7H4.25L.7 7.8z', fill: 'var(--p5, #d0668f)', letterY: 14.6 },
  {
    d: 'M10 .4l2.9 6.3l6.8.8l-5 4.7l1.3 6.8L10 15.6l-6 3.4l1.3-6.8l-5-4.7l6.8-.8z',
    fill: 'var(--p6, #4b5563)',
    letterY: 14.2,
  },
] as const;

/** The shape of a seat's mark in a square of 20, for drawings that are no SVG. */
export const markShape = (seat: number): string => MARKS[(((seat % 7) + 7) % 7) as MarkSeat].d;

export type MarkSeat = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface PlayerMarkProps extends Placed {
  /** 0 to 6; higher seats start again from the circle. */
  readonly seat: number;
  /** First letter of the name, where there is room for it. */
  readonly letter?: string | undefined;
}

export function PlayerMark({ seat, size = 18, x, y, title, className, letter }: PlayerMarkProps): ReactElement {
  const mark = MARKS[(((seat % 7) + 7) % 7) as MarkSeat];
  return (
    <svg className={className} x={x} y={y} width={size} height={size} viewBox="-1.5 -1.5 23 23" {...spoken(title)}>
      {title !== undefined && <title>{title}</title>}
      <path d={mark.d} fill={mark.fill} stroke="var(--mark-edge, #fff)" strokeWidth={1.4} strokeLinejoin="round" />
      {letter !== undefined && (
        <text x={10} y={mark.letterY} textAnchor="middle" fontSize={10} fontWeight={700} fill="#fff">
          {letter}
        </text>
      )}
    </svg>
  );
}

function spoken(title: string | undefined): { role: 'img' } | { 'aria-hidden': true } {
  return title === undefined ? { 'aria-hidden': true } : { role: 'img' };
}
