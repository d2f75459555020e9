/**
 * The table while it is played: header, prompt, board, rail. The same frame for every game; a game brings its board.
 * On narrow screens the rail becomes a sheet of choices and a drawer with log, chat and rules.
 */
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { CANNOT_UNDO } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import type { BoardProps } from '../kit/boardKit.ts';
import { makeLights, PointingContext } from '../kit/boardKit.ts';
import { LOW, NARROW, useMedia } from '../kit/useMedia.ts';
import { useTitle } from '../kit/useTitle.ts';
import { AwayPanels } from '../away/AwayPanel.tsx';
import { KeepLine } from '../away/KeepLine.tsx';
import { awayWords } from '../away/awayWords.ts';
import { useSinceTold } from '../away/useAwayTime.ts';
import { AskLines } from '../clock/AskLines.tsx';
import { ClockStrip } from '../clock/ClockStrip.tsx';
import { MyClock } from '../clock/MyClock.tsx';
import { useAct } from '../kit/useAct.ts';
import { effectWords } from '../hints/effect.ts';
import { useHint } from '../hints/useHint.ts';
import { useLesson } from '../learn/useLesson.ts';
import { OFF_LESSON } from '../learn/school.ts';
import { tableWords } from '../live/tableEvents.ts';
import { useLastSeen } from '../lost/lastSeen.ts';
import { namesAt, withHandovers } from '../live/handovers.ts';
import { standing } from '../live/undone.ts';
import type { ShownPosition } from '../live/playbackQueue.ts';
import type { Live } from '../live/useLiveTable.ts';
import { Plans } from '../plans/Plans.tsx';
import { usePlans } from '../plans/usePlans.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { NextTable } from '../waiting/NextTable.tsx';
import { useHere } from '../waiting/waiting.ts';
import { Announcer } from './Announcer.tsx';
import { ConfirmBits } from './ConfirmBits.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { ExplainBubble, useExplained } from './ExplainBubble.tsx';
import type { Venue } from './venue.ts';
import { KeysDialog, useHelpKey } from './KeysDialog.tsx';
import { LinesSince } from './LinesSince.tsx';
import { TableCards } from '../cards/TableCards.tsx';
import { LookBackBar } from '../telling/LookBackBar.tsx';
import { Recap, useRecap } from '../telling/Recap.tsx';
import { useHeadline } from '../telling/useHeadline.ts';
import { useLookBack, useLookBackKeys } from '../telling/useLookBack.ts';
import { useSkipping } from '../telling/useSkipping.ts';
import { useTellingTexts } from '../telling/text.ts';
import { awayAmong, namedTo, namesOf, peopleSeen } from './people.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Papers } from './Papers.tsx';
import { PapersDrawer } from './PapersDrawer.tsx';
import { Rail } from './Rail.tsx';
import { usePrompt } from './usePrompt.ts';
import { useSpokenTo } from './spokenTo.ts';
import { SinceLastTurn, useSinceLastTurn } from './SinceLastTurn.tsx';
import { TableBoard } from './TableBoard.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableToolsContext, type TableTools } from './tableTools.ts';
import { TurnChoices } from './TurnChoices.tsx';
import { UndoAsk } from './UndoAsk.tsx';
import { UndoButton } from './UndoButton.tsx';
import { useConfirming } from './useConfirming.ts';
import { useDraftKeys } from './useDraftKeys.ts';
import { useHand } from './useHand.ts';
import { usePapers } from './usePapers.ts';
import { NO_NEWS, useTurn } from './useTurn.ts';
import { useSounds } from './useSounds.ts';
import { useUndo, useUndoKeys } from './useUndo.ts';
import type { GameParts } from './useGameParts.ts';
import './table.css';
import './narrow.css';
import './choices.css';
import './papers.css';
import './undo.css';
import './strip.css';
import '../clock/clock.css';

// What most games do without comes when it is wanted.
const TableDialog = lazy(async () => ({ default: (await import('../clock/TableDialog.tsx')).TableDialog }));
const Coach = lazy(async () => ({ default: (await import('../learn/Coach.tsx')).Coach }));
const Spotlight = lazy(async () => ({ default: (await import('../learn/Spotlight.tsx')).Spotlight }));

interface Props {
  readonly table: TableInfo;
  readonly live: Live;
  readonly venue: Venue;
  readonly shown: ShownPosition;
  readonly parts: GameParts;
  /** Set once the game is over: back to the score sheet. */
  readonly toResult?: () => void;
}

export function TableScreen(props: Props) {
  return (
    <TableCards game={props.table.game}>
      <Screen {...props} />
    </TableCards>
  );
}

function Screen({ table, live, venue, shown, parts, toResult }: Props) {
  const { opened, game, texts: allTexts, board } = parts;
  const t = useTexts();
  const telling = useTellingTexts();
  const { language } = usePreferences();
  const narrow = useMedia(NARROW);
  const low = useMedia(LOW);
  const { update, fresh } = shown;
  const { view } = update;
  const { seat } = live;
  const texts = useSpokenTo({ texts: allTexts[language], seat, language, handovers: table.handovers });
  const title = game.meta.title[language];

  const sinceTold = useSinceTold(table);
  const people = useMemo(() => peopleSeen(table.seats, sinceTold, t), [table.seats, sinceTold, t]);
  const nameOf = useMemo(() => namesOf(people), [people]);
  const mine = seat === 'spectator' ? undefined : seat;
  const { teaching } = venue;
  const turn = useTurn({ table, live, shown, parts, language, teaching });
  const { position, news, secret, lasts, revealing, away, asked, choices, refuse } = turn;
  const log = useMemo(() => standing(live.log), [live.log]);
  const nameAt = useMemo(() => namesAt(table.handovers, nameOf), [table.handovers, nameOf]);
  const diary = useMemo(() => withHandovers(log, table.handovers), [log, table.handovers]);
  const teller = useMemo(() => ({ texts, board, language }), [texts, board, language]);
  const linesSince = (from: number) => <LinesSince log={log} from={from} telling={teller} nameAt={nameAt} />;
  const waitedFor = awayAmong(table, update.toAct, seat);
  const prompt = useRef<HTMLElement>(null);
  const choicesPanel = useRef<HTMLElement>(null);
  // The pressed button is about to go: keep a keyboard's place near the next question.
  const hand = useHand(turn, live, () => (narrow ? prompt.current : choicesPanel.current)?.focus({ preventScroll: true }));
  const { draft, propose, busy, confirm } = hand;
  const [lights] = useState(makeLights);
  const hint = useHint({ game: table.game, edition: opened.edition, view, seat, version: update.version });
  const lesson = useLesson(teaching, turn, draft);
  const hinted = teaching ? teaching.step.move : hint.advice?.[0]?.move;
  const towards = asked && !busy ? hinted : undefined;
  const spotlit = teaching !== undefined;
  const pointing = useMemo(() => ({ towards, words: t.hint.touch, lights, spotlit }), [towards, t, lights, spotlit]);

  const { explained, explain, close: closeExplained } = useExplained(position, draft);
  const papers = usePapers(live, narrow, asked);
  const { open, unread, sheet } = papers;
  const [atTable, setAtTable] = useState(false);
  const [keys, setKeys] = useState(false);
  useHelpKey(() => setKeys(true));
  const act = useAct();

  useLastSeen(table.id, venue.multiplayer && table.phase === 'playing', { version: update.version, seat, view });
  useHere(table.id, table.game, venue.multiplayer && !away && waitsForMe(live));
  useTitle(`${asked ? `● ${t.table.yourTurn} · ` : ''}${title}`);
  const lost = mine !== undefined && update.result !== undefined && update.result.ranks[mine] !== 1;
  useSounds({ board, news, asked, busy, refusal: explained?.refusal, lost });

  const tools: TableTools = {
    showRule(id) {
      closeExplained();
      papers.showRule(id);
    },
    showKeys: () => setKeys(true),
    explain,
  };

  const { early, confirming } = useConfirming({
    game: table.game,
    version: update.version,
    turn,
    hand,
    texts,
    view,
    nameOf,
    taught: teaching !== undefined,
    lost: live.connection === 'lost',
  });
  const asking = usePrompt({ texts, view, seat, choices, draft, ready: hand.ready, warned: early, nameOf });
  const boardProps: BoardProps = {
    view,
    seat,
    people,
    language,
    texts,
    choices,
    draft,
    propose,
    play: hand.take,
    busy,
    refuse,
    explain,
    holding: asking.holding,
    news,
    revealing,
  };
  const planning = usePlans({ table: table.id, game: opened, live, seat, view, multiplayer: venue.multiplayer });
  const plans = planning.kinds.length + (planning.news ? 1 : 0) > 0 && <Plans planning={planning} asked={asked} />;
  const bell = venue.multiplayer && typeof seat === 'number' && hasCompany(table, seat);
  const { Notes } = board;
  const notes = Notes && <Notes {...boardProps} />;
  const clocks = table.phase === 'playing' ? live.clocks : undefined;
  const undo = useUndo(live, table, act, () => prompt.current?.focus({ preventScroll: true }));
  useUndoKeys(undo, draft && confirming.clear);
  const undoButton = undo && <UndoButton kind={undo.kind} narrow={narrow} press={undo.press} />;
  const since = useSinceLastTurn({ live, log, texts, asked });
  useSkipping();
  // A show has told its news, and whoever is asked has the recap.
  const quiet = asked || revealing !== undefined || teaching !== undefined || update.result !== undefined;
  const told = useHeadline(news, texts, seat, quiet);
  const mayLook = !teaching && secret === undefined && (live.past.length > 1 || update.version > 0);
  const lookBack = useLookBack({ past: live.past, seat, seen: venue.seen, asked });
  const { looking } = lookBack;
  useLookBackKeys(lookBack, mayLook);
  const recap = useRecap({
    log,
    lastMove: live.latest?.lastMove,
    texts,
    me: mine,
    asked: asked && !teaching,
    // In a low window the short account is the only one; the whole one stands in the log.
    returned: since !== undefined && !low,
  });
  useDraftKeys({
    confirm: looking ? () => undefined : confirm,
    clear: draft ? confirming.clear : (since?.close ?? recap?.close),
  });
  const sinceLastTurn = since && !teaching && !low && <SinceLastTurn {...since} seat={seat} nameOf={nameOf} />;
  const lastMove = live.latest?.lastMove;
  const recapLines = recap && !looking && (
    <Recap
      key={lastMove}
      {...recap}
      nameOf={nameOf}
      narrow={narrow}
      review={lastMove === undefined ? undefined : () => lookBack.from(lastMove)}
    />
  );
  const clock = clocks && typeof seat === 'number' && <MyClock clocks={clocks} seat={seat} kind={table.terms.time.kind} />;
  const coach = teaching && lesson && (
    <Suspense>
      <Coach
        teaching={teaching}
        game={game}
        settled={lesson.settled}
        draft={draft}
        other={lesson.other}
        does={() =>
          draft && hand.ready && mine !== undefined ? effectWords(draft, { game, texts, view, seat: mine, nameOf, t }) : undefined
        }
        propose={propose}
      />
    </Suspense>
  );
  const toRead = lesson && (lesson.last ? t.learn.over : lesson.settled ? t.learn.readFirst : t.learn.watch);
  const list = asked && (
    <PointingContext value={pointing}>
      {table.deal && !table.help && <p className="hint no-hints">{t.daily.noHints}</p>}
      <TurnChoices
        {...{ game, board, turn, hand, mine, nameOf, hinted }}
        asked={boardProps}
        hint={!teaching && table.help ? hint : undefined}
        keys={!narrow || sheet}
      />
    </PointingContext>
  );
  const awayPanels = venue.multiplayer && typeof seat === 'number' && table.phase === 'playing' && (
    <AwayPanels table={table} seat={seat} nameOf={nameOf} act={act} />
  );
  const toldUpTo =
    secret !== undefined
      ? (update.events[0]?.number ?? Infinity) - 1
      : live.catchingUp
        ? (update.events.at(-1)?.number ?? Infinity)
        : Infinity;
  const papersPanel = (
    <Papers
      multiplayer={venue.multiplayer}
      replay={venue.replay}
      table={table}
      seat={seat}
      tab={papers.tab}
      choose={open}
      unread={unread}
      log={diary}
      shownUpTo={toldUpTo}
      chat={live.chat}
      live={live}
      nameAt={nameAt}
      parts={{ opened, texts, board }}
      rule={papers.rule}
    />
  );

  return (
    <TableToolsContext value={tools}>
      <div className="table-screen" data-game={table.game} data-version={update.version}>
        <a className="skip-link" href="#choices">
          {t.table.choices}
        </a>
        <TableHeader
          title={title}
          table={table}
          facts={board.headline(view, language, namedTo(nameOf, seat, t.table.you))}
          unread={unread}
          narrow={narrow}
          multiplayer={venue.multiplayer}
          watching={seat === 'spectator'}
          bell={bell}
          open={open}
          {...(venue.multiplayer && !narrow && { showTable: () => setAtTable(true) })}
          {...(toResult && { toResult })}
        />
        {looking ? (
          <LookBackBar {...{ looking, lookBack, texts, nameOf, narrow, asked, clock }} />
        ) : (
          <PromptBar
            ref={prompt}
            emblem={<board.Emblem view={view} seat={seat} />}
            words={secret === undefined ? asking.words : [secret]}
            follows={asking.follows}
            nameOf={nameOf}
            steps={board.steps(view, seat, language)}
            asked={asked}
            seat={seat}
            narrow={narrow}
            low={low}
            catchingUp={live.catchingUp && secret === undefined}
            skip={live.skip}
            told={told}
            lasts={lasts}
            lookBack={mayLook ? lookBack.back : undefined}
            undo={!narrow && undoButton}
            away={waitedFor && t.away.prompt(waitedFor.name, awayWords(waitedFor.away, sinceTold, t))}
            clock={clock}
          >
            {!asked && !narrow && !teaching && <NextTable from={table.id} />}
            <ConfirmBits {...confirming} narrow={narrow} />
          </PromptBar>
        )}
        <div>
          {table.phase === 'playing' && <ClockStrip table={table} clocks={clocks} seat={seat} />}
          <ConnectionLine
            live={live}
            notice={venue.notice}
            reason={(refusal) => {
              if (refusal.code === CANNOT_UNDO) return t.table.cannotUndo(refusal.about);
              return refusal.code === OFF_LESSON ? t.learn.notThis : texts.refusal(refusal);
            }}
          >
            {undo?.asking && <UndoAsk undo={undo} lines={linesSince(live.latest?.lastMove ?? Infinity)} />}
            {/* One thing at a time: what happened meanwhile comes first, and the board keeps its room. */}
            {venue.multiplayer && !(narrow && sinceLastTurn) && (
              <KeepLine table={table} seat={seat} narrow={narrow} open={() => setAtTable(true)} />
            )}
            {venue.multiplayer && <AskLines table={table} seat={seat} nameOf={nameOf} act={act} since={linesSince} />}
          </ConnectionLine>
        </div>
        <main className="table-main" id="content" tabIndex={-1}>
          <TableBoard
            {...{ board, pointing, looking, told, nameOf }}
            props={boardProps}
            version={update.version}
            since={since?.news ?? NO_NEWS}
            sought={lesson?.sought}
            waits={secret !== undefined}
          >
            {narrow && recapLines}
          </TableBoard>
          {narrow && sinceLastTurn}
          {narrow && awayPanels}
          {narrow && coach}
          {!narrow && (
            <Rail
              ref={choicesPanel}
              above={
                <>
                  {awayPanels}
                  {sinceLastTurn}
                  {recapLines}
                  {coach}
                </>
              }
              choices={
                <>
                  {looking ? (
                    <p className="not-asked">{telling.back.paused}</p>
                  ) : (
                    list || <p className="not-asked">{toRead ?? t.table.noChoices}</p>
                  )}
                  {plans}
                </>
              }
              notes={notes}
              papers={papersPanel}
            />
          )}
        </main>
        {narrow && (
          <PhoneBar
            asked={asked}
            count={choices.filter((choice) => !choice.refusal).length}
            sheet={sheet}
            setSheet={papers.setSheet}
            notes={notes && <div className="notes-slot">{notes}</div>}
            idle={toRead}
            list={looking ? <p className="not-asked">{telling.back.paused}</p> : list}
            plans={plans}
          >
            {undoButton}
            {!asked && !teaching && <NextTable from={table.id} />}
            <ConfirmBits {...confirming} bar />
          </PhoneBar>
        )}
        {narrow && papers.drawer && (
          <PapersDrawer
            table={table.id}
            bell={bell}
            close={() => papers.setDrawer(false)}
            {...(venue.multiplayer && { showTable: () => setAtTable(true) })}
          >
            {papersPanel}
          </PapersDrawer>
        )}
        {keys && <KeysDialog close={() => setKeys(false)} game={title} own={board.keys?.(language) ?? []} />}
        {atTable && (
          <Suspense>
            <TableDialog table={table} seat={seat} close={() => setAtTable(false)} />
          </Suspense>
        )}
        {explained && (
          <ExplainBubble
            explained={explained}
            game={table.game}
            words={texts.refusal(explained.refusal)}
            remedy={texts.remedy?.(explained.refusal, view, seat)}
            close={closeExplained}
          />
        )}
        {lesson?.settled && !sheet && (
          <Suspense>
            <Spotlight step={lesson.at} looks={lesson.looks} tried={lesson.tried} ready={lesson.ready} />
          </Suspense>
        )}
        <Announcer
          news={news}
          notices={fresh ? update.events.flatMap(({ event }) => [tableWords(event, t) ?? []]) : []}
          texts={texts}
          nameOf={nameOf}
          prompt={asked ? texts.prompt(view, seat) : undefined}
          version={update.version}
        />
      </div>
    </TableToolsContext>
  );
}

/** By the newest position, whatever is still being shown. */
function waitsForMe({ seat, latest }: Live): boolean {
  return typeof seat === 'number' && latest?.result === undefined && latest?.toAct.includes(seat) === true;
}

/** Somebody else plays here: turns come when they come. */
function hasCompany({ seats }: TableInfo, mine: number): boolean {
  return seats.some((info, seat) => info.kind === 'person' && seat !== mine);
}
