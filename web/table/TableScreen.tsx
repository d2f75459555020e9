/**
 * The table while it is played: header, prompt, board, rail. The same frame for every game; a game brings its board.
 * On narrow screens the rail becomes a sheet of choices and a drawer with log, chat and rules.
 */
import { lazy, Suspense, useRef } from 'react';
import type { BoardProps } from '../kit/boardKit.ts';
import { AskingContext, PointingContext } from '../kit/boardKit.ts';
import { LOW, NARROW, useMedia } from '../kit/useMedia.ts';
import { AwayPanels } from '../away/AwayPanel.tsx';
import { awayWords } from '../away/awayWords.ts';
import { useCoachLabel } from '../coach/label.ts';
import { useLookingAhead, useWarning } from '../coach/useWarning.ts';
import { MyClock } from '../clock/MyClock.tsx';
import { useAct } from '../kit/useAct.ts';
import { effectWords } from '../hints/effect.ts';
import { LessonCoach, LessonSpotlight } from '../learn/atTable.tsx';
import { Plans } from '../plans/Plans.tsx';
import { usePlans } from '../plans/usePlans.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { NextTable } from '../waiting/NextTable.tsx';
import { ConfirmBits } from './ConfirmBits.tsx';
import { useExplained } from './ExplainBubble.tsx';
import { TableCards } from '../cards/TableCards.tsx';
import { LookBackBar } from '../telling/LookBackBar.tsx';
import { Recap } from '../telling/Recap.tsx';
import { useTellingTexts } from '../telling/text.ts';
import { awayAmong, hasCompany, namedTo } from './people.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Papers } from './Papers.tsx';
import { Rail } from './Rail.tsx';
import { usePrompt } from './usePrompt.ts';
import { useSpokenTo } from './spokenTo.ts';
import { SinceLastTurn } from './SinceLastTurn.tsx';
import { TableBoard } from './TableBoard.tsx';
import { TableOverlays } from './TableOverlays.tsx';
import { TableLines } from './TableLines.tsx';
import type { TableGiven } from './tableGiven.ts';
import { TableHeader } from './TableHeader.tsx';
import { TableToolsContext, type TableTools } from './tableTools.ts';
import { TurnChoices } from './TurnChoices.tsx';
import { UndoButton } from './UndoButton.tsx';
import { useConfirming } from './useConfirming.ts';
import { useCounsel } from './useCounsel.tsx';
import { shownUpTo, useDiary } from './useDiary.tsx';
import { useDraftKeys } from './useDraftKeys.ts';
import { useHand } from './useHand.ts';
import { useMeanwhile } from './useMeanwhile.ts';
import { usePapers } from './usePapers.ts';
import { usePointing } from './usePointing.ts';
import { useSitters } from './useSitters.ts';
import { useTableDialogs } from './useTableDialogs.tsx';
import { useTableSigns } from './useTableSigns.ts';
import { NO_NEWS, useTurn } from './useTurn.ts';
import { useUndo, useUndoKeys } from './useUndo.ts';
import './table.css';
import './choices.css';
import './undo.css';
import './strip.css';
import '../clock/clock.css';

// A phone's papers come when they are wanted.
const PapersDrawer = lazy(async () => ({ default: (await import('./PapersDrawer.tsx')).PapersDrawer }));

export function TableScreen(given: TableGiven) {
  return (
    <TableCards game={given.table.game}>
      <Screen {...given} />
    </TableCards>
  );
}

function Screen(given: TableGiven) {
  const { table, live, venue, shown, parts, toResult } = given;
  const { opened, game, texts: allTexts, board } = parts;
  const t = useTexts();
  const telling = useTellingTexts();
  const { language } = usePreferences();
  const narrow = useMedia(NARROW);
  const low = useMedia(LOW);
  const { update } = shown;
  const { view } = update;
  const { seat } = live;
  const texts = useSpokenTo({ texts: allTexts[language], seat, language, handovers: table.handovers });
  const title = game.meta.title[language];

  const { people, nameOf, sinceTold } = useSitters(table, language);
  const mine = seat === 'spectator' ? undefined : seat;
  const { teaching } = venue;
  const turn = useTurn({ table, live, shown, parts, language, teaching });
  const { position, news, secret, lasts, revealing, asked, choices, refuse } = turn;
  const { log, diary, nameAt, linesSince } = useDiary({ live, table, texts, board, language, nameOf });
  const waitedFor = awayAmong(table, update.toAct, seat);
  const prompt = useRef<HTMLElement>(null);
  const choicesPanel = useRef<HTMLElement>(null);
  const warning = useWarning({
    view,
    seat,
    on: venue.coach?.now?.warns === true,
    game: table.game,
    edition: opened.edition,
    version: update.version,
  });
  // The pressed button is about to go: keep a keyboard's place near the next question.
  const toChoices = (): void => (narrow ? prompt.current : choicesPanel.current)?.focus({ preventScroll: true });
  const hand = useHand(turn, live, toChoices, warning);
  useLookingAhead(warning, hand);
  const { draft, propose, busy, confirm } = hand;
  const { hint, lesson, hinted, pointing } = usePointing(given, turn, hand);

  const { explained, explain, close: closeExplained } = useExplained(position, draft);
  const papers = usePapers(live, narrow, asked);
  const { open, unread, sheet } = papers;
  const { dialogs, showKeys, showTable } = useTableDialogs({
    given,
    texts,
    nameOf,
    warning,
    propose(move) {
      propose(move);
      toChoices();
    },
  });
  const act = useAct();
  const { looks } = useCoachLabel();
  const waits = warning.looking ? looks : undefined;

  useTableSigns(given, turn, title, busy, explained?.refusal);

  const tools: TableTools = {
    showRule(id) {
      closeExplained();
      papers.showRule(id);
    },
    showKeys,
    explain,
  };

  const { early, confirming } = useConfirming({
    turn,
    hand,
    texts,
    view,
    nameOf,
    game: table.game,
    version: update.version,
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
    busy,
    refuse,
    explain,
    news,
    revealing,
    play: hand.take,
    holding: asking.holding,
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
  const { since, told, recap, lookBack, mayLook } = useMeanwhile(given, turn, log, texts, low);
  const { looking } = lookBack;
  const { asks, coach, askPanel, coachPanel, buttons } = useCounsel(given, { texts, nameOf, draft, narrow, looking, secret });
  useDraftKeys({
    confirm: looking || asks.on ? () => undefined : confirm,
    clear: draft ? confirming.clear : (since?.close ?? recap?.close),
  });
  const sinceLastTurn = since && !teaching && !low && <SinceLastTurn {...since} seat={seat} nameOf={nameOf} />;
  const lastMove = live.latest?.lastMove;
  const recapLines = recap && !looking && !coachPanel && (
    <Recap
      key={lastMove}
      {...recap}
      nameOf={nameOf}
      narrow={narrow}
      review={lastMove === undefined ? undefined : () => lookBack.from(lastMove)}
      why={venue.coach?.now && coach.ask}
    />
  );
  const clock = clocks && typeof seat === 'number' && <MyClock clocks={clocks} seat={seat} kind={table.terms.time.kind} />;
  const does = () =>
    draft && hand.ready && mine !== undefined ? effectWords(draft, { game, texts, view, seat: mine, nameOf, t }) : undefined;
  const lessonCoach = teaching && lesson && <LessonCoach {...{ teaching, game, lesson, draft, does, propose }} />;
  const toRead = lesson && (lesson.last ? t.learn.over : lesson.settled ? t.learn.readFirst : t.learn.watch);
  const list = looking ? (
    <p className="not-asked">{telling.back.paused}</p>
  ) : (
    asked && (
      <PointingContext value={pointing}>
        {table.deal && !table.help && <p className="hint no-hints">{t.daily.noHints}</p>}
        <TurnChoices
          {...{ game, board, turn, hand, mine, nameOf, hinted }}
          asked={boardProps}
          hint={!teaching && table.help ? hint : undefined}
          keys={!narrow || sheet}
        />
      </PointingContext>
    )
  );
  const awayPanels = venue.multiplayer && typeof seat === 'number' && table.phase === 'playing' && (
    <AwayPanels table={table} seat={seat} nameOf={nameOf} act={act} />
  );
  const papersPanel = (
    <Papers
      {...{ table, seat, live, unread, nameAt }}
      multiplayer={venue.multiplayer}
      replay={venue.replay}
      tab={papers.tab}
      choose={open}
      log={diary}
      shownUpTo={shownUpTo(update, secret !== undefined, live.catchingUp)}
      chat={live.chat}
      parts={{ opened, texts, board }}
      rule={papers.rule}
    />
  );

  return (
    <TableToolsContext value={tools}>
      <div
        className="table-screen"
        data-game={table.game}
        data-version={update.version}
        data-asking={asks.on}
        data-looked-at={warning.seen}
      >
        <a className="skip-link" href="#choices">
          {t.table.choices}
        </a>
        <TableHeader
          {...{ title, table, unread, narrow, bell, open }}
          facts={board.headline(view, language, namedTo(nameOf, seat, t.table.you))}
          multiplayer={venue.multiplayer}
          watching={seat === 'spectator'}
          {...(venue.multiplayer && !narrow && { showTable })}
          {...(toResult && { toResult })}
          ask={!narrow && buttons('head-button')}
        />
        {looking ? (
          <LookBackBar {...{ looking, lookBack, texts, nameOf, narrow, asked, clock }} />
        ) : (
          <PromptBar
            ref={prompt}
            {...{ nameOf, asked, seat, narrow, low, told, lasts, clock }}
            emblem={<board.Emblem view={view} seat={seat} />}
            words={secret === undefined ? asking.words : [secret]}
            follows={asking.follows}
            steps={board.steps(view, seat, language)}
            catchingUp={live.catchingUp && secret === undefined}
            skip={live.skip}
            lookBack={mayLook ? lookBack.back : undefined}
            undo={!narrow && undoButton}
            away={waitedFor && t.away.prompt(waitedFor.name, awayWords(waitedFor.away, sinceTold, t))}
          >
            {!asked && !narrow && !teaching && <NextTable from={table.id} />}
            <ConfirmBits {...confirming} waits={waits} narrow={narrow} />
          </PromptBar>
        )}
        {/* One thing at a time: what happened meanwhile comes first, and the board keeps its room. */}
        <TableLines
          {...{ table, live, venue, texts, nameOf, narrow, undo, act, linesSince }}
          keeps={!(narrow && sinceLastTurn)}
          showTable={showTable}
        />
        <main className="table-main" id="content" tabIndex={-1}>
          <AskingContext value={asks.context}>
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
          </AskingContext>
          {narrow && askPanel}
          {narrow && sinceLastTurn}
          {narrow && awayPanels}
          {narrow && coachPanel}
          {narrow && lessonCoach}
          {!narrow && (
            <Rail
              ref={choicesPanel}
              above={
                <>
                  {awayPanels}
                  {sinceLastTurn}
                  {recapLines}
                  {coachPanel}
                  {lessonCoach}
                </>
              }
              choices={
                <>
                  {askPanel || list || <p className="not-asked">{toRead ?? t.table.noChoices}</p>}
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
            list={list}
            plans={plans}
          >
            {undoButton}
            {draft === undefined && buttons('button')}
            {!asked && !teaching && <NextTable from={table.id} />}
            <ConfirmBits {...confirming} waits={waits} bar />
          </PhoneBar>
        )}
        {narrow && papers.drawer && (
          <Suspense>
            <PapersDrawer
              table={table.id}
              bell={bell}
              close={() => papers.setDrawer(false)}
              {...(venue.multiplayer && { showTable })}
            >
              {papersPanel}
            </PapersDrawer>
          </Suspense>
        )}
        {dialogs}
        <TableOverlays {...{ shown, news, texts, nameOf, seat, asked, explained, closeExplained }} game={table.game}>
          {lesson?.settled && !sheet && <LessonSpotlight lesson={lesson} />}
        </TableOverlays>
      </div>
    </TableToolsContext>
  );
}
