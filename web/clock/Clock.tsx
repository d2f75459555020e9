/** One clock face: its width does not change as the figures do. */
import type { SeatClock, TimeRules } from '@cantiere/server/protocol';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { isUrgent, leftWords } from './left.ts';
import { useLeft } from './useLeft.ts';

interface Props {
  readonly clock: SeatClock | undefined;
  readonly ahead: number;
  readonly kind: TimeRules['kind'];
  /** Whose, for those who do not see it. */
  readonly label: string;
  readonly large?: boolean;
}

export function Clock({ clock, ahead, kind, label, large = false }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const left = useLeft(clock, ahead);
  if (left === undefined) return null;
  const running = clock?.deadline !== undefined;
  const words = leftWords(left, t);
  const until =
    clock?.deadline !== undefined && kind === 'turns' ? t.clock.until(dateWords(clock.deadline, language)) : undefined;
  return (
    <span
      className={`clock ${large ? 'large' : ''} ${running ? 'running' : ''} ${running && isUrgent(left, kind) ? 'urgent' : ''}`}
      role="timer"
      aria-label={`${label}: ${words}`}
      title={until}
    >
      <Glyph name="clock" size={large ? 17 : 14} />
      <b>{words}</b>
    </span>
  );
}

const dateWords = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
