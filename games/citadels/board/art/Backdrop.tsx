// Sky, sun, clouds, hills and ground behind a city or on a card. Colours are CSS: day, night theme, dusk.
import { useId, type ReactElement } from 'react';
import { path } from './path.ts';

export interface BackdropProps {
  readonly width: number;
  readonly height: number;
  /** Where the ground begins. */
  readonly ground: number;
  /** Place of the sun, 0 to 1 of the width. */
  readonly sun?: number | undefined;
  readonly clouds?: boolean | undefined;
}

export function Backdrop({ width: w, height: h, ground, sun = 0.9, clouds = true }: BackdropProps): ReactElement {
  const sky = useId();
  // While a window is being made smaller there may be no sky at all.
  const gy = Math.max(0, ground);
  return (
    <g aria-hidden>
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="cit-sky-a" />
        <stop offset=".4" className="cit-sky-b" />
        <stop offset=".74" className="cit-sky-c" />
        <stop offset="1" className="cit-sky-d" />
      </linearGradient>
      <rect width={w} height={h} fill={`url(#${sky})`} />
      <g className="cit-sun">
        <circle cx={w * sun} cy={gy * 0.42} r={gy * 0.34} opacity={0.35} />
        <circle cx={w * sun} cy={gy * 0.42} r={gy * 0.2} opacity={0.85} />
      </g>
      {clouds && (
        <path
          className="cit-cloud"
          d={cloud(w * 0.12, gy * 0.26, gy / 190) + cloud(w * 0.5, gy * 0.18, gy / 240) + cloud(w * 0.86, gy * 0.2, gy / 220)}
        />
      )}
      <path className="cit-hill-far" d={hill(w, h, gy * 0.09, gy * 0.68, 0.42, 1)} />
      <path className="cit-hill-near" d={hill(w, h, gy * 0.07, gy * 0.82, 0.6, 3.2)} />
      <rect className="cit-ground" y={gy - 3} width={w} height={h - gy + 3} />
      <path className="cit-ground-line" d={path`M0 ${gy - 3}H${w}`} />
    </g>
  );
}

const cloud = (x: number, y: number, k: number): string =>
  path`M${x} ${y}h${60 * k}a${8 * k} ${8 * k} 0 0 0 ${-4 * k} ${-13 * k}a${13 * k} ${13 * k} 0 0 0 ${-24 * k} ${-6 * k}a${10 * k} ${10 * k} 0 0 0 ${-19 * k} ${6 * k}a${8 * k} ${8 * k} 0 0 0 ${-13 * k} ${13 * k}z`;

function hill(w: number, h: number, rise: number, base: number, turn: number, phase: number): string {
  // A narrow picture shows fewer hills, not steeper ones.
  const span = 24 * Math.max(0.4, Math.min(1, w / 500));
  const points = Array.from({ length: 33 }, (_, i) => {
    const t = (i / 32) * span;
    const y = base - rise * (Math.sin(t * turn + phase) + 0.5 * Math.sin(t * turn * 2.3 + phase * 2));
    return path`${(w * i) / 32} ${y}`;
  });
  return `M0 ${h}L${points.join('L')}L${w} ${h}z`;
}

/** A burst of fireworks for the winner's evening; cx, cy, radius in the SVG around. */
export function Firework({
  cx,
  cy,
  r,
  color = '#ffe39a',
  rays = 14,
}: {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly color?: string | undefined;
  readonly rays?: number | undefined;
}): ReactElement {
  const ray = (k: number, from: number, to: number): string => {
    const a = (k * 2 * Math.PI) / rays;
    return path`M${cx + r * from * Math.cos(a)} ${cy + r * from * Math.sin(a)}L${cx + r * to * Math.cos(a)} ${cy + r * to * Math.sin(a)}`;
  };
  const all = Array.from({ length: rays }, (_, k) => k);
  return (
    <g className="cit-firework" stroke={color} strokeLinecap="round" fill="none" aria-hidden>
      <path d={all.map((k) => ray(k, 0.35, 1)).join('')} strokeWidth={Math.max(1.2, r * 0.075)} />
      <path d={all.map((k) => ray(k + 0.5, 0.78, 0.8)).join('')} strokeWidth={Math.max(2, r * 0.13)} />
    </g>
  );
}
