/** How fast what others do is shown: beside "skip" while they do it, and among what a phone's drawer has. */
import { Glyph } from '../kit/Glyph.tsx';
import { prefer, TEMPO_NAMES, usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';

/** `spelt`: where there is room for what it is. */
export function TempoChoice({ spelt = false }: { readonly spelt?: boolean }) {
  const { tempo: words } = useTexts().settings;
  const { tempo } = usePreferences();
  return (
    <label className="tempo-choice" title={words.label}>
      {spelt ? <span>{words.label}</span> : <Glyph name="skip" size={15} />}
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
