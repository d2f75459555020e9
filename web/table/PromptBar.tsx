/** Whose turn it is and what is asked, in one sentence; the steps of the turn; on the right what can be pressed. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { plain, type Seat, type Words } from '@cantiere/engine';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { useTexts } from '../text/index.ts';
import { Moment } from '../telling/Moment.tsx';
import type { ToldHeadline } from '../telling/useHeadline.ts';
import { useTellingTexts } from '../telling/text.ts';
import { CardWords } from '../cards/CardWords.tsx';
import { SoundButton } from '../sound/SoundButton.tsx';
import { TempoChoice } from './TempoChoice.tsx';

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly emblem: ReactNode;
  readonly words: Words;
  /** They speak of what lies in hand, and take no more room than the question did: the board stays as it is under the hand. */
  readonly follows: boolean;
  readonly nameOf: (seat: Seat) => string;
  readonly steps: readonly { readonly text: string; readonly state: 'done' | 'now' | 'open' }[];
  readonly asked: boolean;
  readonly seat: Seat | 'spectator';
  readonly narrow: boolean;
  /** All is in one strip: this bar has what the header has elsewhere. */
  readonly low: boolean;
  readonly catchingUp: boolean;
  skip(): void;
  /** What others just did; while it is fresh it has the prompt's place. */
  readonly told: ToldHeadline | undefined;
  /** How long the show takes that is on. */
  readonly lasts: number | undefined;
  /** Steps back; absent where there is nothing to look back at. */
  readonly lookBack: (() => void) | undefined;
  /** The button that takes back; nothing where nothing can be, or on a phone, whose own bar has it. */
  readonly undo?: ReactNode;
  readonly clock?: ReactNode;
  /** Who is waited for, though they are away. */
  readonly away?: string | undefined;
  readonly children: ReactNode;
}

/** More letters than this are set smaller, on a line more. */
const LONG = 58;

export function PromptBar(props: Props) {
  const {
    ref,
    emblem,
    words,
    follows,
    nameOf,
    steps,
    asked,
    seat,
    narrow,
    low,
    catchingUp,
    skip,
    told,
    lasts,
    lookBack,
    undo,
    clock,
    away,
    children,
  } = props;
  const t = useTexts();
  const telling = useTellingTexts();
  const now = useRef<HTMLLIElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ lines: 1, height: 0 });
  useLayoutEffect(() => {
    const line = said.current?.querySelector('h2');
    if (!line || follows) return;
    const lines = Math.max(1, Math.round(line.offsetHeight / parseFloat(getComputedStyle(line).lineHeight)));
    setRoom((was) => {
      const height = said.current?.offsetHeight ?? 0;
      return was.lines === lines && was.height === height ? was : { lines, height };
    });
  }, [follows, words, narrow]);
  // What lies in hand is spoken of in the room of the question and of the steps below it.
  const inHand = follows ? plain(words, nameOf) : '';
  const long = inHand.length > LONG;
  const lines = room.lines + (steps.length > 0 ? 1 : 0) + (long ? 1 : 0);
  const current = steps.find((step) => step.state === 'now')?.text;
  useEffect(() => {
    if (narrow) now.current?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, [narrow, current]);
  const list = (
    <ol className="bare turn-steps">
      {steps.map((step) => (
        <li
          key={step.text}
          ref={step.state === 'now' ? now : undefined}
          className={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          {step.state === 'done' && <Glyph name="check" size={12} />}
          {step.text}
        </li>
      ))}
    </ol>
  );
  return (
    <section
      ref={ref}
      className={`prompt-bar ${asked ? 'asked' : ''} ${told?.fresh ? 'telling' : ''}`}
      tabIndex={-1}
      aria-label={asked ? t.table.yourTurn : t.table.noChoices}
    >
      <div className="emblem">{emblem}</div>
      <div
        ref={said}
        className="prompt-words"
        key={told?.fresh ? told.number : 'asks'}
        {...(follows && { style: { minHeight: room.height } })}
      >
        <h2 {...(follows && { 'data-follows': long ? 'long' : '', style: { WebkitLineClamp: lines }, title: inHand })}>
          {told?.fresh ? (
            <CardWords>
              <WordsLine words={told.words} nameOf={nameOf} />
            </CardWords>
          ) : (
            <WordsLine words={words} nameOf={nameOf} />
          )}
          {away !== undefined && <span className="prompt-away"> · {away}</span>}
          {seat === 'spectator' && <small className="watching"> · {t.table.watching}</small>}
        </h2>
        {lasts !== undefined && <Moment ms={lasts} />}
        {told && <More told={told} words={words} nameOf={nameOf} />}
        {!told &&
          lasts === undefined &&
          steps.length > 0 &&
          !follows &&
          (narrow ? <ScrollBox className="steps-scroll">{list}</ScrollBox> : list)}
      </div>
      {clock}
      <div className="prompt-acts">
        {(!narrow || (!asked && (low || catchingUp))) && <TempoChoice small={narrow || asked} />}
        {low && !asked && <SoundButton />}
        {lookBack && (
          <button
            type="button"
            className="button icon look-back"
            onClick={lookBack}
            aria-label={telling.back.open}
            title={`${telling.back.open} (,)`}
          >
            <Glyph name="rewind" size={17} />
          </button>
        )}
        {catchingUp && (
          <button type="button" className="button skip-moves" onClick={skip} aria-label={t.table.skip}>
            <Glyph name="skip" size={15} />
            {!narrow && t.table.skip}
          </button>
        )}
        {undo}
        {children}
      </div>
    </section>
  );
}

/** Under a headline what came of it, or who is waited for; once it has been read, the headline itself. */
function More({
  told,
  words,
  nameOf,
}: {
  readonly told: ToldHeadline;
  readonly words: Words;
  readonly nameOf: (seat: Seat) => string;
}) {
  const lines = !told.fresh ? [told.words] : told.more.length > 0 ? told.more : [words];
  return (
    <p className="prompt-more">
      <CardWords>
        {lines.map((line, n) => (
          <span key={n}>
            <WordsLine words={line} nameOf={nameOf} />
          </span>
        ))}
      </CardWords>
    </p>
  );
}
