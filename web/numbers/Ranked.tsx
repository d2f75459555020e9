/** Rows with a bar for winners and one for the others, the most frequent first, or what winners do more; and where I am. */
import { useState } from 'react';
import { PlotLegend, PlotPanel } from './PlotPanel.tsx';
import { byDifference, type Row } from './shown.ts';
import { useFigures, useNumbersTexts } from './text.ts';

/** So many rows are shown at once; the others on demand. */
export const FIRST = 10;

interface Props {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly head: string;
  readonly rows: readonly Row[];
  readonly mine: boolean;
  /** Rows have an order of their own, which stays. */
  readonly given?: boolean;
  nameOf(key: string): string;
}

export function Ranked({ name, title, about, head, rows, mine, given = false, nameOf }: Props) {
  const t = useNumbersTexts();
  const { number, percent, whole } = useFigures();
  const [all, setAll] = useState(false);
  const [winning, setWinning] = useState(false);
  const ordered = winning ? byDifference(rows) : rows;
  const shown = all ? ordered : ordered.slice(0, FIRST);
  const most = Math.max(
    0.01,
    ...rows.flatMap(({ winners = 0, others = 0, mine: my = 0 }) => [winners, others, my].map(Math.abs)),
  );
  const wins = rows.some((row) => row.wins !== undefined);
  return (
    <PlotPanel
      name={name}
      title={title}
      about={about}
      table={{
        heads: [head, t.winners, t.others, ...(mine ? [t.me] : []), ...(wins ? [t.winsHead, t.playedHead] : [])],
        rows: ordered.map((row) => ({
          key: row.key,
          cells: [
            nameOf(row.key),
            number(row.winners),
            number(row.others),
            ...(mine ? [number(row.mine)] : []),
            ...(wins ? [percent(row.wins), whole(row.times)] : []),
          ],
        })),
      }}
    >
      <div className="plot-head">
        <PlotLegend mine={mine} />
        {!given && rows.length > FIRST && (
          <fieldset className="plot-order">
            <legend className="visually-hidden">{t.order}</legend>
            {[false, true].map((each) => (
              <button key={`${each}`} type="button" aria-pressed={winning === each} onClick={() => setWinning(each)}>
                {each ? t.winning : t.often}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {rows.length === 0 && <p className="nothing">{t.nothing}</p>}
      <ol className="bare ranked">
        {shown.map((row) => (
          <li key={row.key} data-key={row.key}>
            <span className="ranked-name">{nameOf(row.key)}</span>
            <Bar of="winners" value={row.winners} most={most} label={t.winners} />
            <Bar of="others" value={row.others} most={most} label={t.others} />
            {mine && <Bar of="mine" value={row.mine} most={most} label={t.me} />}
          </li>
        ))}
      </ol>
      {rows.length > FIRST && (
        <button type="button" className="button quiet plot-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.fewerRows : t.moreRows(rows.length - FIRST)}
        </button>
      )}
    </PlotPanel>
  );
}

interface BarProps {
  readonly of: 'winners' | 'others' | 'mine';
  readonly value: number | undefined;
  readonly most: number;
  readonly label: string;
}

function Bar({ of, value, most, label }: BarProps) {
  const { number } = useFigures();
  // What is lost is drawn as long as it is, and empty.
  const share = Math.min(1, Math.abs(value ?? 0) / most);
  return (
    <span className={`ranked-bar ${of}`} data-lost={(value ?? 0) < 0}>
      <span className="visually-hidden">{label} </span>
      {value === undefined ? <span /> : <i aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />}
      <b>{number(value)}</b>
    </span>
  );
}
