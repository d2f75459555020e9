/** Hours in which nothing comes. */
import { useState } from 'react';
import type { NoticeSettings } from '@cantiere/server/protocol';
import { Switch } from '../kit/Switch.tsx';
import { useTexts } from '../text/index.ts';

const USUAL = { from: 22 * 60, to: 8 * 60 };

type Quiet = NonNullable<NoticeSettings['quiet']>;

interface Props {
  readonly mine: NoticeSettings;
  choose(change: { quiet?: Quiet | undefined }): Promise<void>;
}

export function QuietHours({ mine: { quiet, zone }, choose }: Props) {
  const t = useTexts().notices;
  return (
    <div className="notice-way">
      <Switch
        label={t.quiet}
        hint={t.quietHint(zone)}
        on={quiet !== undefined}
        onChange={(on) => void choose({ quiet: on ? USUAL : undefined })}
      />
      {quiet && (
        <div className="quiet-hours">
          <Time label={t.from} minute={quiet.from} onChange={(from) => void choose({ quiet: { ...quiet, from } })} />
          <Time label={t.to} minute={quiet.to} onChange={(to) => void choose({ quiet: { ...quiet, to } })} />
        </div>
      )}
    </div>
  );
}

interface TimeProps {
  readonly label: string;
  readonly minute: number;
  onChange(minute: number): void;
}

/** Holds when it is left: a half-typed hour is none. */
function Time({ label, minute, onChange }: TimeProps) {
  const [typed, setTyped] = useState<string>();
  const two = (n: number): string => String(n).padStart(2, '0');
  const leave = (): void => {
    const [hours, minutes] = (typed ?? '').split(':').map(Number);
    if (hours !== undefined && minutes !== undefined) onChange(hours * 60 + minutes);
    setTyped(undefined);
  };
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="time"
        required
        value={typed ?? `${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
      />
    </label>
  );
}
