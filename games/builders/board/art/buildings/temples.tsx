// Temples, schools and theatres.
import type { ReactElement } from 'react';
import { C } from '../palette.ts';
import { Arches, Columns, Cornice, Cypress, Pediment, Steps, times, Wall } from '../parts.tsx';

export const Temple = (): ReactElement => (
  <g>
    <Steps w={92} n={3} h={3} />
    <Columns y={-9} w={74} h={34} n={6} />
    <Cornice y={-43} w={80} h={4} />
    <rect x={-40} y={-51} width={80} height={4.5} fill={C.red} stroke={C.edge} strokeWidth={0.4} />
    <path className="bld-fine" d={times(9, (i) => `M${-38 + i * 8.8} -51h4v4.5h-4z`).join('')} fill={C.pale} />
    <Pediment y={-51} w={90} h={20}>
      <circle className="bld-fine" cx={0} cy={-57.5} r={3.6} fill={C.gold} />
      <path className="bld-fine" d="M-20 -53q8 -4 14 0M6 -53q8 -4 14 0" stroke={C.sandDark} strokeWidth={1.4} fill="none" />
    </Pediment>
    <path d="M0 -76l3 5h-6zM-45 -56l3 5h-6zM45 -56l3 5h-6z" fill={C.gold} />
  </g>
);

export const SchoolOfPhilosophy = (): ReactElement => (
  <g>
    <Cypress x={-46} h={38} />
    <Cypress x={47} h={32} />
    <Steps w={84} n={2} h={3} />
    <Wall y={-6} w={68} h={28} tone="pale" />
    <Columns y={-6} w={66} h={28} n={7} />
    <Cornice y={-34} w={72} h={4} />
    <path d="M-34 -38Q-30 -58 0 -60Q30 -58 34 -38Z" fill={C.tile} stroke={C.tileDark} strokeWidth={0.6} />
    <path
      className="bld-fine"
      d="M-22 -39Q-18 -54 0 -59M22 -39Q18 -54 0 -59M-11 -39Q-9 -54 0 -59M11 -39Q9 -54 0 -59M0 -38V-59"
      stroke={C.tileDark}
      strokeWidth={0.7}
      fill="none"
    />
    <path d="M-4 -60h8v-3h-8zM-3 -63q-1 -7 3 -9q4 2 3 9z" fill={C.pale} stroke={C.edge} strokeWidth={0.5} />
    <path d="M-44 0v-7h6v7zM38 0v-7h6v7z" fill={C.stone} stroke={C.edge} strokeWidth={0.5} />
    <path
      d="M-43.5 -7q-1 -8 2.5 -10q3.5 2 2.5 10zM38.5 -7q-1 -8 2.5 -10q3.5 2 2.5 10z"
      fill={C.cloth}
      stroke={C.edge}
      strokeWidth={0.5}
    />
    <circle cx={-41} cy={-19} r={2.3} fill={C.cloth} />
    <circle cx={41} cy={-19} r={2.3} fill={C.cloth} />
  </g>
);

export const Theatre = (): ReactElement => (
  <g>
    <path d="M-52 0V-44Q-30 -58 0 -58T52 -44V0Z" fill={C.stoneDark} stroke={C.edge} strokeWidth={0.6} />
    <path className="bld-fine" d="M-46 -46Q-26 -54 0 -54T46 -46Q26 -42 0 -42T-46 -46Z" fill={C.hole} opacity={0.7} />
    <path d="M-52 0V-36Q-26 -30 0 -30T52 -36V0Z" fill={C.stone} stroke={C.edge} strokeWidth={0.6} />
    <path d="M-52 -44Q-26 -36 0 -36T52 -44V-38Q26 -30 0 -30T-52 -38Z" fill={C.pale} stroke={C.edge} strokeWidth={0.5} />
    <Arches y={-16.5} w={100} h={12} n={9} />
    <Arches y={0} w={100} h={13} n={9} />
    <path d="M-52 -19Q0 -13.5 52 -19V-16Q0 -10.5 -52 -16Z" fill={C.pale} stroke={C.edge} strokeWidth={0.4} />
    <g className="bld-fine" fill={C.cloth}>
      {times(9, (i) => (
        <rect key={i} x={-45.5 + (i * 100) / 9} y={-29.5 + Math.abs(i - 4) * -0.3} width={2} height={4} />
      ))}
    </g>
    <path d="M-52 -44V-56M52 -44V-56M-26 -53V-64M26 -53V-64M0 -58V-68" stroke={C.woodDark} strokeWidth={1.3} fill="none" />
    <path
      className="bld-fine"
      d="M-52 -56q13 6 26 -8q13 8 26 -4q13 12 26 4q13 14 26 8q-12 8 -26 0q-13 8 -26 -2q-13 10 -26 2q-13 8 -26 0z"
      fill={C.cloth}
      opacity={0.9}
    />
  </g>
);

export const HangingGardens = (): ReactElement => (
  <g>
    {(
      [
        [108, 0, 22, 8],
        [82, -22, 20, 6],
        [54, -42, 18, 4],
        [26, -60, 14, 2],
      ] as const
    ).map(([w, y, h, n]) => (
      <g key={w}>
        <Wall y={y} w={w} h={h} tone="sand" />
        <Arches y={y} w={w - 4} h={h * 0.72} n={n} />
        <rect x={-w / 2 - 1.5} y={y - h} width={w + 3} height={3} fill={C.lapis} stroke={C.ink} strokeWidth={0.3} />
        <path
          d={`M${-w / 2 - 2} ${y - h}${times(Math.round(w / 9), () => 'q1.5 -7 4.5 -5q3 -3 4.5 5').join('')}z`}
          fill={C.leaf}
        />
        <path
          className="bld-fine"
          d={times(
            Math.round(w / 13),
            (i) => `M${-w / 2 + 5 + i * 13} ${y - h}q-2 5 0 ${6 + (i % 3) * 3}q2.6 -4 2 -${6 + (i % 3) * 3}z`,
          ).join('')}
          fill={C.leafDark}
        />
      </g>
    ))}
    <path d="M-2.5 -60h5l2 60h-9z" fill={C.water} opacity={0.9} />
    <path className="bld-fine" d="M-.8 -58l-1 56M1 -58l1 56" stroke={C.cloth} strokeWidth={0.7} fill="none" />
    <Cypress x={-20} y={-60} h={20} />
    <Cypress x={20} y={-60} h={20} />
    <Cypress x={0} y={-74} h={20} />
    <Cypress x={-34} y={-42} h={20} />
    <Cypress x={34} y={-42} h={20} />
  </g>
);
