/** While others play: what I want done when my turn comes. */
import type { PlanKind } from '@cantiere/engine';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import type { Planning } from './usePlans.ts';
import './plans.css';

interface Props {
  readonly planning: Planning;
  /** It is my turn: only what was planned is still of interest. */
  readonly asked: boolean;
}

export function Plans({ planning: { kinds, made, news, act, toggle }, asked }: Props) {
  const t = useTexts().plans;
  const { language } = usePreferences();
  const words = (kind: PlanKind): string => kind.words[language];
  const shown = asked ? kinds.filter(({ id }) => made.has(id)) : kinds;
  return (
    <section className={`plans ${shown.length === 0 && !news ? 'empty' : ''}`} aria-labelledby="plans-title">
      {(shown.length > 0 || news) && <h2 id="plans-title">{t.title}</h2>}
      <p className="plans-news" aria-live="polite">
        {news && t[news.what](words(news.kind))}
      </p>
      {shown.length > 0 && (
        <>
          <ul className="bare">
            {shown.map((kind) => (
              <li key={kind.id}>
                <button
                  type="button"
                  role="switch"
                  aria-checked={made.has(kind.id)}
                  disabled={act.busy}
                  onClick={() => toggle(kind)}
                >
                  <span className="plans-box">{made.has(kind.id) && <Glyph name="check" size={16} />}</span>
                  {words(kind)}
                </button>
              </li>
            ))}
          </ul>
          <p className="plans-lead">{t.lead}</p>
        </>
      )}
      <TroubleLine trouble={act.trouble} />
    </section>
  );
}
