/** The paragraphs of a game's rules, on their own page or in a table's drawer, with the asked-for one in sight and marked. */
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Decision, RuleParagraph, RulesPage } from '@cantiere/engine';
import type { OpenedGame } from '../editions/open.ts';
import { keepInSight } from '../kit/keepInSight.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { anchorOf, nearest } from './paragraphs.ts';
import { Readings } from './Readings.tsx';
import { decidedIn, readingAnchor } from './readings.ts';
import { useReadingWords } from './words.ts';
import './rules.css';

export interface LoadedRules {
  readonly game: string;
  readonly pages: readonly RulesPage[];
  /** How they are read where the rulebook leaves it open. */
  readonly decisions: readonly Decision[];
  optionName(id: string): string | undefined;
  picture(id: string): ReactNode;
}

const NONE: readonly Decision[] = [];

export function useRules(game: OpenedGame | undefined): LoadedRules | undefined {
  const { language } = usePreferences();
  const key = game ? `${game.meta.id} ${game.edition}` : '';
  const pages = useLoaded(game?.rulesPages, key);
  const board = useLoaded(game?.board, key);
  const rules = useLoaded(game?.rules, key);
  if (game === undefined || pages.state !== 'here') return undefined;
  const options = rules.state === 'here' ? rules.value.game.options : [];
  return {
    game: game.meta.id,
    pages: pages.value.rulesPages[language],
    decisions: pages.value.decisions ?? NONE,
    optionName: (id) => options.find((option) => option.id === id)?.label[language],
    picture: (id) => (board.state === 'here' ? board.value.board.picture(id) : undefined),
  };
}

interface Props {
  readonly rules: LoadedRules;
  /** On the rules' own page: what is told there may lead elsewhere. Beside a board nobody is led away from it. */
  readonly ownPage?: boolean;
  /** Rule id or page anchor to show. */
  readonly target: string;
  /** Raised to show the same target again. */
  readonly asked?: number;
  /** What stands under an example: its table, on the rules' own page. */
  readonly below?: (paragraph: RuleParagraph) => ReactNode;
}

export function RulesText({
  rules: { game, pages, decisions, optionName, picture },
  target,
  asked = 0,
  ownPage = false,
  below,
}: Props) {
  const t = useTexts();
  const w = useReadingWords();
  const { language } = usePreferences();
  const marked = useRef<HTMLDivElement>(null);
  const wanted = nearest(pages, target);
  const decided = useMemo(() => decidedIn(pages, decisions), [pages, decisions]);
  useEffect(() => {
    const place = marked.current ?? (target.startsWith('page-') ? document.getElementById(target) : null);
    marked.current?.focus({ preventScroll: true });
    return place ? keepInSight(place) : undefined;
  }, [target, asked, pages]);
  if (pages.length === 0) return <p>{t.rules.missing}</p>;
  return (
    <>
      {pages.map((page, n) => (
        <section key={page.title} id={`page-${n + 1}`} className="rules-part">
          <h2>{page.title}</h2>
          {page.paragraphs.map((paragraph, at) => {
            const here =
              target === anchorOf(n, at) ||
              (wanted !== undefined && paragraph.rules.includes(wanted) && firstWith(page, wanted) === at);
            const readings = decided.get(paragraph) ?? [];
            const drawing = paragraph.piece === undefined ? undefined : picture(paragraph.piece);
            return (
              <div
                key={at}
                ref={here ? marked : undefined}
                tabIndex={here ? -1 : undefined}
                className={`rule ${paragraph.example ? 'example' : ''} ${here ? 'asked' : ''}`}
              >
                {drawing != null && <div className="rule-picture">{drawing}</div>}
                <div>
                  {paragraph.example && <b className="example-word">{t.rules.example}. </b>}
                  <span>{paragraph.text}</span>{' '}
                  {paragraph.rules.map((id) => (
                    <a key={id} id={id} href={`#${id}`} className="rule-id" aria-label={t.table.rule(id)}>
                      {id}
                    </a>
                  ))}
                  {readings.map((decision, nth) => {
                    const called = readings.length === 1 ? w.read : nth === 0 ? `${w.read} 1` : `${nth + 1}`;
                    const asks = decision.question[language];
                    const anchor = readingAnchor(decision);
                    return (
                      <a key={anchor} href={`#${anchor}`} className="rule-read" aria-label={`${called}: ${asks}`} title={asks}>
                        {called}
                      </a>
                    );
                  })}
                  {paragraph.example && below?.(paragraph)}
                </div>
              </div>
            );
          })}
        </section>
      ))}
      {decisions.length > 0 && <Readings {...{ game, decisions, optionName, target, ownPage }} />}
    </>
  );
}

function firstWith(page: RulesPage, id: string): number {
  return page.paragraphs.findIndex((paragraph) => paragraph.rules.includes(id));
}
