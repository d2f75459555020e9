/** The answer to "why did it do that?": what the bot saw, with its chances, then in sentences, and what the judge says. */
import type { ReactNode } from 'react';
import type { WhyPlayed } from '@cantiere/bots';
import { plain, type GameTexts } from '@cantiere/engine';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import type { BotDecision } from './decisions.ts';
import { useCoachTexts } from './text.ts';
import type { WhyShown } from './useWhy.ts';
import { inHundred, isSame, sentencesOf } from './verdict.ts';
import './coach.css';

interface Props {
  readonly decision: BotDecision;
  readonly why: WhyShown;
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  /** To the decisions before and after. */
  readonly steps?: ReactNode;
}

export function WhyAnswer({ decision, why: { answer, again }, texts, nameOf, steps }: Props) {
  const c = useCoachTexts();
  const { move, view, seat } = decision;
  const here = typeof answer === 'object' ? answer : undefined;
  const sentences = here ? sentencesOf(here, move, { texts, view, nameOf, c }) : [];
  const spoken = [
    `${nameOf(seat)}: ${plain(texts.move(move, view), nameOf)}`,
    ...(here?.saw ?? []).map((one) => `${plain(texts.move(one.move, view), nameOf)}: ${c.winsSpoken(inHundred(one.chance))}`),
    ...sentences,
  ];
  return (
    <div className="why-answer" data-why={typeof answer === 'string' ? answer : (here?.manner ?? 'none')}>
      <p className="visually-hidden" role="status">
        {answer === 'thinking' ? c.thinking(nameOf(seat)) : answer === 'failed' ? c.failed : spoken.map(ended).join(' ')}
      </p>
      <div>
        <div className="why-did">
          <p>
            <WordsLine words={texts.move(move, view)} nameOf={nameOf} />
          </p>
          {steps}
        </div>
        {here && here.saw.length > 0 && <Saw saw={here.saw} decision={decision} texts={texts} nameOf={nameOf} />}
      </div>
      <div>
        {answer === 'thinking' && (
          <p className="why-wait" aria-hidden="true">
            <span className="spinner" /> {c.thinking(nameOf(seat))}
          </p>
        )}
        {answer === 'failed' && (
          <p className="why-wait">
            {c.failed}{' '}
            <button type="button" className="button" onClick={again}>
              {c.again}
            </button>
          </p>
        )}
        {sentences.map((sentence) => (
          <p key={sentence} className="why-words">
            {sentence}
          </p>
        ))}
        {here?.manner === 'search' && <p className="why-foot">{c.itsEyes}</p>}
      </div>
    </div>
  );
}

interface SawProps extends Pick<Props, 'decision' | 'texts' | 'nameOf'> {
  readonly saw: WhyPlayed['saw'];
}

/** Its choices, best first, each with the games won out of a hundred and a bar that says the same. */
function Saw({ saw, decision: { move, view }, texts, nameOf }: SawProps) {
  const c = useCoachTexts();
  return (
    <>
      <h3>{c.saw}</h3>
      <ol className="bare why-saw">
        {saw.map((one) => {
          const played = isSame(one.move, move);
          const wins = inHundred(one.chance);
          return (
            <li key={JSON.stringify(one.move)} data-played={played || undefined}>
              <span className="why-move">
                <WordsLine words={texts.move(one.move, view)} nameOf={nameOf} />{' '}
                {played && (
                  <b className="why-played">
                    <Glyph name="check" size={13} /> {c.played}
                  </b>
                )}
              </span>
              <span className="why-wins">
                <span>{c.inHundred(wins)}</span>
                <i aria-hidden="true">
                  <i style={{ width: `${wins}%` }} />
                </i>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const ended = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
