// The five squares a card is made of, drawn in a 100 x 100 box in three-quarter view. No ids inside: they can stand anywhere.
import type { ReactElement } from 'react';
import { ARCADE, FOUNTAIN, PARK, PLOT, TERRACE } from '../../rules/state.ts';
import { Bush, Flowers, Palm } from './plants.tsx';

function Plot(): ReactElement {
  return (
    <>
      <rect width="100" height="100" fill="#ead9ad" />
      <path d="M0 0H100V33H0Z" fill="#f0e3bf" />
      <path
        d="M0 33H100M0 67H100M33 0V33M70 0V33M16 33V67M52 33V67M86 33V67M33 67V100M70 67V100"
        fill="none"
        stroke="#c9b47d"
        strokeWidth="1.3"
        opacity=".55"
      />
      <rect
        x="15"
        y="15"
        width="70"
        height="70"
        rx="7"
        fill="#f6ecd0"
        fillOpacity=".6"
        stroke="#b39a5c"
        strokeWidth="1.8"
        strokeDasharray="5 5"
      />
      <path
        d="M30 74q-1-6-4-8M30 74q1-6 4-9M68 34q-1-5-3-7M68 34q1-5 3-8"
        fill="none"
        stroke="#8fa65c"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  );
}

const TERRACE_BUSHES: readonly (readonly [number, number, number, string?])[] = [
  [16, 66, 6],
  [27, 69, 5, '#4e9a4b'],
  [73, 69, 5, '#4e9a4b'],
  [84, 66, 6],
  [15, 30, 5],
  [85, 30, 5],
  [15, 48, 4.5, '#579f4e'],
  [85, 48, 4.5, '#579f4e'],
];

function Terrace(): ReactElement {
  return (
    <>
      <rect width="100" height="100" fill="#ecc1a4" />
      <rect x="3" y="3" width="94" height="94" rx="3" fill="none" stroke="#b8563d" strokeWidth="1.6" opacity=".5" />
      <ellipse cx="54" cy="90" rx="44" ry="7" fill="#6b2413" opacity=".28" />
      <path d="M8 14H92V76H8Z" fill="#dd7c5f" />
      <path d="M8 76H92V90H8Z" fill="#a8432b" />
      <path
        d="M8 83H92M22 76v7M40 76v7M60 76v7M78 76v7M14 83v7M31 83v7M69 83v7M86 83v7"
        stroke="#8a3220"
        strokeWidth="1.1"
        fill="none"
      />
      <path d="M8 14H92V17H8Z" fill="#f0a184" />
      {TERRACE_BUSHES.map(([x, y, r, color]) => (
        <Bush key={`${x} ${y}`} x={x} y={y} r={r} color={color} />
      ))}
      <path d="M24 18H76V52H24Z" fill="#e58d70" />
      <path d="M24 52H76V65H24Z" fill="#b54e34" />
      <path d="M24 58.5H76M34 52v6.5M66 52v6.5M29 58.5v6.5M71 58.5v6.5" stroke="#8f3823" strokeWidth="1.1" fill="none" />
      <path d="M24 18H76V20.6H24Z" fill="#f5b096" />
      <Bush x={31} y={45} r={4.6} color="#4e9a4b" />
      <Bush x={69} y={45} r={4.6} color="#4e9a4b" />
      <Bush x={30} y={28} r={4} />
      <Bush x={70} y={28} r={4} />
      <path d="M37 17H63V34H37Z" fill="#f09e82" />
      <path d="M37 34H63V44H37Z" fill="#c25b40" />
      <path d="M37 17H63V19.2H37Z" fill="#fbc4ae" />
      <path d="M46 44v-6a4 4 0 0 1 8 0v6z" fill="#5f1f10" />
      <path d="M45 44H55L59 90H41Z" fill="#f3d9b2" />
      <path
        d="M44.6 50H55.4M44 56H56M43.4 62H56.6M43 68H57M42.6 74H57.4M42 80H58M41.4 86H58.6"
        stroke="#b98555"
        strokeWidth="1.5"
      />
      <Flowers at={[20, 63, 80, 64, 71, 43]} colors={['#fff', '#ffd0e0', '#fff']} />
    </>
  );
}

const PATH = 'M-2 78C26 70 34 54 52 56S82 42 102 30';

function Park(): ReactElement {
  return (
    <>
      <rect width="100" height="100" fill="#6cb468" />
      <path d="M0 0H100V20C60 40 30 30 0 52Z" fill="#85c474" />
      <path d={PATH} stroke="#e9d9a6" strokeWidth="9" fill="none" opacity=".92" />
      <path d={PATH} stroke="#c8b27a" strokeWidth="9" fill="none" strokeDasharray="1 6" opacity=".5" />
      <path
        d="M12 46l2-4M16 48l1-4M60 84l2-4M66 86l1-4M88 62l2-4M46 24l2-4M36 90l2-4"
        stroke="#2c7a3d"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity=".35"
      />
      <Bush x={12} y={17} r={7} />
      <Bush x={88} y={82} r={8} />
      <Bush x={78} y={90} r={6} color="#4ea35a" />
      <Bush x={92} y={12} r={5} />
      <Palm x={70} y={20} k={0.72} turn={0} />
      <Palm x={29} y={34} k={1.02} turn={8} />
      <Palm x={25} y={88} k={0.6} turn={12} />
      <Palm x={70} y={70} k={1.08} turn={30} />
      <Flowers
        at={[46, 78, 51, 82, 43, 84, 90, 52, 85, 56, 10, 60]}
        colors={['#ffc7dd', '#fff', '#ffe28a', '#fff', '#ffc7dd', '#fff']}
      />
    </>
  );
}

function Arcade(): ReactElement {
  return (
    <>
      <rect width="100" height="100" fill="#efcd76" />
      <path d="M0 93H100M20 88V100M50 93V100M80 88V100" stroke="#c99b35" strokeWidth="1" opacity=".6" />
      <ellipse cx="53" cy="90" rx="46" ry="6" fill="#6b4708" opacity=".3" />
      <path d="M6 16H94V44H6Z" fill="#fbe9ae" />
      <path d="M6 16v-5h9v5h8v-5h9v5h8v-5h9v5h10v-5h9v5h8v-5h9v5h9" fill="#f3d57c" stroke="#b98a28" strokeWidth="1" />
      <path d="M12 23H88M12 30H88M12 37H88" stroke="#dcb95f" strokeWidth="1.6" />
      <path d="M6 42H94V49H6Z" fill="#f5d577" />
      <path d="M6 42H94V44H6Z" fill="#fff3c8" />
      <path d="M6 49H94V89H6Z" fill="#d9a33b" />
      <path
        d="M10 45.5l3-2 3 2-3 2zM23 45.5l3-2 3 2-3 2zM36 45.5l3-2 3 2-3 2zM49 45.5l3-2 3 2-3 2zM62 45.5l3-2 3 2-3 2zM75 45.5l3-2 3 2-3 2zM86 45.5l3-2 3 2-3 2z"
        fill="#2a5fae"
      />
      {[12, 39, 66].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 89V68a11 11 0 0 1 22 0V89Z" fill="#5a3606" />
          <path d="M0 89V68a11 11 0 0 1 22 0V89" fill="none" stroke="#fbe3a0" strokeWidth="3" />
          <path d="M4 89V72a8 8 0 0 1 8-9V89Z" fill="#7b4d10" />
        </g>
      ))}
      <path d="M6 86H94V90H6Z" fill="#f5d577" />
    </>
  );
}

function Fountain(): ReactElement {
  return (
    <>
      <rect width="100" height="100" fill="#b3d1ea" />
      <path
        d="M0 25H100M0 50H100M0 75H100M25 0V100M50 0V100M75 0V100"
        stroke="#7ba8d0"
        strokeWidth="1.2"
        opacity=".7"
        fill="none"
      />
      <path d="M25 20l5 5-5 5-5-5zM75 20l5 5-5 5-5-5zM25 70l5 5-5 5-5-5zM75 70l5 5-5 5-5-5z" fill="#6ea0cf" opacity=".45" />
      <ellipse cx="53" cy="72" rx="42" ry="22" fill="#143d70" opacity=".3" />
      <path d="M9 54v12c0 15 18 25 41 25s41-10 41-25V54Z" fill="#27598f" />
      <path d="M9 60c0 15 18 25 41 25s41-10 41-25" stroke="#e6c86c" strokeWidth="2.4" fill="none" />
      <ellipse cx="50" cy="54" rx="41" ry="26" fill="#e9f3fb" stroke="#9dbcd9" strokeWidth="1" />
      <ellipse cx="50" cy="55" rx="34" ry="20.5" fill="#2a7cc4" />
      <ellipse cx="48" cy="53.5" rx="29" ry="16.5" fill="#46a5e0" />
      <ellipse cx="46" cy="51" rx="19" ry="10" fill="#7cc8f0" />
      <ellipse cx="50" cy="58" rx="24" ry="13" fill="none" stroke="#d7f3ff" strokeWidth="1.3" opacity=".8" />
      <path d="M45 57V38h10v19z" fill="#f3f7fb" />
      <path d="M50 57V38h5v19z" fill="#c4d6e6" />
      <ellipse cx="50" cy="57" rx="8" ry="3.6" fill="#dbe8f3" />
      <ellipse cx="50" cy="38" rx="15" ry="7" fill="#f3f7fb" />
      <ellipse cx="50" cy="37.5" rx="11.5" ry="4.8" fill="#58b5e8" />
      <g fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round">
        <path d="M50 36C49 20 38 16 31 34M50 36C51 20 62 16 69 34M50 36V14" />
        <path d="M50 36C47 14 28 22 24 46M50 36C53 14 72 22 76 46" opacity=".75" strokeWidth="1.7" />
      </g>
      <circle cx="50" cy="12" r="2.4" fill="#fff" />
    </>
  );
}

/** What a square code shows, at full detail. */
export function SquareArt({ code }: { readonly code: number }): ReactElement | null {
  switch (code) {
    case PLOT:
      return <Plot />;
    case TERRACE:
      return <Terrace />;
    case PARK:
      return <Park />;
    case ARCADE:
      return <Arcade />;
    case FOUNTAIN:
      return <Fountain />;
    default:
      return null;
  }
}
