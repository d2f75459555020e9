/** How a game's rules are read where the rulebook leaves it open: each with its paragraphs, its reason, and the option where there is one. */
import { useEffect, useRef } from 'react';
import type { Decision } from '@cantiere/engine';
import { keepInSight } from '../kit/keepInSight.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toNew } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { READINGS, readingAnchor } from './readings.ts';
import { useReadingWords } from './words.ts';

interface Props {
  readonly game: string;
  readonly decisions: readonly Decision[];
  /** What an option is called; undefined while that is not known. */
  optionName(id: string): string | undefined;
  /** The one that was asked for. */
  readonly target: string;
  /** Options lead to a new table. */
  readonly ownPage: boolean;
}

export function Readings({ game, decisions, optionName, target, ownPage }: Props) {
  const t = useTexts();
  const w = useReadingWords();
  const { language } = usePreferences();
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = asked.current;
    place?.focus({ preventScroll: true });
    return place ? keepInSight(place) : undefined;
  }, [target]);
  return (
    <section id={READINGS} className="rules-part readings" {...(target === READINGS && { ref: asked, tabIndex: -1 })}>
      <h2>{w.title}</h2>
      <p className="readings-lead">{w.lead}</p>
      {decisions.map((one) => {
        const { rules, question, decision, why, option } = one;
        const anchor = readingAnchor(one);
        const here = target === anchor;
        const called = option === undefined ? undefined : optionName(option);
        return (
          <div
            key={anchor}
            id={anchor}
            className={`rule reading ${here ? 'asked' : ''}`}
            {...(here && { ref: asked, tabIndex: -1 })}
          >
            <div>
              <h3>{question[language]}</h3>
              <p>
                {decision[language]}{' '}
                {rules.map((id) => (
                  <a key={id} href={`#${id}`} className="rule-id" aria-label={t.table.rule(id)}>
                    {id}
                  </a>
                ))}
              </p>
              <p className="reading-why">
                {w.why}: {why[language]}
              </p>
              {called !== undefined && (
                <p className="reading-why">
                  {w.option}: {ownPage ? <Link to={toNew(game)}>{called}</Link> : called}
                </p>
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
}
