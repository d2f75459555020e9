// The four machines: they stand on a site like buildings and then join the crew.
import type { ReactElement } from 'react';
import { C } from '../palette.ts';
import { Beam, times } from '../parts.tsx';

export const Hoist = (): ReactElement => (
  <g>
    <Beam d="M-30 0L6 -70L30 0" w={4} />
    <Beam d="M-16 0L6 -70" w={3} dark />
    <Beam d="M-19 -20H23" w={2.2} dark />
    <circle cx={-12} cy={-17} r={15} fill="none" stroke={C.woodDark} strokeWidth={3} />
    <circle cx={-12} cy={-17} r={11.5} fill="none" stroke={C.wood} strokeWidth={1.4} />
    <path
      className="bld-fine"
      d={times(
        6,
        (i) =>
          `M-12 -17L${(-12 + 14 * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(-17 + 14 * Math.sin((i * Math.PI) / 3)).toFixed(1)}`,
      ).join('')}
      stroke={C.wood}
      strokeWidth={1.5}
      fill="none"
    />
    <path d="M6 -68L-4 -28M6 -68V-34" stroke={C.ink} strokeWidth={1} fill="none" />
    <circle cx={6} cy={-67} r={4.5} fill={C.grey} stroke={C.ink} strokeWidth={0.8} />
    <path d="M-1 -30L6 -36L13 -30" stroke={C.ink} strokeWidth={1} fill="none" />
    <rect x={-4} y={-30} width={20} height={15} fill={C.stone} stroke={C.edge} strokeWidth={0.8} />
    <path className="bld-fine" d="M9 -30h7v15h-7z" fill={C.stoneDark} />
  </g>
);

export const SawBench = (): ReactElement => (
  <g>
    <Beam d="M-34 0L-26 -24M-18 0L-26 -24M18 0L26 -24M34 0L26 -24" w={3.4} dark />
    <rect x={-42} y={-34} width={84} height={11} rx={5} fill={C.wood} stroke={C.woodDark} strokeWidth={0.8} />
    <ellipse cx={-38} cy={-28.5} rx={4} ry={5.5} fill={C.thatch} stroke={C.woodDark} strokeWidth={0.7} />
    <path className="bld-fine" d="M-28 -31H34M-30 -27H20" stroke={C.woodDark} strokeWidth={0.8} fill="none" />
    <path
      d={`M-6 -58L14 -62L26 -14L${times(8, (i) => `${23 - i * 2.5} ${-11 - (i % 2) * 4 - i * 0.2}`).join('L')}Z`}
      fill={C.grey}
      stroke={C.greyDark}
      strokeWidth={0.8}
    />
    <path d="M-14 -66q8 -8 24 -6l6 8l-24 6z" fill={C.wood} stroke={C.woodDark} strokeWidth={0.9} />
    <path className="bld-fine" d="M-4 0q6 -6 12 0zM4 0q8 -9 14 0z" fill={C.thatch} />
  </g>
);

export const ArchitectsTable = (): ReactElement => (
  <g>
    <Beam d="M-28 0L-18 -30M28 0L18 -30M-24 -12H24" w={3.4} dark />
    <path d="M-42 -26L-30 -56H34L44 -26Z" fill={C.wood} stroke={C.woodDark} strokeWidth={1} />
    <path d="M-34 -29L-25 -53H29L36 -29Z" fill={C.cloth} stroke={C.edge} strokeWidth={0.6} />
    <path d="M-34 -29q-3 3 0 5q4 -1 3 -5z" fill={C.stoneDark} />
    <path
      className="bld-fine"
      d="M-16 -33H18M-14 -35V-45M-6 -35V-45M2 -35V-45M10 -35V-45M-18 -46H14L-2 -51Z"
      stroke={C.lapis}
      strokeWidth={1.1}
      fill="none"
    />
    <path d="M24 -60L17 -36M24 -60L31 -36" stroke={C.bronze} strokeWidth={2} fill="none" strokeLinecap="round" />
    <circle cx={24} cy={-61} r={3} fill={C.gold} stroke={C.goldDark} strokeWidth={0.7} />
    <path className="bld-fine" d="M19.5 -44Q24 -41 28.5 -44" stroke={C.bronze} strokeWidth={1.2} fill="none" />
  </g>
);

export const Scaffolding = (): ReactElement => (
  <g>
    <Beam d="M-34 0V-70M-10 0V-70M12 0V-70M34 0V-70" w={2.8} dark />
    <Beam d="M-34 0L-10 -24M12 -24L34 -48M-34 -48L-10 -24M12 0L34 -24" w={1.4} dark />
    {[-24, -48, -68].map((y) => (
      <rect key={y} x={-39} y={y} width={78} height={3.4} fill={C.wood} stroke={C.woodDark} strokeWidth={0.6} />
    ))}
    <Beam d="M-2 0L-6 -24M6 0L2 -24M2 -24L-2 -48M9 -24L5 -48" w={1.2} />
    <Beam d="M5 -5h-7M4 -11h-7M3 -17h-7M8 -30h-7M7 -36h-7M6 -42h-7" w={1} />
    <path d="M-28 -24v-8h10v8zM-26 -32q3 -4 6 0z" fill={C.red} />
    <path d="M20 -48v-9h9v9z" fill={C.lapis} />
    <path d="M-24 -68v-8q-4 -4 3 -8q7 4 3 8v8z" fill={C.brick} stroke={C.brickDark} strokeWidth={0.6} />
  </g>
);
