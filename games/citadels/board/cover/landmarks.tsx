// The great buildings of the cover, each in a 100x120 box with its ground at y = 120.
import { Banner, Cone, Dome, Door, EDGE, Flag, Gable, Hip, INK, Merlons, Wall, Windows } from './shapes.tsx';

export function Castle() {
  return (
    <g>
      <Wall at={[20, 62, 60, 58]} stone="sand" />
      <Merlons on={[18, 62, 64]} count={8} stone="sand" />
      <Wall at={[34, 34, 32, 86]} />
      <Merlons on={[32, 34, 36]} count={5} stone="cream" />
      <Wall at={[39, 14, 22, 16]} stone="sand" />
      <Cone on={[39, 14, 22]} rise={30} hue="gold" />
      <Flag x={50} y={-17} hue="red" pole={11} />
      <Wall at={[6, 46, 21, 74]} stone="cream" />
      <Cone on={[6, 46, 21]} rise={34} hue="gold" />
      <Wall at={[73, 46, 21, 74]} stone="sand" />
      <Cone on={[73, 46, 21]} rise={34} hue="gold" />
      <Windows at={[[46, 18]]} size={[8, 11]} lit="all" />
      <Windows
        at={[
          [38, 44],
          [47, 44],
          [56, 44],
          [13, 56],
          [80, 56],
          [13, 82],
          [80, 82],
        ]}
        size={[6.5, 12]}
        lit="even"
      />
      <Banner at={[44, 62, 12, 19]} hue="red" />
      <Door at={[41, 92, 18, 28]} />
    </g>
  );
}

export function Cathedral() {
  return (
    <g>
      <Wall at={[30, 60, 40, 60]} />
      <Gable on={[30, 60, 40]} rise={25} hue="blue" />
      <Wall at={[10, 42, 24, 78]} stone="sand" />
      <Wall at={[66, 42, 24, 78]} stone="sand" />
      <Cone on={[10, 42, 24]} rise={40} hue="blue" />
      <Cone on={[66, 42, 24]} rise={40} hue="blue" />
      <circle cx="50" cy="75" r="10.5" fill="#5a4036" {...EDGE} />
      <path d="M50 66.5V83.5M41.5 75H58.5M44 69L56 81M56 69L44 81" stroke="#ffd266" strokeWidth="2.4" />
      <circle cx="50" cy="75" r="3.2" fill="#eaa49c" stroke={INK} strokeWidth=".7" />
      <Windows
        at={[
          [15, 50],
          [24, 50],
          [71, 50],
          [80, 50],
          [19, 76],
          [75, 76],
        ]}
        size={[5.5, 15]}
        lit="even"
      />
      <Door at={[42, 94, 16, 26]} />
    </g>
  );
}

export function Palace() {
  return (
    <g>
      <Wall at={[4, 68, 92, 52]} />
      <path d="M2 68H98V63H2Z" fill="#f7e8c8" {...EDGE} />
      <Wall at={[32, 52, 36, 68]} stone="sand" />
      <Gable on={[32, 54, 36]} rise={12} hue="gold" />
      <Dome on={[35, 44, 30]} rise={26} hue="gold" />
      <path d="M34 42H66V47H34ZM47 11H53V19H47Z" fill="#f7e8c8" {...EDGE} />
      <Flag x={50} y={11} hue="gold" pole={10} />
      <path d="M4 93H96" stroke={INK} strokeWidth="1" />
      <Windows
        at={[
          [9, 75],
          [20, 75],
          [73, 75],
          [84, 75],
          [20, 99],
          [9, 99],
          [84, 99],
          [73, 99],
        ]}
        size={[7, 13]}
        lit="even"
      />
      <Windows
        at={[
          [37, 62],
          [46.5, 62],
          [56, 62],
        ]}
        size={[7, 20]}
        lit="all"
      />
      <Door at={[42, 96, 16, 24]} />
    </g>
  );
}

export function Library() {
  return (
    <g>
      <Wall at={[8, 66, 84, 54]} />
      <path d="M5 66H95V60H5Z" fill="#f7e8c8" {...EDGE} />
      <Dome on={[26, 56, 48]} rise={36} hue="purple" />
      <path d="M24 53H76V60H24ZM46 12H54V21H46Z" fill="#f7e8c8" {...EDGE} />
      <Cone on={[45, 12, 10]} rise={11} hue="purple" />
      <Windows
        at={[
          [13, 74],
          [26, 74],
          [67, 74],
          [80, 74],
        ]}
        size={[8, 28]}
        lit="even"
      />
      <Gable on={[38, 74, 24]} rise={11} hue="purple" />
      <path d="M39 74H43V112H39ZM57 74H61V112H57Z" fill="#fbf3df" {...EDGE} />
      <Door at={[45, 86, 10, 34]} />
    </g>
  );
}

export function Church() {
  return (
    <g>
      <Wall at={[40, 80, 50, 40]} />
      <Hip on={[40, 80, 50]} rise={20} hue="blue" />
      <Windows
        at={[
          [49, 90],
          [62, 90],
          [75, 90],
        ]}
        size={[7, 16]}
        lit="even"
      />
      <Wall at={[16, 50, 26, 70]} stone="sand" />
      <Cone on={[16, 50, 26]} rise={40} hue="blue" />
      <Windows
        at={[
          [21, 57],
          [31, 57],
        ]}
        size={[6, 12]}
        lit="none"
      />
      <circle cx="29" cy="82" r="4.6" fill="#ffd266" {...EDGE} />
      <Door at={[22, 98, 14, 22]} />
    </g>
  );
}
