// Houses and small trades: the cards of two to six resources.
import type { ReactElement } from 'react';
import { C } from '../palette.ts';
import {
  Amphora,
  Arch,
  Arches,
  Beam,
  Bush,
  Columns,
  Cornice,
  Cypress,
  Palm,
  Pediment,
  spread,
  Tiles,
  times,
  Wall,
  Windows,
} from '../parts.tsx';

const Stripes = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): ReactElement => (
  <g>
    {times(6, (i) => (
      <path
        key={i}
        d={`M${x - w / 2 + 3 + ((w - 6) / 6) * i} ${y - h}h${(w - 6) / 6}L${x - w / 2 + (w / 6) * (i + 1)} ${y}h${-w / 6}z`}
        fill={i % 2 ? C.cloth : C.red}
        stroke={C.edge}
        strokeWidth={0.3}
      />
    ))}
  </g>
);

export const House = (): ReactElement => (
  <g>
    <Palm x={31} h={36} />
    <Wall x={-2} w={48} h={30} tone="pale" />
    <Wall x={-10} y={-30} w={26} h={14} tone="pale" />
    <Cornice x={-2} y={-30} w={51} />
    <Cornice x={-10} y={-44} w={29} h={2.6} />
    <g className="bld-fine" fill={C.woodDark}>
      {spread(6, -2, 46).map((x) => (
        <rect key={x} x={x - 1} y={-27} width={2} height={2} />
      ))}
    </g>
    <Arch x={-12} w={9} h={17} fill={C.wood} />
    <Windows xs={[2, 13]} y={-13} w={5} h={7} />
    <Windows xs={[-14, -5]} y={-34} w={4} h={5} />
    <Beam d="M17 0L9 -32M22 0L14 -32" w={1.2} dark />
    <Beam d="M20.5 -5h-4.6M19.2 -10h-4.6M18 -15h-4.7M16.8 -20h-4.7M15.5 -25h-4.6" w={1} dark />
  </g>
);

export const Market = (): ReactElement => (
  <g>
    <Wall x={0} w={84} h={22} tone="sand" />
    <Arches x={0} w={80} h={15} n={4} />
    <Beam d="M-42 0V-24M-15 0V-26M15 0V-26M42 0V-24" w={1.6} dark />
    <Stripes x={-28} y={-22} w={32} h={13} />
    <Stripes x={28} y={-22} w={32} h={13} />
    <Stripes x={0} y={-26} w={36} h={15} />
    <rect x={-38} y={-8} width={20} height={8} fill={C.wood} />
    <rect x={-10} y={-9} width={22} height={9} fill={C.wood} />
    <rect x={20} y={-8} width={20} height={8} fill={C.wood} />
    <g className="bld-fine">
      {[-34, -29, -24].map((x) => (
        <circle key={x} cx={x} cy={-9.5} r={2.3} fill={C.gold} />
      ))}
      {[24, 29, 34].map((x) => (
        <circle key={x} cx={x} cy={-9.5} r={2.3} fill={C.leaf} />
      ))}
    </g>
    <Amphora x={-4} y={-9} h={9} />
    <Amphora x={2} y={-9} h={9} />
    <Amphora x={8} y={-9} h={9} />
  </g>
);

export const Quarry = (): ReactElement => (
  <g>
    <path
      d="M-46 0L-44 -30L-30 -34L-26 -46L-4 -48L4 -40L10 -26L26 -24L30 -10L46 -8V0Z"
      fill={C.stoneDark}
      stroke={C.edge}
      strokeWidth={0.6}
    />
    <path className="bld-fine" d="M-44 -30H-14V-16H6V0H-46Z" fill={C.stone} />
    <path className="bld-fine" d="M-14 -30V-16M6 -16V0" stroke={C.edge} strokeWidth={0.8} fill="none" />
    <path
      className="bld-fine"
      d="M-44 -23H-14M-45 -16H-14M-45 -8H6M-34 -30V-23M-22 -23V-16M-38 -16V-8M-26 -8V0M-20 -16V-8M-6 -16V-8M-12 -8V0"
      stroke={C.edge}
      strokeWidth={0.5}
      opacity={0.6}
      fill="none"
    />
    <rect x={20} y={-12} width={14} height={12} fill={C.pale} stroke={C.edge} strokeWidth={0.6} />
    <rect x={31} y={-9} width={12} height={9} fill={C.stone} stroke={C.edge} strokeWidth={0.6} />
    <Beam d="M14 0L26 -52L38 0" w={2.2} />
    <Beam d="M18 -18H34" w={1.4} dark />
    <path d="M26 -50V-22" stroke={C.ink} strokeWidth={0.9} fill="none" />
    <rect x={21} y={-24} width={10} height={8} fill={C.pale} stroke={C.edge} strokeWidth={0.6} />
  </g>
);

export const WateringTrough = (): ReactElement => (
  <g>
    <Palm x={-34} h={46} />
    <Palm x={38} h={36} />
    <Wall x={0} w={44} h={40} tone="stone" />
    <Pediment x={0} y={-40} w={52} h={12} />
    <circle cx={-2} cy={-26} r={7.5} fill={C.sandDark} stroke={C.edge} strokeWidth={0.6} />
    <circle className="bld-fine" cx={-2} cy={-26} r={4.5} fill={C.gold} />
    <path d="M-2 -22q-1 8 0 12" stroke={C.water} strokeWidth={2.4} fill="none" strokeLinecap="round" />
    <path d="M-38 -14H38L34 0H-34Z" fill={C.stone} stroke={C.edge} strokeWidth={0.6} />
    <path d="M-36 -14H36V-10H-36Z" fill={C.water} />
    <path className="bld-fine" d="M-30 -12.5h12M-8 -11.5h12M14 -12.5h14" stroke={C.cloth} strokeWidth={0.8} fill="none" />
    <path className="bld-fine" d="M-34 -7H34" stroke={C.stoneDark} strokeWidth={1.2} fill="none" />
  </g>
);

const Crate = ({ x, y = 0, s = 10 }: { x: number; y?: number; s?: number }): ReactElement => (
  <g>
    <rect x={x - s / 2} y={y - s} width={s} height={s} fill={C.wood} stroke={C.woodDark} strokeWidth={0.8} />
    <path
      className="bld-fine"
      d={`M${x - s / 2} ${y - s}l${s} ${s}m0 ${-s}l${-s} ${s}`}
      stroke={C.woodDark}
      strokeWidth={0.7}
      fill="none"
    />
  </g>
);

export const TradingPost = (): ReactElement => (
  <g>
    <Wall x={-4} w={60} h={30} tone="sand" />
    <Pediment x={-4} y={-30} w={70} h={20} />
    <rect x={-18} y={-22} width={28} height={22} fill={C.hole} className="bld-fine" />
    <Beam d="M-19 0V-23H11V0" w={2} dark />
    <Beam d="M-4 -50H14M14 -50V-40" w={1.6} dark />
    <path d="M14 -40v8" stroke={C.ink} strokeWidth={0.8} fill="none" />
    <Crate x={14} y={-24} s={7} />
    <Crate x={-11} />
    <Crate x={-2} s={8} />
    <Crate x={32} s={12} />
    <Crate x={31} y={-12} s={9} />
    <Amphora x={-36} h={14} />
    <Amphora x={-29} h={12} />
    <Amphora x={42} h={11} />
  </g>
);

export const CamelStable = (): ReactElement => (
  <g>
    <Wall x={-6} w={72} h={30} tone="sand" />
    <Arches x={-6} w={68} h={22} n={3} />
    <Tiles x={-6} y={-30} w={80} h={10} roof={C.thatch} dark={C.thatchDark} />
    <Palm x={-43} h={40} />
    <path
      d="M14 0L15 -12Q13 -17 16 -19Q18 -26 22 -19Q24 -18 25 -20Q28 -28 31 -19Q35 -19 36 -24L37 -31Q38 -36 43 -34L47 -31Q46 -29 42 -29.5Q42 -20 38 -15L37 0H34.5L34 -11H21L19 -10L17 0Z"
      fill={C.sandDark}
      stroke={C.ink}
      strokeWidth={0.7}
      strokeLinejoin="round"
    />
    <path className="bld-fine" d="M19 -18q5 -4 12 0l-1 6h-10z" fill={C.red} />
  </g>
);

export const Workshop = (): ReactElement => (
  <g>
    <Wall x={0} w={54} h={40} tone="brick" />
    <Tiles x={0} y={-40} w={62} h={10} />
    <Windows xs={[-16, 0, 16]} y={-28} w={7} h={8} />
    <rect className="bld-fine" x={-22} y={-18} width={44} height={18} fill={C.hole} />
    <Stripes x={0} y={-18} w={56} h={8} />
    <rect x={-20} y={-8} width={24} height={8} fill={C.wood} stroke={C.woodDark} strokeWidth={0.6} />
    <Amphora x={-15} y={-8} h={8} fill={C.tile} />
    <Amphora x={-8} y={-8} h={8} fill={C.gold} />
    <Amphora x={-1} y={-8} h={8} fill={C.tile} />
    <Beam d="M27 -34H38" w={1.4} dark />
    <rect x={30} y={-33} width={11} height={11} rx={1.5} fill={C.wood} stroke={C.woodDark} strokeWidth={0.7} />
    <path className="bld-fine" d="M33 -30h5v3h-1.6v4h-1.8v-4H33z" fill={C.gold} />
  </g>
);

export const RuralHouse = (): ReactElement => (
  <g>
    <Cypress x={-36} h={46} />
    <Cypress x={-29} h={34} />
    <Wall x={2} w={48} h={22} tone="pale" />
    <Tiles x={2} y={-22} w={60} h={18} inset={11} roof={C.thatch} dark={C.thatchDark} />
    <Wall x={16} y={-36} w={7} h={9} tone="sand" />
    <Arch x={-6} w={9} h={16} fill={C.wood} />
    <Windows xs={[8, 18]} y={-9} w={6} h={6} />
    <Beam d="M28 0V-9M36 0V-9M44 0V-9M26 -7H46M26 -3H46" w={1.3} />
    <Bush x={-22} r={5} />
    <Bush x={30} r={4} />
  </g>
);

export const TownHall = (): ReactElement => (
  <g>
    <Wall x={0} y={-8} w={88} h={26} tone="stone" />
    <Windows xs={[-37, -30, 30, 37]} y={-16} w={4} h={9} />
    <Cornice y={-34} w={92} />
    <Wall x={0} y={-37} w={34} h={9} tone="pale" />
    <path d="M-18 -46A18 17 0 0 1 18 -46Z" fill={C.lapis} stroke={C.ink} strokeWidth={0.6} />
    <path
      className="bld-fine"
      d="M-9 -47Q-9 -58 0 -62.5M9 -47Q9 -58 0 -62.5M0 -63V-46"
      stroke={C.cloth}
      strokeWidth={0.6}
      opacity={0.6}
      fill="none"
    />
    <path d="M-1.5 -63h3v-5h-3zM0 -74l2.5 6h-5z" fill={C.gold} />
    <Columns x={0} y={-8} w={46} h={22} n={6} />
    <Pediment x={0} y={-30} w={54} h={12} />
    <rect x={-46} y={-8} width={92} height={3} fill={C.pale} stroke={C.edge} strokeWidth={0.4} />
    <path d="M-48 0h96v-5h-96z" fill={C.paleDark} stroke={C.edge} strokeWidth={0.5} />
    <path className="bld-fine" d="M-18 0l4 -8h28l4 8z" fill={C.stone} />
  </g>
);

export const NobleHouse = (): ReactElement => (
  <g>
    <Cypress x={-45} h={34} />
    <Cypress x={46} h={40} />
    <Wall x={0} w={78} h={26} tone="pale" />
    <Wall x={-16} y={-26} w={40} h={20} tone="pale" />
    <Tiles x={-16} y={-46} w={48} h={9} />
    <Windows xs={[-28, -16, -4]} y={-31} w={5} h={9} />
    <Tiles x={22} y={-26} w={40} h={8} />
    <Columns x={18} w={42} h={20} n={5} />
    <Cornice x={18} y={-20} w={46} />
    <Arch x={-22} w={10} h={19} fill={C.wood} />
    <rect className="bld-fine" x={-39} y={-26} width={78} height={2} fill={C.red} />
    <rect className="bld-fine" x={-39} y={-5} width={34} height={5} fill={C.red} opacity={0.8} />
    <Bush x={-32} r={5} />
    <Bush x={-10} r={4} />
  </g>
);

export const TownHouse = (): ReactElement => (
  <g>
    <Wall x={0} w={54} h={66} tone="brick" />
    <Tiles x={0} y={-66} w={62} h={9} />
    {[-24, -44].map((y) => (
      <g key={y}>
        <Cornice y={y} w={57} h={2.4} />
        <Windows xs={[-18, -6, 6, 18]} y={y - 5} w={6} h={9} />
      </g>
    ))}
    <path d="M-22 -29h18v-5h-18zM4 -49h18v-5h-18z" fill={C.wood} stroke={C.woodDark} strokeWidth={0.6} />
    <Arches w={52} h={19} n={4} />
    <path className="bld-fine" d="M-27 -19h14l2 4h-18z" fill={C.red} />
    <path d="M-24 -60q12 7 24 0t24 0" stroke={C.ink} strokeWidth={0.5} fill="none" className="bld-fine" />
    <path className="bld-fine" d="M-16 -57h4v5h-4zM-9 -57h5v4h-5zM10 -57h4v5h-4z" fill={C.cloth} />
    <Bush x={30} r={4} />
  </g>
);
