/** Points round by round, a line for every player with their mark and name at its end; the same numbers as a table; what decided it. */
import type { CSSProperties } from 'react';
import { plain, type Game, type GameTexts, type Result, type Seat } from '@cantiere/engine';
import { PlayerMark } from '../kit/boardKit.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { WordsLine } from '../kit/WordsLine.tsx';
import type { Venue } from '../table/venue.ts';
import { useTexts, type Texts } from '../text/index.ts';
import { chartOf, type Chart, type ChartMoment } from './chart.ts';
import { apart, evenSteps } from './chartScale.ts';
import './chart.css';

interface Props {
  readonly table: string;
  readonly venue: Venue;
  readonly game: Game;
  readonly texts: GameTexts;
  readonly result: Result;
  readonly seat: Seat | 'spectator';
  readonly nameOf: (seat: Seat) => string;
}

export function ScoreChart({ table, venue, game, texts, result, seat, nameOf }: Props) {
  const t = useTexts();
  const loaded = useLoaded(async () => chartOf(game, await venue.wholeGame()), table);
  if (loaded.state !== 'here' || loaded.value.points.length < 3) return null;
  const { points, moments } = loaded.value;
  const told = moments.flatMap((moment) => wordsOf(moment, texts) ?? []);
  return (
    <>
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
      {told.length > 0 && (
        <section className="panel moments" aria-labelledby="moments-title">
          <h2 id="moments-title">{t.result.moments}</h2>
          <ol className="bare">
            {told.map(({ round, seat: who, by, words }, n) => (
              <li key={n}>
                <span className="moment-number" aria-hidden="true" style={seatColours(who)}>
                  {n + 1}
                </span>
                <span>
                  <b>{t.result.roundShort(round)}</b> <WordsLine words={words} nameOf={nameOf} />{' '}
                  <span className="moment-by">{gained(by, t)}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

type ToldMoment = ChartMoment & { readonly words: NonNullable<ReturnType<GameTexts['event']>> };

/** The first thing told of a move is the move itself; what follows from it comes after. */
function wordsOf(moment: ChartMoment, texts: GameTexts): ToldMoment | undefined {
  for (const event of moment.events) {
    const words = texts.event(event);
    if (words && plain(words, String) !== '') return { ...moment, words };
  }
  return undefined;
}

const WIDTH = 336;
const HEIGHT = 236;
const LEFT = 26;
const RIGHT = WIDTH - 124;
const TOP = 14;
const BOTTOM = HEIGHT - 26;
const LABEL = 15;
const MOST_ROUND_MARKS = 12;
const LONGEST_NAME = 13;

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
  const x = (round: number): number => LEFT + ((round - first) / (last - first || 1)) * (RIGHT - LEFT);
  const y = (score: number): number => BOTTOM - ((score - low) / (high - low)) * (BOTTOM - TOP);
  const final = points.at(-1)?.scores ?? [];
  const labels = apart(final.map(y), LABEL, TOP, BOTTOM);
  const every = Math.ceil(points.length / MOST_ROUND_MARKS);
  // Whoever looks for themselves finds their line on top, else the winner's.
  const ours = typeof seat === 'number' ? seat : ranks.indexOf(1);
  const order = final.map((_, at) => at).sort((a, b) => Number(a === ours) - Number(b === ours));
  return (
    <svg className="chart-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.result.chartSpoken(last)}>
      {steps.map((score) => (
        <g key={score} className="chart-grid">
          <line x1={LEFT} x2={RIGHT} y1={y(score)} y2={y(score)} />
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
        <polyline
          key={at}
          className={at === ours ? 'chart-line ours' : 'chart-line'}
          points={points.map(({ round, scores }) => `${x(round)},${y(scores[at] ?? 0)}`).join(' ')}
          style={{ stroke: `var(--p${at % 7})` }}
        />
      ))}
      {order.map((at) => (
        <g key={at}>
          <line
            className="chart-leader"
            x1={RIGHT}
            y1={y(final[at] ?? 0)}
            x2={RIGHT + 9}
            y2={labels[at]}
            style={{ stroke: `var(--p${at % 7})` }}
          />
          <PlayerMark seat={at} size={13} x={RIGHT + 6} y={(labels[at] ?? 0) - 6.5} />
          <text className={at === ours ? 'chart-name ours' : 'chart-name'} x={RIGHT + 22} y={(labels[at] ?? 0) + 4}>
            {shorter(nameOf(at))} {t.number(final[at] ?? 0)}
          </text>
        </g>
      ))}
      {moments.map(({ round, seat: who }, n) => {
        const score = points.find((point) => point.round === round)?.scores[who] ?? 0;
        // Two in the same place stand one above the other.
        const under = moments.slice(0, n).filter((other) => other.round === round && other.seat === who).length;
        return (
          <g key={n} className="chart-moment" transform={`translate(${x(round)} ${y(score) - under * 17})`}>
            <circle r={8} style={{ fill: `var(--p${who % 7})` }} />
            <text y={4} textAnchor="middle" style={{ fill: onSeat(who) }}>
              {n + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What is written on a seat's colour; a game whose seats have colours of their own says it for each. */
const onSeat = (seat: Seat): string => `var(--on-p${seat % 7}, var(--on-p))`;
const seatColours = (seat: Seat): CSSProperties => ({ background: `var(--p${seat % 7})`, color: onSeat(seat) });
const shorter = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);
const gained = (points: number, t: Texts): string => (points > 0 ? '+' : '') + t.number(points);
