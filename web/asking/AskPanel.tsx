/** The answer to a question: yes or no for every move of the piece, with numbers and the rule's paragraph, and a link to share. */
import { useMemo, useState } from 'react';
import { plain, type GameTexts, type Seat, type Words } from '@cantiere/engine';
import { effectWords } from '../hints/effect.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useLoaded } from '../kit/useLoaded.ts';
import { WordsLine } from '../kit/WordsLine.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import type { PositionSeen } from '../replay/replay.ts';
import { paragraphOf } from '../rules/paragraphs.ts';
import { RuleLink } from '../table/RuleLink.tsx';
import type { TableParts } from '../table/useGameParts.ts';
import { useTexts } from '../text/index.ts';
import { answerTo, MOST, answerWord, moveWords, type Answer, type RulesQuestion, type MoveSaid } from './answer.ts';
import { ShareAnswer } from './ShareAnswer.tsx';
import { useAddress, type Stands } from './share.ts';
import { useAskingTexts } from './text.ts';
import './asking.css';

export interface AskPanelProps {
  readonly parts: TableParts;
  /** Undefined while the position is on its way. */
  readonly now: PositionSeen | undefined;
  readonly seat: Seat | undefined;
  /** Positions before this one through the same eyes, the nearest first. */
  earlier(): Iterable<PositionSeen>;
  readonly question: RulesQuestion | undefined;
  readonly nameOf: (seat: Seat) => string;
  readonly texts: GameTexts;
  readonly stands: Stands;
  /** What is to be known before the answer: it was asked through other eyes, say. */
  readonly notes?: readonly string[];
  /** What the address asked cannot be read. */
  readonly unreadable?: boolean;
  /** The seat is not the reader's own. */
  readonly forOther?: boolean;
  /** Lies over the lower edge of the board, where there is no rail. */
  readonly docked: boolean;
  close(): void;
}

export function AskPanel(props: AskPanelProps) {
  const { parts, now, seat, question, nameOf, texts, stands, unreadable = false, forOther = false, docked, close } = props;
  const a = useAskingTexts();
  const notes = [...(unreadable ? [a.unreadable] : []), ...(props.notes ?? [])];
  const t = useTexts();
  const { game, opened } = parts;
  const { earlier } = props;
  const answer = useMemo(
    () => (question && now ? answerTo(question, { game, now, seat, earlier }) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what came before a position follows from the position
    [question, now?.view, now?.toAct, game, seat],
  );
  const address = useAddress(stands, question);
  const telling = now && { game, texts, view: now.view, nameOf, t };
  const does = ({ move, pick }: MoveSaid): string => {
    if (!telling || seat === undefined) return '';
    return pick ? a.pick(pick.min, pick.max, pick.of) : effectWords(move, { ...telling, seat });
  };
  const called = ({ move }: MoveSaid): Words => (now ? moveWords(texts, move, now.view, a.someMove) : []);
  const label = (said: MoveSaid): string => plain(called(said), nameOf);
  const idleWords = answer?.idle && idleLine(answer, now, seat, texts, nameOf, a.idle);
  const lines = answer
    ? [
        ...(idleWords ? [idleWords] : []),
        ...answer.can.slice(0, MOST).map((said) => `${a.yes}: ${[label(said), does(said)].filter(Boolean).join('. ')}`),
        ...answer.cannot.map((said) => `${a.no}: ${label(said)}. ${said.refusal ? texts.refusal(said.refusal) : ''}`),
      ]
    : [];
  const verdict = answer && a[answerWord(answer)];
  // Over the board it makes room for the next touch: folded until something is asked, and whenever one wants.
  const [folded, setFolded] = useState<RulesQuestion>();
  const isFolded = docked && (question === undefined ? !unreadable : folded === question);
  return (
    <section className="ask-panel" data-docked={docked} aria-label={a.title}>
      <header>
        <h2>
          {a.title} {answer && <VerdictSign answer={answer} words={verdict ?? ''} />}
          {isFolded && !answer && <small>{a.touch}</small>}
        </h2>
        {docked && question && (
          <button
            type="button"
            className="button icon quiet ask-fold"
            aria-expanded={!isFolded}
            aria-label={a.unfold}
            onClick={() => setFolded(isFolded ? undefined : question)}
          >
            <Glyph name={isFolded ? 'up' : 'down'} />
          </button>
        )}
        <button type="button" className="button icon quiet" onClick={close} aria-label={a.close} title={`${a.close} (Esc)`}>
          <Glyph name="close" />
        </button>
      </header>
      <p className="visually-hidden" role="status">
        {answer ? a.spoken(verdict ?? '', [...notes, ...lines]) : unreadable ? a.unreadable : a.how}
      </p>
      <div className="ask-body" hidden={isFolded}>
        {!answer && !unreadable && <p aria-hidden="true">{a.how}</p>}
        {notes.map((note) => (
          <p key={note} className="ask-note">
            {note}
          </p>
        ))}
        {answer && forOther && seat !== undefined && <p className="ask-note">{a.forWhom(nameOf(seat))}</p>}
        {idleWords && <p>{idleWords}</p>}
        {answer && answer.can.length > 0 && (
          <ul className="ask-list bare">
            {answer.can.slice(0, MOST).map((said, n) => (
              <li key={n} data-answer="yes">
                <Glyph name="check" size={16} />
                <div>
                  <b>
                    <WordsLine words={called(said)} nameOf={nameOf} />
                  </b>
                  {does(said) !== '' && <small>{does(said)}</small>}
                </div>
              </li>
            ))}
            {answer.can.length > MOST && <li className="ask-more">{a.more(answer.can.length - MOST)}</li>}
          </ul>
        )}
        {answer && answer.cannot.length > 0 && (
          <ul className="ask-list bare">
            {answer.cannot.slice(0, MOST).map((said, n) => (
              <li key={n} data-answer="no">
                <Glyph name="close" size={16} />
                <div>
                  <b>
                    <WordsLine words={called(said)} nameOf={nameOf} />
                  </b>
                  {said.refusal && (
                    <p className="ask-why">
                      {texts.refusal(said.refusal)} {now && remedyOf(texts, said, now, seat)}{' '}
                      <RuleLink game={game.meta.id} rule={said.refusal.rule} />
                    </p>
                  )}
                  {said.alike > 0 && <small>{a.alike(said.alike)}</small>}
                </div>
              </li>
            ))}
          </ul>
        )}
        {answer && <Paragraphs parts={opened} answer={answer} title={a.rule} />}
        {answer && answer.idle !== 'over' && answer.idle !== 'watching' && (
          <ShareAnswer address={address} running={stands.kind === 'table'} words={[game.meta.title, verdict ?? '', ...lines]} />
        )}
      </div>
    </section>
  );
}

function remedyOf(texts: GameTexts, { refusal }: MoveSaid, { view }: PositionSeen, seat: Seat | undefined): string | undefined {
  return refusal && seat !== undefined ? texts.remedy?.(refusal, view, seat) : undefined;
}

/** Whose turn it is instead, or what is asked of me: the game says it. */
function idleLine(
  { idle }: Answer,
  now: PositionSeen | undefined,
  seat: Seat | undefined,
  texts: GameTexts,
  nameOf: (seat: Seat) => string,
  words: Readonly<Record<NonNullable<Answer['idle']>, string>>,
): string {
  if (idle === undefined) return '';
  if ((idle !== 'waiting' && idle !== 'idle') || !now || seat === undefined) return words[idle];
  return `${words[idle]} ${plain(texts.prompt(now.view, seat), nameOf)}`;
}

function VerdictSign({ answer, words }: { readonly answer: Answer; readonly words: string }) {
  return (
    <span className="ask-verdict" data-verdict={answerWord(answer)}>
      {words}
    </span>
  );
}

/** The paragraphs behind the reasons, each once, as the rules pages have them. */
function Paragraphs({
  parts,
  answer,
  title,
}: {
  readonly parts: TableParts['opened'];
  readonly answer: Answer;
  readonly title: string;
}) {
  const { language } = usePreferences();
  const pages = useLoaded(parts.rulesPages, `${parts.meta.id} ${parts.edition}`);
  const [open, setOpen] = useState(true);
  if (pages.state !== 'here') return null;
  const told = pages.value.rulesPages[language];
  const rules = new Set(answer.cannot.slice(0, MOST).flatMap(({ refusal }) => refusal?.rule ?? []));
  const paragraphs = new Set([...rules].flatMap((rule) => paragraphOf(told, rule) ?? []));
  // Where the rulebook leaves it open, what was decided is part of the answer.
  const decisions = (pages.value.decisions ?? []).filter((decision) => decision.rules.some((rule) => rules.has(rule)));
  if (paragraphs.size === 0) return null;
  return (
    <details className="ask-rules" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {[...paragraphs].map((paragraph) => (
        <blockquote key={paragraph.rules.join()}>
          {paragraph.text}{' '}
          {paragraph.rules.slice(0, 4).map((rule) => (
            <span key={rule}>
              <RuleLink game={parts.meta.id} rule={rule} />{' '}
            </span>
          ))}
        </blockquote>
      ))}
      {decisions.map(({ question, decision }) => (
        <blockquote key={question.en} className="ask-read">
          {question[language]} <b>{decision[language]}</b>
        </blockquote>
      ))}
    </details>
  );
}
