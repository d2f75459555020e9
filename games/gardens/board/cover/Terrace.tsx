// One step of the gardens: glazed-brick wall with a rosette frieze, lamp-lit arches, and green that hangs over the edge.

interface Props {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const BAY = 24;
const FLOWERS = ['#ef6f83', '#ffd873', '#f7ecd2'];

export function Terrace({ x, y, w, h }: Props) {
  const bays = Math.floor((w - 6) / BAY);
  const start = x + (w - bays * BAY) / 2;
  const arches = Array.from({ length: bays }, (_, n) => start + n * BAY + 4.5);
  const joints: string[] = [];
  for (let row = y + 16; row < y + h; row += 6) joints.push(`M${x} ${row}H${x + w}`);
  const rosettes = Array.from({ length: Math.floor(w / 9) }, (_, n) => x + (w % 9) / 2 + n * 9 + 4.5);
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} fill="#ecd9a6" />
      <path d={joints.join('')} stroke="#cdb478" strokeWidth=".7" />
      <rect x={x + w * 0.7} y={y} width={w * 0.3} height={h} fill="#8f6f3c" opacity=".28" />
      {arches.map((left, n) => (
        <g key={left}>
          <path
            d={`M${left - 2} ${y + h}V${y + 25}a9.5 9.5 0 0 1 19 0V${y + h}z`}
            fill="#2f6cc4"
            stroke="#163a73"
            strokeWidth=".8"
          />
          <path d={`M${left} ${y + h}V${y + 25}a7.5 7.5 0 0 1 15 0V${y + h}z`} fill={n % 3 === 1 ? '#7a4a1e' : '#10294f'} />
          {n % 3 === 1 && (
            <>
              <path d={`M${left + 2} ${y + h}V${y + 26}a5.5 5.5 0 0 1 11 0V${y + h}z`} fill="#f4b04a" opacity=".75" />
              <path d={`M${left + 5} ${y + h}V${y + 29}a2.5 2.5 0 0 1 5 0V${y + h}z`} fill="#ffe9a8" />
            </>
          )}
          <path d={`M${left} ${y + h}V${y + 25}a7.5 7.5 0 0 1 15 0`} fill="none" stroke="#0a1c38" strokeWidth=".8" />
        </g>
      ))}
      <rect x={x - 2} y={y - 1} width={w + 4} height="11" fill="#1f4fa3" stroke="#0c2247" strokeWidth=".9" />
      <path d={rosettes.map((cx) => `M${cx.toFixed(1)} ${y + 1.5}l3 3l-3 3l-3-3z`).join('')} fill="#f7d57c" />
      <path d={`M${x - 2} ${y + 0.3}h${w + 4}M${x - 2} ${y + 9}h${w + 4}`} stroke="#7fb0ee" strokeWidth=".7" />
      <rect x={x} y={y} width={w} height={h} fill="none" stroke="#3a2f18" strokeWidth=".9" />
      <Hanging x={x} y={y} w={w} />
    </g>
  );
}

// Bushes along the edge, and vines of uneven length below them, with a flower here and there.
function Hanging({ x, y, w }: Omit<Props, 'h'>) {
  const count = Math.round(w / 6.4);
  const tufts = Array.from({ length: count }, (_, n) => ({
    n,
    left: x - 2 + (n * (w + 4)) / count,
    drop: 4 + ((n * 37 + Math.round(x)) % 17),
  }));
  const step = (w + 4) / count;
  const vine = (left: number, drop: number) =>
    `M${left.toFixed(1)} ${y - 2}V${y + drop}q${(step / 2).toFixed(1)} 6 ${step.toFixed(1)} 0V${y - 2}Z`;
  const bush = (left: number, n: number) =>
    `M${(left - 1).toFixed(1)} ${y - 0.5}q-1-${6 + (n % 3) * 2} ${(step / 2 + 1).toFixed(1)}-${7 + (n % 3)}q${(step / 2 + 2).toFixed(1)} 1 ${(step / 2 + 1).toFixed(1)} ${7 + (n % 3)}z`;
  return (
    <g>
      <path
        d={tufts
          .filter((t) => t.n % 5 === 0 || t.n % 7 === 3)
          .map((t) => vine(t.left, t.drop + 4))
          .join('')}
        fill="#2b6b45"
      />
      <path
        d={tufts
          .filter((t) => t.n % 4 === 1)
          .map((t) => vine(t.left, t.drop * 0.8))
          .join('')}
        fill="#3f8f5b"
      />
      <path d={tufts.map((t) => bush(t.left, t.n)).join('')} fill="#3f8f5b" stroke="#16402a" strokeWidth=".6" />
      <path
        d={tufts
          .filter((t) => t.n % 3 === 0)
          .map((t) => bush(t.left + 1, t.n))
          .join('')}
        fill="#5fb676"
      />
      {tufts
        .filter((t) => t.n % 4 === 1)
        .map((t) => (
          <circle
            key={t.n}
            cx={(t.left + step / 2).toFixed(1)}
            cy={y - 4 + (t.n % 3)}
            r="1.9"
            fill={FLOWERS[t.n % 3]}
            stroke="#16402a"
            strokeWidth=".4"
          />
        ))}
    </g>
  );
}
