// The small signs that double every colour: an area's stone, a roof's shape, a seat's shape, a card's back.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { ROUND } from '../../rules/board.ts';

interface Sized {
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
  readonly title?: string | undefined;
}

const spoken = (title: string | undefined): { role: 'img' } | { 'aria-hidden': true } =>
  title === undefined ? { 'aria-hidden': true } : { role: 'img' };

/** Colours of areas and permits: red is terracotta brick, white a marble column, black basalt paving. */
export const STONES = [
  { face: '#bf5d44', edge: '#7d3322', line: '#f6d9cb' },
  { face: '#fffaf0', edge: '#8d7b58', line: '#7b6a49' },
  { face: '#4a4a55', edge: '#26252b', line: '#d8d7e0' },
] as const;

const STONE_LINES = [
  'M2 6.3H14M2 10H14M6 2.6V6.3M10.4 2.6V6.3M8.2 6.3V10M4.2 6.3V10M12.2 6.3V10M6 10V13.4M10.4 10V13.4',
  'M4.4 3.6H11.6M5.4 5.2H10.6M4.4 12.6H11.6M6.3 5.4V12.2M8 5.4V12.2M9.7 5.4V12.2',
  'M8 2.8L10.2 4.1V6.6L8 7.9L5.8 6.6V4.1ZM5.6 7.1L7.8 8.4V11L5.6 12.3L3.4 11V8.4ZM10.4 7.1L12.6 8.4V11L10.4 12.3L8.2 11V8.4Z',
] as const;

/** The sign of an area's colour: 0 red, 1 white, 2 black. */
export function StoneSign({ colour, size = 15, x, y, title }: Sized & { readonly colour: number }): ReactElement {
  const stone = STONES[colour] ?? STONES[0];
  return (
    <svg className="cap-sign" x={x} y={y} width={size} height={size} viewBox="0 0 16 16" {...spoken(title)}>
      {title !== undefined && <title>{title}</title>}
      <rect x="1" y="1.6" width="14" height="12.8" rx="2.6" fill={stone.face} stroke={stone.edge} strokeWidth="1.3" />
      <path d={STONE_LINES[colour]} fill="none" stroke={stone.line} strokeWidth="1.15" strokeLinejoin="round" />
    </svg>
  );
}

/** A roof from the front: 0 round, 1 triangular. */
export function RoofSign({ shape, size = 14, color, x, y, title }: Sized & { shape: number; color?: string }): ReactElement {
  const d = shape === ROUND ? 'M2 12.8V11.6A6 7.4 0 0 1 14 11.6V12.8Z' : 'M.8 12.8L8 3L15.2 12.8Z';
  return (
    <svg className="cap-sign" x={x} y={y} width={size} height={size} viewBox="0 0 16 16" {...spoken(title)}>
      {title !== undefined && <title>{title}</title>}
      <path d={d} fill={color ?? 'currentColor'} />
    </svg>
  );
}

/** The shapes of the platform's player marks, small enough for a roof: circle, diamond, triangle, hexagon. */
const SEAT_SHAPES = [
  'M0-.82A.82.82 0 1 0 0 .82A.82.82 0 1 0 0-.82Z',
  'M0-1L1 0L0 1L-1 0Z',
  'M0-.92L.98.74H-.98Z',
  'M-.5-.87H.5L1 0L.5.87H-.5L-1 0Z',
] as const;

export function SeatGlyph({ seat, x, y, r, fill = '#fff' }: { seat: Seat; x: number; y: number; r: number; fill?: string }) {
  return <path d={SEAT_SHAPES[seat % SEAT_SHAPES.length]} fill={fill} transform={`translate(${x} ${y}) scale(${r})`} />;
}

export function CardBack({ width = 14, title }: { readonly width?: number; readonly title?: string | undefined }): ReactElement {
  return (
    <svg className="cap-sign" width={width} height={(width * 128) / 92} viewBox="0 0 92 128" {...spoken(title)}>
      {title !== undefined && <title>{title}</title>}
      <rect x="3" y="3" width="86" height="122" rx="11" fill="#8d3f2c" stroke="#5e2417" strokeWidth="4" />
      <rect x="13" y="13" width="66" height="102" rx="5" fill="none" stroke="#e9c9a0" strokeWidth="4" />
      <path d="M24 92h44v8H24zM28 84V58h7v26zM42.5 84V58h7v26zM57 84V58h7v26zM20 54L46 34L72 54Z" fill="#e9c9a0" />
    </svg>
  );
}

/** The consul's laurel: who begins the round. */
export function Consul({ size = 18, title }: { readonly size?: number; readonly title?: string | undefined }): ReactElement {
  return (
    <svg className="cap-sign" width={size} height={size} viewBox="0 0 24 24" {...spoken(title)}>
      {title !== undefined && <title>{title}</title>}
      <path
        d="M10.4 20.5C4.6 19 2.2 13 4.6 6.2M13.6 20.5C19.4 19 21.8 13 19.4 6.2"
        fill="none"
        stroke="#8a6210"
        strokeWidth="1.2"
      />
      {[0, 1, 2, 3, 4].map((leaf) => {
        const [x, y, turn] = [
          [5, 5.4, 12],
          [3.9, 9, -8],
          [4.2, 12.6, -28],
          [5.9, 16, -48],
          [8.6, 18.9, -66],
        ][leaf];
        return (
          <g key={leaf} fill="#d9a52c" stroke="#8a6210" strokeWidth=".6">
            <path d="M0 0q2.6-1 3-4.2Q.2-3.6 0 0z" transform={`translate(${x} ${y}) rotate(${turn})`} />
            <path d="M0 0q-2.6-1-3-4.2Q-.2-3.6 0 0z" transform={`translate(${24 - x} ${y}) rotate(${-turn})`} />
          </g>
        );
      })}
    </svg>
  );
}
