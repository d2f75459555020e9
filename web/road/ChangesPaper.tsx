/** What the other road changes, by the lines of the score sheet: they add up to the difference of the final points. */
import { plain, type GameTexts, type Result, type Seat } from '@cantiere/engine';
import { PlayerMark } from '../kit/boardKit.ts';
import { rounded } from '../result/rounded.ts';
import { changesOf, SMALL } from './changes.ts';
import { useRoadTexts } from './text.ts';

interface Props {
  readonly before: Result;
  readonly after: Result;
  readonly seat: Seat;
  readonly texts: GameTexts;
  readonly nameOf: (seat: Seat) => string;
}

export const signed = (points: number): string => {
  const n = rounded(points);
  return n > 0 ? `+${n}` : String(n).replace('-', '−');
};

export function ChangesPaper({ before, after, seat, texts, nameOf }: Props) {
  const t = useRoadTexts();
  const { lines, rest, total } = changesOf(before, after, seat);
  const rows = [
    ...lines.map(({ category, points }) => ({ key: category, words: texts.category(category), points })),
    ...(rest === 0 ? [] : [{ key: ' rest', words: t.rest, points: rest }]),
  ];
  return (
    <>
      <h2>{t.changes}</h2>
      {rows.length === 0 ? (
        <p className="hint">{t.nothing}</p>
      ) : (
        <dl className="changes">
          {rows.map(({ key, words, points }) => (
            <div key={key} data-sign={Math.sign(points)}>
              <dt>{words}</dt>
              <dd>{signed(points)}</dd>
            </div>
          ))}
          <div className="changes-total" data-sign={Math.sign(total)}>
            <dt>{t.total}</dt>
            <dd className="display">{signed(total)}</dd>
          </div>
        </dl>
      )}
      {Math.abs(total) <= SMALL && <p className="hint">{t.small(rounded(Math.abs(total)))}</p>}
      <h3>{t.others}</h3>
      <ul className="bare changes-others">
        {after.totals.map(
          (points, each) =>
            each !== seat && (
              <li key={each}>
                <PlayerMark seat={each} size={13} />
                <span>{plain([{ seat: each }], nameOf)}</span>
                <b>{t.fromTo(rounded(before.totals[each] ?? 0), rounded(points))}</b>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
