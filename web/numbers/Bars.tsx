/**
 * A histogram: of one series, or of winners above the line and the others below it. A hand over it, on it or on the arrow keys names
 * a bar; a line and a diamond show where I am on the average.
 */
import { useId, useState, type PointerEvent } from 'react';
import type { Histogram } from '@cantiere/engine/numbers';
import { evenSteps } from '../result/chartScale.ts';
import { Hatch, PlotLegend, PlotPanel } from './PlotPanel.tsx';
import { barsOf } from './shown.ts';
import { useFigures, useNumbersTexts } from './text.ts';
import { Diamond } from './WinShare.tsx';

const WIDTH = 280;
const LEFT = 8;
const RIGHT = WIDTH - 8;
const TOP = 14;
const UP = 92;
const AXIS = 22;
const MOST_MARKS = 7;

interface Props {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** What is counted: points, moves. */
  readonly axis: string;
  /** Winners and others, or games alone. */
  readonly series: readonly [Histogram] | readonly [Histogram, Histogram];
  /** Their averages, in the same order. */
  readonly means: readonly (number | undefined)[];
  readonly mine: number | undefined;
}

export function Bars({ name, title, about, axis, series, means, mine }: Props) {
  const t = useNumbersTexts();
  const { number, percent } = useFigures();
  const hatch = useId();
  const [named, setNamed] = useState<number>();
  const { width, from, shares } = barsOf(series);
  const count = from.length;
  const names = series.length === 2 ? [t.winners, t.others] : [t.ofGames];
  const low = from[0] ?? 0;
  const step = (RIGHT - LEFT) / Math.max(1, count);
  const most = Math.max(...shares.flat(), 0.01);
  const middle = TOP + UP;
  const second = series.length === 2;
  const base = second ? middle + AXIS : middle;
  const height = second ? base + UP + 8 : middle + AXIS;
  /** The one line across that the heights are read by. */
  const ruled = [0.5, 0.2, 0.1, 0.05, 0.02, 0.01].find((each) => each <= most) ?? 0.01;
  const tall = (share: number): number => (share / most) * UP;
  const x = (value: number): number =>
    LEFT + Math.max(0, Math.min(count, (value - low) / width + (width === 1 ? 0.5 : 0))) * step;
  const rangeOf = (at: number): string => {
    const first = from[at] ?? 0;
    return t.range(number(first), number(first + width - 1));
  };
  const valuesOf = (at: number): string => names.map((each, n) => `${each} ${percent(shares[n]?.[at] ?? 0)}`).join(', ');
  const inMean = [
    ...names.map((each, n) => (second ? `${each} ` : '') + number(means[n])),
    ...(mine === undefined ? [] : [`${t.me} ${number(mine)}`]),
  ];
  const spoken = t.inMean(inMean.join(', '));
  const wordsOf = (at: number): string => t.barOf(rangeOf(at), axis, valuesOf(at));
  const point = (event: PointerEvent<HTMLInputElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.floor((((event.clientX - box.left) / box.width) * WIDTH - LEFT) / step);
    setNamed(Math.max(0, Math.min(count - 1, at)));
  };
  return (
    <PlotPanel
      name={name}
      title={title}
      about={about}
      table={{
        heads: [axis, ...names],
        rows: from.map((_, at) => ({ key: `${at}`, cells: [rangeOf(at), ...shares.map((each) => percent(each[at] ?? 0))] })),
      }}
    >
      {(second || mine !== undefined) && <PlotLegend mine={mine !== undefined} groups={second} />}
      <div className="plot-bars">
        <svg className="plot" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={`${title}. ${spoken} ${axis}.`}>
          <defs>
            <Hatch id={hatch} />
          </defs>
          {[middle - tall(ruled), ...(second ? [base + tall(ruled)] : [])].map((y) => (
            <line key={y} className="plot-rule" x1={LEFT} x2={RIGHT} y1={y} y2={y} />
          ))}
          {from.map((_, at) => (
            <g key={at} className={named === at ? 'named' : undefined}>
              <rect
                className="plot-bar winners"
                x={LEFT + at * step + step * 0.08}
                width={step * 0.84}
                y={middle - tall(shares[0]?.[at] ?? 0)}
                height={tall(shares[0]?.[at] ?? 0)}
              />
              {second && (
                <rect
                  className="plot-bar others"
                  style={{ fill: `url(#${hatch})` }}
                  x={LEFT + at * step + step * 0.08}
                  width={step * 0.84}
                  y={base}
                  height={tall(shares[1]?.[at] ?? 0)}
                />
              )}
            </g>
          ))}
          <line className="plot-ground" x1={LEFT} x2={RIGHT} y1={middle} y2={middle} />
          {second && <line className="plot-ground" x1={LEFT} x2={RIGHT} y1={base} y2={base} />}
          {marksIn(from, width).map((value) => (
            <text
              key={value}
              x={x(value)}
              y={middle + 16}
              textAnchor={x(value) < LEFT + 12 ? 'start' : x(value) > RIGHT - 12 ? 'end' : 'middle'}
            >
              {number(value)}
            </text>
          ))}
          <text className="plot-ruled" x={LEFT} y={middle - tall(ruled) - 4}>
            {percent(ruled)}
          </text>
          {mine !== undefined && (
            <>
              <line className="plot-me" x1={x(mine)} x2={x(mine)} y1={TOP} y2={middle} />
              <Diamond x={x(mine)} y={TOP - 2} />
            </>
          )}
        </svg>
        {count > 1 && (
          <input
            type="range"
            className="plot-hand"
            min={0}
            max={count - 1}
            step={1}
            value={named ?? 0}
            aria-label={t.hand(title)}
            aria-valuetext={wordsOf(named ?? 0)}
            onChange={({ target }) => setNamed(Number(target.value))}
            onFocus={() => setNamed((at) => at ?? 0)}
            onBlur={() => setNamed(undefined)}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setNamed(undefined)}
          />
        )}
      </div>
      <p className="plot-named" aria-hidden="true">
        {named === undefined ? `${spoken} ${axis}` : wordsOf(named)}
      </p>
    </PlotPanel>
  );
}

/** Some values of the axis, at even steps, where there is a bar. */
function marksIn(from: readonly number[], width: number): readonly number[] {
  const first = from[0] ?? 0;
  const last = from.at(-1) ?? first;
  if (from.length <= MOST_MARKS) return from;
  const inside = evenSteps(first, last).filter((value) => value >= first && value <= last + width - 1);
  return inside.length > 1 ? inside : [first, last];
}
