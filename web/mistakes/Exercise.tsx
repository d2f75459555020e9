/** One mistake tried again: the real board as it was seen then, a move taken on it or in the list, and the judge's answer. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { canonicalJson, plain, type GameMove, type Seat } from '@cantiere/engine';
import { foresee, PeopleContext, placesFor, PointingContext } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { useMedia } from '../kit/useMedia.ts';
import { usePreferences } from '../prefs/preferences.ts';
import type { OpenReplay } from '../replay/openReplay.ts';
import type { Position } from '../replay/replay.ts';
import { useChoosing } from '../road/useChoosing.ts';
import { BoardArea } from '../table/BoardArea.tsx';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { ChoiceList } from '../table/ChoiceList.tsx';
import { ConfirmBits } from '../table/ConfirmBits.tsx';
import { ExplainBubble } from '../table/ExplainBubble.tsx';
import { PhoneBar } from '../table/PhoneBar.tsx';
import { StillBoard } from '../table/StillBoard.tsx';
import type { GameParts } from '../table/useGameParts.ts';
import { useDraftKeys } from '../table/useDraftKeys.ts';
import { useTexts } from '../text/index.ts';
import { Answers, gainOf, spokenAnswer } from './Answers.tsx';
import { answered, isThinking, outcomeOf, type Answer, type Exercise as Tried } from './exercise.ts';
import type { Mistake } from './hunt.ts';
import { PlayedMark } from './PlayedMark.tsx';
import { useMistakesTexts } from './text.ts';
import type { Judge } from './useTries.ts';
import { costOf, verdictOf } from './verdict.ts';

interface Props {
  readonly opened: OpenReplay;
  readonly parts: GameParts;
  readonly mistake: Mistake;
  readonly position: Position;
  readonly seat: Seat;
  readonly mine: boolean;
  readonly played: GameMove;
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
}

/** As in mistakes.css: question and buttons are one strip above the board. */
const LOW = '(min-width: 600px) and (max-height: 640px)';
/** Longer than that, and it is said that it takes longer. */
const LONG = 2_500;
const same = (a: GameMove, b: GameMove): boolean => canonicalJson(a) === canonicalJson(b);

export function Exercise(props: Props) {
  const { opened, parts, mistake, position, seat, mine, played, round, which, nameOf, narrow, tried, change, judge } = props;
  const t = useTexts();
  const m = useMistakesTexts();
  const { language, confirm: wantsConfirm } = usePreferences();
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

  const judged = (answer: Answer): void => change((before) => answered(before, answer));
  const answer = (move: GameMove): void => {
    if (busy || over) return;
    setSheet(false);
    setFolded(undefined);
    if (same(move, played)) return judged({ move, says: 'same' });
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
  const places = placesFor(choices, played);
  const final = over ? (tried.answers.findLast(({ says }) => says === 'right')?.move ?? better) : undefined;
  const foreseen = final && foresee(game, view, seat, [final])?.after;
  const after = foreseen && { ...foreseen, viewer: view.viewer };

  const early = choices.some((choice) => choice.ends === 'early' && choice.move === draft);
  const confirming = {
    game: opened.game,
    label: draft && (texts.moveOutcome?.(draft, view) ?? texts.move(draft, view)),
    short: draft && (texts.moveOutcome?.(draft, view) ?? texts.moveShort?.(draft, view)),
    inHand: draft !== undefined,
    warning: early && draft ? texts.moveDetail(draft, view) : undefined,
    nameOf,
    asked: !over && !busy,
    busy: false,
    lost: false,
    ready: hand.ready,
    missing: hand.missing,
    reason: hand.refused && { words: texts.refusal(hand.refused), rule: hand.refused.rule },
    confirm: hand.confirm,
    clear: () => hand.propose(undefined),
  };
  useDraftKeys({ confirm: hand.confirm, clear: draft && !over ? confirming.clear : undefined });

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
  const onwardBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    question.current?.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => {
    if (over) onwardBox.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [over]);

  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newest || tried.hinted || tried.shown)
      told.current?.querySelector(':is([data-newest=true], .mistake-shown)')?.scrollIntoView({ block: 'nearest' });
  }, [newest, tried.hinted, tried.shown]);

  const list = (
    <PointingContext value={pointing}>
      <ChoiceList
        game={opened.game}
        choices={choices}
        view={view}
        texts={texts}
        nameOf={nameOf}
        picture={(piece) => board.picture(piece, seat)}
        draft={draft}
        refuse={choosing.refuse}
        propose={hand.propose}
        confirm={hand.confirm}
        playAtOnce={wantsConfirm ? undefined : hand.play}
        busy={busy}
        hinted={tried.hinted && !onBoard ? better : undefined}
        keys={!over && (!narrow || sheet)}
      />
    </PointingContext>
  );
  const acts = over ? (
    <div className="mistake-acts" ref={onwardBox}>
      {props.onward}
    </div>
  ) : (
    <div className="mistake-acts pair">
      <button
        type="button"
        className="button"
        aria-disabled={tried.hinted || busy}
        onClick={() => !tried.hinted && !busy && change((before) => ({ ...before, hinted: true }))}
        data-hint-me
      >
        <Glyph name="hint" size={18} /> {m.hint}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => {
          if (busy) return;
          setFolded(undefined);
          hand.propose(undefined);
          change((before) => ({ ...before, shown: true }));
        }}
        data-show-me
      >
        <Glyph name="eye" size={18} /> {m.show}
      </button>
    </div>
  );
  return (
    <>
      <BoardArea label={t.table.board} pointing={pointing}>
        <BoardGuard version={at}>
          <PeopleContext value={opened.people}>
            {after ? (
              <StillBoard view={after} people={opened.people} {...{ board, seat, language, texts }} />
            ) : (
              <board.Board {...boardProps} {...(final && { draft: final, busy: true })} />
            )}
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
            {mine ? m.youPlayed : m.theyPlayed(nameOf(seat))} <WordsLine words={texts.move(played, view)} nameOf={nameOf} />.{' '}
            {!over && m.findBetter}
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
        <div className="mistake-more">
          <p className="mistake-cost">
            {m.itCost(cost.wins, cost.points)} {!over && tried.answers.length === 0 && !tried.hinted && m.touch}
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
          {!narrow && !over && (
            <section className="mistake-list" id="choices" aria-label={t.table.choices} tabIndex={-1}>
              {list}
            </section>
          )}
        </div>
        {!narrow && !over && draft !== undefined && (
          <div className="mistake-confirm">
            <ConfirmBits {...confirming} />
          </div>
        )}
        {acts}
      </aside>
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
