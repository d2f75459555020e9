// The tiles won at auction: fountain, amphitheatre, temple. Each stands on the origin, sized by the edge of a small square.
import { memo, type ReactElement } from 'react';
import { AMPHITHEATRE, FOUNTAIN, TILE_KINDS } from '../../rules/board.ts';
import { area, between, corners, FLAT, path, points, moved, short, up, type Point } from './iso.ts';
import { usePaint } from './paint.tsx';

interface TileProps {
  readonly edge: number;
}

export function Tile({ kind, edge }: TileProps & { readonly kind: number }): ReactElement {
  const drawn =
    kind === FOUNTAIN ? <Fountain edge={edge} /> : kind === AMPHITHEATRE ? <Amphitheatre edge={edge} /> : <Temple edge={edge} />;
  return <g data-shows={TILE_KINDS[kind]}>{drawn}</g>;
}

export const Fountain = memo(function Fountain({ edge }: TileProps): ReactElement {
  const paint = usePaint();
  const k = edge / 46;
  return (
    <g transform={`scale(${k})`}>
      <ellipse cx="3" cy="3" rx="18.4" ry="9.6" fill="var(--cap-shadow)" />
      <path d="M-17.5-3v5a17.5 8.75 0 0 0 35 0v-5z" fill="#bba988" />
      <ellipse cy="-3" rx="17.5" ry="8.75" fill="#efe5cf" stroke="#9c8863" strokeWidth=".8" />
      <ellipse cy="-2.6" rx="14" ry="6.6" fill={paint('water')} />
      <ellipse cy="-2.6" rx="8.8" ry="3.9" fill="none" stroke="#e9f6ff" strokeOpacity=".8" strokeWidth=".8" />
      <path d="M-2.2-3L-1.4-13h2.8L2.2-3z" fill="#e4d7b9" stroke="#9c8863" strokeWidth=".6" />
      <ellipse cy="-13" rx="6.3" ry="2.6" fill="#f4ecd9" stroke="#9c8863" strokeWidth=".6" />
      <g fill="none" strokeLinecap="round">
        <path d="M0-14C-1.8-27-8.8-24.5-10.1-3.5M0-14C1.8-27 8.8-24.5 10.1-3.5" stroke="#8fc6ee" strokeWidth="1.6" />
        <path d="M0-14C-.9-22.7-4.6-21.8-5.2-4M0-14C.9-22.7 4.6-21.8 5.2-4" stroke="#d9eefc" strokeWidth="1.2" />
        <path d="M0-14V-25" stroke="#d9eefc" strokeWidth="1.6" />
      </g>
    </g>
  );
});

const ARCHES = 13;

export const Amphitheatre = memo(function Amphitheatre({ edge }: TileProps): ReactElement {
  const paint = usePaint();
  const rx = edge * 0.98;
  const ry = rx * FLAT * 0.95;
  const tall = edge * 0.42;
  const arches = [
    { foot: -tall * 0.06, height: tall * 0.38 },
    { foot: -tall * 0.52, height: tall * 0.36 },
  ]
    .flatMap(({ foot, height }) =>
      Array.from({ length: ARCHES }, (_, arch) => {
        const turn = (Math.PI * (arch + 0.5)) / ARCHES;
        const half = ((rx * Math.PI) / ARCHES) * 0.29 * Math.max(0.25, Math.sin(turn)) + 0.5;
        const x = -rx * Math.cos(turn);
        const y = ry * Math.sin(turn) + foot;
        const wall = short(height * 0.55);
        return `M${short(x - half)} ${short(y)}v-${wall}a${short(half)} ${short(height * 0.36)} 0 0 1 ${short(2 * half)} 0v${wall}z`;
      }),
    )
    .join('');
  const stairs = Array.from({ length: 12 }, (_, stair) => {
    const turn = (stair * Math.PI) / 6 + 0.2;
    return path([
      [rx * 0.86 * Math.cos(turn), 2 - tall + ry * 0.86 * Math.sin(turn)],
      [rx * 0.46 * Math.cos(turn), edge * 0.12 - tall + ry * 0.44 * Math.sin(turn)],
    ]);
  }).join('');
  return (
    <>
      <ellipse cx="7" cy="5" rx={short(rx)} ry={short(ry)} fill="var(--cap-shadow)" />
      <path
        d={`M${short(-rx)} ${short(-tall)}V0A${short(rx)} ${short(ry)} 0 0 0 ${short(rx)} 0V${short(-tall)}Z`}
        fill={paint('stone')}
      />
      <path d={arches} fill="#5e4429" fillOpacity=".85" />
      <path
        d={`M${short(-rx)} ${short(-tall * 0.47)}A${short(rx)} ${short(ry)} 0 0 0 ${short(rx)} ${short(-tall * 0.47)}`}
        fill="none"
        stroke="#fff3d9"
        strokeWidth="1.5"
      />
      <ellipse cy={short(-tall)} rx={short(rx)} ry={short(ry)} fill="#f6ead0" stroke="#a68a5f" />
      {(['#d9c296', '#e9d8b2', '#cdb384', '#dfca9d'] as const).map((colour, ring) => {
        const k = 0.88 - ring * 0.118;
        return (
          <ellipse
            key={colour}
            cy={short(ring * 1.6 + 1 - tall)}
            rx={short(rx * k)}
            ry={short(ry * k)}
            fill={colour}
            stroke="#9c8056"
            strokeOpacity=".55"
            strokeWidth=".7"
          />
        );
      })}
      <path d={stairs} stroke="#9c8056" strokeOpacity=".6" strokeWidth=".8" fill="none" />
      <ellipse cy={short(edge * 0.15 - tall)} rx={short(rx * 0.42)} ry={short(ry * 0.4)} fill="#f1dca6" stroke="#8a6b3e" />
    </>
  );
});

/** A block of stone: two lit faces and its top. */
function Block({ edge, from, height, colours }: { edge: number; from: number; height: number; colours: readonly string[] }) {
  const { left, front, right } = corners(edge, from);
  const top = corners(edge, from + height);
  return (
    <>
      <path d={area([left, front, top.front, top.left])} fill={colours[0]} />
      <path d={area([front, right, top.right, top.front])} fill={colours[1]} />
      <path d={area([top.left, top.front, top.right, top.back])} fill={colours[2]} />
    </>
  );
}

export const Temple = memo(function Temple({ edge }: TileProps): ReactElement {
  const paint = usePaint();
  const whole = edge * 1.8;
  const step = edge * 0.07;
  const tall = edge * 0.78;
  const stand = step * 3;
  const cell = corners(whole * 0.59, stand);
  const porch = corners(whole * 0.8, stand);
  const half = edge * 0.055;
  const columns: Point[] = [
    ...[0, 1, 2, 3].map((n) => between(porch.left, porch.front, n / 4)),
    ...[0, 1, 2, 3, 4, 5].map((n) => between(porch.front, porch.right, n / 5)),
  ].toSorted((a, b) => a[1] - b[1]);
  const eaves = corners(whole * 0.95, stand + tall + edge * 0.12);
  const ridgeFront = up(between(eaves.front, eaves.right, 0.5), edge * 0.46);
  const ridgeBack = up(between(eaves.left, eaves.back, 0.5), edge * 0.46);
  const middle: Point = [
    (eaves.front[0] + eaves.right[0] + ridgeFront[0]) / 3,
    (eaves.front[1] + eaves.right[1] + ridgeFront[1]) / 3,
  ];
  const shade = corners(whole);
  const away = (corner: Point): Point => moved(corner, edge * 0.5, 2);
  const door = [0.4, 0.6].map((k) => between(cell.front, cell.right, k));
  return (
    <>
      <polygon
        points={points([shade.front, shade.right, away(shade.right), away(shade.back), shade.back, shade.left])}
        fill="var(--cap-shadow)"
      />
      {[1, 0.94, 0.88].map((k, n) => (
        <Block key={k} edge={whole * k} from={n * step} height={step} colours={['#c9b48c', '#ece0c6', '#f7eedb']} />
      ))}
      <path d={area([cell.left, cell.front, up(cell.front, tall), up(cell.left, tall)])} fill="#6f5434" />
      <path d={area([cell.front, cell.right, up(cell.right, tall), up(cell.front, tall)])} fill="#8f6f49" />
      <path d={area([door[0], door[1], up(door[1], tall * 0.7), up(door[0], tall * 0.7)])} fill="#4a3320" />
      {columns.map(([x, y]) => (
        <g key={`${x}/${y}`}>
          <rect x={short(x - half)} y={short(y - tall)} width={short(2 * half)} height={short(tall)} fill={paint('column')} />
          <path
            d={`M${short(x - half * 1.5)} ${short(y - tall)}h${short(3 * half)}v${short(edge * 0.05)}h-${short(3 * half)}zM${short(x - half * 1.4)} ${short(y - edge * 0.05)}h${short(2.8 * half)}v${short(edge * 0.05)}h-${short(2.8 * half)}z`}
            fill="#fffaf0"
          />
        </g>
      ))}
      <Block edge={whole * 0.88} from={stand + tall} height={edge * 0.12} colours={['#cdb88f', '#f4ead4', '#efe2c6']} />
      <path d={area([eaves.right, eaves.back, ridgeBack, ridgeFront])} fill="#8d3f2c" />
      <path d={area([eaves.left, eaves.front, ridgeFront, ridgeBack])} fill={paint('tiles')} />
      <path
        d={[1, 2, 3, 4, 5, 6, 7]
          .map((n) => path([between(eaves.left, eaves.front, n / 8), between(ridgeBack, ridgeFront, n / 8)]))
          .join('')}
        stroke="#7c3524"
        strokeOpacity=".5"
        fill="none"
      />
      <path
        d={area([eaves.front, eaves.right, ridgeFront])}
        fill="#f9f1df"
        stroke="#cdb88f"
        strokeWidth={short(edge * 0.035)}
        strokeLinejoin="round"
      />
      <path
        d={area([between(middle, eaves.front, 0.72), between(middle, eaves.right, 0.72), between(middle, ridgeFront, 0.68)])}
        fill="#dcc79d"
      />
      <circle cx={short(middle[0])} cy={short(middle[1])} r={short(edge * 0.1)} fill="#c99a2e" />
    </>
  );
});
