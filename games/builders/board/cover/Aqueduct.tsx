// The aqueduct, two tiers of arches in dressed stone; the upper tier stops where the work has got to.

export const INK = '#3f2d1b';
const STONE = '#f0deb4';
const SHADE = '#c59f62';
const JOINT = '#bb9657';
const PIER = 7;

interface ArchProps {
  readonly x: number;
  readonly y: number;
  readonly span: number;
  readonly height: number;
}

function Arch({ x, y, span, height }: ArchProps) {
  const left = x + PIER;
  const right = x + span - PIER;
  const r = (right - left) / 2;
  const spring = y + 9 + r;
  const foot = y + height;
  const centre = (left + right) / 2;
  const wedges = Array.from({ length: 8 }, (_, n) => {
    const a = Math.PI * (1 + (n + 0.5) / 8);
    const at = (k: number) => `${(centre + k * Math.cos(a)).toFixed(1)} ${(spring + k * Math.sin(a)).toFixed(1)}`;
    return `M${at(r)}L${at(r + 5)}`;
  }).join('');
  const courses: string[] = [];
  for (let line = spring + 5; line < foot - 3; line += 8)
    courses.push(`M${x + 0.5} ${line}H${left}M${right} ${line}H${x + span - 0.5}`);
  const opening = `V${spring}A${r} ${r} 0 0 1 ${right} ${spring}V${foot}`;
  return (
    <g>
      <path
        d={`M${x} ${foot}V${y}H${x + span}V${foot}H${right}V${spring}A${r} ${r} 0 0 0 ${left} ${spring}V${foot}Z`}
        fill={STONE}
      />
      <path d={`M${x + span - 3} ${y}h3V${foot}h-3Z`} fill="#dcc08a" />
      <path
        d={`M${left} ${foot}V${spring}A${r} ${r} 0 0 1 ${right} ${spring}A${r - 2.4} ${r - 1} 0 0 0 ${left + 4.4} ${spring + 1}V${foot}Z`}
        fill={SHADE}
      />
      <path
        d={`M${left - 5} ${spring}A${r + 5} ${r + 5} 0 0 1 ${right + 5} ${spring}`}
        fill="none"
        stroke={JOINT}
        strokeWidth=".9"
      />
      <path d={wedges + courses.join('')} stroke={JOINT} strokeWidth=".9" fill="none" />
      <path d={`M${left} ${foot}${opening}M${x} ${foot}V${y}H${x + span}V${foot}`} fill="none" stroke={INK} strokeWidth=".9" />
      <path d={`M${left - 2} ${spring}h4M${right - 2} ${spring}h4`} stroke={INK} strokeWidth="2" />
    </g>
  );
}

// A pier that waits for its arch, its top stepped like broken teeth.
function Pier({ x, y, height }: Omit<ArchProps, 'span'>) {
  const foot = y + height;
  return (
    <g stroke={INK} strokeWidth=".9" strokeLinejoin="round">
      <path d={`M${x} ${foot}V${y}h6v5h4v6h4V${foot}Z`} fill={STONE} />
      <path d={`M${x + 10} ${foot}V${y + 11}h4V${foot}Z`} fill={SHADE} stroke="none" />
      <path
        d={`M${x} ${y + 12}h10M${x} ${y + 20}h14M${x} ${y + 28}h14M${x + 6} ${y + 12}v8M${x + 9} ${y + 20}v8`}
        stroke={JOINT}
        fill="none"
      />
    </g>
  );
}

// Timber falsework: the half circle on which the next arch will be laid.
function Centring() {
  return (
    <g stroke="#4a3623" strokeWidth="1" strokeLinejoin="round">
      <path d="M129 198V176A15 15 0 0 1 159 176V198H156V177A12 12 0 0 0 132 177V198Z" fill="#b57f3a" />
      <path d="M132 177H156M144 165V177M136 168.5L144 177L152 168.5" fill="none" strokeWidth="2.6" />
      <path d="M132 177H156M144 165V177M136 168.5L144 177L152 168.5" fill="none" stroke="#c8934c" strokeWidth="1.3" />
      <path d="M129 176A15 15 0 0 1 133.5 165.3L129.8 161.6A20 20 0 0 0 124 176Z" fill={STONE} />
      <path d="M134.2 164.7A15 15 0 0 1 140 161.6L138.2 156.8A20 20 0 0 0 130.6 161Z" fill={STONE} />
    </g>
  );
}

export function Aqueduct() {
  return (
    <g>
      {[-14, 30, 74, 118].map((x) => (
        <Arch key={x} x={x} y={203} span={44} height={61} />
      ))}
      <Pier x={162} y={216} height={48} />
      <path d="M-4 198H172V203H-4Z" fill="#f8ebca" stroke={INK} strokeWidth=".9" />
      {[-14, 30, 74].map((x) => (
        <Arch key={x} x={x} y={150} span={44} height={48} />
      ))}
      <Centring />
      <Pier x={118} y={164} height={34} />
      <Pier x={160} y={178} height={20} />
      <path d="M-4 139H118V150H-4Z" fill="#f8ebca" stroke={INK} strokeWidth=".9" />
      <path d="M-4 145H118" stroke={JOINT} strokeWidth=".9" strokeDasharray="13 1.5" />
      <path d="M-4 139.5H108" stroke="#5f9db8" strokeWidth="3" />
      <path d="M2 139H22M40 139H52M70 139H92" stroke="#d5ecf2" strokeWidth="1" />
      <path d="M-4 137H112" stroke={INK} strokeWidth=".8" />
    </g>
  );
}
