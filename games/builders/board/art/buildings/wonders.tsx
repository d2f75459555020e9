// The great works: ziggurat, palace, lighthouse, Babel, sphinx, colossus, pyramid.
import type { ReactElement } from 'react';
import { C } from '../palette.ts';
import { Arch, Arches, Cornice, Courses, Merlons, Palm, times, Wall, Windows } from '../parts.tsx';

export const Ziggurat = (): ReactElement => (
  <g>
    {(
      [
        [104, 0, 18],
        [78, -18, 16],
        [54, -34, 14],
        [32, -48, 14],
      ] as const
    ).map(([w, y, h]) => (
      <g key={w}>
        <Wall y={y} w={w} h={h} tone="brick" lean={3} />
        <Cornice y={y - h} w={w - 5} h={2.4} />
        <path
          className="bld-fine"
          d={times(Math.floor(w / 9), (i) => `M${-w / 2 + 6 + i * 9} ${y - 1}v${-h + 5}`).join('')}
          stroke={C.brickDark}
          strokeWidth={1.4}
          fill="none"
          opacity={0.55}
        />
      </g>
    ))}
    <Wall y={-62} w={16} h={10} tone="lapis" />
    <Cornice y={-72} w={19} h={2.4} />
    <Arch y={-62} w={6} h={8} fill={C.gold} />
    <path d="M-11 0H11L6 -62H-6Z" fill={C.pale} stroke={C.edge} strokeWidth={0.6} />
    <path
      className="bld-fine"
      d={times(15, (i) => `M${-10.5 + i * 0.33} ${-4 - i * 4}h${21 - i * 0.66}`).join('')}
      stroke={C.stoneDark}
      strokeWidth={0.9}
      fill="none"
    />
  </g>
);

/** A winged bull beside the gate. */
const Lamassu = ({ x, turn }: { x: number; turn: 1 | -1 }): ReactElement => (
  <g transform={`translate(${x} 0) scale(${turn} 1)`}>
    <path
      d="M-9 0V-14Q-9 -20 -3 -20L-9 -30Q3 -28 5 -19L6 -24Q6 -29 10 -29Q14 -28 13 -23L11 -18V0H8V-10H-4V0Z"
      fill={C.pale}
      stroke={C.edge}
      strokeWidth={0.7}
    />
    <path
      className="bld-fine"
      d="M7 -29h7v-3h-7zM-6 -27Q2 -25 3 -18M-3 -24Q2 -22 2 -17"
      stroke={C.edge}
      strokeWidth={0.7}
      fill="none"
    />
  </g>
);

export const PalaceOfAssur = (): ReactElement => (
  <g>
    <Wall w={104} h={34} tone="sand" />
    <Merlons y={-34} w={104} n={13} tone="sand" />
    <rect className="bld-fine" x={-52} y={-33} width={104} height={4} fill={C.lapis} />
    {[-27, 27].map((x) => (
      <g key={x}>
        <Wall x={x} w={20} h={56} tone="lapis" lean={1} />
        <Merlons x={x} y={-56} w={20} n={4} tone="lapis" />
        <path className="bld-fine" d={`M${x - 9} -50h17M${x - 9} -40h17`} stroke={C.gold} strokeWidth={1.6} fill="none" />
        <circle className="bld-fine" cx={x} cy={-45} r={2.2} fill={C.gold} />
      </g>
    ))}
    <Wall w={34} h={48} tone="sand" />
    <Merlons y={-48} w={34} n={5} tone="sand" />
    <path className="bld-fine" d="M-17 -46H17V-42H-17Z" fill={C.lapis} />
    <Arch w={18} h={36} />
    <Arch w={12} h={32} fill={C.gold} />
    <Lamassu x={-15} turn={-1} />
    <Lamassu x={15} turn={1} />
    <Windows xs={[-46, 46]} y={-18} w={4} h={8} />
    <Palm x={-54} h={36} />
    <Palm x={55} h={32} />
  </g>
);

export const Lighthouse = (): ReactElement => (
  <g>
    <path d="M-46 0V-5q6 -3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t8 0V0Z" fill={C.water} />
    <path d="M-34 0Q-28 -9 0 -10T34 0Z" fill={C.sandDark} />
    <Wall y={-6} w={46} h={8} tone="sand" />
    <Cornice y={-14} w={48} h={2.4} />
    <Wall y={-16} w={36} h={44} tone="stone" lean={3} />
    <Cornice y={-60} w={34} />
    <Wall y={-63} w={24} h={26} tone="pale" lean={2} />
    <Cornice y={-89} w={23} h={2.6} />
    <Wall y={-91} w={14} h={14} tone="pale" />
    <Arch y={-91} w={6} h={11} fill={C.gold} />
    <path d="M-9 -105Q0 -117 9 -105Z" fill={C.tile} stroke={C.tileDark} strokeWidth={0.6} />
    <path d="M0 -124q6 7 0 12q-6 -5 0 -12z" fill={C.gold} />
    <g className="bld-fine" fill={C.hole}>
      {times(3, (row) =>
        [-10, -2, 9].map((x) => <rect key={`${row}/${x}`} x={x - 1.5} y={-30 - row * 12} width={3} height={6} rx={1.5} />),
      )}
      {[-6, 1, 7].map((x) => (
        <rect key={x} x={x - 1.2} y={-80} width={2.4} height={6} rx={1.2} />
      ))}
    </g>
    <Arch y={-16} w={7} h={11} />
    <Courses d="M-16 -26h9M-15 -38h10M-13 -50h8M4 -44h9" />
  </g>
);

export const TowerOfBabel = (): ReactElement => (
  <g>
    {(
      [
        [96, 0, 20],
        [80, -20, 19],
        [64, -39, 18],
        [48, -57, 17],
        [34, -74, 15],
        [22, -89, 12],
      ] as const
    ).map(([w, y, h], i) => (
      <g key={w}>
        <path
          d={`M${-w / 2} ${y}L${-w / 2 + 5} ${y - h}H${w / 2 - 5}L${w / 2} ${y}Q0 ${y + 4} ${-w / 2} ${y}Z`}
          fill={i % 2 ? C.sand : C.stone}
          stroke={C.edge}
          strokeWidth={0.5}
        />
        <path
          className="bld-fine"
          d={`M${w * 0.18} ${y + 1}L${w * 0.16} ${y - h}H${w / 2 - 5}L${w / 2} ${y}Z`}
          fill={C.sandDark}
          opacity={0.55}
        />
        <Arches y={y - 2} w={w - 12} h={h * 0.6} n={Math.max(2, 9 - i * 1)} />
        <path
          d={
            i % 2
              ? `M${-w / 2 + 4} ${y - h}L${w / 2} ${y - 2}V${y + 1}L${-w / 2 + 4} ${y - h + 4}Z`
              : `M${w / 2 - 4} ${y - h}L${-w / 2} ${y - 2}V${y + 1}L${w / 2 - 4} ${y - h + 4}Z`
          }
          fill={C.pale}
          stroke={C.edge}
          strokeWidth={0.4}
        />
      </g>
    ))}
    <path d="M-6 -101h12l-2 -8h-8z" fill={C.brick} stroke={C.edge} strokeWidth={0.5} />
    <path d="M-12 -101l-2 -9M12 -101l2 -9" stroke={C.woodDark} strokeWidth={1} fill="none" />
  </g>
);

export const Sphinx = (): ReactElement => (
  <g>
    <path d="M-54 0V-8H54V0Z" fill={C.paleDark} stroke={C.edge} strokeWidth={0.6} />
    <path d="M-50 -8Q-52 -30 -34 -36Q-14 -42 8 -36L30 -30V-8Z" fill={C.sand} stroke={C.edge} strokeWidth={0.7} />
    <path className="bld-fine" d="M-50 -8Q-50 -22 -38 -26Q-26 -24 -24 -8Z" fill={C.sandDark} opacity={0.7} />
    <path d="M2 -8V-16Q4 -20 10 -20H50Q54 -19 54 -14V-8Z" fill={C.stone} stroke={C.edge} strokeWidth={0.7} />
    <path className="bld-fine" d="M46 -19v6M50 -18v5M10 -14H44" stroke={C.edge} strokeWidth={0.7} fill="none" />
    <path d="M6 -18V-56Q8 -70 20 -71Q33 -70 35 -56L38 -30L32 -18Z" fill={C.lapis} stroke={C.ink} strokeWidth={0.6} />
    <path
      className="bld-fine"
      d="M7 -24h27M7 -30h8M7 -36h7M7 -42h6M7 -48h6M29 -30h8M30 -36h7M31 -42h5M31 -48h5M9 -62q11 -9 22 0"
      stroke={C.gold}
      strokeWidth={2}
      fill="none"
    />
    <path
      d="M12 -54Q12 -63 21 -63Q30 -63 30 -54L28 -40Q25 -35 21 -35Q17 -35 14 -40Z"
      fill={C.stone}
      stroke={C.edge}
      strokeWidth={0.7}
    />
    <path
      className="bld-fine"
      d="M16 -53h4M23 -53h4M18 -42q3 2 6 0M21.5 -52v6h-1.5"
      stroke={C.ink}
      strokeWidth={1.1}
      fill="none"
    />
    <path d="M19 -35h4v7q-2 3 -4 0z" fill={C.gold} stroke={C.goldDark} strokeWidth={0.4} />
    <path d="M18 -70q3 -6 6 0z" fill={C.gold} />
  </g>
);

export const Colossus = (): ReactElement => (
  <g>
    <path d="M-46 0V-6q6 -3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t8 0V0Z" fill={C.water} />
    <path d="M-30 0V-16H-10V0ZM10 0V-16H30V0Z" fill={C.stone} stroke={C.edge} strokeWidth={0.7} />
    <path className="bld-fine" d="M-30 -10h20M10 -10h20M-20 -16v6M20 -16v6" stroke={C.edge} strokeWidth={0.5} fill="none" />
    <path d="M-26 -16L-20 -50H20L26 -16H14L4 -44H-4L-14 -16Z" fill={C.bronze} stroke={C.ink} strokeWidth={0.7} />
    <path d="M-15 -48L-17 -84Q0 -92 17 -84L15 -48Z" fill={C.bronze} stroke={C.ink} strokeWidth={0.7} />
    <path className="bld-fine" d="M5 -48L6 -87Q12 -87 17 -84L15 -48ZM14 -48L20 -50L26 -16H20Z" fill={C.goldDark} opacity={0.7} />
    <path d="M-16 -60L15 -52L19 -40L-19 -38Z" fill={C.cloth} stroke={C.edge} strokeWidth={0.6} />
    <path className="bld-fine" d="M-12 -58l-3 18M-4 -56l-2 17M4 -54l0 14" stroke={C.stoneDark} strokeWidth={0.8} fill="none" />
    <path d="M-16 -83Q-27 -76 -24 -58L-19 -58Q-21 -70 -13 -76Z" fill={C.bronze} stroke={C.ink} strokeWidth={0.6} />
    <path d="M14 -84Q26 -92 25 -108L30 -108Q32 -88 16 -76Z" fill={C.bronze} stroke={C.ink} strokeWidth={0.6} />
    <path d="M23 -108h9l-2 -5h-5z" fill={C.goldDark} />
    <path d="M27.5 -126q7 8 0 14q-7 -6 0 -14z" fill={C.gold} />
    <path d="M0 -104l2 -6l2 5l4 -5v6l5 -3l-3 6H-10l-3 -6l5 3v-6l4 5z" fill={C.gold} />
    <path d="M-8 -96Q-8 -105 0 -105Q8 -105 8 -96Q8 -87 0 -86Q-8 -87 -8 -96Z" fill={C.bronze} stroke={C.ink} strokeWidth={0.6} />
  </g>
);

export const Pyramid = (): ReactElement => (
  <g>
    <path d="M40 0L66 -34L84 0Z" fill={C.sand} stroke={C.edge} strokeWidth={0.5} transform="translate(-26)" />
    <path className="bld-fine" d="M40 -34L44 0H58Z" fill={C.sandDark} opacity={0.6} />
    <path d="M-54 0L-6 -80L12 0Z" fill={C.stone} stroke={C.edge} strokeWidth={0.6} />
    <path d="M12 0L-6 -80L46 0Z" fill={C.sandDark} stroke={C.edge} strokeWidth={0.6} />
    <path
      className="bld-fine"
      d={times(9, (i) => {
        const t = (i + 1) / 10;
        const y = -80 * t;
        return `M${-54 + 48 * t} ${y}L${12 - 18 * t} ${y}L${46 - 52 * t} ${y}`;
      }).join('')}
      stroke={C.edge}
      strokeWidth={0.6}
      opacity={0.6}
      fill="none"
    />
    <path d="M-6 -80L-12.5 -69H-3.5Z" fill={C.gold} stroke={C.goldDark} strokeWidth={0.5} />
    <path d="M-6 -80L-3.5 -69H1.2Z" fill={C.goldDark} />
    <path className="bld-fine" d="M-24 0v-8h8v8z" fill={C.hole} />
    <Palm x={-50} h={24} />
    <Palm x={52} h={28} />
  </g>
);
