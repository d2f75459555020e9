// The country around the areas: hills, roads, the Tiber with its island, the city wall, cypresses and pines.
import { memo, type ReactElement } from 'react';
import { usePaint } from '../art/paint.tsx';
import { AREAS } from '../../rules/board.ts';
import { MAP_HEIGHT, MAP_WIDTH, originOf } from './places.ts';

const ROADS = [
  'M980 240C820 262 700 236 610 256S430 226 330 232C250 238 200 226 130 236',
  'M610 256C600 330 640 390 690 430S900 420 990 440',
  'M610 256C560 300 600 380 400 420C330 440 330 520 380 660',
  'M330 232C310 140 350 60 340 -40',
  'M610 256C640 200 640 90 650 -40',
  'M690 430C660 500 690 560 690 660',
] as const;
const RIVER = 'M84 -60C10 50 60 130 40 210C26 262 20 300 60 352S150 420 120 470C100 510 60 530 34 700';
const ISLAND_WATER = 'M10 300C36 226 150 202 240 236C336 270 336 376 240 404C150 428 30 408 10 344Z';
const WALL =
  'M330 8C470 -2 640 4 800 14C900 22 946 80 954 170C960 280 958 420 950 524C942 592 860 608 740 611C560 615 300 615 170 609';

const TREES: readonly (readonly [x: number, y: number, kind: 'cypress' | 'pine', scale: number])[] = [
  [346, 62, 'cypress', 0.85],
  [358, 66, 'cypress', 0.7],
  [332, 70, 'pine', 0.9],
  [640, 62, 'pine', 0.85],
  [654, 68, 'cypress', 0.9],
  [944, 46, 'pine', 0.9],
  [300, 190, 'cypress', 0.9],
  [314, 196, 'pine', 0.85],
  [642, 296, 'cypress', 0.9],
  [656, 300, 'cypress', 0.75],
  [668, 352, 'pine', 0.9],
  [686, 346, 'cypress', 1],
  [106, 548, 'cypress', 0.9],
  [124, 556, 'pine', 0.95],
  [390, 556, 'pine', 0.9],
  [404, 548, 'cypress', 0.85],
  [690, 560, 'cypress', 0.9],
  [928, 446, 'pine', 0.85],
  [942, 452, 'cypress', 0.8],
];

/** `height` of the whole map: hills, roads and river stretch with it, trees do not. */
export const Ground = memo(function Ground({ height }: { readonly height: number }): ReactElement {
  const paint = usePaint();
  const tall = height / MAP_HEIGHT;
  return (
    <g aria-hidden>
      <rect x={-900} y={-900} width={MAP_WIDTH + 1800} height={height + 1800} fill="var(--cap-land)" />
      {Array.from({ length: AREAS }, (_, area) => {
        const [x, y] = originOf(area, height);
        return [1, 0.82, 0.64].map((k) => (
          <ellipse
            key={`${area}/${k}`}
            cx={x + 116}
            cy={y + 8}
            rx={186 * k}
            ry={98 * k}
            transform={`rotate(${(area % 3) * 5 - 6} ${x + 116} ${y})`}
            fill="var(--cap-hill)"
            stroke="var(--cap-contour)"
            strokeOpacity={0.5 - k * 0.3}
            strokeWidth="1.2"
          />
        ));
      })}
      <g transform={`scale(1 ${tall})`} fill="none" strokeLinecap="round">
        {ROADS.map((road) => (
          <path key={road} d={road} stroke="var(--cap-road-edge)" strokeWidth="11" />
        ))}
        {ROADS.map((road) => (
          <path key={road} d={road} stroke="var(--cap-road)" strokeWidth="8" />
        ))}
        {ROADS.map((road) => (
          <path key={road} d={road} stroke="var(--cap-road-edge)" strokeDasharray="5 6" />
        ))}
        <g transform="translate(-34 0)">
          <path d={RIVER} stroke="var(--cap-bank)" strokeWidth="66" />
        </g>
        <path d={ISLAND_WATER} stroke="var(--cap-bank)" strokeWidth="10" />
        <g transform="translate(-34 0)">
          <path d={RIVER} stroke={paint('river')} strokeWidth="56" />
        </g>
        <path d={ISLAND_WATER} fill={paint('river')} />
        <g stroke="var(--cap-ripple)" strokeWidth="1.3">
          <path d={RIVER} strokeDasharray="22 18" transform="translate(-46 0)" />
          <path d={RIVER} strokeDasharray="16 24" transform="translate(-23 6)" />
          <path d="M34 310C60 260 150 228 226 250M40 346C90 398 160 408 232 388M290 298c8 18 6 32-2 46" strokeDasharray="18 12" />
        </g>
        <path transform="translate(10 0)" d={WALL} stroke="var(--cap-wall-shade)" strokeWidth="9" />
        <path transform="translate(10 0)" d={WALL} stroke="var(--cap-wall-stone)" strokeWidth="6" />
        <path transform="translate(10 0)" d={WALL} stroke="var(--cap-wall-gap)" strokeWidth="6" strokeDasharray="2 7" />
      </g>
      <Bridge x={296} y={300 * tall} turn={10} />
      <Bridge x={8} y={296 * tall} turn={0} />
      {TREES.map(([x, y, kind, scale]) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y * tall}) scale(${scale})`}>
          {kind === 'cypress' ? <Cypress /> : <Pine />}
        </g>
      ))}
    </g>
  );
});

function Bridge({ x, y, turn }: { x: number; y: number; turn: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-26 7h60v-11h-60z" fill="var(--cap-wall-stone)" stroke="var(--cap-wall-shade)" strokeWidth="1.2" />
      <path d="M-16 7a8 6 0 0 1 16 0M6 7a8 6 0 0 1 16 0" fill="var(--cap-river-2)" />
    </g>
  );
}

export function Cypress(): ReactElement {
  return (
    <>
      <ellipse cx="4" cy="1" rx="8" ry="3" fill="var(--cap-shadow)" />
      <path d="M0-30C6-18 7-6 3 0H-3C-7-6-6-18 0-30Z" fill="var(--cap-leaf-2)" />
      <path d="M0-30C2-18 1-6-1 0H-3C-7-6-6-18 0-30Z" fill="var(--cap-leaf-1)" />
    </>
  );
}

export function Pine(): ReactElement {
  return (
    <>
      <ellipse cx="5" cy="1" rx="10" ry="3.4" fill="var(--cap-shadow)" />
      <path d="M-1.2 0L-.8-14H.8L1.2 0Z" fill="#7a5a38" />
      <ellipse cy="-17" rx="12" ry="6" fill="var(--cap-leaf-2)" />
      <ellipse cx="-2" cy="-19" rx="9.5" ry="4.4" fill="var(--cap-leaf-1)" />
    </>
  );
}
