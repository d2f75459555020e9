// Isometric solids for the cover: a block, its arched windows, and the two roofs of the game (gable and dome).

export const INK = '#3b2a21';

type Point = readonly [number, number];

/** The nearest corner on the ground, and the two lengths: w runs right and back, d runs left and back. */
export interface Plot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}

/** The three visible faces; light comes from the left. */
export interface Tone {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

const ACROSS = 0.866;
const UP = 0.5;
const SLOPE = UP / ACROSS;
const short = (n: number) => Math.round(n * 10) / 10;
const mid = (a: Point, b: Point, lift = 0): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - lift];

export const outline = (...points: readonly Point[]) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

export function corners({ x, y, w, d }: Plot, lift = 0): Record<'front' | 'right' | 'left' | 'back', Point> {
  return {
    front: [x, y - lift],
    right: [x + w * ACROSS, y - w * UP - lift],
    left: [x - d * ACROSS, y - d * UP - lift],
    back: [x + (w - d) * ACROSS, y - (w + d) * UP - lift],
  };
}

/** The same plot with a margin all round (negative to shrink). */
export const widen = ({ x, y, w, d }: Plot, by: number): Plot => ({ x, y: y + by, w: w + by * 2, d: d + by * 2 });

interface BlockProps {
  readonly plot: Plot;
  readonly lift: number;
  readonly height: number;
  readonly tone: Tone;
}

export function Block({ plot, lift, height, tone }: BlockProps) {
  const low = corners(plot, lift);
  const high = corners(plot, lift + height);
  return (
    <g stroke={INK} strokeWidth=".8" strokeLinejoin="round">
      <path d={outline(low.front, low.right, high.right, high.front)} fill={tone.right} />
      <path d={outline(low.front, low.left, high.left, high.front)} fill={tone.left} />
      <path d={outline(high.front, high.right, high.back, high.left)} fill={tone.top} />
    </g>
  );
}

// An opening w wide and h high standing on the face, its head a round arch; slant follows the face.
const arch = (x: number, y: number, w: number, h: number, slant: number) =>
  `M${short(x)} ${short(y)}v${short(-h)}q${short(w / 2)} ${short(-w * 0.8 + (slant * w) / 2)} ${short(w)} ${short(slant * w)}v${short(h)}z`;

interface WindowsProps {
  readonly plot: Plot;
  readonly lift: number;
  readonly count: number;
  readonly lit?: boolean;
}

export function Windows({ plot, lift, count, lit = false }: WindowsProps) {
  const dark: string[] = [];
  const glow: string[] = [];
  for (let n = 0; n < count; n++) {
    const along = (n + 0.5) / count;
    const right = arch(plot.x + plot.w * ACROSS * along - 1.7, plot.y - plot.w * UP * along - lift - 3.4, 3.4, 6, -SLOPE);
    const left = arch(plot.x - plot.d * ACROSS * along - 1.7, plot.y - plot.d * UP * along - lift - 5.4, 3.4, 6, SLOPE);
    dark.push(right);
    (lit && n === 0 ? glow : dark).push(left);
  }
  return (
    <>
      <path d={dark.join('')} fill="#54372a" />
      <path d={glow.join('')} fill="#ffd27a" stroke="#54372a" strokeWidth=".5" />
    </>
  );
}

interface RoofProps {
  readonly plot: Plot;
  readonly lift: number;
  readonly rise: number;
}

export function Gable({ plot, lift, rise }: RoofProps) {
  const { front, right, left, back } = corners(widen(plot, 2), lift);
  const near = mid(front, left, rise);
  const far = mid(right, back, rise);
  const tile = (t: number): string => {
    const a: Point = [front[0] + (right[0] - front[0]) * t, front[1] + (right[1] - front[1]) * t];
    const b: Point = [near[0] + (far[0] - near[0]) * t, near[1] + (far[1] - near[1]) * t];
    return `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`;
  };
  const eye = mid(mid(front, left), near);
  return (
    <g stroke={INK} strokeWidth=".9" strokeLinejoin="round">
      <path d={outline(front, right, far, near)} fill="#b4523a" />
      <path d={[0.17, 0.34, 0.5, 0.67, 0.84].map(tile).join('')} stroke="#8c3826" strokeWidth=".8" fill="none" />
      <path d={outline(near, far, left)} fill="#d67a5c" />
      <path d={outline(front, left, near)} fill="#f1dcb8" />
      <circle cx={short(eye[0])} cy={short(eye[1] + 1)} r={short(rise * 0.11)} fill="#c9654b" strokeWidth=".6" />
      <path
        d={`M${short(front[0])} ${short(front[1])}L${short(near[0])} ${short(near[1])}L${short(left[0])} ${short(left[1])}`}
        fill="none"
        strokeWidth="1.3"
      />
    </g>
  );
}

export function Dome({ plot, lift }: Omit<RoofProps, 'rise'>) {
  const { front, right, left, back } = corners(plot, lift);
  const [cx, cy] = mid(mid(front, back), mid(left, right));
  const r = plot.w * 0.64;
  const at = (dx: number, dy: number) => `${short(cx + dx * r)} ${short(cy + dy * r)}`;
  return (
    <g stroke={INK} strokeWidth=".9" strokeLinejoin="round">
      <path d={`M${at(-1.04, 0)}Q${at(0, 0.7)} ${at(1.04, 0)}V${short(cy - 3)}H${short(cx - 1.04 * r)}Z`} fill="#e9dcc3" />
      <path
        d={`M${at(-1, -0.16)}C${at(-1, -1.02)} ${at(-0.5, -1.2)} ${at(0, -1.2)}C${at(0.5, -1.2)} ${at(1, -1.02)} ${at(1, -0.16)}Q${at(0, 0.44)} ${at(-1, -0.16)}Z`}
        fill="#83977a"
      />
      <path
        d={`M${at(0, -1.2)}C${at(0.5, -1.2)} ${at(1, -1.02)} ${at(1, -0.16)}Q${at(0.7, 0.05)} ${at(0.36, 0.13)}Q${at(0.42, -0.7)} ${at(0, -1.2)}Z`}
        fill="#5d7058"
        stroke="none"
      />
      <path
        d={`M${at(-0.36, 0.12)}Q${at(-0.42, -0.7)} ${at(0, -1.2)}Q${at(0.42, -0.7)} ${at(0.36, 0.12)}`}
        fill="none"
        stroke="#4d5e49"
        strokeWidth=".7"
      />
      <path
        d={`M${at(-0.76, -0.35)}Q${at(-0.7, -0.85)} ${at(-0.34, -1.02)}`}
        fill="none"
        stroke="#dbe5cf"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <circle cx={short(cx)} cy={short(cy - r * 1.3)} r="1.7" fill="#e8c25f" strokeWidth=".7" />
    </g>
  );
}
