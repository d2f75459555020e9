/** At a bot's step of a replay: asks why it did that. */
import { Glyph } from '../kit/Glyph.tsx';
import { COACH_KEY, useCoachLabel } from './label.ts';

interface Props {
  readonly name: string;
  readonly on: boolean;
  /** Only the sign is seen. */
  readonly short: boolean;
  toggle(): void;
}

export function WhyButton({ name, on, short, toggle }: Props) {
  const t = useCoachLabel();
  return (
    <button
      type="button"
      className={`button why-step ${short ? 'icon' : ''}`}
      aria-pressed={on}
      aria-label={t.whyOf(name)}
      title={`${t.whyOf(name)} (${COACH_KEY})`}
      onClick={toggle}
      data-why-button
    >
      <Glyph name="whistle" size={18} /> {!short && t.whyLong}
    </button>
  );
}
