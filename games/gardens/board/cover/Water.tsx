// The water: a fall that widens from terrace to terrace, its spray, and the pool that gives back the moon.

const FALLS = [
  { y: 146, h: 38, w: 12 },
  { y: 190, h: 42, w: 16 },
  { y: 238, h: 46, w: 20 },
];

export function Waterfall() {
  return (
    <g>
      {FALLS.map(({ y, h, w }) => (
        <g key={y}>
          <path
            d={`M${120 - w / 2} ${y}q-1-5 ${w / 2}-5t${w / 2} 5v${h}h${-w}z`}
            fill="#bfe5f5"
            stroke="#3d82b5"
            strokeWidth=".7"
          />
          <path
            d={`M${120 - w * 0.28} ${y}v${h}M${120 + w * 0.04} ${y - 3}v${h}M${120 + w * 0.3} ${y + 2}v${h - 4}`}
            stroke="#fff"
            strokeWidth="1.3"
            strokeLinecap="round"
          />
          <path d={`M${120 - w * 0.1} ${y + 4}v${h - 6}`} stroke="#7fc0e2" strokeWidth="1" strokeDasharray="7 5" />
          <path
            d={`M${114 - w / 2} ${y + h + 1}q3-6 7-4q2-5 ${w / 2 - 1}-3q${w / 2}-3 ${w / 2 + 1} 3q5-2 5 4z`}
            fill="#f4fbff"
            stroke="#8cc5e4"
            strokeWidth=".6"
          />
        </g>
      ))}
    </g>
  );
}

export function Pool() {
  return (
    <g>
      <path d="M0 280Q60 274 120 278T240 279V300H0Z" fill="#1f5f9c" />
      <path d="M0 288Q60 283 120 287T240 287V300H0Z" fill="#174b83" />
      <ellipse cx="120" cy="284" rx="34" ry="4.5" fill="#d9f0fa" opacity=".75" />
      <path
        d="M192 284h24M198 288h18M194 292h26M202 296h12"
        stroke="#ffe9b0"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d="M10 288q11-4 22 0M46 293q11-4 22 0M88 294q11-3 22 0M142 293q11-4 22 0M24 297q8-3 16 0M166 287q8-3 14 0"
        stroke="#9fd0ec"
        strokeWidth="1.1"
        fill="none"
        strokeLinecap="round"
      />
      {[
        [34, 291],
        [76, 289],
        [228, 290],
      ].map(([x, y]) => (
        <g key={x}>
          <path d={`M${x} ${y}m-6 0a6 2 0 0 1 12 0a6 2 0 0 1-9 1.6l3-1.6z`} fill="#4fa56b" stroke="#16402a" strokeWidth=".5" />
          <path d={`M${x} ${y}q-3-2-2-4q2 1 2-1q0 2 2 1q1 2-2 4z`} fill="#f7b4c2" stroke="#a84a66" strokeWidth=".5" />
        </g>
      ))}
    </g>
  );
}
