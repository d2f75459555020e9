/** The end of the game is a moment: the finished city, who won and why, the score sheet, what decided it, and what to do next. */
import { useCallback, useMemo, useState } from 'react';
import type { GameState, View } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { TableInfo, TableResult } from '@cantiere/server/protocol';
import { dealOfTable } from '../ask/deals.ts';
import { HouseMark } from '../house/HouseMark.tsx';
import { ICONS } from '../icons.gen.ts';
import { EditionSign } from '../editions/EditionSign.tsx';
import { FairSigns } from '../fair/FairSigns.tsx';
import { useRatingChanges } from '../fair/useRatingChanges.ts';
import { houseName, useHouse } from '../house/house.ts';
import { Icon, type ResultProps } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { LanguageSwitch } from '../kit/Shell.tsx';
import { listed } from '../kit/listed.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { WordsLine } from '../kit/WordsLine.tsx';
import type { Live } from '../live/useLiveTable.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { pathNow, wholeAddress } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toDaily, toDeal, toHome, toNumbers, toPuzzles, toRules } from '../route/route.ts';
import { writeMistakes } from '../mistakes/address.ts';
import { writeMoment } from '../replay/address.ts';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { Chat } from '../table/Chat.tsx';
import type { Venue } from '../table/venue.ts';
import { namedTo, namesOf, peopleAt } from '../table/people.ts';
import { useSpokenTo } from '../table/spokenTo.ts';
import type { TableParts } from '../table/useGameParts.ts';
import { useTexts, type Texts } from '../text/index.ts';
import { NextTable } from '../waiting/NextTable.tsx';
import { bgStatsLink, bgStatsWords } from './bgStats.ts';
import { chartOf, seatsIn } from './chart.ts';
import { Fairness } from './Fairness.tsx';
import { inWords, Moments } from './Moments.tsx';
import { rounded } from './rounded.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { filledLines, ScoreSheet } from './ScoreSheet.tsx';
import { cardOf } from './share/card.ts';
import { ShareDialog } from './share/ShareDialog.tsx';
import { useSkipping } from '../telling/useSkipping.ts';
import { useCounting } from './useCounting.ts';
import { whyWon } from './why.ts';
import './result.css';
import './result.small.css';

interface Props {
  readonly table: TableInfo;
  readonly live: Live;
  readonly venue: Venue;
  readonly parts: TableParts;
  readonly view: View<GameState>;
  readonly result: TableResult;
  look(): void;
}

export function Result({ table, live, venue, parts: { game, texts: allTexts, board }, view, result, look }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const house = useHouse();
  const act = useAct();
  const [sharing, setSharing] = useState(false);
  const people = useMemo(() => peopleAt(table.seats), [table.seats]);
  const nameOf = namesOf(people);
  const { seat } = live;
  const texts = useSpokenTo({ texts: allTexts[language], seat, language, handovers: table.handovers });
  const calledMe = namedTo(nameOf, seat, t.table.you);
  const title = game.meta.title[language];
  const headline = winnerWords(result, seat, nameOf, t);
  const props: ResultProps = { view, result, seat, people, language, texts };
  const seated = typeof seat === 'number';
  const rated = venue.multiplayer && table.unrated === undefined;
  const changes = useRatingChanges(table.id, rated);
  const lines = useMemo(() => filledLines(result.sheet), [result.sheet]);
  const counting = useCounting(table.id, lines.length);
  useSkipping();
  const tieBreaks = useMemo(() => board.tieBreaks?.(view) ?? [], [board, view]);
  const why = result.forfeited ? undefined : whyWon(result, seat, tieBreaks);
  const best = counting.done ? Math.max(...result.totals) : soFar(lines.slice(0, counting.count), result.totals.length);
  const loaded = useLoaded(
    async () => chartOf(game, await venue.wholeGame(), { ...board, names: (event) => seatsIn(texts.event(event)) }),
    table.id,
  );
  const chart = loaded.state === 'here' && loaded.value.points.length > 2 ? loaded.value : undefined;
  const told = useMemo(() => inWords(chart?.moments ?? [], texts), [chart, texts]);
  const cardFor = useCallback(
    (withNames: boolean) => {
      const date = new Date(table.createdAt).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' });
      const over = {
        game: title,
        result,
        forfeited: result.forfeited !== undefined,
        people,
        tieBreaks,
        texts: allTexts[language],
      };
      return cardOf({ ...over, withNames, date }, t);
    },
    [table.createdAt, language, title, result, people, tieBreaks, allTexts, t],
  );
  useTitle(`${counting.done ? headline : t.result.sheet} ${title}`);

  return (
    <div className="result-screen" data-game={table.game}>
      <header className="table-header on-blueprint">
        <Link to={toHome} className="to-home" aria-label={t.nav.home}>
          <HouseMark size={26} />
        </Link>
        <div className="table-title">
          <p className="display game-name">{title}</p>
          <span className="table-called">
            {table.name} · {t.table.players(table.seats.length)} · <EditionSign game={table.game} edition={table.edition} />
          </span>
          <FairSigns table={table} />
        </div>
        <span className="spring" />
        <Link to={toRules(table.game)} className="head-button" aria-label={t.table.rules}>
          <Glyph name="book" size={19} />
          <span className="wide-only">{t.table.rules}</span>
        </Link>
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1}>
        <section className="final-scene">
          <div className="scene">
            <BoardGuard version={0}>
              <board.FinalScene {...props} />
            </BoardGuard>
          </div>
          <div className="final-words">
            <span className="laurel" aria-hidden="true">
              <Icon icon={ICONS.laurels} size={76} />
              <b className="display">{t.number(rounded(best))}</b>
            </span>
            <div aria-live="polite">
              <h1>{counting.done ? headline : t.story.counting}</h1>
              {counting.done && (
                <p className="final-why">
                  {why ? (
                    <WordsLine words={t.story.why(why, seat, (id) => texts.category(id))} nameOf={nameOf} plainNames />
                  ) : (
                    `${texts.endReason(result.endReason)} ${marginWords(result, t)}`
                  )}{' '}
                  {result.forfeited && t.clock.lostOnTime(listed(result.forfeited.map(nameOf), t.result.and))}
                </p>
              )}
            </div>
          </div>
          <div className="final-acts">
            {table.deal ? (
              <Link
                to={table.deal.day === undefined ? toDeal(table.deal.id) : toDaily(table.deal.day)}
                className="button go large"
              >
                <Glyph name="chart" size={18} /> {table.deal.day === undefined ? t.daily.toDeal : t.daily.toDay}
              </Link>
            ) : table.rematch !== undefined ? (
              <button
                type="button"
                className="button primary large"
                onClick={() => void act.run(async () => venue.rematch(table, seated))}
              >
                <Glyph name="swords" size={18} /> {t.result.toRematch}
              </button>
            ) : (
              seated && (
                <button
                  type="button"
                  className="button primary large"
                  aria-disabled={act.busy}
                  onClick={() => void act.run(async () => venue.rematch(table, true))}
                >
                  <Glyph name="swords" size={18} /> {t.result.rematch}
                </button>
              )
            )}
            {venue.multiplayer && <NextTable from={table.id} beside />}
            {venue.road && (
              <Link to={venue.road()} className="button">
                <Glyph name="fork" size={17} /> {t.replay.road.compare}
              </Link>
            )}
            {venue.replay !== undefined && (
              <>
                <Link to={venue.replay} className="button" title={t.replay.openHint}>
                  <Glyph name="rewind" size={17} /> {t.replay.open}
                </Link>
                <Link to={venue.replay + writeMoment({ tab: 'analysis' })} className="button">
                  <Glyph name="chart" size={17} /> {t.result.analyse}
                </Link>
              </>
            )}

            <button type="button" className="button" onClick={() => setSharing(true)}>
              <Glyph name="share" size={17} /> {t.story.share.open}
            </button>
          </div>
        </section>
        <TroubleLine trouble={act.trouble} />
        <div
          className="result-parts"
          data-chart={loaded.state === 'waiting' || chart !== undefined}
          data-moments={told.length > 0}
          data-chat={venue.multiplayer}
        >
          <ScoreSheet
            {...props}
            forfeited={result.forfeited ?? []}
            rated={rated}
            changes={changes}
            strip={board.ScoreStrip}
            tieBreaks={tieBreaks}
            nameOf={calledMe}
            personAt={(at) => personAt(table, at, venue)}
            lines={lines}
            counting={counting}
          />
          {chart ? (
            <ScoreChart chart={chart} told={told} result={result} seat={seat} nameOf={calledMe} />
          ) : (
            loaded.state === 'waiting' && <section className="panel score-chart" aria-hidden="true" />
          )}
          {told.length > 0 && <Moments told={told} nameOf={nameOf} picture={board.picture} replay={venue.replay} />}
          {venue.multiplayer && (
            <section className="panel result-chat">
              <h2>{t.table.chat}</h2>
              <Chat table={table} seat={seat} lines={live.chat} say={live.say} />
            </section>
          )}
          {board.ScoreDetail && (
            <details className="panel score-detail">
              <summary>{t.result.detail}</summary>
              <ScrollBox className="sheet-scroll" aria-label={t.result.detail}>
                <board.ScoreDetail {...props} />
              </ScrollBox>
            </details>
          )}
          <Fairness table={table} />
          <nav className="result-foot" aria-label={t.story.more}>
            <button type="button" className="button quiet" onClick={look}>
              <Glyph name="eye" size={18} /> {t.result.look}
            </button>
            {'href' in venue.record ? (
              <a className="button quiet" href={venue.record.href} download>
                <Glyph name="download" size={18} /> {t.result.export}
              </a>
            ) : (
              <button type="button" className="button quiet" onClick={venue.record.save}>
                <Glyph name="download" size={18} /> {t.result.export}
              </button>
            )}
            {venue.multiplayer && (
              <a
                className="button quiet"
                href={bgStatsLink({ table, result, title, house: houseName(house), nameOf })}
                target="_blank"
                rel="noreferrer"
                title={bgStatsWords[language].hint}
              >
                <Glyph name="chart" size={18} /> {bgStatsWords[language].save}
              </a>
            )}
            {venue.multiplayer && !table.deal && (
              <button
                type="button"
                className="button quiet"
                title={t.daily.challengeHint}
                aria-disabled={act.busy}
                onClick={() =>
                  void act.run(async () => navigate(toDeal((await dealOfTable(table.id, seated ? seat : bestSeat(result))).id)))
                }
              >
                <Glyph name="link" size={18} /> {t.daily.challenge}
              </button>
            )}
            {venue.replay !== undefined && typeof seat === 'number' && (
              <Link to={venue.replay + writeMistakes({ seat: 'me' })} className="button quiet" data-to-mistakes>
                <Glyph name="hint" size={18} /> {t.result.mistakes}
              </Link>
            )}
            {findGame(table.game)?.puzzles && (
              <Link to={toPuzzles(table.game)} className="button quiet">
                <Glyph name="bolt" size={18} /> {t.nav.puzzles}
              </Link>
            )}
            <Link to={toNumbers(table.game)} className="button quiet">
              <Glyph name="chart" size={18} /> {t.nav.numbers}
            </Link>
            <Link to={toHome} className="button quiet">
              <Glyph name="home" size={18} /> {t.result.home}
            </Link>
          </nav>
        </div>
        {sharing && (
          <ShareDialog
            game={table.game}
            cardFor={cardFor}
            people={people.some(({ bot }) => !bot)}
            address={venue.multiplayer ? wholeAddress(pathNow()) : undefined}
            close={() => setSharing(false)}
          />
        )}
      </main>
    </div>
  );
}

function personAt({ seats }: TableInfo, seat: number, { multiplayer }: Venue): string | undefined {
  const sitting = seats[seat];
  return multiplayer && sitting?.kind === 'person' ? sitting.person : undefined;
}

function winnerWords({ ranks }: TableResult, seat: Live['seat'], nameOf: (seat: number) => string, t: Texts): string {
  const winners = ranks.flatMap((rank, at) => (rank === 1 ? [at] : []));
  const mine = typeof seat === 'number' && winners.includes(seat);
  const [only, ...others] = winners;
  if (others.length === 0 && only !== undefined) return mine ? t.result.youWon : t.result.won(nameOf(only));
  if (mine) return t.result.youTied;
  const names = winners.map(nameOf);
  return t.result.tied(listed(names, t.result.and));
}

/** Somebody who only watched sends others into the seat that won. */
const bestSeat = ({ ranks }: TableResult): number => Math.max(0, ranks.indexOf(1));

/** The most that anybody has in these lines. */
const soFar = (lines: TableResult['sheet'], seats: number): number =>
  Math.max(...Array.from({ length: seats }, (_, at) => lines.reduce((sum, { points }) => sum + (points[at] ?? 0), 0)));

function marginWords({ totals, ranks, forfeited }: TableResult, t: Texts): string {
  if (forfeited) return '';
  if (ranks.filter((rank) => rank === 1).length > 1) return '';
  const [first = 0, second = first] = totals.toSorted((a, b) => b - a);
  return first > second ? t.result.margin(rounded(first - second)) : '';
}
