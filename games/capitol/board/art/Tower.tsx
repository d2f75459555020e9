// A building: floors with arched windows, and the roof of its owner, or a scaffold where it is still open.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { ROUND } from '../../rules/board.ts';
import { NO_ROOF } from '../../rules/state.ts';
import { area, between, corners, moved, path, points, short, up, FLAT, type Point } from './iso.ts';
import { dome, GHOST, roofTint, usePaint } from './paint.tsx';
import { SeatGlyph } from './signs.tsx';

/** Footprint and height of a floor, as shares of a square's edge. */
const FOOT = 0.66;
const FLOOR = 0.29;

export interface TowerProps {
  readonly floors: number;
  /** ROUND, TRIANGULAR or NO_ROOF. */
  readonly shape: number;
  readonly seat: Seat;
  /** Edge of the square it stands on. */
  readonly edge: number;
  /** The topmost floors that are not confirmed yet. */
  readonly ghostFloors?: number;
  /** Whole building, or only its roof, is a preview. */
  readonly ghost?: boolean;
  readonly ghostRoof?: boolean;
  readonly shadow?: boolean;
}

export const towerHeight = (floors: number, edge: number): number => (floors * FLOOR + 0.5) * edge;

export function Tower({
  floors,
  shape,
  seat,
  edge,
  ghostFloors = 0,
  ghost = false,
  ghostRoof = ghost,
  shadow = true,
}: TowerProps): ReactElement {
  const foot = edge * FOOT;
  const height = edge * FLOOR;
  return (
    <>
      {shadow && !ghost && <Shadow foot={foot} tall={floors * height} />}
      {Array.from({ length: floors }, (_, floor) => (
        <Floor key={floor} foot={foot} from={floor * height} height={height} ghost={ghost || floor >= floors - ghostFloors} />
      ))}
      {shape === NO_ROOF ? (
        floors > 0 && <Scaffold foot={foot} top={floors * height} height={height} />
      ) : (
        <Roof shape={shape} seat={seat} foot={foot} top={floors * height} ghost={ghostRoof} />
      )}
    </>
  );
}

function Shadow({ foot, tall }: { foot: number; tall: number }): ReactElement {
  const { left, front, right, back } = corners(foot);
  const dx = tall * 0.5 + 7;
  const dy = 2 - tall * 0.05;
  return (
    <polygon points={points([front, right, moved(right, dx, dy), moved(back, dx, dy), back, left])} fill="var(--cap-shadow)" />
  );
}

/** Windows of one face, in one path: from `p` to `q` along its foot. */
function windows(p: Point, q: Point, places: readonly number[], half: number, height: number): string {
  return places
    .map((place) => {
      const a = between(p, q, place - half);
      const b = between(p, q, place + half);
      const m = between(p, q, place);
      const sill = height * 0.16;
      const spring = height * 0.52;
      return (
        `M${short(a[0])} ${short(a[1] - sill)}L${short(b[0])} ${short(b[1] - sill)}L${short(b[0])} ${short(b[1] - spring)}` +
        `Q${short(m[0])} ${short(m[1] - height * 0.95)} ${short(a[0])} ${short(a[1] - spring)}Z`
      );
    })
    .join('');
}

interface FloorProps {
  readonly foot: number;
  readonly from: number;
  readonly height: number;
  readonly ghost: boolean;
}

function Floor({ foot, from, height, ghost }: FloorProps): ReactElement {
  const paint = usePaint();
  const { left, front, right } = corners(foot, from);
  const [topLeft, topFront, topRight] = [left, front, right].map((corner) => up(corner, height));
  const openings = windows(front, right, [0.2, 0.5, 0.8], 0.085, height) + windows(left, front, [0.3, 0.7], 0.13, height);
  if (ghost)
    return (
      <g stroke={GHOST.edge} strokeWidth="1.2" strokeLinejoin="round">
        <path d={area([left, front, topFront, topLeft])} fill="#cfe2fb" fillOpacity=".9" />
        <path d={area([front, right, topRight, topFront])} fill="#e6f1ff" fillOpacity=".9" />
        <path d={openings} fill={GHOST.edge} fillOpacity=".4" stroke="none" />
      </g>
    );
  return (
    <>
      <path d={area([left, front, topFront, topLeft])} fill={paint('side')} />
      <path d={area([front, right, topRight, topFront])} fill={paint('front')} />
      <path d={openings} fill="var(--cap-window, #6e5233)" fillOpacity=".88" />
      <path
        d={path([moved(topLeft, 0, 1.9), moved(topFront, 0, 2.3), moved(topRight, 0, 1.9)])}
        fill="none"
        stroke="#7d6140"
        strokeOpacity=".55"
        strokeWidth=".9"
      />
      <path
        d={path([moved(topLeft, -1.1, 0), moved(topFront, -0.3, 0.8), moved(topRight, 1.1, 0)])}
        fill="none"
        stroke="var(--cap-cornice, #fff6e0)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  );
}

interface RoofProps {
  readonly shape: number;
  readonly seat: Seat;
  readonly foot: number;
  readonly top: number;
  readonly ghost: boolean;
}

export function Roof({ shape, seat, foot, top, ghost }: RoofProps): ReactElement {
  return (
    <g className="cap-roof">
      {shape === ROUND ? (
        <Dome seat={seat} foot={foot} top={top} ghost={ghost} />
      ) : (
        <Gable seat={seat} foot={foot} top={top} ghost={ghost} />
      )}
    </g>
  );
}

type RoofPart = Omit<RoofProps, 'shape'>;

function Gable({ seat, foot, top, ghost }: RoofPart): ReactElement {
  const tint = ghost ? GHOST : roofTint(seat);
  const { left, front, right, back } = corners(foot * 1.14, top);
  const rise = foot * 0.62;
  const ridgeFront = up(between(front, right, 0.5), rise);
  const ridgeBack = up(between(left, back, 0.5), rise);
  const gx = (front[0] + right[0] + ridgeFront[0]) / 3;
  const gy = (front[1] + right[1] + ridgeFront[1]) / 3 + rise * 0.05;
  const r = foot * 0.2;
  const tiles = [0.25, 0.5, 0.75].map((k) => path([between(left, front, k), between(ridgeBack, ridgeFront, k)])).join('');
  return (
    <g stroke={tint.edge} strokeLinejoin="round" fillOpacity={ghost ? 0.85 : 1}>
      <path d={area([right, back, ridgeBack, ridgeFront])} fill={tint.dark} />
      <path d={area([left, front, ridgeFront, ridgeBack])} fill={tint.base} />
      <path d={tiles} strokeOpacity=".5" fill="none" />
      <path d={area([front, right, ridgeFront])} fill={tint.light} strokeWidth="1.2" />
      <circle cx={short(gx)} cy={short(gy)} r={r} fill={tint.edge} fillOpacity=".88" stroke="none" />
      <g stroke="none">
        <SeatGlyph seat={seat} x={gx} y={gy} r={r * 0.66} />
      </g>
    </g>
  );
}

function Dome({ seat, foot, top, ghost }: RoofPart): ReactElement {
  const paint = usePaint();
  const tint = ghost ? GHOST : roofTint(seat);
  const { left, front, right, back } = corners(foot * 1.14, top);
  const rx = foot * 0.6;
  const ry = rx * FLAT;
  const rise = foot * 0.66;
  const base = -top - 1;
  const [R, C] = [short(rx), short(rx * 0.52)];
  const [bottom, shoulder, crown] = [short(base), short(base - rise * 0.86), short(base - rise)];
  const shell = `M-${R} ${bottom}C-${R} ${shoulder} -${C} ${crown} 0 ${crown}C${C} ${crown} ${R} ${shoulder} ${R} ${bottom}A${R} ${short(ry * 0.82)} 0 0 1 -${R} ${bottom}Z`;
  const ribs = [-0.62, 0.66]
    .map((k) => {
      const y = base + ry * 0.8 * Math.sqrt(1 - k * k);
      return `M0 ${crown}Q${short(rx * k * 1.4)} ${short(base - rise * 0.82)} ${short(rx * k * 1.1)} ${short(y)}`;
    })
    .join('');
  const r = foot * 0.2;
  const gy = base - rise * 0.34;
  return (
    <g strokeLinejoin="round">
      <path
        d={area([left, front, right, back])}
        fill={ghost ? '#dbe9fb' : 'var(--cap-cornice, #f6ead0)'}
        stroke={ghost ? GHOST.edge : '#a98d62'}
        strokeWidth=".9"
      />
      <path
        d={shell}
        fill={paint(dome(ghost ? 'ghost' : seat))}
        fillOpacity={ghost ? 0.85 : 1}
        stroke={tint.edge}
        strokeWidth="1.1"
      />
      <path d={ribs} fill="none" stroke={tint.edge} strokeOpacity=".42" />
      <circle
        cy={short(base - rise - foot * 0.05)}
        r={short(foot * 0.075)}
        fill={tint.light}
        stroke={tint.edge}
        strokeWidth=".9"
      />
      <circle cy={short(gy)} r={r} fill={tint.edge} fillOpacity=".75" />
      <SeatGlyph seat={seat} x={0} y={gy} r={r * 0.66} />
    </g>
  );
}

function Scaffold({ foot, top, height }: { foot: number; top: number; height: number }): ReactElement {
  const { left, front, right, back } = corners(foot, top);
  const inner = corners(foot * 0.76, top);
  const rail = [left, front, right, back].map((corner) => up(corner, height * 0.55));
  const pole = (corner: Point, under: number): string => path([up(corner, -under), up(corner, height * 0.8)]);
  return (
    <g strokeLinecap="round" fill="none">
      <path d={area([left, front, right, back])} fill="var(--cap-cornice, #efdfba)" stroke="#a98d62" strokeWidth=".8" />
      <path d={area([inner.left, inner.front, inner.right, inner.back])} fill="var(--cap-hollow, #8c6d45)" />
      <path d={pole(back, 0)} stroke="#8a5a2b" strokeWidth="1.6" />
      <path d={area(rail)} stroke="#a8743c" strokeWidth="1.4" />
      <path d={[left, front, right].map((corner) => pole(corner, height * 0.5)).join('')} stroke="#8a5a2b" strokeWidth="1.8" />
      <path d={path([front, up(right, height * 0.55)])} stroke="#a8743c" strokeWidth="1.1" />
    </g>
  );
}
