/** The teacher beside the board: what there is to see, what to play, and how far the lesson has come. */
import { useEffect, useRef } from 'react';
import { canonicalJson, type GameMove } from '@cantiere/engine';
import { USUAL_LEVEL, usualOpponents } from '../home/usual.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useAct } from '../kit/useAct.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { bots, playOffline } from '../offline/start.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { RuleLink } from '../table/RuleLink.tsx';
import { useTexts } from '../text/index.ts';
import type { Teaching } from './school.ts';
import './learn.css';

interface Props {
  readonly teaching: Teaching;
  readonly game: string;
  /** What the step speaks of is on the board: nobody else has to move first. */
  readonly settled: boolean;
  readonly draft: GameMove | undefined;
  propose(move: GameMove): void;
}

export function Coach({ teaching: { step, at, of, next }, game, settled, draft, propose }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const act = useAct();
  const words = useRef<HTMLParagraphElement>(null);
  const { move, rule, say } = step;
  const over = at === of - 1;
  // Another move lies in hand: a teacher answers before it is played, with the way back in the answer.
  const astray = move !== undefined && draft !== undefined && canonicalJson(draft) !== canonicalJson(move);
  useEffect(() => {
    if (settled && at > 0) words.current?.focus({ preventScroll: true });
  }, [settled, at]);
  return (
    <section className="rail-panel coach" aria-labelledby="coach-title">
      <div className="coach-head">
        <Glyph name="hint" size={18} />
        <h2 id="coach-title">{t.learn.title}</h2>
        <span className="coach-at">{t.learn.at(at + 1, of)}</span>
      </div>
      <div className="coach-bar" aria-hidden="true">
        <i style={{ width: `${(100 * (at + 1)) / of}%` }} />
      </div>
      <p ref={words} className="coach-words" tabIndex={-1} aria-live="polite">
        {settled ? say[language] : t.learn.watch}
      </p>
      {settled && astray && (
        <p className="coach-astray" aria-live="polite">
          {t.learn.astray}
        </p>
      )}
      {settled && (
        <div className="coach-acts">
          {over ? (
            <button
              type="button"
              className="button primary"
              aria-disabled={act.busy}
              onClick={() => void act.run(() => playOffline(game, bots(usualOpponents(game), USUAL_LEVEL)))}
            >
              <Glyph name="play" size={14} /> {t.learn.playNow}
            </button>
          ) : move ? (
            (!draft || astray) && (
              <button type="button" className="button" onClick={() => propose(move)} data-show-me>
                <Glyph name="eye" size={16} /> {t.learn.showMe}
              </button>
            )
          ) : (
            <button type="button" className="button primary" onClick={next} data-lesson-next>
              {t.learn.next} <Glyph name="next" size={15} />
            </button>
          )}
          {rule !== undefined && <RuleLink game={game} rule={rule} />}
        </div>
      )}
      <TroubleLine trouble={act.trouble} />
    </section>
  );
}
