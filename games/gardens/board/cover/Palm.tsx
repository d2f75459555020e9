// A date palm: a ringed trunk and eleven drooping fronds; (x, y) is its foot, k its scale.

const FRONDS = [-128, -100, -74, -48, -22, 0, 24, 50, 76, 102, 128];

interface Props {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export function Palm({ x, y, k }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M-1.6 0Q1.5-14-.8-28H2.2Q4.4-13 2 0Z" fill="#9a7443" stroke="#3d2b16" strokeWidth=".7" />
      <path d="M-.4-6h3M.2-11h3M.4-16h2.8M.2-21h2.8" stroke="#5f4424" strokeWidth=".8" />
      {FRONDS.map((angle) => {
        const side = angle < 0 ? -1 : 1;
        return (
          <g key={angle} transform={`translate(.7 -28) rotate(${angle})`}>
            <path
              d={`M0 0Q${-3.5 * side}-9 ${3 * side}-20Q${6 * side}-9 0 0Z`}
              fill={angle < -10 ? '#57b06f' : angle < 40 ? '#3f8f5b' : '#2b6b45'}
              stroke="#123a27"
              strokeWidth=".6"
            />
            <path d={`M0-1Q${0.5 * side}-9 ${2.6 * side}-18`} stroke="#123a27" strokeWidth=".4" fill="none" opacity=".7" />
          </g>
        );
      })}
      <circle cx="-.6" cy="-26.2" r="1.5" fill="#c9772f" />
      <circle cx="2.2" cy="-26" r="1.4" fill="#e0973f" />
    </g>
  );
}
