// Building kit: flags, banners, crosses, awnings, and the things that stand about in front of a house.
import type { ReactElement } from 'react';
import { CREAM, GOLD, INK, ROOF, ROOF_DARK } from '../palette.ts';
import { path, type Box, type Point } from './path.ts';

export function Flag({
  at: [x, y],
  h = 13,
  dir = 1,
}: {
  readonly at: Point;
  readonly h?: number;
  readonly dir?: 1 | -1;
}): ReactElement {
  const top = y - h;
  return (
    <>
      <path d={path`M${x} ${y}V${top}`} />
      <path
        d={path`M${x} ${top}q${4 * dir} -2.5 ${7 * dir} 0t${6 * dir} -.5l${-2 * dir} 3l${2 * dir} 3.3q${-3 * dir} 1.8 ${-6 * dir} .4t${-7 * dir} .3z`}
        fill={ROOF}
        strokeWidth={0.9}
      />
    </>
  );
}

export function Banner({ at: [x, y, w, h] }: { readonly at: Box }): ReactElement {
  const tail = y + h - w * 0.45;
  return (
    <>
      <path d={path`M${x} ${y}h${w}v${h}L${x + w / 2} ${tail}L${x} ${y + h}z`} fill={ROOF} strokeWidth={0.9} />
      <path
        d={path`M${x + w * 0.66} ${y + 0.5}h${w * 0.31}v${h - 1.5}l${-w * 0.31} ${-w * 0.3}z`}
        fill={ROOF_DARK}
        stroke="none"
      />
      <path d={path`M${x - 1.5} ${y}h${w + 3}`} strokeWidth={1.8} />
    </>
  );
}

export function Cross({ at: [x, y], s = 1 }: { readonly at: Point; readonly s?: number }): ReactElement {
  const d = path`M${x} ${y}V${y - 9 * s}M${x - 2.8 * s} ${y - 6 * s}h${5.6 * s}`;
  return (
    <>
      <path d={d} strokeWidth={2.8 * s} />
      <path d={d} stroke={GOLD} strokeWidth={1.2 * s} />
    </>
  );
}

/** Striped market awning of `count` scalloped strips. */
export function Awning({ at: [x, y, w, h], count }: { readonly at: Box; readonly count: number }): ReactElement {
  const m = w / count;
  const lean = (i: number): number => 2 - (i * 4) / count;
  return (
    <g strokeWidth={0.9}>
      {Array.from({ length: count }, (_, i) => (
        <path
          key={i}
          d={path`M${x + i * m + lean(i)} ${y}H${x + (i + 1) * m + lean(i + 1)}L${x + (i + 1) * m} ${y + h}a${m / 2} ${m / 2.2} 0 0 1 ${-m} 0z`}
          fill={i % 2 ? CREAM : ROOF}
        />
      ))}
    </g>
  );
}

export function Barrel({ at: [x, y] }: { readonly at: Point }): ReactElement {
  return (
    <>
      <path d={path`M${x} ${y}q-2.2 -5.5 0 -11h8q2.2 5.5 0 11z`} fill="#a4713f" />
      <path d={path`M${x + 5.4} ${y - 0.6}h2.4q1.8 -5 0 -9.8h-2.4z`} fill="#7f5329" stroke="none" />
      <path d={path`M${x - 0.8} ${y - 3.2}h9.6M${x - 0.8} ${y - 7.8}h9.6`} strokeWidth={1} />
    </>
  );
}

export function Crate({ at: [x, y], s = 9 }: { readonly at: Point; readonly s?: number }): ReactElement {
  return (
    <>
      <path d={path`M${x} ${y - s}h${s}v${s}h${-s}z`} fill="#c79a64" />
      <path d={path`M${x} ${y - s}l${s} ${s}M${x + s} ${y - s}l${-s} ${s}`} strokeWidth={0.8} opacity={0.6} />
    </>
  );
}

export function Bush({ at: [x, y], r = 6 }: { readonly at: Point; readonly r?: number }): ReactElement {
  return (
    <path
      d={path`M${x - r} ${y}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.5} ${-r * 0.9}a${r * 0.6} ${r * 0.65} 0 0 1 ${r} 0a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.5} ${r * 0.9}z`}
      fill="#7f9b62"
      strokeWidth={0.9}
    />
  );
}

export function Cypress({ at: [x, y], h = 26 }: { readonly at: Point; readonly h?: number }): ReactElement {
  return (
    <g strokeWidth={0.9}>
      <path d={path`M${x} ${y}v${-h * 0.4}`} stroke="#6d4a2d" strokeWidth={2.2} />
      <path d={path`M${x} ${y - h}q6 ${h * 0.3} 4.5 ${h * 0.72}h-9q-1.5 ${-h * 0.42} 4.5 ${-h * 0.72}z`} fill="#6d8b55" />
      <path d={path`M${x + 1} ${y - h + 4}q4 ${h * 0.3} 3 ${h * 0.58}h-3z`} fill="#4f6c40" stroke="none" />
    </g>
  );
}

/** A tree that lost its leaves. */
export function DeadTree({
  at: [x, y],
  h = 40,
  dir = 1,
}: {
  readonly at: Point;
  readonly h?: number;
  readonly dir?: 1 | -1;
}): ReactElement {
  const b = (dx: number): number => dx * dir;
  const d =
    path`M${x} ${y}C${x + b(1)} ${y - h * 0.3} ${x - b(3)} ${y - h * 0.45} ${x + b(1)} ${y - h * 0.7}L${x + b(3)} ${y - h}` +
    path`M${x - b(0.6)} ${y - h * 0.45}Q${x - b(7)} ${y - h * 0.58} ${x - b(8)} ${y - h * 0.8}` +
    path`M${x + b(0.5)} ${y - h * 0.62}Q${x + b(8)} ${y - h * 0.68} ${x + b(10)} ${y - h * 0.9}` +
    path`M${x - b(6)} ${y - h * 0.62}l${-b(5)} ${-h * 0.06}M${x + b(6.5)} ${y - h * 0.7}l${b(6)} ${h * 0.02}`;
  return (
    <>
      <path d={d} stroke={INK} strokeWidth={3.2} fill="none" />
      <path d={d} stroke="#7d6a63" strokeWidth={1.4} fill="none" />
    </>
  );
}

/** Puffs of smoke rising from a chimney. */
export function Smoke({ at: [x, y], fill = '#efe9df' }: { readonly at: Point; readonly fill?: string }): ReactElement {
  return (
    <g fill={fill} strokeWidth={0.7} opacity={0.92}>
      <circle cx={x + 11} cy={y - 17} r={5.6} />
      <circle cx={x + 5.5} cy={y - 9.5} r={4.6} />
      <circle cx={x + 1} cy={y - 3} r={3.2} />
    </g>
  );
}

/** Five-pointed gold star. */
export function Star({
  at: [x, y],
  r = 4,
  fill = GOLD,
}: {
  readonly at: Point;
  readonly r?: number;
  readonly fill?: string;
}): ReactElement {
  const tip = (k: number, radius: number): string => {
    const a = (k * Math.PI) / 5 - Math.PI / 2;
    return path`${x + radius * Math.cos(a)} ${y + radius * Math.sin(a)}`;
  };
  const d = Array.from({ length: 10 }, (_, k) => tip(k, k % 2 ? r * 0.45 : r)).join('L');
  return <path d={`M${d}z`} fill={fill} strokeWidth={0.8} />;
}
