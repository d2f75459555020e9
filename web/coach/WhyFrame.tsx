/** What lies around an answer: of whom it is asked, the way to other decisions, and the way out. In the rail, or over the board's lower edge. */
import { useEffect, useRef, type ReactNode } from 'react';
import { levelCalled } from '@cantiere/bots/levels';
import { PlayerMark } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import type { BotDecision } from './decisions.ts';
import { useCoachLabel } from './label.ts';
import './coach.css';

interface Props {
  /** What it is called while nothing is asked of a bot. */
  readonly title: string;
  readonly decision?: BotDecision | undefined;
  readonly nameOf: (seat: number) => string;
  readonly docked: boolean;
  /** What the way out is called. */
  readonly closing: string;
  close(): void;
  readonly children: ReactNode;
}

export function WhyFrame({ title, decision, nameOf, docked, closing, close, children }: Props) {
  const t = useCoachLabel();
  const { language } = usePreferences();
  const frame = useRef<HTMLElement>(null);
  // The button that was pressed may be gone: a keyboard is led here, and back when it closes.
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.focus({ preventScroll: true });
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const back = before?.isConnected ? before : document.querySelector('.prompt-bar');
        if (back instanceof HTMLElement) back.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <section ref={frame} className="coach-panel" data-docked={docked} aria-label={title} tabIndex={-1}>
      <header>
        {decision ? <PlayerMark seat={decision.seat} size={16} /> : <Glyph name="whistle" size={18} />}
        <h2>
          {decision ? t.whyOf(nameOf(decision.seat)) : title} {decision && <small>{levelCalled(decision.level, language)}</small>}
        </h2>
        <button type="button" className="button icon quiet" onClick={close} aria-label={closing} title={`${closing} (Esc)`}>
          <Glyph name="close" />
        </button>
      </header>
      <div className="coach-body">{children}</div>
    </section>
  );
}
