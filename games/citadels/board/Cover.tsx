// Citadels' box cover: the whole city at dusk, castle on the hill, town below it, the gate open in front.
import { useId } from 'react';
import type { ReactNode, SVGProps } from 'react';
import { Castle, Cathedral, Church, Library, Palace } from './cover/landmarks.tsx';
import { Gate, House, LongHouse, Market, Rampart, Turret } from './cover/town.tsx';

export { boxCaps, boxColors } from './cover/colors.ts';

// Places a 100x120 building with its left foot at (x, ground), w wide.
function Lot({
  x,
  ground,
  w,
  children,
}: {
  readonly x: number;
  readonly ground: number;
  readonly w: number;
  readonly children: ReactNode;
}) {
  return <g transform={`translate(${x} ${(ground - w * 1.2).toFixed(1)}) scale(${w / 100})`}>{children}</g>;
}

export function Cover(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" {...props}>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#40203a" />
          <stop offset=".28" stopColor="#8d3b43" />
          <stop offset=".5" stopColor="#d9764a" />
          <stop offset=".72" stopColor="#f6bd68" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset=".75" stopColor="#ffdf94" />
          <stop offset="1" stopColor="#ffce78" />
        </radialGradient>
        <linearGradient id={`${id}mist`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd9a0" stopOpacity="0" />
          <stop offset="1" stopColor="#ffd9a0" stopOpacity=".55" />
        </linearGradient>
      </defs>
      <rect width="240" height="300" fill={`url(#${id}sky)`} />
      <circle cx="120" cy="150" r="88" fill="#ffe2a0" opacity=".13" />
      <circle cx="120" cy="150" r="74" fill="#ffe2a0" opacity=".2" />
      <circle cx="120" cy="150" r="58" fill={`url(#${id}sun)`} />
      <path
        d="M6 118h44a5 5 0 0 0-2-9 9 9 0 0 0-16-3 7 7 0 0 0-12 3q-12-2-14 9zM186 104h50q-2-9-14-8a8 8 0 0 0-14-4 7 7 0 0 0-11 4q-10 0-11 8z"
        fill="#f3a06a"
        opacity=".55"
      />
      <path
        d="M62 102q3-4 6 0q3-4 6 0M48 112q2.5-3 5 0q2.5-3 5 0M176 122q2.5-3 5 0q2.5-3 5 0"
        stroke="#40203a"
        strokeWidth="1.3"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M0 206L28 168L48 190L74 158L104 196L140 170L166 192L196 160L222 188L240 172V300H0Z" fill="#a65449" opacity=".75" />
      <path d="M0 244Q46 214 84 190T156 190T240 244V300H0Z" fill="#7d4038" />
      <Lot x={71} ground={219} w={98}>
        <Castle />
      </Lot>
      <rect y="150" width="240" height="74" fill={`url(#${id}mist)`} opacity=".5" />
      <Lot x={6} ground={235} w={78}>
        <Cathedral />
      </Lot>
      <Lot x={158} ground={236} w={76}>
        <Palace />
      </Lot>
      <path d="M0 300V232Q60 214 120 216T240 232V300Z" fill="#8d5740" />
      <Lot x={66} ground={251} w={52}>
        <LongHouse hue="red" />
      </Lot>
      <Lot x={112} ground={253} w={60}>
        <Library />
      </Lot>
      <Lot x={-12} ground={256} w={56}>
        <LongHouse hue="purple" stone="clay" />
      </Lot>
      <Lot x={36} ground={257} w={46}>
        <Church />
      </Lot>
      <Lot x={196} ground={256} w={54}>
        <LongHouse hue="gold" />
      </Lot>
      <Lot x={164} ground={257} w={44}>
        <House hue="blue" stone="cream" />
      </Lot>
      <path d="M0 300V254Q120 242 240 254V300Z" fill="#a87247" />
      <Lot x={2} ground={272} w={44}>
        <House hue="green" stone="cream" />
      </Lot>
      <Lot x={38} ground={273} w={50}>
        <Market />
      </Lot>
      <Lot x={142} ground={272} w={44}>
        <House hue="gold" stone="clay" />
      </Lot>
      <Lot x={180} ground={273} w={46}>
        <LongHouse hue="green" stone="sand" />
      </Lot>
      <Rampart y={266} height={22} />
      <Lot x={-14} ground={289} w={52}>
        <Turret hue="red" />
      </Lot>
      <Lot x={202} ground={289} w={52}>
        <Turret hue="red" />
      </Lot>
      <Lot x={91} ground={290} w={58}>
        <Gate />
      </Lot>
      <path d="M0 286Q60 283 112 290L104 300H0ZM240 286Q180 283 128 290L136 300H240Z" fill="#6f7f43" />
      <path d="M112 290H128L146 300H94Z" fill="#e2c288" />
      <path d="M4 292q3-5 7 0M24 295q3-4 6 0M64 295q3-5 7 0M172 295q3-5 7 0M206 293q3-4 6 0M226 296q3-4 6 0" fill="#566a34" />
    </svg>
  );
}
