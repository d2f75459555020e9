/** How fast what others do is shown: beside "skip", where there is little room as a sign alone, and in a phone's drawer. */
import { Glyph } from '../kit/Glyph.tsx';
import { prefer, TEMPO_NAMES, usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';

/** `spelt`: where there is room for what it is. `small`: where there is room for a sign; the choice opens from it. */
export function TempoChoice({ spelt = false, small = false }: { readonly spelt?: boolean; readonly small?: boolean }) {
  const { tempo: words } = useTexts().settings;
  const { tempo } = usePreferences();
  return (
    <label className={`tempo-choice${small ? ' button icon' : ''}`} title={words.label}>
      {spelt ? <span>{words.label}</span> : <Glyph name={small ? 'bolt' : 'skip'} size={small ? 17 : 15} />}
      <select
        aria-label={words.label}
        value={tempo}
        onChange={({ currentTarget }) => prefer({ tempo: TEMPO_NAMES.find((name) => name === currentTarget.value) ?? 'normal' })}
      >
        {TEMPO_NAMES.map((name) => (
          <option key={name} value={name}>
            {words[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
