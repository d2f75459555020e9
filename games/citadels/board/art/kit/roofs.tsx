// Building kit: the roofs, which carry the district's colour. Light comes from the left.
import type { ReactElement } from 'react';
import { GOLD, ROOF, ROOF_DARK, ROOF_LIGHT } from '../palette.ts';
import { path, type Box } from './path.ts';

/** Roofs stand on the bottom of their box; `over` is the overhang of the eaves. */
interface RoofProps {
  readonly at: Box;
  readonly over?: number;
}

interface FacesProps {
  readonly outline: string;
  readonly shade: string;
  readonly tiles: string;
}

function Faces({ outline, shade, tiles }: FacesProps): ReactElement {
  return (
    <>
      <path d={outline} fill={ROOF} stroke="none" />
      <path d={shade} fill={ROOF_DARK} stroke="none" />
      <path className="cit-tiles" d={tiles} stroke={ROOF_LIGHT} strokeWidth={1} opacity={0.8} fill="none" />
      <path d={outline} fill="none" />
    </>
  );
}

export function Gable({ at: [x, y, w, h], over = 3 }: RoofProps): ReactElement {
  const base = y + h;
  const mid = x + w / 2;
  const row = (k: number, from: number, to: number): string =>
    path`M${x + w * (0.5 * k + from)} ${base - h * k}H${x + w * (0.5 * k + to)}`;
  return (
    <Faces
      outline={path`M${x - over} ${base}L${mid} ${y}L${x + w + over} ${base}z`}
      shade={path`M${mid} ${y}L${x + w + over} ${base}H${x + w * 0.58}z`}
      tiles={row(0.18, 0.04, 0.18) + row(0.18, 0.28, 0.4) + row(0.42, 0.02, 0.24) + row(0.66, 0.03, 0.12)}
    />
  );
}

export function Hip({ at: [x, y, w, h], over = 3, inset = 10 }: RoofProps & { readonly inset?: number }): ReactElement {
  const base = y + h;
  return (
    <Faces
      outline={path`M${x - over} ${base}L${x + inset} ${y}H${x + w - inset}L${x + w + over} ${base}z`}
      shade={path`M${x + w * 0.66} ${base}V${y}H${x + w - inset}L${x + w + over} ${base}z`}
      tiles={
        path`M${x + inset * 0.4} ${base - h * 0.24}h${w * 0.16}M${x + w * 0.34} ${base - h * 0.24}h${w * 0.2}` +
        path`M${x + inset * 0.75} ${base - h * 0.5}h${w * 0.26}M${x + w * 0.48} ${base - h * 0.5}h${w * 0.1}` +
        path`M${x + inset} ${base - h * 0.76}h${w * 0.14}M${x + w * 0.36} ${base - h * 0.76}h${w * 0.16}`
      }
    />
  );
}

export function Cone({ at: [x, y, w, h], over = 2.5, ball = true }: RoofProps & { readonly ball?: boolean }): ReactElement {
  const base = y + h;
  const mid = x + w / 2;
  const bend = base - h * 0.42;
  return (
    <>
      <Faces
        outline={path`M${x - over} ${base}Q${x + w * 0.38} ${bend} ${mid} ${y}Q${x + w * 0.62} ${bend} ${x + w + over} ${base}z`}
        shade={path`M${x + w * 0.56} ${base}L${mid} ${y}Q${x + w * 0.62} ${bend} ${x + w + over} ${base}z`}
        tiles={
          path`M${x + w * 0.12} ${base - h * 0.16}h${w * 0.16}M${x + w * 0.36} ${base - h * 0.16}h${w * 0.12}` +
          path`M${x + w * 0.28} ${base - h * 0.34}h${w * 0.16}M${x + w * 0.4} ${base - h * 0.54}h${w * 0.08}`
        }
      />
      {ball && <circle cx={mid} cy={y - 1.2} r={1.7} fill={GOLD} />}
    </>
  );
}

export function Dome({ at: [x, y, w, h] }: { readonly at: Box }): ReactElement {
  const base = y + h;
  const mid = x + w / 2;
  const high = base - h * 0.9;
  return (
    <>
      <Faces
        outline={path`M${x} ${base}C${x} ${high} ${x + w * 0.32} ${y} ${mid} ${y}C${x + w * 0.68} ${y} ${x + w} ${high} ${x + w} ${base}z`}
        shade={path`M${x + w * 0.6} ${base}C${x + w * 0.68} ${base - h * 0.5} ${x + w * 0.6} ${high} ${mid} ${y}C${x + w * 0.68} ${y} ${x + w} ${high} ${x + w} ${base}z`}
        tiles={path`M${x + w * 0.4} ${base}C${x + w * 0.36} ${base - h * 0.5} ${x + w * 0.42} ${high} ${mid} ${y}`}
      />
      <path
        d={path`M${x + w * 0.17} ${base - h * 0.18}C${x + w * 0.17} ${base - h * 0.6} ${x + w * 0.26} ${base - h * 0.76} ${x + w * 0.34} ${base - h * 0.84}`}
        stroke={ROOF_LIGHT}
        strokeWidth={1.8}
        fill="none"
      />
    </>
  );
}
