/** Lines over the whole game, one for each player, with a cursor at the position shown; a press goes there. */
import type { PointerEvent } from 'react';
import type { Seat } from '@cantiere/engine';
import { PlayerMark } from '../kit/boardKit.ts';
import { ChartLine } from '../result/ChartLine.tsx';
import { apart, clear, evenSteps, fitted, widthFor } from '../result/chartScale.ts';
import '../result/chart.css';

export interface Series {
  readonly seat: Seat;
  /** Positions and values, in order. */
  readonly points: readonly (readonly [number, number])[];
  /** Stands at the end of the line; what comes after it is never cut. */
  readonly label: string;
  readonly after?: string;
}

interface Props {
  readonly series: readonly Series[];
  readonly length: number;
  readonly rounds: readonly number[];
  readonly at: number;
  readonly spoken: string;
  /** The values between which the lines run at least. */
  readonly least: number;
  readonly most: number;
  /** Numbered places on the lines. */
  readonly marks?: readonly { readonly at: number; readonly seat: Seat; readonly value: number }[];
  /** Whose line is drawn thicker and on top. */
  readonly ours: Seat | undefined;
  go(at: number): void;
}

const WIDTH = 336;
const HEIGHT = 210;
const LEFT = 28;
/** Names have what they need, up to this; the lines have the rest. */
const WIDEST_NAMES = 128;
/** From the end of a line to its name. */
const AFTER_MARK = 21;
const TOP = 12;
const BOTTOM = HEIGHT - 22;
const LABEL = 15;
/** From one numbered place to the next. */
const MARK = 17;
const MOST_ROUND_MARKS = 10;

export function Graph({ series, length, rounds, at, spoken, least, most, marks = [], ours, go }: Props) {
  const values = series.flatMap(({ points }) => points.map(([, value]) => value));
  const steps = evenSteps(Math.min(least, ...values), Math.max(most, ...values));
  const low = steps[0] ?? 0;
  const high = steps.at(-1) ?? 1;
  const right =
    WIDTH -
    AFTER_MARK -
    widthFor(
      series.map(({ label, after = '' }) => `${label} ${after}`),
      WIDEST_NAMES,
    );
  const x = (position: number): number => LEFT + (position / (length || 1)) * (right - LEFT);
  const y = (value: number): number => BOTTOM - ((value - low) / (high - low || 1)) * (BOTTOM - TOP);
  const ends = series.map(({ points }) => y(points.at(-1)?.[1] ?? low));
  const labels = apart(ends, LABEL, TOP, BOTTOM);
  const inOrder = series.map((one, n) => ({ ...one, n })).sort((a, b) => Number(a.seat === ours) - Number(b.seat === ours));
  const markedAt = clear(
    marks.map((mark) => [x(mark.at), y(mark.value)]),
    MARK,
    TOP,
    BOTTOM,
  );
  const starts = rounds.flatMap((round, position) =>
    position === 0 || round > (rounds[position - 1] ?? 0) ? [{ round, position }] : [],
  );
  const every = Math.ceil(starts.length / MOST_ROUND_MARKS);
  const press = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = ((event.clientX - left) / width) * WIDTH;
    go(Math.max(0, Math.min(length, Math.round(((place - LEFT) / (right - LEFT)) * length))));
  };
  return (
    <svg className="chart-lines graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken} onPointerDown={press}>
      {steps.map((value) => (
        <g key={value} className="chart-grid">
          <line x1={LEFT} x2={right} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
            {String(value).replace('-', '−')}
          </text>
        </g>
      ))}
      {starts.map(
        ({ round, position }, n) =>
          n % every === 0 && (
            <text key={position} className="chart-round" x={x(position)} y={BOTTOM + 16} textAnchor="middle">
              {round}
            </text>
          ),
      )}
      <line className="graph-cursor" x1={x(at)} x2={x(at)} y1={TOP - 6} y2={BOTTOM + 4} />
      {inOrder.map(({ seat, points }) => (
        <ChartLine
          key={seat}
          seat={seat}
          ours={seat === ours}
          points={points.map(([position, value]) => [x(position), y(value)])}
        />
      ))}
      {inOrder.map(({ seat, label, after = '', n }) => (
        <g key={seat}>
          <PlayerMark seat={seat} size={13} x={right + 5} y={(labels[n] ?? 0) - 6.5} />
          <text className={seat === ours ? 'chart-name ours' : 'chart-name'} x={right + 21} y={(labels[n] ?? 0) + 4}>
            {fitted([label, after], WIDEST_NAMES)}
          </text>
        </g>
      ))}
      {marks.map((mark, n) => (
        <g key={n} className="chart-moment" transform={`translate(${markedAt[n]?.join(' ') ?? ''})`}>
          <circle r={8} style={{ fill: `var(--p${mark.seat % 7})` }} />
          <text y={4} textAnchor="middle" style={{ fill: `var(--on-p${mark.seat % 7}, var(--on-p))` }}>
            {n + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
