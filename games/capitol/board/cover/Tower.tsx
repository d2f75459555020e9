// One building of the cover: floors stacked in their colours, a cornice between them, a gable, a dome or no roof yet.
import { Block, corners, Dome, Gable, outline, widen, Windows } from './iso.tsx';
import type { Plot, Tone } from './iso.tsx';

type Stone = 'travertine' | 'terracotta' | 'olive' | 'slate';

const STONES: Record<Stone, Tone> = {
  travertine: { top: '#f8efdc', left: '#f1e2c4', right: '#cdb489' },
  terracotta: { top: '#eab69c', left: '#dd9273', right: '#ac5f44' },
  olive: { top: '#d5dbc8', left: '#b6c1a4', right: '#84946f' },
  slate: { top: '#c0c8d0', left: '#9ba8b5', right: '#66758a' },
};
const CORNICE: Tone = { top: '#fbf4e4', left: '#f7ead0', right: '#d9c398' };
const FLOOR = 15;
const LEDGE = 2;

interface Props {
  readonly plot: Plot;
  readonly floors: readonly Stone[];
  readonly roof: 'gable' | 'dome' | 'open';
  readonly lit?: number;
}

export function Tower({ plot, floors, roof, lit = -1 }: Props) {
  const ledge = widen(plot, 0.8);
  const top = floors.length * (FLOOR + LEDGE);
  const shade = corners(plot);
  const length = Math.min(34, 8 + top * 0.32);
  const [rx, ry] = shade.right;
  const [bx, by] = shade.back;
  return (
    <g>
      <path
        d={outline(shade.front, shade.right, [rx + length, ry + length * 0.2], [plot.x + length, plot.y + length * 0.2])}
        fill="#6b4a2a"
        opacity=".28"
      />
      <path
        d={outline(shade.right, [rx + length, ry + length * 0.2], [bx + length, by + length * 0.2], shade.back)}
        fill="#6b4a2a"
        opacity=".28"
      />
      {floors.map((stone, n) => (
        <g key={n}>
          <Block plot={plot} lift={n * (FLOOR + LEDGE)} height={FLOOR} tone={STONES[stone]} />
          <Windows plot={plot} lift={n * (FLOOR + LEDGE)} count={plot.w > 24 ? 3 : 2} lit={n === lit} />
          <Block plot={ledge} lift={n * (FLOOR + LEDGE) + FLOOR} height={LEDGE} tone={CORNICE} />
        </g>
      ))}
      {roof === 'gable' && <Gable plot={plot} lift={top} rise={plot.w * 0.62} />}
      {roof === 'dome' && <Dome plot={plot} lift={top} />}
      {roof === 'open' && <OpenTop plot={plot} lift={top} />}
    </g>
  );
}

// Not roofed yet: a dark well and four scaffold poles.
function OpenTop({ plot, lift }: { readonly plot: Plot; readonly lift: number }) {
  const inner = corners({ ...plot, y: plot.y - 3.5, w: plot.w - 7, d: plot.d - 7 }, lift);
  const feet = corners({ ...plot, y: plot.y - 1.5, w: plot.w - 3, d: plot.d - 3 }, lift);
  const poles = [feet.back, feet.left, feet.right, feet.front].map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}v-15`).join('');
  const rail = corners({ ...plot, y: plot.y - 1.5, w: plot.w - 3, d: plot.d - 3 }, lift + 11);
  return (
    <g>
      <path d={outline(inner.front, inner.right, inner.back, inner.left)} fill="#7a5a40" stroke="#3b2a21" strokeWidth=".7" />
      <path d={poles} stroke="#3b2a21" strokeWidth="2.2" />
      <path d={poles} stroke="#c08a4c" strokeWidth="1.2" />
      <path d={outline(rail.front, rail.right, rail.back, rail.left)} fill="none" stroke="#8a5a2b" strokeWidth="1.2" />
    </g>
  );
}
