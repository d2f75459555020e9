/**
 * The table while it is played: header, prompt, board, rail. The same frame for every game; a game brings its board.
 * On narrow screens the rail becomes a sheet of choices and a drawer with log, chat and rules.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { CANNOT_UNDO, type GameMove, type Refusal } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import type { BoardProps } from '../kit/boardKit.ts';
import { finishAll, makeLights, PeopleContext, PointingContext, SinceContext } from '../kit/boardKit.ts';
import { NARROW, useMedia } from '../kit/useMedia.ts';
import { useTitle } from '../kit/useTitle.ts';
import { AwayPanels } from '../away/AwayPanel.tsx';
import { KeepLine } from '../away/KeepLine.tsx';
import { awayWords } from '../away/awayWords.ts';
import { useSinceTold } from '../away/useAwayTime.ts';
import { AskLines } from '../clock/AskLines.tsx';
import { ClockStrip } from '../clock/ClockStrip.tsx';
import { MyClock } from '../clock/MyClock.tsx';
import { TableDialog } from '../clock/TableDialog.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { useAct } from '../kit/useAct.ts';
import { HintBox } from '../hints/HintBox.tsx';
import { useHint } from '../hints/useHint.ts';
import { Coach } from '../learn/Coach.tsx';
import { OFF_LESSON } from '../learn/school.ts';
import { isTableEvent, tableWords } from '../live/tableEvents.ts';
import { namesAt, withHandovers } from '../live/handovers.ts';
import { standing } from '../live/undone.ts';
import type { Shown } from '../live/pace.ts';
import type { Live } from '../live/useLiveTable.ts';
import { MuteButton } from '../notices/MuteButton.tsx';
import { Plans } from '../plans/Plans.tsx';
import { usePlans } from '../plans/usePlans.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { chime } from '../sound/chime.ts';
import { useTexts } from '../text/index.ts';
import { NextTable } from '../waiting/NextTable.tsx';
import { useHere } from '../waiting/waiting.ts';
import { Announcer } from './Announcer.tsx';
import { BoardArea } from './BoardArea.tsx';
import { BoardGuard } from './BoardGuard.tsx';
import { isDraftOf } from './choiceTree.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { ConfirmBits } from './ConfirmBits.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Drawer } from './Drawer.tsx';
import { ExplainBubble, usePlace, type Explained } from './ExplainBubble.tsx';
import type { House } from './house.ts';
import { KeysDialog, useHelpKey } from './KeysDialog.tsx';
import { LinesSince } from './LinesSince.tsx';
import { awayAmong, namesOf, peopleSeen } from './people.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Papers, type PapersTab } from './Papers.tsx';
import { SinceLastTurn, useSinceLastTurn } from './SinceLastTurn.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableToolsContext, type TableTools } from './tableTools.ts';
import { UndoAsk } from './UndoAsk.tsx';
import { UndoButton } from './UndoButton.tsx';
import { lacking, useDraft } from './useDraft.ts';
import { useDraftKeys } from './useDraftKeys.ts';
import { useUndo, useUndoKeys } from './useUndo.ts';
import { useShow } from './useShow.ts';
import { useUnread } from './useUnread.ts';
import type { GameParts } from './useGameParts.ts';
import './table.css';
import './choices.css';
import './papers.css';
import './undo.css';
import '../clock/clock.css';

interface Props {
  readonly table: TableInfo;
  readonly live: Live;
  readonly house: House;
  readonly shown: Shown;
  readonly parts: GameParts;
  /** Set once the game is over: back to the score sheet. */
  readonly toResult?: () => void;
}

const NO_NEWS: BoardProps['news'] = [];

export function TableScreen({ table, live, house, shown, parts: { game, texts: allTexts, board }, toResult }: Props) {
  const t = useTexts();
  const { language, confirm: wantsConfirm } = usePreferences();
  const texts = allTexts[language];
  const narrow = useMedia(NARROW);
  const { update, fresh } = shown;
  const { view } = update;
  const { seat } = live;
  const title = game.meta.title[language];

  const sinceTold = useSinceTold(table);
  const people = useMemo(() => peopleSeen(table.seats, sinceTold, t), [table.seats, sinceTold, t]);
  const nameOf = useMemo(() => namesOf(people), [people]);
  const mine = seat === 'spectator' ? undefined : table.seats[seat];
  const away = mine?.kind === 'person' && mine.absence !== undefined;
  // A step that changes nothing on the board, say somebody's time running out, leaves what I was doing alone.
  const position = update.position ?? update.version;
  const news = useMemo(
    () => (fresh ? standing(update.events).filter(({ event }) => !isTableEvent(event)) : NO_NEWS),
    [fresh, update],
  );
  const { secret, showing } = useShow(board, { version: update.version, news, view }, language, live);
  const current = !live.catchingUp && update.version === live.latest?.version;
  const myTurn = !away && typeof seat === 'number' && update.toAct.includes(seat) && current && secret === undefined;
  const { teaching } = house;
  // While the teacher has something to say first, nothing is asked.
  const asked = myTurn && (teaching === undefined || teaching.step.move !== undefined);
  const choices = useMemo(() => (asked ? game.choices(view, seat) : []), [asked, game, view, seat]);
  const log = useMemo(() => standing(live.log), [live.log]);
  const nameAt = useMemo(() => namesAt(table.handovers, nameOf), [table.handovers, nameOf]);
  const diary = useMemo(() => withHandovers(log, table.handovers), [log, table.handovers]);
  const telling = useMemo(() => ({ texts, board, language }), [texts, board, language]);
  const linesSince = (from: number) => <LinesSince log={log} from={from} telling={telling} nameAt={nameAt} />;
  const waitedFor = awayAmong(table, update.toAct, seat);
  const refuse = (move: GameMove): Refusal | undefined => (typeof seat === 'number' ? game.refuse(view, seat, move) : undefined);
  const offered = (move: GameMove): boolean =>
    asked && (refuse(move) === undefined || choices.some((choice) => !choice.refusal && isDraftOf(choice, move)));
  const { draft, propose, sent } = useDraft(position, offered);
  const [lights] = useState(makeLights);
  const hint = useHint({ game: table.game, view, seat, version: update.version });
  const hinted = teaching ? teaching.step.move : hint.advice?.[0]?.move;
  const towards = asked && live.sent === undefined ? hinted : undefined;
  const pointing = useMemo(() => ({ towards, words: t.hint.touch, lights }), [towards, t, lights]);

  const place = usePlace();
  // A reason holds for the position and the move it was given for.
  const [held, setExplained] = useState<Explained & { readonly version: number; readonly draft: GameMove | undefined }>();
  const explained = held?.version === position && held.draft === draft ? held : undefined;
  const [papers, setPapers] = useState<PapersTab>('log');
  const [drawer, setDrawer] = useState(false);
  const [atTable, setAtTable] = useState(false);
  const [keys, setKeys] = useState(false);
  useHelpKey(() => setKeys(true));
  const act = useAct();
  // A sheet opened in my turn goes away with it and comes back with the next.
  const [opened, setOpened] = useState<'no' | 'turn' | 'waiting'>('no');
  const sheet = opened === 'waiting' || (opened === 'turn' && (asked || live.sent !== undefined));
  const setSheet = (open: boolean): void => setOpened(open ? (asked ? 'turn' : 'waiting') : 'no');
  const [rule, setRule] = useState({ id: '', asked: 0 });
  const [unread, readChat] = useUnread(live.chat, papers === 'chat' && (!narrow || drawer));
  const prompt = useRef<HTMLElement>(null);
  const choicesPanel = useRef<HTMLElement>(null);

  useHere(table.id, table.game, house.company && !away && waitsForMe(live));
  useTitle(`${asked ? `● ${t.table.yourTurn} · ` : ''}${title}`);
  useEffect(() => {
    if (asked) chime();
  }, [asked]);

  const play = (move: GameMove, then?: readonly GameMove[]): void => {
    if (!asked || live.sent || refuse(move)) return;
    sent();
    live.play(move, then);
    // The pressed button is about to go: keep a keyboard's place near the next question.
    (narrow ? prompt.current : choicesPanel.current)?.focus({ preventScroll: true });
  };
  const open = (tab: PapersTab): void => {
    setPapers(tab);
    if (tab === 'chat') readChat();
    if (narrow) {
      setSheet(false);
      setDrawer(true);
    }
  };
  const tools: TableTools = {
    showRule(id) {
      setExplained(undefined);
      setRule({ id, asked: rule.asked + 1 });
      open('rules');
    },
    showKeys: () => setKeys(true),
    explain: (refusal) => setExplained({ refusal, ...place(), version: position, draft }),
  };

  const boardProps: BoardProps = {
    view,
    seat,
    people,
    language,
    texts,
    choices,
    draft,
    propose: (move) => {
      if (!live.sent) propose(move);
    },
    play: (move, then) => (refuse(move) ? propose(move) : play(move, then)),
    busy: live.sent !== undefined,
    refuse,
    explain: tools.explain,
    news,
    showing,
  };
  const missing = lacking(choices, draft);
  const refused = draft && missing === 0 ? refuse(draft) : undefined;
  const ready = draft !== undefined && missing === 0 && refused === undefined && !live.sent;
  const confirm = (): void => {
    if (draft && ready) play(draft);
  };
  const confirming = {
    game: table.game,
    label: draft && texts.move(draft, view),
    short: draft && texts.moveShort?.(draft, view),
    nameOf,
    asked,
    busy: live.sent !== undefined,
    lost: live.connection === 'lost',
    ready,
    missing,
    reason: refused && { words: texts.refusal(refused), rule: refused.rule },
    confirm,
    clear: () => propose(undefined),
  };
  const planning = usePlans({ table: table.id, game: table.game, live, seat, view, company: house.company });
  const plans = planning.kinds.length + (planning.news ? 1 : 0) > 0 && <Plans planning={planning} asked={asked} />;
  const bell = house.company && typeof seat === 'number' && hasCompany(table, seat);
  const { Board, Notes } = board;
  const clocks = table.phase === 'playing' ? live.clocks : undefined;
  const undo = useUndo(live, table, act, () => prompt.current?.focus({ preventScroll: true }));
  useUndoKeys(undo, draft && confirming.clear);
  const undoButton = undo && <UndoButton kind={undo.kind} narrow={narrow} press={undo.press} />;
  const since = useSinceLastTurn({ live, log, texts, asked });
  useDraftKeys({ confirm, clear: draft ? confirming.clear : since?.close });
  const sinceLastTurn = since && !teaching && <SinceLastTurn {...since} seat={seat} nameOf={nameOf} />;
  const coach = teaching && (
    <Coach
      teaching={teaching}
      game={table.game}
      settled={myTurn || (current && secret === undefined && teaching.othersDone)}
      draft={draft}
      propose={boardProps.propose}
    />
  );
  const list = asked && (
    <PointingContext value={pointing}>
      {!teaching && table.help && (
        <HintBox
          hint={hint}
          choices={choices}
          view={view}
          texts={texts}
          nameOf={nameOf}
          draft={draft}
          propose={boardProps.propose}
          busy={live.sent !== undefined}
        />
      )}
      <ChoiceList
        key={position}
        game={table.game}
        choices={choices}
        view={view}
        texts={texts}
        nameOf={nameOf}
        picture={(id) => board.picture(id, seat)}
        draft={draft}
        refuse={refuse}
        propose={propose}
        confirm={confirm}
        playAtOnce={wantsConfirm ? undefined : play}
        busy={live.sent !== undefined}
        hinted={hinted}
        keys={!narrow || sheet}
      />
    </PointingContext>
  );
  const awayPanels = house.company && typeof seat === 'number' && table.phase === 'playing' && (
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
      company={house.company}
      replay={house.replay}
      table={table}
      seat={seat}
      tab={papers}
      choose={open}
      unread={unread}
      log={diary}
      shownUpTo={toldUpTo}
      chat={live.chat}
      live={live}
      nameAt={nameAt}
      parts={{ texts, board }}
      rule={rule}
    />
  );

  return (
    <TableToolsContext value={tools}>
      <div className="table-screen" data-game={table.game} data-version={update.version} onPointerDownCapture={() => finishAll()}>
        <a className="skip-link" href="#choices">
          {t.table.choices}
        </a>
        <TableHeader
          title={title}
          table={table}
          facts={board.headline(view, language, nameOf)}
          unread={unread}
          narrow={narrow}
          company={house.company}
          watching={seat === 'spectator'}
          bell={bell}
          open={open}
          {...(house.company && !narrow && { showTable: () => setAtTable(true) })}
          {...(toResult && { toResult })}
        />
        <PromptBar
          ref={prompt}
          emblem={<board.Emblem view={view} seat={seat} />}
          words={secret === undefined ? texts.prompt(view, seat) : [secret]}
          nameOf={nameOf}
          steps={board.steps(view, seat, language)}
          asked={asked}
          seat={seat}
          narrow={narrow}
          catchingUp={live.catchingUp && secret === undefined}
          skip={live.skip}
          undo={!narrow && undoButton}
          away={waitedFor && t.away.prompt(waitedFor.name, awayWords(waitedFor.away, sinceTold, t))}
          clock={clocks && typeof seat === 'number' && <MyClock clocks={clocks} seat={seat} kind={table.terms.time.kind} />}
        >
          {!asked && !narrow && <NextTable from={table.id} />}
          <ConfirmBits {...confirming} narrow={narrow} />
        </PromptBar>
        <div>
          {table.phase === 'playing' && <ClockStrip table={table} clocks={clocks} seat={seat} />}
          <ConnectionLine
            live={live}
            notice={house.notice}
            reason={(refusal) => {
              if (refusal.code === CANNOT_UNDO) return t.table.cannotUndo(refusal.about);
              return refusal.code === OFF_LESSON ? t.learn.notThis : texts.refusal(refusal);
            }}
          >
            {undo?.asking && <UndoAsk undo={undo} lines={linesSince(live.latest?.lastMove ?? Infinity)} />}
            {/* One thing at a time: what happened meanwhile comes first, and the board keeps its room. */}
            {house.company && !(narrow && sinceLastTurn) && (
              <KeepLine table={table} seat={seat} narrow={narrow} open={() => setAtTable(true)} />
            )}
            {house.company && <AskLines table={table} seat={seat} nameOf={nameOf} act={act} since={linesSince} />}
          </ConnectionLine>
        </div>
        <main className="table-main" id="content" tabIndex={-1}>
          <BoardArea label={t.table.board} pointing={pointing}>
            <BoardGuard version={update.version}>
              <PeopleContext value={people}>
                <SinceContext value={since?.news ?? NO_NEWS}>
                  <Board {...boardProps} />
                </SinceContext>
              </PeopleContext>
            </BoardGuard>
          </BoardArea>
          {narrow && sinceLastTurn}
          {narrow && awayPanels}
          {narrow && coach}
          {!narrow && (
            <aside className="rail">
              {awayPanels}
              {sinceLastTurn}
              {coach}
              <section
                ref={choicesPanel}
                className="rail-panel choices-panel"
                id="choices"
                aria-label={t.table.choices}
                tabIndex={-1}
              >
                {list || <p className="not-asked">{teaching && myTurn ? t.learn.readFirst : t.table.noChoices}</p>}
                {plans}
              </section>
              {Notes && (
                <div className="rail-panel notes-slot">
                  <Notes {...boardProps} />
                </div>
              )}
              <section className="rail-panel papers-panel">{papersPanel}</section>
            </aside>
          )}
        </main>
        {narrow && (
          <PhoneBar
            asked={asked}
            count={choices.filter((choice) => !choice.refusal).length}
            sheet={sheet}
            setSheet={setSheet}
            notes={
              Notes && (
                <div className="notes-slot">
                  <Notes {...boardProps} />
                </div>
              )
            }
            list={list}
            plans={plans}
          >
            {undoButton}
            {!asked && <NextTable from={table.id} />}
            <ConfirmBits {...confirming} bar />
          </PhoneBar>
        )}
        {narrow && drawer && (
          <Drawer
            close={() => setDrawer(false)}
            foot={
              house.company && (
                <>
                  {bell && <MuteButton table={table.id} words />}
                  <button
                    type="button"
                    className="button"
                    aria-haspopup="dialog"
                    onClick={() => {
                      setDrawer(false);
                      setAtTable(true);
                    }}
                  >
                    <Glyph name="person" size={18} /> {t.clock.people}
                  </button>
                </>
              )
            }
          >
            {papersPanel}
          </Drawer>
        )}
        {keys && <KeysDialog close={() => setKeys(false)} />}
        {atTable && <TableDialog table={table} seat={seat} close={() => setAtTable(false)} />}
        {explained && (
          <ExplainBubble
            explained={explained}
            game={table.game}
            words={texts.refusal(explained.refusal)}
            close={() => setExplained(undefined)}
          />
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
