/** The score sheet: adds up before the person's eyes, category by category; a tap shows the end. What is nought for all has no column. */
import type { ComponentType } from 'react';
import type { ScoreLine, Seat } from '@cantiere/engine';
import type { RatingChange } from '@cantiere/server/protocol';
import { ChangeSign } from '../fair/ChangeSign.tsx';
import { ICONS } from '../icons.gen.ts';
import { Icon, PlayerMark, type ResultProps } from '../kit/boardKit.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { listed } from '../kit/listed.ts';
import { useMedia } from '../kit/useMedia.ts';
import { useScrollEdges } from '../kit/useScrollEdges.ts';
import { useTexts, type Texts } from '../text/index.ts';
import type { SheetCount } from './useCounting.ts';
import { rounded } from './rounded.ts';
import { Link } from '../route/Link.tsx';
import { toProfile } from '../route/route.ts';

interface Props extends ResultProps {
  readonly tieBreaks: readonly ScoreLine[];
  readonly strip: ComponentType<ResultProps & { readonly of: Seat }> | undefined;
  readonly nameOf: (seat: Seat) => string;
  /** Whose profile the name leads to; undefined for bots and where there is no company. */
  readonly personAt: (seat: Seat) => string | undefined;
  readonly forfeited: readonly Seat[];
  /** Whether ratings change by this game, and how, once that is known. */
  readonly rated: boolean;
  readonly changes: readonly (RatingChange | null)[] | undefined;
  /** The lines that have a column (`filledLines`), and how many of them are counted. */
  readonly lines: readonly ScoreLine[];
  readonly counting: SheetCount;
}

const MOST_BEFORE_TOTAL = 5;

/** The lines of the sheet in which anybody has anything. */
export function filledLines(sheet: readonly ScoreLine[]): readonly ScoreLine[] {
  const some = sheet.filter(({ points }) => points.some((each) => each !== 0));
  return some.length > 0 ? some : sheet.slice(0, 1);
}

export function ScoreSheet({
  strip: Strip,
  tieBreaks,
  nameOf,
  personAt,
  forfeited,
  rated,
  changes,
  lines,
  counting,
  ...props
}: Props) {
  const t = useTexts();
  const { result, seat, texts, people } = props;
  const box = useScrollEdges<HTMLElement>();
  // On a phone the parts stand in words under the name; beside many categories the total comes first, so that it is never out of sight.
  const stacked = useMedia('(max-width: 760px)');
  const totalFirst = !stacked && lines.length > MOST_BEFORE_TOTAL;
  const columns = stacked ? [] : lines;
  const { count, done } = counting;
  const empty = result.sheet.filter((line) => !lines.includes(line)).map(({ category }) => texts.category(category));
  const rows = result.totals.map((_, at) => at).sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0) || a - b);
  const best = Math.max(1, ...result.totals);
  const winning = Math.max(...result.totals.filter((_, at) => result.ranks[at] === 1));
  return (
    <section className="panel score-sheet">
      <div className="sheet-head">
        <h2 id="sheet-title">{t.result.sheet}</h2>
        {done ? (
          <p className="hint">{texts.endReason(result.endReason)}</p>
        ) : (
          <button type="button" className="quiet-link" onClick={counting.all}>
            {t.result.showAll}
          </button>
        )}
      </div>
      <div className="sheet-edges">
        <ScrollBox ref={box} className="sheet-scroll" aria-labelledby="sheet-title">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t.result.rank}</span>
                </th>
                <th scope="col" className="left">
                  {t.result.player}
                </th>
                {Strip && <th className="strip-column" aria-hidden="true" />}
                {totalFirst && <th scope="col">{t.result.total}</th>}
                {columns.map((line, n) => (
                  <th key={line.category} scope="col">
                    <i className={`swatch shade-${n % 6}`} /> {texts.category(line.category)}
                  </th>
                ))}
                {!totalFirst && <th scope="col">{t.result.total}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((at) => {
                const rank = result.ranks[at] ?? 0;
                const soFar = lines.slice(0, count).reduce((sum, line) => sum + (line.points[at] ?? 0), 0);
                const total = t.number(done ? (result.totals[at] ?? 0) : rounded(soFar));
                const totalCell = (
                  <td className="total display">
                    <span>{total}</span>
                    <span className="bar" aria-hidden="true">
                      {lines.map((line, n) => {
                        const points = Math.max(0, line.points[at] ?? 0);
                        return (
                          <i
                            key={line.category}
                            className={`shade-${n % 6}`}
                            style={{ width: n < count ? `${(points / best) * 100}%` : 0 }}
                          />
                        );
                      })}
                    </span>
                  </td>
                );
                return (
                  <tr key={at} className={`${rank === 1 ? 'winner' : ''} ${at === seat ? 'mine' : ''}`}>
                    <td className="rank">
                      {rank === 1 && <Icon icon={ICONS.laurels} size={40} className="rank-laurel" />}
                      <b className="display">{rank}</b>
                    </td>
                    <th scope="row" className="left">
                      <span className="who">
                        <PlayerMark seat={at} size={18} /> <NameOf person={personAt(at)} name={nameOf(at)} />
                      </span>
                      <small>
                        {[
                          people[at]?.bot && 'bot',
                          forfeited.includes(at)
                            ? t.clock.forfeited
                            : rank > 1 &&
                              (tieBrokenFor(at, tieBreaks, props, t) ??
                                t.result.behind(rounded(winning - (result.totals[at] ?? 0)))),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                      {stacked && (
                        <small className="score-parts">
                          {lines.slice(0, count).map((line, n) => (
                            <span key={line.category} hidden={line.points[at] === 0}>
                              <i className={`swatch shade-${n % 6}`} /> {texts.category(line.category)}{' '}
                              <b>{t.number(line.points[at] ?? 0)}</b>{' '}
                            </span>
                          ))}
                        </small>
                      )}
                      {changes?.[at] && (
                        <small className="rating-change">
                          {t.fair.change} <ChangeSign change={changes[at]} />
                        </small>
                      )}
                    </th>
                    {Strip && (
                      <td className="strip-column" aria-hidden="true">
                        <div className="strip-box">
                          <Strip {...props} of={at} />
                        </div>
                      </td>
                    )}
                    {totalFirst && totalCell}
                    {columns.map((line, n) => (
                      <td key={line.category} className={n < count ? 'counted' : 'uncounted'}>
                        <span className="display">{signed(t.number(line.points[at] ?? 0), !totalFirst && n > 0)}</span>
                      </td>
                    ))}
                    {!totalFirst && totalCell}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollBox>
        <span className="sheet-more" aria-hidden="true" title={t.story.moreColumns} />
      </div>
      {empty.length > 0 && <p className="hint sheet-empty">{t.story.emptyLines(listed(empty, t.result.and))}</p>}
      {rated && !changes && (
        <p className="hint" aria-live="polite">
          {t.fair.settling}
        </p>
      )}
    </section>
  );
}

/** Where the total stands at the end, the first column is the ground and what comes after is added to it. */
function signed(points: string, added: boolean): string {
  return added && points !== '0' && !points.startsWith('−') ? `+${points}` : points;
}

/** As many points as somebody better placed: what came between them. */
function tieBrokenFor(at: Seat, tieBreaks: readonly ScoreLine[], { result, texts }: ResultProps, t: Texts): string | undefined {
  const { totals, ranks } = result;
  const above = ranks.findIndex((rank, other) => totals[other] === totals[at] && rank < (ranks[at] ?? 0));
  const line = above < 0 ? undefined : tieBreaks.find(({ points }) => points[above] !== points[at]);
  return line && t.result.tieBreak(texts.category(line.category), line.points[at] ?? 0, line.points[above] ?? 0);
}

function NameOf({ person, name }: { readonly person: string | undefined; readonly name: string }) {
  if (person === undefined) return <b>{name}</b>;
  return (
    <Link to={toProfile(person)} className="to-profile">
      {name}
    </Link>
  );
}
