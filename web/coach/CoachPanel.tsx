/** The coach beside the board: called here, told whether to warn, and asked why a bot did that. */
import { useState } from 'react';
import type { GameTexts, Seat } from '@cantiere/engine';
import { Glyph } from '../kit/Glyph.tsx';
import { Switch } from '../kit/Switch.tsx';
import type { CoachHere } from './coachHere.ts';
import { lastOf } from './decisions.ts';
import { useCoachTexts } from './text.ts';
import { useWhy } from './useWhy.ts';
import { WhyAnswer } from './WhyAnswer.tsx';
import { WhyFrame } from './WhyFrame.tsx';

export interface CoachPanelProps {
  readonly coach: CoachHere;
  readonly game: string;
  readonly edition: string;
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  /** Whose last decision is asked about first; undefined: the last of all. */
  readonly about: Seat | undefined;
  /** Lies over the lower edge of the board, where there is no rail. */
  readonly docked: boolean;
  close(): void;
}

export function CoachPanel(props: CoachPanelProps) {
  return props.coach.now ? <Asked {...props} warns={props.coach.now.warns} /> : <NotCalled {...props} />;
}

function NotCalled({ coach, nameOf, docked, close }: CoachPanelProps) {
  const c = useCoachTexts();
  return (
    <WhyFrame title={c.title} nameOf={nameOf} docked={docked} close={close} closing={c.close}>
      <p>{c.callHint}</p>
      <button type="button" className="button primary" onClick={() => coach.call({ warns: true })} data-coach-call>
        <Glyph name="whistle" size={18} /> {c.call}
      </button>
    </WhyFrame>
  );
}

interface AskedProps extends CoachPanelProps {
  readonly warns: boolean;
}

function Asked({ coach, warns, game, edition, texts, nameOf, about, docked, close }: AskedProps) {
  const c = useCoachTexts();
  // As it was when the question was put: what bots do meanwhile is another question.
  const [decisions] = useState(() => coach.decisions());
  const [at, setAt] = useState(() => decisions.findIndex((one) => one === lastOf(decisions, about)));
  const decision = decisions[at];
  const why = useWhy(game, edition, decision);
  const last = decisions.length - 1;
  const step = (glyph: 'back' | 'next', words: string, to: number) => (
    <button
      type="button"
      className="button icon quiet"
      aria-label={words}
      title={words}
      aria-disabled={to < 0 || to > last}
      onClick={() => setAt(Math.min(last, Math.max(0, to)))}
      data-why-step={glyph}
    >
      <Glyph name={glyph} />
    </button>
  );
  return (
    <WhyFrame title={c.title} decision={decision} nameOf={nameOf} docked={docked} close={close} closing={c.close}>
      {decision ? (
        <WhyAnswer
          {...{ decision, why, texts, nameOf }}
          steps={
            <>
              {step('back', c.earlier, at - 1)}
              {step('next', c.later, at + 1)}
            </>
          }
        />
      ) : (
        <p>{c.none}</p>
      )}
      <Switch label={c.warn} hint={c.warnHint} on={warns} onChange={(next) => coach.call({ warns: next })} />
    </WhyFrame>
  );
}
