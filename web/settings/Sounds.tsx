/** Sounds and how loud; on a phone also what is felt. Each change is heard at once. */
import { Switch } from '../kit/Switch.tsx';
import { prefer, usePreferences } from '../prefs/preferences.ts';
import { pulse, sound } from '../sound/sound.ts';
import { useTexts } from '../text/index.ts';

export function Sounds() {
  const s = useTexts().settings;
  const { sounds, volume, pulses } = usePreferences();
  return (
    <>
      <Switch
        label={s.sounds}
        hint={s.soundsHint}
        on={sounds}
        onChange={(on) => {
          prefer({ sounds: on });
          sound(['turn']);
        }}
      />
      {sounds && (
        <label className="volume">
          <b>{s.volume}</b>
          <input
            type="range"
            min={5}
            max={100}
            step={5}
            value={volume}
            onChange={({ currentTarget }) => prefer({ volume: Number(currentTarget.value) })}
            onPointerUp={() => sound(['turn'])}
            onKeyUp={() => sound(['turn'])}
          />
        </label>
      )}
      {'vibrate' in navigator && (
        <Switch
          label={s.pulses}
          hint={s.pulsesHint}
          on={pulses}
          onChange={(on) => {
            prefer({ pulses: on });
            pulse('turn');
          }}
        />
      )}
    </>
  );
}
