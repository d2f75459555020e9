/** What was answered so far, the newest last: sign, word and colour, what it costs and why. */
import { plain, type GameState, type GameTexts, type View } from '@cantiere/engine';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import type { TriedMove } from './exercise.ts';
import type { Mistake } from './hunt.ts';
import { useMistakesTexts, type MistakesTexts } from './text.ts';
import { costOf, costOfTrial } from './verdict.ts';

interface Telling {
  readonly mistake: Mistake;
  readonly view: View<GameState>;
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
}

interface Props extends Telling {
  readonly answers: readonly TriedMove[];
  /** It takes longer than one likes to wait. */
  readonly long: boolean;
  /** The best move was shown: that is the newest then. */
  readonly shown: boolean;
  again(answer: TriedMove): void;
}

const SIGNS = { right: 'check', close: 'hint', worse: 'close', same: 'undo', failed: 'close' } as const;

export function Answers({ answers, long, shown, again, ...telling }: Props) {
  const m = useMistakesTexts();
  const { view, texts, nameOf } = telling;
  if (answers.length === 0) return null;
  return (
    <ol className="bare mistake-answers" aria-label={m.answers}>
      {answers.map((answer, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are only ever added
        <li key={n} data-says={answer.says} data-newest={!shown && n === answers.length - 1}>
          <span className="answer-sign" aria-hidden="true">
            {answer.says === 'thinking' ? <span className="spinner" /> : <Glyph name={SIGNS[answer.says]} size={17} />}
          </span>
          <span className="answer-words">
            <span className="answer-head">
              <b className="display">{headOf(answer, m, long)}</b>
              <small>{aside(answer, m)}</small>
            </span>
            <b>
              <WordsLine words={texts.move(answer.move, view)} nameOf={nameOf} />
            </b>
            <span className="answer-why">{whyOf(answer, telling, m)}</span>
            {answer.says === 'failed' && (
              <button type="button" className="button" onClick={() => again(answer)}>
                {m.again}
              </button>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** For who listens: word, move, cost, reason. */
export function spokenAnswer(answer: TriedMove, telling: Telling, m: MistakesTexts): string {
  const cost = answer.trial && answer.says !== 'right' ? costOfTrial(answer.trial) : undefined;
  const words = [
    headOf(answer, m, false),
    plain(telling.texts.move(answer.move, telling.view), telling.nameOf),
    answer.says === 'right' ? aside(answer, m) : cost ? m.costsSpoken(cost.wins, cost.points) : '',
    whyOf(answer, telling, m),
  ];
  return words
    .filter(Boolean)
    .map((each) => each.replace(/[.\s]+$/, ''))
    .join('. ');
}

function headOf({ says }: TriedMove, m: MistakesTexts, long: boolean): string {
  if (says === 'thinking') return long ? m.thinkingLong : m.thinking;
  return says === 'same' ? m.same : says === 'failed' ? m.failed : m[says];
}

function aside({ says, trial, best }: TriedMove, m: MistakesTexts): string {
  if (says === 'right') return best ? m.rightBest : m.rightLevel;
  if (!trial || (says !== 'close' && says !== 'worse')) return '';
  const { wins, points } = costOfTrial(trial);
  return wins + points > 0 ? m.costs(wins, points) : '';
}

function whyOf({ says, trial }: TriedMove, { mistake, texts }: Telling, m: MistakesTexts): string {
  if (says === 'right') return gainOf(mistake, texts, m);
  if (says !== 'close' && says !== 'worse') return '';
  const general = says === 'close' ? m.closeWhy : m.worseWhy;
  const line = trial?.why ? m.loses(Math.abs(trial.why.points), texts.category(trial.why.category)) : '';
  return [line, general].filter(Boolean).join(' ');
}

/** What the better move gains over the one that was played. */
export function gainOf(mistake: Mistake, texts: GameTexts, m: MistakesTexts): string {
  const { why } = mistake;
  if (why) return m.rightWhy(why.points, texts.category(why.category));
  const { wins } = costOf(mistake);
  return wins > 0 ? m.rightPlain(wins) : '';
}
