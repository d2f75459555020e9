/** One mistake tried again: the real board as it was seen then, a move taken on it or in the list, and the judge's answer. */
import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { canonicalJson, plain, type GameMove, type Seat } from '@cantiere/engine';
import type { RulesQuestion } from '../asking/answer.ts';
import { AskButton } from '../asking/AskButton.tsx';
import { AskGuard } from '../asking/AskGuard.tsx';
import type { Stands } from '../asking/share.ts';
import { useAskMode } from '../asking/useAskMode.ts';
import { AskingContext, foresee, PeopleContext, placesFor, PointingContext } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { useMedia } from '../kit/useMedia.ts';
import { usePreferences } from '../prefs/preferences.ts';
import type { OpenReplay } from '../replay/openReplay.ts';
import type { PositionSeen } from '../replay/replay.ts';
import { useChoosing } from '../road/useChoosing.ts';
import { BoardArea } from '../table/BoardArea.tsx';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { ConfirmBits } from '../table/ConfirmBits.tsx';
import { ExplainBubble } from '../table/ExplainBubble.tsx';
import { PhoneBar } from '../table/PhoneBar.tsx';
import { StillBoard } from '../table/StillBoard.tsx';
import type { TableParts } from '../table/useGameParts.ts';
import { TurnChoices } from '../table/TurnChoices.tsx';
import { confirmingOf } from '../table/useConfirming.ts';
import { useDraftKeys } from '../table/useDraftKeys.ts';
import { useTexts } from '../text/index.ts';
import { Answers, gainOf, spokenAnswer } from './Answers.tsx';
import { answered, isThinking, outcomeOf, type TriedMove, type Exercise as Tried } from './exercise.ts';
import { ExerciseActs } from './ExerciseActs.tsx';
import type { Mistake } from './hunt.ts';
import { PlayedMark } from './PlayedMark.tsx';
import { WithRules } from './RuleDrawer.tsx';
import { useMistakesTexts } from './text.ts';
import type { Judge } from './useTries.ts';
import { costOf, verdictOf } from './verdict.ts';

// Most answers are found without a question.
const AskPanel = lazy(async () => ({ default: (await import('../asking/AskPanel.tsx')).AskPanel }));

interface Props {
  readonly opened: Pick<OpenReplay, 'game' | 'edition' | 'people'>;
  readonly parts: TableParts;
  readonly mistake: Mistake;
  readonly position: PositionSeen;
  readonly seat: Seat;
  readonly mine: boolean;
  /** What was played there; absent where nobody is to know: a puzzle. */
  readonly played?: GameMove | undefined;
  readonly round: number;
  /** "Mistake 2 of 4". */
  readonly which: string;
  readonly nameOf: (seat: number) => string;
  readonly narrow: boolean;
  readonly tried: Tried;
  change(how: (before: Tried) => Tried): void;
  readonly judge: Judge;
  /** What stands above the question on a phone: the bricks, and the way out. */
  readonly top: ReactNode;
  /** Once it is over: where to go. */
  readonly onward: ReactNode;
  /** Once it is over, below what was told. */
  readonly afterwards?: ReactNode;
  /** "Can I ...?" of this position: where it stands for others, what came before it, and what an address asked. */
  readonly asking: {
    readonly stands: Stands;
    readonly atFirst?: RulesQuestion | 'unreadable' | undefined;
    earlier(): Iterable<PositionSeen>;
  };
}

/** As in mistakes.css: question and buttons are one strip above the board. */
const LOW = '(min-width: 600px) and (max-height: 640px)';
/** Longer than that, and it is said that it takes longer. */
const LONG = 2_500;
const same = (a: GameMove, b: GameMove): boolean => canonicalJson(a) === canonicalJson(b);

export function Exercise(props: Props) {
  return (
    <WithRules game={props.parts.opened}>
      <AtBoard {...props} />
    </WithRules>
  );
}

function AtBoard(props: Props) {
  const { opened, parts, mistake, position, seat, mine, played, round, which, nameOf, narrow, tried, change, judge } = props;
  const t = useTexts();
  const m = useMistakesTexts();
  const { language } = usePreferences();
  const { game, board } = parts;
  const texts = parts.texts[language];
  const { view } = position;
  const [sheet, setSheet] = useState(false);
  // In a low window what is told lies over the board: only when there is something to tell.
  const low = useMedia(LOW);
  const [wished, setFolded] = useState<boolean>();
  const [long, setLong] = useState(false);
  const { at, better } = mistake;
  const over = outcomeOf(tried) !== undefined;
  const busy = isThinking(tried);
  const folded = wished ?? (low && !over && tried.answers.length === 0);

  const judged = (answer: TriedMove): void => change((before) => answered(before, answer));
  const answer = (move: GameMove): void => {
    if (busy || over) return;
    setSheet(false);
    setFolded(undefined);
    if (played && same(move, played)) return judged({ move, says: 'same' });
    if (same(move, better)) return judged({ move, says: 'right', best: true });
    judged({ move, says: 'thinking' });
    setLong(false);
    const timer = setTimeout(() => setLong(true), LONG);
    const question = { game: opened.game, edition: opened.edition, view, seat, better, tried: move };
    judge(question, mistake)
      .then(
        (trial) => judged({ move, says: verdictOf(trial, mistake), trial }),
        (error: unknown) => {
          console.warn(error);
          judged({ move, says: 'failed' });
        },
      )
      .finally(() => clearTimeout(timer));
  };
  // What was answered lies in hand no longer: the next try begins anew.
  const chosen = (move: GameMove): void => {
    hand.propose(undefined);
    answer(move);
  };
  const choosing = useChoosing({ game, view, seat, at, people: opened.people, texts, chosen });
  const { hand, choices, boardProps, explained } = choosing;
  const { draft } = hand;
  // A hint names where to begin, and no more.
  const onBoard = placesFor(choices, better).length > 0;
  const towards = tried.hinted && !over && draft === undefined && onBoard ? better : undefined;
  const pointing = { ...choosing.pointing, towards };
  const places = played ? placesFor(choices, played) : [];
  const final = over ? (tried.answers.findLast(({ says }) => says === 'right')?.move ?? better) : undefined;
  const foreseen = final && foresee(game, view, seat, [final])?.after;
  const after = foreseen && { ...foreseen, viewer: view.viewer };

  const confirming = confirmingOf({ game: opened.game, choices, hand, texts, view, nameOf, asked: !over && !busy });
  const asks = useAskMode({ mayAsk: true, draft: over ? undefined : draft, atFirst: props.asking.atFirst });
  useDraftKeys({
    confirm: asks.on ? () => undefined : hand.confirm,
    clear: draft && !over && !asks.on ? confirming.clear : undefined,
  });

  const cost = costOf(mistake);
  const telling = { mistake, view, texts, nameOf };
  const [newest] = tried.answers.slice(-1);
  const spoken = tried.shown
    ? `${m.shown}: ${plain(texts.move(better, view), nameOf)}. ${gainOf(mistake, texts, m)}`
    : newest
      ? spokenAnswer(newest, telling, m)
      : tried.hinted
        ? onBoard
          ? m.hinted
          : m.hintedList
        : '';
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    question.current?.focus({ preventScroll: true });
  }, [at]);

  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newest || tried.hinted || tried.shown)
      told.current?.querySelector(':is([data-newest=true], .mistake-shown)')?.scrollIntoView({ block: 'nearest' });
  }, [newest, tried.hinted, tried.shown]);

  const list = (
    <PointingContext value={pointing}>
      <TurnChoices
        {...{ game, board, nameOf }}
        turn={{ choices, refuse: choosing.refuse, position: at }}
        hand={{ ...hand, busy }}
        asked={boardProps}
        mine={seat}
        hint={undefined}
        hinted={tried.hinted && !onBoard ? better : undefined}
        keys={!over && !asks.on && (!narrow || sheet)}
      />
    </PointingContext>
  );
  const askButton = (short: boolean): ReactNode => (
    <AskButton className="button" on={asks.on} toggle={asks.toggle} short={short} />
  );
  const askPanel = asks.on && (
    <AskGuard about={asks.question} at={at} docked={narrow} close={asks.close}>
      <AskPanel
        {...{ parts, nameOf, texts, seat }}
        now={position}
        earlier={props.asking.earlier}
        question={asks.question}
        unreadable={asks.unreadable}
        stands={props.asking.stands}
        docked={narrow}
        close={asks.close}
      />
    </AskGuard>
  );
  const acts = (
    <ExerciseActs
      {...{ over, busy }}
      hinted={tried.hinted}
      hint={() => change((before) => ({ ...before, hinted: true }))}
      show={() => {
        setFolded(undefined);
        hand.propose(undefined);
        change((before) => ({ ...before, shown: true }));
      }}
      onward={
        <>
          {props.onward}
          {narrow && askButton(true)}
        </>
      }
    />
  );
  return (
    <>
      <BoardArea label={t.table.board} pointing={pointing}>
        <BoardGuard version={at}>
          <PeopleContext value={opened.people}>
            <AskingContext value={asks.context}>
              {after && !asks.on ? (
                <StillBoard view={after} people={opened.people} {...{ board, seat, language, texts }} />
              ) : (
                <board.Board {...boardProps} {...(final && { draft: final, busy: true })} />
              )}
            </AskingContext>
          </PeopleContext>
        </BoardGuard>
        {!over && draft === undefined && places.length > 0 && (
          <PlayedMark places={places} words={mine ? m.playedHere : m.playedThere} />
        )}
      </BoardArea>
      <aside className="mistake-panel" data-folded={narrow && (folded || draft !== undefined) && (low || !over)} data-over={over}>
        {props.top}
        <div className="mistake-question">
          <p className="mistake-which">
            {which} · {m.where(round, at + 1)}
          </p>
          <h2 ref={question} tabIndex={-1}>
            {played && (
              <>
                {mine ? m.youPlayed : m.theyPlayed(nameOf(seat))} <WordsLine words={texts.move(played, view)} nameOf={nameOf} />
                .{' '}
              </>
            )}
            {(!over || !played) && m.findBetter}
          </h2>
          {narrow && (low || !over) && (
            <button
              type="button"
              className="mistake-fold"
              aria-expanded={!folded}
              aria-label={m.unfold}
              onClick={() => setFolded(!folded)}
            >
              <Glyph name={folded === low ? 'down' : 'up'} size={20} />
            </button>
          )}
        </div>
        {!narrow && askPanel}
        <div className="mistake-more" hidden={!narrow && asks.on}>
          <p className="mistake-cost">
            {played ? m.itCost(cost.wins, cost.points) : <WordsLine words={texts.prompt(view, seat)} nameOf={nameOf} />}{' '}
            {!over && tried.answers.length === 0 && !tried.hinted && m.touch}
          </p>
          <p className="visually-hidden" role="status">
            {spoken}
          </p>
          <div className="mistake-told" ref={told}>
            <Answers
              answers={tried.answers}
              shown={tried.shown}
              long={long}
              again={(failed) => answer(failed.move)}
              {...telling}
            />
            {tried.hinted && !over && (
              <p className="mistake-hinted" aria-hidden="true">
                <Glyph name="hint" size={16} /> {onBoard ? m.hinted : m.hintedList}
              </p>
            )}
            {tried.shown && (
              <div className="mistake-shown">
                <p>{m.shown}</p>
                <p>
                  <b>
                    <WordsLine words={texts.move(better, view)} nameOf={nameOf} />
                  </b>
                </p>
                <p className="answer-why">{gainOf(mistake, texts, m)}</p>
              </div>
            )}
          </div>
          {over && props.afterwards}
          {!narrow && !over && (
            <section className="mistake-list" id="choices" aria-label={t.table.choices} tabIndex={-1}>
              {list}
            </section>
          )}
        </div>
        {!narrow && !over && draft !== undefined && !asks.on && (
          <div className="mistake-confirm">
            <ConfirmBits {...confirming} />
          </div>
        )}
        {acts}
        {!narrow && askButton(false)}
      </aside>
      {narrow && askPanel}
      {narrow && !over && (
        <PhoneBar
          asked={!busy}
          count={choices.filter((choice) => !choice.refusal).length}
          sheet={sheet}
          setSheet={setSheet}
          idle={m.thinking}
          notes={null}
          list={list}
          plans={null}
        >
          {draft === undefined && askButton(true)}
          <ConfirmBits {...confirming} bar />
        </PhoneBar>
      )}
      {explained.explained && (
        <ExplainBubble
          explained={explained.explained}
          game={opened.game}
          words={texts.refusal(explained.explained.refusal)}
          close={explained.close}
        />
      )}
    </>
  );
}
