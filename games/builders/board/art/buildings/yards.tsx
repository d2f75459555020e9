// Places of work and war: armoury, shipyard, harbour, range, barracks, fortress.
import type { ReactElement } from 'react';
import { C } from '../palette.ts';
import { Arch, Arches, Beam, Cornice, Courses, Flag, Merlons, Palm, spread, Tiles, Wall, Windows } from '../parts.tsx';

const Sea = ({ w, y = 0, h = 9 }: { w: number; y?: number; h?: number }): ReactElement => (
  <g>
    <path
      d={`M${-w / 2} ${y}V${y - h}q${w / 16} -3 ${w / 8} 0t${w / 8} 0t${w / 8} 0t${w / 8} 0t${w / 8} 0t${w / 8} 0t${w / 8} 0t${w / 8} 0V${y}Z`}
      fill={C.water}
    />
    <path
      className="bld-fine"
      d={`M${-w * 0.4} ${y - h * 0.45}h${w * 0.16}M${-w * 0.06} ${y - h * 0.3}h${w * 0.2}M${w * 0.24} ${y - h * 0.55}h${w * 0.12}`}
      stroke={C.cloth}
      strokeWidth={0.9}
      fill="none"
      opacity={0.8}
    />
  </g>
);

export const Armoury = (): ReactElement => (
  <g>
    <Beam d="M-34 0L-18 -46M-26 0L-34 -44" w={1.4} dark />
    <path d="M-18 -46l1 -6l-4 5zM-34 -44l-3 -5l4.5 1z" fill={C.grey} />
    <Wall w={58} h={32} tone="stone" />
    <path d="M-31 -32A31 22 0 0 1 31 -32Z" fill={C.tile} stroke={C.tileDark} strokeWidth={0.6} />
    <path className="bld-fine" d="M-22 -33A22 15 0 0 1 22 -33Z" fill={C.pale} />
    <Cornice y={-31} w={64} />
    <Arch x={0} w={16} h={22} fill={C.wood} />
    <path className="bld-fine" d="M0 -22V0" stroke={C.woodDark} strokeWidth={1} fill="none" />
    {[-20, 20].map((x) => (
      <g key={x}>
        <circle cx={x} cy={-15} r={8} fill={C.red} stroke={C.gold} strokeWidth={1.6} />
        <circle className="bld-fine" cx={x} cy={-15} r={2.4} fill={C.gold} />
      </g>
    ))}
    <path className="bld-fine" d="M-7 -37l14 -8M7 -37l-14 -8" stroke={C.greyDark} strokeWidth={1.6} fill="none" />
    <Courses d="M-29 -26h18M-29 -5h8M11 -26h18M14 -4h15" />
  </g>
);

export const Shipyard = (): ReactElement => (
  <g>
    <Sea w={104} h={6} />
    <Beam d="M-40 0V-48M40 0V-48M-44 -48H44" w={2.6} dark />
    <Beam d="M-14 0V-50M14 0V-50" w={2} dark />
    <Tiles y={-48} w={96} h={10} inset={10} roof={C.thatch} dark={C.thatchDark} />
    <path
      d="M-38 -24Q-34 -6 -22 -6H20Q34 -6 42 -28L36 -26Q28 -20 0 -20T-38 -24Z"
      fill={C.wood}
      stroke={C.woodDark}
      strokeWidth={0.8}
    />
    <path className="bld-fine" d="M-35 -17Q0 -13 38 -19M-31 -11Q0 -8 32 -12" stroke={C.woodDark} strokeWidth={0.9} fill="none" />
    <path
      className="bld-fine"
      d="M-26 -22v-9M-16 -21v-10M-6 -20v-11M4 -20v-11M14 -20v-11M24 -22v-10"
      stroke={C.wood}
      strokeWidth={1.6}
      fill="none"
    />
    <path d="M42 -28q3 -5 -1 -9" stroke={C.woodDark} strokeWidth={1.6} fill="none" />
    <Beam d="M-28 0l4 -6M0 0v-6M26 0l-4 -6" w={2} dark />
  </g>
);

export const Harbour = (): ReactElement => (
  <g>
    <Wall x={34} w={20} h={40} tone="stone" lean={2} />
    <Cornice x={34} y={-40} w={20} />
    <path d="M28 -43h12v-8h-12z" fill={C.hole} />
    <path d="M26 -51h16l-8 -7z" fill={C.tile} />
    <path d="M34 -45q4 -5 0 -9q-4 4 0 9z" fill={C.gold} />
    <Windows xs={[31, 37]} y={-24} w={3} h={5} />
    <path d="M-14 -14V-56" stroke={C.woodDark} strokeWidth={2} fill="none" />
    <path d="M-36 -50H6Q12 -34 4 -20H-34Q-26 -36 -36 -50Z" fill={C.cloth} stroke={C.edge} strokeWidth={0.7} />
    <path className="bld-fine" d="M-33 -42H9.5V-36H-31ZM-31.5 -30H7.5V-25H-32Z" fill={C.red} opacity={0.85} />
    <path d="M-44 -20Q-40 -5 -30 -5H4Q14 -5 20 -18Q14 -14 -10 -14T-44 -20Z" fill={C.wood} stroke={C.woodDark} strokeWidth={0.8} />
    <Beam d="M-28 -9l-6 9M-18 -8l-6 8M-8 -8l-6 8M2 -9l-6 9" w={1} dark />
    <Sea w={108} h={7} />
    <path d="M16 -8H54V-4H16Z" fill={C.wood} stroke={C.woodDark} strokeWidth={0.6} />
    <Beam d="M20 -4V0M34 -4V0M48 -4V0" w={2} dark />
  </g>
);

export const ArcheryRange = (): ReactElement => (
  <g>
    <Tiles x={-22} y={-38} w={46} h={9} roof={C.thatch} dark={C.thatchDark} />
    <Beam d="M-42 0V-38M-2 0V-38M-42 -30H-2" w={2.2} dark />
    <path d="M-34 -6q-8 -12 0 -24" stroke={C.wood} strokeWidth={1.8} fill="none" />
    <path className="bld-fine" d="M-34 -6V-30" stroke={C.cloth} strokeWidth={0.7} fill="none" />
    <path d="M-22 -6q-8 -12 0 -24" stroke={C.wood} strokeWidth={1.8} fill="none" />
    <path className="bld-fine" d="M-22 -6V-30" stroke={C.cloth} strokeWidth={0.7} fill="none" />
    <Beam d="M14 0l5 -14M28 0l-5 -14M32 0l5 -14M46 0l-5 -14" w={1.8} />
    {[21, 39].map((x) => (
      <g key={x}>
        <circle cx={x} cy={-22} r={13} fill={C.thatch} stroke={C.thatchDark} strokeWidth={0.7} />
        <circle className="bld-fine" cx={x} cy={-22} r={9.5} fill={C.cloth} />
        <circle className="bld-fine" cx={x} cy={-22} r={6.5} fill={C.red} />
        <circle className="bld-fine" cx={x} cy={-22} r={3} fill={C.gold} />
      </g>
    ))}
    <path className="bld-fine" d="M21 -22l-13 -8M8 -30l1 3.5M8 -30l3.5 -.5" stroke={C.ink} strokeWidth={1.1} fill="none" />
    <Flag x={-22} y={-47} h={12} />
  </g>
);

export const Barracks = (): ReactElement => (
  <g>
    <Wall x={0} w={92} h={28} tone="brick" />
    <Tiles x={14} y={-28} w={66} h={12} />
    <Windows xs={[-4, 8, 20, 32, 42]} y={-12} w={5} h={9} />
    <Wall x={-32} w={24} h={52} tone="stone" />
    <Merlons x={-32} y={-52} w={26} n={4} />
    <Windows xs={[-36, -27]} y={-34} w={4} h={7} />
    <Arch x={-32} w={10} h={18} fill={C.wood} />
    <Cornice x={-32} y={-24} w={25} h={2} />
    <Flag x={-32} y={-56} h={16} />
    {[2, 14, 26].map((x) => (
      <path
        key={x}
        className="bld-fine"
        d={`M${x - 4} -24h8v6q0 4 -4 6q-4 -2 -4 -6z`}
        fill={C.red}
        stroke={C.gold}
        strokeWidth={0.9}
      />
    ))}
    <Courses d="M-44 -46h24M-44 -40h10M-30 -28h10M-44 -10h6" />
  </g>
);

export const Fortress = (): ReactElement => (
  <g>
    <Wall x={0} w={84} h={34} tone="stone" />
    <Merlons x={0} y={-34} w={84} n={11} />
    <Wall x={0} y={0} w={30} h={46} tone="pale" />
    <Merlons x={0} y={-46} w={32} n={5} tone="pale" />
    {[-42, 42].map((x) => (
      <g key={x}>
        <Wall x={x} w={22} h={56} tone="stone" lean={1.5} />
        <Merlons x={x} y={-56} w={22} n={4} />
        <Windows xs={[x]} y={-36} w={4} h={9} />
        <Flag x={x} y={-60} h={12} fill={x < 0 ? C.red : C.lapis} />
      </g>
    ))}
    <Arch w={16} h={28} />
    <path className="bld-fine" d="M-4 0V-26M0 0V-28M4 0V-26M-8 -8H8M-8 -16H8" stroke={C.grey} strokeWidth={1} fill="none" />
    <Windows xs={spread(2, 0, 24)} y={-34} w={3.5} h={6} />
    <Courses d="M-30 -26h12M-26 -18h10M18 -24h10M17 -12h14M-30 -8h13M-52 -46h10M34 -44h14M-52 -22h12M36 -20h14" />
  </g>
);

export const Forum = (): ReactElement => (
  <g>
    <Palm x={52} h={34} />
    <Wall x={30} w={44} h={30} tone="pale" />
    <Arches x={30} w={42} h={22} n={3} />
    <Tiles x={30} y={-30} w={50} h={9} />
    <Wall x={-20} w={58} h={54} tone="stone" />
    <Cornice x={-20} y={-38} w={62} />
    <Cornice x={-20} y={-54} w={62} />
    <Arch x={-20} w={20} h={34} />
    <Arches x={-41} w={14} h={20} n={1} />
    <Arches x={1} w={14} h={20} n={1} />
    <path className="bld-fine" d="M-40 -50h40v8h-40z" fill={C.paleDark} />
    <path className="bld-fine" d="M-36 -47h32M-34 -44.5h28" stroke={C.edge} strokeWidth={0.9} fill="none" />
    <path d="M-32 -57h5l1 -5q3 -6 6 0l1 5h9l-2 -6l4 -3v-3h-4l-4 5h-16z" fill={C.bronze} />
    <path className="bld-fine" d="M-34 0V-36M-30 0V-36M-10 0V-36M-6 0V-36" stroke={C.pale} strokeWidth={2} fill="none" />
  </g>
);
