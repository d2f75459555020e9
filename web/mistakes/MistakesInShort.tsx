/** What the analysis says first: the two or three decisions that cost most, in words, and the way to try them again. The better moves stand further down. */
import { largestSwings } from '@cantiere/bots/analysis';
import type { GameTexts, Seat } from '@cantiere/engine';
import type { Analysis } from '../analysis/kept.ts';
import type { WholeGame } from '../analysis/useAnalysis.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { Link } from '../route/Link.tsx';
import { useMistakesTexts } from './text.ts';
import { costOf } from './verdict.ts';
import './short.css';

/** Where a seat's mistakes are tried again, whose game it is, and whose decisions may be tried. */
export interface RetriedMistakes {
  to(seat: Seat): string;
  readonly me: Seat | 'spectator';
  readonly deciders: readonly Seat[];
}

interface Props {
  readonly whole: WholeGame;
  readonly analysis: Analysis;
  readonly done: boolean;
  /** Through whose eyes the game is looked at. */
  readonly seat: Seat | undefined;
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  readonly mistakes: RetriedMistakes;
}

const SAID = 3;

export function MistakesInShort({ whole, analysis, done, seat, texts, nameOf, mistakes }: Props) {
  const { me, deciders } = mistakes;
  const m = useMistakesTexts();
  const whose = seat ?? (typeof me === 'number' ? me : undefined);
  const swings = largestSwings(
    analysis.decisions.filter((one) => whose === undefined || one.seat === whose),
    SAID,
  );
  const [first = 0] = deciders;
  const retried = whose !== undefined && deciders.includes(whose) ? whose : first;
  return (
    <section className="in-short">
      {swings.length > 0 && <h3>{done ? m.inShort : m.inShortSoFar}</h3>}
      <ul className="bare">
        {swings.map(({ at, seat: by, best, played, points = 0 }) => {
          const view = whole.replay.position(at, by)?.view;
          const move = whole.moves[at]?.move;
          const cost = costOf({ wins: best - played, points });
          const why = analysis.reasons[at];
          return (
            view &&
            move && (
              <li key={at}>
                <small>{m.shortLine(at + 1, whole.replay.rounds[at] ?? 1, by === me ? undefined : nameOf(by))}</small>
                <span>
                  <WordsLine words={texts.move(move, view)} nameOf={nameOf} />. <b>{m.shortCost(cost.wins, cost.points)}</b>{' '}
                  {why && m.shortWhy(texts.category(why.category))}
                </span>
              </li>
            )
          );
        })}
      </ul>
      <Link to={mistakes.to(retried)} className="button go" title={m.openHint} data-mistakes>
        <Glyph name="hint" size={18} /> {typeof me === 'number' && retried === me ? m.open : m.openTheirs}
      </Link>
    </section>
  );
}
