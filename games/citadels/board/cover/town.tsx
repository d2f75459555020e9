// The lower town and its walls: houses, a market, towers and the gate.
import { Awning, Banner, Cone, Door, EDGE, Flag, Gable, Hip, INK, Merlons, Wall, Windows } from './shapes.tsx';
import type { Hue, Stone } from './shapes.tsx';

interface HouseProps {
  readonly hue: Hue;
  readonly stone?: Stone;
}

/** A timber-framed house with its gable to the street. */
export function House({ hue, stone = 'sand' }: HouseProps) {
  return (
    <g>
      <path d="M62 50h9v22h-9z" fill="#c9a27a" {...EDGE} />
      <Wall at={[20, 74, 56, 46]} stone={stone} />
      <path d="M20 95H76M20 76L36 95M76 76L60 95M36 95V120M62 95V120M48 76V95" stroke="#8a5a34" strokeWidth="2.6" fill="none" />
      <Gable on={[20, 75, 56]} rise={36} hue={hue} />
      <Windows
        at={[
          [44, 56],
          [25, 100],
          [66, 100],
        ]}
        size={[8, 12]}
        lit="even"
      />
      <Door at={[42, 98, 14, 22]} />
    </g>
  );
}

/** A long house, its eaves to the street. */
export function LongHouse({ hue, stone = 'cream' }: HouseProps) {
  return (
    <g>
      <Wall at={[8, 80, 84, 40]} stone={stone} />
      <Hip on={[8, 80, 84]} rise={24} hue={hue} />
      <Wall at={[36, 66, 28, 54]} stone={stone} />
      <Gable on={[36, 66, 28]} rise={22} hue={hue} />
      <Windows
        at={[
          [46, 71],
          [14, 90],
          [25, 90],
          [69, 90],
          [80, 90],
        ]}
        size={[8, 13]}
        lit="even"
      />
      <Door at={[43, 97, 14, 23]} />
    </g>
  );
}

export function Market() {
  return (
    <g>
      <Wall at={[28, 62, 44, 58]} stone="clay" />
      <Gable on={[28, 62, 44]} rise={24} hue="green" />
      <Windows
        at={[
          [35, 70],
          [47, 70],
          [59, 70],
        ]}
        size={[7, 12]}
        lit="even"
      />
      <Flag x={50} y={38} hue="green" />
      <path d="M6 94V120M46 94V120M54 98V120M95 98V120" stroke="#8a5a34" strokeWidth="2.6" />
      <path d="M8 107H44V120H8ZM57 109H93V120H57Z" fill="#c08e58" {...EDGE} />
      <path d="M12 107a4 4 0 0 1 8 0M21 107a4 4 0 0 1 8 0M31 107a4 4 0 0 1 8 0" fill="#cf5a4c" stroke={INK} strokeWidth=".9" />
      <path d="M61 109a4 4 0 0 1 8 0M71 109a4 4 0 0 1 8 0M81 109a4 4 0 0 1 8 0" fill="#e3ac33" stroke={INK} strokeWidth=".9" />
      <Awning at={[3, 86, 46, 9]} hue="green" />
      <Awning at={[52, 90, 45, 9]} hue="red" />
    </g>
  );
}

/** A round tower of the walls. */
export function Turret({ hue }: { readonly hue: Hue }) {
  return (
    <g>
      <Wall at={[32, 58, 36, 62]} stone="grey" />
      <path d="M28 58H72V50H28Z" fill="#cfc5b6" {...EDGE} />
      <path d="M31 58l3 5h5l3-5M45 58l3 5h5l3-5M59 58l3 5h5l3-5" fill="none" stroke={INK} strokeWidth=".9" />
      <Merlons on={[28, 50, 44]} count={5} stone="grey" />
      <Wall at={[38, 34, 24, 12]} stone="grey" />
      <Cone on={[37, 34, 26]} rise={28} hue={hue} />
      <Flag x={50} y={5} hue={hue} pole={9} />
      <Windows
        at={[
          [38, 70],
          [55, 70],
        ]}
        size={[6, 12]}
        lit="even"
      />
      <Banner at={[44, 66, 12, 22]} hue={hue} />
    </g>
  );
}

/** The city wall across the whole picture, one unit per unit, its top at y. */
export function Rampart({ y, height }: { readonly y: number; readonly height: number }) {
  const joints: string[] = [];
  for (let row = 0; row * 5 < height - 4; row++) {
    for (let n = 0; n < 22; n++) joints.push(`M${n * 11.5 + (row % 2) * 5.5 - 2} ${y + 5 + row * 5}h${5 + ((n * 3 + row) % 3)}`);
  }
  return (
    <g>
      <rect x="-4" y={y} width="248" height={height} fill="#cfc2ae" />
      <path d={joints.join('')} stroke="#9d8f7b" strokeWidth=".7" opacity=".8" />
      <path d={`M-4 ${y}H244M-4 ${y + height}H244`} stroke={INK} strokeWidth=".9" />
      <g transform={`translate(-4 ${y}) scale(.62)`}>
        <Merlons on={[0, 0, 400]} count={25} stone="grey" />
      </g>
    </g>
  );
}

/** The gate: two half towers and a raised portcullis. */
export function Gate() {
  return (
    <g>
      <Wall at={[24, 66, 52, 54]} stone="grey" />
      <Merlons on={[22, 66, 56]} count={6} stone="grey" />
      <Wall at={[6, 52, 22, 68]} stone="grey" />
      <Merlons on={[4, 52, 26]} count={4} stone="grey" />
      <Wall at={[72, 52, 22, 68]} stone="dark" />
      <Merlons on={[70, 52, 26]} count={4} stone="dark" />
      <Flag x={17} y={46} hue="red" pole={16} />
      <Flag x={83} y={46} hue="red" pole={16} />
      <path d="M36 120V96a14 14 0 0 1 28 0V120Z" fill="#f2b455" {...EDGE} />
      <path d="M36 100V96a14 14 0 0 1 28 0V100Z" fill="#4b382f" />
      <path d="M40 87V103M45 83V104M50 82V105M55 83V104M60 87V103M36 94H64M36 100H64" stroke="#8d7a66" strokeWidth="1.5" />
      <Windows
        at={[
          [13, 64],
          [80, 64],
          [13, 90],
          [80, 90],
        ]}
        size={[7, 12]}
        lit="even"
      />
      <Banner at={[44, 60, 12, 17]} hue="red" />
    </g>
  );
}
