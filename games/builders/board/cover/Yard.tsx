// The yard in front: dressed blocks, a timber stack, amphorae, and the men who carry.
import { INK } from './Aqueduct.tsx';
import { Worker } from './Worker.tsx';

interface StoneProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
  readonly h: number;
}

// A block in isometric view, (x, y) its nearest corner on the ground.
function Stone({ x, y, w, d, h }: StoneProps) {
  const [ax, ay, bx, by] = [w * 0.866, w * 0.5, d * 0.866, d * 0.5];
  const at = (...points: readonly (readonly [number, number])[]) =>
    `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`;
  return (
    <g stroke={INK} strokeWidth=".9" strokeLinejoin="round">
      <path d={at([x, y], [x + ax, y - ay], [x + ax, y - ay - h], [x, y - h])} fill="#c49f61" />
      <path d={at([x, y], [x - bx, y - by], [x - bx, y - by - h], [x, y - h])} fill="#e8d09c" />
      <path d={at([x, y - h], [x + ax, y - ay - h], [x + ax - bx, y - ay - by - h], [x - bx, y - by - h])} fill="#faeecd" />
    </g>
  );
}

function Amphora({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-1.2 0Q-5-5-4.5-9Q-4-12-1.5-13V-15.5H1.5V-13Q4-12 4.5-9Q5-5 1.2 0Z"
      fill="#b9623f"
      stroke={INK}
      strokeWidth=".9"
    />
  );
}

export function Yard() {
  return (
    <g>
      <ellipse cx="56" cy="287" rx="46" ry="7" fill="#8a6531" opacity=".3" />
      <Stone x={46} y={284} w={20} d={18} h={12} />
      <Stone x={76} y={288} w={18} d={16} h={12} />
      <Stone x={58} y={273} w={16} d={14} h={11} />
      <Stone x={28} y={289} w={14} d={12} h={10} />
      <g stroke={INK} strokeWidth=".9">
        <path
          d="M158 288L196 276L199 280L161 292ZM156 283L194 271L197 275L159 287ZM157 278L192 267L195 271L160 282Z"
          fill="#b57f3a"
          strokeLinejoin="round"
        />
        {[
          [159.5, 290],
          [157.5, 285],
          [158.5, 280],
        ].map(([x, y]) => (
          <circle key={y} cx={x} cy={y} r="2.4" fill="#e1b878" />
        ))}
      </g>
      <Amphora x={215} y={283} />
      <Amphora x={224} y={287} />
      <path d="M104 268.5L142 266" stroke={INK} strokeWidth="3.8" />
      <path d="M104 268.5L142 266" stroke="#c08a44" strokeWidth="2.2" />
      <Worker x={109} y={283} pose="carry" tunic="#e9d5a0" />
      <Worker x={136} y={281} pose="carry" tunic="#a8503c" />
      <Worker x={91} y={273} pose="push" tunic="#4f7f95" flip />
    </g>
  );
}
