/** The finished game judged: chances of winning as each player could see them, the decisions that cost most, and skill apart from luck. */
import { useEffect, useMemo } from 'react';
import { balanceOf, largestSwings, SHOWN, SHOWN_OF_MINE, type JudgedDecision } from '@cantiere/bots/analysis';
import type { GameMove, GameTexts, Result, Seat } from '@cantiere/engine';
import { PlayerMark } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { MistakesInShort, type RetriedMistakes } from '../mistakes/MistakesInShort.tsx';
import { Graph } from '../replay/Graph.tsx';
import { seatColours } from '../result/seatColours.ts';
import { Link } from '../route/Link.tsx';
import { useTexts } from '../text/index.ts';
import type { Analysis } from './kept.ts';
import { LuckPart } from './LuckPart.tsx';
import type { LuckQuestion } from './questions.ts';
import { useAnalysis, type Analysing, type WholeGame } from './useAnalysis.ts';
import './analysis.css';

interface Props {
  readonly whole: WholeGame;
  readonly result: Result;
  readonly at: number;
  /** Whose decisions are listed; everybody's when absent. */
  readonly seat: Seat | undefined;
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  /** To a position, and to the eyes of whoever decided there. */
  go(at: number, as?: Seat): void;
  /** All of the finished game, for its luck. */
  readonly luckQuestion: Omit<LuckQuestion, 'seed'>;
  /** Where I sat, at a table of the server. */
  readonly mine?: { readonly table: string; readonly seat: Seat } | undefined;
  /** Where it is seen how it would have gone with the better move; undefined where that is nobody's to try. */
  roadTo(at: number, seat: Seat, better: GameMove): string | undefined;
  /** Where they are tried again. */
  readonly mistakes: RetriedMistakes;
}

const percent = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));

export function AnalysisPaper({ whole, result, at, seat, texts, nameOf, go, roadTo, luckQuestion, mine, mistakes }: Props) {
  const t = useTexts().replay.analysis;
  const analysing = useAnalysis(whole);
  const { analysis, state, start } = analysing;
  const { decisions } = analysis;
  useEffect(() => {
    // Whoever opens this page wants it; the button is for those who stopped it.
    if (state === 'stopped' && decisions.length === 0) start();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is opened
  }, []);
  const movers = useMemo(() => whole.moves.map((move) => move.seat), [whole.moves]);
  const series = useMemo(
    () => result.ranks.map((_, each) => seriesOf(each, decisions, movers, result, nameOf(each))),
    [decisions, movers, result, nameOf],
  );
  const swings = useMemo(() => turningPoints(decisions, seat), [decisions, seat]);
  // Before everything has been looked at, and what stands out a second time, nothing is concluded.
  const done = state === 'done';
  const known = decisions.length > 0;
  return (
    <ScrollBox className="paper-scroll analysis" aria-label={t.graph}>
      <Progress analysing={analysing} />
      <MistakesInShort {...{ whole, analysis, seat, texts, nameOf, mistakes }} done={state === 'done'} />
      {known && (
        <>
          <h3>{t.graph}</h3>
          <Graph
            series={series}
            length={whole.moves.length}
            rounds={whole.replay.rounds}
            at={at}
            least={0}
            most={100}
            spoken={t.graphSpoken(whole.moves.length)}
            marks={swings.map((swing) => ({ at: swing.at, seat: swing.seat, value: percent(swing.best) }))}
            ours={seat}
            go={go}
          />
          <h3>{done ? t.swings : t.swingsSoFar}</h3>
          {swings.length === 0 ? (
            <p>{done ? t.swingsNone : t.swingsNotYet(analysing.looked, analysing.total)}</p>
          ) : (
            <ol className="bare swings">
              {swings.map((swing, n) => (
                <Swing key={swing.at} n={n} {...{ swing, whole, analysis, texts, nameOf, go, roadTo }} />
              ))}
            </ol>
          )}
          <h3>{done ? t.account : t.accountSoFar}</h3>
          <Accounts {...{ decisions, movers, result, nameOf }} />
          {done && <LuckPart question={luckQuestion} {...{ decisions, movers, result, seat, nameOf, mine }} />}
        </>
      )}
    </ScrollBox>
  );
}

/** The dearest of everybody, and mine where there are none among them: whose view it is should find their own. */
function turningPoints(decisions: readonly JudgedDecision[], seat: Seat | undefined): JudgedDecision[] {
  const all = largestSwings(decisions, SHOWN);
  const mine =
    seat === undefined
      ? []
      : largestSwings(
          decisions.filter((one) => one.seat === seat),
          SHOWN_OF_MINE,
        );
  return [...all, ...mine.filter((one) => !all.includes(one))];
}

/** What the seat could expect before each of its decisions, and how it ended. */
function seriesOf(seat: Seat, decisions: readonly JudgedDecision[], movers: readonly Seat[], result: Result, label: string) {
  const mine = decisions.filter((one) => one.seat === seat).toSorted((a, b) => a.at - b.at);
  const { end } = balanceOf(seat, mine, movers, result);
  const points = mine.flatMap(({ at, best, played }) => [
    [at, percent(best)] as const,
    ...(played < best ? [[at + 1, percent(played)] as const] : []),
  ]);
  return { seat, label, points: [...points, [movers.length, percent(end)] as const] };
}

function Progress({ analysing: { state, looked, total, start, stop, analysis } }: { readonly analysing: Analysing }) {
  const t = useTexts().replay.analysis;
  const words =
    state === 'done'
      ? t.done(analysis.decisions.length)
      : state === 'running'
        ? looked < total
          ? t.running(looked, total)
          : t.again
        : state === 'failed'
          ? t.failed
          : t.stopped(looked, total);
  return (
    <div className="progress" data-state={state}>
      {state === 'running' && <progress max={total} value={looked} aria-label={words} />}
      <p role="status">{words}</p>
      {state === 'running' ? (
        <button type="button" className="button" onClick={stop}>
          <Glyph name="pause" size={15} /> {t.stop}
        </button>
      ) : (
        state !== 'done' && (
          <button type="button" className="button primary" onClick={start}>
            <Glyph name="chart" size={16} /> {looked > 0 ? t.resume : t.start}
          </button>
        )
      )}
    </div>
  );
}

interface SwingProps extends Pick<Props, 'whole' | 'texts' | 'nameOf' | 'go' | 'roadTo'> {
  readonly n: number;
  readonly swing: JudgedDecision;
  readonly analysis: Analysis;
}

function Swing({ n, swing, whole, analysis, texts, nameOf, go, roadTo }: SwingProps) {
  const { at, seat, best, played, better, points } = swing;
  const { analysis: t, road } = useTexts().replay;
  const view = whole.replay.position(at, seat)?.view;
  const move = whole.moves[at]?.move;
  if (!view || !move || !better) return null;
  const cost = percent(best - played);
  const lost = Math.round(points ?? 0);
  const detail = texts.moveDetail(better, view);
  const reason = analysis.reasons[at];
  const otherRoad = roadTo(at, seat, better);
  return (
    <li>
      <button type="button" onClick={() => go(at, seat)} title={t.show(at + 1)} data-swing={at}>
        <span className="moment-number" aria-hidden="true" style={seatColours(seat)}>
          {n + 1}
        </span>
        <span className="swing-at">
          <PlayerMark seat={seat} size={13} /> {nameOf(seat)}, {t.move(at + 1)}
        </span>
        <b title={t.costSpoken(cost, lost)}>
          {[cost > 0 && t.cost(cost), lost > 0 && t.costPoints(lost)].filter(Boolean).join(', ')}
        </b>
      </button>
      <p>
        {t.played} <WordsLine words={texts.move(move, view)} nameOf={nameOf} />
      </p>
      <p className="swing-better">
        {t.better} <WordsLine words={texts.move(better, view)} nameOf={nameOf} />
      </p>
      {detail && (
        <p className="hint">
          <WordsLine words={detail} nameOf={nameOf} />
        </p>
      )}
      {reason ? (
        <p className="hint">{t.why(reason.points.toFixed(1), texts.category(reason.category))}</p>
      ) : (
        cost > 0 && <p className="hint">{t.whyPlain(cost)}</p>
      )}
      {otherRoad !== undefined && (
        <Link to={otherRoad} className="quiet-link swing-road">
          <Glyph name="fork" size={16} /> {road.see}
        </Link>
      )}
    </li>
  );
}

interface AccountsProps {
  readonly decisions: readonly JudgedDecision[];
  readonly movers: readonly Seat[];
  readonly result: Result;
  readonly nameOf: (seat: number) => string;
}

function Accounts({ decisions, movers, result, nameOf }: AccountsProps) {
  const t = useTexts().replay.analysis;
  const signed = (share: number): string => {
    const n = Math.round(100 * share);
    return n > 0 ? `+${n}` : String(n).replace('-', '−');
  };
  return (
    <>
      <div className="chart-table accounts">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              {[t.decisions, t.draws, t.others, t.points].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.ranks.map((_, seat) => {
              const { start, decisions: lost, draws, others, end, points } = balanceOf(seat, decisions, movers, result);
              return (
                <tr key={seat}>
                  <th scope="row">
                    <PlayerMark seat={seat} size={13} /> {nameOf(seat)}
                    <small>{t.fromTo(percent(start), percent(end))}</small>
                  </th>
                  <td>{signed(lost)}</td>
                  <td>{signed(draws)}</td>
                  <td>{signed(others)}</td>
                  <td>{signed(-points / 100)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="hint">{t.accountHow}</p>
    </>
  );
}
