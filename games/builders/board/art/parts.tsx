// What antique buildings are made of: walls, columns, roofs, arches, steps, trees. Every part stands on y and grows
// upwards (towards smaller y); x is its middle. `bld-fine` marks details that a blueprint leaves out.
import type { ReactElement, ReactNode } from 'react';
import { C, TONES, type Tone } from './palette.ts';

export const times = <T,>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** `count` middles spread evenly over a width. */
export const spread = (count: number, x: number, width: number): number[] =>
  times(count, (i) => x - width / 2 + (width / count) * (i + 0.5));

export interface At {
  readonly x?: number;
  readonly y?: number;
}
interface Box extends At {
  readonly w: number;
  readonly h: number;
}

export function Wall({ x = 0, y = 0, w, h, tone = 'stone', lean = 0 }: Box & { tone?: Tone; lean?: number }): ReactElement {
  const [front, shade] = TONES[tone];
  const l = x - w / 2;
  const r = x + w / 2;
  const corner = x + w * 0.24;
  return (
    <g>
      <path d={`M${l} ${y}L${l + lean} ${y - h}H${r - lean}L${r} ${y}Z`} fill={front} stroke={C.edge} strokeWidth={0.5} />
      <path
        className="bld-fine"
        d={`M${corner} ${y}L${corner - lean * 0.3} ${y - h}H${r - lean}L${r} ${y}Z`}
        fill={shade}
        opacity={0.75}
      />
    </g>
  );
}

/** A band along the top of a wall. */
export function Cornice({ x = 0, y = 0, w, h = 3 }: At & { w: number; h?: number }): ReactElement {
  return <rect x={x - w / 2} y={y - h} width={w} height={h} fill={C.pale} stroke={C.edge} strokeWidth={0.5} />;
}

export function Columns({ x = 0, y = 0, w, h, n, deep = true }: Box & { n: number; deep?: boolean }): ReactElement {
  const step = w / n;
  const thick = Math.min(step * 0.5, 7);
  return (
    <g>
      {deep && <rect className="bld-fine" x={x - w / 2} y={y - h} width={w} height={h} fill={C.hole} opacity={0.85} />}
      {spread(n, x, w).map((at) => (
        <g key={at}>
          <rect x={at - thick / 2} y={y - h} width={thick} height={h} fill={C.pale} stroke={C.edge} strokeWidth={0.4} />
          <rect className="bld-fine" x={at + thick * 0.12} y={y - h} width={thick * 0.38} height={h} fill={C.paleDark} />
          <path
            className="bld-fine"
            d={`M${at - thick * 0.75} ${y - h}h${thick * 1.5}v1.8h${-thick * 1.5}zM${at - thick * 0.7} ${y - 1.8}h${thick * 1.4}v1.8h${-thick * 1.4}z`}
            fill={C.stone}
          />
        </g>
      ))}
    </g>
  );
}

/** A gable seen from the front, as on a temple. */
export function Pediment({
  x = 0,
  y = 0,
  w,
  h,
  roof = C.tile,
  children,
}: Box & { roof?: string; children?: ReactNode }): ReactElement {
  return (
    <g>
      <path d={`M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}Z`} fill={roof} stroke={C.tileDark} strokeWidth={0.6} />
      <path
        className="bld-fine"
        d={`M${x - w / 2 + h * 0.42} ${y - 1}L${x} ${y - h * 0.76}L${x + w / 2 - h * 0.42} ${y - 1}Z`}
        fill={C.pale}
      />
      {children}
    </g>
  );
}

/** A tiled roof seen from its long side. */
export function Tiles({
  x = 0,
  y = 0,
  w,
  h,
  inset = 6,
  roof = C.tile,
  dark = C.tileDark,
}: Box & { inset?: number; roof?: string; dark?: string }): ReactElement {
  const lines = Math.max(3, Math.round(w / 6));
  return (
    <g>
      <path
        d={`M${x - w / 2} ${y}L${x - w / 2 + inset} ${y - h}H${x + w / 2 - inset}L${x + w / 2} ${y}Z`}
        fill={roof}
        stroke={dark}
        strokeWidth={0.6}
      />
      <path
        className="bld-fine"
        d={times(lines - 1, (i) => {
          const t = (i + 1) / lines;
          return `M${x - w / 2 + w * t} ${y}L${x - w / 2 + inset + (w - 2 * inset) * t} ${y - h}`;
        }).join('')}
        stroke={dark}
        strokeWidth={0.6}
        fill="none"
        opacity={0.6}
      />
    </g>
  );
}

/** A dark opening with a round top. */
export function Arch({ x = 0, y = 0, w, h, fill = C.hole }: Box & { fill?: string }): ReactElement {
  const r = w / 2;
  return <path className="bld-fine" d={`M${x - r} ${y}V${y - h + r}A${r} ${r} 0 0 1 ${x + r} ${y - h + r}V${y}Z`} fill={fill} />;
}

export function Arches({ x = 0, y = 0, w, h, n, fill }: Box & { n: number; fill?: string }): ReactElement {
  return (
    <g>
      {spread(n, x, w).map((at) => (
        <Arch key={at} x={at} y={y} w={(w / n) * 0.62} h={h} {...(fill !== undefined && { fill })} />
      ))}
    </g>
  );
}

export function Windows({
  xs,
  y,
  w = 4,
  h = 5.5,
  fill = C.hole,
}: {
  xs: readonly number[];
  y: number;
  w?: number;
  h?: number;
  fill?: string;
}): ReactElement {
  return (
    <g className="bld-fine" fill={fill}>
      {xs.map((x) => (
        <rect key={x} x={x - w / 2} y={y - h} width={w} height={h} rx={0.6} />
      ))}
    </g>
  );
}

export function Steps({ x = 0, y = 0, w, n = 3, h = 2.4 }: At & { w: number; n?: number; h?: number }): ReactElement {
  return (
    <g>
      {times(n, (i) => (
        <rect
          key={i}
          x={x - w / 2 + i * 3}
          y={y - (i + 1) * h}
          width={w - i * 6}
          height={h}
          fill={i % 2 ? C.stone : C.paleDark}
          stroke={C.edge}
          strokeWidth={0.4}
        />
      ))}
    </g>
  );
}

export function Merlons({ x = 0, y = 0, w, n, tone = 'stone' }: At & { w: number; n: number; tone?: Tone }): ReactElement {
  const step = w / n;
  return (
    <g fill={TONES[tone][0]} stroke={C.edge} strokeWidth={0.5}>
      {spread(n, x, w).map((at) => (
        <path key={at} d={`M${at - step * 0.34} ${y}v-4.5h${step * 0.68}v4.5z`} />
      ))}
    </g>
  );
}

export function Flag({ x = 0, y = 0, h = 14, fill = C.red }: At & { h?: number; fill?: string }): ReactElement {
  return (
    <g>
      <path d={`M${x} ${y}V${y - h}`} stroke={C.woodDark} strokeWidth={1.1} fill="none" />
      <path d={`M${x + 0.5} ${y - h}q4 -1.5 6 .6t5 .2v5.4q-3 1.6 -5 0t-6 -.2z`} fill={fill} />
    </g>
  );
}

export function Palm({ x = 0, y = 0, h = 30 }: At & { h?: number }): ReactElement {
  const top = y - h;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={`M${x} ${y}q${h * 0.08} ${-h * 0.5} 0 ${-h}`} stroke={C.wood} strokeWidth={h * 0.07} />
      <path
        d={`M${x} ${top}q${-h * 0.16} ${-h * 0.16} ${-h * 0.34} ${h * 0.08}M${x} ${top}q${-h * 0.2} 0 ${-h * 0.26} ${h * 0.24}M${x} ${top}q${h * 0.16} ${-h * 0.18} ${h * 0.34} ${h * 0.06}M${x} ${top}q${h * 0.2} 0 ${h * 0.26} ${h * 0.24}M${x} ${top}q${-h * 0.04} ${-h * 0.14} ${h * 0.08} ${-h * 0.22}`}
        stroke={C.leaf}
        strokeWidth={h * 0.075}
      />
    </g>
  );
}

export function Cypress({ x = 0, y = 0, h = 26 }: At & { h?: number }): ReactElement {
  const r = h * 0.15;
  return (
    <g>
      <path
        d={`M${x} ${y}q${-r * 1.6} ${-h * 0.3} ${-r * 0.7} ${-h * 0.66}Q${x - r * 0.3} ${y - h * 0.94} ${x} ${y - h}q${r * 0.3} ${h * 0.06} ${r * 0.7} ${h * 0.34}T${x} ${y}z`}
        fill={C.leafDark}
      />
      <path
        className="bld-fine"
        d={`M${x} ${y}q${-r * 1.4} ${-h * 0.3} ${-r * 0.5} ${-h * 0.66}Q${x - r * 0.2} ${y - h * 0.9} ${x} ${y - h}z`}
        fill={C.leaf}
      />
    </g>
  );
}

export function Bush({ x = 0, y = 0, r = 5 }: At & { r?: number }): ReactElement {
  return (
    <path
      d={`M${x - r} ${y}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.4} ${-r * 0.9}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 1.2} 0a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.4} ${r * 0.9}z`}
      fill={C.leaf}
    />
  );
}

export function Amphora({ x = 0, y = 0, h = 9, fill = C.brick }: At & { h?: number; fill?: string }): ReactElement {
  const k = h / 10;
  return (
    <path
      className="bld-fine"
      d={`M${x - k} ${y}c${-3.4 * k} ${-3 * k} ${-3.4 * k} ${-6 * k} 0 ${-8 * k}v${-2 * k}h${2 * k}v${2 * k}c${3.4 * k} ${2 * k} ${3.4 * k} ${5 * k} 0 ${8 * k}z`}
      fill={fill}
    />
  );
}

export function Beam({ d, w = 2.4, dark = false }: { d: string; w?: number; dark?: boolean }): ReactElement {
  return <path d={d} stroke={dark ? C.woodDark : C.wood} strokeWidth={w} strokeLinecap="round" fill="none" />;
}

/** Courses of masonry: thin lines across a face. */
export function Courses({ d }: { d: string }): ReactElement {
  return <path className="bld-fine" d={d} stroke={C.edge} strokeWidth={0.5} opacity={0.55} fill="none" />;
}
