// The few shapes the cover's city is built from: wall, roofs, merlons, windows, doors and flags. Light comes from the left.

export const INK = '#3d2a26';
export const EDGE = { stroke: INK, strokeWidth: 1.15, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** left, top, width, height */
export type Frame = readonly [number, number, number, number];

const HUES = {
  gold: ['#e3ac33', '#a87317', '#f7dc8e'],
  blue: ['#4a7bb5', '#2c5588', '#a5c4e6'],
  green: ['#62995a', '#3f6f3a', '#b3d6a8'],
  red: ['#bb4a41', '#8b302c', '#eaa49c'],
  purple: ['#865ca3', '#5e3c7b', '#c7abdb'],
} as const;
export type Hue = keyof typeof HUES;

const STONES = {
  cream: ['#f9eed6', '#dec79b', '#b99f72'],
  sand: ['#efdcb7', '#cfb184', '#a98c5e'],
  grey: ['#e1d9cc', '#b7ab9a', '#8f8372'],
  dark: ['#c6bbb0', '#93887c', '#6d6359'],
  clay: ['#edc89d', '#cb9968', '#a4764b'],
} as const;
export type Stone = keyof typeof STONES;

export function Wall({ at: [x, y, w, h], stone = 'cream' }: { readonly at: Frame; readonly stone?: Stone }) {
  const [light, shade, joint] = STONES[stone];
  const count = Math.round((w * h) / 210);
  const bricks = Array.from({ length: count }, (_, n) => {
    const bx = x + 3 + ((n * 7.3 + x) % Math.max(4, w - 10));
    const by = y + 5 + ((n * 11.7 + y) % Math.max(4, h - 9));
    return `M${bx.toFixed(1)} ${by.toFixed(1)}h4`;
  }).join('');
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} fill={light} />
      <rect x={x + w * 0.66} y={y} width={w * 0.34} height={h} fill={shade} />
      <path d={bricks} stroke={joint} strokeWidth=".9" opacity=".75" />
      <rect x={x} y={y} width={w} height={h} fill="none" {...EDGE} />
    </g>
  );
}

interface RoofProps {
  /** The wall below it: roof stands on its top edge. */
  readonly on: readonly [x: number, y: number, w: number];
  readonly rise: number;
  readonly hue: Hue;
}

export function Cone({ on: [x, y, w], rise, hue }: RoofProps) {
  const [base, dark, light] = HUES[hue];
  const path = `M${x - 2.5} ${y}Q${x + w * 0.38} ${y - rise * 0.42} ${x + w / 2} ${y - rise}Q${x + w * 0.62} ${y - rise * 0.42} ${x + w + 2.5} ${y}Z`;
  return (
    <g>
      <path d={path} fill={base} />
      <path
        d={`M${x + w * 0.56} ${y}L${x + w / 2} ${y - rise}Q${x + w * 0.62} ${y - rise * 0.42} ${x + w + 2.5} ${y}Z`}
        fill={dark}
      />
      <path
        d={`M${x + w * 0.2} ${y - rise * 0.16}Q${x + w * 0.36} ${y - rise * 0.36} ${x + w * 0.43} ${y - rise * 0.6}`}
        fill="none"
        stroke={light}
        strokeWidth="1.2"
      />
      <path d={path} fill="none" {...EDGE} />
      <circle cx={x + w / 2} cy={y - rise - 1} r="1.7" fill="#f5d77e" {...EDGE} />
    </g>
  );
}

export function Gable({ on: [x, y, w], rise, hue }: RoofProps) {
  const [base, dark, light] = HUES[hue];
  return (
    <g>
      <path d={`M${x - 3} ${y}L${x + w / 2} ${y - rise}L${x + w + 3} ${y}Z`} fill={base} />
      <path d={`M${x + w / 2} ${y - rise}L${x + w + 3} ${y}H${x + w * 0.58}Z`} fill={dark} />
      <path
        d={`M${x + w * 0.16} ${y - rise * 0.3}h${w * 0.28}M${x + w * 0.28} ${y - rise * 0.58}h${w * 0.18}`}
        stroke={light}
        strokeWidth="1"
      />
      <path d={`M${x - 3} ${y}L${x + w / 2} ${y - rise}L${x + w + 3} ${y}Z`} fill="none" {...EDGE} />
    </g>
  );
}

export function Hip({ on: [x, y, w], rise, hue }: RoofProps) {
  const [base, dark, light] = HUES[hue];
  const path = `M${x - 3} ${y}L${x + 8} ${y - rise}H${x + w - 8}L${x + w + 3} ${y}Z`;
  return (
    <g>
      <path d={path} fill={base} />
      <path d={`M${x + w * 0.66} ${y}V${y - rise}H${x + w - 8}L${x + w + 3} ${y}Z`} fill={dark} />
      <path
        d={`M${x + 5} ${y - rise * 0.36}H${x + w * 0.6}M${x + 8} ${y - rise * 0.68}H${x + w * 0.6}`}
        stroke={light}
        strokeWidth="1"
        opacity=".8"
      />
      <path d={path} fill="none" {...EDGE} />
    </g>
  );
}

export function Dome({ on: [x, y, w], rise, hue }: RoofProps) {
  const [base, dark, light] = HUES[hue];
  const right = `C${x + w * 0.68} ${y - rise} ${x + w} ${y - rise * 0.9} ${x + w} ${y}`;
  const path = `M${x} ${y}C${x} ${y - rise * 0.9} ${x + w * 0.32} ${y - rise} ${x + w / 2} ${y - rise}${right}Z`;
  return (
    <g>
      <path d={path} fill={base} />
      <path
        d={`M${x + w * 0.6} ${y}C${x + w * 0.68} ${y - rise * 0.5} ${x + w * 0.6} ${y - rise * 0.9} ${x + w / 2} ${y - rise}${right}Z`}
        fill={dark}
      />
      <path
        d={`M${x + w * 0.2} ${y - rise * 0.16}C${x + w * 0.2} ${y - rise * 0.6} ${x + w * 0.3} ${y - rise * 0.8} ${x + w * 0.38} ${y - rise * 0.86}`}
        stroke={light}
        strokeWidth="1.6"
        fill="none"
      />
      <path d={path} fill="none" {...EDGE} />
    </g>
  );
}

export function Merlons({
  on: [x, y, w],
  count,
  stone,
}: {
  readonly on: RoofProps['on'];
  readonly count: number;
  readonly stone: Stone;
}) {
  const [light, shade] = STONES[stone];
  const step = w / (2 * count - 1);
  return (
    <g {...EDGE}>
      {Array.from({ length: count }, (_, n) => (
        <rect
          key={n}
          x={(x + n * 2 * step).toFixed(1)}
          y={y - 6}
          width={step.toFixed(1)}
          height="6"
          fill={n / count > 0.62 ? shade : light}
        />
      ))}
    </g>
  );
}

/** Arched windows, lit at dusk where `lit` says so. */
export function Windows({
  at,
  size: [w, h],
  lit,
}: {
  readonly at: readonly (readonly [number, number])[];
  readonly size: readonly [number, number];
  readonly lit: 'all' | 'even' | 'none';
}) {
  const arch = ([x, y]: readonly [number, number]) =>
    `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;
  const glows = (n: number) => lit === 'all' || (lit === 'even' && n % 2 === 0);
  return (
    <g stroke={INK} strokeWidth=".8">
      <path
        d={at
          .filter((_, n) => !glows(n))
          .map(arch)
          .join('')}
        fill="#5a4036"
      />
      <path
        d={at
          .filter((_, n) => glows(n))
          .map(arch)
          .join('')}
        fill="#ffd266"
      />
    </g>
  );
}

export function Door({ at: [x, y, w, h], color = '#7a4a2b' }: { readonly at: Frame; readonly color?: string }) {
  return (
    <g>
      <path d={`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`} fill={color} {...EDGE} />
      <path d={`M${x + w / 2} ${y + 1}V${y + h}`} stroke={INK} strokeWidth=".7" opacity=".6" />
    </g>
  );
}

export function Flag({
  x,
  y,
  hue,
  pole = 12,
}: {
  readonly x: number;
  readonly y: number;
  readonly hue: Hue;
  readonly pole?: number;
}) {
  return (
    <g>
      <path d={`M${x} ${y}v${-pole}`} {...EDGE} />
      <path
        d={`M${x} ${y - pole}q4-2.5 7 0t6-.5l-2 3l2 3.3q-3 1.8-6 .4t-7 .3z`}
        fill={HUES[hue][0]}
        stroke={INK}
        strokeWidth=".9"
      />
    </g>
  );
}

export function Banner({ at: [x, y, w, h], hue }: { readonly at: Frame; readonly hue: Hue }) {
  return (
    <path
      d={`M${x} ${y}h${w}v${h}l${-w / 2}${-w * 0.45}l${-w / 2} ${w * 0.45}z`}
      fill={HUES[hue][0]}
      stroke={INK}
      strokeWidth=".9"
    />
  );
}

export function Awning({ at: [x, y, w, h], hue }: { readonly at: Frame; readonly hue: Hue }) {
  const step = w / 6;
  return (
    <g stroke={INK} strokeWidth=".9" strokeLinejoin="round">
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <path
          key={n}
          d={`M${x + n * step} ${y}h${step}v${h}a${step / 2} ${step / 2.2} 0 0 1 ${-step} 0Z`}
          fill={n % 2 ? '#fbf3df' : HUES[hue][0]}
        />
      ))}
    </g>
  );
}
