/** My own profile: what my decisions cost, game by game, luck taken off; the same as a table. Nobody else is told. */
import { useState } from 'react';
import { findGame } from '@cantiere/games';
import { signedPoints } from '../analysis/signedPoints.ts';
import { myScores } from '../ask/scores.ts';
import { inDate } from '../kit/inNumbers.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useWidth } from '../kit/useWidth.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { evenSteps } from '../result/chartScale.ts';
import { Link } from '../route/Link.tsx';
import { toReplay } from '../route/route.ts';
import { decisionsLines, type DecisionsLine as Line } from './decisions.ts';
import { decisionsWords } from './decisionsWords.ts';
import './decisions.css';

const useDecisionsWords = (): (typeof decisionsWords)['it'] => decisionsWords[usePreferences().language];

export function DecisionsLine() {
  const words = useDecisionsWords();
  const { language } = usePreferences();
  const { answer, trouble } = useAsked(myScores, '');
  const [chosen, setChosen] = useState('');
  const lines = decisionsLines(answer?.scores ?? []);
  const line = lines.find(({ key }) => key === chosen) ?? lines[0];
  const titleOf = (game: string): string => findGame(game)?.meta.title[language] ?? game;
  return (
    <section className="panel decisions" aria-labelledby="decisions-title">
      <h2 id="decisions-title">{words.title}</h2>
      <p className="hint">{words.private}</p>
      <TroubleLine trouble={trouble} />
      {answer && !line && <p className="nothing">{words.none}</p>}
      {line && (
        <>
          {lines.length > 1 && (
            <label className="field">
              <span>{words.which}</span>
              <select value={line.key} onChange={(event) => setChosen(event.target.value)}>
                {lines.map(({ key, game, measure, scores }) => (
                  <option key={key} value={key}>
                    {words.line(titleOf(game), measure, scores.length)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {lines.length === 1 && <h3>{words.line(titleOf(line.game), line.measure, line.scores.length)}</h3>}
          <p className="hint">{words.what[line.measure]}</p>
          <Plot line={line} />
          <Numbers line={line} />
        </>
      )}
    </section>
  );
}

const HEIGHT = 208;
const LEFT = 38;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = HEIGHT - 28;

const whole = (points: number): string => signedPoints(Math.round(points) || 0);

function Plot({ line: { scores, means } }: { readonly line: Line }) {
  const words = useDecisionsWords();
  const { language } = usePreferences();
  const [box, width] = useWidth<HTMLDivElement>();
  const values = scores.map(({ decisions }) => decisions);
  const steps = evenSteps(Math.min(0, ...values), Math.max(0, ...values));
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1];
  const inside = width - LEFT - RIGHT;
  const x = (n: number): number => (scores.length === 1 ? LEFT + inside / 2 : LEFT + (n / (scores.length - 1)) * inside);
  const y = (value: number): number => BOTTOM - ((value - low) / (high - low || 1)) * (BOTTOM - TOP);
  const day = (n: number): string =>
    new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', { day: 'numeric', month: 'short' }).format(
      scores[n]?.endedAt ?? 0,
    );
  return (
    <figure className="decisions-plot">
      <div ref={box}>
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            role="img"
            aria-label={words.spoken(scores.length, whole(values.at(-1) ?? 0), whole(means.at(-1) ?? 0))}
          >
            {steps.map((value) => (
              <g key={value} data-zero={value === 0}>
                <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
                <text x={LEFT - 7} y={y(value) + 4} textAnchor="end">
                  {signedPoints(value)}
                </text>
              </g>
            ))}
            <text x={x(0)} y={HEIGHT - 8} textAnchor={scores.length === 1 ? 'middle' : 'start'}>
              {day(0)}
            </text>
            {scores.length > 1 && (
              <text x={width - RIGHT} y={HEIGHT - 8} textAnchor="end">
                {day(scores.length - 1)}
              </text>
            )}
            <polyline points={means.map((mean, n) => `${x(n)},${y(mean)}`).join(' ')} />
            {values.map((value, n) => (
              <circle key={n} cx={x(n)} cy={y(value)} r={4.5} />
            ))}
          </svg>
        )}
      </div>
      <figcaption>
        <span>
          <i className="dot" aria-hidden="true" /> {words.one}
        </span>
        <span>
          <i className="stroke" aria-hidden="true" /> {words.mean}
        </span>
      </figcaption>
    </figure>
  );
}

/** Newest first. */
function Numbers({ line: { scores } }: { readonly line: Line }) {
  const words = useDecisionsWords();
  const { language } = usePreferences();
  return (
    <details className="decisions-table">
      <summary>{words.table}</summary>
      <ScrollBox aria-label={words.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.decisions}</th>
              <th scope="col">{words.luck}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {scores.toReversed().map(({ table, endedAt, decisions, luck, noise, points }) => {
              const when = inDate(endedAt, language);
              return (
                <tr key={table}>
                  <th scope="row">
                    <Link to={toReplay('table', table)} aria-label={words.review(when)}>
                      {when}
                    </Link>
                  </th>
                  <td>{whole(decisions)}</td>
                  <td>
                    {whole(luck)} ± {Math.max(1, Math.ceil(2 * noise))}
                  </td>
                  <td>{Math.round(points)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
