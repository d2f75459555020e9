/** The paragraphs of a game's rules, on their own page or in a table's drawer, with the asked-for one in sight and marked. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { RulesPage } from '@cantiere/engine';
import type { OpenedGame } from '../editions/open.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import './rules.css';

export interface LoadedRules {
  readonly pages: readonly RulesPage[];
  picture(id: string): ReactNode;
}

export function useRules(game: OpenedGame | undefined): LoadedRules | undefined {
  const { language } = usePreferences();
  const key = game ? `${game.meta.id} ${game.edition}` : '';
  const pages = useLoaded(game?.rulesPages, key);
  const board = useLoaded(game?.board, key);
  if (pages.state !== 'here') return undefined;
  return {
    pages: pages.value.rulesPages[language],
    picture: (id) => (board.state === 'here' ? board.value.board.picture(id) : undefined),
  };
}

interface Props {
  readonly rules: LoadedRules;
  /** Rule id or page anchor to show. */
  readonly target: string;
  /** Raised to show the same target again. */
  readonly asked?: number;
}

export function RulesText({ rules: { pages, picture }, target, asked = 0 }: Props) {
  const t = useTexts();
  const marked = useRef<HTMLDivElement>(null);
  const wanted = nearest(pages, target);
  useEffect(() => {
    const place = marked.current ?? (target.startsWith('page-') ? document.getElementById(target) : null);
    place?.scrollIntoView({ block: 'start' });
    if (marked.current) marked.current.focus({ preventScroll: true });
  }, [target, asked, pages]);
  if (pages.length === 0) return <p>{t.rules.missing}</p>;
  return (
    <>
      {pages.map((page, n) => (
        <section key={page.title} id={`page-${n + 1}`} className="rules-part">
          <h2>{page.title}</h2>
          {page.paragraphs.map((paragraph, at) => {
            const here = wanted !== undefined && paragraph.rules.includes(wanted) && firstWith(page, wanted) === at;
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
                </div>
              </div>
            );
          })}
        </section>
      ))}
    </>
  );
}

function firstWith(page: RulesPage, id: string): number {
  return page.paragraphs.findIndex((paragraph) => paragraph.rules.includes(id));
}

/** The rule itself, or the nearest told one before it in the same chapter: `CIT-5.9` may be told together with `CIT-5.8`. */
function nearest(pages: readonly RulesPage[], target: string): string | undefined {
  if (!target.includes('-') || target.startsWith('page-')) return undefined;
  const told = pages.flatMap((page) => page.paragraphs.flatMap((paragraph) => paragraph.rules));
  if (told.includes(target)) return target;
  const [chapter = '', number = '0'] = target.split('.');
  return told
    .filter((id) => id.startsWith(`${chapter}.`) && Number(id.split('.')[1]) <= Number(number))
    .sort((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
    .at(-1);
}
