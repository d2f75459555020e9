/** Points round by round, a line for every player with their mark and name at its end; the same numbers as a table. */
import type { Result, Seat } from '@cantiere/engine';
import { PlayerMark } from '../kit/boardKit.ts';
import { useTexts } from '../text/index.ts';
import type { Chart, ChartMoment } from './chart.ts';
import { apart, clear, evenSteps, fitted, widthFor } from './chartScale.ts';
import { ChartLine } from './ChartLine.tsx';
import { onSeat } from './seatColours.ts';
import './chart.css';

interface Props {
  readonly chart: Chart;
  /** As in the list of moments, with the same numbers. */
  readonly told: readonly ChartMoment[];
  readonly result: Result;
  readonly seat: Seat | 'spectator';
  readonly nameOf: (seat: Seat) => string;
}

export function ScoreChart({ chart: { points }, told, result, seat, nameOf }: Props) {
  const t = useTexts();
  return (
    <section className="panel score-chart" aria-labelledby="chart-title">
      <h2 id="chart-title">{t.result.chart}</h2>
      <Lines chart={{ points, moments: told }} ranks={result.ranks} seat={seat} nameOf={nameOf} />
      <details>
        <summary>{t.result.chartTable}</summary>
        <div className="chart-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t.result.round}</th>
                {result.totals.map((_, at) => (
                  <th key={at} scope="col">
                    <PlayerMark seat={at} size={13} /> {nameOf(at)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ round, scores }) => (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  {scores.map((score, at) => (
                    <td key={at}>{t.number(score)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

const WIDTH = 336;
const HEIGHT = 236;
const LEFT = 26;
const TOP = 14;
const BOTTOM = HEIGHT - 26;
const LABEL = 15;
/** From one numbered moment to the next. */
const MARK = 17;
/** From the end of a line to its name. */
const AFTER_MARK = 22;
const MOST_ROUND_MARKS = 12;
/** Names have what they need, up to this; the lines have the rest. */
const WIDEST_NAMES = 150;

interface LinesProps {
  readonly chart: Chart;
  readonly ranks: readonly number[];
  readonly seat: Seat | 'spectator';
  readonly nameOf: (seat: Seat) => string;
}

function Lines({ chart: { points, moments }, ranks, seat, nameOf }: LinesProps) {
  const t = useTexts();
  const all = points.flatMap(({ scores }) => scores);
  const steps = evenSteps(Math.min(0, ...all), Math.max(1, ...all));
  const low = steps[0];
  const high = steps.at(-1) ?? 1;
  const first = points[0].round;
  const last = points.at(-1)?.round ?? 1;
  const final = points.at(-1)?.scores ?? [];
  const names = final.map((score, at) => [nameOf(at), t.number(score)] as const);
  const right =
    WIDTH -
    AFTER_MARK -
    widthFor(
      names.map((each) => each.join(' ')),
      WIDEST_NAMES,
    );
  const x = (round: number): number => LEFT + ((round - first) / (last - first || 1)) * (right - LEFT);
  const y = (score: number): number => BOTTOM - ((score - low) / (high - low)) * (BOTTOM - TOP);
  const labels = apart(final.map(y), LABEL, TOP, BOTTOM);
  const momentsAt = clear(
    moments.map(({ round, seat: who }) => [x(round), y(points.find((point) => point.round === round)?.scores[who] ?? 0)]),
    MARK,
    TOP,
    BOTTOM,
  );
  const every = Math.ceil(points.length / MOST_ROUND_MARKS);
  // Whoever looks for themselves finds their line on top, else the winner's.
  const ours = typeof seat === 'number' ? seat : ranks.indexOf(1);
  const order = final.map((_, at) => at).sort((a, b) => Number(a === ours) - Number(b === ours));
  return (
    <svg className="chart-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.result.chartSpoken(last)}>
      {steps.map((score) => (
        <g key={score} className="chart-grid">
          <line x1={LEFT} x2={right} y1={y(score)} y2={y(score)} />
          <text x={LEFT - 7} y={y(score) + 4} textAnchor="end">
            {t.number(score)}
          </text>
        </g>
      ))}
      {points.map(
        ({ round }, n) =>
          round > 0 &&
          (points.length - 1 - n) % every === 0 && (
            <text key={round} className="chart-round" x={x(round)} y={BOTTOM + 17} textAnchor="middle">
              {round}
            </text>
          ),
      )}
      {order.map((at) => (
        <ChartLine
          key={at}
          seat={at}
          ours={at === ours}
          points={points.map(({ round, scores }) => [x(round), y(scores[at] ?? 0)])}
        />
      ))}
      {order.map((at) => (
        <g key={at}>
          <line
            className="chart-leader"
            x1={right}
            y1={y(final[at] ?? 0)}
            x2={right + 9}
            y2={labels[at]}
            style={{ stroke: `var(--p${at % 7})` }}
          />
          <PlayerMark seat={at} size={13} x={right + 6} y={(labels[at] ?? 0) - 6.5} />
          <text className={at === ours ? 'chart-name ours' : 'chart-name'} x={right + 22} y={(labels[at] ?? 0) + 4}>
            {fitted(names[at] ?? ['', ''], WIDEST_NAMES)}
          </text>
        </g>
      ))}
      {moments.map(({ seat: who }, n) => (
        <g key={n} className="chart-moment" transform={`translate(${momentsAt[n]?.join(' ') ?? ''})`}>
          <circle r={8} style={{ fill: `var(--p${who % 7})` }} />
          <text y={4} textAnchor="middle" style={{ fill: onSeat(who) }}>
            {n + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
