// What happens where one square of the card in hand would lie: tick, chevron, plus or cross. Form first, colour second.
import type { ReactElement } from 'react';
import type { Landing, PlacedSquare } from '../../rules/placement.ts';

/** A building on an equal one is no loss: it rests there like on a plot. */
export const signOf = ({ landing, shows, beneath }: PlacedSquare): Landing =>
  landing === 'ON_BUILDING' && shows === beneath ? 'ON_PLOT' : landing;

const SIGNS: Readonly<Record<Landing, { readonly color: string; readonly d: string }>> = {
  ON_PLOT: { color: '#2e7d4f', d: 'M-5 .5L-1.4 4L5.4-4' },
  ON_BUILDING: { color: '#a0680f', d: 'M-4.6-2.4L0 2.6L4.6-2.4' },
  NEW_GROUND: { color: '#1f4e8c', d: 'M0-5V5M-5 0H5' },
  BUILDING_ON_TABLE: { color: '#b3372f', d: 'M-4-4L4 4M4-4L-4 4' },
  COVERS_TEMPLE: { color: '#b3372f', d: 'M-4-4L4 4M4-4L-4 4' },
};

export function Badge({
  landing,
  x = 0,
  y = 0,
  r,
}: {
  readonly landing: Landing;
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
}): ReactElement {
  const { color, d } = SIGNS[landing];
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 12})`}>
      <circle r="11.5" fill={color} stroke="#fff" strokeWidth="2" />
      <path d={d} stroke="#fff" strokeWidth="2.8" fill="none" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
}

export const isRefused = (landing: Landing): boolean => landing === 'BUILDING_ON_TABLE' || landing === 'COVERS_TEMPLE';
