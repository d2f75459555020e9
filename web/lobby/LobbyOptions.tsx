/** Which variants this table plays: only those that differ from the basic rules. */
import { findGame } from '@cantiere/games';
import { optionOf, type OptionSpec, type OptionValue } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import { fairWords } from '../fair/FairSigns.tsx';
import { useLoaded } from '../kit/useLoaded.ts';
import { termsWords } from '../clock/termsWords.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { toRules } from '../route/route.ts';
import { useTexts, type Texts } from '../text/index.ts';

export function LobbyOptions({ table }: { readonly table: TableInfo }) {
  const t = useTexts();
  const { language } = usePreferences();
  const shelved = findGame(table.game);
  const loaded = useLoaded(shelved && (() => shelved.rules()), table.game);
  const specs = loaded.state === 'here' ? loaded.value.game.options : [];
  const changed = specs.filter((spec) => optionOf(spec, table.options) !== spec.default);
  return (
    <section className="panel">
      <h2>{t.lobby.options}</h2>
      {changed.length === 0 ? (
        <p>{t.lobby.standard}</p>
      ) : (
        <dl className="lobby-options">
          {changed.map((spec) => (
            <div key={spec.id}>
              <dt>{spec.label[language]}</dt>
              <dd>{valueWords(spec, optionOf(spec, table.options), language, t)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="lobby-terms">
        {[...termsWords(table.terms, t, language), ...fairWords(table, t)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Link to={toRules(table.game)}>{t.rules.of(shelved?.meta.title[language] ?? table.game)}</Link>
      </p>
    </section>
  );
}

function valueWords(spec: OptionSpec, value: OptionValue, language: 'it' | 'en', t: Texts): string {
  if (spec.type === 'flag') return value === true ? t.fresh.on : t.fresh.off;
  if (spec.type === 'enum') return spec.values.find((choice) => choice.value === value)?.label[language] ?? String(value);
  return String(value);
}
