/** Who finds the table, and what those who watch may see and read. */
import { Switch } from '../kit/Switch.tsx';
import { useTexts, type Texts } from '../text/index.ts';
import type { Watching } from './plan.ts';

const DELAYS = [0, 3, 10, 30];

interface Props {
  readonly watching: Watching;
  onChange(watching: Watching): void;
}

export function WatchingFields({ watching, onChange }: Props) {
  const { social: t, fresh } = useTexts();
  const { listed, friends, spectators, delay, openChat } = watching;
  return (
    <>
      <fieldset className="choose-one">
        <legend className="visually-hidden">{fresh.who}</legend>
        {[false, true].map((value) => (
          <label key={String(value)} className="radio-row">
            <input
              type="radio"
              name="listed"
              checked={listed === value}
              onChange={() => onChange({ ...watching, listed: value })}
            />
            <b>{value ? fresh.listed : fresh.private}</b>
            <small>{value ? fresh.listedHint : fresh.privateHint}</small>
          </label>
        ))}
      </fieldset>
      <Switch
        label={t.forFriends}
        hint={t.forFriendsHint}
        on={friends}
        onChange={(on) => onChange({ ...watching, friends: on })}
      />
      <Switch
        label={fresh.spectators}
        hint={fresh.spectatorsHint}
        on={spectators}
        onChange={(on) => onChange({ ...watching, spectators: on })}
      />
      {spectators && (
        <label className="field">
          <span>{t.delay}</span>
          <select value={delay} onChange={(event) => onChange({ ...watching, delay: Number(event.target.value) })}>
            {DELAYS.map((moves) => (
              <option key={moves} value={moves}>
                {moves === 0 ? t.delayNone : t.delayMoves(moves)}
              </option>
            ))}
          </select>
          <small>{t.delayHint}</small>
        </label>
      )}
      {spectators && delay === 0 && (
        <Switch
          label={t.openChat}
          hint={t.openChatHint}
          on={openChat}
          onChange={(on) => onChange({ ...watching, openChat: on })}
        />
      )}
    </>
  );
}

export function watchingWords({ listed, spectators, delay }: Watching, t: Texts): string {
  if (!spectators) return t.fresh.nobodyWatches;
  return [t.fresh.watchers(listed), delay > 0 && t.fresh.lateBy(delay)].filter(Boolean).join(', ');
}
