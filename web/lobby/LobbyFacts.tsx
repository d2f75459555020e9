/** How the table is played, fact by fact; its host changes each until the start. What others must say yes to stands out. */
import { useState } from 'react';
import { findGame } from '@cantiere/games';
import type { OptionSpec } from '@cantiere/engine';
import type { TableInfo, TableSettings } from '@cantiere/server/protocol';
import { fairWords } from '../fair/FairSigns.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toRules } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { changedSince, factsOf, settingsOf, type LobbyFact, type Paper } from './facts.ts';

interface Props {
  readonly table: TableInfo;
  readonly specs: readonly OptionSpec[];
  readonly hosting: boolean;
  /** The settings before the change that somebody has still to say yes to. */
  readonly before: TableSettings | undefined;
}

export function LobbyFacts({ table, specs, hosting, before }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const [paper, setPaper] = useState<Paper>();
  const speech = { specs, t, language };
  const now = settingsOf(table);
  const changed = new Map((before ? changedSince(before, now, speech) : []).map((each) => [each.id, each]));
  // What the host wishes is one thing; whether it will be so, with a bot or hints at the table, another.
  const willBe = ({ id, value }: LobbyFact): string => (id === 'rated' && table.unrated !== undefined ? t.fresh.off : value);
  const shown = factsOf(now, speech).filter(({ id, plain }) => plain === true || changed.has(id));
  const papers = new Set<Paper>();
  return (
    <section className="panel lobby-facts">
      <h2>{t.lobby.options}</h2>
      <dl>
        {shown.map((fact) => {
          const { id, label, paper: on } = fact;
          const was = changed.get(id)?.before;
          const firstOfPaper = !papers.has(on);
          papers.add(on);
          return (
            <div key={id} className={was === undefined ? '' : 'is-changed'}>
              <dt>{label}</dt>
              <dd>
                <span className="fact-words">
                  {was !== undefined && (
                    <>
                      <span className="visually-hidden">{t.lobby.was} </span>
                      <s>{was}</s>
                    </>
                  )}
                  <span className="is-now">
                    {was !== undefined && (
                      <>
                        <Glyph name="next" size={13} /> <span className="visually-hidden">{t.lobby.now} </span>
                      </>
                    )}
                    <b>{willBe(fact)}</b>
                  </span>
                  {was !== undefined && <span className="changed-tag">{t.lobby.changed}</span>}
                </span>
                {hosting && firstOfPaper && (
                  <button
                    type="button"
                    className="button icon quiet"
                    aria-haspopup="dialog"
                    aria-label={t.lobby.change(label)}
                    title={t.lobby.change(label)}
                    onClick={() => setPaper(on)}
                  >
                    <Glyph name="edit" size={16} />
                  </button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {fairWords(table, t).map((words) => (
        <p key={words} className="hint">
          {words}
        </p>
      ))}
      {hosting && !papers.has('options') && specs.length > 0 && (
        <button type="button" className="quiet-link" onClick={() => setPaper('options')}>
          {t.lobby.change(t.fresh.options)}
        </button>
      )}
      <p className="hint">
        <Link to={toRules(table.game)}>{t.rules.of(findGame(table.game)?.meta.title[language] ?? table.game)}</Link>
      </p>
      {paper && <ChangeDialog key={paper} table={table} specs={specs} paper={paper} close={() => setPaper(undefined)} />}
    </section>
  );
}
