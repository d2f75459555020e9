// The five kinds of building by zone, told by their form as well as their colour: tower, hall, works, houses, park.
import { Block, flat, INK, inset, Panes, point, shape, spot } from './ground.tsx';
import type { Lot, Tone } from './ground.tsx';

export const TONES = {
  gold: { top: '#fbe29a', left: '#f0c558', right: '#bd8f2c' },
  brick: { top: '#f0a08c', left: '#d9573f', right: '#9a3221' },
  glass: { top: '#b5dbe8', left: '#4d9fc0', right: '#1f6483' },
  stone: { top: '#f4f1e8', left: '#d5d6d2', right: '#939ba0' },
  lilac: { top: '#dccbe6', left: '#c3a9d4', right: '#8d6fa6' },
  cream: { top: '#fffaf0', left: '#f7ecd6', right: '#cfbd97' },
} satisfies Record<string, Tone>;

export type Paint = keyof typeof TONES;

interface Props {
  readonly lot: Lot;
  readonly height: number;
  readonly paint: Paint;
}

export function Tower({ lot, height, paint }: Props) {
  const tone = TONES[paint];
  const { u, v, w } = lot;
  const hut: Lot = { u: u + w * 0.3, v: v + w * 0.3, w: w * 0.35, d: w * 0.35 };
  return (
    <g>
      <Block lot={lot} height={height} tone={tone} />
      <Panes lot={lot} height={height} columns={3} />
      <path d={flat(inset(lot, 1.8), height)} fill="none" stroke={tone.right} strokeWidth=".8" />
      <Block lot={hut} z={height} height={3} tone={tone} />
    </g>
  );
}

/** The landmark: three set-backs and a mast. */
export function Skyscraper({ lot, height, paint }: Props) {
  const tone = TONES[paint];
  const steps = [
    { lot, z: 0, height: height * 0.44, columns: 6 },
    { lot: inset(lot, 4), z: height * 0.44, height: height * 0.34, columns: 4 },
    { lot: inset(lot, 9), z: height * 0.78, height: height * 0.22, columns: 2 },
  ];
  const tip = point(lot.u + lot.w / 2, lot.v + lot.d / 2, height);
  return (
    <g>
      {steps.map((step) => (
        <g key={step.z}>
          <Block lot={step.lot} z={step.z} height={step.height} tone={tone} />
          <Panes lot={step.lot} z={step.z} height={step.height} columns={step.columns} color="#fff0bd" />
        </g>
      ))}
      <path
        d={`M${tip[0] - 4} ${tip[1] + 1}L${spot([tip[0], tip[1] - 12])}L${tip[0] + 4} ${tip[1] + 1}Z`}
        fill="#c8442e"
        stroke={INK}
        strokeWidth=".8"
      />
      <path d={`M${spot([tip[0], tip[1] - 11])}v-12`} stroke={INK} strokeWidth="1.3" />
      <circle cx={tip[0]} cy={tip[1] - 23} r="1.7" fill="#c8442e" stroke={INK} strokeWidth=".6" />
    </g>
  );
}

/** City hall: columns and a red dome. */
export function Hall({ lot }: { readonly lot: Lot }) {
  const base = inset(lot, 1.5);
  const [cx, cy] = point(lot.u + lot.w / 2, lot.v + lot.d / 2, 25);
  const columns: string[] = [];
  for (let n = 0; n < 7; n++) {
    const t = (n + 0.5) / 7;
    columns.push(`M${spot(point(base.u + base.w * t, base.v, 4))}v-11M${spot(point(base.u, base.v + base.d * t, 4))}v-11`);
  }
  return (
    <g>
      <Block lot={lot} height={3} tone={TONES.stone} />
      <Block lot={base} z={3} height={14} tone={TONES.cream} />
      <path d={columns.join('')} stroke="#7a5f42" strokeWidth="1.7" />
      <Block lot={inset(lot, 0.6)} z={17} height={3} tone={TONES.cream} />
      <path d={`M${cx - 11} ${cy + 2}v-7h22v7q-11 6-22 0z`} fill="#f7ecd6" stroke={INK} strokeWidth=".8" />
      <path
        d={`M${cx - 8} ${cy + 1}v-4M${cx - 3} ${cy + 3}v-4M${cx + 3} ${cy + 3}v-4M${cx + 8} ${cy + 1}v-4`}
        stroke="#7a5f42"
        strokeWidth="1.4"
      />
      <path d={`M${cx - 11} ${cy - 5}a11 13 0 0 1 22 0q-11 6-22 0z`} fill="#d9573f" stroke={INK} strokeWidth=".8" />
      <path d={`M${cx} ${cy - 18}a11 13 0 0 1 11 13q-3 1.7-6 2.3q1-9-5-15.3z`} fill="#9a3221" />
      <path d={`M${cx - 7} ${cy - 8}q1-6 5-8`} stroke="#f7b7a6" strokeWidth="1.3" fill="none" strokeLinecap="round" />
      <path d={`M${cx} ${cy - 18}v-9`} stroke={INK} strokeWidth="1.1" />
      <path d={`M${cx} ${cy - 27}l7 2l-7 2.5z`} fill="#2c7da0" stroke={INK} strokeWidth=".6" />
    </g>
  );
}

/** A works: saw-tooth roof, striped chimneys, smoke. */
export function Works({ lot }: { readonly lot: Lot }) {
  const { u, v, w, d } = lot;
  const teeth = [3, 2, 1, 0].map((n) => u + (w / 4) * n);
  const chimney = (cu: number, cv: number, rise: number) => {
    const [x, y] = point(cu, cv, 14);
    return (
      <g stroke={INK} strokeWidth=".8">
        <path d={`M${x - 3} ${y}L${x - 2} ${y - rise}h4L${x + 3} ${y}z`} fill="#f4f1e8" />
        <path d={`M${x - 2.3} ${y - rise + 5}h4.6M${x - 2.6} ${y - rise + 12}h5.2`} stroke="#c8442e" strokeWidth="3" />
      </g>
    );
  };
  const [sx, sy] = point(u + w * 0.8, v + d * 0.85, 46);
  return (
    <g>
      <path
        d={`M${sx} ${sy}q-5-6 1-9q-2-7 6-8q2-7 10-4q8-3 9 4q6 3 1 8q-3 5-9 3q-4 5-9 2q-6 2-9 4z`}
        fill="#fffaf0"
        stroke="#b9b4a6"
        strokeWidth=".8"
        opacity=".95"
      />
      {chimney(u + w * 0.8, v + d * 0.85, 32)}
      <Block lot={lot} height={12} tone={TONES.glass} />
      {teeth.map((at) => {
        const end = at + w / 4;
        return (
          <g key={at} stroke={INK} strokeWidth=".8" strokeLinejoin="round">
            <path d={shape(point(at, v, 12), point(at, v + d, 12), point(at, v + d, 19), point(at, v, 19))} fill="#cfeaf3" />
            <path d={shape(point(at, v, 19), point(at, v + d, 19), point(end, v + d, 12), point(end, v, 12))} fill="#3a86a8" />
            <path d={shape(point(at, v, 12), point(at, v, 19), point(end, v, 12))} fill="#1f6483" />
          </g>
        );
      })}
      <Panes lot={lot} height={12} columns={6} />
    </g>
  );
}

export function House({ lot }: { readonly lot: Lot }) {
  const { u, v, w, d } = lot;
  const ridge = u + w / 2;
  const [x, y] = point(u + w / 2, v, 0);
  return (
    <g stroke={INK} strokeWidth=".8" strokeLinejoin="round">
      <Block lot={lot} height={8} tone={TONES.lilac} />
      <path d={shape(point(u, v, 8), point(u, v + d, 8), point(ridge, v + d, 16), point(ridge, v, 16))} fill="#a765a8" />
      <path d={shape(point(ridge, v, 16), point(ridge, v + d, 16), point(u + w, v + d, 8), point(u + w, v, 8))} fill="#7c4a82" />
      <path d={shape(point(u, v, 8), point(ridge, v, 16), point(u + w, v, 8))} fill="#8d6fa6" />
      <path d={`M${(x - 1.2).toFixed(1)} ${(y + 0.6).toFixed(1)}v-5l2.6-1.5v5z`} fill="#4a3458" strokeWidth=".5" />
      <Panes lot={lot} height={9} columns={2} />
    </g>
  );
}

export function Park({ lot }: { readonly lot: Lot }) {
  const trees = [
    [0.7, 0.75],
    [0.25, 0.8],
    [0.8, 0.25],
    [0.3, 0.3],
    [0.55, 0.5],
  ] as const;
  return (
    <g>
      <path d={flat(lot)} fill="#9dca7d" stroke="#4f7a3c" strokeWidth=".8" />
      <path
        d={`M${spot(point(lot.u, lot.v + lot.d * 0.5))}L${spot(point(lot.u + lot.w, lot.v + lot.d * 0.5))}`}
        stroke="#e9dcb4"
        strokeWidth="2"
      />
      {trees.map(([a, b]) => {
        const [x, y] = point(lot.u + lot.w * a, lot.v + lot.d * b);
        return (
          <g key={`${a}${b}`} stroke="#2f5228" strokeWidth=".7">
            <path d={`M${x.toFixed(1)} ${y.toFixed(1)}v-4`} stroke="#5b4128" strokeWidth="1.6" />
            <circle cx={x.toFixed(1)} cy={(y - 7).toFixed(1)} r="4.2" fill="#5f9a4a" />
            <circle cx={(x - 1.2).toFixed(1)} cy={(y - 8.2).toFixed(1)} r="1.8" fill="#8cc06f" stroke="none" />
          </g>
        );
      })}
    </g>
  );
}
