/** The end of the game is a moment: the finished city, who won and why, the score sheet, and what to do next. */
import { useState } from 'react';
import type { GameState, View } from '@cantiere/engine';
import type { TableInfo, TableResult } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { LogoMark } from '../art/Logo.tsx';
import { ICONS } from '../icons.gen.ts';
import { EditionSign } from '../editions/EditionSign.tsx';
import { FairSigns } from '../fair/FairSigns.tsx';
import { useRatingChanges } from '../fair/useRatingChanges.ts';
import { Icon, type ResultProps } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { LanguageSwitch } from '../kit/Shell.tsx';
import { listed } from '../kit/listed.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';
import type { Live } from '../live/useLiveTable.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toHome, toRules } from '../route/route.ts';
import { writeMoment } from '../replay/address.ts';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { Chat } from '../table/Chat.tsx';
import type { Venue } from '../table/venue.ts';
import { namesOf, peopleAt } from '../table/people.ts';
import { useSpokenTo } from '../table/spokenTo.ts';
import type { GameParts } from '../table/useGameParts.ts';
import { useTexts, type Texts } from '../text/index.ts';
import { NextTable } from '../waiting/NextTable.tsx';
import { Fairness } from './Fairness.tsx';
import { rounded } from './rounded.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import './result.css';
import './result.small.css';

interface Props {
  readonly table: TableInfo;
  readonly live: Live;
  readonly venue: Venue;
  readonly parts: GameParts;
  readonly view: View<GameState>;
  readonly result: TableResult;
  look(): void;
}

export function Result({ table, live, venue, parts: { game, texts: allTexts, board }, view, result, look }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const me = useMe();
  const act = useAct();
  const [copied, setCopied] = useState(false);
  const people = peopleAt(table.seats);
  const nameOf = namesOf(people);
  const { seat } = live;
  const texts = useSpokenTo({ texts: allTexts[language], seat, language, handovers: table.handovers });
  const title = game.meta.title[language];
  const headline = winnerWords(result, seat, nameOf, me?.name ?? '', t);
  const props: ResultProps = { view, result, seat, people, language, texts };
  const best = Math.max(...result.totals);
  const seated = typeof seat === 'number';
  const rated = venue.multiplayer && table.unrated === undefined;
  const changes = useRatingChanges(table.id, rated);
  useTitle(`${headline} ${title}`);

  return (
    <div className="result-screen" data-game={table.game}>
      <header className="table-header on-blueprint">
        <Link to={toHome} className="to-home" aria-label={t.nav.home}>
          <LogoMark size={26} />
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
              <b className="display">{best}</b>
            </span>
            <div>
              <h1>{headline}</h1>
              <p>
                {texts.endReason(result.endReason)} {marginWords(result, t)}{' '}
                {result.forfeited && t.clock.lostOnTime(listed(result.forfeited.map(nameOf), t.result.and))}
              </p>
            </div>
          </div>
          <div className="final-acts">
            {table.rematch !== undefined ? (
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
            {venue.multiplayer && <NextTable from={table.id} />}
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
            <button type="button" className="button icon" onClick={look} aria-label={t.result.look} title={t.result.look}>
              <Glyph name="eye" size={19} />
            </button>
            {'href' in venue.record ? (
              <a className="button icon" href={venue.record.href} download aria-label={t.result.export} title={t.result.export}>
                <Glyph name="download" size={19} />
              </a>
            ) : (
              <button
                type="button"
                className="button icon"
                onClick={venue.record.save}
                aria-label={t.result.export}
                title={t.result.export}
              >
                <Glyph name="download" size={19} />
              </button>
            )}
            {venue.multiplayer && (
              <button
                type="button"
                className="button icon"
                aria-label={copied ? t.lobby.copied : t.result.share}
                title={t.result.share}
                onClick={() =>
                  void act.run(async () => {
                    await navigator.clipboard.writeText(location.href);
                    setCopied(true);
                  })
                }
              >
                <Glyph name={copied ? 'check' : 'link'} size={19} />
              </button>
            )}
            <Link to={toHome} className="button icon wide-act" aria-label={t.result.home} title={t.result.home}>
              <Glyph name="home" size={19} />
            </Link>
          </div>
        </section>
        <TroubleLine trouble={act.trouble} />
        <div className="result-parts">
          <div className="result-points">
            <ScoreSheet
              {...props}
              forfeited={result.forfeited ?? []}
              rated={rated}
              changes={changes}
              strip={board.ScoreStrip}
              tieBreaks={board.tieBreaks?.(props.view) ?? []}
              nameOf={nameOf}
              personAt={(at) => personAt(table, at, venue)}
            />
            {board.ScoreDetail && (
              <details className="panel score-detail">
                <summary>{t.result.detail}</summary>
                <ScrollBox className="sheet-scroll" aria-label={t.result.detail}>
                  <board.ScoreDetail {...props} />
                </ScrollBox>
              </details>
            )}
          </div>
          <div className="result-side">
            <ScoreChart table={table.id} venue={venue} game={game} texts={texts} result={result} seat={seat} nameOf={nameOf} />
            <Fairness table={table} />
            {venue.multiplayer && (
              <section className="panel result-chat">
                <h2>{t.table.chat}</h2>
                <Chat table={table} seat={seat} lines={live.chat} say={live.say} />
              </section>
            )}
          </div>
        </div>
      </main>
    </div>
  );
}

function personAt({ seats }: TableInfo, seat: number, { multiplayer }: Venue): string | undefined {
  const sitting = seats[seat];
  return multiplayer && sitting?.kind === 'person' ? sitting.person : undefined;
}

function winnerWords(
  { ranks }: TableResult,
  seat: Live['seat'],
  nameOf: (seat: number) => string,
  myName: string,
  t: Texts,
): string {
  const winners = ranks.flatMap((rank, at) => (rank === 1 ? [at] : []));
  const mine = typeof seat === 'number' && winners.includes(seat);
  const [only, ...others] = winners;
  if (others.length === 0 && only !== undefined)
    return mine ? t.result.youWon(myName || nameOf(only)) : t.result.won(nameOf(only));
  if (mine) return t.result.youTied;
  const names = winners.map(nameOf);
  return t.result.tied(listed(names, t.result.and));
}

function marginWords({ totals, ranks, forfeited }: TableResult, t: Texts): string {
  if (forfeited) return '';
  if (ranks.filter((rank) => rank === 1).length > 1) return '';
  const [first = 0, second = first] = totals.toSorted((a, b) => b - a);
  return first > second ? t.result.margin(rounded(first - second)) : '';
}
