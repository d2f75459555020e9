// The treadwheel crane: a leaning timber mast, the wheel that a man walks, the rope and the stone it lifts; scaffold behind.
import { INK } from './Aqueduct.tsx';
import { Worker } from './Worker.tsx';

const POLES =
  'M176 262V170M194 262V158M212 262V158M228 262V170M170 236H234M170 210H234M170 184H234M176 236L194 210M212 210L228 184';
const MAST = 'M184 264L141 98M212 264L141 98';
const RUNGS = 'M180.5 250H206M176.5 235H199.5M172.5 219H192.5M168 202H185.5M163.5 184H177.5M158.5 165H169.5';
const WHEEL = { x: 198, y: 236, r: 24 };

const spokes = Array.from({ length: 6 }, (_, n) => {
  const a = (n * Math.PI) / 6;
  const dx = WHEEL.r * Math.cos(a);
  const dy = WHEEL.r * Math.sin(a);
  return `M${(WHEEL.x - dx).toFixed(1)} ${(WHEEL.y - dy).toFixed(1)}L${(WHEEL.x + dx).toFixed(1)} ${(WHEEL.y + dy).toFixed(1)}`;
}).join('');

function Timber({ d, width, tone = '#b9823c' }: { readonly d: string; readonly width: number; readonly tone?: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={INK} strokeWidth={width + 1.7} />
      <path d={d} stroke={tone} strokeWidth={width} />
    </g>
  );
}

export function Scaffold() {
  return (
    <g>
      <Timber d={POLES} width={1.9} tone="#a9712a" />
      <path d="M170 208.5H206M190 182.5H234" stroke="#6d4a2d" strokeWidth="2.6" />
      <Worker x={222} y={182} pose="hammer" tunic="#a8503c" flip />
    </g>
  );
}

export function Crane() {
  return (
    <g>
      <path d="M141 98L238 246" stroke={INK} strokeWidth=".9" />
      <Timber d={RUNGS} width={1.5} />
      <Timber d={MAST} width={3.4} />
      <circle cx="141" cy="100" r="4.6" fill="#d6a75a" stroke={INK} strokeWidth="1.2" />
      <circle cx="141" cy="100" r="1.2" fill={INK} />
      <path d={`M137 101V118M144.5 98L${WHEEL.x} ${WHEEL.y}`} stroke={INK} strokeWidth="1.1" />
      <path d="M137 116L127 126M137 116L147 126" stroke={INK} strokeWidth="1" />
      <path d="M125 126H149V140H125Z" fill="#f3e3ba" stroke={INK} strokeWidth="1" />
      <path d="M143 126H149V140H143Z" fill="#c59f62" />
      <path d="M131 126V140M125 133H143" stroke="#bb9657" strokeWidth=".9" />
      <circle cx={WHEEL.x} cy={WHEEL.y} r={WHEEL.r} fill="#f5e4b8" fillOpacity=".45" />
      <path d={spokes} stroke={INK} strokeWidth="1.4" />
      <Worker x={WHEEL.x + 6} y={WHEEL.y + 21} pose="walk" tunic="#4f7f95" />
      <circle cx={WHEEL.x} cy={WHEEL.y} r={WHEEL.r} fill="none" stroke={INK} strokeWidth="5.6" />
      <circle cx={WHEEL.x} cy={WHEEL.y} r={WHEEL.r} fill="none" stroke="#b9823c" strokeWidth="3.8" />
      <circle cx={WHEEL.x} cy={WHEEL.y} r={WHEEL.r} fill="none" stroke="#7d531f" strokeWidth="3.8" strokeDasharray="1 6.54" />
      <circle cx={WHEEL.x} cy={WHEEL.y} r="4" fill="#8a5a2b" stroke={INK} strokeWidth="1.1" />
    </g>
  );
}
