/** Sounds on or off, in sight at the table. */
import { Glyph } from '../kit/Glyph.tsx';
import { prefer, usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { sound } from './sound.ts';

/** `words`: where there is room. */
export function SoundButton({ words = false }: { readonly words?: boolean }) {
  const { sounds: label } = useTexts().settings;
  const { sounds } = usePreferences();
  return (
    <button
      type="button"
      className={words ? 'button' : 'head-button'}
      title={label}
      aria-label={label}
      aria-pressed={sounds}
      data-sounds
      onClick={() => {
        prefer({ sounds: !sounds });
        sound(['turn']);
      }}
    >
      <Glyph name={sounds ? 'sound' : 'soundOff'} size={19} />
      {words && <span>{label}</span>}
    </button>
  );
}
