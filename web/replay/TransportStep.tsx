// A button of those that go along a game: first, back, play, next, last.
import { Glyph, type GlyphName } from '../kit/Glyph.tsx';

interface Props {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly blocked: boolean;
  press(): void;
}

/** Stays in reach of the keyboard at the ends, where it does nothing. */
export function TransportStep({ glyph, label, blocked, press }: Props) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={blocked} onClick={() => !blocked && press()}>
      <Glyph name={glyph} size={22} />
    </button>
  );
}
