// A card's picture: dusk, dunes and the building. A site rises: solid up to its progress, blueprint above, scaffold at the line.
import { useId, type ReactElement, type ReactNode } from 'react';
import { DRAWINGS } from './buildings/index.ts';

/** Three evenings, so that neighbours differ. */
const SKIES = [
  { high: '#f6d79c', low: '#f9ebc8', dune: '#d9a868', near: '#c08a4a' },
  { high: '#efc08a', low: '#f8e0b4', dune: '#cf9560', near: '#b57a44' },
  { high: '#cfdccb', low: '#f4ead0', dune: '#d3b27c', near: '#b48e55' },
] as const;

export interface BuildingArtProps {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** 0 to 1 for a site; left out for a finished building. */
  readonly progress?: number | undefined;
  /** Where the progress will be after the move that is being prepared. */
  readonly preview?: number | undefined;
  readonly bare?: boolean;
  /** Share of the width that stays free at the foot, for those who stand there. */
  readonly foot?: number;
  readonly className?: string;
  readonly children?: ReactNode;
}

const skyOf = (id: string): (typeof SKIES)[number] => {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return SKIES[sum % SKIES.length];
};

export function BuildingArt({
  id,
  width,
  height,
  progress,
  preview,
  bare = false,
  foot = 0.1,
  className,
  children,
}: BuildingArtProps): ReactElement {
  const key = useId();
  const sky = skyOf(id);
  const art = DRAWINGS.get(id);
  const ground = height * (1 - foot);
  const scale = art ? Math.min((width * 0.9) / art.width, (height * 0.86 - height * foot) / art.height) : 1;
  const place = `translate(${width / 2} ${ground}) scale(${scale})`;
  const risen = (share: number): number => ground - (art?.height ?? 0) * scale * share;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden preserveAspectRatio="xMidYMax slice">
      {!bare && (
        <>
          <defs>
            <linearGradient id={`${key}s`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={sky.high} />
              <stop offset="0.8" stopColor={sky.low} />
            </linearGradient>
          </defs>
          <rect width={width} height={height} fill={`url(#${key}s)`} />
          <circle cx={width * 0.76} cy={height * 0.3} r={Math.min(width, height) * 0.15} fill="#fff6d8" opacity={0.9} />
          <path
            d={`M0 ${height * 0.76}C${width * 0.2} ${height * 0.64} ${width * 0.38} ${height * 0.78} ${width * 0.56} ${height * 0.72}S${width * 0.86} ${height * 0.66} ${width} ${height * 0.74}V${height}H0Z`}
            fill={sky.dune}
            opacity={0.55}
          />
          <path
            d={`M0 ${ground - 1}C${width * 0.3} ${ground - height * 0.04} ${width * 0.6} ${ground + height * 0.02} ${width} ${ground - height * 0.03}V${height}H0Z`}
            fill={sky.near}
            opacity={0.85}
          />
        </>
      )}
      {art &&
        (progress === undefined ? (
          <g transform={place}>
            <art.Draw />
          </g>
        ) : (
          <Rising
            width={width}
            height={height}
            line={risen(progress)}
            planned={risen(Math.max(progress, preview ?? 0))}
            clip={key}
          >
            <g transform={place}>
              <art.Draw />
            </g>
          </Rising>
        ))}
      {art && progress !== undefined && progress < 1 && (
        <Scaffold x={width / 2} half={(art.width * scale) / 2} line={risen(progress)} ground={ground} />
      )}
      {children}
    </svg>
  );
}

interface RisingProps {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly planned: number;
  readonly clip: string;
  readonly children: ReactNode;
}

function Rising({ width, height, line, planned, clip, children }: RisingProps): ReactElement {
  return (
    <>
      <clipPath id={`${clip}a`}>
        <rect width={width} height={Math.max(0, planned)} />
      </clipPath>
      <clipPath id={`${clip}p`}>
        <rect y={planned} width={width} height={Math.max(0, line - planned)} />
      </clipPath>
      <clipPath id={`${clip}b`}>
        <rect y={line} width={width} height={Math.max(0, height - line)} />
      </clipPath>
      <g clipPath={`url(#${clip}a)`} className="bld-blue">
        {children}
      </g>
      {planned < line && (
        <g clipPath={`url(#${clip}p)`}>
          <g className="bld-planned">{children}</g>
        </g>
      )}
      <g clipPath={`url(#${clip}b)`}>{children}</g>
    </>
  );
}

function Scaffold({ x, half, line, ground }: { x: number; half: number; line: number; ground: number }): ReactElement {
  const top = line - 9;
  const l = x - half - 3;
  const r = x + half + 3;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={`M${l} ${ground}V${top}M${r} ${ground}V${top}`} stroke="#6c4521" strokeWidth={1.8} />
      <path
        d={`M${l - 3} ${line}H${l + 10}M${r - 10} ${line}H${r + 3}M${l - 2} ${top + 3}H${l + 6}M${r - 6} ${top + 3}H${r + 2}`}
        stroke="#9b6a38"
        strokeWidth={2}
      />
    </g>
  );
}
