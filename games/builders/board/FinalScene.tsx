// The end: the winner's buildings in a row at sunset, and everybody's as a strip for the score sheet.
import { useId, useRef, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useSize } from '../../board-kit/size.ts';
import { BUILDING_IDS, CREW_IDS, POINTS, isMachine } from '../rules/cards.ts';
import type { Player } from '../rules/state.ts';
import { DRAWINGS } from './art/buildings/index.ts';
import { namesIn } from './names.ts';
import type { ResultsProps } from './table.ts';
import { boardWords } from './text.ts';
import { imageCalled } from './spoken.ts';

/** Finished buildings and machines; the small ones first, the great works in the middle. */
function skyline(player: Player): string[] {
  const buildings = [...player.finished].sort((a, b) => POINTS[a] - POINTS[b]).map((card) => BUILDING_IDS[card]);
  const machines = player.crew.filter(({ card }) => isMachine(card)).map(({ card }) => CREW_IDS[card]);
  const rising = [...machines, ...buildings];
  const left = rising.filter((_, i) => i % 2 === 0);
  const right = rising.filter((_, i) => i % 2 === 1).reverse();
  return [...left, ...right];
}

interface Placed {
  readonly id: string;
  readonly x: number;
}

const GAP = 9;

function placed(ids: readonly string[]): { readonly row: readonly Placed[]; readonly width: number; readonly height: number } {
  let x = 0;
  const row: Placed[] = [];
  for (const id of ids) {
    const width = DRAWINGS.get(id)?.width ?? 0;
    row.push({ id, x: x + width / 2 });
    x += width + GAP;
  }
  return { row, width: Math.max(1, x - GAP), height: Math.max(60, ...ids.map((id) => DRAWINGS.get(id)?.height ?? 0)) };
}

function Row({
  ids,
  x,
  ground,
  width,
  height,
  mirror = false,
}: {
  ids: readonly string[];
  x: number;
  ground: number;
  width: number;
  height: number;
  mirror?: boolean;
}): ReactElement {
  const all = placed(ids);
  const scale = Math.min(width / all.width, height / all.height, 2.2);
  const start = x + (width - all.width * scale) / 2;
  return (
    <g transform={`translate(${start} ${ground}) scale(${scale})`}>
      {all.row.map(({ id, x: at }, i) => {
        const art = DRAWINGS.get(id);
        return (
          art && (
            <g key={`${id}${i}`} transform={`translate(${at} 0)`}>
              {mirror && (
                <g transform="scale(1 -0.35)" opacity={0.22}>
                  <art.Draw />
                </g>
              )}
              <art.Draw />
            </g>
          )
        );
      })}
    </g>
  );
}

export function FinalScene({ view, result, people, language }: ResultsProps): ReactElement {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const words = boardWords[language];
  const winner = Math.max(0, result.ranks.indexOf(1));
  const width = size?.width ?? 0;
  const height = size?.height ?? 0;
  const ground = height * 0.86;
  const wide = width >= 640;
  return (
    <div ref={box} className="bld-final" data-game="builders">
      {size && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          {...imageCalled(words.finalRow(people[winner]?.name ?? ''))}
        >
          <defs>
            <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#4b2c4f" />
              <stop offset="0.35" stopColor="#a9504c" />
              <stop offset="0.66" stopColor="#ef9f55" />
              <stop offset="0.88" stopColor="#fbdc98" />
            </linearGradient>
            <radialGradient id={`${id}g`}>
              <stop offset="0" stopColor="#fff3c8" stopOpacity="0.95" />
              <stop offset="1" stopColor="#ffd27a" stopOpacity="0" />
            </radialGradient>
          </defs>
          <rect width={width} height={height} fill={`url(#${id}s)`} />
          <circle cx={width * 0.6} cy={ground - height * 0.08} r={height * 0.75} fill={`url(#${id}g)`} />
          <circle cx={width * 0.6} cy={ground - height * 0.1} r={height * 0.2} fill="#fff1c4" />
          <g fill="#ffe9bd" opacity={0.32}>
            <path d={`M${width * 0.08} ${height * 0.44}h${width * 0.2}q-8 -9 -22 -5q-10 -12 -28 -4q-20 -8 -30 3z`} />
            <path d={`M${width * 0.74} ${height * 0.5}h${width * 0.16}q-8 -8 -20 -4q-12 -10 -28 -2q-16 -4 -24 2z`} />
          </g>
          <path
            d={`M0 ${ground - height * 0.06}C${width * 0.16} ${ground - height * 0.2} ${width * 0.3} ${ground - height * 0.04} ${width * 0.46} ${ground - height * 0.12}S${width * 0.8} ${ground - height * 0.2} ${width} ${ground - height * 0.08}V${height}H0Z`}
            fill="#b8664a"
            opacity={0.5}
          />
          <path d={`M0 ${ground - 2}Q${width / 2} ${ground - 8} ${width} ${ground - 2}V${height}H0Z`} fill="#8a5632" />
          <Row
            ids={skyline(view.players[winner])}
            x={width * 0.03}
            width={width * 0.94}
            ground={ground}
            height={height * (wide ? 0.56 : 0.72)}
            mirror
          />
          <path
            d={`M0 ${ground + height * 0.05}Q${width / 2} ${ground} ${width} ${ground + height * 0.05}V${height}H0Z`}
            fill="#6d4126"
            opacity={0.6}
          />
        </svg>
      )}
    </div>
  );
}

export function ScoreStrip({ view, of, language, people }: ResultsProps & { readonly of: Seat }): ReactElement {
  const words = boardWords[language];
  const names = namesIn(language, words);
  const player = view.players[of];
  const list = player.finished.map((card) => names.building(card)).join(', ');
  const ids = skyline(player);
  const { width, height } = placed(ids);
  return (
    <svg
      className="bld-strip"
      viewBox={`0 ${-height} ${width} ${height + 4}`}
      preserveAspectRatio="xMinYMax meet"
      {...imageCalled(`${words.yardOf(people[of]?.name ?? '')}: ${list === '' ? words.nothingFinished : list}`)}
    >
      <path d={`M0 2H${width}`} stroke="#b98f52" strokeWidth={4} />
      <Row ids={ids} x={0} ground={0} width={width} height={height} />
    </svg>
  );
}
