/**
 * Moves, people and times of a day or a month, drawn as on a blueprint: people's moves white, bots' hatched, never by colour alone.
 * The largest value is written at its mark, a touch writes another, and behind each plot lies the same as a table.
 */
import { useId, useState, type PointerEvent, type ReactNode } from 'react';
import { deskHours } from '../ask/desk.ts';
import { AsTable } from '../kit/AsTable.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { axisTo, highestAt, peaksOf, runsOf, sum, type HourBar, type Span } from './plots.ts';
import { useDeskTexts, useWritten } from './text.ts';

const WIDTH = 340;
const HEIGHT = 186;
const LEFT = 38;
const RIGHT = WIDTH - 8;
const TOP = 24;
const BOTTOM = HEIGHT - 24;
const MOST_PEAKS = 5;
const PEAKS_APART = 3;

interface Drawing {
  readonly bars: readonly HourBar[];
  readonly span: Span;
  /** What stands at each place, for its height and for words. */
  readonly heights: readonly number[];
  label(value: number): string;
  readonly spoken: string;
  marks(x: (at: number) => number, y: (value: number) => number, step: number): ReactNode;
}

/** Axes, marks, and the value of the highest or of what is touched. */
function Drawn({ bars, span, heights, label, spoken, marks }: Drawing) {
  const t = useDeskTexts();
  const { language } = usePreferences();
  const [touched, setTouched] = useState<number>();
  const steps = axisTo(Math.max(...heights));
  const high = steps.at(-1) ?? 1;
  const step = (RIGHT - LEFT) / bars.length;
  const x = (at: number): number => LEFT + (at + 0.5) * step;
  const y = (value: number): number => BOTTOM - (value / high) * (BOTTOM - TOP);
  const touch = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor((((event.clientX - left) / width) * WIDTH - LEFT) / step);
    setTouched(at >= 0 && at < bars.length ? at : undefined);
  };
  const named = touched ?? highestAt(heights);
  const nothing = heights.every((value) => value === 0);
  return (
    <svg
      className="desk-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={spoken}
      onPointerMove={touch}
      onPointerDown={touch}
      onPointerLeave={() => setTouched(undefined)}
    >
      {steps.map((value) => (
        <g key={value}>
          <line className={value === 0 ? 'ground' : 'rule'} x1={LEFT} x2={RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 7} y={y(value) + 4} textAnchor="end">
            {label(value)}
          </text>
        </g>
      ))}
      {bars.map(
        ({ at }, n) =>
          isMarked(n, bars.length, span) && (
            <text
              key={at.from}
              x={x(n)}
              y={BOTTOM + 17}
              textAnchor={n === 0 ? 'start' : n === bars.length - 1 ? 'end' : 'middle'}
            >
              {placeWords(at.from, span, language)}
            </text>
          ),
      )}
      {nothing ? (
        <text className="nothing-yet" x={(LEFT + RIGHT) / 2} y={(TOP + BOTTOM) / 2} textAnchor="middle">
          {t.nothingYet}
        </text>
      ) : (
        marks(x, y, step)
      )}
      {named !== undefined && !nothing && (
        <g className="named">
          {touched !== undefined && <line x1={x(named)} x2={x(named)} y1={TOP - 6} y2={BOTTOM} />}
          <text
            x={Math.min(RIGHT - 4, Math.max(LEFT + 8, x(named)))}
            y={Math.max(13, y(heights[named] ?? 0) - 7)}
            textAnchor={named > bars.length - 4 ? 'end' : named < 3 ? 'start' : 'middle'}
          >
            {touched === undefined
              ? label(heights[named] ?? 0)
              : t.barOf(placeWords(bars[named]?.at.from ?? 0, span, language), label(heights[named] ?? 0))}
          </text>
        </g>
      )}
    </svg>
  );
}

/** First, last, and a few between. */
const isMarked = (n: number, length: number, span: Span): boolean =>
  span === 'day'
    ? n === 0 || n === length - 1 || (n % 6 === 0 && n < length - 3)
    : n === 0 || n === length - 1 || n === Math.floor(length / 2);

function placeWords(at: number, span: Span, language: string): string {
  return span === 'day'
    ? new Intl.DateTimeFormat(language, { hour: '2-digit' }).format(at).replace(/\s?h$/, '')
    : new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);
}

interface PlotProps {
  readonly title: string;
  readonly name: string;
  readonly times: number;
  /** What is written beside the title, and drawn, for what was asked. */
  children(
    bars: readonly HourBar[],
    span: Span,
  ): { readonly total?: string; readonly sub: ReactNode; readonly drawing: ReactNode; readonly table: Table };
}

interface Table {
  readonly heads: readonly string[];
  cells(bar: HourBar): readonly string[];
}

function Plot({ title, name, times, children }: PlotProps) {
  const t = useDeskTexts();
  const { language } = usePreferences();
  const { dayAndHour } = useWritten();
  const [span, setSpan] = useState<Span>(name === 'visitors' ? 'month' : 'day');
  const { answer, trouble } = useAsked(() => deskHours(span), `${span} ${times}`);
  const shown = answer && children(answer.bars, answer.span);
  return (
    <section className="desk-plotted" aria-labelledby={`plot-${name}`}>
      <header>
        <h2 id={`plot-${name}`}>
          {title} <small>{span === 'day' ? t.inDay : t.inMonth}</small>
        </h2>
        {shown?.total !== undefined && <b>{shown.total}</b>}
        <fieldset className="span-switch">
          <legend className="visually-hidden">{t.spanLabel(title)}</legend>
          {(['day', 'month'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={span === each} onClick={() => setSpan(each)}>
              {each === 'day' ? t.day : t.month}
            </button>
          ))}
        </fieldset>
      </header>
      <p className="plot-sub">{shown?.sub}</p>
      <TroubleLine trouble={trouble} />
      {shown === undefined ? <div className="plot-frame" /> : shown.drawing}
      {shown && answer && (
        <AsTable
          words={t.asTable}
          label={title}
          className="plot-table"
          table={{
            heads: [answer.span === 'day' ? t.hour : t.dayUtc, ...shown.table.heads],
            rows: answer.bars.toReversed().map((bar) => ({
              key: bar.at.from,
              cells: [
                answer.span === 'day' ? dayAndHour(bar.at.from) : placeWords(bar.at.from, 'month', language),
                ...shown.table.cells(bar),
              ],
            })),
          }}
        />
      )}
    </section>
  );
}

export function MovesPlot({ times }: { readonly times: number }) {
  const t = useDeskTexts();
  const { count } = useWritten();
  const hatch = useId();
  return (
    <Plot title={t.moves} name="moves" times={times}>
      {(bars, span) => {
        const heights = bars.map(({ moves }) => moves.people + moves.bots);
        const [people, bots] = t.movesSub(
          count(sum(bars.map(({ moves }) => moves.people))),
          count(sum(bars.map(({ moves }) => moves.bots))),
        );
        const total = count(sum(heights));
        return {
          total,
          sub: (
            <>
              <span className="key people" aria-hidden="true" /> {people} <span className="key bots" aria-hidden="true" /> {bots}
            </>
          ),
          drawing: (
            <Drawn
              bars={bars}
              span={span}
              heights={heights}
              label={count}
              spoken={t.plotSpoken(t.moves, total, count(Math.max(...heights)))}
              marks={(x, y, step) => (
                <>
                  <defs>
                    <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                      <rect width="5" height="5" fill="var(--plot-bots)" />
                      <line x1="0" x2="0" y1="0" y2="5" stroke="var(--bp-line)" strokeWidth="2.4" />
                    </pattern>
                  </defs>
                  {bars.map(({ at, moves }, n) => (
                    <g key={at.from}>
                      <rect
                        x={x(n) - step * 0.4}
                        width={step * 0.8}
                        y={y(moves.bots)}
                        height={BOTTOM - y(moves.bots)}
                        fill={`url(#${hatch})`}
                      />
                      <rect
                        className="white"
                        x={x(n) - step * 0.4}
                        width={step * 0.8}
                        y={y(moves.bots + moves.people)}
                        height={y(moves.bots) - y(moves.bots + moves.people)}
                      />
                    </g>
                  ))}
                </>
              )}
            />
          ),
          table: { heads: [t.byPeople, t.byBots], cells: ({ moves }) => [count(moves.people), count(moves.bots)] },
        };
      }}
    </Plot>
  );
}

export function PeoplePlot({ times }: { readonly times: number }) {
  const t = useDeskTexts();
  const { count } = useWritten();
  return (
    <Plot title={t.visitors} name="visitors" times={times}>
      {(bars, span) => {
        const heights = bars.map(({ people }) => people);
        const mean = count(Math.round((sum(heights) / bars.length) * 10) / 10);
        return {
          sub: t.visitorsSub(span, mean),
          drawing: (
            <Drawn
              bars={bars}
              span={span}
              heights={heights}
              label={count}
              spoken={t.plotSpoken(t.visitors, t.visitorsSub(span, mean), count(Math.max(...heights)))}
              marks={(x, y) => (
                <>
                  <polygon
                    className="area"
                    points={`${x(0)},${BOTTOM} ${heights.map((value, n) => `${x(n)},${y(value)}`).join(' ')} ${x(bars.length - 1)},${BOTTOM}`}
                  />
                  <polyline className="line" points={heights.map((value, n) => `${x(n)},${y(value)}`).join(' ')} />
                  {peaksOf(heights, MOST_PEAKS, PEAKS_APART).map((at) => (
                    <circle key={at} className="peak" cx={x(at)} cy={y(heights[at] ?? 0)} r="3.2" />
                  ))}
                </>
              )}
            />
          ),
          table: { heads: [t.visitors], cells: ({ people }) => [count(people)] },
        };
      }}
    </Plot>
  );
}

export function TimesPlot({ times }: { readonly times: number }) {
  const t = useDeskTexts();
  const { count } = useWritten();
  return (
    <Plot title={t.times} name="times" times={times}>
      {(bars, span) => {
        const slow = bars.map((bar) => bar.times?.slow);
        const half = bars.map((bar) => bar.times?.half);
        const heights = slow.map((value) => value ?? 0);
        const [halfWords, slowWords] = t.timesSub;
        const ms = (value: number): string => t.ms(count(value));
        return {
          sub: (
            <>
              <span className="key line" aria-hidden="true" /> {halfWords} <span className="key dashed" aria-hidden="true" />{' '}
              {slowWords}
            </>
          ),
          drawing: (
            <Drawn
              bars={bars}
              span={span}
              heights={heights}
              label={count}
              spoken={t.plotSpoken(t.times, slowWords, ms(Math.max(...heights)))}
              marks={(x, y) => (
                <>
                  {[slow, half].map((values, which) =>
                    runsOf(values).map((run) => (
                      <g key={`${which} ${run[0]?.[0]}`}>
                        <polyline
                          className={which === 0 ? 'line dashed' : 'line'}
                          points={run.map(([at, value]) => `${x(at)},${y(value)}`).join(' ')}
                        />
                        {run.length === 1 && (
                          <circle
                            className="peak"
                            cx={x(run[0]?.[0] ?? 0)}
                            cy={y(run[0]?.[1] ?? 0)}
                            r={which === 0 ? 2.4 : 3.2}
                          />
                        )}
                      </g>
                    )),
                  )}
                </>
              )}
            />
          ),
          table: {
            heads: [t.half, t.slow],
            cells: (bar) => (bar.times ? [ms(bar.times.half), ms(bar.times.slow)] : ['–', '–']),
          },
        };
      }}
    </Plot>
  );
}
