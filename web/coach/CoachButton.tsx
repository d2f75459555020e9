/** Opens the coach: in the header, in a phone's bar, in a replay. */
import { Glyph } from '../kit/Glyph.tsx';
import { COACH_KEY, useCoachLabel } from './label.ts';

interface Props {
  readonly on: boolean;
  toggle(): void;
  readonly className: string;
  /** Only the sign is seen. */
  readonly short?: boolean;
}

export function CoachButton({ on, toggle, className, short = false }: Props) {
  const t = useCoachLabel();
  return (
    <button
      type="button"
      className={`${className} coach-button`}
      aria-pressed={on}
      aria-label={short ? t.button : undefined}
      title={`${t.title} (${COACH_KEY})`}
      onClick={toggle}
      data-coach-button
    >
      <Glyph name="whistle" size={19} />
      {!short && <span>{t.button}</span>}
    </button>
  );
}
