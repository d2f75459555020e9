/** A game looked at again: the real board at any position, what just happened, the log beside it, and the bar that moves through time. */
import { lazy, Suspense, useMemo, useState, type KeyboardEvent } from 'react';
import { plain, stableHash, type GameTexts, type Viewer, type Words } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { HouseMark } from '../house/HouseMark.tsx';
import { TableCards } from '../cards/TableCards.tsx';
import { AskButton } from '../asking/AskButton.tsx';
import { AskGuard } from '../asking/AskGuard.tsx';
import { backOf, writeAsk } from '../asking/address.ts';
import type { RulesQuestion } from '../asking/answer.ts';
import { useArrivedAsk, type ArrivedAsk } from '../asking/useArrivedAsk.ts';
import { useAskMode } from '../asking/useAskMode.ts';
import { AnalysisPaper } from '../analysis/AnalysisPaper.tsx';
import { useReplayWhy } from '../coach/useReplayWhy.ts';
import { WhyButton } from '../coach/WhyButton.tsx';
import { EditionSign } from '../editions/EditionSign.tsx';
import { AskingContext } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { LanguageSwitch } from '../kit/Shell.tsx';
import { isTableEvent, tableWords } from '../live/tableEvents.ts';
import { NARROW, useMedia } from '../kit/useMedia.ts';
import { useTitle } from '../kit/useTitle.ts';
import { WordsLine } from '../kit/WordsLine.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { writeMistakes } from '../mistakes/address.ts';
import { writeRoad } from '../road/address.ts';
import { decidersOf } from '../road/forks.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toHome, toOffline, toOpenFile, toReplay, toRules, toTable, type ReplayOf } from '../route/route.ts';
import { useSkipping } from '../telling/useSkipping.ts';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { Drawer } from '../table/Drawer.tsx';
import { namedTo, namesOf } from '../table/people.ts';
import { StillBoard } from '../table/StillBoard.tsx';
import { TableToolsContext, type TableTools } from '../table/tableTools.ts';
import type { TableParts } from '../table/useGameParts.ts';
import { useTexts, type Texts } from '../text/index.ts';
import { readMoment, type ReplayTab } from './address.ts';
import { EmbedButton } from './EmbedButton.tsx';
import { PilesPaper } from './PilesPaper.tsx';
import { PlayOn } from './PlayOn.tsx';
import { PointsPaper } from './PointsPaper.tsx';
import type { OpenReplay } from './openReplay.ts';
import { ShareMoment } from './ShareMoment.tsx';
import { StoryList } from './StoryList.tsx';
import { withTakenBack } from '../live/takenBack.ts';
import { Transport } from './Transport.tsx';
import { useReplayCursor } from './useReplayCursor.ts';
import { usePosition } from './usePosition.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import '../table/table.css';
import './replay.css';
import './replay.low.css';

const ReplayAskPanel = lazy(async () => ({ default: (await import('../asking/ReplayAskPanel.tsx')).ReplayAskPanel }));

const ReplayWhy = lazy(async () => ({ default: (await import('../coach/ReplayWhy.tsx')).ReplayWhy }));

interface Props {
  readonly where: ReplayOf;
  readonly id: string;
  readonly opened: OpenReplay;
  readonly parts: TableParts;
  readonly news: 'none' | 'newer' | 'ended';
  refresh(): void;
}

/** More than any move tells: numbers of one step never reach into the next. */
const NUMBERS_A_STEP = 1_000;

export function ReplayScreen(props: Props) {
  const { game } = props.opened;
  const t = useTexts();
  const ask = useArrivedAsk(props.parts.opened);
  // There is no drawer with the rules here: the page itself opens, and Back comes back to the question.
  const tools: TableTools = useMemo(
    () => ({ showRule: (rule) => navigate(toRules(game, rule)), explain: () => undefined, showKeys: () => undefined }),
    [game],
  );
  if (ask === 'waiting') return <Waiting words={t.replay.loading} />;
  return (
    <TableToolsContext value={tools}>
      <TableCards game={game}>
        <Screen {...props} ask={ask} />
      </TableCards>
    </TableToolsContext>
  );
}

function Screen({ where, id, opened, parts, news, refresh, ask }: Props & { readonly ask: ArrivedAsk }) {
  const { game, texts: allTexts, board } = parts;
  const t = useTexts();
  const { language } = usePreferences();
  const texts = allTexts[language];
  const narrow = useMedia(NARROW);
  const { replay, people, whole, me } = opened;
  const path = toReplay(where, id);
  // What the address asked when it was opened, and what is asked now.
  const [arrived] = useState(() => ({ ...readMoment(location.search), ask: ask === 'unreadable' ? undefined : ask }));
  const [question, setQuestion] = useState<RulesQuestion | undefined>(arrived.ask?.question);
  const behind = (now: number): string => (question ? writeAsk({ question, back: backOf(replay, now, question, arrived) }) : '');
  const usual = whole && me === 'spectator' ? 'all' : me;
  const cursor = useReplayCursor(path, replay, usual, whole ? 0 : replay.length, behind);
  const { at, viewer } = cursor;
  const asks = useAskMode({ mayAsk: true, atFirst: ask === 'unreadable' ? ask : ask?.question, changed: setQuestion });
  const { shown, trouble, retry } = usePosition(replay, at, viewer);
  const nameOf = useMemo(() => namesOf(people), [people]);
  const calledMe = useMemo(() => namedTo(nameOf, me, t.table.you), [nameOf, me, t]);
  const heard = replay.story(viewer);
  const story = useMemo(() => withTakenBack(heard, replay.takenBack), [heard, replay]);
  const told = useMemo(() => story.filter(({ version }) => version === at), [story, at]);
  const lines = useMemo(() => told.flatMap(({ event }) => wordsOf(event, texts, t)), [told, texts, t]);
  // On a phone the papers lie behind the list: an address that asks for one of them opens them.
  const [drawer, setDrawer] = useState(narrow && cursor.tab !== 'story');
  const [playOn, setPlayOn] = useState(false);
  useReplayKeys(cursor, replay.length);
  useSkipping(true);
  const title = game.meta.title[language];
  const count = at === 0 ? t.replay.start : t.replay.move(at, replay.length);
  useTitle(t.replay.title(title));
  const whereNow = `${count}, ${t.replay.round(replay.rounds[at] ?? 1)}`;

  const seat = viewer === 'all' ? 'spectator' : viewer;
  const step = shown?.at === at ? cursor.step : undefined;
  const boardNews = useMemo(
    () =>
      step === undefined
        ? undefined
        : told.filter(({ event }) => !isTableEvent(event)).map(({ event }, n) => ({ number: step * NUMBERS_A_STEP + n, event })),
    [step, told],
  );
  const tabs: readonly ReplayTab[] =
    viewer === 'all' ? ['story', 'points', 'analysis', 'piles'] : ['story', 'points', 'analysis'];
  const tab = tabs.includes(cursor.tab) ? cursor.tab : 'story';
  const key = useMemo(() => whole && stableHash([whole.start, whole.moves, opened.edition]).slice(0, 24), [whole, opened]);

  const papers = (
    <>
      <Tabs tabs={tabs} tab={tab} show={cursor.show} />
      <div className="paper-sheet" role="tabpanel" id="replay-paper" aria-labelledby={`replay-tab-${tab}`}>
        {tab === 'story' && (
          <StoryList
            events={story}
            telling={{ texts, board, language, t }}
            nameOf={nameOf}
            at={at}
            go={(to) => {
              cursor.go(to);
              setDrawer(false);
            }}
          />
        )}
        {tab === 'points' && <PointsPaper replay={replay} viewer={viewer} at={at} nameOf={calledMe} go={cursor.go} />}
        {tab === 'piles' && shown && (
          <PilesPaper view={replay.position(at, 'all')?.view ?? shown.position.view} {...{ texts, board, nameOf }} />
        )}
        {tab === 'analysis' &&
          (whole && key !== undefined ? (
            <AnalysisPaper
              whole={{ game: opened.game, edition: opened.edition, moves: whole.moves, replay, key }}
              result={whole.result}
              at={at}
              seat={typeof viewer === 'number' ? viewer : undefined}
              texts={texts}
              nameOf={calledMe}
              luckQuestion={{
                game: opened.game,
                edition: opened.edition,
                start: whole.start,
                moves: whole.moves,
                // A deal with steady bots is one that many play.
                ...(opened.steady && { bots: opened.sitting, sameDeal: true }),
              }}
              // Of a common deal its own page tells, measured by the master.
              mine={where === 'table' && typeof me === 'number' && !opened.steady ? { table: id, seat: me } : undefined}
              roadTo={(from, by, better) =>
                decidersOf(me, opened.sitting).includes(by) ? path + writeRoad({ at: from, own: [better] }) : undefined
              }
              mistakes={{ me, deciders: decidersOf(me, opened.sitting), to: (by) => path + writeMistakes({ seat: by }) }}
              go={(to, as) => {
                cursor.go(to);
                if (as !== undefined) cursor.see(as);
                setDrawer(false);
              }}
            />
          ) : (
            <p className="paper-note">{t.replay.analysis.notOver}</p>
          ))}
      </div>
    </>
  );

  const why = useReplayWhy({
    replay,
    moves: whole?.moves,
    sitting: opened.sitting,
    at,
    playing: cursor.playing,
    elsewhere: asks.on,
  });
  const whyPanel = why.on && (
    <Suspense>
      <ReplayWhy
        game={opened.game}
        edition={opened.edition}
        decision={why.decision}
        {...{ texts, nameOf }}
        docked={narrow}
        close={why.close}
      />
    </Suspense>
  );

  const askPanel = asks.on && (
    <AskGuard about={question} at={at} docked={narrow} close={asks.close}>
      <ReplayAskPanel
        {...{ replay, parts, texts, at, viewer, question, arrived, nameOf }}
        unreadable={asks.unreadable}
        path={where === 'table' ? path : undefined}
        over={whole !== undefined}
        docked={narrow}
        close={asks.close}
      />
    </AskGuard>
  );

  return (
    <div className="table-screen replay-screen" data-game={opened.game} data-asking={asks.on}>
      <a className="skip-link" href="#replay-paper">
        {t.replay.more}
      </a>
      <header className="table-header on-blueprint">
        <Link to={toHome} className="to-home" aria-label={t.nav.home}>
          <HouseMark size={26} />
        </Link>
        <h1 className="display">{title}</h1>
        <span className="table-called">
          {opened.name} · <EditionSign game={opened.game} edition={opened.edition} />
        </span>
        <span className="spring" />
        <button type="button" className="head-button" onClick={() => setPlayOn(true)} title={t.replay.on.title}>
          <Glyph name="bot" size={19} />
          <span className="wide-only">{t.replay.on.open}</span>
          {narrow && <span className="visually-hidden">{t.replay.on.open}</span>}
        </button>
        {whole && (
          <Link to={path + writeRoad({ at, own: [] })} className="head-button" title={t.replay.road.hint} data-road>
            <Glyph name="fork" size={19} />
            <span className="wide-only">{t.replay.road.open}</span>
            {narrow && <span className="visually-hidden">{t.replay.road.open}</span>}
          </Link>
        )}
        {!narrow && <AskButton className="head-button" on={asks.on} toggle={asks.toggle} />}
        {opened.isPublic && <EmbedButton id={id} title={title} />}
        <ShareMoment path={path} moment={{ at, as: viewer, tab }} here={where !== 'table'} />
        <Back where={where} id={id} over={whole !== undefined} />
        {narrow ? (
          <button type="button" className="head-button" onClick={() => setDrawer(true)} aria-label={t.replay.more}>
            <Glyph name="list" size={19} />
          </button>
        ) : (
          <LanguageSwitch />
        )}
      </header>
      <section className="happened" aria-label={t.replay.happened}>
        <div className="happened-words" aria-live={cursor.playing ? 'off' : 'polite'}>
          <h2>{lines[0] ? <WordsLine words={lines[0]} nameOf={nameOf} /> : count}</h2>
          <p>
            {whereNow}
            {lines.length > 1 && (
              <>
                {' '}
                ·{' '}
                {lines
                  .slice(1)
                  .map((words) => plain(words, nameOf))
                  .join(' ')}
              </>
            )}
          </p>
        </div>
        {why.decision && <WhyButton name={nameOf(why.decision.seat)} on={why.on} short={narrow} toggle={why.toggle} />}
        <Eyes viewers={replay.viewers} viewer={viewer} me={me} over={whole !== undefined} nameOf={nameOf} see={cursor.see} />
      </section>
      <div className="line-slot" role="status">
        {news !== 'none' && (
          <p className="line-lost">
            <button type="button" onClick={refresh}>
              {news === 'ended' ? t.replay.ended : t.replay.newer}
            </button>
          </p>
        )}
        {trouble !== undefined && (
          <p className="line-said">
            {t.replay.notLoaded} {t.errors[trouble]}{' '}
            <button type="button" onClick={retry}>
              {t.replay.again}
            </button>
          </p>
        )}
      </div>
      <main className="table-main" id="content" tabIndex={-1}>
        <section className="board-area" aria-label={t.table.board} aria-busy={shown?.at !== at}>
          {shown && (
            <BoardGuard version={shown.at}>
              <AskingContext value={asks.context}>
                <StillBoard
                  board={board}
                  view={shown.position.view}
                  seat={shown.viewer === 'all' ? 'spectator' : (shown.viewer ?? seat)}
                  people={people}
                  language={language}
                  texts={texts}
                  news={boardNews}
                />
              </AskingContext>
            </BoardGuard>
          )}
        </section>
        {narrow && askPanel}
        {narrow && whyPanel}
        {!narrow && (
          <aside className="rail">
            {whyPanel}
            {askPanel && <section className="rail-panel ask-slot">{askPanel}</section>}
            <section className="rail-panel papers-panel">{papers}</section>
          </aside>
        )}
      </main>
      <Transport
        cursor={cursor}
        length={replay.length}
        spoken={whereNow}
        ask={narrow && <AskButton className="ask-step" on={asks.on} toggle={asks.toggle} short />}
      />
      {narrow && drawer && <Drawer close={() => setDrawer(false)}>{papers}</Drawer>}
      {playOn && <PlayOn opened={opened} at={at} viewer={viewer} nameOf={nameOf} close={() => setPlayOn(false)} />}
    </div>
  );
}

function wordsOf(event: NumberedEvent['event'], texts: GameTexts, t: Texts): readonly Words[] {
  const words = isTableEvent(event) ? tableWords(event, t) : texts.event(event);
  return words && words.length > 0 ? [words] : [];
}

interface EyesProps {
  readonly viewers: readonly Viewer[];
  readonly viewer: Viewer;
  readonly me: number | 'spectator';
  readonly over: boolean;
  readonly nameOf: (seat: number) => string;
  see(viewer: Viewer): void;
}

/** Through whose eyes. While the game runs there is no choice, and the reason is said. */
function Eyes({ viewers, viewer, me, over, nameOf, see }: EyesProps) {
  const t = useTexts().replay;
  const called = (each: Viewer): string => {
    if (each === 'all') return t.asAll;
    if (each === 'spectator') return t.asWatcher;
    return each === me ? t.asMe(nameOf(each)) : nameOf(each);
  };
  if (!over) return <p className="eyes-note">{typeof viewer === 'number' ? t.onlyMine : t.onlyWatched}</p>;
  return (
    <label className="eyes" title={t.asSeatHint}>
      <span>
        <Glyph name="eye" size={16} /> {t.as}
      </span>
      <select
        value={String(viewer)}
        onChange={(event) => see(viewers.find((each) => String(each) === event.target.value) ?? viewer)}
      >
        {viewers.map((each) => (
          <option key={each} value={String(each)}>
            {called(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Back({ where, id, over }: { readonly where: ReplayOf; readonly id: string; readonly over: boolean }) {
  const t = useTexts().replay;
  const to = where === 'table' ? toTable(id) : where === 'offline' ? toOffline(id) : toOpenFile;
  const words = where === 'file' ? t.file.title : over ? t.toResult : t.toTable;
  return (
    <Link to={to} className="head-button" aria-label={words} title={words}>
      <Glyph name={where === 'file' ? 'archive' : 'undo'} size={19} />
      <span className="wide-only">{words}</span>
    </Link>
  );
}

interface TabsProps {
  readonly tabs: readonly ReplayTab[];
  readonly tab: ReplayTab;
  show(tab: ReplayTab): void;
}

function Tabs({ tabs, tab, show }: TabsProps) {
  const t = useTexts().replay;
  const walk = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): void => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? 'story';
    show(next);
    currentTarget.parentElement?.querySelector<HTMLElement>(`#replay-tab-${next}`)?.focus();
  };
  return (
    <div className="paper-tabs" role="tablist" aria-label={t.more}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`replay-tab-${each}`}
          aria-selected={each === tab}
          aria-controls="replay-paper"
          tabIndex={each === tab ? 0 : -1}
          onClick={() => show(each)}
          onKeyDown={walk}
        >
          {t.tabs[each]}
        </button>
      ))}
    </div>
  );
}
