// Building kit: walls, battlements, cornices, steps and columns. Ink comes from the group around.
import type { ReactElement } from 'react';
import { STONE, TRIM, type Stone } from '../palette.ts';
import { noise, path, type Box } from './path.ts';

interface WallProps {
  readonly at: Box;
  readonly tone?: Stone;
  readonly bricks?: boolean;
  /** Shade thrown on the wall by the roof above. */
  readonly eave?: boolean;
}

export function Wall({ at, tone = 'cream', bricks = true, eave = true }: WallProps): ReactElement {
  const [x, y, w, h] = at;
  const [front, shade, joint] = STONE[tone];
  return (
    <>
      <path d={path`M${x} ${y}h${w}v${h}h${-w}z`} fill={front} stroke="none" />
      <path d={path`M${x + w * 0.66} ${y}h${w * 0.34}v${h}h${-w * 0.34}z`} fill={shade} stroke="none" />
      {bricks && <path className="cit-bricks" d={joints(at)} stroke={joint} strokeWidth={0.9} opacity={0.75} />}
      {eave && <path d={path`M${x} ${y}h${w}v3.2h${-w}z`} fill="#43322b" opacity={0.16} stroke="none" />}
      <path d={path`M${x} ${y}h${w}v${h}h${-w}z`} fill="none" />
    </>
  );
}

function joints([x, y, w, h]: Box): string {
  const next = noise(x * 31 + y * 17 + w * 7 + h);
  let d = '';
  for (let i = Math.round((w * h) / 190); i > 0; i--) {
    d += path`M${x + 3 + next() * (w - 11)} ${y + 5 + next() * (h - 9)}h${3 + next() * 3}`;
  }
  return d;
}

interface MerlonsProps {
  readonly at: Box;
  readonly count: number;
  readonly tone?: Stone;
}

/** Battlements standing on y + h. */
export function Merlons({ at: [x, y, w, h], count, tone = 'grey' }: MerlonsProps): ReactElement {
  const [front, shade] = STONE[tone];
  const step = w / (2 * count - 1);
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <path key={i} d={path`M${x + i * 2 * step} ${y}h${step}v${h}h${-step}z`} fill={i / count > 0.62 ? shade : front} />
      ))}
    </>
  );
}

/** A light stone slab: cornice, lintel, landing. */
export function Slab({ at: [x, y, w, h], fill = TRIM }: { readonly at: Box; readonly fill?: string }): ReactElement {
  return (
    <>
      <path d={path`M${x} ${y}h${w}v${h}h${-w}z`} fill={fill} stroke="none" />
      <path d={path`M${x + w * 0.66} ${y}h${w * 0.34}v${h}h${-w * 0.34}z`} fill="#8e6f3a" opacity={0.28} stroke="none" />
      <path d={path`M${x} ${y}h${w}v${h}h${-w}z`} fill="none" />
    </>
  );
}

export function Columns({
  xs,
  at: [y, w, h],
}: {
  readonly xs: readonly number[];
  readonly at: readonly [y: number, w: number, h: number];
}): ReactElement {
  return (
    <>
      {xs.map((x) => (
        <g key={x} strokeWidth={0.9}>
          <path d={path`M${x} ${y}h${w}v${h}h${-w}z`} fill="#fbf3df" />
          <path d={path`M${x + w * 0.6} ${y}h${w * 0.4}v${h}h${-w * 0.4}z`} fill="#d8c295" stroke="none" />
          <path d={path`M${x - 0.8} ${y}h${w + 1.6}M${x - 0.8} ${y + h}h${w + 1.6}`} strokeWidth={1.6} />
        </g>
      ))}
    </>
  );
}

/** A lone chimney, pier or pinnacle. */
export function Post({ at, fill = '#cf9f70' }: { readonly at: Box; readonly fill?: string }): ReactElement {
  const [x, y, w, h] = at;
  return (
    <>
      <path d={path`M${x} ${y}h${w}v${h}h${-w}z`} fill={fill} />
      <path d={path`M${x - 1} ${y}h${w + 2}v3h${-w - 2}z`} fill={fill} />
    </>
  );
}
